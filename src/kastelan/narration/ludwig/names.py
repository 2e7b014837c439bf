"""Names of tiles, favours and cards, and the castles that a view shows."""

from __future__ import annotations

from typing import Final

from kastelan.core.reconstruction import SIGN, reconstruction
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import (
    HALLWAY,
    MOATS,
    SIZES,
    SYMBOLS,
    TOWER_SIZE,
    TOWERS,
    TYPES,
    BonusCard,
    Components,
    DecreeCard,
    Face,
    Favour,
    Tile,
)
from kastelan.games.ludwig.modules.actions import PASSAGES
from kastelan.games.ludwig.modules.castle_from_view import castle_seen
from kastelan.games.ludwig.special_rewards import KINDS
from kastelan.games.ludwig.view import LudwigView
from kastelan.locale import Speaker

ARROWS: Final = "↑→↓←"
"""Which way the top of a tile points, by its quarter turns."""


def castle_in(view: LudwigView, seat: int) -> Castle | None:
    """The castle of a seat; None before the foyers are placed."""
    if not view.castles:
        return None
    return castle_seen(view, seat)


def decree_words(speaker: Speaker, card: DecreeCard) -> str:
    """What a decree does, with the table of points that is printed on it, if there is one (DEC-51)."""
    sets = " / ".join(map(str, card.sets)) + (SIGN if card.reconstructed else "")
    return speaker.say(f"ludwig-decree-{card.id}".replace("_", "-"), sets=sets)


class Pieces:
    """Names and descriptions of the components in one language."""

    def __init__(self, speaker: Speaker, components: Components) -> None:
        self.speaker = speaker
        self.components = components
        self.letters = speaker.say("ludwig-screen-letters")

    def name(self, thing: Tile | Favour | BonusCard | DecreeCard) -> str:
        """The name in the reader's language; in English where it has no translation."""
        names = dict(thing.name)
        return names.get(self.speaker.language) or names.get("en") or thing.id

    def tile(self, number: int) -> str:
        """The name of a tile, by its number."""
        return self.name(self.components.tiles[number])

    def named(self, tile: str) -> str:
        """The name of a tile, by its id."""
        return next((self.name(other) for other in self.components.tiles if other.id == tile), tile)

    def favour(self, number: int) -> str:
        return self.name(self.components.favours[number])

    def card(self, number: int) -> str:
        return self.name(self.components.bonus_cards[number])

    def decree(self, number: int) -> str:
        """The name of a decree and what it does, by its number from 1."""
        card = self.components.decrees[number - 1]
        words = " ".join([decree_words(self.speaker, card), *self.doubt(card)])
        return f"{self.name(card)} ({words.removesuffix('.')})"

    def letter(self, face: Face) -> str:
        """The abbreviation of a tile's types: one letter each."""
        return "".join(self.letters[kind] for kind in each(face.types))

    def type(self, kind: int) -> str:
        """The name of a room type. Numbers beyond the types are the kinds of rewards that modules add."""
        if kind >= len(TYPES):
            return self.speaker.say(f"ludwig-reward-{KINDS[kind - len(TYPES)]}")
        return self.speaker.say(f"ludwig-type-{TYPES[kind]}")

    def types(self, face: Face) -> str:
        return ", ".join(self.type(kind) for kind in each(face.types))

    def symbol(self, face: Face) -> str:
        """The centre symbol in brief: points and letters of types."""
        if face.symbol is None:
            return ""
        letters = "".join(self.letters[kind] for kind in each(face.symbol.types))
        return f"{face.symbol.points:+d}{letters}"

    def symbol_words(self, face: Face) -> str:
        """The centre symbol in a sentence."""
        if face.symbol is None:
            return ""
        types = ", ".join(self.type(kind) for kind in each(face.symbol.types))
        message = f"ludwig-screen-symbol-{SYMBOLS[face.symbol.kind]}"
        return self.speaker.say(message, points=f"{face.symbol.points:+d}", types=types)

    def stack(self, number: int) -> str:
        """The name of a stack: a size, hallways, stairs, towers or moat pieces."""
        if number < len(SIZES):
            return str(SIZES[number])
        if number == TOWERS:
            return str(TOWER_SIZE)
        if number == MOATS:
            return self.tile(self.components.moat)
        return self.tile(HALLWAY + number - len(SIZES))

    def about(self, tile: Tile) -> str:
        """Everything printed on a tile."""
        facts = {"name": self.name(tile), "size": str(tile.foundation.size), "types": self.types(tile.face)}
        message = "ludwig-screen-tile" if tile.face.types else "ludwig-screen-tile-without-type"
        words = [self.speaker.say(message, points=tile.face.points, **facts)]
        if tile.face.symbol is not None:
            words.append(self.symbol_words(tile.face))
        if tile.poses:
            words.append(self.speaker.say("ludwig-screen-doors", doors=len(tile.poses[0].doors)))
        if tile.foundation.fence:
            words.append(self.speaker.say("ludwig-screen-fenced"))
        return " ".join([*words, *self.doubt(tile)])

    def doubt(self, thing: Tile | BonusCard | DecreeCard) -> list[str]:
        """A sentence about how the figures were reconstructed; empty if they are read off an original."""
        return [self.speaker.say(f"web-reconstructed-{thing.reconstructed}")] if thing.reconstructed else []

    def signed(self, tile: Tile) -> str:
        """The name of a tile, with the sign if its figures are reconstructed."""
        return f"{self.name(tile)} {SIGN}" if tile.reconstructed else self.name(tile)

    def passage(self, kind: int) -> str:
        """The name of a length of passages, with the sign if that length is reconstructed."""
        name = self.speaker.say(f"ludwig-passage-{PASSAGES[kind]}")
        return f"{name} {SIGN}" if reconstruction(self.components.rows["passages"][kind]) else name

    def money(self, marks: int) -> str:
        """An amount of money as the language writes it."""
        return self.speaker.say("ludwig-screen-marks", money=marks)

    def card_words(self, number: int) -> str:
        """The name of a bonus card and what it pays."""
        card = self.components.bonus_cards[number]
        per = 0 if card.kind in ("all_sizes", "all_types", "ten_sizes", "last_master") else card.per
        pays = self.speaker.say("ludwig-screen-card-pays", points=card.points, per=per)
        return f"{self.name(card)}: {pays}{SIGN if card.reconstructed else ''}"

    def room_label(self, castle: Castle, number: int) -> str:
        """A room of a castle: its number, counted from 1, and its name."""
        return f"{number + 1} {self.name(castle.rooms[number].top)}"
