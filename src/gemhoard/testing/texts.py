"""Words: everything that happens, may be done or is asked has its message in every language of the game."""

from collections.abc import Callable, Iterator
from typing import Any

from gemhoard.games import CHANCE, NOBODY, Game
from gemhoard.log import action_text, event_text
from gemhoard.testing.tables import Table
from gemhoard.testing.values import languages
from gemhoard.words import FALLBACK, has, say


def check_the_game_has_its_messages(game: Game) -> None:
    """The name, every kind of event, every verb and every option have a message."""
    assert FALLBACK in languages(game), (
        f"There is no folder {game.texts}/{FALLBACK}: English is needed at least."
    )
    assert_there(game, needed(game))


def needed(game: Game) -> Iterator[str]:
    yield "name"
    yield from game.event_kinds
    yield from sorted({f"do-{words.split()[0]}" for words in game.words})
    if any(game.virtual_players(players) for players in game.player_counts):
        yield "virtual"
    for name, option in game.options.items():
        yield f"option-{name.replace('_', '-')}"
        if not option.parts:
            named = [str(choice).lower() for choice in option.choices if isinstance(choice, str | bool)]
            yield from (f"option-{name.replace('_', '-')}-{choice}" for choice in named)


def assert_there(game: Game, messages: Iterator[str]) -> None:
    wanted = sorted({f"{game.name}-{message}" for message in messages})
    for language in languages(game):
        missing = [message for message in wanted if not has(language, message)]
        assert not missing, f"The texts in {language} lack: {', '.join(missing)}."


def check_what_is_asked_and_counted_has_its_messages(table: Table) -> None:
    """Every phase in which a seat decides, and everything that a standing shows, has a message."""
    assert_there(table.game, met(table))


def met(table: Table) -> Iterator[str]:
    game = table.game
    yield from (f"ask-{game.phase(step.before)}" for step in table.steps if game.actor(step.before) != CHANCE)
    for state in table.some_states(2):
        standing = game.standing(state)
        yield from (f"count-{kind}" for kind in standing.counts)
        yield from ["source"] * bool(standing.sources) + ["tie-break"] * bool(standing.tie_breaks)


def check_what_happens_and_may_be_done_is_a_sentence(table: Table) -> None:
    """Every event and every choice can be said, with all its values, in every language."""
    game, names = table.game, [f"Player {seat}" for seat in table.seats]
    for language in languages(game):
        for step in table.some_steps(25):
            for action in game.legal(step.before)[:8]:
                assert_sentence(game.words[action], action_text, language, game, action, names)
            for viewer in (None, NOBODY):
                for event in game.events(step.codes, viewer):
                    assert_sentence(event.kind, event_text, language, game, event, names)


def check_a_standing_can_be_put_into_words(table: Table) -> None:
    """The messages of sources, tie-breaks and counts take the values that they are given."""
    name, standing = table.game.name, table.game.standing(table.end)
    for language in languages(table.game):
        for source in standing.sources:
            assert_sentence(source.kind, say, language, f"{name}-source", value=source.kind)
        for each in standing.tie_breaks:
            assert_sentence(each.kind, say, language, f"{name}-tie-break", value=each.kind)
        for kind, numbers in standing.counts.items():
            assert_sentence(kind, say, language, f"{name}-count-{kind}", count=numbers[0])


def assert_sentence(what: str, call: Callable[..., str], language: str, *rest: Any, **values: Any) -> None:
    try:
        text = call(language, *rest, **values)
    except Exception as error:
        raise AssertionError(f"{what!r} cannot be said in {language}: {error}") from error
    is_odd = not text or any(odd in text for odd in ("{", "hidden", "None"))
    assert not is_odd, f"{what!r} is {text!r} in {language}."


def check_the_rulebook_can_be_read(game: Game) -> None:
    """A game that has a `rulebook` has it in English at least."""
    book = game.rulebook / f"{FALLBACK}.md" if game.rulebook else None
    assert book is None or book.is_file(), f"There is no {book}: leave `rulebook` out, or write it."


def check_the_table_can_be_written_as_text(table: Table) -> None:
    """`text_board` gives lines of text for every seat, in every language."""
    game, names = table.game, [f"Player {seat}" for seat in table.seats]
    for language in languages(game):
        for state in table.some_states(2):
            for seat in table.seats:
                lines = list(
                    game.text_board(game.view(state, seat), game.standing(state, seat), seat, names, language)
                )
                assert all(isinstance(line, str) for line in lines), f"Not a line of text: {lines}."
