"""Values of the options of our games beyond those that are offered, and all tables of our games."""

from typing import Any

from gemhoard.games import GAMES, Event, Game, State
from gemhoard.testing.tables import Table

# What `choices` does not list.
MORE_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "kadora": [
        {"missing": [5, 4, 1, 2, 3, 1]},
        {"missing": [[1, 2, 3], 4, [5, 5, 1], 2, [1, 2, 2], [3, 4, 5]]},
    ],
}

# What is no value at all.
NO_OPTIONS: dict[str, dict[str, list[Any]]] = {
    "emerald": {
        "passing": [None, 0, 1, "true", "", [], {}, 1.0],
        "open_ransom": [None, 0, 1, "false", [True]],
    },
    "kadora": {
        "missing": [
            None,
            3,
            "123453",
            {},
            [],
            [1, 2, 3, 4, 5],
            [1, 2, 3, 4, 5, 3, 1],
            [0, 2, 3, 4, 5, 3],
            [1, 2, 3, 4, 6, 3],
            [True, 2, 3, 4, 5, 3],
            [1.0, 2, 3, 4, 5, 3],
            ["1", 2, 3, 4, 5, 3],
            [None, 2, 3, 4, 5, 3],
            [[1, 2], 2, 3, 4, 5, 3],
            [[1, 2, 3, 4], 2, 3, 4, 5, 3],
            [[1, 2, [3]], 2, 3, 4, 5, 3],
            [[1, 2, 0], 2, 3, 4, 5, 3],
        ],
        "viewpoints": [None, "Shared", "", True, 0, [], ["seats"]],
    },
}

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "emerald": [{}, {"passing": True}, {"open_ransom": True}],
    "kadora": [{}, *MORE_OPTIONS["kadora"], {"viewpoints": "seats"}],
}
TABLES = [
    Table(GAMES[name], players, options)
    for name, each in OPTIONS.items()
    for options in each
    for players in GAMES[name].player_counts
]


def events_of(game: Game, before: State, action: int, seat: int | None = None) -> list[Event]:
    """What happens in a step, as a seat sees it."""
    return game.events(game.apply_and_log(before.copy(), action), seat)
