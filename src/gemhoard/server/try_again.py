"""A choice of a finished game tried again: as its seat stood then, and what another would have cost."""

import asyncio

from gemhoard.bots.evaluation import Evaluator
from gemhoard.coach import REVIEW
from gemhoard.coach.decision import judge_instead
from gemhoard.coach.report import judgement_to_json
from gemhoard.coach.review import seed_of
from gemhoard.coach.verdict import Verdict
from gemhoard.games import Game, State
from gemhoard.record import Record
from gemhoard.server.background import background_thread
from gemhoard.server.errors import RefusedError
from gemhoard.server.protocol import Judged, Position
from gemhoard.server.reviews import Reviews
from gemhoard.server.table import Table


def table_at(record: Record, step: int) -> Table:
    """The game after so many steps, where a seat decides."""
    if not 0 <= step < len(record.actions):
        raise RefusedError("server-no-choice", 404)
    table = Table.of(Record(record.game, record.start, record.actions[:step]))
    if table.game.actor(table.state) < 0:
        raise RefusedError("server-no-choice", 404)
    return table


def position_at(record: Record, step: int) -> Position:
    """As the seat saw it that decided."""
    table = table_at(record, step)
    return table.position(table.game.actor(table.state))


class TryAgain:
    """Judges in one thread, which everybody who plays now goes before."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        self._thread = background_thread("try-again")

    async def judge(self, reviewed: str, record: Record, step: int, words: str) -> Judged:
        """By the same measure as the review: what it says of an action is said here."""
        review = await self._reviews.find(reviewed)
        if review is None:
            raise RefusedError("server-not-found", 404)
        table = table_at(record, step)
        game, state = table.game, table.state
        action = game.number(words)
        if refusal := table.why_not(game.actor(state), table.number, action):
            raise refusal
        known = review["moments"][step]["judgement"]
        if words == record.actions[step]:
            return Judged.of(known)
        if words == known["best"]:
            return Judged(best=words, cost=0.0, error=0.0, verdict=Verdict.FINE.value)
        await self._reviews.prepared()
        best, loop = game.number(known["best"]), asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _judge, game, state, best, action, step)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _judge(game: Game, state: State, best: int, action: int, step: int) -> Judged:
    judgement = judge_instead(Evaluator(game), state, best, action, REVIEW, seed_of(step))
    return Judged.of(judgement_to_json(game, judgement))
