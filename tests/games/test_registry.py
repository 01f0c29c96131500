"""Which games can be registered, and what is said of those that cannot."""

from importlib.metadata import EntryPoint
from typing import Any

import grimp
import numpy as np
import pytest

from gemhoard.games import GAMES, Game, GameError
from gemhoard.games.emerald import Emerald
from gemhoard.games.engine import record_type
from gemhoard.games.registry import Registry, check
from gemhoard.plugins import package_of, plugins


def emerald_with(**changes: Any) -> Game:
    return type("Changed", (Emerald,), changes)()


def problem(game: Game, *others: Game) -> str:
    with pytest.raises(GameError) as refused:
        check(game, others)
    return str(refused.value)


def fields(*names: str) -> Any:
    return record_type([(name, np.int8) for name in names])


def unsigned(*names: str) -> Any:
    return record_type([(name, np.uint8) for name in names])


@pytest.mark.parametrize("name", GAMES)
def test_our_games_can_be_registered(name: str):
    check(GAMES[name], [game for game in GAMES.values() if game.name != name])


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"player_counts": range(2, 8)}, "it has 7 players, and there is room for 5"),
        ({"words": [f"stop {i}" for i in range(5000)]}, "it has 5000 actions, and there is room for 4096"),
        ({"most_choices": 200}, "it has 200 legal actions at once, and there is room for 128"),
        ({"features": 70_000}, "it has 70000 features, and there is room for 65536"),
        ({"action_features": 70_000}, "it has 70000 features of an action, and there is room for 65536"),
        ({"player_counts": range(7, 1, -1)}, "`player_counts` must be ascending"),
        ({"player_counts": range(0)}, "`player_counts` must be ascending"),
        ({"player_counts": range(3)}, "from 1 or more"),
        ({"player_counts": range(2, 5, 2)}, "ascending without gaps"),
        ({"virtual_players": lambda self, players: 2}, "it has 2 virtual players, and there is room for 1"),
        ({"most_choices": "6"}, "`most_choices` must be a whole number from 1 on, and is '6'"),
        ({"most_choices": 0}, "`most_choices` must be a whole number from 1 on, and is 0"),
        ({"name": "Emerald!"}, "small letters"),
        ({"words": []}, "every action needs words"),
        ({"words": ["stop", ""]}, "every action needs words"),
        ({"rules": None}, "its `rules` must be"),
        ({"words": ["stop", "stop"]}, "two of its actions have the same words"),
        ({"words": ["fly"]}, "does not say what follows the verb fly"),
        ({"event": Game.event}, "its own says what the event moves is"),
        ({"state_type": fields("players", "phase", "actor")}, "its state has no field first"),
        ({"state_type": fields("players", "first", "phase", "actor", "size")}, "cannot have a field size"),
        ({"state_type": np.dtype([("actor", np.int8)])}, "must be made by `record_type`"),
        (
            {"state_type": unsigned("players", "first", "phase", "actor")},
            "field first of its state must be a sig",
        ),
        ({"features": 0}, "belong together"),
    ],
)
def test_a_game_that_does_not_fit_is_refused_in_one_line(changes: dict[str, Any], words: str):
    told = problem(emerald_with(**changes))
    assert words in told and told.startswith("the game ") and "\n" not in told


def test_states_that_compiled_code_could_mix_up_are_refused():
    """numba takes a record for another one that begins with the same fields."""
    short, long = (
        fields("players", "first", "phase", "actor"),
        fields("players", "first", "phase", "actor", "x"),
    )
    games = [emerald_with(name=name, state_type=each) for name, each in (("short", short), ("long", long))]
    assert "begins like that of short" in problem(games[1], games[0])
    assert "begins like that of long" in problem(games[0], games[1])


def test_two_games_do_not_share_the_prefix_of_their_rules():
    other = emerald_with(name="other", state_type=fields("actor", "phase", "first", "players"))
    assert "begin with E, as those of emerald do" in problem(other, GAMES["emerald"])


def test_a_package_that_cannot_be_loaded_is_named(monkeypatch):
    broken = EntryPoint("broken", "no_such_package.game:Broken", "gemhoard.games")
    monkeypatch.setattr("gemhoard.games.registry.plugins", lambda group: {"broken": broken})
    with pytest.raises(GameError, match="the game broken of no_such_package cannot be loaded"):
        Registry()["broken"]


def test_a_part_that_is_missing_is_named():
    game = emerald_with(name="unfinished")
    parts = {name: value for name, value in vars(Emerald).items() if name != "event_kinds"}
    game.__class__ = type("Unfinished", (Game,), parts | {"name": "unfinished"})
    assert problem(game) == "the game unfinished cannot be registered: it has no `event_kinds`"


def test_what_is_no_game_is_refused(monkeypatch):
    point = EntryPoint("list", "builtins:list", "gemhoard.games")
    monkeypatch.setattr("gemhoard.games.registry.plugins", lambda group: {"list": point})
    with pytest.raises(GameError, match=r"builtins:list is not a subclass of gemhoard\.games\.Game"):
        Registry()["list"]


def test_an_error_of_several_lines_is_told_in_one(monkeypatch):
    point = EntryPoint("broken", "games.test_registry:fail", "gemhoard.games")
    monkeypatch.setattr(EntryPoint, "load", lambda self: fail)
    monkeypatch.setattr("gemhoard.games.registry.plugins", lambda group: {"broken": point})
    with pytest.raises(GameError, match="cannot be loaded: TypeError: first second"):
        Registry()["broken"]


def fail() -> None:
    raise TypeError("first\nsecond")


def test_two_packages_cannot_add_games_of_the_same_name(monkeypatch):
    """Else one of them would take the place of the other unnoticed."""
    points = [
        EntryPoint("emerald", f"{each}:Emerald", "gemhoard.games") for each in ("gemhoard.games.emerald", "a")
    ]
    monkeypatch.setattr("gemhoard.plugins.entry_points", lambda group: points)
    with pytest.raises(GameError, match="a and gemhoard both have a game emerald"):
        Registry()["emerald"]


def test_a_game_is_registered_under_its_own_name(monkeypatch):
    point = EntryPoint("diamond", "gemhoard.games.emerald:Emerald", "gemhoard.games")
    monkeypatch.setattr("gemhoard.games.registry.plugins", lambda group: {"diamond": point})
    with pytest.raises(GameError, match="the game emerald is registered as diamond"):
        Registry()["diamond"]


def test_without_an_installed_package_there_is_a_hint(monkeypatch):
    monkeypatch.setattr("gemhoard.games.registry.plugins", lambda group: {})
    with pytest.raises(GameError, match="is gemhoard installed"):
        len(Registry())


# ------------------------------------------------------------------ no game imports another

POINTS = plugins("gemhoard.games")


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    packages = sorted(set(map(package_of, POINTS.values())))
    return grimp.build_graph(*packages, exclude_type_checking_imports=False)


@pytest.mark.parametrize("game", POINTS)
def test_a_game_imports_no_other_game(game: str, graph: grimp.ImportGraph):
    def modules(name: str) -> set[str]:
        module = POINTS[name].module
        return {module, *graph.find_descendants(module)}

    imported = {each for module in modules(game) for each in graph.find_modules_directly_imported_by(module)}
    assert imported
    assert not [name for name in POINTS if name != game and imported & modules(name)]
