"""Who knows what. A game that hides nothing passes too: then a view is the truth, and nothing is re-dealt."""

from collections.abc import Iterator
from typing import Any

from gemhoard.games import CHANCE, NOBODY, Game, RuleError, State
from gemhoard.games.chance import new_rng
from gemhoard.history import History
from gemhoard.testing.tables import Step, Table, play_out
from gemhoard.testing.values import all_fields, difference, is_plain_json, only_hides


def check_states_and_views_are_plain_json(table: Table) -> None:
    """`to_json`, `view` and `memory` read back from JSON as they were written."""
    game = table.game
    for state in table.some_states(6):
        views = [game.view(state, seat) for seat in table.viewers]
        for value in (game.to_json(state), game.memory(state), *views):
            assert is_plain_json(value), f"A number of NumPy's, a tuple or a key that is no text: {value}."


def check_a_view_is_the_truth_with_something_hidden(table: Table) -> None:
    """A view has the form of `to_json`, with None, or the start of a name, for what the seat may not know."""
    game = table.game
    for state in table.some_states(6):
        truth = game.to_json(state)
        for seat in table.viewers:
            view = game.view(state, seat)
            assert only_hides(view, truth, may_shorten=True), (
                f"The view of {seat} is not the truth with something left out: {difference(view, truth)}."
            )


def check_who_looks_on_knows_no_more_than_any_player(table: Table) -> None:
    """The view of NOBODY is that of every seat with something hidden."""
    game = table.game
    for state in table.some_states(6):
        outside = game.view(state, NOBODY)
        for seat in table.seats:
            view = game.view(state, seat)
            assert only_hides(outside, view, may_shorten=True), (
                f"NOBODY sees what seat {seat} does not: {difference(outside, view)}."
            )


def check_looking_changes_nothing(table: Table) -> None:
    """A view, a standing, a result or a re-dealt copy leaves the state as it is."""
    game = table.game
    for state in table.some_states(6):
        packed = state.tobytes()
        for seat in table.viewers:
            game.view(state, seat)
            game.standing(state, seat)
            game.redeal(state, seat, 1)
        game.memory(state)
        game.to_json(state)
        game.result(state)
        assert state.tobytes() == packed, f"A look at a state in phase {game.phase(state)} changed it."


# ------------------------------------------------------------------ dealing the unknown again


def check_a_seat_cannot_tell_a_re_dealt_state(table: Table) -> None:
    """What a seat sees is the same in the true state and in a re-dealt one."""
    game = table.game
    for i, state in enumerate(table.some_states(8)):
        for seat in table.viewers:
            other = game.redeal(state, seat, i)
            for what, seen, then in (
                ("view", game.view(state, seat), game.view(other, seat)),
                ("memory", game.memory(state), game.memory(other)),
                ("phase", game.phase(state), game.phase(other)),
                ("actor", game.actor(state), game.actor(other)),
            ):
                assert then == seen, (
                    f"Seat {seat} can recognize a re-dealt state by its {what}: {difference(seen, then)}. "
                    "Either it shows what is hidden, or `redeal_unknown` changes what the seat knows."
                )


def check_the_actor_may_do_the_same_in_a_re_dealt_state(table: Table) -> None:
    """What is legal depends on nothing that the actor does not know."""
    game = table.game
    for i, (state, *_) in enumerate(table.some_steps(25)):
        legal = game.legal(state)
        for seat in who_decides(table, state):
            others = game.legal(game.redeal(state, seat, i))
            odd = [game.words[action] for action in sorted({*legal} ^ {*others})]
            assert not odd, f"Whether {odd[0]!r} is legal shows seat {seat} something that it may not know."


def who_decides(table: Table, state: State) -> list[int]:
    """The actor; where that is chance, everybody."""
    actor = table.game.actor(state)
    return table.viewers if actor == CHANCE else [actor]


