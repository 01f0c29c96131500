"""What holds at every step of a game: nothing is lost, and what is kept twice agrees. And golden games."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from conformance.tables import TABLES, events_of
from golden.make import FOLDER, GAMES_KEPT, Golden, lines
from hypothesis import given, settings
from hypothesis import strategies as st

from gemhoard.games import GAMES, NOBODY, State
from gemhoard.games.chance import new_rng
from gemhoard.games.emerald import components as emerald
from gemhoard.games.emerald.state import colours_in_play, owner, start_places
from gemhoard.games.engine import INTERPRETED
from gemhoard.games.kadora import components as kadora
from gemhoard.games.kadora.state import lacks_bit
from gemhoard.testing.tables import Table

SEEDS = st.integers(0, 2**64 - 1)

few_games = settings(deadline=None, max_examples=2 if INTERPRETED else 6, derandomize=True, database=None)


def tables(name: str) -> Callable[..., Any]:
    mine = [table for table in TABLES if table.game.name == name]
    return pytest.mark.parametrize("table", mine, ids=str)


def steps(table: Table, seed: int) -> Iterator[tuple[str | None, State]]:
    """The words of each action with the state that it led to, from the deal to the end."""
    game, state, rng = table.game, table.new(seed), new_rng(seed ^ 1)
    yield None, state
    while not game.is_over(state):
        action = game.any_action(state, rng)
        game.apply(state, action)
        yield game.words[action], state


# ------------------------------------------------------------------ Emerald


@tables("emerald")
@given(seed=SEEDS)
@few_games
def test_emerald_loses_no_card(table: Table, seed: int):
    paid: Counter[int] = Counter()
    for words, state in steps(table, seed):
        if words and words.startswith("ransom ") and words != "ransom none":
            paid[int(words.split()[1])] += 1
        assert gold_on_the_table(state) + gold_in_hands(state) + paid == Counter(
            dict.fromkeys(range(1, 6), 5)
        )
        assert gems_on_the_table(state) + gems_owned(state) == Counter(dict.fromkeys(range(1, 5), 6))
        assert gone_cards_are_gone(state)


def gold_on_the_table(state: State) -> Counter[int]:
    return Counter(int(card) for card in state.gold if card)


def gems_on_the_table(state: State) -> Counter[int]:
    return Counter(int(card) for card in state.gems if card)


def gold_in_hands(state: State) -> Counter[int]:
    return Counter({value: int(state.hands[:, value].sum()) for value in range(1, 6)})


def gems_owned(state: State) -> Counter[int]:
    return Counter({kind: int(state.owned[:, kind].sum()) for kind in range(1, 5)})


def gone_cards_are_gone(state: State) -> bool:
    """A pile holds as many cards as its height says, at its bottom; two cards are left over."""
    for cards, starts, sizes, heights in (
        (state.gold, emerald.GOLD_PILE_STARTS, emerald.GOLD_PILE_SIZES, state.gold_height),
        (state.gems, emerald.GEM_PILE_STARTS, emerald.GEM_PILE_SIZES, state.gems_height),
    ):
        expected = [
            i < int(height) for size, height in zip(sizes.tolist(), heights, strict=True) for i in range(size)
        ] + [True, True]
        if (cards > 0).tolist() != expected or int(starts[-1]) + int(sizes[-1]) + 2 != len(cards):
            return False
    return True


@tables("emerald")
@given(seed=SEEDS)
@few_games
def test_emerald_loses_no_knight(table: Table, seed: int):
    colours = colours_in_play(table.players)
    each = start_places(table.players)
    for _, state in steps(table, seed):
        knights = state.knights.sum(axis=1, dtype=int) + state.chamber + state.nest
        assert knights.tolist() == [each] * colours + [0] * (5 - colours)
        assert state.knights[:, emerald.NOWHERE].sum() == 0
        assert state.treasures.sum() + state.treasures_left == emerald.TREASURES
        for seat in range(5):
            mine = [c for c in range(colours) if owner(state, c) == seat]
            assert state.treasures[seat] == sum(int(state.chamber[c]) for c in mine)


@tables("emerald")
@given(seed=SEEDS)
@few_games
def test_emerald_keeps_what_it_counts_in_step_with_the_knights(table: Table, seed: int):
    for _, state in steps(table, seed):
        assert state.crowd.tolist() == state.knights.sum(axis=0, dtype=int).tolist()
        for colour, places in enumerate(state.knights):
            standing = sum(1 << place for place, count in enumerate(places) if count)
            assert state.stands[colour] == standing
        in_play = [0] * 5
        for colour in range(colours_in_play(table.players)):
            in_play[owner(state, colour)] += int(state.knights[colour].sum())
        assert state.in_play.tolist() == in_play
        assert all(count > 0 for count in in_play[: table.players])


@tables("emerald")
@given(seed=SEEDS)
@few_games
def test_emerald_keeps_the_dragon_by_its_bar_and_the_ledger_true(table: Table, seed: int):
    bar, taken, four = 7, 0, NOBODY
    for _, state in steps(table, seed):
        assert bar <= state.bar <= min(bar + 1, 12)
        bar = int(state.bar)
        assert bar - 1 <= state.dragon <= bar + 3
        # Once given, the bonus for four different gems stays where it is; and its owner has all four.
        assert four in (NOBODY, state.four)
        four = int(state.four)
        assert four == NOBODY or (state.owned[four, 1:] > 0).all()
        hands = [Counter({seat: 0}) for seat in range(5)]
        entries = state.ledger[: state.ledger_length].tolist()
        assert len(entries) >= taken
        taken = len(entries)
        for seat, value in entries:
            hands[seat][seat] += 1 if value else -1
        assert [hand[seat] for seat, hand in enumerate(hands)] == state.hands.sum(axis=1, dtype=int).tolist()


@pytest.mark.parametrize("players", range(2, 6))
def test_emerald_tells_a_ransom_to_its_payer_alone(players: int):
    """Another card paid looks the same to everybody else."""
    table = Table(GAMES["emerald"], players)
    game, choices_met = table.game, 0
    for seed in range(4):
        before = table.new(seed)
        for _, state in steps(table, seed):
            if game.phase(before) == "ransom":
                _, *payments = game.legal(before)
                choices_met += len(payments) > 1
                others = [seat for seat in (*range(players), NOBODY) if seat != game.actor(before)]
                for seat in others:
                    assert len({what_a_seat_learns(table, before, pay, seat) for pay in payments}) == 1
            before = state.copy()
    assert choices_met > 0


def what_a_seat_learns(table: Table, before: State, action: int, seat: int) -> str:
    after = before.copy()
    table.game.apply(after, action)
    return repr((table.game.view(after, seat), events_of(table.game, before, action, seat)))


# ------------------------------------------------------------------ Kadora


@tables("kadora")
@given(seed=SEEDS)
@few_games
def test_kadora_loses_no_card(table: Table, seed: int):
    missing = table.options.get("missing", [1, 2, 3, 4, 5, 3])
    lacks = [entry if isinstance(entry, list) else [entry] * 3 for entry in missing]
    deck = sorted(
        f"{colour}{value}{kind}"
        for colour, lacking in zip("ROYGBP", lacks, strict=True)
        for kind, gap in zip("rsd", lacking, strict=True)
        for value in range(1, 6)
        if value != gap
    )
    assert len(deck) == 72
    for _, state in steps(table, seed):
        assert sorted(kadora.CARD_NAMES[card] for card in all_cards(state)) == deck


def all_cards(state: State) -> list[int]:
    loot = [
        colour * kadora.FACES + face
        for faces in state.loot
        for colour, mask in enumerate(faces)
        for face in range(kadora.FACES)
        if int(mask) >> face & 1
    ]
    laid = [*state.stock.tolist(), *state.block.tolist(), *state.hands.ravel().tolist()]
    return loot + [card for card in laid if card != kadora.NO_CARD]


@tables("kadora")
@given(seed=SEEDS)
@few_games
def test_kadora_keeps_what_it_counts_in_step_with_the_cards(table: Table, seed: int):
    for _, state in steps(table, seed):
        empty = [place for place, card in enumerate(state.block) if card == kadora.NO_CARD]
        assert state.empty == sum(1 << place for place in empty)
        assert state.loot_value.tolist() == [[worth(mask) for mask in faces] for faces in state.loot]
        assert state.lacks == sum(
            lacks_bit(colour, seat)
            for colour in range(6)
            for seat in range(table.players)
            if state.loot[seat, colour] == 0
        )
        for colour in range(6):
            assert state.leader[colour] == alone_at_the_top(state.loot_value[:, colour].tolist())


def worth(faces: int) -> int:
    return sum(face % 5 + 1 for face in range(15) if int(faces) >> face & 1)


def alone_at_the_top(values: list[int]) -> int:
    best = max(values)
    return values.index(best) if best > 0 and values.count(best) == 1 else NOBODY


@tables("kadora")
@given(seed=SEEDS)
@few_games
def test_kadora_keeps_hands_piles_and_block_as_the_rules_have_them(table: Table, seed: int):
    size = {2: 17, 3: 18, 4: 19, 5: 20}[table.players]
    aside = {2: 18, 3: 12, 4: 6, 5: 0}[table.players]
    for _, state in steps(table, seed):
        assert all(hand.tolist() == sorted(hand.tolist()) for hand in state.hands)
        if table.game.is_over(state):
            continue
        left, right = state.height.tolist()
        stands = (state.stock != kadora.NO_CARD).tolist()
        assert stands == [
            *(i < left for i in range(size)),
            *(i < right for i in range(size)),
            *[True] * aside,
            *[False] * (72 - 2 * size - aside),
        ]
        assert (state.last == -1) == (left + right > 0 or table.game.phase(state) == "draw")
        if table.game.phase(state) == "give":
            empty = int(state.empty).bit_count()
            assert kadora.NO_CARD not in state.hands[state.turn]
            assert empty > 0
            if state.last == -1:
                assert empty <= 4
                held = (state.hands != kadora.NO_CARD).sum(axis=1).tolist()
                assert held == [4] * table.players + [0] * (5 - table.players)


# ------------------------------------------------------------------ games kept, for both modes


@pytest.mark.parametrize("golden", GAMES_KEPT, ids=lambda golden: golden.path.stem)
def test_a_seed_plays_the_game_that_was_kept(golden: Golden):
    assert list(lines(golden)) == golden.path.read_text("utf-8").splitlines()


def test_no_game_is_kept_for_nothing():
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden.path.name for golden in GAMES_KEPT}
