"""Terrains, locations and scoring cards: their names, and what they do in a few words and in full."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from kastelan.core.custom_components import STANDARD
from kastelan.core.hexes import Hex, each
from kastelan.games.kingdom import turn
from kastelan.games.kingdom.components import (
    BUILDABLE,
    CARDS,
    KINDS,
    SETTLEMENTS,
    TERRAINS,
    TILES_PER_LOCATION,
)
from kastelan.games.kingdom.counted import BY_SECTOR
from kastelan.games.kingdom.locations import RULES as LOCATION_RULES
from kastelan.games.kingdom.locations import builds
from kastelan.games.kingdom.scoring import CASTLE_RULE, SECTORS
from kastelan.games.kingdom.scoring import RULES as CARD_RULES
from kastelan.locale import Speaker
from kastelan.server.wire import presented

_RULE_IDS: Final = re.compile(r" ?\([A-Z]+-[^)]*\)")


class Terrain(Struct, frozen=True):
    id: str
    name: str
    buildable: bool


class Component(Struct, frozen=True):
    """A card, a location or the castles: the name, the effect in a few words, and every rule about it."""

    id: str
    name: str
    brief: str
    text: str
    rule: str


class ScoringCard(Component, frozen=True):
    """A scoring card; some count settlements by sector."""

    by_sector: bool


class Kind(Component, frozen=True):
    """A kind of location; its tile builds a settlement or moves one."""

    moves: bool


class Catalogue(presented.Catalogue, frozen=True):
    """The components; `mandatory` is how many settlements a turn builds, and `sectors` has their hexes."""

    settlements: int
    tiles_per_location: int
    mandatory: int
    terrains: tuple[Terrain, ...]
    kinds: tuple[Kind, ...]
    cards: tuple[ScoringCard, ...]
    castles: Component
    sectors: tuple[tuple[Hex, ...], ...]


def catalogue(speaker: Speaker, _: str = STANDARD) -> Catalogue:
    """Everything printed, in a language."""
    rules = speaker.rules("kingdom").rules
    return Catalogue(
        settlements=SETTLEMENTS,
        tiles_per_location=TILES_PER_LOCATION,
        mandatory=turn.MANDATORY,
        terrains=tuple(_terrain(speaker, terrain) for terrain in range(len(TERRAINS))),
        kinds=tuple(_kind(speaker, rules, number) for number in range(len(KINDS))),
        cards=tuple(_card(speaker, rules, number) for number in range(len(CARDS))),
        castles=_component(speaker, rules, "castles", CASTLE_RULE),
        sectors=tuple((*each(sector),) for sector in SECTORS),
    )


def _terrain(speaker: Speaker, terrain: int) -> Terrain:
    name = TERRAINS[terrain]
    return Terrain(name, speaker.word("kingdom", "terrain", name), terrain in BUILDABLE)


def _kind(speaker: Speaker, rules: Mapping[str, str], number: int) -> Kind:
    name, rule = KINDS[number], LOCATION_RULES[number]
    return Kind(
        id=name,
        name=speaker.word("kingdom", "tile", name),
        brief=_brief(speaker, name),
        text=_full(rules, rule),
        rule=rule,
        moves=not builds(number),
    )


def _card(speaker: Speaker, rules: Mapping[str, str], number: int) -> ScoringCard:
    found = _component(speaker, rules, CARDS[number], CARD_RULES[number])
    return ScoringCard(**asdict(found), by_sector=number in BY_SECTOR)


def _component(speaker: Speaker, rules: Mapping[str, str], name: str, rule: str) -> Component:
    return Component(
        id=name,
        name=speaker.word("kingdom", "card", name),
        brief=_brief(speaker, name),
        text=_full(rules, rule),
        rule=rule,
    )


def _brief(speaker: Speaker, name: str) -> str:
    return speaker.say(f"kingdom-brief-{name}")


def _full(rules: Mapping[str, str], rule: str) -> str:
    """Every rule of the chapter, without references to other rules."""
    chapter = rule.rpartition("-")[0]  # KB-CARD-MINERS-1 belongs to KB-CARD-MINERS
    full = " ".join(text for id_, text in rules.items() if id_.rpartition("-")[0] == chapter)
    return _RULE_IDS.sub("", full)
