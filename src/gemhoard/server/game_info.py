"""What the page gets about the games, with the texts and rulebooks that are not built into it."""

from functools import cache
from pathlib import Path

from gemhoard.bots import levels_for
from gemhoard.bots.ratings import ratings_for
from gemhoard.games import GAMES, Game, Option
from gemhoard.server.bots import first_level, usual_level
from gemhoard.server.errors import RefusedError
from gemhoard.server.protocol import GameInfo, OptionInfo
from gemhoard.words import LANGUAGES


def game_infos() -> list[GameInfo]:
    return [_game_info(game) for game in GAMES.values()]


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        least=game.player_counts[0],
        most=game.player_counts[-1],
        rule_prefix=game.rule_prefix,
        options=[_option_info(name, option) for name, option in game.options.items()],
        levels=levels_for(game),
        usual_level=usual_level(game),
        first_level=first_level(game),
        ratings=ratings_for(game),
        objects={verb: list(names) for verb, names in game.objects.items()},
        crests=list(game.crests),
        fewer_is_better=game.fewer_is_better,
        result_events=sorted(game.result_events),
        has_lesson=game.lesson is not None,
        has_puzzles=game.puzzles is not None,
        rulebook=sorted(path.stem for path in game.rulebook.glob("*.md")) if game.rulebook else [],
    )


def _option_info(name: str, option: Option) -> OptionInfo:
    return OptionInfo(
        name=name,
        rule=option.rule,
        default=option.default,
        choices=list(option.choices),
        parts=list(option.parts),
    )


# ------------------------------------------------------------------ files of the games


@cache
def texts(game: str, language: str) -> str:
    """The game's Fluent messages."""
    if folder := _folder(game, language, "texts"):
        files = sorted((folder / language).glob("*.ftl")) or sorted((folder / "en").glob("*.ftl"))
        return "\n".join(path.read_text("utf-8") for path in files)
    raise RefusedError("server-not-found", 404)


@cache
def rulebook(game: str, language: str) -> str:
    """The game's rules, as Markdown."""
    if folder := _folder(game, language, "rulebook"):
        for path in (folder / f"{language}.md", folder / "en.md"):
            if path.exists():
                return path.read_text("utf-8")
    raise RefusedError("server-not-found", 404)


def _folder(game: str, language: str, kind: str) -> Path | None:
    """Only for names that there are: both come from anybody."""
    return getattr(GAMES[game], kind) if game in GAMES and language in LANGUAGES else None
