"""Pickaxe: dig for gold, stop in time, and keep your map secret. `rules.py` has the rules."""

from pathlib import Path
from typing import Any, ClassVar

from gemhoard.games import CHANCE, NOBODY, Game, RuleError, Source, Standing, State
from gemhoard.games.game import Rules
from gemhoard_pickaxe import features as seen
from gemhoard_pickaxe import rules as play
from gemhoard_pickaxe.rules import MAPS, OVER

HERE = Path(__file__).parent


class Pickaxe(Game):
    name = "pickaxe"
    player_counts = range(2, play.MOST_PLAYERS + 1)
    state_type = play.STATE
    words = play.WORDS
    objects: ClassVar = play.OBJECTS
    phases = play.PHASES
    most_choices = play.FACES
    event_kinds = tuple(play.EVENTS)
    open_events: ClassVar = play.EVENTS
    revealing = frozenset({"finds", "collapses", "scores"})
    result_events = frozenset({"scores", "wins", "shares-win"})
    endings = ("ends",)
    rule_prefix, players_rule, end_rule = "P", "P1.1", "P3.1"
    texts = HERE / "texts"
    rulebook = HERE / "rulebook"
    features = seen.LAYOUT.all
    feature_layout = seen.LAYOUT
    action_features = seen.ACTION_LAYOUT.all
    rules = Rules(
        deal=play.deal,
        legal_actions=play.legal_actions,
        apply=play.apply,
        redeal_unknown=play.redeal_unknown,
        winners_mask=play.winners_mask,
        heuristic=seen.heuristic,
        write_features=seen.write_features,
        write_action_features=seen.write_action_features,
    )

    def read_setup(self, state: State, setup: Any) -> None:
        maps = setup.get("maps") if isinstance(setup, dict) else None
        if not isinstance(maps, list) or {*map(repr, maps)} != {*map(repr, range(1, MAPS + 1))}:
            raise RuleError("pickaxe-setup", "P1.2")
        state.maps = maps
        state.turn = state.actor = state.first

    def setup(self, state: State) -> dict[str, Any]:
        return {"maps": state.maps.tolist()}

    def why_not(self, state: State, action: int) -> RuleError:
        return RuleError("pickaxe-why-not", "P2.1")

    def scores(self, state: State) -> list[int]:
        return [int(play.score(state, seat)) for seat in range(state.players)]

    def standing(self, state: State, seat: int | None = None) -> Standing:
        maps, store = self._maps(state, seat), state.store[: state.players].tolist()
        totals = [None if number is None else gold + number for gold, number in zip(store, maps, strict=True)]
        gold = Source("store", "P3.2", None, store, store, store)
        of_map = Source("map", "P3.2", None, [1] * len(maps), maps, maps)
        return Standing([gold, of_map], totals, [], "", [], {}, {"store": store})

    def to_json(self, state: State) -> dict[str, Any]:
        return self._describe(state, state.maps.tolist())

    def seen_by(self, state: State, seat: int) -> dict[str, Any]:
        maps = self._maps(state, seat)
        return self._describe(state, maps + [None] * (MAPS - len(maps)))

    def _maps(self, state: State, seat: int | None) -> list[int | None]:
        """P1.2 Only one's own, until all are shown."""
        is_open = seat is None or state.phase == OVER
        return [int(state.maps[s]) if is_open or s == seat else None for s in range(state.players)]

    def _describe(self, state: State, maps: list[Any]) -> dict[str, Any]:
        return {
            "phase": self.phase(state),
            "turn": int(state.turn),
            "actor": {CHANCE: "chance", NOBODY: None}.get(int(state.actor), int(state.actor)),
            "turns": int(state.turns),
            "pot": int(state.pot),
            "store": state.store[: state.players].tolist(),
            "maps": maps,
        }
