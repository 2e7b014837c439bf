"""The components in words. Those of the expansions follow those of the base game, so a number means the same
at every table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from kastelan.core.custom_components import STANDARD
from kastelan.games.ludwig import components as kinds
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import SIZES, TOWER_SIZE, TYPES, Components
from kastelan.games.ludwig.favours import card_rule, favour_rule
from kastelan.games.ludwig.final_scoring import FAVOUR_POINTS, RANKS
from kastelan.games.ludwig.load_components import components_named
from kastelan.games.ludwig.modules import renovations
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.prices import CORRIDOR_PRICE
from kastelan.locale import Speaker
from kastelan.server.presenters.ludwig import module_catalogue as expansions
from kastelan.server.presenters.ludwig.tiles import Tile, name_in, tile_shown
from kastelan.server.presenters.ludwig.words import Type
from kastelan.server.wire import presented

_RULE_IDS: Final = re.compile(r" ?\([^()]*[A-Z]+-[A-Z0-9]+[^()]*\)|^\([A-Z]+\) ")
"""References to rules and the marks of modules."""

ONCE: Final = ("all_sizes", "all_types", "last_master", "ten_sizes")
"""Bonus cards that pay once, and not for each."""


class RoomType(Struct, frozen=True, kw_only=True):
    """A type of rooms, and the reward for completing one."""

    id: Type
    name: str
    reward: str
    rule: str
    about: str


class Favour(Struct, frozen=True, kw_only=True):
    """A favour, and the type of rooms that it is about, if any."""

    id: str
    name: str
    type: Type | None
    rule: str
    about: str


class BonusCard(Favour, frozen=True, kw_only=True):
    """A bonus card, with what it pays in words, and how its points were reconstructed, if they were."""

    pays: str
    reconstructed: str | None


class Rank(Struct, frozen=True):
    """A title for a solo game, and the fewest points for it."""

    name: str
    least: int


class Catalogue(presented.Catalogue, frozen=True, kw_only=True):
    """Everything in the boxes; components are known by their numbers, money is in marks."""

    tiles: tuple[Tile, ...]
    types: tuple[RoomType, ...]
    favours: tuple[Favour, ...]
    cards: tuple[BonusCard, ...]
    stacks: tuple[str, ...]
    prices: tuple[int, ...]
    corridor_price: int
    favour_points: tuple[int, ...]
    ranks: tuple[Rank, ...]
    decrees: tuple[expansions.Decree, ...]
    moat: expansions.Moat
    renovation_price: int
    passages: tuple[expansions.PassageKind, ...]
    swans: expansions.Swans
    rewards: tuple[expansions.Reward, ...]
    modules: tuple[expansions.ModuleName, ...]


def catalogue(speaker: Speaker, components: str = STANDARD) -> Catalogue:
    """Everything in the boxes, in a language."""
    box, rules = boxed(components_named(components), True, True), speaker.rules("ludwig").rules
    return Catalogue(
        tiles=tuple(tile_shown(tile, speaker, components) for tile in box.tiles),
        types=tuple(_type(kind, speaker, rules) for kind in TYPES),
        favours=tuple(_favour(favour, speaker, rules) for favour in box.favours),
        cards=tuple(_card(card, speaker, rules) for card in box.bonus_cards),
        stacks=_stacks(box, speaker),
        prices=PRICES,
        corridor_price=CORRIDOR_PRICE,
        favour_points=(*FAVOUR_POINTS, 0),  # by place; the last place earns nothing
        ranks=tuple(
            Rank(speaker.say(f"ludwig-rank-{number}"), least) for number, least in enumerate((0, *RANKS))
        ),
        decrees=tuple(expansions.decree(card, speaker) for card in box.decrees),
        moat=expansions.moat(box, speaker),
        renovation_price=renovations.PRICE,
        passages=expansions.passages(box, speaker),
        swans=expansions.swans(box, speaker),
        rewards=expansions.rewards(speaker),
        modules=expansions.modules(speaker),
    )


def _stacks(box: Components, speaker: Speaker) -> tuple[str, ...]:
    """What each stack is called: by its size, or by its tile where there is one kind."""
    # The tiles begin with two foyers, the hallway and the stairs.
    hallway, stairs = (name_in(tile.name, speaker) for tile in box.tiles[2:4])
    moat = name_in(box.tiles[box.moat].name, speaker)
    return (*map(str, SIZES), hallway, stairs, str(TOWER_SIZE), moat)


def _type(kind: str, speaker: Speaker, rules: Mapping[str, str]) -> RoomType:
    rule = f"LUD-REW-{kind.upper()}"
    return RoomType(
        id=kind,
        name=speaker.word("ludwig", "type", kind),
        reward=speaker.say(f"ludwig-screen-reward-{kind}"),
        rule=rule,
        about=_plainly(rules[rule]),
    )


def _plainly(text: str) -> str:
    """The words of a rule without references to others."""
    return _RULE_IDS.sub("", text)


def _favour(favour: kinds.Favour, speaker: Speaker, rules: Mapping[str, str]) -> Favour:
    rule = favour_rule(favour)
    return Favour(
        id=favour.id,
        name=name_in(favour.name, speaker),
        type=TYPES[favour.type] if favour.type >= 0 else None,
        rule=rule,
        about=_plainly(rules[rule]),
    )


def _card(card: kinds.BonusCard, speaker: Speaker, rules: Mapping[str, str]) -> BonusCard:
    # In the message, `per` 0 stands for a card that pays only once.
    rule, once = card_rule(card), card.kind in ONCE
    return BonusCard(
        id=card.id,
        name=name_in(card.name, speaker),
        type=TYPES[card.type] if card.type >= 0 else None,
        pays=speaker.say("ludwig-screen-card-pays", points=card.points, per=0 if once else card.per),
        reconstructed=card.reconstructed or None,
        rule=rule,
        about=_plainly(rules[rule]),
    )
