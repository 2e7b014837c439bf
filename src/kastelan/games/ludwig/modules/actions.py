"""The actions of the modules. notation.py says how they are written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from kastelan.core.game import Action
from kastelan.games.ludwig.actions import ChooseFoyer

COLOURS: Final = "rgbyw"
"""The swans: red, green, blue, yellow, white."""

POSITIONS: Final = ("west", "north", "east")
PASSAGES: Final = ("short", "medium", "long")
SLOT_WORDS: Final = ("15", "10", "8", "6", "4", "2", "1", "15b")
CARD_WORDS: Final = ("100", "150", "200", "250", "300", "350", "400", "450", "500", "600", "325")
STACK_WORDS: Final = (*CARD_WORDS[:10], "hallways", "stairs", "325", "moats")


@dataclass(frozen=True, slots=True)
class ChooseBarbican(ChooseFoyer):
    """Put this side of the foyer into the wall, turned by this number of quarters."""

    turn: int


@dataclass(frozen=True, slots=True)
class SellSwans(Action):
    """Sell this number of swans of each colour."""

    count: tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class BuyMoat(Action):
    """Buy a moat piece."""


@dataclass(frozen=True, slots=True)
class PlaceMoat(Action):
    """Place the moat piece in hand."""

    position: int


@dataclass(frozen=True, slots=True)
class BuyRenovation(Action):
    """Buy a renovation, by its place in the row."""

    place: int


@dataclass(frozen=True, slots=True)
class Renovate(Action):
    """Lay the renovation in hand on a room."""

    room: int


@dataclass(frozen=True, slots=True)
class LayPassage(Action):
    """Lay a passage over a door of the room that was just placed."""

    kind: int
    door: int


@dataclass(frozen=True, slots=True)
class NoPassage(Action):
    """Lay no more passages."""


@dataclass(frozen=True, slots=True)
class KeepToken(Action):
    """Keep one of the favour tokens looked at."""

    token: int


@dataclass(frozen=True, slots=True)
class TakeTile(Action):
    """Take a tile of the stack looked at, by its place in the order of their numbers."""

    tile: int


@dataclass(frozen=True, slots=True)
class KeepDecree(Action):
    """Keep one of the decrees in hand."""

    decree: int


@dataclass(frozen=True, slots=True)
class SwapCard(Action):
    """Give a card of the hand for one that was put away."""

    mine: int
    other: int


@dataclass(frozen=True, slots=True)
class NoSwap(Action):
    """Leave the cards that were put away."""


@dataclass(frozen=True, slots=True)
class Store(Action):
    """Put the tile just bought on the decree."""


@dataclass(frozen=True, slots=True)
class Unpack(Action):
    """Take the stored tile in hand to place it."""


@dataclass(frozen=True, slots=True)
class ReturnCoins(Action):
    """Return this number of the tile's coins to the bank for points."""

    coins: int


@dataclass(frozen=True, slots=True)
class Borrow(Action):
    """Borrow this number of thousands for this purchase."""

    thousands: int


@dataclass(frozen=True, slots=True)
class Repay(Action):
    """Pay back this number of thousands of the debt."""

    thousands: int


@dataclass(frozen=True, slots=True)
class TakePoints(Action):
    """Take points instead of money from the bank."""


@dataclass(frozen=True, slots=True)
class TakeCoins(Action):
    """Take the coins of a market tile."""

    slot: int


@dataclass(frozen=True, slots=True)
class NoCoins(Action):
    """Leave the coins on the tiles."""


@dataclass(frozen=True, slots=True)
class Recall(Action):
    """Look through the discarded room cards."""


@dataclass(frozen=True, slots=True)
class NoRecall(Action):
    """Leave the discarded room cards for now."""


@dataclass(frozen=True, slots=True)
class RecallCard(Action):
    """Put a discarded room card on the deck."""

    card: int


@dataclass(frozen=True, slots=True)
class KeepCoins(Action):
    """Leave the coins on their tiles."""


