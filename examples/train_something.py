"""A linear policy learns to beat the random bot, by REINFORCE: python examples/train_something.py"""

import numpy as np

from gemhoard.research.gymnasium import GemhoardVectorEnv


def train(game: str = "emerald", rounds: int = 20, games: int = 128, steps: int = 150, rate: float = 0.1):
    """Yields the share of wins after each round."""
    env, rng = GemhoardVectorEnv(game, games, seat="random"), np.random.default_rng(1)
    observations, infos = env.reset(seed=1)
    weights = np.zeros((observations.shape[1], infos["action_mask"].shape[1]), np.float32)
    one_hot = np.eye(weights.shape[1], dtype=np.float32)
    for _ in range(rounds):
        batch = []
        for _ in range(steps):
            inputs = observations.astype(np.float32)
            logits = np.where(infos["action_mask"], inputs @ weights, -np.inf)
            odds = np.exp(logits - logits.max(axis=1, keepdims=True))
            actions = np.argmax(logits + rng.gumbel(size=logits.shape), axis=1)
            gradients = one_hot[actions] - odds / odds.sum(axis=1, keepdims=True)
            observations, rewards, ends, _, infos = env.step(actions)
            batch.append((inputs, gradients, rewards, ends))
        mean = np.concatenate([rewards[ends] for _, _, rewards, ends in batch]).mean()
        # From the end of each game back: how much better it went than usual. The last games have no end yet.
        advantages = np.zeros(games)
        for inputs, gradients, rewards, ends in reversed(batch):
            advantages = np.where(ends, rewards - mean, advantages)
            weights += rate / games * inputs.T @ (gradients * advantages[:, np.newaxis])
        yield float(mean)


if __name__ == "__main__":
    for number, won in enumerate(train(), start=1):
        print(f"round {number}: wins {won:.0%} of its games against the random bot", flush=True)
