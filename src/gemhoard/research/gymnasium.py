"""The games for Gymnasium: thousands at a time, stepped by compiled code on all cores. See docs/research.

Importing this registers `gemhoard/Emerald-v0` and `gemhoard/Kadora-v0`.
"""

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
from gemhoard.research.compiled.batch import FACTS, OBSERVATIONS, OPPONENTS, Row, new_room, table_type
from gemhoard.research.hall import Hall
from gemhoard.research.knowledge import as_lines
from gemhoard.research.settings import RENDER_MODES, check_render_mode, find_game

Infos = dict[str, Any]
Step = tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]

# Games a thread, at least: fewer are not worth a second, unless somebody thinks in them.
LEAST_GAMES = {"self": 256, "random": 128, "greedy": 16}

# Gymnasium asks for a speed too, though nothing moves.
METADATA = {"render_modes": RENDER_MODES, "render_fps": 1}
NO_GAME = "No game is being played: reset deals one."


def space_of(game: Game, observation: str) -> Space[Any]:
    if observation == FACTS:
        return MultiBinary(game.facts)
    return Box(0, np.iinfo(np.int8).max, (game.numbers.all,), np.int8)


def check_settings(num_envs: int, opponents: str, observation: str, threads: int | None) -> None:
    if num_envs < 1:
        raise ValueError(f"A batch has one game at least, not {num_envs}.")
    if opponents not in OPPONENTS:
        raise ValueError(f"Opponents are {', '.join(OPPONENTS)}, not {opponents}.")
    if observation not in OBSERVATIONS:
        raise ValueError(f"An observation is of {' or '.join(OBSERVATIONS)}, not {observation}.")
    if threads is not None and threads < 1:
        raise ValueError(f"A batch has one thread at least, not {threads}.")


def check_no_options(options: dict[str, Any] | None) -> None:
    if options:
        given = ", ".join(options)
        raise ValueError(f"A reset takes no options, not {given}: give them when you make the environment.")


class GemhoardVectorEnv(VectorEnv[Row, Any, Any]):
    """Many games. The agent has seat 0 and the opponents are bots; with `opponents="self"` it has all seats.

    The arrays are copied before they are handed out; without `copy` the next step writes into them again.
    """

    metadata = METADATA | {"autoreset_mode": AutoresetMode.SAME_STEP}

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
        render_mode: str | None = None,
    ) -> None:
        check_settings(num_envs, opponents, observation, threads)
        check_render_mode(render_mode)
        rules = find_game(game)
        blank = rules.blank(players, options=options)
        self.num_envs, self.copy, self.render_mode = num_envs, copy, render_mode
        self._game, self._actions = game, len(rules.words)
        self._lay_spaces(rules, observation)
        tables = np.zeros(num_envs, table_type(rules, players, observation))
        threads = 1 if INTERPRETED else min(threads or cores(), max(1, num_envs // LEAST_GAMES[opponents]))
        self._hall = Hall(tables, [new_room(rules, blank, OPPONENTS[opponents]) for _ in range(threads)])
        self.is_dealt = False

    def _lay_spaces(self, rules: Game, observation: str) -> None:
        self.single_observation_space = space_of(rules, observation)
        self.single_action_space = Discrete(self._actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Row, Infos]:
        """Deal all games. A row of seeds gives each game its own; a number gives them all."""
        check_no_options(options)
        self._hall.deal(self._luck_of_all(seed) if np.ndim(seed) == 0 else self._luck_of_each(seed))
        self.is_dealt = True
        return self._show(self._hall.sights), self._infos()

    def _luck_of_all(self, seed: int | None) -> ArrayLike:
        super().reset(seed=seed)
        return self.np_random.bit_generator.random_raw(self.num_envs)

    def _luck_of_each(self, seeds: Any) -> ArrayLike:
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} games take as many seeds, not {len(seeds)}.")
        luck = [np.random.default_rng(each).bit_generator.random_raw() for each in seeds]
        self.np_random = np.random.default_rng(luck)  # for a reset without a seed
        return luck

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
        hall = self._hall
        hall.step(chosen)
        sights, rewards, ends = map(self._show, (hall.sights, hall.rewards, hall.ends))
        return sights, rewards, ends, np.zeros(self.num_envs, np.bool_), self._infos()

    def _infos(self) -> Infos:
        """What may be done, and by whom; of games that ended, how."""
        hall = self._hall
        infos: Infos = {"action_mask": self._show(hall.masks), "seat": self._show(hall.seats)}
        (ended,) = hall.ends.nonzero()
        if len(ended):
            finals, shares = np.empty(self.num_envs, object), np.zeros(hall.shares.shape)
            finals[ended] = np.fromiter(hall.last_sights[ended], object, len(ended))
            shares[ended] = hall.shares[ended]
            ends = hall.ends.copy()
            infos |= {"final_obs": finals, "_final_obs": ends}
            infos |= {"final_info": {"shares": shares, "_shares": ends}, "_final_info": ends}
        return infos

    def _show(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def render(self) -> tuple[str, ...] | None:
        """Each table, as the seat knows it that is to act."""
        if self.render_mode is None:
            return None
        if not self.is_dealt:
            return (NO_GAME,) * self.num_envs
        game = GAMES[self._game]
        return tuple(as_lines(game, table.state, int(table.seat)) for table in self._hall.tables)

    def close_extras(self, **kwargs: Any) -> None:
        self._hall.close()


class GemhoardEnv(gymnasium.Env[Row, Any]):
    """One game, for those who do not want many: a batch of one, which ends."""

    metadata = METADATA

    def __init__(self, game: str, **settings: Any) -> None:
        self._games = GemhoardVectorEnv(game, 1, **settings)
        self.render_mode = self._games.render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Infos]:
        check_no_options(options)
        super().reset(seed=seed)
        sights, infos = self._games.reset(seed=[int(self.np_random.integers(1 << 63))])
        return sights[0], _only(infos)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, Infos]:
        """One action. At the end nobody may do anything any more: reset it."""
        seat = self._games._hall.seats[0]
        sights, rewards, ends, _, infos = self._games.step([action])
        if not ends[0]:
            return sights[0], float(rewards[0]), False, False, _only(infos)
        self._games.is_dealt = False  # It is, but nobody has seen that game.
        info = {"shares": infos["final_info"]["shares"][0], "seat": seat}
        info["action_mask"] = np.zeros_like(infos["action_mask"][0])
        return infos["final_obs"][0], float(rewards[0]), True, False, info

    def render(self) -> str | None:
        """The table, as the seat knows it that is to act. One that has ended is gone."""
        tables = self._games.render()
        return tables[0] if tables else None


def _only(infos: Infos) -> Infos:
    return {name: values[0] for name, values in infos.items()}


for _game in GAMES:
    gymnasium.register(
        f"gemhoard/{_game.capitalize()}-v0",
        entry_point="gemhoard.research.gymnasium:GemhoardEnv",
        vector_entry_point="gemhoard.research.gymnasium:GemhoardVectorEnv",
        kwargs={"game": _game},
    )
