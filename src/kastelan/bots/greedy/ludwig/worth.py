"""What a castle is worth beyond its points: rooms to be completed, symbols to be satisfied, doors to build
on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.bots.greedy.ludwig import finish
from kastelan.bots.greedy.ludwig.hope import Hope, hope, shared
from kastelan.bots.greedy.ludwig.outlook import Outlook
from kastelan.bots.greedy.ludwig.sketch import sketch
from kastelan.bots.greedy.ludwig.towers import token
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import (
    ACTIVITY,
    ANYWHERE,
    CORRIDOR,
    DOWNSTAIRS,
    LIVING,
    OUTDOOR,
    UTILITY,
    Tile,
    kinds_in,
)
from kastelan.games.ludwig.scoring import own_points

OUTDOOR_MONEY: Final = 10_000

PERSONAL: Final = 1 << OUTDOOR | 1 << UTILITY
"""The types whose rewards depend on what the player has: money, or cards and castle."""


def standing(outlook: Outlook, castle: Castle) -> float:
    """What the castle promises for later, if the seat had it; money itself is not counted."""
    return promise(outlook, castle) + finish.favours(outlook, castle) + finish.cards(outlook, castle)


@lru_cache(maxsize=1 << 10)
def present(outlook: Outlook) -> float:
    """What the seat's castle promises as it is."""
    return standing(outlook, outlook.castle)


def promise(outlook: Outlook, castle: Castle) -> float:
    """What may still come of the rooms that are not completed, and of open doors."""
    if not outlook.turns:
        return 0.0
    drawn = sketch(castle, outlook.weights)
    return _hope(outlook, drawn.types & PERSONAL).promise(drawn)


@lru_cache(maxsize=1 << 10)
def _hope(outlook: Outlook, types: int) -> Hope:
    """The hope of an outlook for who thinks of no other personal rewards than these."""
    money = outlook.money
    return hope(
        outlook.weights,
        outlook.components,
        outlook.turns,
        outlook.purse(money + OUTDOOR_MONEY) - outlook.purse(money) if types >> OUTDOOR & 1 else 0.0,
        outlook.sleeping,
        finish.card_to_come(outlook) if types >> UTILITY & 1 else 0.0,
    )


def anywhere(outlook: Outlook, tile: Tile) -> float:
    """What a new downstairs room's symbol will bring for tiles to come."""
    symbol = tile.face.symbol
    if symbol is None or symbol.kind != ANYWHERE:
        return 0.0
    return symbol.points * outlook.turns * shared(outlook.components, symbol.types)


def reward(outlook: Outlook, castle: Castle, number: int, kind: int) -> float:
    """What the completion reward of a type is worth for a room that is completed now."""
    if kind == LIVING:
        return max(0.0, float(own_points(castle, number)))
    if kind == ACTIVITY:
        return outlook.weights.activity_now
    return _hope(outlook, 1 << kind & PERSONAL).reward(kind)


def completing(outlook: Outlook, castle: Castle, rooms: tuple[int, ...]) -> float:
    """What the rewards of rooms that the last placement completed are worth together."""
    worth, corridor, done = 0.0, False, 0
    for number in rooms:
        tile = castle.rooms[number].tile
        worth += token(tile)
        for kind in kinds_in(tile.face.types):
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
