"""Work that may take a while: everybody who plays now goes before it."""

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

NICE = 10


def background_thread(name: str) -> ThreadPoolExecutor:
    """One thread of low priority. Those that it starts have the same."""
    return ThreadPoolExecutor(1, name, _come_last)


def _come_last() -> None:
    if sys.platform == "linux":  # Elsewhere that would be for the whole process.
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
