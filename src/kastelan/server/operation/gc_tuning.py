"""Disable full garbage collections while serving: each one scans every table and stalls all of them.

With a thousand tables a full collection takes a third of a second, runs every few seconds under load, and
finds nothing, because our garbage dies young. So long-lived objects are frozen, only young generations are
collected while people play, and a full collection runs a few times an hour.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Final

from kastelan.bots.gc_pause import collect_and_freeze

YOUNG: Final = (2_000, 10)
"""The thresholds of generations 0 and 1."""

NEVER: Final = 1_000_000
"""The threshold of generation 2: in practice, no automatic full collection."""

SWEEP_SECONDS: Final = 900.0


@contextlib.asynccontextmanager
async def without_full_collections() -> AsyncIterator[None]:
    """Replace automatic full collections by a periodic one of our own."""
    usual = gc.get_threshold()
    gc.set_threshold(*YOUNG, NEVER)
    # What was loaded before serving is exempt from all collections until the first sweep.
    gc.freeze()
    gc.enable()  # `kastelan serve` disables it while it loads everything
    sweeping = asyncio.create_task(_sweep_forever())
    try:
        yield
    finally:
        sweeping.cancel()
        gc.set_threshold(*usual)
        gc.unfreeze()


def sweep() -> None:
    """Run a full collection of everything, including what earlier ones froze."""
    gc.unfreeze()
    collect_and_freeze()


async def _sweep_forever() -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        sweep()
