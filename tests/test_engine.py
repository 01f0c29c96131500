"""What the rules are made of: chance, bits, records, and compiled code that never outlives its source."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gemhoard
from gemhoard.games import GAMES
from gemhoard.games.chance import below, new_rng, shuffle
from gemhoard.games.engine import (
    CHOICES,
    INTERPRETED,
    count_bits,
    lowest_bit,
    new_record,
    record_type,
    rule,
)
from gemhoard.games.limits import MOST_CHOICES
from gemhoard.games.play import game_of, play_games, play_randomly

# ------------------------------------------------------------------ chance

# Wyrand from the seed 42, as others publish it.
PUBLISHED = [12558987674375533620, 16846851108956068306, 14652274819296609082]


def wyrand(seed: int, count: int) -> list[int]:
    """The algorithm once more, by the book."""
    words, word, mask = [], seed, 2**64 - 1
    for _ in range(count):
        word = (word + 0xA0761D6478BD642F) & mask
        product = word * (word ^ 0xE7037ED1A0B428DB)
        words.append((product >> 64) ^ (product & mask))
    return words


def draws(seed: int, n: int, count: int) -> list[int]:
    rng = new_rng(seed)
    return [int(below(rng, n)) for _ in range(count)]


def test_the_stream_is_the_published_one():
    assert wyrand(42, 3) == PUBLISHED
    assert draws(42, 2**32, 3) == [word >> 32 for word in PUBLISHED]


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**63, 2**64 - 1])
def test_every_seed_has_the_stream_of_the_book(seed: int):
    for n in (1, 2, 3, 72, 1000, 2**31, 2**32):
        assert draws(seed, n, 200) == [word * n >> 64 for word in wyrand(seed, 200)]


def test_the_stream_is_the_same_in_both_modes():
    assert draws(42, 6, 20) == [4, 5, 4, 5, 2, 5, 1, 0, 5, 2, 0, 5, 0, 3, 0, 2, 1, 2, 5, 4]


def test_a_seed_counts_modulo_a_word():
    assert draws(-1, 1000, 10) == draws(2**64 - 1, 1000, 10)
    assert draws(2**64 + 5, 1000, 10) == draws(5, 1000, 10)


def test_two_streams_do_not_disturb_each_other():
    one, other = new_rng(1), new_rng(2)
    mixed = [(int(below(one, 100)), int(below(other, 100))) for _ in range(20)]
    assert [a for a, _ in mixed] == draws(1, 100, 20)
    assert [b for _, b in mixed] == draws(2, 100, 20)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 16, 25, 72, 100])
def test_numbers_below_n_are_in_range_and_alike(n: int):
    count = 200 * n
    seen = Counter(draws(2024, n, count))
    assert set(seen) == set(range(n))
    assert is_uniform(seen, n, count)


def is_uniform(seen: Counter[Any], kinds: int, count: int) -> bool:
    """A chi-square test, which a fair source fails about once in 30,000 times."""
    expected = count / kinds
    chi_square = sum((seen[kind] - expected) ** 2 / expected for kind in seen)
    chi_square += (kinds - len(seen)) * expected
    freedom = kinds - 1
    return chi_square <= freedom + 4 * (2 * freedom) ** 0.5 + 4


def test_the_chi_square_test_can_fail():
    assert not is_uniform(Counter({0: 600, 1: 400}), 2, 1000)
    assert not is_uniform(Counter({0: 500, 1: 500}), 3, 1000)


def test_successive_numbers_are_independent():
    numbers = draws(7, 5, 10_001)
    assert is_uniform(Counter(pairwise(numbers)), 25, 10_000)


def test_a_shuffle_keeps_every_card():
    cards = np.arange(72, dtype=np.uint8)
    shuffle(new_rng(5), cards)
    assert sorted(cards.tolist()) == list(range(72))
    assert cards.tolist() != list(range(72))


def test_a_shuffle_is_the_same_in_both_modes():
    cards = np.arange(12, dtype=np.uint8)
    shuffle(new_rng(99), cards)
    assert cards.tolist() == [8, 5, 9, 3, 0, 11, 10, 1, 6, 2, 4, 7]


def test_every_order_is_as_likely_as_any_other():
    rng, seen = new_rng(3), Counter()
    for _ in range(6000):
        cards = np.arange(4, dtype=np.uint8)
        shuffle(rng, cards)
        seen[tuple(cards.tolist())] += 1
    assert len(seen) == 24
    assert is_uniform(seen, 24, 6000)


def test_every_card_is_as_likely_on_every_place():
    rng = new_rng(4)
    seen: list[Counter[int]] = [Counter() for _ in range(13)]
    for _ in range(2600):
        cards = np.arange(13, dtype=np.uint8)
        shuffle(rng, cards)
        for place, card in enumerate(cards.tolist()):
            seen[card][place] += 1
    assert all(is_uniform(places, 13, 2600) for places in seen)


def test_a_shuffle_of_one_card_or_none_is_no_trouble():
    for size in (0, 1):
        cards = np.arange(size, dtype=np.uint8)
        shuffle(new_rng(1), cards)
        assert cards.tolist() == list(range(size))


# ------------------------------------------------------------------ bits


MASKS = [1, 2, 3, 8, 12, 0b1011000, 0xFFFF, 0x8000, 0x10000, 0x80000000, 0xFFFFFFFF, 0xF0F00000]


@pytest.mark.parametrize("mask", MASKS, ids=hex)
@pytest.mark.parametrize("of_type", [int, np.int64, np.uint64, np.uint32], ids=lambda each: each.__name__)
def test_bits_are_found_and_counted(mask: int, of_type: Any):
    assert lowest_bit(of_type(mask)) == next(i for i in range(64) if mask >> i & 1)
    assert count_bits(of_type(mask)) == bin(mask).count("1")


@pytest.mark.parametrize("mask", [1, 6, 0x7FFF, 0x8000, 0xFFFF], ids=hex)
def test_bits_of_a_short_mask_are_found_and_counted(mask: int):
    assert lowest_bit(np.uint16(mask)) == next(i for i in range(64) if mask >> i & 1)
    assert count_bits(np.uint16(mask)) == bin(mask).count("1")


def test_no_bits_are_none():
    assert count_bits(0) == 0
    assert count_bits(np.uint32(0)) == 0


# ------------------------------------------------------------------ records


def test_a_new_record_is_blank_and_its_fields_are_attributes():
    thing = new_record(record_type([("seat", np.int8), ("cards", np.uint16, (2, 3))]))
    assert thing.seat == 0
    assert thing.cards.tolist() == [[0, 0, 0], [0, 0, 0]]
    thing.seat, thing.cards[1, 2] = -2, 500
    other = thing.copy()
    other.cards[1, 2] = 7
    assert (int(thing.seat), int(thing.cards[1, 2]), int(other.seat)) == (-2, 500, -2)


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_no_field_hides_an_attribute_of_a_record(game: Any):
    """A field named like one would be read as the attribute."""
    assert not set(game.state_type.names) & set(dir(np.record))


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_list_of_actions_has_room_for_every_action(game: Any):
    assert len(game.words) <= np.iinfo(CHOICES["actions"].base).max


# ------------------------------------------------------------------ loops for every game


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_state_says_which_game_it_belongs_to(game: Any):
    assert game_of(game.new(2, seed=1)) is game


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
@pytest.mark.parametrize("players", [2, 5])
def test_many_games_are_those_games_one_after_another(game: Any, players: int):
    blank = game.blank(players)
    tables = np.zeros(2, game.state_type)
    tables[0] = blank
    tables = tables.view(type=np.recarray, dtype=game.state_type)
    played = play_games(tables, new_record(CHOICES), new_rng(8), 3)
    rng, choices, actions = new_rng(8), new_record(CHOICES), 0
    for _ in range(3):
        state = blank.copy()
        game.rules.deal(state, rng)
        actions += play_randomly(state, choices, rng)
    assert played == actions
    assert game.to_json(tables[1]) == game.to_json(state)
    assert game.to_json(tables[0]) == game.to_json(blank)


# ------------------------------------------------------------------ compiled code and its source


# Does a knight on field 10 wake the dragon, which is far away? Yes, beside a bar of four fields from 7 on.
PROBE = """
import json
from gemhoard.games import GAMES, engine
from gemhoard.games.emerald.rules import wakes_dragon

