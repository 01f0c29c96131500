"""People at the tables: each a browser with its own cookies."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import httpx
import websockets

PATIENCE = 120.0


def wish(game: str, *kinds: str, **changes: Any) -> dict[str, Any]:
    """What the page posts to set up a table; a kind such as `bot:squire`, `matching:squire` or `me:Ann`."""
    return {"game": game, "seats": [_seat(kind) for kind in kinds], "options": {}, "first": None} | changes


def _seat(kind: str) -> dict[str, Any]:
    kind, _, more = kind.partition(":")
    if kind == "matching":
        return {"kind": "bot", "level": more, "adapts": True}
    return {"kind": kind} | ({"level" if kind == "bot" else "name": more} if more else {})


class Person:
    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=PATIENCE)

    async def make(self, game: str, *kinds: str, **changes: Any) -> str:
        answer = await self.http.post("/api/tables", json=wish(game, *kinds, **changes))
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    async def join(self, table: str, invitation: str, seat: int, name: str = "Friend") -> httpx.Response:
        body = {"invitation": invitation, "seat": seat, "name": name}
        return await self.http.post(f"/api/tables/{table}/join", json=body)

    def at(
        self, table: str, address: str | None = None, **headers: str
    ) -> "AbstractAsyncContextManager[Line]":
        """Connected to a table."""
        return self._connected(f"/api/tables/{table}/socket", address or self.address, headers)

    def following(self, *tables: str, **headers: str) -> "AbstractAsyncContextManager[Line]":
        """With the start page open, in a browser that knows these tables."""
        return self._connected(f"/api/mine/socket?tables={','.join(tables)}", self.address, headers)

    @asynccontextmanager
    async def _connected(self, path: str, address: str, headers: dict[str, str]) -> "AsyncIterator[Line]":
        cookie = self.http.cookies.get("gemhoard")
        if cookie:
            headers.setdefault("cookie", f"gemhoard={cookie}")
        async with websockets.connect(
            address.replace("http", "ws") + path,
            origin=address,
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_queue=None,  # Who does not read for a while is not gone.
        ) as socket:
            yield Line(socket)

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.http.aclose()


class Line:
    """One connection. `frames` has everything that was received, as it came."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.looking: list[int | None] = []  # of each frame

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "table":
            self.table = message
        if message["type"] == "position":
            self.position = message["position"]
        self.looking.append(self.table.get("looking"))
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, with these values."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    async def end(self) -> int:
        """The code that the server ends the connection with."""
        try:
            while True:
                await self.hear()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def look(self, seat: int | None, seen: int = -1) -> dict[str, Any]:
        """The position that a seat sees. Who has just played fast may be told to wait, and asks again."""
        while True:
            await self.send(type="look", seat=seat, seen=seen)
            while (message := await self.hear())["type"] != "position":
                if message.get("reason") == "server-too-fast":
                    await asyncio.sleep(0.1)
                    break
            else:
                return message

    async def act(self, seat: int, action: int | None = None, number: int | None = None) -> dict[str, Any]:
        """Do something, by default anything; what comes back is the next position or error."""
        if action is None:
            action = random.choice(self.position["choices"])["action"]
        number = self.position["number"] if number is None else number
        await self.send(type="act", seat=seat, number=number, action=action)
        return await self.answer()

    async def undo(self, seat: int, number: int | None = None) -> dict[str, Any]:
        number = self.position["number"] if number is None else number
        await self.send(type="undo", seat=seat, number=number)
        return await self.answer()

    async def answer(self) -> dict[str, Any]:
        while (message := await self.hear())["type"] not in ("position", "error"):
            pass
        return message

    async def refused(self, **message: Any) -> str:
        """Send something that is refused; the reason."""
        await self.send(**message)
        return (await self.until("error"))["reason"]

    async def play_on(self, seat: int, until: int = 10_000) -> None:
        """Play at random until the game is over, or there were so many actions at the table.

        Not so many of mine: whoever had done theirs in the middle of a turn would let the others wait.
        """
        while self.position["result"] is None and self.position["number"] < until:
            if self.position["choices"]:
                await self.act(seat)
            else:
                await self.until("position")
