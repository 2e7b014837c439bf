"""DIG-3: the longest promenade and the most pairs on the graph of connected rooms, both exact."""

from __future__ import annotations

from functools import lru_cache

from kastelan.games.ludwig.cells import each


@lru_cache(maxsize=256)
def promenade(connected: tuple[int, ...]) -> int:
    """The number of rooms on the longest walk that enters no room twice (FAV-10).

    `connected`: for each room the rooms it is connected to, as bits.
    """
    best, every = 0, (1 << len(connected)) - 1
    for start in range(len(connected)):
        best = max(best, _walk(connected, start, every & ~(1 << start), 1, best))
        if best == len(connected):
            break
    return best


def _walk(connected: tuple[int, ...], here: int, free: int, length: int, best: int) -> int:
    """The length of the longest walk that continues from a room over free ones, if it exceeds `best`."""
    if length + _reach(connected, here, free) <= best:
        return best
    best = max(best, length)
    for there in each(connected[here] & free):
        best = _walk(connected, there, free & ~(1 << there), length + 1, best)
    return best


def _reach(connected: tuple[int, ...], here: int, free: int) -> int:
    """The number of free rooms that can be reached, which bounds the length of a walk."""
    found = edge = connected[here] & free
    while edge:
        more = 0
        for room in each(edge):
            more |= connected[room]
        edge = more & free & ~found
        found |= edge
    return found.bit_count()


@lru_cache(maxsize=256)
def pairs(alike: tuple[int, ...]) -> int:
    """The largest number of pairs in which no room occurs twice: a maximum matching (DEC-58)."""
    return _matched(alike, (1 << len(alike)) - 1, {})


def _matched(alike: tuple[int, ...], free: int, known: dict[int, int]) -> int:
    free = _with_partners(alike, free)
    if not free:
        return 0
    if free not in known:
        room = min(each(free), key=lambda one: (alike[one] & free).bit_count())
        rest, partners = free & ~(1 << room), alike[room] & free
        options = [1 + _matched(alike, rest & ~(1 << other), known) for other in each(partners)]
        if partners.bit_count() > 1:  # a room with one partner left is best paired with it
            options.append(_matched(alike, rest, known))
        known[free] = max(options)
    return known[free]


def _with_partners(alike: tuple[int, ...], free: int) -> int:
    """The free rooms that have a free partner."""
    left = 0
    for room in each(free):
        if alike[room] & free:
            left |= 1 << room
    return left