state = GAMES["emerald"].blank(2)
state.dragon, state.bar = 14, 7
wakes = bool(wakes_dragon(state, 10))
stats = getattr(wakes_dragon, "stats", None)
found = sum(stats.cache_hits.values()) if stats else 0
print(json.dumps({"wakes": wakes, "cache": str(engine.CACHE), "found": found}))
"""


def run_probe(source: Path, **env: str) -> dict[str, Any]:
    paths = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    program, ours = [sys.executable, "-c", PROBE], {**os.environ, **paths, **env}
    done = subprocess.run(program, env=ours, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the package, to be changed."""
    package = Path(gemhoard.__file__).parent
    shutil.copytree(package, tmp_path / "src" / "gemhoard", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def shorten_the_bar(source: Path) -> None:
    """To three fields, in another file than that of the rule which asks for it."""
    path = source / "gemhoard" / "games" / "emerald" / "components.py"
    text = path.read_text("utf-8")
    assert text.count("BAR_LENGTH = 4") == 1
    path.write_text(text.replace("BAR_LENGTH = 4", "BAR_LENGTH = 3"), "utf-8")


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_code_compiled_from_older_rules_is_never_run(source: Path, tmp_path: Path):
    compiled = {"NUMBA_CACHE_DIR": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    before = run_probe(source, **compiled)
    again = run_probe(source, **compiled)
    assert (before["wakes"], before["found"]) == (True, 0)
    # The same rules are found in the cache, or this test would show nothing.
    assert (again["wakes"], again["found"], again["cache"]) == (True, 1, before["cache"])

    shorten_the_bar(source)
    after = run_probe(source, **compiled)
    assert (after["wakes"], after["found"]) == (False, 0)
    assert after["cache"] != before["cache"]
    assert Path(after["cache"]).parent == Path(before["cache"]).parent == tmp_path / "cache"


@pytest.mark.slow
def test_every_change_of_the_source_has_a_cache_of_its_own(source: Path, tmp_path: Path):
    interpreted = {"NUMBA_CACHE_DIR": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "1"}
    first = run_probe(source, **interpreted)
    assert run_probe(source, **interpreted) == first
    shorten_the_bar(source)
    second = run_probe(source, **interpreted)
    (source / "gemhoard" / "games" / "third.py").write_text("NEW = True\n", "utf-8")
    third = run_probe(source, **interpreted)
    assert len({first["cache"], second["cache"], third["cache"]}) == 3
    assert (first["wakes"], second["wakes"]) == (True, False)


@pytest.mark.slow
def test_the_cache_lies_where_the_user_keeps_caches(source: Path, tmp_path: Path):
    found = run_probe(source, NUMBA_DISABLE_JIT="1", NUMBA_CACHE_DIR="", XDG_CACHE_HOME=str(tmp_path / "xdg"))
    assert Path(found["cache"]).parent == tmp_path / "xdg" / "gemhoard"


SCRIPT = """
from gemhoard.games.engine import rule

@rule
def twice(number):
    return 2 * number

print(twice(4))
"""


@pytest.mark.slow
def test_a_script_may_have_rules_of_its_own(tmp_path: Path):
    script = tmp_path / "script.py"
    for number in ("4", "5"):
        script.write_text(SCRIPT.replace("(4)", f"({number})").replace("2 *", f"{number} *"))
        done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=100)
        assert done.stdout == f"{int(number) ** 2}\n", done.stderr


# ------------------------------------------------------------------ records


def test_a_record_is_read_and_written_by_the_names_of_its_fields():
    inner = record_type([("x", np.int8)])
    record = new_record(record_type([("n", np.int16), ("row", np.int8, 3), ("inner", inner)]))
    record.n = 5
    record.row[1] = 7
    record.inner.x = 9
    assert (record.n, record["n"], record.row.tolist(), record.inner.x) == (5, 5, [0, 7, 0], 9)
    with pytest.raises(AttributeError, match="m"):
        _ = record.m
    with pytest.raises(AttributeError, match="m"):
        record.m = 1


def test_the_copy_of_a_record_is_its_own():
    record = new_record(record_type([("n", np.int16), ("row", np.int8, 3)]))
    twin = record.copy()
    twin.n, twin.row[0] = 1, 1
    assert record.tobytes() == bytes(5) and twin.tobytes() != bytes(5) and twin.dtype == record.dtype


def write_everywhere(choices, count):
    for i in range(count):
        choices.actions[i] = i
    return count


@pytest.mark.skipif(INTERPRETED, reason="NumPy checks every index")
def test_a_rule_of_another_package_cannot_write_past_an_array():
    assert not write_everywhere.__module__.startswith("gemhoard")
    list_too_many = rule(write_everywhere)
    room = np.zeros(2, CHOICES)
    assert list_too_many(room[0], MOST_CHOICES) == MOST_CHOICES
    with pytest.raises(IndexError):
        list_too_many(room[0], MOST_CHOICES + 1)
    assert room[1].actions.tolist() == [0] * MOST_CHOICES
