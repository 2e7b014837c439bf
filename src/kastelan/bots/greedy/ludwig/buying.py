"""Choosing a tile and its place by the gain of each placement and the value of the money."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig.castle_value import (
    completion_value,
    current_potential,
    potential,
    symbol_potential,
)
from kastelan.bots.greedy.ludwig.situation import Situation, situation_of
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import BUY, FREE_HALLWAY, MONEY, PRICES, BuyCorridor, Place
from kastelan.games.ludwig.castle import Castle, grown
from kastelan.games.ludwig.components import FOOD, HALLWAY, STAIRS, Tile, kinds_in
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.offers import Prospect, Way, prospect, ways
from kastelan.games.ludwig.prices import CORRIDOR_PRICE
from kastelan.games.ludwig.shapes import Pose
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.terms import USUAL_TERMS

MAX_PLACEMENTS: Final = 14
"""The number of placements of a tile that are evaluated: those with the most points and rewards."""

LARGE_TABLE_PLACEMENTS: Final = {5: 9}
"""The number by size of the table while tiles are compared, if it is smaller. Five players have a larger
market, and all placements would take too long. For the tile in hand all are evaluated."""

QUICK_PLACEMENTS: Final = 5
"""The number if tiles are compared for all seats: to price the market, and to put tiles on the room deck."""

RIVAL_PLACEMENTS: Final = 2
"""The same for each of four rivals, for whom a rough estimate is enough."""

MAX_PLANS: Final = 4
"""The number of plans for a tile: the best, and others for the search to try."""

FIRST_SIGHT: Final = (5, 2, 2, 5, 5, 4, 1, 4)
"""A rough value of completing a room, by its type. It decides which placements are evaluated."""

IMPOSSIBLE: Final = -1e9
"""The gain of something that cannot be done."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A placement of a tile and its gain, without its price."""

    gain: float
    place: Place
    extra_turns: int


@lru_cache(maxsize=1 << 12)
def candidates(castle: Castle, tile: Tile) -> tuple[tuple[Prospect, Pose], ...]:
    """The most promising placements of a tile by a rough value, the best first."""
    # A new room has the number after the castle's last one, so its face is appended.
    faces = [*[room.tile.face for room in castle.rooms], tile.face]

    def rough_value(way: Way) -> int:
        points, completes, *_ = way
        return points + sum([FIRST_SIGHT[kind] for room in completes for kind in kinds_in(faces[room].types)])

    best = sorted(ways(castle, tile), key=rough_value, reverse=True)[:MAX_PLACEMENTS]
    return tuple([(prospect(way), way[2]) for way in best])


@lru_cache(maxsize=1 << 12)
def gains(situation: Situation, tile: Tile, most: int | None = None) -> tuple[float, ...]:
    """The gains of the candidates, or of the first `most`, without the gain of the tile itself."""
    return tuple([gain(situation, tile, *way) for way in candidates(situation.castle, tile)[:most]])


def gain(situation: Situation, tile: Tile, way: Prospect, pose: Pose) -> float:
    """The gain of a placement, without the gain of the tile itself."""
    larger = grown(situation.castle, tile, pose, way.place.x, way.place.y)
    return way.points + completion_value(situation, larger, way.completes) + potential(situation, larger)


def gain_of_tile(situation: Situation, tile: Tile) -> float:
    """The gain of a tile wherever it lies, less the potential of the castle without it."""
    of_tile = symbol_potential(situation, tile) - current_potential(situation.canonical)
    if tile.stack is None:
        return of_tile
    return of_tile + USUAL_TERMS.depleted_points * situation.depletion[tile.stack]


def plans(situation: Situation, tile: Tile, most: int | None = None) -> tuple[Plan, ...]:
    """The best placements of a tile, the best first; of all candidates or of the first `most`."""
    # `of_tile` is an argument of the cached function, because it depends on `depletion`, which equal
    # situations do not share.
    return _plans(situation.canonical, tile, gain_of_tile(situation, tile), most)


@lru_cache(maxsize=1 << 10)
def _plans(situation: Situation, tile: Tile, of_tile: float, most: int | None) -> tuple[Plan, ...]:
    ways = candidates(situation.castle, tile)[:most]
    found = [
        Plan(gain + of_tile, way.place, _extra_turns(situation.castle, tile, way.completes))
        for gain, (way, _) in zip(gains(situation, tile, most), ways, strict=True)
    ]
    return tuple(nlargest(MAX_PLANS, found, key=lambda plan: plan.gain))


def best_plan(situation: Situation, tile: Tile, most: int | None = None) -> Plan | None:
    """The best placement of a tile, or None if there is no place for it."""
    return next(iter(plans(situation, tile, most)), None)


def best_gain(situation: Situation, tile: Tile, most: int | None = None) -> float | None:
    """The gain of the best placement of a tile, or None if there is no place for it."""
    found = gains(situation.canonical, tile, most)
    return max(found) + gain_of_tile(situation, tile) if found else None


