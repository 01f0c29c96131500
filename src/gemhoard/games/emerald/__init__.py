"""Emerald, a game of knights, gems and a dragon. `rules.py` has the rules, in the order of the rulebook."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

import numpy as np

from gemhoard.games.chance import new_rng
from gemhoard.games.emerald import (
    heuristic,
    observation,
    preview,
    refusals,
    rules,
    scoring,
    solver,
    standing,
    story,
    text_board,
    views,
)
from gemhoard.games.emerald import state as states
from gemhoard.games.emerald.actions import OBJECTS, WORDS
from gemhoard.games.emerald.components import (
    CAVE_FIELDS,
    GEM_DECK,
    GEM_PILE_SIZES,
    GEMS,
    GOLD_DECK,
    GOLD_PILE_SIZES,
)
from gemhoard.games.emerald.crests import CRESTS
from gemhoard.games.emerald.features import ACTION, FEATURES, write_action_features, write_features
from gemhoard.games.emerald.kinds import EVENT_KINDS
from gemhoard.games.engine import NOBODY, State
from gemhoard.games.errors import RuleError
from gemhoard.games.events import CoachedEvent, Code, CountedEvent, Event
from gemhoard.games.game import Game, Rules
from gemhoard.games.options import Option, is_whole
from gemhoard.games.standing import Standing
from gemhoard.rulebooks import rulebook_folder


class Emerald(Game):
    name = "emerald"
    rule_prefix = "E"
    player_counts = range(2, 6)
    players_rule = "E1.1"
    end_rule = "E7.1"
    options: ClassVar = {
        "passing": Option(False, "E3.1", (False, True)),
        "open_ransom": Option(False, "E6.6", (False, True)),
    }
    endings = ("ends-treasure", "ends-knights", "ends-passing")
    counted_events = (
        CountedEvent(
            "catches",
            "field",
            "Where does the dragon catch?",
            "catches",
            "How many knights the dragon catches on each field of the cave, a game.",
        ),
    )
    event_kinds = EVENT_KINDS
    coached_events = (
        CoachedEvent("caught", "catches", 1, False, "E6.5"),
        CoachedEvent("lost", "loses", 1, False, "E6.7"),
        CoachedEvent("treasure", "treasure", 1, True, "E4.1"),
        CoachedEvent("four-gems", "four-gems", 1, True, "E5.5"),
    )
    cited_numbers: ClassVar = story.CITED_NUMBERS
    revealing = frozenset({"turns-up-gold", "turns-up-gem", "rolls", "pays", "scores"})
    result_events = frozenset({"bonus", "no-bonus", "scores", "wins", "shares-win"})
    state_type = states.STATE
    words = WORDS
    objects: ClassVar = OBJECTS
    phases = states.PHASES
    most_choices = 16
    crests = CRESTS
    rulebook = rulebook_folder(name)
    lesson = Path(__file__).parent / "lesson.json"
    puzzles = Path(__file__).parent / "puzzles.json.gz"
    solver: ClassVar = solver
    network = Path(__file__).parent / "network.npz"
    # The lower ones choose by the network's policy, with more or less care. Tuned for even steps.
    levels: ClassVar = {
        "page": "policy~20",
        "squire": "policy~4",
        "knight": "policy~2",
        "captain": "policy~1.2",
        "baron": "policy~0.7",
        "count": "policy",
        "duke": "master:200",
        "dragon": "master:2000",
    }

    rules = Rules(
        deal=states.deal,
        legal_actions=rules.legal_actions,
        apply=rules.apply,
        redeal_unknown=views.redeal_unknown,
        redeal_unseen=views.redeal_unseen,
        winners_mask=scoring.winners_mask,
        heuristic=heuristic.heuristic,
        write_features=write_features,
        write_observation=observation.write_observation,
        write_action_features=write_action_features,
    )
    features = FEATURES.all
    feature_layout = FEATURES
    observation_layout = observation.OBSERVATION
    action_features = ACTION.all

    def blank_state(self, players: int, first: int, options: dict[str, Any]) -> State:
        return states.blank(players, first, options["passing"], options["open_ransom"])

    def read_setup(self, state: State, setup: Any) -> None:
        gold = _read_piles(setup, "gold", "E1.4", "E2.2", GOLD_PILE_SIZES.tolist(), GOLD_DECK.tolist())
        kinds = {gem: kind for kind, gem in enumerate(GEMS, start=1)}
        gems = _read_piles(setup, "gems", "E1.5", "E2.2", GEM_PILE_SIZES.tolist(), GEM_DECK.tolist(), kinds)
        if state.first == NOBODY:
            raise TypeError("a set-up needs its start player")
        state.gold, state.gems = gold, gems
        state.turn = state.actor = state.first

    def setup(self, state: State) -> dict[str, Any]:
        described = views.to_json(state)
        return {"gold": described["gold"], "gems": described["gems"]}

    def table_options(self, state: State) -> dict[str, Any]:
        return {name: True for name in self.options if state[name]}

    def why_not(self, state: State, action: int) -> RuleError:
        return refusals.why_not(state, action)

    def scores(self, state: State) -> list[int]:
        scores = np.zeros(states.MAX_SEATS, np.int64)
        count = scoring.write_scores(state, scores)
        return cast(list[int], scores[:count].tolist())

    def result(self, state: State) -> dict[str, Any]:
        bonuses = {gem: int(scoring.bonus_owner(state, kind)) for kind, gem in enumerate(GEMS, start=1)}
        return super().result(state) | {
            "bonuses": {k: s for k, s in (bonuses | {"four": int(state.four)}).items() if s != NOBODY},
        }

    def to_json(self, state: State) -> dict[str, Any]:
        return views.to_json(state)

    def seen_by(self, state: State, seat: int) -> dict[str, Any]:
        return views.view(state, seat)

    def redeal_start(self, states: Sequence[State], seat: int, seed: int) -> State:
        return views.redeal_start(states, new_rng(seed))

    def memory(self, state: State) -> dict[str, Any]:
        return views.memory(state)

    def preview(self, state: State, action: int) -> dict[str, Any]:
        return preview.previews(state, [action])[0]

    def previews(self, state: State) -> dict[int, dict[str, Any]]:
        actions = self.legal(state)
        return dict(zip(actions, preview.previews(state, actions), strict=True))

    def text_board(
        self, view: dict[str, Any], standing: Standing, seat: int, names: list[str], language: str
    ) -> Iterator[str]:
        return text_board.text_board(view, standing, seat, names, language)

    def standing(self, state: State, seat: int | None = None) -> Standing:
        return standing.standing(state, seat)

    def event(self, code: Code, seat: int | None = None) -> Event:
        return story.event(code, seat)


def _read_piles(
    setup: Any,
    name: str,
    cards_rule: str,
    piles_rule: str,
    sizes: list[int],
    deck: list[int],
    numbers: dict[str, int] | None = None,
) -> list[int]:
    """The nine piles of a set-up in a row, and behind them the cards that are left over."""
    piles = setup.get(name) if isinstance(setup, dict) else None
    if (
        not isinstance(piles, list)
        or len(piles) != CAVE_FIELDS
        or not all(isinstance(p, list) for p in piles)
    ):
        raise RuleError("error-setup-piles", piles_rule, pile=name)
    if [len(pile) for pile in piles] != sizes:
        raise RuleError("error-setup-sizes", piles_rule, pile=name, sizes=" ".join(map(str, sizes)))
    row = [_read_card(card, name, cards_rule, numbers) for pile in piles for card in reversed(pile)]
    left_over = Counter(deck)
    left_over.subtract(row)
    if min(left_over.values()) < 0 or len(left_over) > len(set(deck)):
        raise RuleError("error-setup-cards", cards_rule, pile=name)
    return row + sorted(left_over.elements())


def _read_card(card: Any, name: str, rule: str, numbers: dict[str, int] | None) -> int:
    if numbers is None and is_whole(card):
        return int(card)
    if numbers is not None and isinstance(card, str) and card in numbers:
        return numbers[card]
    raise RuleError("error-setup-card", rule, pile=name, card=str(card))
