"""What a castle is worth beyond its points: rooms to be completed, symbols to be satisfied, doors to build
on.
"""

from __future__ import annotations

from math import exp, prod
from typing import Final

from kastelan.bots.greedy.ludwig import finish
from kastelan.bots.greedy.ludwig.outlook import Outlook, shares
from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.games.ludwig.castle import BOX, FRONT, Castle, Room
from kastelan.games.ludwig.cells import Cells, each
from kastelan.games.ludwig.components import (
    ANYWHERE,
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    LIVING,
    OUTDOOR,
    SLEEPING,
    UTILITY,
    Symbol,
    Tile,
)
from kastelan.games.ludwig.scoring import own_lines
from kastelan.games.ludwig.shapes import CELLAR, STEP

SPACE: Final = 3
"""How many free cells in front of a door are enough space."""

OUTDOOR_MONEY: Final = 10_000


def standing(outlook: Outlook, castle: Castle) -> float:
    """What the castle promises for later, if the seat had it; money itself is not counted."""
    return promise(outlook, castle) + finish.favours(outlook, castle) + finish.cards(outlook, castle)


def promise(outlook: Outlook, castle: Castle) -> float:
    """What may still come of the rooms that are not completed, and of open doors."""
    if not outlook.turns:
        return 0.0
    weights, (usable, roomy) = outlook.weights, _good_doors(castle)
    ground = sum(doors.bit_count() for doors in roomy[:4])
    stuck = weights.closed * outlook.turns * weights.way_on**ground
    cellar = weights.cellar_door * outlook.soon(weights.filled) if any(usable[4:]) else 0.0
    return cellar - stuck + _to_finish(outlook, castle, usable, roomy)


def _to_finish(outlook: Outlook, castle: Castle, usable: list[Cells], roomy: list[Cells]) -> float:
    """What completing rooms and satisfying their symbols may bring. Doors are filled room by room, those
    first that bring most for each door, and the farther down the list, the less likely.
    """
    rooms = []
    for number, room in enumerate(castle.rooms):
        missing = len(room.pose.doors) - castle.joined[number]
        if missing:
            finished, fitted = _room_promise(
                outlook, castle, number, _ease(outlook.weights, castle, room, usable, roomy)
            )
            rooms.append(((finished + fitted) / missing, missing, finished, fitted))
    rooms.sort(reverse=True)
    filled, worth, within = 0, 0.0, outlook.weights.doors_a_turn * outlook.turns
    for _, missing, finished, fitted in rooms:
        chance = 1 / (1 + ((filled + missing) / within) ** 2)
        half_way = 1 / (1 + ((filled + missing / 2) / within) ** 2)
        worth += chance * finished + half_way * fitted
        filled += missing
    return worth


def _good_doors(castle: Castle) -> tuple[list[Cells], list[Cells]]:
    """The cells in front of doors that a tile can still meet, and of those with space to spare."""
    stride, taken = castle.frame.stride, castle.layers[BOX] | castle.layers[FRONT]
    usable = [fronts & ~castle.layers[FRONT] for fronts in castle.open]
    crowded = []
    for step_x, step_y in STEP:
        ahead, near = step_y * stride + step_x, taken
        for distance in range(1, SPACE):
            near |= taken >> ahead * distance if ahead > 0 else taken << -ahead * distance
        crowded.append(near)
    return usable, [fronts & ~crowded[way % 4] for way, fronts in enumerate(usable)]


def _ease(
    weights: LudwigWeights, castle: Castle, room: Room, usable: list[Cells], roomy: list[Cells]
) -> list[float]:
    """For each open door of the room: how easily another can meet it."""
    frame, fronts, ease = castle.frame, castle.open, []
    for dx, dy, side, level in room.pose.doors:
        way = 4 * level + side
        bit = frame.bit(room.x + dx + STEP[side][0], room.y + dy + STEP[side][1])
        if fronts[way] >> bit & 1:
            space = 1.0 if roomy[way] >> bit & 1 else weights.narrow if usable[way] >> bit & 1 else 0.0
            ease.append(weights.easy * (space if level != CELLAR else weights.dark * space))
    return ease


def _room_promise(outlook: Outlook, castle: Castle, number: int, ease: list[float]) -> tuple[float, float]:
    """What completing a room would bring, and what its symbol would on the way."""
    room = castle.rooms[number]
    face, finished, fitted = room.tile.face, 0.0, 0.0
    if face.symbol is not None and face.symbol.kind != ANYWHERE:
        fitted = face.symbol.points * _fitting(outlook, face.symbol) * sum(ease)
    if castle.joined[number] + len(ease) == len(room.pose.doors):  # none is blocked
        finished = prod(ease) * sum(reward(outlook, castle, number, kind, False) for kind in each(face.types))
    return finished, fitted


def _fitting(outlook: Outlook, symbol: Symbol) -> float:
    """How likely the tile behind a door is one that the symbol counts."""
    return 1 - exp(-outlook.weights.sought * outlook.turns * _share(outlook, symbol))


def _share(outlook: Outlook, symbol: Symbol) -> float:
    share = shares(outlook.components)
    return sum(share[kind] for kind in each(symbol.types))


def anywhere(outlook: Outlook, tile: Tile) -> float:
    """What a new downstairs room's symbol will bring for tiles to come."""
    symbol = tile.face.symbol
    if symbol is None or symbol.kind != ANYWHERE:
        return 0.0
    return symbol.points * outlook.turns * _share(outlook, symbol)


def reward(outlook: Outlook, castle: Castle, number: int, kind: int, now: bool = True) -> float:
    """What the completion reward of a type is worth for a room, got now or perhaps some day."""
    if kind == LIVING:
        return max(0.0, float(sum(line[1] for line in own_lines(castle, number, "", ""))))
    if kind == OUTDOOR:
        return outlook.purse(outlook.money + OUTDOOR_MONEY) - outlook.purse(outlook.money)
    if kind == UTILITY:
        return finish.card_to_come(outlook)
    if kind == SLEEPING:
        return outlook.sleeping
    weights = outlook.weights
    if kind == CORRIDOR:
        return weights.corridor
    if kind == DOWNSTAIRS:
        return weights.any_reward / 2
    if kind == FOOD:
        return weights.extra_turn
    return weights.activity_now if now else weights.activity


def completing(outlook: Outlook, castle: Castle, rooms: tuple[int, ...]) -> float:
    """What the rewards of rooms that the last placement completed are worth together."""
    worth, corridor, done = 0.0, False, 0
    for number in rooms:
        for kind in each(castle.rooms[number].tile.face.types):
            if kind == CORRIDOR:
                corridor = True
            elif kind == DOWNSTAIRS:
                done += 1
            else:
                worth += reward(outlook, castle, number, kind)
    if corridor and not outlook.corridor_taken:
        worth += outlook.weights.corridor
    return worth + (_downstairs(outlook, castle, done) if done else 0.0)


def _downstairs(outlook: Outlook, castle: Castle, done: int) -> float:
    """Every second completed downstairs room brings a reward; the odd one is half of the way (LUD-REW-
    DOWNSTAIRS).
    """
    now = sum(castle.completed(room) for room in each(castle.of_type[DOWNSTAIRS]))
    due = now // 2 - (now - done) // 2
    half = outlook.soon(outlook.weights.filled) * (now % 2 - (now - done) % 2) / 2
    return outlook.weights.any_reward * (due + half)
