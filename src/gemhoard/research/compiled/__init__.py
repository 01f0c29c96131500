"""All compiled code of the environments: an edit here compiles anew, one in an adaptor does not."""
