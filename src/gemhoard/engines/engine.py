"""An engine as a player of the arena: `engine:COMMAND`."""

import shlex
from dataclasses import dataclass, replace

from gemhoard.bots import BotError
from gemhoard.engines.errors import EngineError, in_one_line
from gemhoard.engines.process import EngineProcess, Message
from gemhoard.engines.serve import PROTOCOL
from gemhoard.history import History

PREFIX = "engine:"

HELLO_SECONDS = 60.0  # to start and to say who it is
READY_SECONDS = 300.0  # to get ready for a game: the first time it may have to compile
GRACE = 0.2  # seconds that an answer may take on its way, beyond the time for the move


@dataclass(frozen=True)
class Engine:
    """A command to start, and who it said it was. Each process that plays lets one run of its own."""

    name: str
    command: tuple[str, ...]
    move_time: int  # milliseconds
    identity: str = ""

    @property
    def fingerprint(self) -> str:
        """What games depend on beside the command and the seeds."""
        return f"{self.identity} {self.move_time}"

    def new_game(self, game: str, players: int) -> None:
        """Let it forget the game before, start it if need be, and wait until it is ready."""
        process = _running.get(self)
        if not process or not process.is_running:
            process = _running[self] = self._start()
        self._ask(process, {"type": "new", "game": game, "players": players}, "ready", READY_SECONDS)

    def choose_from(self, history: History, seat: int, seed: int) -> int:
        """What it does in that seat."""
        process, message = _running[self], position(history, seat, seed, self.move_time)
        answer = self._ask(process, message, "action", self.move_time / 1000 + GRACE)
        action = answer.get("action")
        if not isinstance(action, str) or action not in message["legal"]:
            process.kill()
            raise EngineError("error-engine-illegal", bot=self.name, action=in_one_line(action))
        return history.game.number(action)

    def introduced(self) -> "Engine":
        """The same engine, with what it says of itself."""
        process, identity = self._say_hello()
        process.close()
        return replace(self, identity=identity)

    def _start(self) -> EngineProcess:
        process, identity = self._say_hello()
        if identity != self.identity:
            process.close()
            raise BotError("error-bot-version", bot=self.name)
        return process

    def _say_hello(self) -> tuple[EngineProcess, str]:
        process = EngineProcess(self.name, self.command)
        hello = self._ask(process, {"type": "hello", "protocol": PROTOCOL}, "hello", HELLO_SECONDS)
        if hello.get("protocol") != PROTOCOL:
            process.kill()
            raise EngineError(
                "error-engine-protocol",
                bot=self.name,
                protocol=in_one_line(hello.get("protocol")),
                known=PROTOCOL,
            )
        return process, in_one_line(f"{hello.get('name')} {hello.get('version')}")

    def _ask(self, process: EngineProcess, message: Message, kind: str, seconds: float) -> Message:
        answer = process.ask(message, seconds)
        if answer.get("type") != kind:
            process.kill()
            raise EngineError("error-engine-nonsense", bot=self.name, said=in_one_line(answer))
        return answer


_running: dict[Engine, EngineProcess] = {}


def position(history: History, seat: int, seed: int, move_time: int) -> Message:
    """Where a game stands. All of it is told of a re-dealt game: what the seat may not know is not in it."""
    game, (record, state) = history.game, history.as_known_to(seat, seed)
    return {
        "type": "position",
        "seat": seat,
        "record": record.to_json(),
        "view": game.view(state, seat),
        "memory": game.memory(state),
        "legal": [game.words[action] for action in game.legal(state)],
        "time_ms": move_time,
        "seed": seed,
    }


def is_engine(spec: str) -> bool:
    return spec.startswith(PREFIX)


def engine_named(spec: str, move_time: int) -> Engine:
    """Start it once to ask who it is: what is wrong with it is found out now."""
    try:
        command = tuple(shlex.split(spec.removeprefix(PREFIX)))
    except ValueError as error:
        raise EngineError("error-engine-start", bot=spec, problem=str(error)) from error
    if not command:
        raise EngineError("error-engine-command")
    return Engine(spec, command, move_time).introduced()
