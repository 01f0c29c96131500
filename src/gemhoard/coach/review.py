"""A review of a whole game: every choice, every stroke of luck, and where the result came from."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from threading import local

from gemhoard.bots.evaluation import Evaluator
from gemhoard.bots.solid_play import SolidPlay
from gemhoard.coach.chances import Chances, Vector, result_of
from gemhoard.coach.course import Estimate, course, estimate
from gemhoard.coach.decision import Judgement, judge
from gemhoard.coach.effort import REVIEW, Effort
from gemhoard.coach.ledger import Entry, Ledger, ledger
from gemhoard.coach.luck import fair_chances
from gemhoard.games import CHANCE, Game, State
from gemhoard.record import Record, RecordError

# So many other deals say what a place in the order is worth.
DEALS = 2000
SEED = 1
OnProgress = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """One step of the game."""

    number: int  # of the action, from 1
    action: int
    seat: int  # who acted; at a roll, who acted before
    chances: Chances  # of everybody behind it
    judgement: Judgement | None  # of a choice
    luck: Vector | None  # what it turned up, as it changed everybody's chances


@dataclass(frozen=True)
class Review:
    game: Game
    players: int
    start: Chances  # after the deal
    moments: Sequence[Moment]
    ledger: Ledger

    @property
    def judgements(self) -> list[Judgement]:
        return [moment.judgement for moment in self.moments if moment.judgement]

    def costliest(self, count: int, seat: int | None = None) -> list[Moment]:
        """The marked choices that cost most."""
        marked = [
            moment
            for moment in self.moments
            if moment.judgement and moment.judgement.is_marked and seat in (None, moment.seat)
        ]
        return sorted(marked, key=_cost, reverse=True)[:count]

    def luckiest(self, count: int) -> list[Moment]:
        """Where luck changed most for whom it came to."""
        lucky = [moment for moment in self.moments if moment.luck is not None]
        return sorted(lucky, key=_luck, reverse=True)[:count]


def _cost(moment: Moment) -> float:
    return moment.judgement.cost if moment.judgement else 0.0


def _luck(moment: Moment) -> float:
    return 0.0 if moment.luck is None else float(abs(moment.luck).max())


def review_record(
    record: Record,
    effort: Effort = REVIEW,
    threads: int = 1,
    seed: int = SEED,
    on_progress: OnProgress = lambda done, of: None,
) -> Review:
    """Review a game that is over."""
    states = [state.copy() for state in record.replay()]
    game, actions = record.game, [record.game.number(words) for words in record.actions]
    if not game.is_over(states[-1]):
        raise RecordError("error-review-not-over")
    steps = [
        Step(states[number], states[number + 1], number, action, _who(game, states, number))
        for number, action in enumerate(actions)
    ]
    reviewer, found = Reviewer(game, effort, seed), []
    with ThreadPoolExecutor(threads) as pool:
        for each in pool.map(reviewer.look, steps):
            found.append(each)
            on_progress(len(found), len(steps))
    result = result_of(game, states[-1])
    turns = course([each for _, each in found], result)
    judgements = [judgement for judgement, _ in found]
    fair = _fair(game, int(states[0].players), int(states[0].first), _options(game, states[0]))
    moments = [
        Moment(step.number + 1, step.action, step.seat, after.clip(0, 1), judgement, turn.luck)
        for step, turn, judgement, after in zip(
            steps, turns, judgements, [*(turn.chances for turn in turns[1:]), result], strict=True
        )
    ]
    entries = [
        Entry(step.seat, turn.luck, turn.effect, turn.skill, judgement.cost if judgement else 0.0)
        for step, turn, judgement in zip(steps, turns, judgements, strict=True)
    ]
    start = turns[0].chances
    return Review(game, int(states[0].players), start, moments, ledger(fair, start, entries, result))


def _who(game: Game, states: Sequence[State], number: int) -> int:
    """Who acts; chance acts for whoever did before."""
    actors = (game.actor(states[n]) for n in range(number, -1, -1))
    return next((actor for actor in actors if actor != CHANCE), int(states[0].first))


@dataclass(frozen=True)
class Step:
    before: State
    after: State
    number: int
    action: int
    seat: int


class Reviewer:
    """Looks at steps, on any thread: each has its own trees."""

    def __init__(self, game: Game, effort: Effort, seed: int) -> None:
        self.game, self.effort, self.seed = game, effort, seed
        self._own = local()

    def look(self, step: Step) -> tuple[Judgement | None, Estimate]:
        """What a choice cost, if it was one, and what it did."""
        if not hasattr(self._own, "evaluator"):
            self._own.evaluator, self._own.solid = Evaluator(self.game), SolidPlay(self.game)
        seed = seed_of(step.number, self.seed)
        found = estimate(self._own.solid, step.before, step.action, self.effort, seed + 500)
        if self.game.actor(step.before) == CHANCE:
            return None, found
        return judge(self._own.evaluator, step.before, step.action, self.effort, seed), found


def seed_of(step: int, seed: int = SEED) -> int:
    """Of the judgement of a step. They are far enough apart for the few seeds that a step needs."""
    return seed + 1000 * step


@lru_cache(64)
def _fair(game: Game, players: int, first: int, options: tuple[tuple[str, object], ...]) -> Chances:
    def deal(number: int) -> State:
        return game.new(players, seed=number, first=first, options=dict(options))

    return fair_chances(SolidPlay(game), players, DEALS, deal)


def _options(game: Game, state: State) -> tuple[tuple[str, object], ...]:
    return tuple(_hashable(game.table_options(state)))


def _hashable(options: dict[str, object]) -> Iterator[tuple[str, object]]:
    for name, value in options.items():
        yield name, tuple(value) if isinstance(value, list) else value
