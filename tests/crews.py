"""Crews that do not get to the end."""

from typing import Any


def stopped_after(units: int, done: list[Any] | None = None):
    """One that is stopped by Ctrl-C after so many units, and notes those that it began."""

    def hire(work):
        def play(todo):
            for number, unit in enumerate(todo):
                if number == units:
                    raise KeyboardInterrupt
                if done is not None:
                    done.append(unit)
                yield number, work(unit)

        return play

    return hire
