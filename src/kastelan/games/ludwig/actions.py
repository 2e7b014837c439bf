"""The actions of the base game. action_space.py says how they are written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kastelan.core.game import Action
from kastelan.games.ludwig.components import HALLWAY, SIZES, STAIRS, TYPES, TileId

PRICES: Final = (15_000, 10_000, 8_000, 6_000, 4_000, 2_000, 1_000, 15_000)
"""The price slots, the most expensive first (LUD-SETUP-5), then the second one at 15,000 (5P-2)."""

BASE_SLOTS: Final = 7
"""The number of slots with up to four players."""


@dataclass(frozen=True, slots=True)
class ChooseFoyer(Action):
    """Choose the side of the foyer with this number of doors."""

    doors: int


@dataclass(frozen=True, slots=True)
class PutAway(Action):
    """Put one of the dealt bonus cards under the deck, by its place in the hand."""

    card: int


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Move the tile of this slot to the slot that is being priced."""

    slot: int


@dataclass(frozen=True, slots=True)
class LeaveEmpty(Action):
    """Leave the slot that is being priced empty, which is legal if there are fewer tiles than slots."""


@dataclass(frozen=True, slots=True)
class KeepRest(Action):
    """Leave all other tiles in their slots. Tiles whose slot is taken fill the free ones, dearest first."""


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy the tile of a slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class BuyCorridor(Action):
    """Buy a hallway or stairs."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class TakeMoney(Action):
    """Take money from the bank instead of buying."""


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place the tile in hand: the top left cell of its box, quarter turns, a hallway's dark side up."""

    x: int
    y: int
    turn: int
    dark: bool = False


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim a reward, by its place among those that are due."""

    reward: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Decline a reward, by its place among those that are due."""

    reward: int


@dataclass(frozen=True, slots=True)
class TakeCorridor(Action):
    """Take a hallway or stairs for free."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class ChooseReward(Action):
    """Take the reward of another type for a downstairs room."""

    type: int


@dataclass(frozen=True, slots=True)
class LookAt(Action):
    """Look at the stack of a size."""

    stack: int


@dataclass(frozen=True, slots=True)
class PutOnDeck(Action):
    """Put a tile of the stack on the room deck, by its place in the order of their numbers."""

    tile: int


@dataclass(frozen=True, slots=True)
class PutNoMore(Action):
    """Put the rest of the stack back."""


@dataclass(frozen=True, slots=True)
class KeepCard(Action):
    """Keep one of the bonus cards drawn."""

    card: int


FOYERS: Final = (ChooseFoyer(3), ChooseFoyer(4))
PUT_AWAY: Final = tuple(PutAway(card) for card in range(3))
LAY: Final = tuple(Lay(slot) for slot in range(len(PRICES)))
EMPTY, KEEP_REST, MONEY, NO_MORE = LeaveEmpty(), KeepRest(), TakeMoney(), PutNoMore()
BUY: Final = tuple(Buy(slot) for slot in range(len(PRICES)))
BUY_HALLWAY, BUY_STAIRS = BuyCorridor(HALLWAY), BuyCorridor(STAIRS)
FREE_HALLWAY, FREE_STAIRS = TakeCorridor(HALLWAY), TakeCorridor(STAIRS)
MOST_DUE: Final = 32
CLAIM: Final = tuple(Claim(reward) for reward in range(MOST_DUE))
DECLINE: Final = tuple(Decline(reward) for reward in range(MOST_DUE))
AS_REWARD: Final = tuple(ChooseReward(kind) for kind in range(len(TYPES)))
LOOK: Final = tuple(LookAt(stack) for stack in range(len(SIZES)))
LOOK_TOWERS: Final = LookAt(len(SIZES))
PUT: Final = tuple(PutOnDeck(tile) for tile in range(16))
KEEP_CARD: Final = tuple(KeepCard(card) for card in range(3))
