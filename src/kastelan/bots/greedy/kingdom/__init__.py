"""Kingdom Builder, one step ahead: gold of the cards in play, tiles, and room to go on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kastelan.bots.greedy.kingdom.evaluation import Outlook, Standing, worth
from kastelan.bots.greedy.kingdom.weights import WEIGHING, KingdomWeights
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
    "WEIGHING",
    "KingdomWeights",
    "Outlook",
    "Standing",
    "adjacent",
    "best_lines",
    "best_tile",
    "choose",
    "worth",
]

LINES: Final = 12
"""How many lines of mandatory settlements the greedy bot keeps while planning."""

LOOK_AHEAD_ABOVE: Final = 20
"""While the supply is larger, a line is also judged by what the next card could bring."""

MOVERS: Final = 6
"""How many settlements are tried for a move."""

NOWHERE: Final = -1
"""No settlement is moved."""

Look = Callable[[KingdomState, Seat], Outlook]
"""How a position is seen: as the greedy bot does, or as a forecast does."""

Line = tuple[float, tuple[Hex, ...], Hexes, Standing]
"""What a line of settlements is worth, its places, and all settlements after it. No two have the same
settlements, so that lines are never compared by more than these."""


def choose(state: State, seat: Seat, luck: Random, look: Look = Outlook) -> Action:
    """The action that looks best, ties settled by luck."""
    assert isinstance(state, KingdomState)
    step = state.step
    if step in (BEFORE, DURING):
        return BUILD[best_lines(state, seat, luck, look)[0][0]]
    here = look(state, seat).standing(state.own[seat])
    if step == AFTER:
        return best_tile(state, seat, here, luck)[0]
    if step == EXTRA:
        return BUILD[_best_place(here, BUILDS[state.kind](state), luck)]
    if step == LIFTING:
        return LIFT[_best_move(state, here, luck)[1]]
    rest = here.without(state.lifted)
    return PUT[_best_place(rest, MOVES[state.kind](state, state.lifted), luck)]


def _best_place(here: Standing, places: Hexes, luck: Random) -> Hex:
    return max((here.after(place) + 1e-6 * luck.random(), place) for place in each(places))[1]


def best_lines(
    state: KingdomState, seat: Seat, luck: Random, look: Look = Outlook, most: int = LINES
) -> list[tuple[Hex, ...]]:
    """Good ways to build all mandatory settlements still due, the best first: of longer and longer lines so
    many are kept."""
    card = state.hands[seat]
    assert card is not None
    terrain = state.board.of[card] & state.free
    here = look(state, seat).standing(state.own[seat])
    lines: list[Line] = [(0.0, (), here.own, here)]
    for _ in range(due(state)):
        longer = _longer(lines, terrain, luck, most)
        if not longer:  # the terrain is full: the next card is not known (KB-BUILD-6)
            break
        lines = longer
    if state.supply[seat] > LOOK_AHEAD_ABOVE:
        lines = sorted(
            ((value + _prospect(here), places, own, here) for value, places, own, here in lines), reverse=True
        )
    return [places for _, places, _, _ in lines]


def _longer(lines: list[Line], terrain: Hexes, luck: Random, most: int) -> list[Line]:
    """The best lines with one settlement more."""
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


def _prospect(here: Standing) -> float:
    """What the next card promises, on average: a good settlement for each terrain keeps out of dead ends."""
    free, best = here.outlook.free & ~here.own, 0.0
    terrains = here.land.terrains
    for terrain in terrains:
        best += max(map(here.after, each(adjacent(terrain & free, here.own))), default=0.0)
    return WEIGHING().prospect * best / len(terrains)


def adjacent(free: Hexes, own: Hexes) -> Hexes:
    """The free hexes beside own settlements if there are any, else all (KB-BUILD-3)."""
    return free & beside(own) or free


def best_tile(
    state: KingdomState, seat: Seat, here: Standing, luck: Random, most: int | None = None
) -> tuple[Action, Hex]:
    """The tile that gains most, if it gains enough: a settlement is not spent for nothing; and the settlement
    that it moves, if it moves any. Only so many settlements, or all, are looked at for a move."""
    best: tuple[float, Action, Hex] = (0.0, END, NOWHERE)
    legal = state.legal(seat)
    if len(legal) == 1:
        return END, NOWHERE
    weights = here.outlook.weights
    for action in legal:
        if isinstance(action, UseTile):
            trial, origin = state.copy(), NOWHERE
            trial.kind = action.kind
            if action.kind < BARN:
                gain = _best_build(trial, here) - weights.building
            else:
                gain, origin = _best_move(trial, here, luck, most)
                gain -= weights.moving
            if gain > best[0]:
                best = gain, action, origin
    return best[1:]


def _best_build(state: KingdomState, here: Standing) -> float:
    """What the best settlement of the tile in use gains."""
    return max(map(here.after, each(BUILDS[state.kind](state)))) - here.now


def _best_move(
    state: KingdomState, here: Standing, luck: Random, most: int | None = None
) -> tuple[float, Hex]:
    """What the best move of the tile in use gains, and the settlement that makes it: one of so many taken at
    random, or of all.

    Only the settlements that are missed least are tried: looking at all of them took nine tenths of the
    thinking time.
    """
    now, origins, movers = here.now, list(each(liftable(state))), MOVERS
    if most is not None and len(origins) > most:
        origins, movers = luck.sample(origins, most), most // 2
    rests = [(origin, here.without(origin)) for origin in origins]
    rests.sort(key=lambda one: one[1].now, reverse=True)
    best = (-1e9, NOWHERE)
    for origin, rest in rests[:movers]:
        for place in each(MOVES[state.kind](state, origin)):
            best = max(best, (rest.after(place) - now + 1e-6 * luck.random(), origin))
    return best
