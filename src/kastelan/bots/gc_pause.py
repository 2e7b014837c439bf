"""Garbage collection while bots think.

Reference counting frees almost everything that a bot throws away. The cyclic garbage collector finds nothing
more, but a full collection traverses all caches of the process, which may take longer than the answer itself.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """Run no garbage collection inside the block; one that was due runs right after it."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def collect_and_freeze() -> None:
    """Run a full collection, and exempt everything that survives it from later ones."""
    gc.collect()
    gc.freeze()
