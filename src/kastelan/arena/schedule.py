"""Who sits where. Every deal is repeated until each bot has sat in each seat equally often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

Seating = tuple[int, ...]
"""The entry in each seat, as an index into the list of entries."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The seatings of all games in order. `cycle` consecutive games share a deal.

    `each` is the number of games of a deal that belong to one pairing. At tables where more than two
    different bots meet, it is the number of games of a deal that belong to one bot.
    """

    cycle: int
    each: int
    seating_of: Callable[[int, int], Seating]
    """The seating of a game by the number of its deal and its number within the deal."""

    def seating(self, number: int) -> Seating:
        """The seating of a game by its number."""
        return self.seating_of(*divmod(number, self.cycle))


def one_table(field: int) -> Schedule:
    """All bots at one table. They rotate by one seat from game to game; a full rotation shares a deal."""
    return Schedule(field, field, lambda deal, slot: _rotated(range(field), slot))


def duels(pairs: Sequence[tuple[int, int]], players: int) -> Schedule:
    """Pairs of bots, all of which play the same deals.

    At a table of more than two, each bot in turn sits alone in every seat among copies of the other. So two
    equally strong bots each get half of the victories over a deal.
    """
    games = [seats for pair in pairs for seats in duel_seatings(*pair, players)]
    return Schedule(len(games), len(games) // len(pairs), lambda deal, slot: games[slot])


def duel_seatings(one: int, other: int, players: int) -> list[Seating]:
    """The seatings of the games that two bots play with one deal."""
    tables = [(one, *[other] * (players - 1)), (other, *[one] * (players - 1))]
    # At a table for two both tables have the same rotations, which are played once.
    return list(dict.fromkeys(_rotated(table, by) for by in range(players) for table in tables))


def mixed_tables(field: int, players: int, seed: int) -> Schedule:
    """Tables of different bots chosen from a larger field.

    Within a deal every bot plays once in each seat: the bots stand in a ring, a pattern picks places in the
    ring, and the pattern is rotated once around. The next deal takes the next pattern. When all patterns are
    used up, the ring is shuffled, so that other bots become neighbours.
    """
    # Rotation moves a pattern to every other place, so each begins at place 0.
    patterns = [(0, *rest) for rest in combinations(range(1, field), players - 1)]
    Random(f"{seed}:patterns").shuffle(patterns)

    def seating_of(deal: int, slot: int) -> Seating:
        # The ring is computed from the seed each time, so a seating depends on nothing but its number.
        lap, pattern = divmod(deal, len(patterns))
        ring = list(range(field))
        Random(f"{seed}:{lap}").shuffle(ring)
        return tuple(ring[(place + slot) % field] for place in patterns[pattern])

    return Schedule(field, players, seating_of)


def _rotated(seats: Sequence[int], by: int) -> Seating:
    return tuple(seats[(seat + by) % len(seats)] for seat in range(len(seats)))
