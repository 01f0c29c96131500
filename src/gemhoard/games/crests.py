"""The sign of each seat: a colour and a picture, so that colour is never the only difference."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Crest:
    shape: Literal["shield", "round"]
    fill: str
    ink: str  # the colour of the picture
    path: str  # of the picture, as SVG writes it, in a square of 20 round the middle
    is_line: bool = False  # drawn with a pen, not filled


# For a game that has none: a dot, a triangle, a square, a cross, a ring, two bars, a star, a rhombus.
CRESTS = (
    Crest("round", "#a3272f", "#fff3dd", "M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"),
    Crest("round", "#1f58a8", "#eef6ff", "M0-8 8 6H-8z"),
    Crest("round", "#1d7044", "#f1fbe6", "M-6-6H6V6H-6z"),
    Crest("round", "#e3ae1c", "#4a3000", "M-6-6 6 6M6-6-6 6", is_line=True),
    Crest("round", "#6a3592", "#f7ecff", "M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0z", is_line=True),
    Crest("round", "#2d2a33", "#f4efe6", "M-4-7V7M4-7V7", is_line=True),
    Crest("round", "#b4540a", "#fff3dd", "M0-9 2.5-3 9-2.5 4 2 5.5 8.5 0 5-5.5 8.5-4 2-9-2.5-2.5-3Z"),
    Crest("round", "#0f6a78", "#e9fbff", "M0-8 7 0 0 8-7 0z"),
)
