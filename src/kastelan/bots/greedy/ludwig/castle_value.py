"""The value of a castle beyond its points: rooms to complete, symbols, doors, favours and cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.bots.greedy.ludwig import final_scoring_forecast
from kastelan.bots.greedy.ludwig.castle_summary import summary
from kastelan.bots.greedy.ludwig.room_forecast import RoomForecast, room_forecast, share_of
from kastelan.bots.greedy.ludwig.situation import Situation
from kastelan.bots.greedy.ludwig.tower_tokens import token_value
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
"""The types whose rewards depend on the player: on money, or on cards and castle."""


def potential(situation: Situation, castle: Castle) -> float:
    """The points that a castle can be expected to bring later, without money."""
    return (
        room_potential(situation, castle)
        + final_scoring_forecast.favour_points(situation, castle)
        + final_scoring_forecast.card_points(situation, castle)
    )


@lru_cache(maxsize=1 << 10)
def current_potential(situation: Situation) -> float:
    """The potential of the castle as it is."""
    return potential(situation, situation.castle)


def room_potential(situation: Situation, castle: Castle) -> float:
    """The value of rooms that are not completed, and of open doors."""
    if not situation.turns:
        return 0.0
    found = summary(castle, situation.weights)
    return _forecast(situation, found.types & PERSONAL).value(found)


@lru_cache(maxsize=1 << 10)
def _forecast(situation: Situation, types: int) -> RoomForecast:
    """The forecast for a situation. Personal rewards of other types than these are left out, so that more
    castles share a forecast."""
    money = situation.money
    return room_forecast(
        situation.weights,
        situation.components,
        situation.turns,
        situation.money_value(money + OUTDOOR_MONEY) - situation.money_value(money)
        if types >> OUTDOOR & 1
        else 0.0,
        situation.sleeping,
        final_scoring_forecast.drawn_card_value(situation) if types >> UTILITY & 1 else 0.0,
    )


def symbol_potential(situation: Situation, tile: Tile) -> float:
    """The value of a downstairs room's symbol, which counts tiles to come wherever they lie."""
    symbol = tile.face.symbol
    if symbol is None or symbol.kind != ANYWHERE:
        return 0.0
    return symbol.points * situation.turns * share_of(situation.components, symbol.types)


def reward_value(situation: Situation, castle: Castle, number: int, kind: int) -> float:
    """The value of the completion reward of a type for a room that is completed now."""
    if kind == LIVING:
        return max(0.0, float(own_points(castle, number)))
    if kind == ACTIVITY:
        return situation.weights.activity_now
    return _forecast(situation, 1 << kind & PERSONAL).reward_value(kind)


def completion_value(situation: Situation, castle: Castle, rooms: tuple[int, ...]) -> float:
    """The value of all rewards for the rooms that the last placement completed."""
    value, corridor, done = 0.0, False, 0
    for number in rooms:
        tile = castle.rooms[number].tile
        value += token_value(tile)
        for kind in kinds_in(tile.face.types):
            if kind == CORRIDOR:
                corridor = True
            elif kind == DOWNSTAIRS:
                done += 1
            else:
                value += reward_value(situation, castle, number, kind)
    if corridor and not situation.corridor_taken:
        value += situation.weights.corridor
    return value + (_downstairs(situation, castle, done) if done else 0.0)


def _downstairs(situation: Situation, castle: Castle, done: int) -> float:
    """The value of `done` completed downstairs rooms (LUD-REW-DOWNSTAIRS). Every second one brings a reward;
    an odd one is half of the way to it."""
    now = sum(castle.completed(room) for room in each(castle.of_type[DOWNSTAIRS]))
    due = now // 2 - (now - done) // 2
    half = situation.in_time(situation.weights.filled) * (now % 2 - (now - done) % 2) / 2
    return situation.weights.any_reward * (due + half)
