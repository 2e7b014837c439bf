"""What a position is worth to a seat: its gold, a bonus for every tile won (it builds or moves once a turn
from then on), and a little for staying free: a terrain that no own settlement borders lets the next card of
that terrain be built anywhere (KB-BUILD-3).

Most questions are about one more settlement, at many places in turn: `Outlook` knows the position, `Standing`
the settlements to add to, and `Standing.after` looks only at what the new one changes. All sums are taken in
one order, so that the same settlements are worth exactly the same however they were found.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.bots.greedy.kingdom.cards import CARD, even, lords_lead
from kastelan.bots.greedy.kingdom.settlements import Counts, Settled, land
from kastelan.bots.greedy.kingdom.weights import WEIGHING, Prices
from kastelan.core.game import Seat
from kastelan.core.hexes import BIT, NEAR, Hex, Hexes
from kastelan.games.kingdom.components import SETTLEMENTS, Lie, assembled
from kastelan.games.kingdom.state import KingdomState

CASTLE_GOLD: Final = 3

Factors = tuple[float, float, float, float]
PLAIN: Final[Factors] = (1.0, 1.0, 1.0, 1.0)

Prize = tuple[Hexes, float, float]
"""A location that can count: the hexes beside it, what it is worth there, and two steps away."""


def worth(state: KingdomState, seat: Seat, own: Hexes) -> float:
    """What the position is worth to the seat if its settlements stood like this."""
    outlook = Outlook(state, seat)
    return Standing(outlook, outlook.land.settled(own)).now


class Outlook:
    """All that one seat's settlements do not change."""

    __slots__ = (
        "_lords",
        "_rivals",
        "cards",
        "factors",
        "free",
        "land",
        "prizes",
        "seat",
        "state",
        "still",
        "weights",
    )

    factors: Factors  # what a gold of the castles and of each card counts

    def __init__(self, state: KingdomState, seat: Seat, weights: Prices | None = None) -> None:
        lies, weights = state.board.lies, weights or WEIGHING()
        self.state, self.seat, self.weights = state, seat, weights
        self.cards, self.free = state.table.cards, state.free
        self.land = land(lies, self.cards)
        self.still, self.factors = state.supply[seat] / SETTLEMENTS, PLAIN
        self.prizes = prizes(lies, state.held[seat], state.taken[seat], state.left, weights)
        self._lords: dict[Counts, float] = {}
        self._rivals: tuple[Counts, ...] | None = None

    def standing(self, own: Hexes) -> Standing:
        """These settlements."""
        return Standing(self, self.land.settled(own))

    def lords(self, counts: Counts) -> float:
        """The lords' gold with so many settlements in the sectors, less what the others get on average, and a
        hint of gold for steps that will count only later."""
        value = self._lords.get(counts)
        if value is None:
            if self._rivals is None:
                self._rivals = self._others()
            lead = lords_lead(counts, self._rivals, self.state.table.lords_need_settlement)
            value = self._lords[counts] = lead + self.weights.lords * even(counts)
        return value

    def _others(self) -> tuple[Counts, ...]:
        owns, seat, settled = self.state.own, self.seat, self.land.settled
        return tuple([settled(own).sectors for own in (*owns[:seat], *owns[seat + 1 :])])


@lru_cache(maxsize=512)
def prizes(
    lies: tuple[Lie, ...], held: int, taken: int, left: tuple[int, ...], weights: Prices
) -> tuple[Prize, ...]:
    """The locations whose tile a seat has or can still win, in their order."""
    found: list[Prize] = []
    for number, location in enumerate(assembled(lies).locations):
        if left[number] and not taken >> number & 1:
            found.append((location.near, weights.tiles[location.kind], weights.approach))
        elif held >> number & 1:
            found.append((location.near, weights.tiles[location.kind], 0.0))
    return tuple(found)


