"""A sequential probability ratio test (SPRT): play until it is clear whether the first bot is stronger.

Two hypotheses compete: the first bot is `elo0` stronger, or it is `elo1` stronger. After every deal their
log-likelihood ratio is computed. At log((1 - beta) / alpha) the test accepts elo1, at log(beta / (1 - alpha))
it accepts elo0. Then alpha is the probability of accepting elo1 although elo0 is true, and beta that of
accepting elo0 although elo1 is true (Wald 1945).

The unit of the test is the deal, not the game. All games of a deal, with seats exchanged, give one number:
the first bot's share of their victories. The distribution of this number contains the luck of the deal, the
shared victories and the dependence between the games, so nothing has to be assumed about them. The likelihood
of a hypothesis is that of the most likely distribution whose mean is the share that the hypothesis predicts
(a generalised likelihood ratio of a multinomial; for pairs of games it is known as "pentanomial").
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kastelan.arena.elo import expected

Verdict = Literal["elo0", "elo1", ""]
"""The hypothesis that was accepted; empty while the test is undecided."""

PSEUDO_COUNT: Final = 1e-3
"""How often the shares 0, 1/2 and 1 count as seen before the first deal.

A distribution with a given mean exists only if there are shares on both sides of that mean.
"""


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The two hypotheses and the probabilities of the two errors."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """At this ratio or below, elo0 is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At this ratio or above, elo1 is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def verdict(self, ratio: float) -> Verdict:
        """The verdict at a log-likelihood ratio."""
        return "elo1" if ratio >= self.upper else "elo0" if ratio <= self.lower else ""


def log_ratio(guesses: Hypotheses, shares: Mapping[float, float]) -> float:
    """The log-likelihood ratio of elo1 to elo0 after deals with these shares, given with their counts."""
    seen = {0.0: PSEUDO_COUNT, 0.5: PSEUDO_COUNT, 1.0: PSEUDO_COUNT}
    for share, count in shares.items():
        seen[share] = seen.get(share, 0.0) + count
    s0, s1 = expected(guesses.elo0), expected(guesses.elo1)
    tilt0, tilt1 = _tilt(seen, s0), _tilt(seen, s1)
    # The frequencies are the same under both hypotheses and cancel in the ratio.
    return math.fsum(
        count * math.log((1 + tilt0 * (share - s0)) / (1 + tilt1 * (share - s1)))
        for share, count in seen.items()
    )


def _tilt(seen: Mapping[float, float], mean: float) -> float:
    """The Lagrange multiplier of the most likely distribution with a given mean.

    That distribution gives each share the probability frequency / (1 + tilt * (share - mean)). The tilt is
    the root of the sum of frequency * (share - mean) / (1 + tilt * (share - mean)), which falls as the tilt
    rises. Newton's method finds it; a step that leaves the bracket is replaced by bisection.
    """
    offsets = [(share - mean, count) for share, count in seen.items()]
    # Between these bounds 1 + tilt * offset is positive for every share, as a probability requires.
    low = -1 / max(offset for offset, _ in offsets)
    high = -1 / min(offset for offset, _ in offsets)
    tilt = 0.0
    for _ in range(100):
        slope = value = 0.0
        for offset, count in offsets:
            part = offset / (1 + tilt * offset)
            value += count * part
            slope -= count * part * part
        # The function falls, so where it is positive the root lies above.
        low, high = (tilt, high) if value > 0 else (low, tilt)
        step = tilt - value / slope
        tilt, last = (step if low < step < high else (low + high) / 2), tilt
        if abs(tilt - last) < 1e-12:
            break
    return tilt


class SequentialTest:
    """A running test. It takes one deal after another, records the ratio and stops by itself."""

    def __init__(self, guesses: Hypotheses) -> None:
        self.guesses = guesses
        self.path: list[float] = []
        self.verdict: Verdict = ""
        self._shares: Counter[float] = Counter()

    @property
    def deals(self) -> int:
        return len(self.path)

    @property
    def ratio(self) -> float:
        return self.path[-1] if self.path else 0.0

    @property
    def shares(self) -> Mapping[float, int]:
        """How often each share has occurred."""
        return self._shares

    def take(self, share: float) -> Verdict:
        """Add a deal and return the verdict. After a verdict, further deals are ignored."""
        if not self.verdict:
            # Rounded, because equal shares may be sums in a different order.
            self._shares[round(share, 9)] += 1
            self.path.append(log_ratio(self.guesses, self._shares))
            self.verdict = self.guesses.verdict(self.ratio)
        return self.verdict
