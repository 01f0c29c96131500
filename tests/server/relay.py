"""A way to PostgreSQL on which what was said before can go silent: nothing is lost, and nothing arrives."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Relay:
    """Passes everything on. Connections that LISTEN can be silenced; those made later are none of them."""

    def __init__(self) -> None:
        self.listeners: list[asyncio.Event] = []  # of each connection that listens: whether it is heard

    def silence_listeners(self) -> int:
        for is_heard in self.listeners:
            is_heard.clear()
        return len(self.listeners)

    async def relay(self, near, near_writer, port: int) -> None:
        far, far_writer = await asyncio.open_connection("127.0.0.1", port)
        is_heard = asyncio.Event()
        is_heard.set()
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on(near, far_writer, is_heard))
                both.create_task(self._pass_on(far, near_writer, is_heard))
        finally:
            near_writer.close()
            far_writer.close()

    async def _pass_on(self, reader, writer, is_heard: asyncio.Event) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if b"LISTEN" in data:
                    self.listeners.append(is_heard)
                await is_heard.wait()
                writer.write(data)
                await writer.drain()
            writer.close()


@asynccontextmanager
async def relay_to(database: str) -> AsyncIterator[tuple[str, Relay]]:
    """The address of the same database behind a relay."""
    relay, port = Relay(), int(database.rsplit(":", 1)[1].split("/")[0])
    tasks: set[asyncio.Task[None]] = set()

    def connected(reader, writer) -> None:
        tasks.add(asyncio.create_task(relay.relay(reader, writer, port)))

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        yield database.replace(f":{port}/", f":{server.sockets[0].getsockname()[1]}/"), relay
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
