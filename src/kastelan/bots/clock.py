"""The clock that bots think by: the one on the wall, or the processor's on a machine that others use too."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

from kastelan.core.errors import BadOption

VARIABLE: Final = "KASTELAN_CLOCK"
"""In the environment, so that it reaches all processes of a tournament: `wall` or `processor`."""

CLOCKS: Final[dict[str, Callable[[], float]]] = {"wall": perf_counter, "processor": process_time}


def _wanted() -> Callable[[], float]:
    name = os.environ.get(VARIABLE) or "wall"
    if name not in CLOCKS:
        raise BadOption(VARIABLE, "unknown-clock", clock=name, expected=", ".join(CLOCKS))
    return CLOCKS[name]


seconds: Final = _wanted()
"""Only for bots that think in one process: the processor's clock stands still while others think for them."""
