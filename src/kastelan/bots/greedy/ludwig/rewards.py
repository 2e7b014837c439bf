"""Completion rewards: their order, and the choices that they bring."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig import digging
from kastelan.bots.greedy.ludwig.buying import best_corridor, best_gain, corridor_pays, few
from kastelan.bots.greedy.ludwig.counts import of_stacks
from kastelan.bots.greedy.ludwig.finish import card_worth, favours
from kastelan.bots.greedy.ludwig.outlook import Outlook, outlook, rivals
from kastelan.bots.greedy.ludwig.towers import TOKEN
from kastelan.bots.greedy.ludwig.worth import reward
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
"""When rewards are claimed, by type: a free corridor first, since it may raise what a living room scores
again; the sleeping reward last, and a tower's after all of them: how the castle stands is known then.
"""

LOOK_AT_ANY: Final = (*LOOK, LOOK_TOWERS)
"""For each stack that can be looked at; tables without towers have one less."""

WORTH_SHOWING: Final = 1.0
"""How much better for the bot than for the others a tile must be to be put on the room deck."""


def claim(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The reward that comes first, claimed unless it would do harm."""
    entries = state.pending[-1][1:]
    number = min(range(len(entries)), key=lambda place: ORDER[kind_of(entries[place])])
    room, kind = room_of(entries[number]), kind_of(entries[number])
    mine = outlook(state, seat, seat)
    pays = corridor_pays(state, mine) if kind == CORRIDOR else _worth(state, seat, mine, room, kind) >= 0
    return CLAIM[number] if pays else DECLINE[number]


def _worth(state: LudwigState, seat: Seat, mine: Outlook, room: int, kind: int) -> float:
    if kind == CORRIDOR:
        return best_corridor(state, mine)
    if kind == TOWER_REWARD:
        return TOKEN
    if kind == SLEEPING and state.table.solo:
        return mine.sleeping
    if kind == SLEEPING:
        return max(_depleting(state, seat, mine, stack) for stack in range(len(state.stacks)))
    return reward(mine, mine.castle, room, kind)


def any_reward(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The most welcome reward for a downstairs room (LUD-REW-DOWNSTAIRS)."""
    mine = outlook(state, seat, seat)

    def worth(action: Action) -> float:
        assert isinstance(action, ChooseReward)
        return _worth(state, seat, mine, state.room, action.type)

    return max(state.legal(seat), key=worth)


# The sleeping reward


def look(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The stack that is nearly empty and matters most to the own castle, or else the one that may hold the
    best tiles.
    """
    if state.table.solo:
        return digging.look(state, seat, luck)
    mine = outlook(state, seat, seat)
    stacks = LOOK_AT_ANY[: len(state.stacks)]
    return max(stacks, key=lambda action: _depleting(state, seat, mine, action.stack) + 1e-6 * luck.random())


def _depleting(state: LudwigState, seat: Seat, mine: Outlook, stack: int) -> float:
    """What emptying a stack gains over the others; two tiles at most can be put on the deck."""
    left = len(state.stacks[stack])
    if not left:
        return 0.0
    stays = 1 - mine.empties[_stack(stack)]
    chance = stays if left <= 2 else 0.3 * stays / left
    return USUAL_TERMS.depleted_points * chance * _lead(state, seat, stack) + 0.1 * (not state.last)


def _lead(state: LudwigState, seat: Seat, stack: int) -> float:
    """How many more tiles of a stack the seat has than the others on average."""
    owned = [of_stacks(castle)[_stack(stack)] for castle in state.castles]
    own = owned.pop(seat)
    return own - (sum(owned) / len(owned) if owned else 0.0)


def _stack(card: int) -> int:
    """The number of the stack that room cards of this number name; that of the towers comes after those of
    hallways and stairs."""
    return TOWERS if card == TOWER_CARD else card


def dig(state: LudwigState, seat: Seat, _: Random) -> Action:
    """Put tiles on the deck that the bot likes better than the others do, or that empty a stack."""
    if state.table.solo:
        return digging.dig(state, seat)
    if not state.last:
        tiles = sorted(state.stacks[state.looked[0]])
        views = [outlook(state, seat, other) for other in range(state.table.players)]
        worth = [_liking(views, seat, tile) for tile in tiles]
        best = max(range(len(tiles)), key=worth.__getitem__)
        if worth[best] > WORTH_SHOWING:
            return PUT[best]
    return empty(state, seat)


def empty(state: LudwigState, seat: Seat) -> Action:
    """Put tiles on the deck only if that empties the stack to the own advantage."""
    stack, count = state.looked
    tiles = state.stacks[stack]
    emptied = len(tiles) <= 2 - count and _lead(state, seat, stack) > 0
    return PUT[0] if emptied else NO_MORE


def _liking(views: list[Outlook], seat: Seat, tile: int) -> float:
    """How much more a tile gains for the seat than for the others on average."""
    gains = [
        best_gain(view, view.components.tiles[tile], few(len(views), other == seat)) or 0.0
        for other, view in enumerate(views)
    ]
    own = gains.pop(seat)
    return own - (sum(gains) / len(gains) if gains else 0.0)


# Bonus cards


def put_away(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The bonus card that promises least."""
    mine, hand = outlook(state, seat, seat), state.hands[seat]
    return PUT_AWAY[min(range(len(hand)), key=lambda place: card_worth(mine, mine.castle, hand[place]))]


def keep_card(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The bonus card that promises most."""
    mine, drawn = outlook(state, seat, seat), state.drawn
    return KEEP_CARD[max(range(len(drawn)), key=lambda place: card_worth(mine, mine.castle, drawn[place]))]


# Favour tokens


def keep_token(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The favour that promises most to who stands so (TWR-5)."""
    mine, offered = outlook(state, seat, seat), state.module_state.offered

    def worth(place: int) -> float:
        alone = (offered[place],)
        return favours(replace(mine, favours=alone, rivals=rivals(state, seat, alone)), mine.castle)

    return KEEP_TOKEN[max(range(len(offered)), key=worth)]
