"""Reviews that nobody has computed, as quickly as tests need them; all that a page shows is in them."""

from itertools import pairwise
from typing import Any

from browser.server import Server

from gemhoard.coach.version import coach_version
from gemhoard.games import CHANCE, State
from gemhoard.record import Record
from gemhoard.server.store import Store

# What Ann's choices cost that had something better beside them, as often as there are such.
COSTS = {"turning-point": 0.14, "costly": 0.08, "small": 0.03}
REASONS = [{"what": "lead", "where": "", "rule": "", "better": 4.5, "worse": -1.5}]


async def lay_review(server: Server, table: str, record: Record) -> list[int]:
    """Store one. Returns the steps of Ann's marked choices, the costliest first."""
    store = Store(str(server.database))
    await store.open()
    content = review_of(record)
    await store.reviews.add(table, coach_version(), content)
    await store.close()
    marked = [moment for moment in content["moments"] if str(moment["number"]) in content["reasons"]]
    marked.sort(key=lambda moment: -moment["judgement"]["cost"])
    return [moment["number"] - 1 for moment in marked]


def review_of(record: Record) -> dict[str, Any]:
    game, states = record.game, [state.copy() for state in record.replay()]
    who = len(game.scores(states[-1]))
    winners = game.winners(states[-1])
    result = [1 / len(winners) if seat in winners else 0.0 for seat in range(who)]
    marks = dict(zip(_choices_of_ann(record, states), COSTS, strict=False))
    moments: list[dict[str, Any]] = []
    for step, (state, _) in enumerate(pairwise(states)):
        share = (step + 1) / len(record.actions)
        seat = game.actor(state)
        moment = {
            "number": step + 1,
            "action": record.actions[step],
            "seat": moments[-1]["seat"] if seat == CHANCE and moments else max(seat, 0),
            "chances": [(1 - share) / who + share * each for each in result],
        }
        if seat == CHANCE or step % 17 == 3:
            gain = 0.02 + 0.001 * (step % 60)
            moment["luck"] = [gain if i == moment["seat"] else -gain / (who - 1) for i in range(who)]
        if seat != CHANCE:
            moment["judgement"] = _judgement(record, state, step, marks.get(step))
        moments.append(moment)
    return {
        "start": [1 / who] * who,
        "moments": moments,
        "ledger": [_row(1 / who, each) for each in result],
        "reasons": {str(step + 1): REASONS for step in marks},
    }


def _choices_of_ann(record: Record, states: list[State]) -> list[int]:
    """Some that had more than two other ways to go."""
    game = record.game
    found = [i for i, state in enumerate(states) if game.actor(state) == 0 and len(game.legal(state)) > 3]
    return found[1 :: max(len(found) // len(COSTS), 1)]


def _judgement(record: Record, state: State, step: int, mark: str | None) -> dict[str, Any]:
    game, chosen = record.game, record.actions[step]
    others = [game.words[action] for action in game.legal(state) if game.words[action] != chosen]
    verdict = mark or ("fine" if others else "forced")
    cost = COSTS[mark] if mark else 0.0
    best = others[0] if mark else chosen
    return {"verdict": verdict, "best": best, "cost": cost, "error": cost / 10, "chances": {}}


def _row(start: float, result: float) -> dict[str, float]:
    """Half of it was luck."""
    names = ("deal", "lie", "best_choices", "costs", "others_choices")
    luck = (result - start) / 2
    rows = dict.fromkeys(names, 0.0) | {"luck": luck, "others_luck": 0.0, "best_choices": luck}
    return {"start": start, **rows, "result": result}
