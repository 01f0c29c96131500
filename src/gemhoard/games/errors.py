"""What the rules do not allow."""

from typing import Any

from gemhoard.errors import UserError
from gemhoard.words import say


class RuleError(UserError):
    """Something that the rules do not allow. Nothing has changed."""

    def __init__(self, reason: str, rule: str, **values: Any) -> None:
        self.reason = reason  # the id of the message that explains it
        self.rule = rule  # its id; empty where no rule is concerned
        self.values = {name: shorten(value) for name, value in values.items()}
        super().__init__(reason, rule, values)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> Any:
        # Errors are passed between processes. By default it would be made again from its arguments.
        return type(self).__new__, (type(self), *self.args), self.__dict__

    def text(self, language: str) -> str:
        """One sentence, with the rule that says so."""
        sentence = say(language, self.reason, **self.values)
        return f"{sentence} ({self.rule})" if self.rule else sentence


def shorten(value: Any) -> Any:
    """A text that fits into a sentence: what is wrong may come from anybody, and be of any length."""
    return f"{value[:57]}..." if isinstance(value, str) and len(value) > 60 else value
