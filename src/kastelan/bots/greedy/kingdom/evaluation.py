"""The value of a position for a seat, in gold.

It is the sum of the gold of castles and scoring cards, a bonus for each location tile, and a bonus for
freedom: a terrain that no own settlement borders can be built on anywhere (KB-BUILD-3).

Most evaluations add one settlement to the same position, at many places in turn. So `Outlook` holds what does
not depend on own settlements, `Valuation` holds some settlements with their value, and `Valuation.after`
computes only what one more settlement changes. All sums are taken in a fixed order: floating-point addition
is not associative, and equal positions must get exactly equal values.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.bots.greedy.kingdom.cards import CARD, evenness, lords_lead
from kastelan.bots.greedy.kingdom.settlements import Counts, Settled, land
from kastelan.bots.greedy.kingdom.weights import WEIGHTS, Prices
from kastelan.core.game import Seat
from kastelan.core.hexes import BIT, NEAR, Hex, Hexes
from kastelan.games.kingdom.components import SETTLEMENTS, Lie, assembled
from kastelan.games.kingdom.state import KingdomState

CASTLE_GOLD: Final = 3

Factors = tuple[float, float, float, float]
PLAIN: Final[Factors] = (1.0, 1.0, 1.0, 1.0)

Prize = tuple[Hexes, float, float]
"""A location with a tile: the hexes next to it, and its value for a settlement there and two steps away."""


def worth(state: KingdomState, seat: Seat, own: Hexes) -> float:
    """The value of the position for a seat with given settlements."""
    outlook = Outlook(state, seat)
    return Valuation(outlook, outlook.land.settled(own)).now


class Outlook:
    """What a seat's own settlements do not change."""

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
        "supply_left",
        "weights",
    )

    factors: Factors  # the weights of gold from the castles and from each card

    def __init__(self, state: KingdomState, seat: Seat, weights: Prices | None = None) -> None:
        lies, weights = state.board.lies, weights or WEIGHTS()
        self.state, self.seat, self.weights = state, seat, weights
        self.cards, self.free = state.table.cards, state.free
        self.land = land(lies, self.cards)
        # A forecast replaces both by its own estimates (forecast.py).
        self.supply_left, self.factors = state.supply[seat] / SETTLEMENTS, PLAIN
        self.prizes = prizes(lies, state.held[seat], state.taken[seat], state.left, weights)
        self._lords: dict[Counts, float] = {}
        self._rivals: tuple[Counts, ...] | None = None

    def valuation(self, own: Hexes) -> Valuation:
        """The valuation of some settlements."""
        return Valuation(self, self.land.settled(own))

    def lords(self, counts: Counts) -> float:
        """The value of the lords: own gold minus the average of the others, and a little for an even spread,
        which shows progress that brings gold only later."""
        value = self._lords.get(counts)  # an outlook is asked about few different counts, but often
        if value is None:
            if self._rivals is None:
                self._rivals = self._others()
            lead = lords_lead(counts, self._rivals, self.state.table.lords_need_settlement)
            value = self._lords[counts] = lead + self.weights.lords * evenness(counts)
        return value

    def _others(self) -> tuple[Counts, ...]:
        owns, seat, settled = self.state.own, self.seat, self.land.settled
        return tuple([settled(own).sectors for own in (*owns[:seat], *owns[seat + 1 :])])


@lru_cache(maxsize=512)
def prizes(
    lies: tuple[Lie, ...], held: int, taken: int, left: tuple[int, ...], weights: Prices
) -> tuple[Prize, ...]:
    """The locations whose tile a seat holds or can still win, in their order."""
    found: list[Prize] = []
    for number, location in enumerate(assembled(lies).locations):
        # `held` and `taken` are bits by location. A location gives each seat at most one tile (KB-TILE-2).
        if left[number] and not taken >> number & 1:
            found.append((location.near, weights.tiles[location.kind], weights.approach))
        elif held >> number & 1:
            found.append((location.near, weights.tiles[location.kind], 0.0))
    return tuple(found)


class Valuation:
    """Settlements of the seat, and the value of the position with them and with one more."""

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
        self._find_freedom()
        self._find_tiles()

    def _find_freedom(self) -> None:
        """Find the terrains that no own settlement borders, and the only free hexes at which one is bordered:
        building there makes that terrain unbordered."""
        free, alone, open_terrains = self._free, 0, []
        reach = self._near & free
        for terrain in self.land.terrains:
            bordered = terrain & reach
            if not bordered:
                open_terrains.append(terrain & free)
            # x & (x - 1) clears the lowest bit, so nothing remains of a set with one hex.
            elif not bordered & (bordered - 1):
                alone |= bordered
        self._open, self._freedom, self._alone = open_terrains, len(open_terrains), alone

    def _find_tiles(self) -> None:
        """Add up the value of tiles, and find the hexes at which a settlement would change it."""
        own, near, worth, beside, afar = self.own, self._near, 0.0, 0, 0
        # A settlement in `around` wins the tile. One that is two steps away has a neighbour in `around`:
        #
        #   settlement - hex in `around` - location
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
        """The gold of the castles and of each card now."""
        a, b, c = self.outlook.cards
        castles = CASTLE_GOLD * (self.land.castles & self._near).bit_count()
        return castles, CARD[a].now(self), CARD[b].now(self), CARD[c].now(self)

    @property
    def gold(self) -> float:
        """The weighted sum of all gold."""
        d, e, f, g = self.outlook.factors
        castles, a, b, c = self.golds
        return d * castles + (e * a + f * b + g * c)

    @property
    def promised(self) -> float:
        """The value of tiles and freedom with a full supply; it fades with the supply."""
        return self._tiles + self.outlook.weights.freedom * self._freedom

    @property
    def now(self) -> float:
        """The value of the position with these settlements."""
        return self.gold + self.outlook.supply_left * self.promised

    def after(self, place: Hex) -> float:
        """The value with one more settlement."""
        outlook, bit, around = self.outlook, BIT[place], NEAR[place]
        near = self._near | around
        # Repeats `golds` and `_find_tiles` for a changed position, without building the changed one.
        a, b, c = self._after
        d, e, f, g = outlook.factors
        # Added up in the same order as in `gold`, or equal positions would get slightly different values.
        gold = d * CASTLE_GOLD * (self.land.castles & near).bit_count() + (
            e * a(self, place) + f * b(self, place) + g * c(self, place)
        )
        # Elsewhere the settlement is too far from any location to change the value of tiles.
        if bit & self._beside or around & self._afar:
            tiles = self._tiles_with(self.own | bit, near)
        else:
            tiles = self._tiles
        freedom = self._freedom
        # Building on the only hex where a terrain is bordered frees that terrain, so all are counted again.
        if bit & self._alone:
            freedom = self._freedom_with(near & (self._free ^ bit))
        else:
            for terrain in self._open:
                if terrain & around:
                    freedom -= 1
        return gold + outlook.supply_left * (tiles + outlook.weights.freedom * freedom)

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

    def grown(self, place: Hex) -> Valuation:
        """The valuation with one more settlement."""
        return Valuation(self.outlook, self.land.grown(self.settled, place))

    def without(self, place: Hex) -> Valuation:
        """The valuation with one settlement less."""
        return Valuation(self.outlook, self.land.without(self.settled, place))
