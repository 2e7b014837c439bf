"""Choosing a tile and its place: what each placement gains, and what the money is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig.outlook import Outlook, outlook
from kastelan.bots.greedy.ludwig.worth import anywhere, completing, present, standing
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

CONSIDERED: Final = 14
"""How many placements of a tile are looked at closely: those with the most points and rewards."""

AT_ONCE: Final = {5: 9}
"""How many are at tables of this size when a tile is chosen, where more of them lie out and a turn with an
extra turn would take too long; who has it in hand looks at all."""

FEW: Final = 5
"""How many are when tiles are compared for everybody at once: to price the market, and to put tiles on the
room deck."""

FEWER: Final = 2
"""The same for each of four others: more of them take more time, and it is enough to know what they like."""

KEPT: Final = 4
"""How many of them are remembered: the best, and others for who wants to think longer."""

ROUGHLY: Final = (5, 2, 2, 5, 5, 4, 1, 4)
"""What completing a room of each type is worth at first sight."""

NEVER: Final = -1e9
"""What cannot be done gains."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The best placement of a tile: what it gains, money not counted."""

    gain: float
    place: Place
    extra_turns: int


@lru_cache(maxsize=1 << 12)
def candidates(castle: Castle, tile: Tile) -> tuple[tuple[Prospect, Pose], ...]:
    """The most promising placements of a tile, the best at first sight first. Castles never change, so this
    is remembered from one decision to the next.
    """
    faces = [*[room.tile.face for room in castle.rooms], tile.face]

    def at_first_sight(way: Way) -> int:
        points, completes, *_ = way
        return points + sum([ROUGHLY[kind] for room in completes for kind in kinds_in(faces[room].types)])

    best = sorted(ways(castle, tile), key=at_first_sight, reverse=True)[:CONSIDERED]
    return tuple([(prospect(way), way[2]) for way in best])


@lru_cache(maxsize=1 << 12)
def gains(outlook: Outlook, tile: Tile, most: int | None = None) -> tuple[float, ...]:
    """What the most promising placements gain, so many of them or all, without what the tile gains wherever
    it lies."""
    return tuple([gain(outlook, tile, *way) for way in candidates(outlook.castle, tile)[:most]])


def gain(outlook: Outlook, tile: Tile, way: Prospect, pose: Pose) -> float:
    """What a placement gains, without what the tile gains wherever it lies."""
    larger = grown(outlook.castle, tile, pose, way.place.x, way.place.y)
    return way.points + completing(outlook, larger, way.completes) + standing(outlook, larger)


def gain_anywhere(outlook: Outlook, tile: Tile) -> float:
    """What a tile gains wherever it lies, less what the castle promises without it."""
    always = anywhere(outlook, tile) - present(outlook.same)
    return (
        always if tile.stack is None else always + USUAL_TERMS.depleted_points * outlook.empties[tile.stack]
    )


def plans(outlook: Outlook, tile: Tile, most: int | None = None) -> tuple[Plan, ...]:
    """The placements of a tile that gain most, of so many or of all that are looked at, the best first; none
    if there is no place for it."""
    return _plans(outlook.same, tile, gain_anywhere(outlook, tile), most)


@lru_cache(maxsize=1 << 10)
def _plans(outlook: Outlook, tile: Tile, always: float, most: int | None) -> tuple[Plan, ...]:
    ways = candidates(outlook.castle, tile)[:most]
    found = [
        Plan(gain + always, way.place, _extra_turns(outlook.castle, tile, way.completes))
        for gain, (way, _) in zip(gains(outlook, tile, most), ways, strict=True)
    ]
    return tuple(nlargest(KEPT, found, key=lambda plan: plan.gain))


def best_plan(outlook: Outlook, tile: Tile, most: int | None = None) -> Plan | None:
    """The placement of a tile that gains most, or None if there is no place for it."""
    return next(iter(plans(outlook, tile, most)), None)


