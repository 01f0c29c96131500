"""A linear policy learns to beat the random bot, by REINFORCE, with NumPy alone.

python examples/train_something.py
"""

from typing import Any

import numpy as np

from gemhoard.research.gymnasium import GemhoardVectorEnv


def train(
    game: str = "emerald", rounds: int = 20, games: int = 128, steps: int = 150, rate: float = 0.1
) -> Any:
    """Yields the share of wins after each round."""
    env, rng = GemhoardVectorEnv(game, games, opponents="random"), np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    facts, actions = seen.shape[1], infos["action_mask"].shape[1]
    weights = np.zeros((facts, actions), np.float32)
    sights = np.zeros((steps, games, facts), np.float32)
    slopes = np.zeros((steps, games, actions), np.float32)
    ends, rewards = np.zeros((steps, games), bool), np.zeros((steps, games))
    for _ in range(rounds):
        for step in range(steps):
            sights[step] = seen
            likes = np.where(infos["action_mask"], sights[step] @ weights, -np.inf)
            chances = np.exp(likes - likes.max(axis=1, keepdims=True))
            chosen = np.argmax(likes + rng.gumbel(size=likes.shape), axis=1)
            slopes[step] = np.eye(actions)[chosen] - chances / chances.sum(axis=1, keepdims=True)
            seen, rewards[step], ends[step], _, infos = env.step(chosen)
        share = rewards[ends].mean()
        # From the end of each game back: how much better it went than usual. The last games have no end yet.
        better = np.zeros((steps + 1, games))
        for step in reversed(range(steps)):
            better[step] = np.where(ends[step], rewards[step] - share, better[step + 1])
        slopes *= better[:steps, :, np.newaxis]
        weights += rate / games * sights.reshape(-1, facts).T @ slopes.reshape(-1, actions)
        yield float(share)


if __name__ == "__main__":
    for number, won in enumerate(train(), start=1):
        print(f"round {number}: wins {won:.0%} of its games against the random bot", flush=True)
