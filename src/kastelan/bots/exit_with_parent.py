"""Processes that work for another one end with it, whatever ended that."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import wait
from threading import Thread


def _gone() -> None:
    os._exit(0)


def leave_with_parent(leave: Callable[[], None] = _gone) -> None:
    """Leave as soon as the process that started this one is gone, in the middle of whatever it does."""
    Thread(target=_watch, args=(leave,), daemon=True).start()


def _watch(leave: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        leave()