def check_a_re_dealt_state_can_be_played_on(table: Table) -> None:
    """A re-dealt state is one of the game: what is legal there can be carried out, and it comes to an end."""
    game = table.game
    for i, (state, *_) in enumerate(table.some_steps(5)):
        other = game.redeal(state, table.viewers[i % len(table.viewers)], i)
        for action in game.legal(other):
            after = other.copy()
            game.apply(after, action)
            assert game.is_over(after) or game.legal(after), f"{game.words[action]!r} leads nowhere."
        play_out(game, other, i)


def check_what_nobody_has_seen_is_shuffled_for_all(table: Table) -> None:
    """`redeal_unseen` changes what no seat knows, and nothing else: a coach calls luck what then turns up."""
    game = table.game
    if game.rules.redeal_unseen is None:
        return
    for i, state in enumerate(table.some_states(8)):
        other = state.copy()
        game.rules.redeal_unseen(other, new_rng(i))
        for seat in table.viewers:
            seen, then = game.view(state, seat), game.view(other, seat)
            assert then == seen, f"`redeal_unseen` changes what seat {seat} sees: {difference(seen, then)}."


def check_a_seed_re_deals_one_way(table: Table) -> None:
    """`redeal_unknown` draws on its `rng` alone."""
    game = table.game
    for i, state in enumerate(table.some_states(3)):
        for seat in table.viewers:
            dealt = [all_fields(game.redeal(state, seat, i)) for _ in range(2)]
            assert dealt[0] == dealt[1], f"One seed re-dealt a state for seat {seat} in two ways."


def check_all_that_is_hidden_is_re_dealt(table: Table) -> None:
    """Whatever a view hides is something else in some re-dealt states: or a bot would know it."""
    game = table.game
    hidden: set[str] = set()
    changed: set[str] = set()
    for i, state in enumerate(table.some_states(5)):
        truth = game.to_json(state)
        for seat in table.viewers:
            hidden |= differing(truth, game.view(state, seat) | game.memory(state))
            for seed in range(3):
                changed |= differing(truth, game.to_json(game.redeal(state, seat, 10 * i + seed)))
    assert hidden <= changed, (
        f"{', '.join(sorted(hidden - changed))}: hidden from somebody, and yet never changed by "
        "`redeal_unknown`, so that bots know the truth. Draw it again, or show it in `seen_by`."
    )
    assert changed <= hidden, (
        f"{', '.join(sorted(changed - hidden))}: `redeal_unknown` changes it, and yet no view hides it."
    )


def differing(one: dict[str, Any], other: dict[str, Any]) -> set[str]:
    return {name for name in one if one[name] != other.get(name)}


# ------------------------------------------------------------------ the record that a seat may know


def check_a_re_dealt_record_depends_on_what_a_seat_knows(table: Table) -> None:
    """The record so far, re-dealt for a seat, is the same after any other game that looked alike to it."""
    for i, history in enumerate(some_histories(table)):
        for seat in table.seats:
            told = history.as_known_to(seat, i).record
            others = [each.as_known_to(seat, i + 1).record.to_json() for each in (history, History.of(told))]
            assert others[0] == others[1], (
                f"Seat {seat} could learn from a record what it may not know: {difference(*others)}. "
                "What `redeal_start` draws must depend on its seed and on what the seat has seen alone."
            )


def check_all_that_is_hidden_is_re_dealt_in_a_record(table: Table) -> None:
    """Whatever a view hides is something else after some of the records that are re-dealt for a seat."""
    game = table.game
    hidden: set[str] = set()
    changed: set[str] = set()
    for i, history in enumerate(some_histories(table)):
        state = history.states[-1]
        truth = game.to_json(state)
        for seat in table.seats:
            hidden |= differing(truth, game.view(state, seat) | game.memory(state))
            for seed in range(3):
                changed |= differing(truth, game.to_json(history.as_known_to(seat, 10 * i + seed).state))
    assert hidden <= changed, (
        f"{', '.join(sorted(hidden - changed))}: hidden from somebody, and yet never changed by "
        "`redeal_start`, so that engines know the truth."
    )


def some_histories(table: Table) -> Iterator[History]:
    """A game up to a few of its steps; nothing for one that has no `redeal_start` and would need it."""
    history, some = History(table.game, table.steps[0].before), {id(step) for step in table.some_steps(5)}
    for step in table.steps:
        if id(step) in some:
            if type(table.game).redeal_start is Game.redeal_start and not can_be_told(history):
                return
            yield history
        history.add(step.action)


