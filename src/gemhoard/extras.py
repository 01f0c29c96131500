"""The packages that not everybody installs, and what is said where one of them is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from gemhoard.errors import UserError
from gemhoard.words import say


class MissingExtraError(UserError):
    """Something was asked for that needs an extra of this package."""

    def __init__(self, extra: str) -> None:
        super().__init__(extra)
        self.extra = extra

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        return say(language, "error-extra", extra=self.extra)


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: a package that is missing belongs to this extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "gemhoard").partition(".")[0] == "gemhoard":
            raise  # A mistake of ours, which no extra repairs.
        raise MissingExtraError(name) from None
