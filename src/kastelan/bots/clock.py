"""The clock that bots think by: the one on the wall, or the processor's on a machine that others use too."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

VARIABLE: Final = "KASTELAN_CLOCK"
"""In the environment, so that it reaches all processes of a tournament: `wall` or `processor`."""

CLOCKS: Final[dict[str, Callable[[], float]]] = {"wall": perf_counter, "processor": process_time}

seconds: Final = CLOCKS[os.environ.get(VARIABLE, "wall")]
"""Only for bots that think in one process: the processor's clock stands still while others think for them."""
