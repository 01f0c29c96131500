"""The games for OpenSpiel. See docs/research.

Importing this registers every installed game, as `gemhoard_name`.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from gemhoard.games import CHANCE, GAMES, NOBODY, Game, Option, State
from gemhoard.research.compiled.observation import observation_record, observe
from gemhoard.research.knowledge import as_text, knowledge, private_knowledge
from gemhoard.research.settings import observations_of
from gemhoard.research.single import returns, step_packed

# The cards are dealt by a number, which chance names digit by digit: OpenSpiel wants all outcomes listed.
DIGIT = 256
DIGITS = 4

PLAYERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}

ONE_PLAYERS, NO_PLAYERS = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE

# No game can have more decisions of players, nor more chance: a test adds them up.
LONGEST = 2000


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"gemhoard_{game.name}",
        long_name=f"{game.name.capitalize()} (Gemhoard)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # The returns add up to 1, or to 0 where a virtual player wins.
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # The features are rounded, and leave things out.
        provides_observation_string=True,
        provides_observation_tensor=bool(observations_of(game)),
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


def parameters(game: Game) -> dict[str, Any]:
    """Players and options, with their defaults. OpenSpiel has no lists: they are text."""
    defaults = {name: write_parameter(option) for name, option in game.options.items()}
    return {"players": game.player_counts[0]} | defaults


def write_parameter(option: Option) -> Any:
    return " ".join(map(str, option.default)) if option.parts else option.default


def read_parameter(option: Option, value: Any) -> Any:
    """A list is written as `1 2 3 4 5 345`: each entry a value, or several of them."""
    if not option.parts or not value.replace(" ", "").isdecimal():
        return value  # or the game says what is wrong with it
    return [[*map(int, entry)] if len(entry) > 1 else int(entry) for entry in value.split()]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game, its number of players and its options."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        given = parameters(rules) | (params or {})
        self.players = given["players"]
        self.options = {name: read_parameter(option, given[name]) for name, option in rules.options.items()}
        self.table = rules.blank(self.players, options=self.options)  # or it says what is wrong with it
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.words),
            max_chance_outcomes=DIGIT,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, params or {})

    def new_initial_state(self, *unused: Any) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.rules, check_observer(iig_obs_type, params))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One game. Numbers and bytes alone, since OpenSpiel copies all of it again and again."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.deal = b""  # the digits so far
        self.packed = game.rules.pack(game.table)
        self.actor = CHANCE
        self.legal = b""  # two bytes an action

    def rules(self) -> Game:
        game: Game = self.get_game().rules
        return game

    def truth(self) -> State:
        return self.rules().unpack(self.packed)

    def is_dealt(self) -> bool:
        return len(self.deal) == DIGITS

    def go_on(self, packed: bytes, action: int = -1) -> None:
        """From a packed state, by an action if there is one."""
        self.packed, self.actor, self.legal = step_packed(self.rules(), packed, action)

    # -------------------------------------------------------------- playing

    def current_player(self) -> int:
        return PLAYERS.get(self.actor, self.actor)

    def _legal_actions(self, player: int) -> list[int]:
        return memoryview(self.legal).cast("H").tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All alike: digits of the deal, or the faces of the die, counted from 0."""
        count = len(self.legal) // 2 if self.is_dealt() else DIGIT
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if not self.is_dealt():
            self._name_digit(action)
            return
        legal = self._legal_actions(self.actor)
        chosen = legal[action] if self.actor == CHANCE else action
        if chosen not in legal:
            raise self.rules().refusal(self.truth(), chosen)
        self.go_on(self.packed, chosen)

    def _name_digit(self, digit: int) -> None:
        self.deal += bytes([digit])
        if self.is_dealt():
            game = self.get_game()
            seed = int.from_bytes(self.deal, "little")
            dealt = game.rules.new(game.players, seed=seed, options=game.options)
            self.go_on(game.rules.pack(dealt))

    def is_terminal(self) -> bool:
        return self.actor == NOBODY

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.get_game().players)
        return returns(self.rules(), self.truth())

    # -------------------------------------------------------------- who knows what

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that looks to the player like this one."""
        other = self.clone()
        if self.is_dealt():
            seed = int(sampler() * (1 << 53))
            other.go_on(self.rules().pack(self.rules().redeal(self.truth(), player, seed)))
        return other  # type: ignore[no-any-return]

    # -------------------------------------------------------------- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.rules().words[action]
        if not self.is_dealt():
            return f"deal {action}"
        return self.rules().words[self._legal_actions(player)[action]]

    def __str__(self) -> str:
        return as_text(self.rules().to_json(self.truth())) if self.is_dealt() else f"deal {[*self.deal]}"


def spiel_state(rules: Game, truth: State) -> SpielState:
    """A game that goes on from there."""
    state = pyspiel.load_game(f"gemhoard_{rules.name}", {"players": int(truth.players)}).new_initial_state()
    state.deal = bytes(DIGITS)
    state.go_on(rules.pack(truth))
    return state  # type: ignore[no-any-return]


def check_observer(kind: Any, params: Any) -> Any:
    """The kind of observer, or a refusal: there is none that sees the cards of all players."""
    if params:
        raise ValueError(f"Observation parameters not supported; passed {params}")
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    if kind.private_info not in ((ONE_PLAYERS, NO_PLAYERS) if kind.public_info else (ONE_PLAYERS,)):
        raise ValueError(
            "An observer sees what is public, what one player has, or both, not "
            f"public_info={kind.public_info}, private_info={kind.private_info.name}"
        )
    return kind


class Observer:
    """What a player knows as text: all of it, what is public, or what it alone knows.

    Only the observation of all that a player sees has a tensor too.
    """

    def __init__(self, rules: Game, kind: Any) -> None:
        self.rules, self.kind = rules, kind
        is_whole = kind.public_info and kind.private_info == ONE_PLAYERS and not kind.perfect_recall
        self.dict = {
            observation: np.zeros(observation_record(rules, observation)["row"].shape, np.float32)
            for observation in observations_of(rules)[:1]
            if is_whole
        }
        self.tensor = next(iter(self.dict.values()), None)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("There is no tensor of this, only text: the observation of one player has one.")
        self.tensor.fill(0)
        if state.is_dealt():
            self.tensor[:] = observe(self.rules, state.truth(), player, *self.dict)

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.is_dealt():
            return "before the deal"
        return as_text(self._known(state.truth(), player))

    def _known(self, truth: State, player: int) -> dict[str, Any]:
        if self.kind.private_info == NO_PLAYERS:
            return knowledge(self.rules, truth, NOBODY)
        if self.kind.public_info:
            return knowledge(self.rules, truth, player)
        return private_knowledge(self.rules, truth, player)


for _rules in GAMES.values():
    # A class, not a function: OpenSpiel lets go of it after Python has ended, and a class stays.
    pyspiel.register_game(game_type(_rules), type(_rules.name, (SpielGame,), {"rules": _rules}))