@dataclass(frozen=True, slots=True)
class LayCoins(Action):
    """Put this number of coins on the next tile."""

    coins: int


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Give the tile of a slot the price of another slot."""

    slot: int
    price_of: int


@dataclass(frozen=True, slots=True)
class NoShift(Action):
    """Leave all prices unchanged."""


@dataclass(frozen=True, slots=True)
class MoveAhead(Action):
    """Move ahead of this number of players."""

    players: int


@dataclass(frozen=True, slots=True)
class AsPoints(Action):
    """Score the printed points."""


@dataclass(frozen=True, slots=True)
class AsMoney(Action):
    """Take money for the printed points."""


@dataclass(frozen=True, slots=True)
class PutInBank(Action):
    """Put 1,000 on the decree."""


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Stop using decrees, and end the turn or the final decision."""


@dataclass(frozen=True, slots=True)
class DiscardTile(Action):
    """Discard the top tile of a stack."""

    stack: int


@dataclass(frozen=True, slots=True)
class NoDiscard(Action):
    """Stop discarding tiles."""


@dataclass(frozen=True, slots=True)
class DoubleCard(Action):
    """Let this bonus card count twice."""

    card: int


@dataclass(frozen=True, slots=True)
class NoDouble(Action):
    """Let no bonus card count twice."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The hourglass has run out for the master builder."""


def _sales() -> Iterator[SellSwans]:
    for size in range(1, 6):
        for colours in combinations_with_replacement(range(5), size):
            r, g, b, y, w = (colours.count(colour) for colour in range(5))
            yield SellSwans((r, g, b, y, w))


BARBICANS: Final = (ChooseBarbican(4, 0), *(ChooseBarbican(3, turn) for turn in range(4)))
SALES: Final = tuple(_sales())
BUY_MOAT, NO_PASSAGE, NO_SWAP, STORE, UNPACK = BuyMoat(), NoPassage(), NoSwap(), Store(), Unpack()
MOATS: Final = tuple(PlaceMoat(position) for position in range(3))
BUY_RENOVATION: Final = tuple(BuyRenovation(place) for place in range(8))
RENOVATE: Final = tuple(Renovate(room) for room in range(64))
PASSAGE: Final = tuple(tuple(LayPassage(kind, door) for door in range(16)) for kind in range(3))
TOKEN: Final = tuple(KeepToken(token) for token in range(3))
TAKE: Final = tuple(TakeTile(tile) for tile in range(16))
KEEP_DECREE: Final = tuple(KeepDecree(decree) for decree in range(12))
SWAP: Final = tuple(tuple(SwapCard(mine, other) for other in range(2)) for mine in range(24))
RETURN: Final = tuple(ReturnCoins(coins) for coins in range(64))
BORROW: Final = tuple(Borrow(thousands) for thousands in range(16))
REPAY: Final = tuple(Repay(thousands) for thousands in range(1, 65))
POINTS, NO_COINS, RECALL, NO_RECALL, KEEP_COINS = (
    TakePoints(),
    NoCoins(),
    Recall(),
    NoRecall(),
    KeepCoins(),
)
TAKE_COINS: Final = tuple(TakeCoins(slot) for slot in range(8))
RECALL_CARD: Final = tuple(RecallCard(card) for card in range(11))
LAID_IN_VERSION_1: Final = 64
"""The number of these actions that version 1 of the rules has. It knew no decree 10 with more coins."""

LAY_COINS: Final = tuple(LayCoins(coins) for coins in range(1000))
SHIFT: Final = tuple(tuple(Shift(slot, other) for other in range(8)) for slot in range(8))
NO_SHIFT, AS_POINTS, AS_MONEY, PUT_IN_BANK, END_TURN, NO_DISCARD, TIME_UP, NO_DOUBLE = (
    NoShift(),
    AsPoints(),
    AsMoney(),
    PutInBank(),
    EndTurn(),
    NoDiscard(),
    TimeUp(),
    NoDouble(),
)
AHEAD: Final = tuple(MoveAhead(players) for players in range(5))
DISCARD: Final = tuple(DiscardTile(stack) for stack in range(len(STACK_WORDS)))
DOUBLE: Final = tuple(DoubleCard(card) for card in range(24))