def placements_compared(players: int, own: bool) -> int:
    """The number of placements that are evaluated if tiles are compared for all seats."""
    return QUICK_PLACEMENTS if own or players < 5 else RIVAL_PLACEMENTS


def cost(state: LudwigState, own: Situation, price: int, coins: int) -> float:
    """The cost of a price in points. Rivals pay it to the master builder, whom it helps."""
    lost = own.money_value(own.money) - own.money_value(own.money + coins - price)
    # Money of the master builder goes to no rival. This includes the solo game, where the divisor would be 0.
    if state.seat == state.master:
        return lost
    return lost + own.weights.rivalry * own.in_time(1.0) * price / 1000 / (state.table.players - 1)


def _extra_turns(castle: Castle, tile: Tile, completed: tuple[int, ...]) -> int:
    """The number of extra turns that completed rooms bring; the new tile may be one (LUD-REW-FOOD)."""
    rooms = castle.rooms
    faces = [rooms[room].tile.face if room < len(rooms) else tile.face for room in completed]
    return sum(face.types >> FOOD & 1 for face in faces)


def buy(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The best purchase, or money."""
    return max(purchases(state, seat), key=lambda way: way[0])[1]


def purchases(state: LudwigState, seat: Seat) -> list[tuple[float, Action]]:
    """The gain of each purchase and of taking money. An extra turn has the gain of the next best one."""
    own, tiles = situation_of(state, seat, seat), state.table.components.tiles
    money, most = own.money, LARGE_TABLE_PLACEMENTS.get(state.table.players)
    taken = USUAL_TERMS.money_taken
    ways: list[tuple[float, int, int, Action]] = [
        (own.money_value(money + taken) - own.money_value(money), 0, -taken, MONEY)
    ]
    for action, tile, price, coins in for_sale(state):
        if money + coins >= price and (plan := best_plan(own, tiles[tile], most)) is not None:
            net = plan.gain - cost(state, own, price, coins)
            ways.append((net, plan.extra_turns, price - coins, action))

    def with_extra_turns(way: tuple[float, int, int, Action]) -> float:
        net, extra_turns, spent, action = way
        if not extra_turns:
            return net
        # `net` contains the usual value of an extra turn, which is replaced by what the turn can buy now.
        # There is always something, since taking money costs nothing.
        next_best = max(then[0] for then in ways if then[3] != action and spent + then[2] <= money)
        return net + extra_turns * (next_best - own.weights.extra_turn)

    return [(with_extra_turns(way), way[3]) for way in ways]


def for_sale(state: LudwigState) -> list[tuple[Action, int, int, int]]:
    """Every purchase: the action, the tile, its price and its coins."""
    found: list[tuple[Action, int, int, int]] = [
        (BUY[slot], state.market[slot], PRICES[slot], COIN * state.coins[slot])
        for slot in sorted(state.table.slots)
        if state.market[slot] != NOTHING
    ]
    for corridor, left in zip((HALLWAY, STAIRS), state.corridors, strict=True):
        if left:
            found.append((BuyCorridor(corridor), corridor, CORRIDOR_PRICE, 0))
    return found


def place(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The best placement of the tile in hand."""
    plan = best_plan(situation_of(state, seat, seat), state.table.components.tiles[state.tile])
    assert plan is not None, "a tile that cannot be placed is never taken (LUD-TURN-5)"
    return plan.place


def free_corridor(state: LudwigState, seat: Seat, _: Random) -> Action:
    """A hallway or stairs, whichever has the higher gain."""
    own = situation_of(state, seat, seat)
    return max(state.legal(seat), key=lambda action: corridor_gain(own, _corridor_tile(action)))


def _corridor_tile(action: Action) -> int:
    return HALLWAY if action == FREE_HALLWAY else STAIRS


def corridor_gain(own: Situation, corridor: int, most: int | None = None) -> float:
    """The gain of a hallway or of stairs."""
    best = best_gain(own, own.components.tiles[corridor], most)
    return IMPOSSIBLE if best is None else best


def best_corridor(state: LudwigState, own: Situation, most: int | None = None) -> float:
    """The gain of the better of hallway and stairs, if there are any left."""
    pairs = zip((HALLWAY, STAIRS), state.corridors, strict=True)
    return max((corridor_gain(own, corridor, most) for corridor, left in pairs if left), default=IMPOSSIBLE)


def corridor_pays(state: LudwigState, own: Situation) -> bool:
    """Whether the best corridor is no loss. The first placement without a loss is enough to know."""
    for corridor, left in zip((HALLWAY, STAIRS), state.corridors, strict=True):
        tile = own.components.tiles[corridor]
        of_tile = gain_of_tile(own, tile)
        if left and any(
            gain(own.canonical, tile, *way) + of_tile >= 0 for way in candidates(own.castle, tile)
        ):
            return True
    return False
