"""Room: what compiled code writes into has a fixed size, and writes past its end are silent."""

import numpy as np

from gemhoard.games import GAMES, Game, GameError, State
from gemhoard.games.chance import below, new_rng
from gemhoard.games.engine import CHOICES
from gemhoard.games.limits import MOST_CHOICES
from gemhoard.games.registry import check
from gemhoard.testing.tables import LONGEST, Table, UnplayableError

UNWRITTEN = 0xFFFF  # no action


def check_the_game_can_be_registered(game: Game) -> None:
    """It is complete, not too large for compiled code, and its state is distinct from other games'."""
    try:
        check(game, [other for other in GAMES.values() if other.name != getattr(game, "name", "")])
    except GameError as error:
        raise UnplayableError(str(error)) from error


def check_there_are_no_more_choices_than_declared(table: Table) -> None:
    """`legal_actions` never writes more than `most_choices` entries."""
    game, state, rng = table.game, table.new(table.seed), new_rng(table.seed)
    actions = 0
    while not game.is_over(state) and actions < LONGEST:
        legal = choices_with_room_behind(game, state)
        if not legal:
            return  # Another check says so.
        game.rules.apply(state, legal[below(rng, len(legal))])
        actions += 1


def choices_with_room_behind(game: Game, state: State) -> list[int]:
    """The legal actions, written where there is room behind them, so that nothing else is written over."""
    room = np.full(16 * MOST_CHOICES, UNWRITTEN, np.uint16)
    try:
        count = int(game.rules.legal_actions(state, room.view(CHOICES)[0]))
    except IndexError:
        count = MOST_CHOICES + 1
    written = max([count, *np.flatnonzero(room != UNWRITTEN) + 1])
    assert written <= game.most_choices, (
        f"In the phase {game.phase(state)} there are {written} choices or more, and `most_choices` is "
        f"{game.most_choices}: set it to the most that can be legal at once (at most {MOST_CHOICES})."
    )
    legal: list[int] = room[:count].tolist()
    return legal


def check_everybody_has_a_crest(game: Game) -> None:
    """There is a crest for every seat, and for the virtual players behind them."""
    most = max(players + game.virtual_players(players) for players in game.player_counts)
    assert len(game.crests) >= most, f"{most} players need a crest, and `crests` has {len(game.crests)}."
