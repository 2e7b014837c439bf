"""Full garbage collections run when the server schedules them, and then they find everything."""

from __future__ import annotations

import asyncio
import gc
import weakref

from kastelan.server.operation import gc_tuning
from kastelan.server.operation.gc_tuning import without_full_collections


class Ring:
    """A reference cycle."""

    def __init__(self) -> None:
        self.held = self


def an_old_ring() -> weakref.ref[Ring]:
    """A reference cycle that has survived the collections of young objects."""
    ring = Ring()
    gc.collect(1)
    return weakref.ref(ring)


def test_old_garbage_waits_for_the_sweep() -> None:
    async def run() -> None:
        async with without_full_collections():
            ring = an_old_ring()
            gc.collect(1)
            assert ring() is not None
            gc_tuning.sweep()
            assert ring() is None

    asyncio.run(run())


def test_the_settings_of_the_process_are_restored() -> None:
    usual = gc.get_threshold()

    async def run() -> None:
        async with without_full_collections():
            assert gc.get_threshold() == (*gc_tuning.YOUNG, gc_tuning.NEVER)
            assert gc.get_freeze_count() > 0

    asyncio.run(run())
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_collections_that_were_disabled_while_loading_are_enabled_while_serving() -> None:
    async def run() -> None:
        gc.disable()
        async with without_full_collections():
            assert gc.isenabled()

    try:
        asyncio.run(run())
    finally:
        gc.enable()
