"""The games for PettingZoo: agents that take turns (AEC). See docs/research."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from gemhoard.games import CHANCE
from gemhoard.research.compiled.batch import ILLEGAL
from gemhoard.research.compiled.observation import FEATURES, Row, legal_mask, observation_record, observe
from gemhoard.research.rendering import RENDER_MODES, Picture, check_render_mode, render
from gemhoard.research.settings import find_game, read_observation
from gemhoard.research.single import returns

Observation = dict[str, Row]
Options = dict[str, Any] | None


def env(game: str, players: int | None = None, options: Options = None, **settings: Any) -> Any:
    """A game as PettingZoo's users expect it: an illegal choice ends it, and loses."""
    wrapped: Any = TerminateIllegalWrapper(raw_env(game, players, options, **settings), ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  As its users call it.
    """One game. Chance acts in between; an illegal choice raises a RuleError and changes nothing."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options = None,
        render_mode: str | None = None,
        observation: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.game = find_game(game)
        self.kind = read_observation(self.game, observation)
        players = self.game.player_counts[0] if players is None else players
        self.truth = self.game.blank(players, options=options)  # or it says what is wrong with these
        self.players, self.options, self.render_mode = players, options, render_mode
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.metadata["render_fps"] = 1
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(len(self.game.words)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def __getstate__(self) -> dict[str, Any]:
        """For a copy or a pickle. The state as bytes: NumPy reads a record back as one that never changes."""
        return self.__dict__ | {"game": self.game.name, "truth": self.game.pack(self.truth)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = find_game(state["game"])
        self.truth = self.game.unpack(state["truth"])

    def _observation_space(self) -> Any:
        shape = observation_record(self.game, self.kind)["row"].shape
        most = 1 if self.kind == FEATURES else np.iinfo(np.int8).max
        mask = Box(0, 1, (len(self.game.words),), np.int8)
        return Dict(observation=Box(0, most, shape, np.int8), action_mask=mask)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. The options are not used: PettingZoo's own test gives some."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.truth = self.game.new(self.players, seed=self._random(1 << 63), options=self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees; what it may do, if it is to act."""
        seat = self.possible_agents.index(agent)
        is_acting = seat == self.game.actor(self.truth)
        allowed = legal_mask(self.game, self.truth) if is_acting else np.zeros(len(self.game.words), np.int8)
        return {"observation": observe(self.game, self.truth, seat, self.kind), "action_mask": allowed}

    def step(self, action: Any) -> None:
        """Carry out a choice of `agent_selection`; None if the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.apply(self.truth, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let chance act; then an agent is to act, or the game is over."""
        while self.game.actor(self.truth) == CHANCE:
            outcomes = self.game.legal(self.truth)
            self.game.apply(self.truth, outcomes[self._random(len(outcomes))])
        if self.game.is_over(self.truth):
            self.rewards = dict(zip(self.agents, returns(self.game, self.truth), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.game.actor(self.truth)]

    def _random(self, below: int) -> int:
        return int(self.np_random.integers(below))

    def render(self) -> str | Picture | None:
        """The game, as the seat of `agent_selection` knows it."""
        seat = self.possible_agents.index(self.agent_selection)
        return render(self.game, self.truth, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
