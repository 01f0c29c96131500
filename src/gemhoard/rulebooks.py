"""Where the rulebooks of our own games are: inside an installed package, or beside it in a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).parent
PLACES = (PACKAGE / "rulebook", PACKAGE.parents[1] / "rulebook")


def rulebook_folder(game: str) -> Path | None:
    """The folder with a Markdown file a language, if there is one."""
    return next((place / game for place in PLACES if (place / game).is_dir()), None)
