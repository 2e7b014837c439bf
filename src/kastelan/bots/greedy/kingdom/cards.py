"""The scoring cards, for settlements as they stand and for one more at a place: of that, each card looks only
at what the new settlement changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from kastelan.bots.greedy.kingdom.settlements import SECTOR, Counts, shifted
from kastelan.core.hexes import BIT, NEAR, SIDE, Hex
from kastelan.games.kingdom.components import CARDS
from kastelan.games.kingdom.scoring import lords_of_sector

if TYPE_CHECKING:
    from kastelan.bots.greedy.kingdom.evaluation import Standing


class Card(NamedTuple):
    """What a card is worth now, and with one more settlement at a place."""

    now: Callable[[Standing], float]
    after: Callable[[Standing, Hex], float]


def fishermen(here: Standing) -> int:
    return (here.own & here.land.shore).bit_count()


def fishermen_after(here: Standing, place: Hex) -> int:
    return ((here.own | BIT[place]) & here.land.shore).bit_count()


def miners(here: Standing) -> int:
    return (here.own & here.land.mines).bit_count()


def miners_after(here: Standing, place: Hex) -> int:
    return ((here.own | BIT[place]) & here.land.mines).bit_count()


def workers(here: Standing) -> int:
    return (here.own & here.land.works).bit_count()


def workers_after(here: Standing, place: Hex) -> int:
    return ((here.own | BIT[place]) & here.land.works).bit_count()


def discoverers(here: Standing) -> int:
    return here.settled.used


def discoverers_after(here: Standing, place: Hex) -> int:
    settled = here.settled
    return settled.used if settled.rows[place // SIDE] else settled.used + 1


def knights(here: Standing) -> int:
    return 2 * here.settled.longest


def knights_after(here: Standing, place: Hex) -> int:
    settled = here.settled
    row = settled.rows[place // SIDE]
    return 2 * (settled.longest if row < settled.longest else row + 1)


def hermits(here: Standing) -> int:
    return len(here.settled.parts)


def hermits_after(here: Standing, place: Hex) -> int:
    """The groups that the settlement touches become one."""
    around, count = NEAR[place], len(here.settled.parts) + 1
    if around & here.own:
        for group, _ in here.settled.parts:
            if group & around:
                count -= 1
    return count


def citizens(here: Standing) -> float:
    """Gold that is not rounded: the second settlement of a pair should not look worthless."""
    return here.settled.largest / 2


def citizens_after(here: Standing, place: Hex) -> float:
    around, size = NEAR[place], 1
    if around & here.own:
        for group, _ in here.settled.parts:
            if group & around:
                size += group.bit_count()
    return max(here.settled.largest, size) / 2


def merchants(here: Standing) -> int:
    return 4 * here.settled.linked.bit_count()


def merchants_after(here: Standing, place: Hex) -> int:
    """What the touched groups linked stays linked by the group that they become."""
    around, settled = NEAR[place], here.settled
    special = around & here.land.special
    if around & here.own:
        for group, beside_it in settled.parts:
            if group & around:
                special |= beside_it
    if special & (special - 1):
        return 4 * (settled.linked | special).bit_count()
    return 4 * settled.linked.bit_count()


def farmers(here: Standing) -> float:
    return _farmers(here, here.settled.sectors)


def farmers_after(here: Standing, place: Hex) -> float:
    return _farmers(here, shifted(here.settled.sectors, SECTOR[place], 1))


def _farmers(here: Standing, counts: Counts) -> float:
    return 3 * min(counts) + here.outlook.weights.farmers * even(counts)


def lords(here: Standing) -> float:
    return here.outlook.lords(here.settled.sectors)


def lords_after(here: Standing, place: Hex) -> float:
    return here.outlook.lords(shifted(here.settled.sectors, SECTOR[place], 1))


@lru_cache(maxsize=16384)
def lords_lead(mine: Counts, others: tuple[Counts, ...], need_settlement: bool) -> float:
    """The lords' gold, less what the others get on average."""
    own = everybody = 0
    for counts in zip(mine, *others, strict=True):
        gold = lords_of_sector(counts, need_settlement)
        own += gold[0]
        everybody += sum(gold)
    return own - (everybody - own) / len(others)


@lru_cache(maxsize=4096)
def even(counts: Counts) -> float:
    """How far the thinner sectors are on their way: two more settlements than the thinnest count, no more."""
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
