"""The components: names, what is printed on them, outlines and doors in every way a tile can lie. Those of
the expansions follow those of the base game, so a number means the same at every table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from kastelan.core.jsonable import Json
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.buying import CORRIDOR_PRICE
from kastelan.games.ludwig.components import (
    SIZES,
    SYMBOLS,
    TOWER_SIZE,
    TYPES,
    BonusCard,
    Favour,
    Symbol,
    Tile,
)
from kastelan.games.ludwig.ending import RANKS
from kastelan.games.ludwig.favours import card_rule
from kastelan.games.ludwig.loading import standard
from kastelan.games.ludwig.modules.box import boxed
from kastelan.games.ludwig.modules.final import PLACES, rule_of
from kastelan.games.ludwig.modules.measures import COUNT_RULES
from kastelan.games.ludwig.modules.swans import has_swan
from kastelan.games.ludwig.shapes import Pose
from kastelan.locale import Speaker
from kastelan.pictures.ludwig.doors import has_leaf, sill
from kastelan.pictures.ludwig.plan import WALL, posed, ways_of
from kastelan.pictures.ludwig.room import GOLD, seal_spot
from kastelan.server.presenters.ludwig.module_catalogue import module_catalogue

_RULE_IDS: Final = re.compile(r" ?\([^()]*[A-Z]+-[A-Z0-9]+[^()]*\)|^\([A-Z]+\) ")
"""References to rules and the marks of modules."""

ONCE: Final = ("all_sizes", "all_types", "last_master", "ten_sizes")
"""Bonus cards that pay once, and not for each."""


def catalogue(speaker: Speaker) -> dict[str, Json]:
    """Everything in the box, in a language."""
    components, rules = boxed(standard(), True, True), speaker.rules("ludwig").rules
    return {
        "tiles": [_tile(tile, speaker) for tile in components.tiles],
        "types": [_type(kind, speaker, rules) for kind in TYPES],
        "favours": [_favour(favour, speaker, rules) for favour in components.favours],
        "cards": [_card(card, speaker, rules) for card in components.bonus_cards],
        "stacks": [
            *map(str, SIZES),
            *(_name(tile.name, speaker) for tile in components.tiles[2:4]),
            str(TOWER_SIZE),
            _name(components.tiles[components.moat].name, speaker),
        ],
        "prices": list(PRICES),
        "corridor_price": CORRIDOR_PRICE,
        "favour_points": list(PLACES),
        "ranks": [
            {"name": speaker.say(f"ludwig-rank-{number}"), "least": least}
            for number, least in enumerate((0, *RANKS))
        ],
        **module_catalogue(components, speaker),
    }


def _name(names: Sequence[tuple[str, str]], speaker: Speaker) -> str:
    found = dict(names)
    return found.get(speaker.language) or found["en"]


def _types(bits: int) -> list[str]:
    return [kind for number, kind in enumerate(TYPES) if bits >> number & 1]


def _typed(bits: int, speaker: Speaker) -> str:
    return ", ".join(speaker.word("ludwig", "type", kind) for kind in _types(bits))


def _tile(tile: Tile, speaker: Speaker) -> dict[str, Json]:
    face, foundation = tile.face, tile.foundation
    return {
        "id": tile.id,
        "name": _name(tile.name, speaker),
        "types": [*_types(face.types)],
        "points": face.points,
        "size": foundation.size,
        "stack": tile.stack,
        "room": tile.is_room,
        "fence": foundation.fence,
        "leaf": has_leaf(tile),
        "swan": has_swan(tile),
        "symbol": None if face.symbol is None else _symbol(face.symbol),
        "spoken": _spoken(tile, speaker),
        "poses": [_pose(tile, pose) for pose in ways_of(tile)],
    }


def _symbol(symbol: Symbol) -> dict[str, Json]:
    return {"kind": SYMBOLS[symbol.kind], "points": symbol.points, "types": [*_types(symbol.types)]}


def _spoken(tile: Tile, speaker: Speaker) -> str:
    """The tile in sentences: what a screen reader says and a tooltip shows."""
    face, symbol = tile.face, tile.face.symbol
    said = [
        speaker.say(
            "ludwig-screen-tile",
            name=_name(tile.name, speaker),
            types=_typed(face.types, speaker),
            size=tile.foundation.size,
            points=face.points,
        )
    ]
    if symbol is not None:
        points = f"+{symbol.points}" if symbol.points > 0 else f"−{-symbol.points}"
        kind = f"ludwig-screen-symbol-{SYMBOLS[symbol.kind]}"
        said.append(speaker.say(kind, points=points, types=_typed(symbol.types, speaker)))
    if tile.poses:
        said.append(speaker.say("ludwig-screen-doors", doors=len(tile.poses[0].doors)))
    if tile.foundation.fence:
        said.append(speaker.say("ludwig-screen-fenced"))
    return " ".join(said)


def _pose(tile: Tile, pose: Pose) -> dict[str, Json]:
    """A way to lie: its box in cells, then outline, doors and the seal's place in fortieths of a cell."""
    plan = posed(tile, pose)
    return {
        "turn": pose.turn,
        "dark": pose.dark,
        "width": pose.width,
        "height": pose.height,
        "outline": plan.rim(0),
        "inside": plan.rim(WALL + GOLD),
        "floor": plan.floor,
        "doors": [[door.x, door.y, door.side, sill(door, plan)] for door in plan.doors],
        "front": [list(rect) for rect in pose.fence_walls],
        "seal": [*seal_spot(plan)],
    }


def _type(kind: str, speaker: Speaker, rules: Mapping[str, str]) -> dict[str, Json]:
    rule = f"LUD-REW-{kind.upper()}"
    return {
        "id": kind,
        "name": speaker.word("ludwig", "type", kind),
        "reward": speaker.say(f"ludwig-screen-reward-{kind}"),
        "rule": rule,
        "about": _plainly(rules[rule]),
    }


def _plainly(text: str) -> str:
    """The words of a rule without references to others."""
    return _RULE_IDS.sub("", text)


def _favour(favour: Favour, speaker: Speaker, rules: Mapping[str, str]) -> dict[str, Json]:
    rule = rule_of(favour)
    return {
        "id": favour.id,
        "name": _name(favour.name, speaker),
        "type": TYPES[favour.type] if favour.type >= 0 else None,
        "rule": rule,
        "about": _plainly(rules[rule]),
    }


def _card(card: BonusCard, speaker: Speaker, rules: Mapping[str, str]) -> dict[str, Json]:
    rule, once = COUNT_RULES.get(card.kind) or card_rule(card), card.kind in ONCE
    return {
        "id": card.id,
        "name": _name(card.name, speaker),
        "type": TYPES[card.type] if card.type >= 0 else None,
        "pays": speaker.say("ludwig-screen-card-pays", points=card.points, per=0 if once else card.per),
        "rule": rule,
        "about": _plainly(rules[rule]),
    }
