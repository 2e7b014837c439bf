"""Rubbish is carried out seldom: a full collection looks at every table, and everybody waits meanwhile.

With a thousand tables Python's own full collections hold the server up for a third of a second, every few
seconds under load, and find nothing: what is thrown away is thrown away young. So old objects are set aside,
only young ones are looked at while people play, and all of them together a few times an hour.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Final

YOUNG: Final = (2_000, 10)
"""How many new objects make a collection of the youngest, and how many of those one of the middle-aged."""

NEVER: Final = 1_000_000
"""How many collections of the middle-aged make a full one."""

SWEEP_SECONDS: Final = 900.0


@contextlib.asynccontextmanager
async def carried_out_seldom() -> AsyncIterator[None]:
    """While a server runs: no full collection but our own."""
    usual = gc.get_threshold()
    gc.set_threshold(*YOUNG, NEVER)
    gc.freeze()
    sweeping = asyncio.create_task(_sweep_for_ever())
    try:
        yield
    finally:
        sweeping.cancel()
        gc.set_threshold(*usual)
        gc.unfreeze()


def sweep() -> None:
    """Look at everything once, and set aside what lives."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def _sweep_for_ever() -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        sweep()
