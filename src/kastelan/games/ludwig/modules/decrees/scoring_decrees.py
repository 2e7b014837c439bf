"""DEC-45 to DEC-58: decrees of the final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Seat
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.final_scoring import money_of
from kastelan.games.ludwig.modules import graph_search
from kastelan.games.ludwig.modules.decrees.decree import Decree, Points
from kastelan.games.ludwig.modules.measures import courtyards
from kastelan.games.ludwig.terms import Terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class AllSizes(Decree):
    """A point for each printed size."""

    number: ClassVar[int] = 45

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        sizes = len({room.tile.foundation.size for room in state.castles[seat].rooms})
        return sizes, sizes


class AllTypes(Decree):
    """2 points for each type."""

    number: ClassVar[int] = 46

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        types = sum(rooms != 0 for rooms in state.castles[seat].of_type)
        return 2 * types, types


class GrandPromenade(Decree):
    """A point for each room on the longest promenade."""

    number: ClassVar[int] = 47

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        rooms = graph_search.promenade(state.castles[seat].connected)
        return rooms, rooms


class QuietCourtyards(Decree):
    """2 points for each courtyard."""

    number: ClassVar[int] = 48

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        count = courtyards(state.castles[seat])
        return 2 * count, count


class NoCorridors(Decree):
    """12 points for a castle without hallways and stairs."""

    number: ClassVar[int] = 49

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        count = sum(room.tile.number in (HALLWAY, STAIRS) for room in state.castles[seat].rooms)
        return (0 if count else 12), count


class Interest(Decree):
    """2 points for each full 5,000 M."""

    number: ClassVar[int] = 50

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        money = money_of(state, seat)
        return 2 * (money // 5_000), money


class SwanLover(Decree):
    """More points for sets of swans."""

    number: ClassVar[int] = 51
    own_sets: ClassVar[bool] = True


class SoldOut(Decree):
    """4 points for tiles of depleted stacks."""

    number: ClassVar[int] = 53
    terms: ClassVar[Terms] = Terms(depleted_points=4)


class ClearWinner(Decree):
    """12 points for a favour won alone."""

    number: ClassVar[int] = 55
    terms: ClassVar[Terms] = Terms(first_points=12)


class TaskPremium(Decree):
    """3 points for each bonus card."""

    number: ClassVar[int] = 56
    card_points: ClassVar[int] = 3


class TieWinner(Decree):
    """In a tie the holder alone gets the higher place."""

    number: ClassVar[int] = 57
    terms: ClassVar[Terms] = Terms(wins_ties=True)


class Pairs(Decree):
    """3 points for each pair of connected rooms that have a type in common."""

    number: ClassVar[int] = 58

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        castle = state.castles[seat]
        kinds = [room.face.types for room in castle.rooms]
        alike = [
            sum(
                1 << other for other in range(len(kinds)) if mates >> other & 1 and kinds[other] & kinds[room]
            )
            for room, mates in enumerate(castle.connected)
        ]
        pairs = graph_search.pairs(tuple(alike))
        return 3 * pairs, pairs
