"""What a table may choose before the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game: one of the choices, or one for each of the parts."""

    default: Any
    rule: str
    choices: Sequence[Any]
    parts: Sequence[str] = ()
    reader: Callable[[Any], Any] | None = None  # for an option that takes more than can be listed

    def read(self, value: Any) -> Any:
        """The value in its plain form, or a ValueError."""
        if self.reader:
            return self.reader(value)
        # By type as well: 1 is equal to True, and is not it.
        if not any(type(value) is type(choice) and value == choice for choice in self.choices):
            raise ValueError
        return value


def is_whole(value: Any) -> bool:
    """Whether this is a whole number, and not a truth value in disguise."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
