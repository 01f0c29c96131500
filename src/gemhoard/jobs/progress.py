"""How many jobs are done, and how long the rest will take."""

import sys
import time
from typing import TextIO


class Progress:
    """On a terminal one line that is overwritten; elsewhere, as in a log, a line a minute."""

    WIDTH = 24
    RARELY = 60  # seconds

    def __init__(self, out: TextIO | None = None, what: str = "deals") -> None:
        # Not as a default: a test may have replaced and closed the one of import time.
        self.out, self.what = out or sys.stderr, what
        self.is_live = self.out.isatty()
        self.began, self.shown = time.monotonic(), 0.0

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def show(self, done: int, of: int) -> None:
        now = time.monotonic()
        if not self.shown and not self.is_live:
            self.shown = now  # The first may have waited for the compiler.
        if now - self.shown < (0.1 if self.is_live else self.RARELY):
            return
        self.shown = now
        left = clock((now - self.began) / done * (of - done))
        how_far = f"{done}/{of} {self.what}, {left} left"
        bar = "#" * (self.WIDTH * done // of)
        self.out.write(f"\r[{bar:{self.WIDTH}}] {how_far} \x1b[K" if self.is_live else f"{how_far}\n")
        self.out.flush()

    def clear(self) -> None:
        if self.is_live and self.shown:
            self.out.write("\r\x1b[K")
            self.out.flush()


def clock(seconds: float) -> str:
    """1:05 or 2:00:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
