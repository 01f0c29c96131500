"""Playing: games end, actions do the same every time, and states can be copied, packed and recorded."""

import json

from gemhoard.games import CHANCE, GAMES, Game
from gemhoard.games.chance import new_rng
from gemhoard.games.engine import CHOICES, new_record
from gemhoard.games.play import play_randomly
from gemhoard.record import Record, RecordError
from gemhoard.testing.tables import Table, play_out
from gemhoard.testing.values import all_fields, difference


def check_every_game_ends(table: Table) -> None:
    """Whatever the players do, the game comes to an end, and somebody wins."""
    for seed in range(table.games):
        state = table.new(table.seed + seed)
        play_out(table.game, state, seed)
        assert table.game.legal(state) == [], "There are legal actions in a game that is over."
        assert table.game.winners(state), "Nobody wins: where all can lose, count a virtual player."


def check_the_loop_plays_as_one_plays_step_by_step(table: Table) -> None:
    """The rules that compiled loops find for the game are its own, and do as its methods do."""
    if GAMES.get(table.game.name) is not table.game:
        return  # Loops know the registered games alone.
    for seed in range(table.seed, table.seed + 3):
        state, other = table.new(seed), table.new(seed)
        actions = play_out(table.game, state, seed)
        played = play_randomly(other, new_record(CHOICES), new_rng(seed))
        assert played == actions, f"The loop took {played} actions, and step by step it took {actions}."
        assert other.tobytes() == state.tobytes(), "The loop came to another end."


def check_an_action_does_the_same_every_time(table: Table) -> None:
    """`apply` depends on the state and the action alone, with or without a log; a copy goes its own way."""
    for before, action, _, after in table.some_steps(20):
        state, fields, words = before.copy(), all_fields(before), table.game.words[action]
        table.game.apply(state, action)
        assert all_fields(state) == all_fields(after), (
            f"{words!r} led to two different states, once with a log and once without: `apply` must "
            "depend on nothing but the state and the action, and chance must be an actor of its own."
        )
        assert all_fields(before) == fields, f"{words!r} on a copy changed the state itself."


def check_every_legal_action_can_be_carried_out(table: Table) -> None:
    """Each choice, and each outcome of chance, leads to a state in which the game goes on or is over."""
    game = table.game
    for state in [*table.states_by_phase(2), *(s for s in table.some_states(8) if game.actor(s) == CHANCE)]:
        for action in game.legal(state):
            after = state.copy()
            game.apply_and_log(after, action)
            assert game.is_over(after) or game.legal(after), (
                f"After {game.words[action]!r} the game is not over, and nothing is legal."
            )


def check_a_state_has_no_gaps(game: Game) -> None:
    """The fields of a state follow each other without gaps: make its type with `record_type`."""
    sizes = sum(game.state_type[name].itemsize for name in game.state_type.names or ())
    assert sizes == game.state_type.itemsize, (
        "There are bytes between the fields, which differ in equal states: use `record_type`."
    )


def check_a_packed_state_is_unpacked_as_it_was(table: Table) -> None:
    """`unpack` gives back what `pack` was given."""
    game = table.game
    for state in table.some_states(4):
        packed = game.pack(state)
        again = game.unpack(packed)
        assert game.pack(again) == packed, "A packed state is another one when it is unpacked."
        assert game.to_json(again) == game.to_json(state), "A packed state means something else."
        play_out(game, again, 1)
        assert game.pack(state) == packed, "An unpacked state is not a copy."


def check_bytes_that_are_no_state_are_refused(game: Game) -> None:
    """`unpack` raises a ValueError for bytes of another length."""
    packed = game.pack(game.new(game.player_counts[0], seed=1))
    for wrong in (b"", packed[:-1], packed + b"\0", packed * 2):
        try:
            game.unpack(wrong)
        except ValueError:
            continue
        raise AssertionError(f"{len(wrong)} bytes are no state, and `unpack` took them.")


def check_a_record_is_verified(table: Table) -> None:
    """A game that is written down and read again has the same states, legal actions and result."""
    game, states = table.game, table.states
    legal = [sorted(game.words[action] for action in game.legal(state)) for state in states]
    truths = [game.to_json(state) for state in states]
    actions = [game.words[step.action] for step in table.steps]
    record = Record(game, states[0], actions, truths, legal, game.result(states[-1]))
    data = json.loads(json.dumps(record.to_json()))
    start = game.new(data["players"], setup=data["setup"], first=data["first"], options=data["options"])
    again = Record(game, start, data["actions"], data["states"], data["legal"], data["result"])
    try:
        found = again.first_difference()
    except RecordError as error:
        raise AssertionError(f"{error} Does `setup` hold everything that was dealt?") from error
    assert found is None, (
        f"After {found.action} actions of a record, {found.field} differs: "
        f"{difference(found.expected, found.got)}. Does `setup` hold everything that was dealt?"
    )
