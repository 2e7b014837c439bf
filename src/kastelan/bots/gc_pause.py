"""Thinking without being interrupted.

Now and then Python looks through everything that is remembered for things that only keep each other alive.
Bots remember a lot and leave no such things behind: that may take longer than an answer, and finds nothing.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Until the end nothing is looked for; what is due is done right after it."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


def tidy() -> None:
    """Look for everything now. What is left is remembered for good, and not looked through again."""
    gc.collect()
    gc.freeze()
