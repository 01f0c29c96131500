"""Kadora, a game of pirates and diamonds. `rules.py` has the rules, in the order of the rulebook."""

from typing import Any, ClassVar

from gemhoard.games.engine import NOBODY, State
from gemhoard.games.game import Event, Game, Option, RuleError, Rules, Standing, is_whole
from gemhoard.games.kadora import (
    features,
    numbers,
    outlook,
    preview,
    refusals,
    rules,
    scoring,
    sight,
    standing,
    story,
)
from gemhoard.games.kadora import state as states
from gemhoard.games.kadora.actions import OBJECTS, WORDS
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
    players_rule = "K1.1"
    end_rule = "K4.1"
    options: ClassVar = {
        "missing": Option(list(MISSING), "K1.3", range(1, VALUES + 1), COLOURS, read_missing),
        "viewpoints": Option("shared", "K3.12", ("shared", "seats")),
    }
    revealing = frozenset({"draws", "refills", "shows-hand"})
    state_type = states.STATE
    words = WORDS
    objects: ClassVar = OBJECTS
    phases = states.PHASES
    fewer_is_better = True

    rules = Rules(
        deal=states.deal,
        legal_actions=rules.legal_actions,
        apply=rules.apply,
        redeal_unknown=sight.redeal_unknown,
        winners_mask=scoring.winners_mask,
        outlook=outlook.outlook,
        note_sight=features.note_sight,
        write_numbers=numbers.write_numbers,
        note_action=features.note_action,
    )
    facts = features.SIGHT.all
    layout = features.SIGHT
    numbers = numbers.NUMBERS
    action_facts = features.CHOICE.all

    def lay_table(self, players: int, first: int, options: dict[str, Any]) -> State:
        return states.blank(players, first, options["missing"], options["viewpoints"] == "seats")

    def lay_out(self, state: State, setup: Any) -> None:
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
        described = sight.to_json(state)
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

    def result(self, state: State) -> dict[str, Any]:
        masks = {letter: int(scoring.majority_mask(state, c)) for c, letter in enumerate(COLOURS)}
        seats = range(int(scoring.scored_seats(state)))
        return {
            "scores": [int(scoring.penalty(state, seat)) for seat in seats],
            "winners": self.winners(state),
            "majorities": {c: [s for s in seats if mask >> s & 1] for c, mask in masks.items() if mask},
        }

    def to_json(self, state: State) -> dict[str, Any]:
        return sight.to_json(state)

    def seen_by(self, state: State, seat: int) -> dict[str, Any]:
        return sight.view(state, seat)

    def preview(self, state: State, action: int) -> dict[str, Any]:
        return preview.preview(state, action)

    def standing(self, state: State, seat: int | None = None) -> Standing:
        return standing.standing(state)

    def events(self, before: State, action: int, after: State, seat: int | None = None) -> list[Event]:
        return story.events(before, action, after, seat)


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
