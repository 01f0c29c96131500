"""Bots play by what their seat may know."""

import io
import pickle

import numpy as np
import own_bot
import pytest
from bots_table import positions

from gemhoard.bots import BotError, bot_for, bot_named, check_bot, decide, fingerprint, levels_for
from gemhoard.bots.specs import source_hash
from gemhoard.games import CHANCE, GAMES
from gemhoard.games.chance import below, new_rng
from gemhoard.games.engine import INTERPRETED

# By simulations and not by time: what a clock cuts short cannot come out the same twice.
RUNGS = (
    ["random", "greedy", "policy", "search:12", pytest.param("master:12", marks=pytest.mark.slow)]
    if INTERPRETED
    else ["random", "greedy", "policy", "search:300", "master:300"]
)


# Every number of players, and every option in some way other than its default.
TABLES = [
    ("emerald", 2, {"open_ransom": True}),
    ("emerald", 3, {}),
    ("emerald", 4, {"passing": True}),
    ("emerald", 5, {"passing": True, "open_ransom": True}),
    ("kadora", 2, {}),
    ("kadora", 3, {"viewpoints": "seats"}),
    ("kadora", 4, {"missing": [1, 2, 3, 4, 5, [1, 2, 3]]}),
    ("kadora", 5, {}),
]
SEEDS = (1, 2)
if INTERPRETED:  # A search takes seconds.
    TABLES, SEEDS = TABLES[1::4], (1,)
DECISIONS = {
    "emerald": {"move", "second", "take", "capture", "ransom"},
    "kadora": {"give", "place", "draw"},
}


def choices_of_every_phase(game, players, options, count):
    """Of each phase so many positions in which a seat has a choice, spread over a few random games."""
    rules, found = GAMES[game], {}
    for seed in range(4):
        for state in positions(game, players, seed, options):
            if len(rules.legal(state)) > 1:
                found.setdefault(rules.phase(state), []).append(state)
    assert found.keys() == DECISIONS[game]
    return [states[len(states) * i // count] for states in found.values() for i in range(count)]


@pytest.mark.parametrize("bot", RUNGS)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_states_that_a_seat_cannot_tell_apart_give_the_same_choice(bot, game, players, options):
    rules, differ = GAMES[game], 0
    for state in choices_of_every_phase(game, players, options, count=1 if INTERPRETED else 6):
        other = rules.redeal(state, rules.actor(state), seed=99)
        differ += rules.pack(state) != rules.pack(other)
        for seed in SEEDS:
            choice = decide(bot_named(bot), rules, state, seed)
            assert choice == decide(bot_named(bot), rules, other, seed)
    assert differ


@pytest.mark.parametrize("bot", RUNGS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_bot_plays_any_decision_of_the_game(bot, game, players):
    rules = GAMES[game]
    for state in positions(game, players, seed=8)[:: 30 if INTERPRETED else 1]:
        assert decide(bot_named(bot), rules, state, 3) in rules.legal(state)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game):
    assert share_of("greedy", "random", game, games=10 if INTERPRETED else 40) > 0.6


@pytest.mark.skipif(INTERPRETED, reason="a search needs compiled rules to play a whole game")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("bot", "other"), [("search:500", "greedy"), ("master:300", "search:300")])
def test_each_bot_beats_the_one_before(bot, other, game):
    """By how much takes hundreds of deals to say: docs/strength.md. A network that had learned nothing, or
    whose features had changed their order, would be no better than none."""
    assert share_of(bot, other, game, games=30) > 0.6


def share_of(bot: str, other: str, game: str, games: int) -> float:
    """The share of games that the first bot wins against the second, each deal from both seats."""
    rules, share = GAMES[game], 0.0
    for number in range(games):
        state, rng, seat = rules.new(2, seed=number // 2), new_rng(number // 2), number % 2
        while not rules.is_over(state):
            actor, luck, legal = rules.actor(state), below(rng, 1 << 30), rules.legal(state)
            if actor == CHANCE:
                action = legal[luck % len(legal)]
            else:
                action = decide(bot_named(bot if actor == seat else other), rules, state, luck)
            rules.apply(state, action)
        winners = rules.winners(state)
        share += (seat in winners) / len(winners)
    return share / games


@pytest.mark.parametrize("game", GAMES.values())
def test_the_levels_are_bots(game):
    names = ["page", "squire", "knight", "captain", "baron", "count", "duke", "dragon"]
    assert list(game.levels) == names
    assert [bot_for(game, level).name for level in names] == names


@pytest.mark.parametrize(
    "spec",
    ["", "search:", "search:0", "search:-5", "greedy:100", "policy:5", "searc", "search:5s", "search:5@x"],
)
def test_a_bot_that_there_is_not_is_refused_with_those_that_there_are(spec):
    with pytest.raises(BotError, match="random, greedy, policy, search, master"):
        bot_named(spec)


def refuse(file) -> None:
    with pytest.raises(BotError, match=r"no network for emerald in .*network\.npz"):
        check_bot(f"master:10@{file}", GAMES["emerald"])


@pytest.mark.parametrize("content", [None, b"", b"PK\3\4 torn", "kadora"])
def test_a_file_without_a_network_for_the_game_is_refused(tmp_path, content):
    file = tmp_path / "network.npz"
    if content is not None:
        file.write_bytes(content if isinstance(content, bytes) else GAMES[content].network.read_bytes())
    refuse(file)


NETWORK = GAMES["emerald"].network.read_bytes()
LISTED = NETWORK.index(b"PK\1\2")  # where the zip tells of its first file


def with_byte(at: int, value: int) -> bytes:
    return NETWORK[:at] + bytes([value]) + NETWORK[at + 1 :]


def as_npy() -> bytes:
    file = io.BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


def with_an_open_bracket() -> bytes:
    file = io.BytesIO()
    np.savez(file, **np.load(io.BytesIO(NETWORK)))
    return file.getvalue().replace(b"), }", b"  , }")


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(NETWORK[:200] + b"\xff" * 100 + NETWORK[300:], id="no zlib stream"),
        pytest.param(with_byte(LISTED + 8, 1), id="encrypted"),
        pytest.param(with_byte(LISTED + 10, 14), id="no lzma stream"),
        pytest.param(with_byte(LISTED + 10, 97), id="packed in a way that nobody knows"),
        pytest.param(with_an_open_bracket(), id="no Python in its header"),
        pytest.param(as_npy(), id="one array alone"),
    ],
)
def test_a_damaged_network_is_refused(tmp_path, content):
    file = tmp_path / "network.npz"
    file.write_bytes(content)
    refuse(file)


