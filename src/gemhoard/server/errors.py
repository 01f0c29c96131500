"""What the server refuses, and how it says so."""

from typing import Any

from gemhoard.games import RuleError
from gemhoard.record import RecordError
from gemhoard.server.protocol import ErrorMessage


class RefusedError(RuleError):
    """Something that the server does not do. Nothing has changed."""

    def __init__(self, reason: str, status: int = 409, **values: Any) -> None:
        super().__init__(reason, "", **values)
        self.status = status  # as HTTP has it


def explain(error: RuleError) -> ErrorMessage:
    """What is sent. Values may hold what a stranger wrote, which need not even be text."""
    values = {name: _plain(value) for name, value in error.values.items()}
    cause = explain(error.cause) if isinstance(error, RecordError) and error.cause else None
    return ErrorMessage(type="error", reason=error.reason, rule=error.rule, values=values, cause=cause)


def _plain(value: Any) -> Any:
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
