"""What goes wrong because of what was asked for, and not because of us."""


class ToldError(ValueError):
    """Its text is one sentence for whoever asked."""
