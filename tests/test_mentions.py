"""Nothing but its own folders knows a particular game: neither its name nor its pieces nor its rules."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ("emerald", "kadora")

# The nouns of the two rulebooks that mean nothing else in a program.
NOUNS = (
    *("knights?", "dragons?", "castles?", "ransoms?", "chambers?", "nests?", "gems?", "gold"),
    *("treasure cards?", "pirates?", "diamonds?", "loot", "gifts?", "common loot"),
    *("towers?", "caves?", "move red"),
)
# Where an identifier has its words: knightsLeft, GEMS_LEFT, HTMLDragon.
SEAM = re.compile(r"_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
# Not the name of a colour in a style sheet: --gold.
MENTION = re.compile(rf"(?<!--)\b(?:{'|'.join((*GAMES, *NOUNS))})\d*\b|\b[EK]\d+[. ]\d+\b", re.IGNORECASE)

OWN = (
    *(f"src/gemhoard/games/{game}/" for game in GAMES),
    *(f"src/gemhoard/research/{game}_v0.py" for game in GAMES),
    *(f"web/src/games/{game}/" for game in GAMES),
    "src/gemhoard/locales/",
)

# Where a game is mentioned all the same, and why. A line that is listed and not there fails, too.
LEVELS = "the levels of the bots are ranks, in every game"
ALLOWED: dict[str, dict[str, str]] = {
    "src/gemhoard/bots/specs.py": {'"knight": "search': LEVELS, '"dragon": "master': LEVELS},
    "src/gemhoard/server/bots.py": {'DEFAULT_LEVEL = "knight"': LEVELS},
    "src/gemhoard/server/protocol.py": {"`level-knight`": LEVELS},
}


def sources() -> list[Path]:
    folders = {
        "src/gemhoard": ("py", "css"),
        "web/src": ("ts", "svelte", "css"),
        "web/build": ("ts", "js"),
        "web/public": ("webmanifest",),
    }
    outside = [ROOT / "run", ROOT / "hatch_build.py", ROOT / "web/index.html", ROOT / "web/vite.config.ts"]
    return outside + [
        path
        for folder, endings in folders.items()
        for ending in endings
        for path in sorted((ROOT / folder).rglob(f"*.{ending}"))
        if "server/page" not in path.as_posix() and "node_modules" not in path.parts
    ]


def mentions(path: Path) -> list[tuple[int, str]]:
    lines = path.read_text("utf-8").splitlines()
    return [(number, line.strip()) for number, line in enumerate(lines, 1) if is_mention(line)]


def is_mention(line: str) -> bool:
    return bool(MENTION.search(SEAM.sub(" ", line)))


@pytest.mark.parametrize(
    "text",
    [
        *("knight", "the dragon's", "knightsLeft", "leftKnights", "emeraldTheme", "dragon_x", "x_dragon"),
        *("GEMS_LEFT", "HTMLDragon", "Castle2", "treasureCards", "common_loot", "E3.4", "test_E3_4"),
    ],
)
def test_parts_of_identifiers_are_mentions(text: str):
    assert is_mention(text)


@pytest.mark.parametrize(
    "text", ["gemhoard", "Gemhoard", "var(--gold)", "nested", "golden", "midnight", "3.4"]
)
def test_other_words_are_none(text: str):
    assert not is_mention(text)


def test_a_game_is_mentioned_in_its_own_folders_alone():
    found = []
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(OWN):
            continue
        for number, line in mentions(path):
            if not any(part in line for part in ALLOWED.get(name, ())):
                found.append(f"{name}:{number}: {line}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_needed(name: str):
    lines = [line for _, line in mentions(ROOT / name)]
    assert all(any(part in line for line in lines) for part in ALLOWED[name])
