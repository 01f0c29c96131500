"""The games for Gymnasium: thousands at a time, stepped by compiled code on all cores. See docs/research.

Importing this registers every installed game, as `gemhoard/Name-v0`.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete, MultiBinary, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from gemhoard.games import GAMES, Game
from gemhoard.games.engine import INTERPRETED
from gemhoard.jobs import cores
from gemhoard.research.compiled.batch import new_buffers, slot_type
from gemhoard.research.compiled.observation import FEATURES, Row
from gemhoard.research.rendering import RENDER_MODES, Picture, check_render_mode, render, show_text
from gemhoard.research.settings import (
    check_counts,
    check_no_options,
    find_game,
    read_observation,
    read_opponents,
    read_seat,
)
from gemhoard.research.vector_runner import VectorRunner

Infos = dict[str, Any]
Step = tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]

# Games a thread, at least: fewer are not worth a second, unless a bot thinks in them.
LEAST_GAMES = {"self": 256, "random": 128, "greedy": 16}

# Gymnasium asks for a speed too, though nothing moves.
METADATA = {"render_modes": RENDER_MODES, "render_fps": 1}
NO_GAME = "No game is being played: reset deals one."


def space_of(game: Game, kind: str) -> Space[Any]:
    if kind == FEATURES:
        return MultiBinary(game.features)
    return Box(0, np.iinfo(np.int8).max, (game.observation_layout.all,), np.int8)


class GemhoardVectorEnv(VectorEnv[Row, Any, Any]):
    """Many games. The agent has one seat, bots have the others; with `opponents="self"` it has all seats.

    With `seat="random"` it gets another one in every game, so that what it learns is not for one seat alone.
    The arrays are copied before they are handed out; without `copy` the next step writes into them again.
    """

    metadata = METADATA | {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str = "random",
        seat: int | str = 0,
        options: dict[str, Any] | None = None,
        observation: str | None = None,
        copy: bool = True,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_counts(num_envs, threads)
        check_render_mode(render_mode)
        rules = find_game(game)
        kind, others = read_observation(rules, observation), read_opponents(rules, opponents)
        players = rules.player_counts[0] if players is None else players
        blank = rules.blank(players, options=options)
        agent = read_seat(seat, players, opponents)
        self.num_envs, self.copy, self.render_mode = num_envs, copy, render_mode
        self._game, self._actions = game, len(rules.words)
        self._lay_spaces(rules, kind)
        slots = np.zeros(num_envs, slot_type(rules, players, kind))
        threads = 1 if INTERPRETED else min(threads or cores(), max(1, num_envs // LEAST_GAMES[opponents]))
        self._runner = VectorRunner(slots, [new_buffers(rules, blank, others, agent) for _ in range(threads)])
        self.is_dealt = False

    def _lay_spaces(self, rules: Game, kind: str) -> None:
        self.single_observation_space = space_of(rules, kind)
        self.single_action_space = Discrete(self._actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Row, Infos]:
        """Deal all games. A row of seeds gives each game its own; a number gives them all."""
        check_no_options(options)
        self._runner.deal(self._seeds_from(seed) if np.ndim(seed) == 0 else self._seeds_of_each(seed))
        self.is_dealt = True
        return self._show(self._runner.observations), self._infos()

    def _seeds_from(self, seed: int | None) -> ArrayLike:
        super().reset(seed=seed)
        return self.np_random.bit_generator.random_raw(self.num_envs)

    def _seeds_of_each(self, seeds: Any) -> ArrayLike:
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} games take as many seeds, not {len(seeds)}.")
        words = [np.random.default_rng(each).bit_generator.random_raw() for each in seeds]
        self.np_random = np.random.default_rng(words)  # for a reset without a seed
        return words

    def step(self, actions: ArrayLike) -> Step:
        """One action in each game. A game that has ended is dealt again at once."""
        if not self.is_dealt:
            raise ResetNeeded("There is no game to step: call reset first.")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games take as many actions, not {chosen.shape}.")
        # Compiled code would not notice. Unsigned, a number below 0 is a large one.
        if chosen.dtype.kind not in "iu" or chosen.astype(np.uint64).max() >= self._actions:
            raise ValueError(f"Actions are whole numbers from 0 to {self._actions - 1}.")
        runner = self._runner
        runner.step(chosen)
        observations, rewards, ends = map(self._show, (runner.observations, runner.rewards, runner.ends))
        return observations, rewards, ends, np.zeros(self.num_envs, np.bool_), self._infos()

    def _infos(self) -> Infos:
        """What may be done, and by whom; of games that ended, how."""
        runner = self._runner
        infos: Infos = {"action_mask": self._show(runner.masks), "seat": self._show(runner.seats)}
        (ended,) = runner.ends.nonzero()
        if len(ended):
            finals, ends = np.empty(self.num_envs, object), runner.ends.copy()
            finals[ended] = np.fromiter(runner.final_observations[ended], object, len(ended))
            last = {"returns": runner.returns * ends[:, np.newaxis], "seat": runner.last_seats * ends}
            masks = dict.fromkeys((f"_{name}" for name in last), ends)
            infos |= {"final_obs": finals, "_final_obs": ends}
            infos |= {"final_info": last | masks, "_final_info": ends}
        return infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now in each game, by the name that sb3-contrib asks for."""
        return self._runner.masks.astype(np.bool_) & self.is_dealt  # type: ignore[no-any-return]

    def _show(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def render(self) -> tuple[Any, ...] | None:
        """Each game, as the seat knows it that is to act."""
        mode = self.render_mode
        if mode is None:
            return None
        if not self.is_dealt:
            return (show_text(NO_GAME, mode),) * self.num_envs
        game = find_game(self._game)
        return tuple(render(game, slot.state, int(slot.seat), mode) for slot in self._runner.slots)

    def close_extras(self, **kwargs: Any) -> None:
        self._runner.close()


class GemhoardEnv(gymnasium.Env[Row, Any]):
    """One game, for those who do not want many: a batch of one, which ends.

    It takes the settings of `GemhoardVectorEnv`: players, opponents, seat, options, observation, render_mode.
    """

    metadata = METADATA

    def __init__(self, game: str, **settings: Any) -> None:
        self._games = GemhoardVectorEnv(game, 1, **settings)
        self.render_mode = self._games.render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    @property
    def seat(self) -> int:
        """Who is to act: the agent's seat, unless it has all. After the end, who acted last."""
        runner = self._games._runner
        return int((runner.seats if self._games.is_dealt else runner.last_seats)[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Infos]:
        check_no_options(options)
        super().reset(seed=seed)
        observations, infos = self._games.reset(seed=[int(self.np_random.integers(1 << 63))])
        return observations[0], _only(infos)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, Infos]:
        """One action. At the end nobody may do anything any more: reset it."""
        observations, rewards, ends, _, infos = self._games.step([action])
        if not ends[0]:
            return observations[0], float(rewards[0]), False, False, _only(infos)
        self._games.is_dealt = False  # It is, but nobody has seen that game.
        info = {name: infos["final_info"][name][0] for name in ("returns", "seat")}
        info["action_mask"] = np.zeros_like(infos["action_mask"][0])
        return infos["final_obs"][0], float(rewards[0]), True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, by the name that sb3-contrib asks for. Nothing, if no game is played."""
        return self._games.action_masks()[0]  # type: ignore[no-any-return]

    def render(self) -> str | Picture | None:
        """The game, as the seat knows it that is to act; after the end, as the one saw it that acted last."""
        games, runner = self._games, self._games._runner
        if runner.ends[0] and not games.is_dealt:
            state = runner.slots[0].final_state
            return render(find_game(games._game), state, self.seat, self.render_mode)
        rendered = games.render()
        return rendered[0] if rendered else None


def _only(infos: Infos) -> Infos:
    return {name: values[0] for name, values in infos.items()}


for _game in GAMES:
    gymnasium.register(
        f"gemhoard/{_game.capitalize()}-v0",
        entry_point="gemhoard.research.gymnasium:GemhoardEnv",
        vector_entry_point="gemhoard.research.gymnasium:GemhoardVectorEnv",
        kwargs={"game": _game},
    )
