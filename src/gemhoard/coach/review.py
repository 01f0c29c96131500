"""A review of a whole game: every choice, every stroke of luck, and where the result came from."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from threading import local

from gemhoard.bots.evaluation import Evaluator
from gemhoard.coach.chances import Chances, chances_of, result_of
from gemhoard.coach.decision import Judgement, judge
from gemhoard.coach.effort import REVIEW, Effort
from gemhoard.coach.ledger import Ledger, Stroke, ledger
from gemhoard.coach.luck import draw_luck, fair_chances, roll_luck
from gemhoard.games import CHANCE, Game, State
from gemhoard.record import Record, RecordError

# So many other deals say what a place in the order is worth.
DEALS = 48
DEAL_SIMULATIONS = 300
OnProgress = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """One step of the game."""

    number: int  # of the action, from 1
    action: int
    seat: int  # who acted; at a roll, who acted before
    chances: Chances  # of everybody behind it
    judgement: Judgement | None  # of a choice
    stroke: Stroke | None  # the luck that came with it


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
        lucky = [moment for moment in self.moments if moment.stroke]
        return sorted(lucky, key=_luck, reverse=True)[:count]


def _cost(moment: Moment) -> float:
    return moment.judgement.cost if moment.judgement else 0.0


def _luck(moment: Moment) -> float:
    return float(abs(moment.stroke.change).max()) if moment.stroke else 0.0


def review_record(
    record: Record,
    effort: Effort = REVIEW,
    threads: int = 1,
    seed: int = 1,
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
    review = Reviewer(game, effort, seed)
    moments = []
    with ThreadPoolExecutor(threads) as pool:
        for moment in pool.map(review.moment, steps):
            moments.append(moment)
            on_progress(len(moments), len(steps))
    start = review.chances(states[0], 0)
    fair = _fair(game, int(states[0].players), int(states[0].first), _options(game, states[0]))
    strokes = [moment.stroke for moment in moments if moment.stroke]
    judgements = [moment.judgement for moment in moments if moment.judgement]
    result = result_of(game, states[-1])
    rows = ledger(fair, start, strokes, judgements, result)
    return Review(game, int(states[0].players), start, moments, rows)


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
    """Reviews steps, on any thread: each has its own trees."""

    def __init__(self, game: Game, effort: Effort, seed: int) -> None:
        self.game, self.effort, self.seed = game, effort, seed
        self._own = local()

    @property
    def evaluator(self) -> Evaluator:
        if not hasattr(self._own, "evaluator"):
            self._own.evaluator = Evaluator(self.game)
        found: Evaluator = self._own.evaluator
        return found

    def moment(self, step: Step) -> Moment:
        game, seed, value = self.game, self._seed(step.number), self.effort.value
        chances = self.chances(step.after, step.number + 1)
        if game.actor(step.before) == CHANCE:
            luck = roll_luck(self.evaluator, step.before, step.action, value, seed)
            return Moment(step.number + 1, step.action, step.seat, chances, None, Stroke(step.seat, luck))
        judgement = judge(self.evaluator, step.before, step.action, self.effort, seed)
        drawn = draw_luck(self.evaluator, step.before, step.action, value, seed)
        stroke = None if drawn is None else Stroke(step.seat, drawn)
        return Moment(step.number + 1, step.action, step.seat, chances, judgement, stroke)

    def chances(self, state: State, number: int) -> Chances:
        return chances_of(self.evaluator, state, self.effort.value, self._seed(number))

    def _seed(self, number: int) -> int:
        """Far enough apart for the few seeds that a step needs."""
        return self.seed + 1000 * number


@lru_cache(64)
def _fair(game: Game, players: int, first: int, options: tuple[tuple[str, object], ...]) -> Chances:
    def deal(number: int) -> State:
        return game.new(players, seed=number, first=first, options=dict(options))

    return fair_chances(Evaluator(game), deal(0), DEALS, DEAL_SIMULATIONS, deal)


def _options(game: Game, state: State) -> tuple[tuple[str, object], ...]:
    return tuple(_hashable(game.table_options(state)))


def _hashable(options: dict[str, object]) -> Iterator[tuple[str, object]]:
    for name, value in options.items():
        yield name, tuple(value) if isinstance(value, list) else value
