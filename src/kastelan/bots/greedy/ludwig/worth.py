"""What a castle is worth beyond its points: rooms to be completed, symbols to be satisfied, doors to build
on.
"""

from __future__ import annotations

from math import exp, prod
from typing import Final

from kastelan.bots.greedy.ludwig import finish
from kastelan.bots.greedy.ludwig.outlook import Outlook, shares
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

DOORS_A_TURN: Final = 0.6
"""How many open doors a turn fills."""

EASY: Final = 0.8
"""How likely a good open door is filled if it is first in the list."""

FILLED: Final = 4.0
"""After so many more turns, what is begun now is finished with one half."""

NARROW: Final = 0.5
"""How much less likely that is for a door with little space in front of it."""

DARK: Final = 0.6
"""How much less likely it is for a door in the cellar: few tiles fit there."""

SPACE: Final = 3
"""How many free cells in front of a door are enough space."""

SOUGHT: Final = 0.4
"""How much better than by chance tiles can be found that a symbol counts."""

CLOSED: Final = 4.0
"""What every turn to come loses if no good door is left on the ground: hardly a room can be placed then."""

WAY_ON: Final = 0.25
"""How much of that loss remains after each good door."""

CELLAR_DOOR: Final = 1.0
"""What it is worth to have a door in the cellar at all: downstairs rooms can be bought then."""

ACTIVITY_REWARD: Final = 4.0
CORRIDOR_REWARD: Final = 1.5
EXTRA_TURN: Final = 5.0
SLEEPING_REWARD: Final = 0.8
ANY_REWARD: Final = 6.0
"""What rewards are worth as long as nothing more precise is known (LUD-REW)."""

OUTDOOR_MONEY: Final = 10_000


def standing(outlook: Outlook, castle: Castle) -> float:
    """What the castle promises for later, if the seat had it; money itself is not counted."""
    return promise(outlook, castle) + finish.favours(outlook, castle) + finish.cards(outlook, castle)


def promise(outlook: Outlook, castle: Castle) -> float:
    """What may still come of the rooms that are not completed, and of open doors."""
    if not outlook.turns:
        return 0.0
    usable, roomy = _good_doors(castle)
    ground = sum(doors.bit_count() for doors in roomy[:4])
    stuck = CLOSED * outlook.turns * WAY_ON**ground
    cellar = CELLAR_DOOR * outlook.soon(FILLED) if any(usable[4:]) else 0.0
    return cellar - stuck + _to_finish(outlook, castle, usable, roomy)


def _to_finish(outlook: Outlook, castle: Castle, usable: list[Cells], roomy: list[Cells]) -> float:
    """What completing rooms and satisfying their symbols may bring. Doors are filled room by room, those
    first that bring most for each door, and the farther down the list, the less likely.
    """
    rooms = []
    for number, room in enumerate(castle.rooms):
        missing = len(room.pose.doors) - castle.joined[number]
        if missing:
            finished, fitted = _room_promise(outlook, castle, number, _ease(castle, room, usable, roomy))
            rooms.append(((finished + fitted) / missing, missing, finished, fitted))
    rooms.sort(reverse=True)
    filled, worth, within = 0, 0.0, DOORS_A_TURN * outlook.turns
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


def _ease(castle: Castle, room: Room, usable: list[Cells], roomy: list[Cells]) -> list[float]:
    """For each open door of the room: how easily another can meet it."""
    frame, fronts, ease = castle.frame, castle.open, []
    for dx, dy, side, level in room.pose.doors:
        way = 4 * level + side
        bit = frame.bit(room.x + dx + STEP[side][0], room.y + dy + STEP[side][1])
        if fronts[way] >> bit & 1:
            space = 1.0 if roomy[way] >> bit & 1 else NARROW if usable[way] >> bit & 1 else 0.0
            ease.append(EASY * (space if level != CELLAR else DARK * space))
    return ease


def _room_promise(outlook: Outlook, castle: Castle, number: int, ease: list[float]) -> tuple[float, float]:
    """What completing a room would bring, and what its symbol would on the way."""
    room = castle.rooms[number]
    face, finished, fitted = room.tile.face, 0.0, 0.0
    if face.symbol is not None and face.symbol.kind != ANYWHERE:
        fitted = face.symbol.points * _fitting(outlook, face.symbol) * sum(ease)
    if castle.joined[number] + len(ease) == len(room.pose.doors):  # none is blocked
        finished = prod(ease) * sum(reward(outlook, castle, number, kind) for kind in each(face.types))
    return finished, fitted


def _fitting(outlook: Outlook, symbol: Symbol) -> float:
    """How likely the tile behind a door is one that the symbol counts."""
    return 1 - exp(-SOUGHT * outlook.turns * _share(outlook, symbol))


def _share(outlook: Outlook, symbol: Symbol) -> float:
    share = shares(outlook.components)
    return sum(share[kind] for kind in each(symbol.types))


def anywhere(outlook: Outlook, tile: Tile) -> float:
    """What a new downstairs room's symbol will bring for tiles to come."""
    symbol = tile.face.symbol
    if symbol is None or symbol.kind != ANYWHERE:
        return 0.0
    return symbol.points * outlook.turns * _share(outlook, symbol)


def reward(outlook: Outlook, castle: Castle, number: int, kind: int) -> float:
    """What the completion reward of a type is worth for a room."""
    if kind == LIVING:
        return max(0.0, float(sum(line[1] for line in own_lines(castle, number, "", ""))))
    if kind == OUTDOOR:
        return outlook.purse(outlook.money + OUTDOOR_MONEY) - outlook.purse(outlook.money)
    if kind == CORRIDOR:
        return CORRIDOR_REWARD
    if kind == DOWNSTAIRS:
        return ANY_REWARD / 2
    if kind == FOOD:
        return EXTRA_TURN
    if kind == SLEEPING:
        return SLEEPING_REWARD
    return finish.card_to_come(outlook) if kind == UTILITY else ACTIVITY_REWARD


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
        worth += CORRIDOR_REWARD
    return worth + (_downstairs(outlook, castle, done) if done else 0.0)


def _downstairs(outlook: Outlook, castle: Castle, done: int) -> float:
    """Every second completed downstairs room brings a reward; the odd one is half of the way (LUD-REW-
    DOWNSTAIRS).
    """
    now = sum(castle.completed(room) for room in each(castle.of_type[DOWNSTAIRS]))
    due = now // 2 - (now - done) // 2
    half = outlook.soon(FILLED) * (now % 2 - (now - done) % 2) / 2
    return ANY_REWARD * (due + half)
