"""One live game, without a network: undo, stale answers, records."""

import pytest

from gemhoard.games import CHANCE, GAMES, RuleError
from gemhoard.record import random_record
from gemhoard.server.table import RefusedError, Table


def new_table(name="emerald", players=2, seed=1, **options) -> Table:
    game = GAMES[name]
    return Table(game, game.new(players, seed=seed, first=0, options=options))


def do(table: Table, words: str) -> None:
    actor = table.game.actor(table.state)
    table.add(table.act(actor, table.number, table.game.number(words)))


def undo(table: Table, seat: int) -> None:
    table.add(table.undo(seat, table.number))


def reason(call, *arguments) -> str:
    with pytest.raises(RuleError) as caught:
        call(*arguments)
    return caught.value.reason


def first(table: Table, verb: str) -> str:
    legal = (table.game.words[action] for action in table.game.legal(table.state))
    return next(words for words in legal if words.startswith(verb))


def test_my_own_actions_are_taken_back_one_by_one():
    table = new_table()
    start = table.game.pack(table.state)
    do(table, "move red A")
    do(table, "stop")
    assert table.can_undo(0) and not table.can_undo(1) and not table.can_undo(None)
    undo(table, 0)
    undo(table, 0)
    assert table.game.pack(table.state) == start
    assert table.number == 4 and not table.can_undo(0)
    assert reason(table.undo, 0, 4) == "server-cannot-undo"
    assert [step.undone for step in table.steps(0, 0)] == [False, False, True, True]
    assert table.record().actions == []


def test_another_players_action_ends_it_even_if_it_was_taken_back():
    table = new_table()
    do(table, "move red A")
    do(table, "stop")
    do(table, first(table, "move"))
    assert not table.can_undo(0) and table.can_undo(1)
    assert reason(table.undo, 0, table.number) == "server-cannot-undo"
    undo(table, 1)
    assert not table.can_undo(0)


def test_a_card_turned_up_or_drawn_or_a_die_ends_it():
    game = GAMES["kadora"]
    table = new_table("kadora")
    do(table, first(table, "place"))
    assert table.can_undo(0)
    do(table, first(table, "draw"))
    assert not table.can_undo(0)
    for name in GAMES:
        check_that_nothing_shown_is_taken_back(name)
    assert game.revealing


def check_that_nothing_shown_is_taken_back(name: str) -> None:
    """In a whole game, as the story tells it."""
    game = GAMES[name]
    record = random_record(game, 3, seed=5)
    table = Table(game, record.start)
    for words in record.actions:
        actor, before = game.actor(table.state), table.state
        do(table, words)
        told = {event.kind for event in game.events(before, game.number(words), table.state)}
        is_shown = actor == CHANCE or bool(told & game.revealing) or game.is_over(table.state)
        assert [table.can_undo(seat) for seat in range(3)] == [
            seat == actor and not is_shown for seat in range(3)
        ]


def test_stale_and_foreign_and_illegal_actions_change_nothing():
    table = new_table()
    stop, move = table.game.number("stop"), table.game.number("move red A")
    entry = table.act(0, 0, move)
    assert table.number == 0, "an entry counts once it is added"
    table.add(entry)
    assert reason(table.act, 0, 0, move) == "server-stale"
    assert reason(table.act, 0, 7, move) == "server-stale"
    assert reason(table.undo, 0, 0) == "server-stale"
    assert reason(table.act, 1, 1, stop) == "server-not-your-turn"
    assert reason(table.act, 0, 1, 10**9) == "error-words"
    assert reason(table.act, 0, 1, -1) == "error-words"
    assert reason(table.act, 0, 1, table.game.number("take gold")) == "refused-second-or-stop"
    with pytest.raises(ValueError, match="does not follow"):
        table.add(entry)
    assert table.number == 1


def test_a_finished_game_is_a_record_without_what_was_taken_back():
    game = GAMES["emerald"]
    record = random_record(game, 2, seed=4)
    table = Table(game, record.start)
    for words in record.actions:
        do(table, words)
        if table.can_undo(game.actor(table.state)) and table.number % 3 == 0:
            undo(table, game.actor(table.state))
            do(table, words)
    assert table.number > len(record.actions)
    assert table.record().to_json() == record.to_json()
    assert reason(table.act, 0, table.number, 0) == "error-over"
    replay = table.replay("t", ["a", "b"])
    assert [step.words for step in replay.steps] == ["", *record.actions]
    assert replay.steps[-1].view == game.to_json(table.state) == table.position(None).view


def test_steps_are_those_since_the_last_that_was_seen():
    table = new_table()
    do(table, "move red A")
    do(table, "stop")
    assert [step.number for step in table.message(0, -1).steps] == [1, 2]
    assert [step.number for step in table.message(0, 1).steps] == [2]
    assert table.message(0, 2).steps == [] == table.message(0, 99).steps
    assert table.message(1, 2).position.choices and not table.message(0, 2).position.choices


def test_an_uploaded_record_is_closed():
    table = new_table()
    table.is_closed = True
    assert reason(table.act, 0, 0, 0) == "server-closed" == reason(table.undo, 0, 0)
    assert table.is_over and table.position(0).choices == []
    assert isinstance(RefusedError("server-closed"), RuleError)
