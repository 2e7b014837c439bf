"""What the catalogue has of the expansions besides tiles, favours and cards."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from kastelan.core.reconstruction import reconstruction
from kastelan.games.ludwig.components import Components, DecreeCard
from kastelan.games.ludwig.modules import moats
from kastelan.games.ludwig.modules.actions import PASSAGES, POSITIONS
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, SALE, SETS
from kastelan.games.ludwig.shapes import Rect
from kastelan.locale import Speaker
from kastelan.narration.ludwig.names import decree_words
from kastelan.server.presenters.ludwig.tiles import name_in
from kastelan.server.presenters.ludwig.words import Colour, Length
from kastelan.server.wire.presented import one_of

REWARDS: Final = {"tower": "TWR-5", "moat": "MOAT-13", "second": "DEC-35"}
"""Rewards besides those of the eight types, and their rules."""


class Decree(Struct, frozen=True, kw_only=True):
    """A royal decree and the module that it needs; the list is in the order of their numbers, from 1 on.

    `reconstructed` says how, if a figure is not read off the original card.
    """

    number: int
    id: str
    name: str
    about: str
    rule: str
    module: str | None
    reconstructed: str | None


class MoatPosition(Struct, frozen=True):
    """A place for a moat piece, with its word."""

    word: str
    name: str
    box: Rect


class Moat(Struct, frozen=True, kw_only=True):
    """The moat, its wall and its drawbridge, in cells from the foyer's top left cell."""

    tile: int
    barbicans: tuple[int, ...]
    price: int
    positions: tuple[MoatPosition, ...]
    wall: Rect
    bridge: Rect


class PassageKind(Struct, frozen=True):
    """A length of passages; the gap is that between the two rooms, and may have been reconstructed."""

    kind: Length
    name: str
    gap: int
    reconstructed: str | None


class SwanColour(Struct, frozen=True):
    id: Colour
    name: str


class Swans(Struct, frozen=True):
    """The colours of swan tokens, the money for selling 0 to 5 at once, and the points of sets of 0 to 5.

    `reconstructed` says how, if the number of each colour is not read off original tokens.
    """

    colours: tuple[SwanColour, ...]
    sale: tuple[int, ...]
    sets: tuple[int, ...]
    reconstructed: str | None


class Reward(Struct, frozen=True, kw_only=True):
    """A reward besides those of the eight types: of a tower, of the moat, or a second one."""

    id: Annotated[str, one_of("AddedReward", REWARDS)]
    name: str
    reward: str
    rule: str


class ModuleName(Struct, frozen=True):
    id: str
    name: str
    about: str


def decree(card: DecreeCard, speaker: Speaker) -> Decree:
    """A royal decree, in a language."""
    return Decree(
        number=card.number,
        id=card.id,
        name=name_in(card.name, speaker),
        about=decree_words(speaker, card),
        rule=f"DEC-{card.number:02}",
        module=card.module or None,
        reconstructed=card.reconstructed or None,
    )


def moat(box: Components, speaker: Speaker) -> Moat:
    """Moat pieces and where they lie."""
    ring = box.ring
    assert ring is not None
    return Moat(
        tile=box.moat,
        barbicans=box.barbicans,
        price=moats.PRICE,
        positions=tuple(
            MoatPosition(word, speaker.say(f"ludwig-position-{word}"), rect)
            for word, rect in zip(POSITIONS, ring.positions, strict=True)
        ),
        wall=ring.wall,
        bridge=(1, ring.wall[1], 1, ring.wall[3]),  # below the middle of the foyer, through the whole wall
    )


def passages(box: Components, speaker: Speaker) -> tuple[PassageKind, ...]:
    """The three lengths of passages."""
    return tuple(
        PassageKind(kind, speaker.say(f"ludwig-passage-{kind}"), gap, reconstruction(row) or None)
        for kind, gap, row in zip(PASSAGES, box.gaps, box.rows["passages"], strict=True)
    )


def swans(box: Components, speaker: Speaker) -> Swans:
    """Colours and values of swan tokens."""
    colours = (SwanColour(colour, speaker.say(f"ludwig-swan-{colour}")) for colour in COLOUR_NAMES)
    how = next(filter(None, map(reconstruction, box.rows["swans"])), None)
    return Swans((*colours,), SALE, SETS, how)


def rewards(speaker: Speaker) -> tuple[Reward, ...]:
    """The rewards that the modules add."""
    return tuple(
        Reward(
            id=kind,
            name=speaker.say(f"ludwig-reward-{kind}"),
            reward=speaker.say(f"ludwig-screen-reward-{kind}"),
            rule=rule,
        )
        for kind, rule in REWARDS.items()
    )


def modules(speaker: Speaker) -> tuple[ModuleName, ...]:
    """The modules that a table can choose."""
    return tuple(_module(module.name, speaker) for module in MODULES)


def _module(name: str, speaker: Speaker) -> ModuleName:
    # The message has the form `Title: description`.
    title, _, about = speaker.say(f"ludwig-option-modules-{name}".replace("_", "-")).partition(": ")
    return ModuleName(name, title, about)
