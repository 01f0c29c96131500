"""All compiled code of the environments: an edit here compiles it again, one in an adaptor does not."""
