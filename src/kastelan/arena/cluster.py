"""Games played by a Ray cluster: a local one that is started for them, or an existing one."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import kastelan
from kastelan.arena.forfeits import fault
from kastelan.arena.plan import Plan
from kastelan.arena.results import Result
from kastelan.arena.workers import play_number
from kastelan.core.errors import BadOption
from kastelan.core.extras import library

if TYPE_CHECKING:
    from types import ModuleType

LOCAL: Final = "local"
QUEUED_PER_CORE: Final = 2
"""Games submitted for each core: one is played, and the next is ready when it ends."""

NOT_SENT: Final = ("server", "cli", "locale", "narration", "pictures")
"""Subpackages that play no games and are not sent to the other machines."""


def in_cluster(plan: Plan, numbers: Iterator[int], address: str, jobs: int) -> Generator[Result, None, None]:
    """Yield games as the cluster finishes them.

    With the address `local`, a cluster of `jobs` processes is started here and stopped afterwards. Any other
    address names a running cluster, and all its cores play.
    """
    ray = _connect(address, jobs)
    try:
        play = ray.remote(num_cpus=1, max_retries=3)(play_number)
        most = QUEUED_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        # The number of the game by Ray's reference to its future result.
        waiting: dict[object, int] = {}
        for number in numbers:
            waiting[play.remote(plan, number)] = number
            if len(waiting) >= most:
                yield _finished(ray, plan, waiting)
        while waiting:
            yield _finished(ray, plan, waiting)
    finally:
        ray.shutdown()


def _finished(ray: ModuleType, plan: Plan, waiting: dict[object, int]) -> Result:
    """Wait for the next finished game. A game whose worker died repeatedly is reported as an error."""
    (done,), _ = ray.wait(list(waiting), num_returns=1)
    number = waiting.pop(done)
    try:
        result = ray.get(done)
    except ray.exceptions.RayError as error:
        words = f"{type(error).__name__}: {str(error).strip().splitlines()[-1]}"
        return Result(number, plan.schedule.seating(number), error=fault("said", words=words))
    assert isinstance(result, Result)
    return result


def _connect(address: str, jobs: int) -> ModuleType:
    """Connect to the cluster and return the `ray` module."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning about its default
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    ray = library("ray")
    _check_reachable(address)
    settings: dict[str, object] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        settings |= {"num_cpus": jobs, "include_dashboard": False, "address": LOCAL}
    else:
        settings |= {"address": address, "runtime_env": _runtime_env()}
    try:
        ray.init(**settings)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        reason = str(error).strip().splitlines()[0][:200] if str(error).strip() else type(error).__name__
        raise BadOption("ray", "no-such-cluster", address=address, reason=reason) from None
    return ray


def _check_reachable(address: str) -> None:
    """Refuse an address that does not answer; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption("ray", "no-such-cluster", address=address, reason=reason) from None


def _runtime_env() -> dict[str, object]:
    """Send our code as it is here, so that every machine plays the same version."""
    here = Path(kastelan.__file__).parent
    return {"py_modules": [str(here)], "excludes": [f"kastelan/{package}/**" for package in NOT_SENT]}
