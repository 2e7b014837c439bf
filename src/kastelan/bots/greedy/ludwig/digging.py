"""The sleeping reward in the solo game: the stack and the tiles that suit the own castle best."""

from __future__ import annotations

from math import comb
from random import Random

from kastelan.bots.greedy.ludwig.buying import best_gain
from kastelan.bots.greedy.ludwig.outlook import Outlook, outlook, runs_dry
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import LOOK, NO_MORE, PUT
from kastelan.games.ludwig.knowledge import bits
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.terms import USUAL_TERMS


def look(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The stack whose best tile promises most, or that can be emptied to the castle's advantage."""
    mine = outlook(state, seat, seat)
    return max(LOOK, key=lambda action: promised(state, seat, mine, action.stack) + 1e-6 * luck.random())


def glance(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """A stack chosen quickly: one that runs dry to the castle's advantage, or any that has tiles."""
    mine = outlook(state, seat, seat)
    full = [action for action in LOOK if state.stacks[action.stack]] or LOOK
    return max(full, key=lambda action: depleting(state, mine, action.stack) + luck.random())


def promised(state: LudwigState, seat: Seat, mine: Outlook, stack: int) -> float:
    """What looking at a stack promises: its best tile, and points if it runs dry in the end (LUD-END-3)."""
    if not state.stacks[stack]:
        return 0.0
    best = 0.0 if state.last else _best_of(state, seat, mine, stack)
    return depleting(state, mine, stack) + best


def depleting(state: LudwigState, mine: Outlook, stack: int) -> float:
    """What two tiles less in a stack gain in the final scoring."""
    likelier = runs_dry(state, stack, USUAL_TERMS.tiles_put) - mine.empties[stack]
    return USUAL_TERMS.depleted_points * _owned(mine, stack) * likelier


def _owned(mine: Outlook, stack: int) -> int:
    return sum(room.tile.stack == stack for room in mine.castle.rooms)


def _best_of(state: LudwigState, seat: Seat, mine: Outlook, stack: int) -> float:
    """What the best tile of a stack gains on average: it holds some of the hidden tiles of its size."""
    tiles = state.stacks[stack]
    known = bits(tiles) in state.groups[seat]
    hidden = tiles if known else (*tiles, *state.boxed_tiles[stack])
    gains = sorted((_gain(mine, tile) for tile in hidden), reverse=True)
    ways = comb(len(gains), len(tiles))
    chances = (comb(len(gains) - place - 1, len(tiles) - 1) / ways for place in range(len(gains)))
    return sum(gain * chance for gain, chance in zip(gains, chances, strict=True))


def _gain(mine: Outlook, tile: int) -> float:
    return max(0.0, best_gain(mine, mine.components.tiles[tile]) or 0.0)


def dig(state: LudwigState, seat: Seat) -> Action:
    """The two tiles that suit best, the better one on top: it comes to the cheapest slot. In the last round
    tiles are put away only to empty a stack."""
    stack, count = state.looked
    tiles, mine = sorted(state.stacks[stack]), outlook(state, seat, seat)
    if state.last:
        return PUT[0] if len(tiles) <= USUAL_TERMS.tiles_put - count and _owned(mine, stack) else NO_MORE
    order = sorted(range(len(tiles)), key=lambda place: _gain(mine, tiles[place]), reverse=True)
    return PUT[order[1 if count == 0 and len(order) > 1 else 0]]
