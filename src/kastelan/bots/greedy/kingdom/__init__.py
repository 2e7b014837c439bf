"""The greedy bot for Kingdom Builder: it values gold of the scoring cards, tiles, and freedom to build."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kastelan.bots.greedy.kingdom.evaluation import Outlook, Valuation, worth
from kastelan.bots.greedy.kingdom.weights import WEIGHTS, KingdomWeights
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import BIT, Hex, Hexes, beside, each
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, UseTile
from kastelan.games.kingdom.components import BARN
from kastelan.games.kingdom.locations import BUILDS, MOVES, liftable
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING, EXTRA, LIFTING
from kastelan.games.kingdom.turn import due

__all__ = [
    "NOWHERE",
    "WEIGHTS",
    "KingdomWeights",
    "Outlook",
    "Valuation",
    "adjacent",
    "best_lines",
    "best_tile",
    "choose",
    "worth",
]

LINES: Final = 12
"""The width of the beam search for mandatory settlements: the number of lines that are kept."""

PROSPECT_SUPPLY: Final = 20
"""With more settlements in supply than this, a line is also judged by what the next card may bring."""

MOVERS: Final = 6
"""The number of settlements that are considered for a move."""

NOWHERE: Final = -1
"""Stands for a settlement where none is moved."""

OutlookMaker = Callable[[KingdomState, Seat], Outlook]
"""A way to value a position: that of the greedy bot, or that of a forecast."""

Line = tuple[float, tuple[Hex, ...], Hexes, Valuation]
"""The value of a line, its places, all settlements after it, and their valuation. No two lines have the same
settlements, so sorting never compares valuations."""


def choose(state: State, seat: Seat, luck: Random, make_outlook: OutlookMaker = Outlook) -> Action:
    """The best action; ties are broken at random."""
    assert isinstance(state, KingdomState)
    step = state.step
    if step in (BEFORE, DURING):
        return BUILD[best_lines(state, seat, luck, make_outlook)[0][0]]
    here = make_outlook(state, seat).valuation(state.own[seat])
    if step == AFTER:
        return best_tile(state, seat, here, luck)[0]
    if step == EXTRA:
        return BUILD[_best_place(here, BUILDS[state.kind](state), luck)]
    if step == LIFTING:
        return LIFT[_best_move(state, here, luck)[1]]
    rest = here.without(state.lifted)
    return PUT[_best_place(rest, MOVES[state.kind](state, state.lifted), luck)]


def _best_place(here: Valuation, places: Hexes, luck: Random) -> Hex:
    # The noise is far smaller than real differences, so it only breaks ties.
    return max((here.after(place) + 1e-6 * luck.random(), place) for place in each(places))[1]


def best_lines(
    state: KingdomState, seat: Seat, luck: Random, make_outlook: OutlookMaker = Outlook, most: int = LINES
) -> list[tuple[Hex, ...]]:
    """Good ways to build all mandatory settlements that are due, the best first (beam search)."""
    card = state.hands[seat]
    assert card is not None
    terrain = state.board.of[card] & state.free
    here = make_outlook(state, seat).valuation(state.own[seat])
    lines: list[Line] = [(0.0, (), here.own, here)]
    for _ in range(due(state)):
        longer = _longer(lines, terrain, luck, most)
        if not longer:  # the terrain is full, and the next card is unknown (KB-BUILD-6)
            break
        lines = longer
    if state.supply[seat] > PROSPECT_SUPPLY:
        lines = sorted(
            ((value + _prospect(here), places, own, here) for value, places, own, here in lines), reverse=True
        )
    return [places for _, places, _, _ in lines]


def _longer(lines: list[Line], terrain: Hexes, luck: Random, most: int) -> list[Line]:
    """The best lines with one more settlement."""
    # Lines that lead to the same settlements in another order are kept once.
    found = {
        own | BIT[place]: ((*places, place), here, place)
        for _, places, own, here in lines
        for place in each(adjacent(terrain & ~own, own))
    }
    ranked = sorted(
        [
            (here.after(place) + 1e-6 * luck.random(), places, own, here)
            for own, (places, here, place) in found.items()
        ],
        reverse=True,
    )
    return [(value, places, own, here.grown(places[-1])) for value, places, own, here in ranked[:most]]


def _prospect(here: Valuation) -> float:
    """The weighted value after one settlement with the next card, on average over all terrains."""
    free, best = here.outlook.free & ~here.own, 0.0
    terrains = here.land.terrains
    for terrain in terrains:
        # A terrain without any free hex adds 0 instead of a whole position's value, which makes dead ends
        # costly.
        best += max(map(here.after, each(adjacent(terrain & free, here.own))), default=0.0)
    return WEIGHTS().prospect * best / len(terrains)


def adjacent(free: Hexes, own: Hexes) -> Hexes:
    """The free hexes next to own settlements, or all free hexes if there are none (KB-BUILD-3)."""
    return free & beside(own) or free


def best_tile(
    state: KingdomState, seat: Seat, here: Valuation, luck: Random, most: int | None = None
) -> tuple[Action, Hex]:
    """The tile to use and the settlement that it moves, if any; END if no tile gains enough.

    `most` limits how many settlements are considered for a move.
    """
    best: tuple[float, Action, Hex] = (0.0, END, NOWHERE)
    legal = state.legal(seat)
    if len(legal) == 1:
        return END, NOWHERE
    weights = here.outlook.weights
    for action in legal:
        if isinstance(action, UseTile):
            trial, origin = state.copy(), NOWHERE
            # The rules in BUILDS and MOVES read the tile in use from `kind`; nothing else of the position
            # changes.
            trial.kind = action.kind
            # The kinds before BARN build a settlement; BARN and those after it move one.
            if action.kind < BARN:
                gain = _best_build(trial, here) - weights.building
            else:
                gain, origin = _best_move(trial, here, luck, most)
                gain -= weights.moving
            if gain > best[0]:
                best = gain, action, origin
    return best[1:]


def _best_build(state: KingdomState, here: Valuation) -> float:
    """The gain of the best settlement that the tile in use can build."""
    return max(map(here.after, each(BUILDS[state.kind](state)))) - here.now


def _best_move(
    state: KingdomState, here: Valuation, luck: Random, most: int | None = None
) -> tuple[float, Hex]:
    """The gain of the best move that the tile in use can make, and the settlement that is moved.

    Only the settlements that are missed least are tried, because trying all took nine tenths of the time.
    With `most`, they are taken from a random sample.
    """
    now, origins, movers = here.now, list(each(liftable(state))), MOVERS
    if most is not None and len(origins) > most:
        origins, movers = luck.sample(origins, most), most // 2
    # The settlements whose removal leaves the highest value are the ones to move.
    rests = [(origin, here.without(origin)) for origin in origins]
    rests.sort(key=lambda one: one[1].now, reverse=True)
    best = (-1e9, NOWHERE)
    for origin, rest in rests[:movers]:
        for place in each(MOVES[state.kind](state, origin)):
            best = max(best, (rest.after(place) - now + 1e-6 * luck.random(), origin))
    return best
