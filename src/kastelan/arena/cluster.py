"""Games played by a Ray cluster: one on this machine, or one of many machines that is already there."""

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

if TYPE_CHECKING:
    from types import ModuleType

LOCAL: Final = "local"
AHEAD: Final = 2
"""Games that wait for each core, so that none has to wait for us."""

UNNEEDED: Final = ("server", "cli", "locale", "narration", "pictures")
"""Rooms of the package that play no games and need not travel."""


def in_cluster(plan: Plan, numbers: Iterator[int], address: str, jobs: int) -> Generator[Result, None, None]:
    """Games as the cluster finishes them. With `local` a cluster of so many processes is started here, and
    ended afterwards; otherwise the address names one, and all its cores play."""
    ray = _joined(address, jobs)
    try:
        play = ray.remote(num_cpus=1, max_retries=3)(play_number)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
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
    """The next game that is finished; one whose worker died three times is reported as broken."""
    (done,), _ = ray.wait(list(waiting), num_returns=1)
    number = waiting.pop(done)
    try:
        result = ray.get(done)
    except ray.exceptions.RayError as error:
        words = f"{type(error).__name__}: {str(error).strip().splitlines()[-1]}"
        return Result(number, plan.schedule.seating(number), error=fault("said", words=words))
    assert isinstance(result, Result)
    return result


def _joined(address: str, jobs: int) -> ModuleType:
    """Ray, connected."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # its future default, said aloud
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster of ours tells nobody about itself
    try:
        import ray
    except ImportError:
        raise BadOption("ray", "ray-is-missing") from None
    _check_reachable(address)
    settings: dict[str, object] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        settings |= {"num_cpus": jobs, "include_dashboard": False, "address": LOCAL}
    else:
        settings |= {"address": address, "runtime_env": _travelling()}
    try:
        ray.init(**settings)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        reason = str(error).strip().splitlines()[0][:200] if str(error).strip() else type(error).__name__
        raise BadOption("ray", "no-such-cluster", address=address, reason=reason) from None
    found: ModuleType = ray
    return found


def _check_reachable(address: str) -> None:
    """Refuse a machine that does not answer: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption("ray", "no-such-cluster", address=address, reason=reason) from None


def _travelling() -> dict[str, object]:
    """Our package as it is here, so that every machine plays by the same rules."""
    here = Path(kastelan.__file__).parent
    return {"py_modules": [str(here)], "excludes": [f"kastelan/{room}/**" for room in UNNEEDED]}
