"""Play the units of a study, and note what happened: one row a game.

A unit is a pure function of its arguments: the rows come out the same, whoever plays it, unless a bot thinks
for a time.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from gemhoard import arena
from gemhoard.bots import bot_named, decide
from gemhoard.games import CHANCE, GAMES, Event, Game, State
from gemhoard.games.chance import new_rng
from gemhoard.study.plan import Unit

Row = dict[str, Any]


def play_unit(unit: Unit) -> list[Row]:
    """What `SCHEMAS` of `keep` names for the unit's question."""
    if unit.question == "skill":
        return [row for deal in unit.deals for row in _skill_rows(unit, deal)]
    return [_game_row(unit, deal) for deal in unit.deals]


# ------------------------------------------------------------------ luck and skill


def _skill_rows(unit: Unit, deal: int) -> list[Row]:
    """One row for each seating of a deal."""
    return [
        {
            "players": unit.match.players,
            "deal": deal,
            "seating": list(row.seating),
            "winners": list(row.winners),
            "scores": list(row.scores),
        }
        for row in arena.play_unit(arena.Unit(unit.match, deal))
    ]


# ------------------------------------------------------------------ games of one bot


@dataclass
class Notes:
    """What happens in a game, counted while it is played."""

    decisions: int = 0
    rolls: int = 0
    turns: int = 1
    ending: str = ""
    rules: Counter[str] = field(default_factory=Counter)
    events: Counter[tuple[str, int | None]] = field(default_factory=Counter)

    def add(self, event: Event) -> None:
        self.events[event.kind, event.data.get("field")] += 1
        # Every turn cites the rule on who starts, and nobody starts but once.
        if event.kind == "turn":
            self.turns += 1
        else:
            self.rules.update(event.rules)
        if event.kind.startswith(("ends-", "last-")):
            self.ending = event.kind


def _game_row(unit: Unit, deal: int) -> Row:
    match, game, notes = unit.match, GAMES[unit.match.game], Notes()
    state = game.new(match.players, seed=match.deal_seed(deal), options=unit.variant.options)
    first = int(state.first)
    _play(unit, deal, game, state, notes)
    standing = game.standing(state)
    return {
        "players": match.players,
        "variant": unit.variant.name,
        "deal": deal,
        "first": first,
        "decisions": notes.decisions,
        "rolls": notes.rolls,
        "turns": notes.turns,
        "ending": notes.ending,
        "tie_breaks": len(standing.tie_breaks),
        "winners": game.winners(state),
        "scores": standing.totals,
        "points": [
            {
                "seat": seat,
                "source": source.kind,
                "cards": cards,
                "value": source.values[seat],
                "points": source.points[seat],
            }
            for source in standing.sources
            for seat, cards in enumerate(source.cards)
        ],
        "rules": [{"rule": rule, "times": times} for rule, times in sorted(notes.rules.items())],
        "events": [
            {"kind": kind, "field": where, "times": times} for (kind, where), times in notes.events.items()
        ],
    }


def _play(unit: Unit, deal: int, game: Game, state: State, notes: Notes) -> None:
    """To its end, with the luck of the match's deal: cards, dice and what the bots leave to chance.

    One bot has all seats, so its luck comes from the seat, and from how many decisions came before.
    """
    bot, dice = bot_named(unit.match.bots[0]), new_rng(unit.match.dice_seed(deal))
    while not game.is_over(state):
        if game.actor(state) == CHANCE:
            action = game.any_action(state, dice)
            notes.rolls += 1
        else:
            luck = unit.match.bot_seed(deal, game.actor(state), notes.decisions)
            action = decide(bot, game, state, luck)
            notes.decisions += 1
        before = state.copy()
        game.apply(state, action)
        for event in game.events(before, action, state):
            notes.add(event)
