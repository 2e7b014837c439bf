"""Completion rewards: the order in which they are claimed, and the choices that they bring."""

from __future__ import annotations

from dataclasses import replace
from math import fsum
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig import solo_sleeping_reward
from kastelan.bots.greedy.ludwig.buying import best_corridor, best_gain, corridor_pays, placements_compared
from kastelan.bots.greedy.ludwig.castle_counts import of_stacks
from kastelan.bots.greedy.ludwig.castle_value import reward_value
from kastelan.bots.greedy.ludwig.final_scoring_forecast import card_value, favour_points
from kastelan.bots.greedy.ludwig.situation import Situation, rivals, situation_of
from kastelan.bots.greedy.ludwig.tower_tokens import TOKEN_POINTS
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import (
    CLAIM,
    DECLINE,
    KEEP_CARD,
    LOOK,
    LOOK_TOWERS,
    NO_MORE,
    PUT,
    PUT_AWAY,
    ChooseReward,
)
from kastelan.games.ludwig.components import CORRIDOR, SLEEPING, TOWER_CARD, TOWERS
from kastelan.games.ludwig.modules.actions import TOKEN as KEEP_TOKEN
from kastelan.games.ludwig.special_rewards import TOWER_REWARD, kind_of, room_of
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.terms import USUAL_TERMS

ORDER: Final = (4, 0, 1, 5, 2, 3, 7, 6, 8)
"""The order in which rewards are claimed, by type.

A free corridor comes first, since it may raise the points of a living room. The sleeping reward comes late
and the token of a tower last, when the castle is as it will be.
"""

LOOK_AT_ANY: Final = (*LOOK, LOOK_TOWERS)
"""The actions by stack; tables without towers have one stack less."""

WORTH_SHOWING: Final = 1.0
"""A tile is put on the room deck if its gain for the bot exceeds that for the others by more than this."""


def claim(state: LudwigState, seat: Seat, _: Random) -> Action:
    """Claim or decline the reward that comes first."""
    # A frame begins with the number of rewards that its downstairs rooms bring; the entries follow.
    entries = state.pending[-1][1:]
    number = min(range(len(entries)), key=lambda place: ORDER[kind_of(entries[place])])
    room, kind = room_of(entries[number]), kind_of(entries[number])
    own = situation_of(state, seat, seat)
    pays = corridor_pays(state, own) if kind == CORRIDOR else _value(state, seat, own, room, kind) >= 0
    return CLAIM[number] if pays else DECLINE[number]


def _value(state: LudwigState, seat: Seat, own: Situation, room: int, kind: int) -> float:
    if kind == CORRIDOR:
        return best_corridor(state, own)
    if kind == TOWER_REWARD:
        return TOKEN_POINTS
    if kind == SLEEPING and state.table.solo:
        return own.sleeping
    if kind == SLEEPING:
        return max(_depletion_lead_value(state, seat, own, stack) for stack in range(len(state.stacks)))
    return reward_value(own, own.castle, room, kind)


def any_reward(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The reward of the highest value for a downstairs room (LUD-REW-DOWNSTAIRS)."""
    own = situation_of(state, seat, seat)

    def value(action: Action) -> float:
        assert isinstance(action, ChooseReward)
        return _value(state, seat, own, state.room, action.type)

    return max(state.legal(seat), key=value)


# The sleeping reward


def look(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The stack whose depletion gains most; random if several are equal."""
    if state.table.solo:
        return solo_sleeping_reward.look(state, seat, luck)
    own = situation_of(state, seat, seat)
    stacks = LOOK_AT_ANY[: len(state.stacks)]
    return max(
        stacks,
        key=lambda action: _depletion_lead_value(state, seat, own, action.stack) + 1e-6 * luck.random(),
    )


def _depletion_lead_value(state: LudwigState, seat: Seat, own: Situation, stack: int) -> float:
    """The gain over the others by depleting a stack. At most two tiles can be put on the deck."""
    left = len(state.stacks[stack])
    if not left:
        return 0.0
    stays = 1 - own.depletion[_stack(stack)]
    chance = stays if left <= 2 else 0.3 * stays / left
    # The last term prefers a stack with tiles to an empty one while there are rounds to come.
    return USUAL_TERMS.depleted_points * chance * _lead(state, seat, stack) + 0.1 * (not state.last)


def _lead(state: LudwigState, seat: Seat, stack: int) -> float:
    """How many more tiles of a stack the seat has than the average of the others."""
    owned = [of_stacks(castle)[_stack(stack)] for castle in state.castles]
    own = owned.pop(seat)
    return own - (sum(owned) / len(owned) if owned else 0.0)


def _stack(card: int) -> int:
    """The number of the stack that room cards of this number name. The stacks of hallways and stairs have no
    cards, and come before that of towers."""
    return TOWERS if card == TOWER_CARD else card


def dig(state: LudwigState, seat: Seat, _: Random) -> Action:
    """Put tiles on the deck whose gain is higher for the bot than for the others, or that deplete a stack."""
    if state.table.solo:
        return solo_sleeping_reward.dig(state, seat)
    if not state.last:
        tiles = sorted(state.stacks[state.looked[0]])
        situations = [situation_of(state, seat, other) for other in range(state.table.players)]
        gains = [_advantage(situations, seat, tile) for tile in tiles]
        best = max(range(len(tiles)), key=gains.__getitem__)
        if gains[best] > WORTH_SHOWING:
            return PUT[best]
    return dig_to_deplete(state, seat)


def dig_to_deplete(state: LudwigState, seat: Seat) -> Action:
    """Put tiles on the deck only if that depletes a stack of which the seat has more than the others."""
    stack, count = state.looked
    tiles = state.stacks[stack]
    # `count` tiles of this stack are on the deck already, and at most two may be put there.
    emptied = len(tiles) <= 2 - count and _lead(state, seat, stack) > 0
    return PUT[0] if emptied else NO_MORE


def _advantage(situations: list[Situation], seat: Seat, tile: int) -> float:
    """How much higher the gain by a tile is for the seat than the average of the others."""
    gains = [
        best_gain(
            situation, situation.components.tiles[tile], placements_compared(len(situations), other == seat)
        )
        or 0.0
        for other, situation in enumerate(situations)
    ]
    own = gains.pop(seat)
    return own - (fsum(gains) / len(gains) if gains else 0.0)


# Bonus cards


def put_away(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The bonus card of the lowest value."""
    own, hand = situation_of(state, seat, seat), state.hands[seat]
    return PUT_AWAY[min(range(len(hand)), key=lambda place: card_value(own, own.castle, hand[place]))]


def keep_card(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The bonus card of the highest value."""
    own, drawn = situation_of(state, seat, seat), state.drawn
    return KEEP_CARD[max(range(len(drawn)), key=lambda place: card_value(own, own.castle, drawn[place]))]


# Favour tokens


def keep_token(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The favour token of the most expected points (TWR-5)."""
    own, offered = situation_of(state, seat, seat), state.module_state.offered

    def value(place: int) -> float:
        alone = (offered[place],)
        return favour_points(replace(own, favours=alone, rivals=rivals(state, seat, alone)), own.castle)

    return KEEP_TOKEN[max(range(len(offered)), key=value)]
