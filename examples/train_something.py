"""A linear policy learns to beat the random bot, by REINFORCE: python examples/train_something.py"""

import numpy as np

from gemhoard.research.gymnasium import GemhoardVectorEnv


def train(game: str = "emerald", rounds: int = 20, games: int = 128, steps: int = 150, rate: float = 0.1):
    """Yields the share of wins after each round."""
    env, rng = GemhoardVectorEnv(game, games, opponents="random"), np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    weights = np.zeros((seen.shape[1], infos["action_mask"].shape[1]), np.float32)
    each_action = np.eye(weights.shape[1], dtype=np.float32)
    for _ in range(rounds):
        turns = []
        for _ in range(steps):
            sights = seen.astype(np.float32)
            likes = np.where(infos["action_mask"], sights @ weights, -np.inf)
            chances = np.exp(likes - likes.max(axis=1, keepdims=True))
            chosen = np.argmax(likes + rng.gumbel(size=likes.shape), axis=1)
            slopes = each_action[chosen] - chances / chances.sum(axis=1, keepdims=True)
            seen, rewards, ends, _, infos = env.step(chosen)
            turns.append((sights, slopes, rewards, ends))
        share = np.concatenate([rewards[ends] for _, _, rewards, ends in turns]).mean()
        # From the end of each game back: how much better it went than usual. The last games have no end yet.
        better = np.zeros(games)
        for sights, slopes, rewards, ends in reversed(turns):
            better = np.where(ends, rewards - share, better)
            weights += rate / games * sights.T @ (slopes * better[:, np.newaxis])
        yield float(share)


if __name__ == "__main__":
    for number, won in enumerate(train(), start=1):
        print(f"round {number}: wins {won:.0%} of its games against the random bot", flush=True)
