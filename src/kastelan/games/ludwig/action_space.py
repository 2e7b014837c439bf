"""Actions as words and numbers.

foyer3  foyer4            the side of the foyer with so many doors
away2                     put the second of the dealt bonus cards away
lay8                      move the tile that lies at 8,000 to the slot that is priced now
empty  keep               leave that slot empty; leave all other tiles where they lie
buy15  hallway  stairs    buy the tile at 15,000, a hallway, stairs
money                     take 5,000 from the bank
3,-2e  3,-2ed             place the tile: the top left cell of its box, counted from the foyer's, and
                          where its top points (n, e, s, w); d: a hallway with its dark side up
claim1  skip1             claim or decline the first of the rewards that are due
free-hallway  free-stairs take a hallway or stairs for the corridor reward
as-food                   choose the reward of another type for a downstairs room
look300  put2  enough     look at a stack; put its second tile on the room deck; stop
card1                     keep the first of the bonus cards drawn

The actions of the modules are in modules/notation.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kastelan.core.errors import BadNotation
from kastelan.core.game import Action, ActionSpace
from kastelan.core.notation import ListedActions
from kastelan.games.ludwig.actions import (
    AS_REWARD,
    BASE_SLOTS,
    BUY,
    BUY_HALLWAY,
    BUY_STAIRS,
    CLAIM,
    DECLINE,
    EMPTY,
    FOYERS,
    FREE_HALLWAY,
    FREE_STAIRS,
    KEEP_CARD,
    KEEP_REST,
    LAY,
    LOOK,
    LOOK_TOWERS,
    MONEY,
    NO_MORE,
    PRICES,
    PUT,
    PUT_AWAY,
    Place,
)
from kastelan.games.ludwig.cells import TABLE
from kastelan.games.ludwig.components import SIDES, SIZES, TYPES
from kastelan.games.ludwig.modules import notation as module_notation


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
    yield from module_notation.rows()


SIDE: Final = 2 * TABLE
PLACES: Final = SIDE * SIDE * 8
PLACE: Final = re.compile(r"(-?(?:0|[1-9]\d{0,2})),(-?(?:0|[1-9]\d{0,2}))([nesw])(d?)")


class LudwigActions(ActionSpace):
    """Placements are numbered by cell, turn and side. All other actions follow in a list.

    New actions are added at the end of the list, so that numbers never change.
    """

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
