"""The games for Gymnasium: thousands at a time, stepped by compiled code on all cores. See docs/research.

Importing this registers `gemhoard/Emerald-v0` and `gemhoard/Kadora-v0`.
"""

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete, MultiBinary, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from gemhoard.arena import cores
from gemhoard.games import GAMES, Game
from gemhoard.games.engine import INTERPRETED
from gemhoard.research.compiled.batch import FACTS, OBSERVATIONS, OPPONENTS, Room, Row, new_room, table_type
from gemhoard.research.compiled.threads import begin_work, help_with, is_done, new_work, work_on

Infos = dict[str, Any]
Step = tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]

# Games a thread, at least: fewer are not worth a second, unless somebody thinks in them.
LEAST_GAMES = {"self": 256, "random": 128, "greedy": 16}
PARTS = 4  # that a thread's games come in


def space_of(game: Game, observation: str) -> Space[Any]:
    if observation == FACTS:
        return MultiBinary(game.facts)
    return Box(0, np.iinfo(np.int8).max, (game.numbers.all,), np.int8)


def check_settings(num_envs: int, opponents: str, observation: str) -> None:
    if num_envs < 1:
        raise ValueError(f"A batch has one game at least, not {num_envs}.")
    if opponents not in OPPONENTS:
        raise ValueError(f"Opponents are {', '.join(OPPONENTS)}, not {opponents}.")
    if observation not in OBSERVATIONS:
        raise ValueError(f"An observation is of {' or '.join(OBSERVATIONS)}, not {observation}.")


class GemhoardVectorEnv(VectorEnv[Row, Any, Any]):
    """Many games. The agent has seat 0 and the opponents are bots; with `opponents="self"` it has all seats.

    The arrays are copied before they are handed out; without `copy` the next step writes into them again.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: str = "random",
        options: dict[str, Any] | None = None,
        observation: str = FACTS,
        copy: bool = True,
        threads: int | None = None,
    ) -> None:
        check_settings(num_envs, opponents, observation)
        rules = GAMES[game]
        blank = rules.blank(players, options=options)
        self.num_envs, self.copy = num_envs, copy
        self._actions = len(rules.words)
        self._lay_spaces(rules, observation)
        self._lay_tables(table_type(rules, players, observation))
        threads = 1 if INTERPRETED else min(threads or cores(), max(1, num_envs // LEAST_GAMES[opponents]))
        self._work = new_work(self._tables, threads * PARTS)
        self._rooms = [new_room(rules, blank, OPPONENTS[opponents]) for _ in range(threads)]
        self._pool, asleep = ThreadPoolExecutor(threads), Future[None]()
        asleep.set_result(None)
        self._helpers = [asleep] * (threads - 1)
        self.is_dealt = False

    def _lay_spaces(self, rules: Game, observation: str) -> None:
        self.single_observation_space = space_of(rules, observation)
        self.single_action_space = Discrete(self._actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _lay_tables(self, table: np.dtype[Any]) -> None:
        self._tables = tables = np.zeros(self.num_envs, table)
        self._sights, self._last_sights = tables["sight"]["row"], tables["last_sight"]["row"]
        self._masks, self._seats = tables["mask"], tables["seat"]
        self._rewards, self._ends, self._shares = tables["reward"], tables["has_ended"], tables["shares"]
        self._luck = tables["luck"]["word"]
        self._no_ends = np.zeros(self.num_envs, np.bool_)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Row, Infos]:
        """Deal all games. A list of seeds gives each game its own; a number gives them all."""
        self._finish()
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"{self.num_envs} games take as many seeds, not {len(seed)}.")
            self._luck[:] = [np.random.default_rng(each).bit_generator.random_raw() for each in seed]
        else:
            super().reset(seed=seed)
            self._luck[:] = self.np_random.bit_generator.random_raw(self.num_envs)
        self._step(is_start=True)
        self.is_dealt = True
        return self._show(self._sights), self._infos()

    def step(self, actions: ArrayLike) -> Step:
        """One action in each game. A game that has ended is dealt anew at once."""
        if not self.is_dealt:
            raise ResetNeeded("There is no game to step: call reset first.")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games take as many actions, not {chosen.shape}.")
        # Compiled code would not notice. Unsigned, a number below 0 is a large one.
        if chosen.dtype.kind not in "iu" or chosen.astype(np.uint64).max() >= self._actions:
            raise ValueError(f"Actions are whole numbers from 0 to {self._actions - 1}.")
        self._finish()
        self._work.actions[:] = chosen
        self._step(is_start=False)
        sights, rewards, ends = map(self._show, (self._sights, self._rewards, self._ends))
        return sights, rewards, ends, self._no_ends.copy(), self._infos()

    def _step(self, is_start: bool) -> None:
        """Who sleeps is called to help, but nobody waits until it has got up."""
        begin_work(self._work, is_start)
        self._helpers = [self._call(helper, room) for helper, room in zip(self._helpers, self._rooms[1:])]
        self._finish()

    def _finish(self) -> None:
        """Do what is left of a step: also of one that somebody interrupted."""
        work_on(self._work, self._rooms[0])
        while not is_done(self._work):
            for helper in self._helpers:
                if helper.done():
                    helper.result()  # Whatever went wrong in a thread is raised here.

    def _call(self, helper: Future[None], room: Room) -> Future[None]:
        return self._pool.submit(help_with, self._work, room) if helper.done() else helper

    def _infos(self) -> Infos:
        """What may be done, and by whom; of games that ended, how."""
        infos: Infos = {"action_mask": self._show(self._masks), "seat": self._show(self._seats)}
        ended = np.flatnonzero(self._ends)
        if len(ended):
            finals, shares = np.full(self.num_envs, None, object), np.zeros(self._shares.shape)
            for i, sight in zip(ended, self._last_sights[ended], strict=True):
                finals[i] = sight
            shares[ended] = self._shares[ended]
            ends = self._ends.copy()
            infos |= {"final_obs": finals, "_final_obs": ends}
            infos |= {"final_info": {"shares": shares, "_shares": ends}, "_final_info": ends}
        return infos

    def _show(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self._pool.shutdown()


class GemhoardEnv(gymnasium.Env[Row, Any]):
    """One game, for those who do not want many: a batch of one, which ends."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(self, game: str, **settings: Any) -> None:
        self._games = GemhoardVectorEnv(game, 1, **settings)
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Infos]:
        super().reset(seed=seed)
        sights, infos = self._games.reset(seed=[int(self.np_random.integers(1 << 63))])
        return sights[0], _only(infos)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, Infos]:
        """One action. At the end nobody may do anything any more: reset it."""
        sights, rewards, ends, _, infos = self._games.step([action])
        if not ends[0]:
            return sights[0], float(rewards[0]), False, False, _only(infos)
        self._games.is_dealt = False  # It is, but nobody has seen that game.
        info = {"shares": infos["final_info"]["shares"][0], "seat": infos["seat"][0]}
        info["action_mask"] = np.zeros_like(infos["action_mask"][0])
        return infos["final_obs"][0], float(rewards[0]), True, False, info


def _only(infos: Infos) -> Infos:
    return {name: values[0] for name, values in infos.items()}


for _game in GAMES:
    gymnasium.register(
        f"gemhoard/{_game.capitalize()}-v0",
        entry_point="gemhoard.research.gymnasium:GemhoardEnv",
        vector_entry_point="gemhoard.research.gymnasium:GemhoardVectorEnv",
        kwargs={"game": _game},
    )
