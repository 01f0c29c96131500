"""One live game, without a network: undo, stale answers, records."""

import pytest

from gemhoard.games import CHANCE, GAMES, RuleError
from gemhoard.record import random_record
from gemhoard.server.errors import RefusedError
from gemhoard.server.table import Table


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


def with_bots(*seats: int, name: str = "emerald", players: int = 3) -> Table:
    table = new_table(name, players)
    table.bots = frozenset(seats)
    return table


def end_turn(table: Table) -> None:
    do(table, first(table, "move"))
    do(table, "stop")


def test_what_bots_did_is_taken_back_with_my_last_action():
    table = with_bots(1, 2)
    do(table, "move red A")
    before = table.game.pack(table.state)
    do(table, "stop")
    end_turn(table)
    end_turn(table)
    assert [table.can_undo(seat) for seat in (0, 1, 2, None)] == [True, True, True, False]
    undo(table, 0)
    assert table.game.pack(table.state) == before
    assert table.number == 7 and table.record().actions == ["move red A"]
    assert [step.words for step in table.replay("t", ["a", "b", "c"]).steps] == ["", "move red A"]
    # It goes on: what was taken back has shown nothing either.
    undo(table, 0)
    assert table.record().actions == [] and not table.can_undo(0)


def test_undo_goes_back_through_several_turns_of_mine():
    table = with_bots(1, 2)
    for _ in range(4):
        end_turn(table)
    for left in (7, 6, 1, 0):
        undo(table, 0)
        assert len(table.record().actions) == left


def test_a_log_with_undone_bots_is_read_again():
    table = with_bots(1, 2)
    for _ in range(3):
        end_turn(table)
    undo(table, 0)
    do(table, first(table, "move"))
    again = Table(table.game, table._states[0])
    for entry in table.entries:
        again.add(entry)
    assert table.game.pack(again.state) == table.game.pack(table.state)
    assert again.record().to_json() == table.record().to_json()


def test_another_persons_action_ends_it_whatever_the_bots_did():
    table = with_bots(1)
    end_turn(table)
    end_turn(table)
    assert table.can_undo(0)
    do(table, first(table, "move"))  # seat 2, a person
    assert not table.can_undo(0) and table.can_undo(2)
    undo(table, 2)
    assert not table.can_undo(0)


def test_what_a_bot_shows_of_its_hand_ends_it():
    """Its own action could be taken back, as far as the deck is concerned; but I have seen its card."""
    table = with_bots(0, name="kadora", players=2)
    do(table, first(table, "place"))
    assert table.can_undo(0)
    codes = table._codes[-1]
    assert table._shows(0, codes, 1) and not table._shows(0, codes, 0)


def test_what_a_bot_turns_up_or_chance_brings_ends_it():
    for name in GAMES:
        game, record = GAMES[name], random_record(GAMES[name], 3, seed=5)
        table = Table(game, record.start)
        table.bots = frozenset({1, 2})
        ended = 0
        for words in record.actions:
            actor, could = game.actor(table.state), table.can_undo(0)
            ends = table.ends_undo(game.number(words))
            do(table, words)
            assert actor == 0 or table.can_undo(0) == (could and not ends)
            ended += ends and actor != 0
        # In one of them my turn ends with a card from the deck.
        assert ended or name == "kadora"


def test_an_undo_that_crosses_a_bots_move_is_meant_all_the_same():
    table = with_bots(1, 2)
    end_turn(table)
    number = table.number
    do(table, first(table, "move"))
    assert reason(table.act, 0, number, 0) == "server-stale"
    table.add(table.undo(0, number))
    # Once: the next one would take back what nobody has asked for.
    assert reason(table.undo, 0, number) == "server-stale"
    assert reason(table.undo, 0, number + 1) == "server-stale"
    assert reason(table.undo, 0, table.number + 1) == "server-stale"
    assert reason(table.undo, 0, -1) == "server-stale"
    assert table.can_undo(0)


def test_how_the_bots_opened_is_shown_to_whoever_comes_until_a_person_acts():
    table = with_bots(0, 1)
    start = table.game.view(table.state, 2)
    assert table.message(2, -1).opening is None, "nothing has happened"
    end_turn(table)
    end_turn(table)
    assert table.message(2, -1).opening.view == start
    assert len(table.message(2, -1).steps) == 4
    assert table.message(2, 0).opening is None and table.message(None, -1).opening is None
    do(table, first(table, "move"))
    assert table.message(2, -1).opening is None


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
        codes = game.apply_and_log(before.copy(), game.number(words))
        told = {event.kind for event in game.events(codes)}
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


def test_why_something_cannot_be_done_now():
    table = new_table()
    do(table, "move red A")
    seat, number = 0, table.number

    def why(words: str) -> str | None:
        refusal = table.why_not(seat, number, table.game.number(words))
        return refusal.reason if refusal else None

    assert why("stop") is None
    assert why("take gold") == "refused-second-or-stop"
    assert why("move blue A") == "refused-not-yours"
    seat = 1
    assert why("stop") == "server-not-your-turn"
    assert table.number == number


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
