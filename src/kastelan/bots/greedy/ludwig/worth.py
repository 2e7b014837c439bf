"""What a castle is worth beyond its points: rooms to be completed, symbols to be satisfied, doors to build
on.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from kastelan.bots.greedy.ludwig import finish
from kastelan.bots.greedy.ludwig.outlook import Outlook, shares
from kastelan.bots.greedy.ludwig.sketch import Unfinished, sketch
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import (
    ANYWHERE,
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    LIVING,
    OUTDOOR,
    SLEEPING,
    UTILITY,
    Tile,
    kinds_in,
)
from kastelan.games.ludwig.scoring import own_points

OUTDOOR_MONEY: Final = 10_000


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
    weights, drawn = outlook.weights, sketch(castle, outlook.weights)
    stuck = weights.closed * outlook.turns * drawn.stuck
    cellar = weights.cellar_door * outlook.soon(weights.filled) if drawn.cellar else 0.0
    return cellar - stuck + _to_finish(outlook, drawn.unfinished)


def _to_finish(outlook: Outlook, unfinished: tuple[Unfinished, ...]) -> float:
    """What completing rooms and satisfying their symbols may bring. Doors are filled room by room, those
    first that bring most for each door, and the farther down the list, the less likely.
    """
    rooms, rewards, fitting = [], outlook.rewards, outlook.fitting
    for missing, ease, chance, types, living, points, wanted in unfinished:
        finished = fitted = 0.0
        if points:
            fitted = points * (fitting.get(wanted) or _fitting(outlook, wanted)) * ease
        if chance is not None:
            finished = chance * ((rewards.get(types) or _rewards(outlook, types)) + living)
        rooms.append(((finished + fitted) / missing, missing, finished, fitted))
    rooms.sort(reverse=True)
    filled, worth, within = 0, 0.0, outlook.weights.doors_a_turn * outlook.turns
    for _, missing, finished, fitted in rooms:
        chance = 1 / (1 + ((filled + missing) / within) ** 2)
        half_way = 1 / (1 + ((filled + missing / 2) / within) ** 2)
        worth += chance * finished + half_way * fitted
        filled += missing
    return worth


def _rewards(outlook: Outlook, types: int) -> float:
    """What the rewards of a room of these types are worth if it is completed some day; living is not among
    them, since its reward depends on the room."""
    worth = sum(reward(outlook, outlook.castle, 0, kind, False) for kind in kinds_in(types))
    outlook.rewards[types] = worth
    return worth


def _fitting(outlook: Outlook, types: int) -> float:
    """How likely the tile behind a door is one that a symbol of these types counts."""
    chance = 1 - exp(-outlook.weights.sought * outlook.turns * _share(outlook, types))
    outlook.fitting[types] = chance
    return chance


def _share(outlook: Outlook, types: int) -> float:
    share = shares(outlook.components)
    return sum(share[kind] for kind in kinds_in(types))


def anywhere(outlook: Outlook, tile: Tile) -> float:
    """What a new downstairs room's symbol will bring for tiles to come."""
    symbol = tile.face.symbol
    if symbol is None or symbol.kind != ANYWHERE:
        return 0.0
    return symbol.points * outlook.turns * _share(outlook, symbol.types)


def reward(outlook: Outlook, castle: Castle, number: int, kind: int, now: bool = True) -> float:
    """What the completion reward of a type is worth for a room, got now or perhaps some day."""
    if kind == LIVING:
        return max(0.0, float(own_points(castle, number)))
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
        for kind in kinds_in(castle.rooms[number].tile.face.types):
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
