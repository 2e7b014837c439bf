"""For each step of the base game, whether it can be open in a position. A check that modules may break is
skipped if such a module is in use.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from kastelan.games.ludwig import (
    bonus_cards,
    building,
    corridor_reward,
    market,
    opening,
    rewards,
    sleeping_reward,
)
from kastelan.games.ludwig.components import DOWNSTAIRS, HALLWAY, STAIRS
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def foyer(state: LudwigState) -> bool:
    """Whether a foyer can be chosen now."""
    return _choices(state, opening.foyers(state.table)) and _before_the_first_round(state)


def choosing(state: LudwigState) -> bool:
    """Whether bonus cards can be put away now."""
    return (
        _choices(state, range(bonus_cards.DEALT)) and _before_the_first_round(state) and not state.table.solo
    )


def _choices(state: LudwigState, allowed: Collection[int]) -> bool:
    chosen = state.chosen
    return (
        len(chosen) == state.table.players
        and NOTHING in chosen
        and all(choice == NOTHING or choice in allowed for choice in chosen)
    )


def _before_the_first_round(state: LudwigState) -> bool:
    dealt = bonus_cards.DEALT_SOLO if state.table.solo else bonus_cards.DEALT
    if bonus_cards.to_come(state):
        dealt = 0
    untouched = (
        all(len(hand) == dealt for hand in state.hands)
        and not any(state.put)
        and all(len(castle.rooms) == 1 for castle in state.castles)
    )
    return (
        state.round == 1
        and state.master == state.table.start
        and state.seat == max(state.table.start, 0)
        and (untouched or bool(state.table.hooks.after_foyers))
    )


def pricing(state: LudwigState) -> bool:
    """Whether the market can be priced now."""
    tiles = [slot for slot in state.laid if slot != NOTHING]
    return (
        (state.seat == state.master or bool(state.table.hooks.pricing_options))
        and not state.table.solo
        and len(set(tiles)) == len(tiles)
        and all(slot in state.table.slots and state.market[slot] != NOTHING for slot in tiles)
        and len(market.unpriced(state)) > 0
        and len(market.open_slots(state)) >= max(len(market.unpriced(state)), 2)
    )


def buying(_: LudwigState) -> bool:
    """Always True, because money can always be taken."""
    return True


def placing(state: LudwigState) -> bool:
    """Whether the piece in hand was bought, or comes from a reward."""
    hooks, rewarded = state.table.hooks, bool(state.pending)
    if not HALLWAY <= state.tile < len(state.table.components.tiles):
        return False
    alone = not (state.table.special_rewards or hooks.resume)
    if alone and (rewarded != state.corridor_taken or (rewarded and state.tile > STAIRS)):
        return False
    # Side options, such as selling swans, do not get rid of the piece.
    besides = sum(len(module.side_options(state, state.seat)) for module in hooks.side_options)
    return len(building.legal(state, state.seat)) > besides


def rewards_due(state: LudwigState) -> bool:
    """Whether rewards are due, all of which bring something."""
    return len(state.pending[-1]) > 1 and not rewards.any_void(state)


def free_corridor(state: LudwigState) -> bool:
    """Whether a hallway or stairs can be placed."""
    return bool(corridor_reward.free_corridors(state)) and state.corridor_taken


def any_reward(state: LudwigState) -> bool:
    """Whether the room is a completed downstairs room."""
    castle = state.castles[state.seat]
    if not 0 <= state.room < len(castle.rooms) or not castle.completed(state.room):
        return False
    return bool(castle.of_type[DOWNSTAIRS] >> state.room & 1)


def stack(_: LudwigState) -> bool:
    """Always True, because even an empty stack can be looked at."""
    return True


def digging(state: LudwigState) -> bool:
    """Whether the stack has tiles, and more of them may be put on the deck."""
    if len(state.looked) != 2 or not 0 <= state.looked[0] < len(state.stacks):
        return False
    number, count = state.looked
    return 0 <= count < sleeping_reward.most_put(state) and len(state.stacks[number]) > 0


def keeping(state: LudwigState) -> bool:
    """Whether several cards were drawn."""
    return 2 <= len(state.drawn) <= terms(state, state.seat).cards_drawn


def over(state: LudwigState) -> bool:
    """Whether the last round was played to its end."""
    return state.last and state.seat == state.master and not state.turns
