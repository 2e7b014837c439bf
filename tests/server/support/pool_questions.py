"""Questions for the process that replays games. Apart, because that process imports this module."""

from __future__ import annotations

import time
from dataclasses import dataclass

from kastelan.server.errors import NotFound


@dataclass(frozen=True)
class Wait:
    """A question that is answered after some seconds."""

    seconds: float = 0.0

    def answer(self) -> float:
        time.sleep(self.seconds)
        return self.seconds


@dataclass(frozen=True)
class Missing:
    """A question that is refused."""

    def answer(self) -> bytes:
        raise NotFound("no-such-step", step=7)