def best_gain(outlook: Outlook, tile: Tile, most: int | None = None) -> float | None:
    """What that placement gains, or the best of so many that look best at first sight."""
    found = gains(outlook.same, tile, most)
    return max(found) + gain_anywhere(outlook, tile) if found else None


def few(players: int, own: bool) -> int:
    """How many placements of a tile are looked at for one of everybody."""
    return FEW if own or players < 5 else FEWER


def cost(state: LudwigState, mine: Outlook, price: int, coins: int) -> float:
    """What paying a price costs in points; the money helps the master builder."""
    lost = mine.purse(mine.money) - mine.purse(mine.money + coins - price)
    if state.seat == state.master:
        return lost
    return lost + mine.weights.rivalry * mine.soon(1.0) * price / 1000 / (state.table.players - 1)


def _extra_turns(castle: Castle, tile: Tile, completed: tuple[int, ...]) -> int:
    """How many extra turns completed rooms bring, the new tile's among them (LUD-REW-FOOD)."""
    rooms = castle.rooms
    faces = [rooms[room].tile.face if room < len(rooms) else tile.face for room in completed]
    return sum(face.types >> FOOD & 1 for face in faces)


def buy(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The tile that gains most for its price, or money if nothing pays."""
    return max(purchases(state, seat), key=lambda way: way[0])[1]


def purchases(state: LudwigState, seat: Seat) -> list[tuple[float, Action]]:
    """Everything that can be bought, and taking money: what it gains. An extra turn is worth what the next
    best purchase gains.
    """
    mine, tiles = outlook(state, seat, seat), state.table.components.tiles
    money, most = mine.money, AT_ONCE.get(state.table.players)
    ways: list[tuple[float, int, int, Action]] = [
        (mine.purse(money + USUAL_TERMS.money_taken) - mine.purse(money), 0, -USUAL_TERMS.money_taken, MONEY)
    ]
    for action, tile, price, coins in for_sale(state):
        if money + coins >= price and (plan := best_plan(mine, tiles[tile], most)) is not None:
            net = plan.gain - cost(state, mine, price, coins)
            ways.append((net, plan.extra_turns, price - coins, action))

    def with_extra_turns(way: tuple[float, int, int, Action]) -> float:
        net, extra_turns, spent, action = way
        if not extra_turns:
            return net
        next_best = max(then[0] for then in ways if then[3] != action and spent + then[2] <= money)
        return net + extra_turns * (next_best - mine.weights.extra_turn)

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
    """The best place for the tile in hand."""
    plan = best_plan(outlook(state, seat, seat), state.table.components.tiles[state.tile])
    assert plan is not None, "a tile that cannot be placed is never taken (LUD-TURN-5)"
    return plan.place


def free_corridor(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The hallway or the stairs, whichever gains more."""
    mine = outlook(state, seat, seat)
    return max(state.legal(seat), key=lambda action: corridor_gain(mine, _corridor_tile(action)))


def _corridor_tile(action: Action) -> int:
    return HALLWAY if action == FREE_HALLWAY else STAIRS


def corridor_gain(mine: Outlook, corridor: int, most: int | None = None) -> float:
    """What a hallway or stairs would gain, in the best of so many places or of all."""
    best = best_gain(mine, mine.components.tiles[corridor], most)
    return NEVER if best is None else best


def best_corridor(state: LudwigState, mine: Outlook, most: int | None = None) -> float:
    """What the better of hallway and stairs would gain, as far as they are left."""
    pairs = zip((HALLWAY, STAIRS), state.corridors, strict=True)
    return max((corridor_gain(mine, corridor, most) for corridor, left in pairs if left), default=NEVER)


def corridor_pays(state: LudwigState, mine: Outlook) -> bool:
    """Whether that is no loss: the first place that pays is enough to know."""
    for corridor, left in zip((HALLWAY, STAIRS), state.corridors, strict=True):
        tile = mine.components.tiles[corridor]
        always = gain_anywhere(mine, tile)
        if left and any(gain(mine.same, tile, *way) + always >= 0 for way in candidates(mine.castle, tile)):
            return True
    return False
