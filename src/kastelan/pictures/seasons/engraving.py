"""The castle without movable pieces: scenery, walls, and a site for every building.

A picture of a position draws each site either as a draft or in stone. A picture for the browser contains both
on top of each other, in groups of the classes `draft` and `stone`, and the page shows one of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from kastelan.games.seasons.components import BUILDINGS
from kastelan.pictures.seasons import masonry, scenery
from kastelan.pictures.seasons.coordinates import (
    BACK_TOWERS,
    BOARD,
    FRONT_TOWERS,
    HOUSES,
    ROAD,
    WAGONS,
    WIDTH,
)
from kastelan.pictures.seasons.engraver import Engraver, engraver_for
from kastelan.pictures.seasons.tokens import wagon
from kastelan.pictures.svg import document, group, line, path
from kastelan.pictures.theme import LIGHT, Theme

RUIN: Final = "M10 796V726l9 -5v9h12v-15l13 8v-11l16 13v-8l12 11V796Z"


@dataclass(frozen=True, slots=True)
class Site:
    """The site of a building. Buildings that exist several times are numbered in the order of building."""

    building: int
    number: int
    draw: Callable[[Engraver, bool], str]

    @property
    def name(self) -> str:
        """`palace`, `tower.3`."""
        kind = BUILDINGS[self.building]
        return f"{kind}.{self.number}" if kind in ("tower", "house") else kind


Drawing = Callable[[Site], str]


def draw_engraving(winter: bool, theme: Theme = LIGHT, title: str = "") -> str:
    """The engraving with every site both as a draft and in stone, for a page that shows one of the two."""
    hand = engraver_for(theme, winter)
    body = engraved(hand, lambda site: _both(hand, site))
    return document(WIDTH, BOARD, 1, title, hand.definitions(), theme.table, body)


def _both(hand: Engraver, site: Site) -> str:
    draft = group(site.draw(hand, False), class_="draft")
    stone = group(site.draw(hand, True), class_="stone")
    always = BUILDINGS[site.building] in ("market", "forge")
    class_ = "site built" if always else "site"
    return group(draft + stone, class_=class_, data_site=site.name)


def engraved(hand: Engraver, draw: Drawing) -> list[str]:
    """Scenery, buildings and wagons, from back to front."""
    return [
        scenery.behind(hand),
        "".join(_castle(hand, draw)),
        scenery.trees(hand),
        scenery.road(hand),
        "".join(wagon(hand, x, ROAD, kind) for kind, x in enumerate(WAGONS)),
        _defence_tower(hand),
        scenery.flakes(hand),
    ]


def _castle(hand: Engraver, draw: Drawing) -> Iterator[str]:
    """All walls and buildings, from back to front."""
    for left, right in itertools.pairwise(x for x, _ in BACK_TOWERS):
        yield masonry.wall(hand, left, right, 340, 48)
    yield from map(draw, BACK)
    yield from map(draw, YARD)
    # Between 520 and 680 is the big gate.
    for left, right in ((95, 300), (300, 520), (680, 900), (900, 1105)):
        yield masonry.wall(hand, left, right, 690, 54)
    yield from map(draw, FRONT)


def _defence_tower(hand: Engraver) -> str:
    """The unfinished defence tower, which stays a ruin."""
    stones = line("M18 742h9M34 772h10M20 786h9", hand.ink, 0.9)
    return hand.solid(RUIN, hand.stone) + path("M56 796V724h16v72Z", hand.shade) + stones


def _once(name: str, draw: Callable[[Engraver, bool], str]) -> Site:
    return Site(BUILDINGS.index(name), 0, draw)


def _tower(number: int, x: float, base: float, w: float, h: float) -> Site:
    return Site(
        BUILDINGS.index("tower"), number, lambda hand, built: masonry.tower(hand, x, base, w, h, built)
    )


def _small_house(number: int, x: float, base: float) -> Site:
    return Site(
        BUILDINGS.index("house"),
        number,
        lambda hand, built: masonry.house(hand, x, base, 46, 34, built, hand.thatch, 0),
    )


def _hall(name: str, x: float, base: float, w: float, h: float, thatched: bool, windows: int = 2) -> Site:
    return _once(
        name,
        lambda hand, built: masonry.house(
            hand, x, base, w, h, built, hand.thatch if thatched else hand.roof, windows
        ),
    )


BACK: Final = (
    *(_tower(number, x, base, 44, 92) for number, (x, base) in enumerate(BACK_TOWERS)),
    *(_small_house(number, x, base) for number, (x, base) in enumerate(HOUSES)),
)
YARD: Final = (
    _hall("palace", 440, 424, 150, 84, thatched=False),
    _once("keep", lambda hand, built: masonry.tower(hand, 600, 414, 84, 194, built)),
    _hall("inn", 776, 424, 112, 62, thatched=True),
    _hall("stable", 222, 540, 118, 48, thatched=True, windows=1),
    _once("forge", lambda hand, _: masonry.forge(hand)),
    _once("well", masonry.well),
    _once("market", lambda hand, _: masonry.market(hand)),
    _hall("servants_house", 960, 536, 132, 58, thatched=False),
)
FRONT: Final = (
    _once("gate_big", masonry.big_gate),
    _once("gate_small", masonry.small_gate),
    *(_tower(number, x, base, 50, 100) for number, (x, base) in enumerate(FRONT_TOWERS, len(BACK_TOWERS))),
)
