"""A sequential test: play until it is clear whether the first bot is stronger by so many Elo.

Two guesses stand against each other: the first bot is `elo0` stronger, or it is `elo1` stronger. After every
deal the log-likelihood ratio of the two is taken; at log((1 - beta) / alpha) the second guess is accepted, at
log(beta / (1 - alpha)) the first. alpha is then the chance to accept elo1 although elo0 is true, beta the
chance to accept elo0 although elo1 is true (Wald 1945).

What is counted is the deal, not the game: all games of one deal, seats exchanged, give one number, the first
bot's share of their victories. So luck of the deal, shared victories and games that resemble each other are
in the numbers themselves, and nothing has to be assumed about them. The likelihood of a guess is that of the
most likely distribution of these numbers whose mean is the share that the guess foretells (a generalised
likelihood ratio with a multinomial, "pentanomial" for pairs of games between two).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kastelan.arena.elo import expected

Verdict = Literal["elo0", "elo1", ""]
"""Which guess was accepted; nothing while it is open."""

UNSEEN: Final = 1e-3
"""How often shares of 0, one half and 1 are taken to have been seen before the first deal: a likelihood needs
numbers on both sides of a guess."""


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The two guesses, and how often each may be wrongly refused."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """Where elo0 is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Where elo1 is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def verdict(self, ratio: float) -> Verdict:
        """What a ratio settles."""
        return "elo1" if ratio >= self.upper else "elo0" if ratio <= self.lower else ""


def log_ratio(guesses: Hypotheses, shares: Mapping[float, float]) -> float:
    """The log-likelihood ratio of the two guesses after deals with these shares, each with how often it
    was."""
    seen = {0.0: UNSEEN, 0.5: UNSEEN, 1.0: UNSEEN}
    for share, count in shares.items():
        seen[share] = seen.get(share, 0.0) + count
    s0, s1 = expected(guesses.elo0), expected(guesses.elo1)
    tilt0, tilt1 = _tilt(seen, s0), _tilt(seen, s1)
    return sum(
        count * math.log((1 + tilt0 * (share - s0)) / (1 + tilt1 * (share - s1)))
        for share, count in seen.items()
    )


def _tilt(seen: Mapping[float, float], mean: float) -> float:
    """The most likely distribution with this mean gives each share its frequency / (1 + tilt (share - mean)).

    The sum of frequency (share - mean) / (1 + tilt (share - mean)) falls as the tilt rises; it is 0 at the
    one we look for, found by Newton's steps that never leave the halves which bisection leaves open.
    """
    offsets = [(share - mean, count) for share, count in seen.items()]
    low = -1 / max(offset for offset, _ in offsets)
    high = -1 / min(offset for offset, _ in offsets)
    tilt = 0.0
    for _ in range(100):
        slope = value = 0.0
        for offset, count in offsets:
            part = offset / (1 + tilt * offset)
            value += count * part
            slope -= count * part * part
        low, high = (tilt, high) if value > 0 else (low, tilt)
        step = tilt - value / slope
        tilt, last = (step if low < step < high else (low + high) / 2), tilt
        if abs(tilt - last) < 1e-12:
            break
    return tilt


class SequentialTest:
    """The test as deal after deal comes in; it keeps the way of the ratio and stops by itself."""

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
        """How often each share was seen."""
        return self._shares

    def take(self, share: float) -> Verdict:
        """One more deal; what it settles. After a verdict nothing more is taken."""
        if not self.verdict:
            self._shares[round(share, 9)] += 1
            self.path.append(log_ratio(self.guesses, self._shares))
            self.verdict = self.guesses.verdict(self.ratio)
        return self.verdict
