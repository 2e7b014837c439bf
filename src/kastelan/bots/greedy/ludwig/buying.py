"""Choosing a tile and its place: what each placement gains, and what the money is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig.outlook import Outlook, outlook
from kastelan.bots.greedy.ludwig.worth import anywhere, completing, standing
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import BUY, FREE_HALLWAY, FREE_STAIRS, MONEY, PRICES, BuyCorridor, Place
from kastelan.games.ludwig.buying import CORRIDOR_PRICE, TAKEN_MONEY
from kastelan.games.ludwig.castle import Castle, extended
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import HALLWAY, STAIRS, Tile
from kastelan.games.ludwig.ending import DEPLETED_POINTS
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.offers import Prospect, prospects
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.steps import NOTHING

CONSIDERED: Final = 14
"""How many placements of a tile are looked at closely: those with the most points and rewards."""

ROUGHLY: Final = (5, 2, 2, 5, 5, 4, 1, 4)
"""What completing a room of each type is worth at first sight."""

RIVALRY: Final = 0.25
"""What 1,000 M cost in points that go to a rival, shared among the rivals."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The best placement of a tile: what it gains, money not counted."""

    gain: float
    place: Place


@lru_cache(maxsize=4096)
def candidates(castle: Castle, tile: Tile) -> tuple[tuple[Prospect, Castle], ...]:
    """The most promising placements of a tile, with the castles they lead to. Castles never change, so this
    is remembered from one decision to the next.
    """
    kinds = [room.tile.face.types for room in castle.rooms] + [tile.face.types]
    rough = [sum(ROUGHLY[kind] for kind in each(types)) for types in kinds]

    def at_first_sight(way: Prospect) -> int:
        return way.points + sum(rough[room] for room in way.completes)

    found = []
    for way in nlargest(CONSIDERED, prospects(castle, tile), key=at_first_sight):
        place = way.place
        pose = tile.pose(place.turn, place.dark)
        assert pose is not None
        found.append((way, extended(castle, tile, pose, place.x, place.y)))
    return tuple(found)


def best_plan(outlook: Outlook, tile: Tile, luck: Random | None = None) -> Plan | None:
    """The placement of a tile that gains most, or None if there is no place for it."""
    castle, money = outlook.state.castles[outlook.seat], outlook.state.money[outlook.seat]
    before = standing(outlook, castle, money)
    extras = anywhere(outlook, tile)
    if tile.stack is not None:
        extras += DEPLETED_POINTS * outlook.empties[tile.stack]
    best: Plan | None = None
    for way, grown in candidates(castle, tile):
        gain = way.points + completing(outlook, grown, way.completes)
        gain += standing(outlook, grown, money) - before + extras
        if luck is not None:
            gain += 1e-6 * luck.random()
        if best is None or gain > best.gain:
            best = Plan(gain, way.place)
    return best


def cost(outlook: Outlook, price: int, coins: int) -> float:
    """What paying a price costs in points; the money helps the master builder."""
    state, money = outlook.state, outlook.state.money[outlook.seat]
    lost = outlook.purse(money) - outlook.purse(money + coins - price)
    if outlook.seat == state.master:
        return lost
    return lost + RIVALRY * outlook.soon(1.0) * price / 1000 / (state.table.players - 1)


def buy(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The tile that gains most for its price, or money if nothing pays."""
    mine = outlook(state, seat, seat)
    money, tiles = state.money[seat], state.table.components.tiles
    best: tuple[float, Action] = (mine.purse(money + TAKEN_MONEY) - mine.purse(money), MONEY)
    for action, tile, price, coins in _for_sale(state):
        if money + coins >= price and (plan := best_plan(mine, tiles[tile], luck)) is not None:
            net = plan.gain - cost(mine, price, coins)
            if net > best[0]:
                best = net, action
    return best[1]


def _for_sale(state: LudwigState) -> list[tuple[Action, int, int, int]]:
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


def place(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The best place for the tile in hand."""
    plan = best_plan(outlook(state, seat, seat), state.table.components.tiles[state.tile], luck)
    assert plan is not None, "a tile that cannot be placed is never taken (LUD-TURN-5)"
    return plan.place


def free_corridor(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The hallway or the stairs, whichever gains more."""
    legal = state.legal(seat)
    return max(legal, key=lambda action: _free_gain(state, seat, action, luck))


def _free_gain(state: LudwigState, seat: Seat, action: Action, luck: Random) -> float:
    tile = HALLWAY if action == FREE_HALLWAY else STAIRS
    plan = best_plan(outlook(state, seat, seat), state.table.components.tiles[tile], luck)
    return -1e9 if plan is None else plan.gain


def best_free_corridor(state: LudwigState, seat: Seat, luck: Random) -> float:
    """What the corridor reward would gain now."""
    left = [
        action for action, count in zip((FREE_HALLWAY, FREE_STAIRS), state.corridors, strict=True) if count
    ]
    return max((_free_gain(state, seat, action, luck) for action in left), default=0.0)
