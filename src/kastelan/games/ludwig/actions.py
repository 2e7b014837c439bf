"""What a player can decide, as words and numbers.

foyer3  foyer4            the side of the foyer with so many doors
away2                     put the second of the dealt bonus cards away
lay8                      the tile that lies at 8,000 comes to the slot that is priced now
empty  keep               leave that slot empty; leave all the rest as it lies
buy15  hallway  stairs    buy the tile at 15,000, a hallway, stairs
money                     take 5,000 from the bank
3,-2e  3,-2ed             place the tile: the top left cell of its box, counted from the foyer's, and
                          where its top points (n, e, s, w); d: a hallway with its dark side up
claim1  skip1             claim or decline the first of the rewards that are due
free-hallway  free-stairs what the corridor reward brings
as-food                   the reward for a downstairs room
look300  put2  enough     look at a stack; put its second tile on the room deck; put no more
card1                     keep the first of the bonus cards drawn

What the modules of the expansions add is in modules/actions.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kastelan.core.errors import BadNotation
from kastelan.core.game import Action, ActionSpace
from kastelan.core.notation import ListedActions
from kastelan.games.ludwig.cells import TABLE
from kastelan.games.ludwig.components import HALLWAY, SIDES, SIZES, STAIRS, TYPES, TileId
from kastelan.games.ludwig.modules import words as module_words

PRICES: Final = (15_000, 10_000, 8_000, 6_000, 4_000, 2_000, 1_000, 15_000)
"""The price slots, the dearest first (LUD-SETUP-5), then the second one at 15,000 (5P-2)."""

BASE_SLOTS: Final = 7
"""How many of them there are without a fifth player."""


@dataclass(frozen=True, slots=True)
class ChooseFoyer(Action):
    """Choose the side of the foyer with so many doors."""

    doors: int


@dataclass(frozen=True, slots=True)
class PutAway(Action):
    """Put one of the dealt bonus cards under the deck, by its place in the hand."""

    card: int


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """The tile of this slot comes to the slot that is being priced."""

    slot: int


@dataclass(frozen=True, slots=True)
class LeaveEmpty(Action):
    """The slot that is being priced stays empty; there are fewer tiles than slots."""


@dataclass(frozen=True, slots=True)
class KeepRest(Action):
    """Every other tile keeps its slot; those whose slot is taken fill up the rest, the dearest first."""


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


def _rows() -> Iterator[tuple[Action, str]]:
    yield from ((action, f"foyer{action.doors}") for action in FOYERS)
    yield from ((action, f"away{action.card + 1}") for action in PUT_AWAY)
    yield from ((action, f"lay{PRICES[action.slot] // 1000}") for action in LAY[:BASE_SLOTS])
    yield from ((EMPTY, "empty"), (KEEP_REST, "keep"))
    yield from ((action, f"buy{PRICES[action.slot] // 1000}") for action in BUY[:BASE_SLOTS])
    yield from ((BUY_HALLWAY, "hallway"), (BUY_STAIRS, "stairs"), (MONEY, "money"))
    yield from ((action, f"claim{action.reward + 1}") for action in CLAIM)
    yield from ((action, f"skip{action.reward + 1}") for action in DECLINE)
    yield from ((FREE_HALLWAY, "free-hallway"), (FREE_STAIRS, "free-stairs"))
    yield from ((action, f"as-{TYPES[action.type]}") for action in AS_REWARD)
    yield from ((action, f"look{SIZES[action.stack]}") for action in LOOK)
    yield from ((action, f"put{action.tile + 1}") for action in PUT)
    yield NO_MORE, "enough"
    yield from ((action, f"card{action.card + 1}") for action in KEEP_CARD)
    yield from ((LAY[BASE_SLOTS], "lay15b"), (BUY[BASE_SLOTS], "buy15b"), (LOOK_TOWERS, "look325"))
    yield from module_words.rows()


SIDE: Final = 2 * TABLE
PLACES: Final = SIDE * SIDE * 8
PLACE: Final = re.compile(r"(-?(?:0|[1-9]\d{0,2})),(-?(?:0|[1-9]\d{0,2}))([nesw])(d?)")


class LudwigActions(ActionSpace):
    """Placements by cell, turn and side; then everything else as a list that only ever grows at the end."""

    def __init__(self) -> None:
        self._listed = ListedActions(_rows())

    @property
    def size(self) -> int:
        return PLACES + self._listed.size

    def index(self, action: Action) -> int:
        if not isinstance(action, Place):
            return PLACES + self._listed.index(action)
        x, y = action.x + TABLE, action.y + TABLE
        if not (0 <= x < SIDE and 0 <= y < SIDE and 0 <= action.turn < 4):
            raise BadNotation(repr(action), "no-such-action")
        return ((y * SIDE + x) * 4 + action.turn) * 2 + action.dark

    def action(self, index: int) -> Action:
        if index < 0:
            raise BadNotation(str(index), "no-such-action")
        if index >= PLACES:
            return self._listed.action(index - PLACES)
        place, way = divmod(index, 8)
        return Place(place % SIDE - TABLE, place // SIDE - TABLE, way // 2, bool(way % 2))

    def write(self, action: Action) -> str:
        if not isinstance(action, Place):
            return self._listed.write(action)
        self.index(action)
        return f"{action.x},{action.y}{SIDES[action.turn]}{'d' if action.dark else ''}"

    def parse(self, text: str) -> Action:
        found = PLACE.fullmatch(text.strip().lower())
        if found is None:
            return self._listed.parse(text)
        place = Place(int(found[1]), int(found[2]), SIDES.index(found[3]), bool(found[4]))
        if not (-TABLE <= place.x < TABLE and -TABLE <= place.y < TABLE) or "-0" in found.groups():
            raise BadNotation(text)
        return place


ACTIONS: Final = LudwigActions()
