"""A game that is as little as a game can be: for one or more, chance begins, nothing is hidden or cited."""

from pathlib import Path
from typing import Any

import numpy as np

from gemhoard.games import CHANCE, NOBODY, Game, State
from gemhoard.games.chance import below
from gemhoard.games.engine import record_type
from gemhoard.games.events import emit
from gemhoard.games.game import Rules

ROLL, STEP, OVER = range(3)
GOAL = 9
TEXTS = """
stairs-name = Stairs
stairs-rolls = The die shows { $face }.
stairs-climbs = { $who } climbs to { $height }.
stairs-wins = { $who } is up.
stairs-do-roll = Roll { $face }
stairs-do-climb = Climb
stairs-ask-step = Climb!
stairs-virtual = The stairs
"""


def deal(state, rng):
    """There is nothing to deal: chance begins, and `first` is whoever sits there."""
    if state.first == NOBODY:
        state.first = below(rng, state.players)
    state.seat, state.actor = state.first, CHANCE


def legal_actions(state, choices):
    if state.phase == ROLL:
        choices.actions[:2] = 0, 1
        return 2
    choices.actions[0] = 2
    return int(state.phase == STEP)


def apply(state, action, log=None):
    if action < 2:
        state.face = action + 1
        emit(log, 0, state.face)
        state.phase, state.actor = STEP, state.seat
        return
    state.height[state.seat] += state.face
    emit(log, 1, state.seat, state.height[state.seat])
    state.phase, state.actor = ROLL, CHANCE
    if state.height[state.seat] >= GOAL:
        emit(log, 2, state.seat)
        state.phase, state.actor = OVER, NOBODY
    else:
        state.seat = (state.seat + 1) % state.players


def winners_mask(state):
    heights = state.height[: state.players].tolist()
    return sum(1 << seat for seat, height in enumerate(heights) if height == max(heights))


def redeal_unknown(state, seat, rng):
    """Everything is known."""


class Stairs(Game):
    """Whoever is up first wins. Nobody ever has a choice."""

    name = "stairs"
    player_counts = range(1, 4)
    state_type = record_type(
        [
            ("height", np.int16, 3),
            ("face", np.int16),
            ("seat", np.int8),
            ("players", np.int8),
            ("first", np.int8),
            ("phase", np.uint8),
            ("actor", np.int8),
        ]
    )
    words = ("roll 1", "roll 2", "climb")
    objects = {"roll": ("face",), "climb": ()}  # noqa: RUF012
    phases = ("roll", "step", "over")
    open_events = {"rolls": ("", "face"), "climbs": ("", "seat", "height"), "wins": ("", "seat")}  # noqa: RUF012
    event_kinds = tuple(open_events)
    revealing = frozenset({"rolls"})
    most_choices = 2
    rules = Rules(deal, legal_actions, apply, redeal_unknown, winners_mask)

    def read_setup(self, state: State, setup: Any) -> None:
        state.seat, state.actor = state.first, CHANCE

    def setup(self, state: State) -> dict[str, Any]:
        return {}

    def scores(self, state: State) -> list[int]:
        return state.height[: state.players].tolist()

    def to_json(self, state: State) -> dict[str, Any]:
        return {"phase": self.phase(state), "height": self.scores(state), "seat": int(state.seat)}

    def seen_by(self, state: State, seat: int) -> dict[str, Any]:
        return self.to_json(state)


def stairs(folder: Path, **parts: Any) -> Game:
    """The game with its texts, and with other parts where a test asks for them."""
    (folder / "en").mkdir()
    (folder / "en" / "stairs.ftl").write_text(TEXTS)
    return type("WithTexts", (Stairs,), {"texts": folder, **parts})()
