"""What the bots make of a daily deal, in the person's seat: played beside the event loop, and stored."""

import asyncio
import logging
import threading

from gemhoard.daily import Deal, day_levels
from gemhoard.server.background import background_thread
from gemhoard.server.bots import BotPool
from gemhoard.server.store import Store

log = logging.getLogger(__name__)


class DailyBots:
    """One thread, which everybody who plays now goes before."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store, self._bots = store, bots
        self._thread = background_thread("daily")
        self._tasks: dict[Deal, asyncio.Task[None]] = {}
        self._is_stopped = threading.Event()

    async def play(self, deal: Deal) -> bool:
        """Let every level play it that has not. Whether some still do."""
        if deal not in self._tasks and await self._missing(deal):
            # Kept when it is done: a bot that fails would fail again, whoever asks.
            self._tasks.setdefault(deal, asyncio.create_task(self._play(deal)))
        return deal in self._tasks and not self._tasks[deal].done()

    async def _missing(self, deal: Deal) -> list[str]:
        played = await self._store.daily.bots(deal)
        return [level for level in day_levels(deal.game) if level not in played]

    async def _play(self, deal: Deal) -> None:
        loop = asyncio.get_running_loop()
        try:
            await self._bots.prepared()
            for level in await self._missing(deal):
                fared = await loop.run_in_executor(self._thread, deal.play, level, self._is_stopped.is_set)
                await self._store.daily.add_bot(deal, level, fared)
        except Exception:
            log.exception("%s: the bots could not play the deal of day %s", deal.game.name, deal.day)

    async def close(self) -> None:
        """Wait until the thread has let go: it would keep the process from ending."""
        self._is_stopped.set()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)
