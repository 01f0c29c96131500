"""A program and the lines that it is sent and answers with, each within its time."""

import atexit
import errno
import json
import os
import selectors
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any, cast

from gemhoard.engines.errors import EngineError, in_one_line

LONGEST_LINE = 1 << 20  # bytes of an answer
KEPT = 4096  # bytes of what it last said on its error output
PATIENCE = 1.0  # seconds to end after it has closed its output, or was asked to quit

# Becomes the engine, which then ends when its parent does: where a worker is killed, an engine that hangs
# must not stay behind. The parent may have ended already. `preexec_fn` would run in a fork of a process
# with threads, and might hang.
LAUNCH = """
import ctypes, os, signal, sys
ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
if os.getppid() == int(sys.argv[1]):
    os.execvp(sys.argv[2], sys.argv[2:])
"""

Message = dict[str, Any]


class EngineProcess:
    """One running engine. After any error it is of no use any more, and is ended."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        if not shutil.which(command[0]):
            problem = f"{in_one_line(command[0])}: {os.strerror(errno.ENOENT)}"
            raise EngineError("error-engine-start", bot=name, problem=problem)
        # A session of its own can be ended with all that it has started.
        self.process = subprocess.Popen(
            [*_launcher(), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self.stdin, self.stdout, self.stderr = (cast(IO[bytes], pipe) for pipe in self._pipes())
        for pipe in self._pipes():
            os.set_blocking(cast(IO[bytes], pipe).fileno(), False)
        self.heard, self.complaint = b"", b""
        atexit.register(self.close)

    def _pipes(self) -> tuple[IO[bytes] | None, ...]:
        return self.process.stdin, self.process.stdout, self.process.stderr

    @property
    def is_running(self) -> bool:
        if self.process.poll() is not None:
            self.kill()  # with all that it started
        return self.process.returncode is None

    def ask(self, message: Message, seconds: float) -> Message:
        """Send one line, and wait for the line that answers it."""
        try:
            return self._parsed(self._exchange(message, seconds))
        except EngineError:
            self.kill()
            raise

    def _exchange(self, message: Message, seconds: float) -> bytes:
        unsent = json.dumps(message).encode() + b"\n"
        deadline = time.monotonic() + seconds
        self._read_output()
        if self.heard:
            raise self._nonsense(self.heard)  # It spoke without being asked.
        with selectors.DefaultSelector() as selector:
            selector.register(self.stdin, selectors.EVENT_WRITE)
            selector.register(self.stdout, selectors.EVENT_READ)
            selector.register(self.stderr, selectors.EVENT_READ)
            while b"\n" not in self.heard:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise EngineError("error-engine-time", bot=self.name, limit=round(1000 * seconds))
                for key, _ in selector.select(left):
                    if key.fileobj is self.stdin:
                        unsent = self._send(unsent)
                        if not unsent:
                            selector.unregister(self.stdin)
                    elif key.fileobj is self.stderr:
                        if not self._read_complaint():
                            selector.unregister(self.stderr)
                    else:
                        self._read_output()
        line, _, self.heard = self.heard.partition(b"\n")
        if self.heard:
            raise self._nonsense(self.heard)
        return line

    def _send(self, unsent: bytes) -> bytes:
        try:
            return unsent[os.write(self.stdin.fileno(), unsent) :]
        except BrokenPipeError:
            raise self._ended() from None

    def _read_output(self) -> None:
        with suppress(BlockingIOError):
            said = os.read(self.stdout.fileno(), LONGEST_LINE)
            if not said:
                raise self._ended()
            self.heard += said
        if len(self.heard) > LONGEST_LINE:
            raise self._nonsense(self.heard)

    def _read_complaint(self) -> bool:
        """Keep the end of what it says on its error output; whether there may be more."""
        try:
            said = os.read(self.stderr.fileno(), 1 << 16)
        except BlockingIOError:
            return False
        self.complaint = (self.complaint + said)[-KEPT:]
        return bool(said)

    def _ended(self) -> EngineError:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        while self._read_complaint():
            pass
        code = self.process.poll()
        lines = self.complaint.decode(errors="replace").split("\n")
        last = next((line for line in reversed(lines) if line.strip()), "")
        return EngineError(
            "error-engine-ended",
            bot=self.name,
            code="-" if code is None else str(code),
            said=in_one_line(last) or "-",
        )

    def _nonsense(self, said: bytes) -> EngineError:
        return EngineError(
            "error-engine-nonsense", bot=self.name, said=in_one_line(said[:200].decode(errors="replace"))
        )

    def _parsed(self, line: bytes) -> Message:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._nonsense(line)
        return answer

    # -------------------------------------------------------------- the end

    def close(self) -> None:
        """Ask it to quit; if it does not, end it."""
        with suppress(OSError):
            os.write(self.stdin.fileno(), b'{"type": "quit"}\n')
        with suppress(OSError):
            self.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        self.kill()

    def kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in self._pipes():
            with suppress(OSError):
                cast(IO[bytes], pipe).close()
        atexit.unregister(self.close)


def _launcher() -> list[str]:
    return [sys.executable, "-ISc", LAUNCH, str(os.getpid())] if sys.platform == "linux" else []
