"""The server's clock: it starts from the system's clock, and runs steadily from then on.

The system's clock may jump: somebody sets it, it is corrected late after a start, or the computer was asleep.
Nobody should lose a game by that. A jump backwards changes nothing here. A jump forwards counts as downtime
once `storage.downtime` has noticed it; only then does this clock follow the system's again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final


class SteadyClock:
    """Milliseconds since 1970 that pass one after the other."""

    def __init__(
        self, system: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._system, self._steady = system, steady
        self._ahead = system() - steady()  # seconds from the steady clock to this one

    def now(self) -> int:
        return int((self._steady() + self._ahead) * 1000)

    def system(self) -> int:
        """The time by the system's clock, which may have jumped."""
        return int(self._system() * 1000)

    def follow(self) -> None:
        """Take the time from the system's clock again."""
        self._ahead = self._system() - self._steady()

    def not_before(self, at: int) -> int:
        """Go on from a time that has been before, if this clock is behind it; by how much it was."""
        behind = max(0, at - self.now())
        self._ahead += behind / 1000
        return behind


CLOCK: Final = SteadyClock()
"""The clock of this process."""


def now() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()
