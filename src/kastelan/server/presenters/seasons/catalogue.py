"""What the components are called and what they do, and where everything stands in the picture."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kastelan.core import custom_components
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    KINDS_NEEDED,
    ORIGINS,
    POSITIONS,
    RANKS,
    RESOURCES,
    SPACES,
    SPOTS,
    STAKES,
    STANDARD,
    VALUES,
    WINTER_CARDS,
    WORKERS,
    Pieces,
)
from kastelan.locale import Speaker
from kastelan.pictures.portraits.characters import character_portrait
from kastelan.pictures.seasons.coordinates import (
    BOARD,
    HOUSES,
    PLACES,
    ROAD,
    TOWERS,
    WAGONS,
    WIDTH,
    position_spots,
)
from kastelan.server.wire import presented

CARD_CHAPTERS: Final = (
    "CS-CHAR-MESSENGER",
    "CS-CHAR-TRADER",
    "CS-CHAR-BRICKLAYER",
    "CS-CHAR-STONEMASON",
    *("CS-CHAR-WORKER",) * 3,
    "CS-CHAR-BUILDER",
)
WINTER_CHAPTERS: Final = (
    "CS-WINTER-TAVERN",
    "CS-WINTER-PLAGUE",
    "CS-WINTER-GRANARY",
    "CS-WINTER-WALL",
    "CS-WINTER-MAIDEN",
    "CS-WINTER-SNOW",
)
LASTING: Final = ("village_tavern", "granary", "maiden")
"""Winter cards that stay beside the castle (CS-WINTER-GEN-3)."""


Point = tuple[float, float]
"""A place in the picture, in its units."""


class Named(Struct, frozen=True):
    """Something with an id of ours and a name for people."""

    id: str
    name: str


class Rule(Struct, frozen=True):
    id: str
    text: str


class Kind(Named, frozen=True):
    """A kind of piece, or talers; `value` is what it is worth in payments."""

    value: int


class Card(Named, frozen=True, kw_only=True):
    """A character card.

    `brings` are the pieces that a Worker always brings, and `choice` is how many more of any kind.
    """

    symbol: str
    portrait: str
    rank: int
    brings: Pieces | None
    choice: int
    does: str
    rules: tuple[Rule, ...]


class NamedBuilding(Named, frozen=True):
    """A building and where its name and its tag stand in the picture."""

    label: Point | None
    tag: Point | None


class Space(Named, frozen=True, kw_only=True):
    """A space for helpers: its building, what it scores in words, and where it is; null off the picture."""

    building: int | None
    scores: str
    at: Point | None


class NamedSpot(Named, frozen=True):
    """A spot for a wagon, and where it is."""

    at: Point


class WinterCard(Named, frozen=True):
    """A winter card; `stays` if it lies beside the castle until the end."""

    stays: bool
    rules: tuple[Rule, ...]


class Picture(Struct, frozen=True):
    """The size of the picture, and where its towers and houses stand."""

    width: float
    height: float
    towers: tuple[Point, ...]
    houses: tuple[Point, ...]


class Catalogue(presented.Catalogue, frozen=True, kw_only=True):
    """Everything printed, by number."""

    kinds: tuple[Kind, ...]
    kinds_needed: int
    stakes: tuple[Named, ...]
    cards: tuple[Card, ...]
    buildings: tuple[NamedBuilding, ...]
    spaces: tuple[Space, ...]
    spots: tuple[NamedSpot, ...]
    origins: tuple[Named, ...]
    winter: tuple[WinterCard, ...]
    picture: Picture


def catalogue(speaker: Speaker, _: str = custom_components.STANDARD) -> Catalogue:
    """Everything printed, with what it does in words."""
    return Catalogue(
        kinds=tuple(_kind(speaker, kind) for kind in range(len(RESOURCES))),
        kinds_needed=KINDS_NEEDED,
        stakes=_words(speaker, "stake", STAKES),
        cards=tuple(_card(speaker, card) for card in range(len(CARDS))),
        buildings=tuple(_building(speaker, name) for name in BUILDINGS),
        spaces=tuple(_space(speaker, space) for space in range(len(SPACES))),
        spots=tuple(_spot(speaker, spot) for spot in range(len(SPOTS))),
        origins=_words(speaker, "origin", ORIGINS),
        winter=tuple(_winter(speaker, card) for card in range(len(WINTER_CARDS))),
        picture=Picture(WIDTH, BOARD, TOWERS, HOUSES),
    )


def _words(speaker: Speaker, kind: str, names: tuple[str, ...]) -> tuple[Named, ...]:
    return tuple(Named(name, speaker.word("seasons", kind, name)) for name in names)


def _kind(speaker: Speaker, kind: int) -> Kind:
    name = speaker.word("seasons", "kind", RESOURCES[kind])
    # Silver comes last and has no value of its own: it stands for any piece.
    return Kind(RESOURCES[kind], name, VALUES[kind] if kind < len(VALUES) else 0)


def _rules(speaker: Speaker, chapter: str) -> tuple[Rule, ...]:
    """The rules of a chapter, with their ids."""
    rules = speaker.rules("seasons").rules
    return tuple(Rule(name, text) for name, text in rules.items() if name.startswith(f"{chapter}-"))


def _card(speaker: Speaker, card: int) -> Card:
    name = CARDS[card]
    symbol = "worker" if WORKERS >> card & 1 else name  # the three Worker cards share symbol and face
    return Card(
        id=name,
        name=speaker.word("seasons", "card", name),
        symbol=symbol,
        portrait=character_portrait("seasons", symbol),
        rank=next(rank for rank, cards in enumerate(RANKS, 1) if cards >> card & 1),
        brings=STANDARD.fixed.get(card),
        choice=STANDARD.choice if card == max(STANDARD.fixed) else 0,  # only the last Worker card
        does=_does(speaker, card),
        rules=_rules(speaker, CARD_CHAPTERS[card]),
    )


def _does(speaker: Speaker, card: int) -> str:
    return speaker.say(
        f"seasons-screen-does-{CARDS[card].replace('_', '-')}",
        talers=STANDARD.messenger,
        points=STANDARD.builder_vp,
        pieces=_amounts(speaker, STANDARD.fixed.get(card, ())),
    )


def _amounts(speaker: Speaker, pieces: Pieces) -> str:
    return ", ".join(
        speaker.say(
            "seasons-screen-amount", number=number, kind=speaker.word("seasons", "stake", STAKES[kind])
        )
        for kind, number in enumerate(pieces)
        if number
    )


def _building(speaker: Speaker, name: str) -> NamedBuilding:
    place = PLACES.get(name)
    label, tag = (None, None) if place is None else (place.name, place.tag)
    return NamedBuilding(name, speaker.word("seasons", "building", name), label, tag)


def _space(speaker: Speaker, space: int) -> Space:
    name = speaker.word("seasons", "space", SPACES[space])
    if space >= POSITIONS:  # spaces on winter cards come after the positions in the castle
        return Space(id=SPACES[space], name=name, building=None, scores="", at=None)
    position = STANDARD.positions[space]
    # All positions of the same building share a row in the picture.
    row = [number for number, other in enumerate(STANDARD.positions) if other.building == position.building]
    spots = position_spots(PLACES[BUILDINGS[position.building]].positions, len(row))
    scores = speaker.say(
        f"seasons-screen-scores-{position.scorer.replace('_', '-')}",
        vp=position.vp,
        per=position.per,
        building=speaker.word("seasons", "building", BUILDINGS[position.of]),
    )
    at = spots[row.index(space)]
    return Space(id=SPACES[space], name=name, building=position.building, scores=scores, at=at)


def _spot(speaker: Speaker, spot: int) -> NamedSpot:
    return NamedSpot(SPOTS[spot], speaker.word("seasons", "spot", SPOTS[spot]), (WAGONS[spot], ROAD))


def _winter(speaker: Speaker, card: int) -> WinterCard:
    name = WINTER_CARDS[card]
    rules = _rules(speaker, WINTER_CHAPTERS[card])
    return WinterCard(name, speaker.word("seasons", "winter", name), name in LASTING, rules)
