"""What goes wrong during the server's soak, one thing at a time: each ends with everything back in order."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Server

from bench.server_soak_clock import set_clock

DAY: Final = 86_400.0
FULL_SECONDS: Final = 20.0
"""How long the disk stays full."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What can be disturbed."""

    server: Server
    clock: Path
    cluster: Cluster | None  # of PostgreSQL


Fault = tuple[str, Callable[[Scene], Awaitable[None]]]


async def kill(scene: Scene) -> None:
    """A power cut for the server, which is started again at once."""
    await asyncio.to_thread(scene.server.kill)
    await asyncio.to_thread(scene.server.start)


async def restart_database(scene: Scene) -> None:
    """A crash of PostgreSQL; the server goes on."""
    assert scene.cluster is not None
    await asyncio.to_thread(scene.cluster.stop)
    await asyncio.to_thread(scene.cluster.start)


async def fill_disk(scene: Scene) -> None:
    """No file of the server can grow: the system refuses each write past the end of the write-ahead log."""
    # A limit of the process, since a disk cannot be filled without harm to everything else on the machine.
    assert scene.server.process is not None
    pid, log = scene.server.process.pid, Path(f"{scene.server.database}-wal")
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (log.stat().st_size if log.exists() else 1, hard))
    try:
        await asyncio.sleep(FULL_SECONDS)
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


async def clock_ahead(scene: Scene) -> None:
    """The wall clock jumps ahead by a day."""
    set_clock(scene.clock, DAY)
    await asyncio.sleep(0)


async def clock_back(scene: Scene) -> None:
    """The wall clock jumps back by a day."""
    set_clock(scene.clock, 0)
    await asyncio.sleep(0)


def faults(scene: Scene) -> tuple[Fault, ...]:
    """What happens in turn, again and again; the clock is right at the end of each round."""
    trouble: Fault = ("full disk", fill_disk)
    if scene.cluster is not None:
        trouble = ("database restarted", restart_database)
    return (
        ("kill -9", kill),
        trouble,
        ("clock a day ahead", clock_ahead),
        ("kill -9", kill),
        ("clock back by a day", clock_back),
        trouble,
    )
