"""The value of each scoring card: for some settlements, and for one more.

The functions for one more settlement (`..._after`) are called very often, so each computes only what the new
settlement changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from kastelan.bots.greedy.kingdom.settlements import SECTOR, Counts, shifted
from kastelan.core.hexes import BIT, NEAR, SIDE, Hex
from kastelan.games.kingdom.components import CARDS
from kastelan.games.kingdom.scoring import lords_of_sector

if TYPE_CHECKING:
    from kastelan.bots.greedy.kingdom.evaluation import Valuation


class Card(NamedTuple):
    """The value of a card now, and with one more settlement at a place."""

    now: Callable[[Valuation], float]
    after: Callable[[Valuation, Hex], float]


def fishermen(here: Valuation) -> int:
    return (here.own & here.land.shore).bit_count()


def fishermen_after(here: Valuation, place: Hex) -> int:
    return ((here.own | BIT[place]) & here.land.shore).bit_count()


def miners(here: Valuation) -> int:
    return (here.own & here.land.mines).bit_count()


def miners_after(here: Valuation, place: Hex) -> int:
    return ((here.own | BIT[place]) & here.land.mines).bit_count()


def workers(here: Valuation) -> int:
    return (here.own & here.land.works).bit_count()


def workers_after(here: Valuation, place: Hex) -> int:
    return ((here.own | BIT[place]) & here.land.works).bit_count()


def discoverers(here: Valuation) -> int:
    return here.settled.used


def discoverers_after(here: Valuation, place: Hex) -> int:
    settled = here.settled
    return settled.used if settled.rows[place // SIDE] else settled.used + 1


def knights(here: Valuation) -> int:
    return 2 * here.settled.longest


def knights_after(here: Valuation, place: Hex) -> int:
    settled = here.settled
    row = settled.rows[place // SIDE]
    return 2 * (settled.longest if row < settled.longest else row + 1)


def hermits(here: Valuation) -> int:
    return len(here.settled.parts)


def hermits_after(here: Valuation, place: Hex) -> int:
    """All groups that the new settlement touches become one group."""
    # The new settlement is a group of its own, and each group that it touches is one group less.
    around, count = NEAR[place], len(here.settled.parts) + 1
    if around & here.own:
        for group, _ in here.settled.parts:
            if group & around:
                count -= 1
    return count


def citizens(here: Valuation) -> float:
    """The gold without rounding, so that a first settlement of two has a value too."""
    return here.settled.largest / 2


def citizens_after(here: Valuation, place: Hex) -> float:
    around, size = NEAR[place], 1
    if around & here.own:
        for group, _ in here.settled.parts:
            if group & around:
                size += group.bit_count()
    return max(here.settled.largest, size) / 2


def merchants(here: Valuation) -> int:
    return 4 * here.settled.linked.bit_count()


def merchants_after(here: Valuation, place: Hex) -> int:
    """What the touched groups had linked stays linked by the joined group."""
    around, settled = NEAR[place], here.settled
    special = around & here.land.special
    if around & here.own:
        for group, beside_it in settled.parts:
            if group & around:
                special |= beside_it
    # More than one bit: at least two places are linked.
    if special & (special - 1):
        return 4 * (settled.linked | special).bit_count()
    return 4 * settled.linked.bit_count()


def farmers(here: Valuation) -> float:
    return _farmers(here, here.settled.sectors)


def farmers_after(here: Valuation, place: Hex) -> float:
    return _farmers(here, shifted(here.settled.sectors, SECTOR[place], 1))


def _farmers(here: Valuation, counts: Counts) -> float:
    return 3 * min(counts) + here.outlook.weights.farmers * evenness(counts)


def lords(here: Valuation) -> float:
    return here.outlook.lords(here.settled.sectors)


def lords_after(here: Valuation, place: Hex) -> float:
    return here.outlook.lords(shifted(here.settled.sectors, SECTOR[place], 1))


@lru_cache(maxsize=16384)
def lords_lead(mine: Counts, others: tuple[Counts, ...], need_settlement: bool) -> float:
    """The gold of the lords, minus the average gold of the others."""
    own = everyone = 0
    # By sector: the settlements of every seat in it, own ones first.
    for counts in zip(mine, *others, strict=True):
        gold = lords_of_sector(counts, need_settlement)
        own += gold[0]
        everyone += sum(gold)
    return own - (everyone - own) / len(others)


@lru_cache(maxsize=4096)
def evenness(counts: Counts) -> float:
    """How evenly settlements are spread: up to two more than in the emptiest sector count.

    The next gold of the farmers needs a settlement in the emptiest sector, and then more in the others.
    """
    least = min(counts)
    return sum(min(count - least, 2) for count in counts) / 2


_NAMED: Final = {
    "citizens": Card(citizens, citizens_after),
    "discoverers": Card(discoverers, discoverers_after),
    "farmers": Card(farmers, farmers_after),
    "fishermen": Card(fishermen, fishermen_after),
    "hermits": Card(hermits, hermits_after),
    "knights": Card(knights, knights_after),
    "lords": Card(lords, lords_after),
    "merchants": Card(merchants, merchants_after),
    "miners": Card(miners, miners_after),
    "workers": Card(workers, workers_after),
}
CARD: Final = tuple(_NAMED[name] for name in CARDS)
