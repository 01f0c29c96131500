"""What Stable-Baselines3 and sb3-contrib do with the environments: by a stand-in, or by them if installed."""

import gymnasium
import numpy as np
import pytest

import gemhoard.research.gymnasium  # noqa: F401  It registers the games.
from gemhoard.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES)


def name_of(game):
    return f"gemhoard/{game.capitalize()}-v0"


class DummyVecEnv:
    """As in Stable-Baselines3: games in turn, reset when they end, asked by wrappers for what they can do."""

    def __init__(self, name, count, **settings):
        # So `make_vec_env` does it, and tries again only after a TypeError.
        self.envs = [gymnasium.make(name, render_mode="rgb_array", **settings) for _ in range(count)]

    def reset(self, seed):
        return np.stack([env.reset(seed=seed + i)[0] for i, env in enumerate(self.envs)])

    def step(self, actions):
        return [self.step_one(env, action) for env, action in zip(self.envs, actions, strict=True)]

    def step_one(self, env, action):
        _, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            env.reset()
        return reward, terminated

    def env_method(self, name):
        return [env.get_wrapper_attr(name)() for env in self.envs]


@every_game
def test_many_games_are_made_stepped_and_masked_as_it_does(game):
    env, rng = DummyVecEnv(name_of(game), 2, seat="random"), np.random.default_rng(1)
    env.reset(seed=1)
    ended = 0
    for _ in range(100):
        masks = np.stack(env.env_method("action_masks"))
        assert masks.dtype == bool and masks.shape == (2, len(GAMES[game].words)) and masks.any(axis=1).all()
        steps = env.step([rng.choice(np.flatnonzero(mask)) for mask in masks])
        assert all(reward >= 0 for reward, _ in steps), "no choice was illegal"
        ended += sum(is_over for _, is_over in steps)
    assert ended
    assert len({env.get_wrapper_attr("render")().shape for env in env.envs}) == 1


@every_game
def test_masks_are_those_of_the_infos_and_empty_where_no_game_is_played(game):
    env = gymnasium.make(name_of(game))
    assert not env.get_wrapper_attr("action_masks")().any()
    _, info = env.reset(seed=1)
    assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
    env.step(np.argmin(info["action_mask"]))
    assert not env.get_wrapper_attr("action_masks")().any()


@every_game
@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_masks_of_many_games_of_gymnasium(game, mode):
    env = gymnasium.make_vec(name_of(game), num_envs=3, vectorization_mode=mode)
    infos = env.reset(seed=1)[1]
    masks = np.stack(env.call("action_masks")) if mode == "sync" else env.unwrapped.action_masks()
    assert masks.dtype == bool and (masks == infos["action_mask"]).all()


@every_game
def test_the_libraries_themselves_train_and_find_the_masks(game):
    sb3 = pytest.importorskip("stable_baselines3.common.env_util")
    contrib = pytest.importorskip("sb3_contrib")
    env = sb3.make_vec_env(name_of(game), n_envs=2, seed=1, env_kwargs={"seat": "random"})
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32, seed=1)
    model.learn(128)
    masks = contrib.common.maskable.utils.get_action_masks(env)
    chosen, _ = model.predict(env.reset(), action_masks=masks)
    assert model.num_timesteps >= 128
    assert all(mask[action] for mask, action in zip(masks, chosen, strict=True))
