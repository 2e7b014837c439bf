"""Who sits where: every deal is played often enough that each bot sits in each seat equally often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

Seating = tuple[int, ...]
"""The entry in each seat, by its place in the list of entries."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """Games in order: `cycle` of them share a deal, then comes the next one.

    `each` is how many games of a deal belong to one pairing, or to one bot where different bots meet at a
    table of more than two.
    """

    cycle: int
    each: int
    seated: Callable[[int, int], Seating]
    """The seats of a game by its deal and its place in it."""

    def seating(self, number: int) -> Seating:
        """Who sits where in a game."""
        return self.seated(*divmod(number, self.cycle))


def one_table(field: int) -> Schedule:
    """All at one table; they move one seat on from game to game, and a full turn is one deal."""
    return Schedule(field, field, lambda deal, slot: _turned(range(field), slot))


def duels(pairs: Sequence[tuple[int, int]], players: int) -> Schedule:
    """Pairs of bots, all with the same deals. Where more than two sit at the table, each bot sits alone among
    copies of the other in every seat in turn, so that of equal bots each gets half of the victories."""
    games = [seats for pair in pairs for seats in duel(*pair, players)]
    return Schedule(len(games), len(games) // len(pairs), lambda deal, slot: games[slot])


def duel(one: int, other: int, players: int) -> list[Seating]:
    """The games that two bots play with one deal."""
    tables = [(one, *[other] * (players - 1)), (other, *[one] * (players - 1))]
    return list(dict.fromkeys(_turned(table, by) for by in range(players) for table in tables))


def mixed(field: int, players: int, seed: int) -> Schedule:
    """Tables of different bots out of a larger field.

    With each deal every bot plays once in each seat: the bots sit in a ring, and a pattern of places in the
    ring is turned once around it. One deal after the other takes another pattern, until every possible table
    has been played in all its turns; then the ring is shuffled, so that neighbours change.
    """
    patterns = [(0, *rest) for rest in combinations(range(1, field), players - 1)]
    Random(f"{seed}:patterns").shuffle(patterns)

    def seated(deal: int, slot: int) -> Seating:
        around, which = divmod(deal, len(patterns))
        ring = list(range(field))
        Random(f"{seed}:{around}").shuffle(ring)
        return tuple(ring[(place + slot) % field] for place in patterns[which])

    return Schedule(field, players, seated)


def _turned(seats: Sequence[int], by: int) -> Seating:
    return tuple(seats[(seat + by) % len(seats)] for seat in range(len(seats)))
