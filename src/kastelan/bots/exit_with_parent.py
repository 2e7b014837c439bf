"""Worker processes that exit when their parent dies, even if it was killed and could not stop them."""

from __future__ import annotations

import os
from collections.abc import Callable
from threading import Thread


def _exit() -> None:
    # Not sys.exit(), which would only end the thread that watches.
    os._exit(0)


def exit_with_parent(leave: Callable[[], None] = _exit) -> None:
    """Call `leave` as soon as the parent process has ended. By default this process exits immediately."""
    Thread(target=_watch_parent, args=(leave,), daemon=True).start()


def _watch_parent(leave: Callable[[], None]) -> None:
    import multiprocessing  # slow to import, and a worker process has it anyway
    from multiprocessing.connection import wait

    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        leave()
