"""Steps a second of the environments, beside those of others, in one run.

    python benchmarks/environments.py     pgx only where it is installed: pip install gemhoard[peers]

Many at a time: random legal actions, with observation and mask, ours on all cores and on one. One at a time:
the loop of Python that lists the legal actions, picks one and applies it. The best of several rounds counts:
other work on the machine can only slow it down.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
import pyspiel

from gemhoard.games import GAMES
from gemhoard.games.chance import Rng, below, new_rng
from gemhoard.games.engine import loop
from gemhoard.research import openspiel
from gemhoard.research.batch import mask, sight
from gemhoard.research.gymnasium import GemhoardVectorEnv

PEER = "backgammon"  # which has dice, as Emerald has


def best_rate(work: Callable[[], int], rounds: int) -> float:
    """What the work counts, a second. Its first round is left out: it compiles, or loads what is compiled."""
    work()
    best = 0.0
    for _ in range(rounds):
        start = time.perf_counter()
        count = work()
        best = max(best, count / (time.perf_counter() - start))
    return best


# ------------------------------------------------------------------ many at a time


def ours(game: str, batch: int, steps: int, threads: int | None) -> Callable[[], int]:
    env, rng, actions = (
        GemhoardVectorEnv(game, batch, opponents="self", copy=False, threads=threads),
        new_rng(1),
        np.zeros(batch, np.int64),
    )
    masks = env.reset(seed=1)[1]["action_mask"]

    def work() -> int:
        for _ in range(steps):
            choose(masks, rng, actions)
            env.step(actions)
        return steps * batch

    return work


@loop
def choose(masks: Any, rng: Rng, actions: Any) -> None:
    """Any legal action of each row, compiled, as it is in pgx."""
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


def pgx(batch: int, steps: int) -> Callable[[], int]:
    """In its favour, games that end stay so, and nothing is dealt anew."""
    import jax
    import jax.numpy as jnp
    from pgx import make

    env = make(PEER)

    def step(state: Any, key: Any) -> Any:
        key, choice = jax.random.split(key)
        likes = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, likes, axis=1)
        return jax.vmap(env.step)(state, actions, jax.random.split(key, batch))

    compiled = jax.jit(step)
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 100_000))
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(2), batch))

    def work() -> int:
        state = begun
        for _ in range(steps):
            state = compiled(state, next(keys))
        jax.block_until_ready(state)
        return steps * batch

    return work


# ------------------------------------------------------------------ one at a time


def by_contract(game: str, actions: int, observing: bool) -> Callable[[], int]:
    rules, luck = GAMES[game], random.Random(1)

    def work() -> int:
        state = rules.new(2, seed=luck.getrandbits(60))
        for _ in range(actions):
            if rules.is_over(state):
                state = rules.new(2, seed=luck.getrandbits(60))
            if observing and rules.actor(state) >= 0:
                sight(rules, state, rules.actor(state))
                mask(rules, state)
            rules.rules.apply(state, luck.choice(rules.legal(state)))
        return actions

    return work


def by_spiel(name: str, actions: int) -> Callable[[], int]:
    game, luck = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state = game.new_initial_state()
        for _ in range(actions):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(luck.choice(state.legal_actions()))
        return actions

    return work


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
        rates = {}
        for game in GAMES:
            rates[game] = best_rate(ours(game, batch, chosen.steps, None), chosen.rounds)
            rates[f"{game}, one thread"] = best_rate(ours(game, batch, chosen.steps, 1), chosen.rounds)
        if find_spec("pgx"):
            rates[f"pgx {PEER}"] = best_rate(pgx(batch, max(1, chosen.steps // 20)), chosen.rounds)
        table(f"Steps with observation and mask, batch {batch:,}", rates, f"pgx {PEER}")
    rates = {}
    for game in GAMES:
        rates[game] = best_rate(by_contract(game, chosen.actions, observing=False), chosen.rounds)
        rates[f"{game}, observed"] = best_rate(
            by_contract(game, chosen.actions, observing=True), chosen.rounds
        )
        name = openspiel.game_type(GAMES[game]).short_name
        rates[f"OpenSpiel {name}"] = best_rate(by_spiel(name, chosen.actions // 10), chosen.rounds)
    for name in ("maedn", PEER):
        rates[f"OpenSpiel {name}"] = best_rate(by_spiel(name, chosen.actions), chosen.rounds)
    table("Actions one at a time, from Python", rates, f"OpenSpiel {PEER}")


if __name__ == "__main__":
    main()
