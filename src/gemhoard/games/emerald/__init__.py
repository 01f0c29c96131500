"""Emerald, a game of knights, gems and a dragon. `rules.py` has the rules, in the order of the rulebook."""

from collections import Counter
from typing import Any, ClassVar

from gemhoard.games.emerald import (
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
from gemhoard.games.engine import NOBODY, State
from gemhoard.games.game import Event, Game, Option, RuleError, Rules, Standing, is_whole


class Emerald(Game):
    name = "emerald"
    players_rule = "E1.1"
    end_rule = "E7.1"
    options: ClassVar = {
        "passing": Option(False, "E3.1", (False, True)),
        "open_ransom": Option(False, "E6.6", (False, True)),
    }
    revealing = frozenset({"turns-up-gold", "turns-up-gem", "rolls", "pays", "scores"})
    state_type = states.STATE
    words = WORDS
    objects: ClassVar = OBJECTS
    phases = states.PHASES

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
        return states.blank(players, first, options["passing"], options["open_ransom"])

    def lay_out(self, state: State, setup: Any) -> None:
        gold = _read_piles(setup, "gold", "E1.4", "E2.2", GOLD_PILE_SIZES.tolist(), GOLD_DECK.tolist())
        kinds = {gem: kind for kind, gem in enumerate(GEMS, start=1)}
        gems = _read_piles(setup, "gems", "E1.5", "E2.2", GEM_PILE_SIZES.tolist(), GEM_DECK.tolist(), kinds)
        if state.first == NOBODY:
            raise TypeError("a set-up needs its start player")
        state.gold, state.gems = gold, gems
        state.turn = state.actor = state.first

    def setup(self, state: State) -> dict[str, Any]:
        described = sight.to_json(state)
        return {"gold": described["gold"], "gems": described["gems"]}

    def table_options(self, state: State) -> dict[str, Any]:
        return {name: True for name in self.options if state[name]}

    def why_not(self, state: State, action: int) -> RuleError:
        return refusals.why_not(state, action)

    def result(self, state: State) -> dict[str, Any]:
        bonuses = {gem: int(scoring.bonus_owner(state, kind)) for kind, gem in enumerate(GEMS, start=1)}
        return {
            "scores": [int(scoring.score(state, seat)) for seat in range(state.players)],
            "winners": self.winners(state),
            "bonuses": {k: s for k, s in (bonuses | {"four": int(state.four)}).items() if s != NOBODY},
        }

    def to_json(self, state: State) -> dict[str, Any]:
        return sight.to_json(state)

    def seen_by(self, state: State, seat: int) -> dict[str, Any]:
        return sight.view(state, seat)

    def memory(self, state: State) -> dict[str, Any]:
        return sight.memory(state)

    def preview(self, state: State, action: int) -> dict[str, Any]:
        return preview.preview(state, action)

    def standing(self, state: State, seat: int | None = None) -> Standing:
        return standing.standing(state, seat)

    def events(self, before: State, action: int, after: State, seat: int | None = None) -> list[Event]:
        return story.events(before, action, after, seat)


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
