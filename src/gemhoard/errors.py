"""What goes wrong because of what was asked for, and not because of us."""


class UserError(ValueError):
    """Its text is one sentence for the user."""

    def text(self, language: str) -> str:
        """The sentence, in that language where there are words for it."""
        return str(self)
