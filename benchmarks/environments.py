"""Steps a second of the environments, beside those of others, in one run.

    python benchmarks/environments.py     pgx only where it is installed: pip install gemhoard[peers]

Many at a time: random legal actions, with observation (features and compact) and mask, ours on all cores
and on one; the time to pick the actions is left out, for all alike. Ours writes into the same arrays again
(`copy=False`), but for the rows "copied", which is what users get unless they say otherwise. It deals again
what has ended, and goes on in the next round from where it was. pgx, much slower, takes a twentieth of the
steps, in each round from its start: with `--steps 60` the first three of a game.

One at a time: the loop of Python that lists the legal actions, picks one and applies it. In PettingZoo and
Gymnasium it looks at the mask instead, is shown the features too, and chance acts in between; these take a
twentieth of the actions. The best of several rounds counts: other work on the machine can only slow it down.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from itertools import product
from typing import Any

import numpy as np
import pyspiel

from gemhoard.games import GAMES
from gemhoard.games.chance import Rng, below, new_rng
from gemhoard.games.engine import loop
from gemhoard.research import (
    openspiel,  # noqa: F401  It registers our games.
    pettingzoo,
)
from gemhoard.research.compiled.observation import OBSERVATIONS
from gemhoard.research.gymnasium import GemhoardEnv, GemhoardVectorEnv
from gemhoard.research.single import SingleGame

PEER = "backgammon"  # which has dice, as Emerald has
SLOWER = 20  # times, about: so many fewer steps pgx takes, and single games that are looked at

Work = Callable[[], tuple[int, float]]  # how many steps, and how many seconds they took


def best_rates(works: dict[str, Work], rounds: int) -> dict[str, float]:
    """What each work counts a second, in turn. The first round compiles, or loads what is compiled."""
    best = dict.fromkeys(works, 0.0)
    for turn in range(rounds + 1):
        for name, work in works.items():
            count, seconds = work()
            if turn:
                best[name] = max(best[name], count / seconds)
    return best


# ------------------------------------------------------------------ many at a time


def ours(game: str, batch: int, steps: int, **settings: Any) -> Work:
    env = GemhoardVectorEnv(game, batch, opponents="self", **settings)
    rng, actions = new_rng(1), np.zeros(batch, np.int64)
    infos = env.reset(seed=1)[1]

    def work() -> tuple[int, float]:
        nonlocal infos
        seconds = 0.0
        for _ in range(steps):
            choose(infos["action_mask"], rng, actions)
            start = time.perf_counter()
            infos = env.step(actions)[-1]
            seconds += time.perf_counter() - start
        return steps * batch, seconds

    return work


def ours_all_ways(game: str, batch: int, steps: int) -> dict[str, Work]:
    works = {f"{game}, features, copied": ours(game, batch, steps)}
    for observation, threads in product(OBSERVATIONS, (None, 1)):
        name = f"{game}, {observation}" + (", one thread" if threads else "")
        works[name] = ours(game, batch, steps, observation=observation, threads=threads, copy=False)
    return works


@loop
def choose(masks: Any, rng: Rng, actions: Any) -> None:
    """Any legal action of each row."""
    for i in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[i, action]
        left = below(rng, count)
        action = 0
        while left > 0 or masks[i, action] == 0:
            left -= masks[i, action]
            action += 1
        actions[i] = action


def pgx(batch: int, steps: int) -> Work:
    """Each round from the start. In its favour, games that end stay so, and nothing is dealt again."""
    import jax
    import jax.numpy as jnp
    from pgx import make

    env = make(PEER)

    @jax.jit
    def choose(state: Any, key: Any) -> Any:
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        return jax.random.categorical(key, logits, axis=1)

    step = jax.jit(jax.vmap(env.step))
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(2), batch))
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 100_000))

    def work() -> tuple[int, float]:
        state, seconds = begun, 0.0
        for _ in range(steps):
            chosen, luck = choose(state, next(keys)), jax.random.split(next(keys), batch)
            jax.block_until_ready((chosen, luck))
            start = time.perf_counter()
            state = jax.block_until_ready(step(state, chosen, luck))
            seconds += time.perf_counter() - start
        return steps * batch, seconds

    return work


# ------------------------------------------------------------------ one at a time


def by_itself(game: str, actions: int) -> Work:
    luck = random.Random(1)
    single = SingleGame(GAMES[game], 2, seed=1)

    def work() -> tuple[int, float]:
        start = time.perf_counter()
        for _ in range(actions):
            if not single.legal:
                single.deal(luck.getrandbits(60))
            single.step(luck.choice(single.legal))
        return actions, time.perf_counter() - start

    return work


def by_spiel(name: str, actions: int) -> Work:
    game, luck = pyspiel.load_game(name), random.Random(1)

    def work() -> tuple[int, float]:
        start, state = time.perf_counter(), game.new_initial_state()
        for _ in range(actions):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(luck.choice(state.legal_actions()))
        return actions, time.perf_counter() - start

    return work


def by_gym(game: str, actions: int) -> Work:
    env, luck = GemhoardEnv(game, opponents="self"), random.Random(1)
    info = env.reset(seed=1)[1]

    def work() -> tuple[int, float]:
        nonlocal info
        start = time.perf_counter()
        for _ in range(actions):
            *_, is_over, _, info = env.step(any_of(info["action_mask"], luck))
            if is_over:
                info = env.reset()[1]
        return actions, time.perf_counter() - start

    return work


def by_zoo(game: str, actions: int) -> Work:
    env, luck = pettingzoo.env(game), random.Random(1)
    env.reset(seed=1)

    def work() -> tuple[int, float]:
        start = time.perf_counter()
        for _ in range(actions):
            seen, _, is_over, _, _ = env.last()
            if is_over:
                env.reset()
                seen = env.last()[0]
            env.step(any_of(seen["action_mask"], luck))
        return actions, time.perf_counter() - start

    return work


def any_of(mask: Any, luck: random.Random) -> int:
    return luck.choice(np.flatnonzero(mask).tolist())


# ------------------------------------------------------------------ the tables


def table(title: str, rates: dict[str, float], against: str) -> None:
    print(f"\n{title}\n\n| | a second | of {against} |\n| --- | --- | --- |")
    for name, rate in rates.items():
        ratio = f"{rate / rates[against]:.2f}" if against in rates else "not measured"
        print(f"| {name} | {rate:,.0f} | {ratio} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second of the environments.")
    parser.add_argument("--batches", type=int, nargs="+", default=[1024, 4096])
    parser.add_argument("--steps", type=int, default=100, help="of each batch, a round")
    parser.add_argument("--actions", type=int, default=20_000, help="one at a time, a round")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    for batch in chosen.batches:
        works = {}
        for game in GAMES:
            works |= ours_all_ways(game, batch, chosen.steps)
        if find_spec("pgx"):
            works[f"pgx {PEER}"] = pgx(batch, max(1, chosen.steps // SLOWER))
        title = f"Steps with observation and mask, batch {batch:,}"
        table(title, best_rates(works, chosen.rounds), f"pgx {PEER}")
    works = {game: by_itself(game, chosen.actions) for game in GAMES}
    for game in GAMES:
        works[f"Gymnasium {game}"] = by_gym(game, chosen.actions // SLOWER)
        works[f"PettingZoo {game}"] = by_zoo(game, chosen.actions // SLOWER)
    for name in (*(f"gemhoard_{game}" for game in GAMES), "maedn", PEER):
        works[f"OpenSpiel {name}"] = by_spiel(name, chosen.actions)
    table("Actions one at a time, from Python", best_rates(works, chosen.rounds), f"OpenSpiel {PEER}")


if __name__ == "__main__":
    main()