class Standing:
    """Settlements of the seat, and what the position would be worth with them or with one more."""

    __slots__ = (
        "_afar",
        "_after",
        "_alone",
        "_beside",
        "_free",
        "_freedom",
        "_near",
        "_open",
        "_tiles",
        "land",
        "outlook",
        "own",
        "settled",
    )

    def __init__(self, outlook: Outlook, settled: Settled) -> None:
        self.outlook, self.settled, self.land, self.own = outlook, settled, outlook.land, settled.own
        self._near = settled.near
        self._free = outlook.free & ~settled.own
        a, b, c = outlook.cards
        self._after = CARD[a].after, CARD[b].after, CARD[c].after
        self._look_around()
        self._look_for_tiles()

    def _look_around(self) -> None:
        """Which terrains are bordered by no own settlement, and at which hexes a bordered one would cease to
        be if it were built on."""
        free, alone, open_terrains = self._free, 0, []
        reach = self._near & free
        for terrain in self.land.terrains:
            bordered = terrain & reach
            if not bordered:
                open_terrains.append(terrain & free)
            elif not bordered & (bordered - 1):
                alone |= bordered
        self._open, self._freedom, self._alone = open_terrains, len(open_terrains), alone

    def _look_for_tiles(self) -> None:
        """What the tiles are worth, and at which hexes a settlement would change that."""
        own, near, worth, beside, afar = self.own, self._near, 0.0, 0, 0
        for around, there, close in self.outlook.prizes:
            if own & around:
                worth += there
                continue
            beside |= around
            if near & around:
                worth += close
            else:
                afar |= around
        self._tiles, self._beside, self._afar = worth, beside, afar

    @property
    def golds(self) -> tuple[float, float, float, float]:
        """What the castles bring now, and each card."""
        a, b, c = self.outlook.cards
        castles = CASTLE_GOLD * (self.land.castles & self._near).bit_count()
        return castles, CARD[a].now(self), CARD[b].now(self), CARD[c].now(self)

    @property
    def gold(self) -> float:
        """What all of them count."""
        d, e, f, g = self.outlook.factors
        castles, a, b, c = self.golds
        return d * castles + sum((e * a, f * b, g * c))

    @property
    def promised(self) -> float:
        """What tiles and freedom are worth at the start of a game."""
        return self._tiles + self.outlook.weights.freedom * self._freedom

    @property
    def now(self) -> float:
        """With the settlements as they stand."""
        return self.gold + self.outlook.still * self.promised

    def after(self, place: Hex) -> float:
        """With one more."""
        outlook, bit, around = self.outlook, BIT[place], NEAR[place]
        near = self._near | around
        a, b, c = self._after
        d, e, f, g = outlook.factors
        gold = d * CASTLE_GOLD * (self.land.castles & near).bit_count() + sum(
            (e * a(self, place), f * b(self, place), g * c(self, place))
        )
        if bit & self._beside or around & self._afar:
            tiles = self._tiles_with(self.own | bit, near)
        else:
            tiles = self._tiles
        freedom = self._freedom
        if bit & self._alone:
            freedom = self._freedom_with(near & (self._free ^ bit))
        else:
            for terrain in self._open:
                if terrain & around:
                    freedom -= 1
        return gold + outlook.still * (tiles + outlook.weights.freedom * freedom)

    def _tiles_with(self, own: Hexes, near: Hexes) -> float:
        worth = 0.0
        for around, there, close in self.outlook.prizes:
            if own & around:
                worth += there
            elif near & around:
                worth += close
        return worth

    def _freedom_with(self, reach: Hexes) -> int:
        return sum(not terrain & reach for terrain in self.land.terrains)

    def grown(self, place: Hex) -> Standing:
        """With one more for good."""
        return Standing(self.outlook, self.land.grown(self.settled, place))

    def without(self, place: Hex) -> Standing:
        """With one less."""
        return Standing(self.outlook, self.land.without(self.settled, place))
