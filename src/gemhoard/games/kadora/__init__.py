"""Kadora, a game of pirates and diamonds. `rules.py` has the rules, in the order of the rulebook."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

import numpy as np

from gemhoard.games.chance import new_rng
from gemhoard.games.engine import NOBODY, State
from gemhoard.games.errors import RuleError
from gemhoard.games.events import CoachedEvent, Code, Event
from gemhoard.games.game import Game, Rules
from gemhoard.games.kadora import (
    heuristic,
    observation,
    preview,
    refusals,
    rules,
    scoring,
    solver,
    standing,
    story,
    symmetry,
    text_board,
    views,
)
from gemhoard.games.kadora import state as states
from gemhoard.games.kadora.actions import MAX_SEATS, OBJECTS, WORDS
from gemhoard.games.kadora.components import (
    CARD_NAMES,
    COLOUR,
    COLOURS,
    HAND,
    KIND,
    KINDS,
    MISSING,
    NO_CARD,
    PILE_CARDS,
    RING,
    SET_ASIDE,
    VALUE,
    VALUES,
)
from gemhoard.games.kadora.crests import CRESTS
from gemhoard.games.kadora.features import ACTION, FEATURES, write_action_features, write_features
from gemhoard.games.kadora.kinds import EVENT_KINDS
from gemhoard.games.options import Option, is_whole
from gemhoard.games.standing import Standing
from gemhoard.rulebooks import rulebook_folder


def read_missing(value: Any) -> tuple[tuple[int, ...], ...]:
    """K1.3 Six entries, each a value or a list of three, by kind."""
    if not isinstance(value, list | tuple) or len(value) != len(COLOURS):
        raise ValueError
    return tuple(tuple(_read_entry(entry)) for entry in value)


def _read_entry(entry: Any) -> list[int]:
    values = list(entry) if isinstance(entry, list | tuple) else [entry] * len(KINDS)
    if len(values) != len(KINDS) or not all(is_whole(v) and 1 <= v <= VALUES for v in values):
        raise ValueError
    return values


class Kadora(Game):
    name = "kadora"
    rule_prefix = "K"
    player_counts = range(2, 6)
    players_rule = "K1.1"
    end_rule = "K4.1"
    options: ClassVar = {
        "missing": Option(list(MISSING), "K1.3", range(1, VALUES + 1), COLOURS, read_missing),
        "viewpoints": Option("shared", "K3.12", ("shared", "seats")),
    }
    endings = ("last-round",)
    event_kinds = EVENT_KINDS
    coached_events = (
        CoachedEvent("majority", "majority", 1, True, "K4.3"),
        CoachedEvent("gives", "gives", 1, True, "K3.1"),
        CoachedEvent("receives", "gives", 2, False, "K3.1"),
        CoachedEvent("full-block", "collects-unlike", 1, False, "K3.7"),
    )
    cited_numbers: ClassVar = story.CITED_NUMBERS
    revealing = frozenset({"draws", "refills", "shows-hand"})
    disclosing = frozenset({"places"})
    result_events = frozenset({"majority", "scores", "wins", "shares-win"})
    state_type = states.STATE
    words = WORDS
    objects: ClassVar = OBJECTS
    phases = states.PHASES
    most_choices = 96
    crests = CRESTS
    rulebook = rulebook_folder(name)
    lesson = Path(__file__).parent / "lesson.json"
    puzzles = Path(__file__).parent / "puzzles.json.gz"
    solver: ClassVar = solver
    network = Path(__file__).parent / "network.npz"
    play_on_counts = frozenset({3, 4, 5})
    # The lower ones choose by the network's policy, with more or less care. Tuned for even steps.
    levels: ClassVar = {
        "page": "policy~2.5",
        "squire": "policy~1.2",
        "knight": "policy~0.7",
        "captain": "policy~0.35",
        "baron": "policy",
        "count": "master:30",
        "duke": "master:200",
        "dragon": "master:2000",
    }
    fewer_is_better = True

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
        transform=symmetry.transform,
        action_image=symmetry.action_image,
    )
    symmetries = symmetry.SYMMETRIES
    features = FEATURES.all
    feature_layout = FEATURES
    observation_layout = observation.OBSERVATION
    action_features = ACTION.all

    def virtual_players(self, players: int) -> int:
        """K4.7 With two players the cards set aside are a virtual player's."""
        return 1 if players == 2 else 0

    def blank_state(self, players: int, first: int, options: dict[str, Any]) -> State:
        return states.blank(players, first, options["missing"], options["viewpoints"] == "seats")

    def read_setup(self, state: State, setup: Any) -> None:
        players = int(state.players)
        left, right = (
            _read_cards(setup, pile, int(PILE_CARDS[players]), "K2.4") for pile in ("left", "right")
        )
        aside = _read_cards(setup, "aside", int(SET_ASIDE[players]), "K2.1")
        ring = _read_cards(setup, "ring", len(RING), "K2.3")
        hands = _read_hands(setup, players)
        row = [*reversed(left), *reversed(right), *aside, *reversed(ring)]
        row += [card for hand in reversed(hands) for card in hand]
        if sorted(row) != sorted(state.stock.tolist()):
            raise RuleError("error-setup-deck", "K1.2", card=_odd_card(row, state.stock.tolist()))
        if state.first == NOBODY:
            raise TypeError("a set-up needs its start player")
        state.stock = row
        states.deal_out(state)

    def setup(self, state: State) -> dict[str, Any]:
        described = views.to_json(state)
        return {
            "aside": described["aside"],
            "hands": described["hands"],
            "ring": [CARD_NAMES[state.block[place]] for place in RING],
            "left": described["left"],
            "right": described["right"],
        }

    def table_options(self, state: State) -> dict[str, Any]:
        missing = _missing_values(state)
        differs = [[m] * len(KINDS) for m in MISSING] != missing
        options: dict[str, Any] = {"missing": [_shorten(entry) for entry in missing]} if differs else {}
        return options | ({"viewpoints": "seats"} if state.seats_read else {})

    def why_not(self, state: State, action: int) -> RuleError:
        return refusals.why_not(state, action)

    def scores(self, state: State) -> list[int]:
        penalties = np.zeros(MAX_SEATS, np.int64)
        count = scoring.write_penalties(state, penalties)
        return cast(list[int], penalties[:count].tolist())

    def result(self, state: State) -> dict[str, Any]:
        masks = {letter: int(scoring.majority_mask(state, c)) for c, letter in enumerate(COLOURS)}
        seats = range(int(scoring.scored_seats(state)))
        return super().result(state) | {
            "majorities": {c: [s for s in seats if mask >> s & 1] for c, mask in masks.items() if mask},
        }

    def to_json(self, state: State) -> dict[str, Any]:
        return views.to_json(state)

    def seen_by(self, state: State, seat: int) -> dict[str, Any]:
        return views.view(state, seat)

    def redeal_start(self, states: Sequence[State], seat: int, seed: int) -> State:
        return views.redeal_start(states, seat, new_rng(seed))

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
        return standing.standing(state)

    def event(self, code: Code, seat: int | None = None) -> Event:
        return story.event(code, seat)


CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}


def _read_cards(setup: Any, name: str, count: int, rule: str) -> list[int]:
    return _read_row(setup.get(name) if isinstance(setup, dict) else None, name, count, rule)


def _read_hands(setup: dict[str, Any], players: int) -> list[list[int]]:
    hands = setup.get("hands")
    if not isinstance(hands, list) or len(hands) != players:
        raise RuleError("error-setup-hands", "K2.2", players=players)
    return [_read_row(hand, "hands", HAND, "K2.2") for hand in hands]


def _read_row(cards: Any, name: str, count: int, rule: str) -> list[int]:
    if not isinstance(cards, list) or len(cards) != count:
        raise RuleError("error-setup-count", rule, pile=name, count=count)
    for card in cards:
        if not isinstance(card, str) or card not in CARD_NUMBERS:
            raise RuleError("error-setup-card", "K1.2", pile=name, card=str(card))
    return [CARD_NUMBERS[card] for card in cards]


def _odd_card(row: list[int], deck: list[int]) -> str:
    """A card that is there twice, or not in the deck at all."""
    odd = next((card for card in row if row.count(card) > 1), None)
    return CARD_NAMES[next(card for card in row if card not in deck) if odd is None else odd]


def _missing_values(state: State) -> list[list[int]]:
    """K1.3 Read off the cards of a game that nobody has played on yet."""
    cards = [*state.stock, *state.block, *state.hands.ravel()]
    missing = [[sum(range(1, VALUES + 1))] * len(KINDS) for _ in COLOURS]
    for card in cards:
        if card != NO_CARD:
            missing[COLOUR[card]][KIND[card]] -= int(VALUE[card])
    return missing


def _shorten(entry: list[int]) -> int | list[int]:
    return entry[0] if len(set(entry)) == 1 else entry
