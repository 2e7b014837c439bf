"""The sleeping reward in a solo game: look for the stack and the tiles that suit the own castle best."""

from __future__ import annotations

from math import comb, fsum
from random import Random

from kastelan.bots.greedy.ludwig.buying import best_gain
from kastelan.bots.greedy.ludwig.situation import Situation, depletion_chance, situation_of
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import LOOK, NO_MORE, PUT
from kastelan.games.ludwig.knowledge import bits
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.terms import USUAL_TERMS


def look(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The stack of the highest value; random if several are equal."""
    own = situation_of(state, seat, seat)
    return max(LOOK, key=lambda action: _stack_value(state, seat, own, action.stack) + 1e-6 * luck.random())


def quick_look(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """A stack chosen quickly: one whose depletion gains points, or a random one that has tiles."""
    own = situation_of(state, seat, seat)
    full = [action for action in LOOK if state.stacks[action.stack]] or LOOK
    return max(full, key=lambda action: _depletion_gain(state, own, action.stack) + luck.random())


def _stack_value(state: LudwigState, seat: Seat, own: Situation, stack: int) -> float:
    """The gain by the best tile of a stack, and by depleting it (LUD-END-3)."""
    if not state.stacks[stack]:
        return 0.0
    best = 0.0 if state.last else _best_of(state, seat, own, stack)
    return _depletion_gain(state, own, stack) + best


def _depletion_gain(state: LudwigState, own: Situation, stack: int) -> float:
    """The gain in the final scoring if a stack loses two tiles."""
    likelier = depletion_chance(state, stack, USUAL_TERMS.tiles_put) - own.depletion[stack]
    return USUAL_TERMS.depleted_points * _owned(own, stack) * likelier


def _owned(own: Situation, stack: int) -> int:
    return sum(room.tile.stack == stack for room in own.castle.rooms)


def _best_of(state: LudwigState, seat: Seat, own: Situation, stack: int) -> float:
    """The expected gain by the best tile of a stack, which holds some of the hidden tiles of its size."""
    tiles = state.stacks[stack]
    known = bits(tiles) in state.groups[seat]
    hidden = tiles if known else (*tiles, *state.boxed_tiles[stack])
    gains = sorted((_gain(own, tile) for tile in hidden), reverse=True)
    # The best of them is in the stack, or it is not and the second best is, and so on.
    ways = comb(len(gains), len(tiles))
    chances = (comb(len(gains) - place - 1, len(tiles) - 1) / ways for place in range(len(gains)))
    return fsum(gain * chance for gain, chance in zip(gains, chances, strict=True))


def _gain(own: Situation, tile: int) -> float:
    return max(0.0, best_gain(own, own.components.tiles[tile]) or 0.0)


def dig(state: LudwigState, seat: Seat) -> Action:
    """The best two tiles, the better one on top, where it will come to the cheapest slot. In the last round
    tiles are put away only to deplete a stack."""
    stack, count = state.looked
    tiles, own = sorted(state.stacks[stack]), situation_of(state, seat, seat)
    if state.last:
        return PUT[0] if len(tiles) <= USUAL_TERMS.tiles_put - count and _owned(own, stack) else NO_MORE
    order = sorted(range(len(tiles)), key=lambda place: _gain(own, tiles[place]), reverse=True)
    # The second best goes first, so that the best lies on top of it.
    return PUT[order[1 if count == 0 and len(order) > 1 else 0]]
