"""Actions: their words, which of them are legal, and what is said of those that are not."""

from typing import Any

import numpy as np

from gemhoard.games import CHANCE, NOBODY, Game, State
from gemhoard.testing.deal import refusal_of
from gemhoard.testing.tables import Table
from gemhoard.testing.values import is_rule, languages, no_rule

ILLEGAL = 12  # of the last and of the other illegal actions to try in one state


def check_every_action_has_words_of_its_own(game: Game) -> None:
    """Words name one action each, and anything else is refused."""
    assert len(set(game.words)) == len(game.words), "Two actions have the same words."
    assert [game.number(words) for words in game.words] == list(range(len(game.words))), (
        "`number` must find every action by its words."
    )
    wrong: tuple[Any, ...] = ("", " ", f"{game.words[0]} ", game.words[0].upper(), 3, None, [game.words[0]])
    for words in wrong:
        assert str(words) in str(refusal_of(f"The words {words!r}", game.number, words))


def check_the_objects_of_every_verb_have_a_name(game: Game) -> None:
    """`objects` has an entry for every word behind a verb: sentences use these names."""
    for words in game.words:
        verb, *objects = words.split()
        assert len(objects) <= len(game.objects.get(verb, ())), f"`objects` must name the words of {words!r}."


def check_legal_actions_are_unique_and_ascending(table: Table) -> None:
    """There is a legal action until the game is over; all are in the action space, in ascending order."""
    game = table.game
    for state in table.states:
        legal = game.legal(state)
        assert legal == sorted(set(legal)), f"`legal_actions` must be ascending, each once: {legal}."
        assert not legal or 0 <= legal[0] <= legal[-1] < len(game.words), f"{legal[-1]} is no action."
        assert bool(legal) != game.is_over(state), (
            f"In the phase {game.phase(state)}, with actor {game.actor(state)}, there are {len(legal)} legal "
            "actions: there must be some until `actor` is NOBODY, and none then."
        )


def check_asking_what_is_legal_changes_nothing(table: Table) -> None:
    """`legal_actions` leaves the state as it is."""
    for state in table.some_states(30):
        packed = state.tobytes()
        table.game.legal(state)
        phase = table.game.phase(state)
        assert state.tobytes() == packed, f"`legal_actions` changed a state in the phase {phase}."


def check_somebody_acts_until_the_game_is_over(table: Table) -> None:
    """The actor is a seat at the table or chance, and NOBODY in the phase "over" alone."""
    game = table.game
    for state in table.states:
        actor, phase = game.actor(state), game.phase(state)
        assert actor in (*table.seats, CHANCE, NOBODY), f"The actor {actor} does not sit at the table."
        assert (actor == NOBODY) == (phase == "over"), (
            f'The actor is {actor} in the phase {phase}: it must be NOBODY in "over", and only there.'
        )


def check_an_illegal_action_is_refused(table: Table) -> None:
    """An illegal action raises a RuleError, which `why_not` gives a rule, and changes nothing."""
    game = table.game
    for i, state in enumerate(table.states_by_phase(2)):
        packed = state.tobytes()
        for action in some_illegal(game, state, i):
            words = game.words[action]
            error = refusal_of(f"The illegal action {words!r}", game.apply, state, action)
            is_cited = is_rule(game, error.rule) or type(game).why_not is Game.why_not
            assert is_cited, f"The refusal of {words!r}: {no_rule(game, error.rule)}."
            assert all(error.text(language) for language in languages(game))
            assert state.tobytes() == packed, f"The illegal action {words!r} changed the state."


def some_illegal(game: Game, state: State, seed: int) -> list[int]:
    """All of them where there are few; else the last ones, where the rare kinds are, and some others."""
    illegal = sorted(set(range(len(game.words))) - set(game.legal(state)))
    rest = illegal[:-ILLEGAL]
    rng = np.random.default_rng(seed)
    return [*illegal[-ILLEGAL:], *rng.choice(rest, min(ILLEGAL, len(rest)), replace=False).tolist()]


def check_what_is_no_action_is_refused(table: Table) -> None:
    """Whatever is no whole number of the action space raises a RuleError and changes nothing."""
    game = table.game
    for state in table.states_by_phase(1):
        packed, some = state.tobytes(), (game.legal(state) or [0])[0]
        wrong = (-1, len(game.words), 10**9, None, "stop", 1.5, (), [0], float(some), np.float64(some))
        for action in wrong:
            error = refusal_of(f"The action {action!r}", game.apply, state, action)
            assert str(action) in str(error), f"The refusal of {action!r} must name it."
            assert state.tobytes() == packed, f"{action!r} is no action, and changed the state."


def check_after_the_end_nothing_is_legal(table: Table) -> None:
    """When the game is over every action is refused, by `end_rule`."""
    game, over = table.game, table.end.copy()
    packed = over.tobytes()
    assert is_rule(game, game.end_rule), f"`end_rule`: {no_rule(game, game.end_rule)}."
    for action in range(0, len(game.words), max(1, len(game.words) // 20)):
        error = refusal_of("An action after the end", game.apply, over, action)
        assert error.rule == game.end_rule, "After the end an action must be refused by `end_rule`."
    assert over.tobytes() == packed, "An action after the end changed the state."