def test_what_is_wrong_with_a_bot_is_told_in_every_language_and_whole():
    with pytest.raises(BotError) as refused:
        bot_named("hal")
    for error in (refused.value, pickle.loads(pickle.dumps(refused.value))):
        for language, words in (("en", "There is no bot"), ("nl", "Er is geen bot"), ("de", "keinen Bot")):
            text = error.text(language)
            assert words in text and "random, greedy" in text and "spiel-ismcts" in text


def test_a_bot_carries_its_network_to_where_the_file_is_not(tmp_path):
    game, file = GAMES["kadora"], tmp_path / "network.npz"
    file.write_bytes(game.network.read_bytes())
    bot = bot_named(f"master:8@{file}")
    file.unlink()
    elsewhere = pickle.loads(pickle.dumps(bot))
    assert elsewhere == bot and elsewhere.weights.content == game.network.read_bytes()
    state = game.first_choice(2)
    assert decide(elsewhere, game, state, 1) == decide(bot_named("master:8"), game, state, 1)


def test_a_bot_is_known_by_what_is_in_its_network_file(tmp_path):
    file, found = tmp_path / "network.npz", set()
    for content in (b"one", b"two"):
        file.write_bytes(content)
        found.add(fingerprint(bot_named(f"master:8@{file}")))
    assert len(found) == 2 and fingerprint(bot_named("master:8")) == ""


# ------------------------------------------------------------------ external bots


def test_another_version_of_an_external_bot_does_not_play(tmp_path, monkeypatch):
    game, source = GAMES["kadora"], tmp_path / "own.py"
    own_bot.install(monkeypatch, source, "own")
    sent = pickle.dumps(bot_named("own:50"))
    state = game.first_choice(2)
    assert decide(pickle.loads(sent), game, state, 1) in game.legal(state)
    own_bot.change(source)
    with pytest.raises(BotError, match="version of the bot “own:50”"):
        decide(pickle.loads(sent), game, state, 1)


@pytest.mark.parametrize(("path", "module"), [("own.py", "own"), ("mine/bots/own.py", "mine.bots.own")])
def test_an_external_bot_is_known_by_the_sources_of_its_package(tmp_path, monkeypatch, path, module):
    file = tmp_path / path
    own_bot.install(monkeypatch, file, module)
    made = source_hash("own")
    assert made and made == source_hash("own:50")
    own_bot.forget()
    assert source_hash("own") == made
    own_bot.change(file)
    assert source_hash("own") != made


def test_another_module_of_its_package_counts_too(tmp_path, monkeypatch):
    own_bot.install(monkeypatch, tmp_path / "mine/own.py", "mine.own")
    made = source_hash("own")
    (tmp_path / "mine/sense.py").write_text("WORTH = 3")
    own_bot.forget()
    assert source_hash("own") != made


@pytest.mark.parametrize("spec", ["greedy", "policy", "dragon", "master:8@file", "spiel-mcts:50", "nobody"])
def test_bots_of_ours_are_known_by_the_program(spec):
    assert source_hash(spec) == ""


# ------------------------------------------------------------------ what a game lacks is not offered


def game_without(**missing):
    """Emerald, if nobody had written these parts."""
    rules = GAMES["emerald"].rules._replace(**dict.fromkeys(missing.pop("rules", ())))
    return type("Less", (type(GAMES["emerald"]),), missing | {"rules": rules})()


def test_levels_that_a_game_cannot_support_are_not_offered():
    assert levels_for(GAMES["emerald"]) == list(GAMES["emerald"].levels)
    assert levels_for(game_without(network=None)) == []
    usual = game_without(levels={})
    assert levels_for(usual) == ["squire", "knight", "baron", "dragon"]
    assert levels_for(game_without(levels={}, network=None)) == ["squire", "knight"]
    assert levels_for(game_without(levels={}, network=None, rules=["heuristic"])) == ["knight"]


@pytest.mark.parametrize(
    ("bot", "game", "words"),
    [
        ("master:10", game_without(network=None), "has no trained network"),
        ("policy", game_without(network=None), "has no trained network"),
        ("dragon", game_without(network=None), "has no trained network"),
        ("greedy", game_without(rules=["heuristic"]), "needs a heuristic"),
    ],
)
def test_a_bot_that_lacks_something_is_refused(bot, game, words):
    with pytest.raises(BotError, match=words):
        check_bot(bot, game)