def can_be_told(history: History) -> bool:
    try:
        return bool(history.as_known_to(0, 1))
    except RuleError:
        return False


# ------------------------------------------------------------------ what a step shows


def check_a_step_tells_nothing_that_is_hidden(table: Table) -> None:
    """Two games that look alike to a seat, before and after the same action, give it the same events."""
    game = table.game
    for i, (before, action, codes, after) in enumerate(table.some_steps(16)):
        for seat in table.viewers:
            other = game.redeal(before, seat, i)
            if action not in game.legal(other):
                continue
            codes_then = game.apply_and_log(other, action)
            # A card that is turned up may be another one there: then the step is not the same for the seat.
            if game.view(other, seat) == game.view(after, seat):
                seen, then = game.events(codes, seat), game.events(codes_then, seat)
                assert seen == then, (
                    f"An event of {game.words[action]!r} shows seat {seat} what it may not know: "
                    f"{next(pair for pair in zip(seen, then, strict=False) if pair[0] != pair[1])}."
                    if len(seen) == len(then)
                    else f"{game.words[action]!r} shows seat {seat} more or fewer events than it may know."
                )


def check_what_shows_something_new_is_in_revealing(table: Table) -> None:
    """A step without an event of `revealing` shows nobody anything new: it may be undone."""
    for step in table.some_steps(30):
        if not is_revealing(table.game, step):
            for seat in table.viewers:
                assert looks_alike(table, step, seat), (
                    f"{table.game.words[step.action]!r} shows seat {seat} something that it did not know, "
                    f"and none of its events is in `revealing`: {kinds(table.game, step)}."
                )


def check_what_a_player_shows_the_others_is_in_disclosing(table: Table) -> None:
    """Whatever the others do not know, a step with no event of `revealing` or `disclosing` is legal."""
    game = table.game
    for step in table.some_steps(30):
        if is_revealing(game, step) or game.disclosing.intersection(kinds(game, step)):
            continue
        for seat in set(table.viewers) - {game.actor(step.before)}:
            assert step.action in game.legal(game.redeal(step.before, seat, 1)), (
                f"{game.words[step.action]!r} shows seat {seat} what only the player knew, "
                f"and none of its events is in `disclosing`: {kinds(game, step)}."
            )


def is_revealing(game: Game, step: Step) -> bool:
    return any(kind in game.revealing for kind in kinds(game, step))


def kinds(game: Game, step: Step) -> list[str]:
    return [event.kind for event in game.events(step.codes)]


def looks_alike(table: Table, step: Step, seat: int) -> bool:
    """Whether a seat sees the same after this step from the true and, where legal, a re-dealt state."""
    game = table.game
    other = game.redeal(step.before, seat, 1)
    if step.action not in game.legal(other):
        return True
    game.apply(other, step.action)
    return game.view(other, seat) == game.view(step.after, seat)


# ------------------------------------------------------------------ previews


def check_a_preview_is_plain_json_and_changes_nothing(table: Table) -> None:
    """`preview` of every legal action is plain JSON, and leaves the state as it is."""
    game = table.game
    for state in table.states_by_phase(1):
        packed = state.tobytes()
        for action in game.legal(state):
            assert is_plain_json(game.preview(state, action)), f"of {game.words[action]!r}: not plain JSON"
        assert state.tobytes() == packed, "`preview` changed the state: apply the action to a copy."


def check_a_preview_tells_only_what_the_actor_knows(table: Table) -> None:
    """A preview is the same in the true state and in one re-dealt for the actor."""
    game = table.game
    for i, (state, action, *_) in enumerate(table.some_steps(20)):
        for seat in who_decides(table, state):
            seen, then = (game.preview(each, action) for each in (state, game.redeal(state, seat, i)))
            assert seen == then, (
                f"The preview of {game.words[action]!r} shows seat {seat} what it may not know: "
                f"{difference(seen, then)}."
            )
