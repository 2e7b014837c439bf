"""The clock for time limits of bots: wall time, or CPU time on a machine that is busy with other work."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

from kastelan.core.errors import BadOption

VARIABLE: Final = "KASTELAN_CLOCK"
"""An environment variable, so that worker processes inherit it. Its value is `wall` or `processor`."""

CLOCKS: Final[dict[str, Callable[[], float]]] = {"wall": perf_counter, "processor": process_time}


def _chosen_clock() -> Callable[[], float]:
    name = os.environ.get(VARIABLE) or "wall"
    if name not in CLOCKS:
        raise BadOption(VARIABLE, "unknown-clock", clock=name, expected=", ".join(CLOCKS))
    return CLOCKS[name]


seconds: Final = _chosen_clock()
"""The current time. CPU time stands still while other processes work, so `processor` suits only bots that
think in a single process."""
