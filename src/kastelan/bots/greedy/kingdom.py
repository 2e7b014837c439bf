"""Kingdom Builder, one step ahead: gold of the cards in play, tiles, and room to go on.

A position is worth its gold, a bonus for every tile won (it builds or moves once a turn from then on), and a
little for staying free: a terrain that no own settlement borders lets the next card of that terrain be built
anywhere (KB-BUILD-3).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from kastelan.bots.greedy.weighing import Weighing, Weights
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import BIT, Hex, Hexes, beside, each, groups
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, UseTile
from kastelan.games.kingdom.components import BARN, BUILDABLE, CARDS, SETTLEMENTS
from kastelan.games.kingdom.locations import BUILDS, MOVES, liftable
from kastelan.games.kingdom.scoring import ALONE, LORDS, SECTORS, castles, farmers, lords
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.steps import AFTER, BEFORE, DURING, EXTRA, LIFTING
from kastelan.games.kingdom.turn import due

CITIZENS: Final = CARDS.index("citizens")
FARMERS: Final = CARDS.index("farmers")

LINES: Final = 12
"""How many lines of mandatory settlements are kept while planning."""

LOOK_AHEAD_ABOVE: Final = 20
"""While the supply is larger, a line is also judged by what the next card could bring."""

MOVERS: Final = 6
"""How many settlements are tried for a move."""


@dataclass(frozen=True, slots=True, eq=False)
class KingdomWeights(Weights):
    """What things are worth beside gold, in gold."""

    tiles: tuple[float, ...]
    """A tile of each kind, at the start of the game; it fades with the supply."""

    freedom: float
    """Not to border a terrain."""

    approach: float
    """To stand two hexes from a location that still has a tile."""

    building: float
    """A settlement in the supply: a tile that builds for less is not used."""

    moving: float
    """A move that gains less is not made."""

    lords: float
    """An even spread, with the lords in play."""

    farmers: float
    """An even spread, with the farmers in play."""

    prospect: float
    """How much counts what the next card could bring."""


WEIGHING: Final = Weighing(KingdomWeights, "kingdom")


def choose(state: State, seat: Seat, luck: Random) -> Action:
    """The action that looks best, ties settled by luck."""
    assert isinstance(state, KingdomState)
    step = state.step
    if step in (BEFORE, DURING):
        return BUILD[_best_opening(state, seat, luck)]
    if step == EXTRA:
        return BUILD[_best_place(state, seat, state.own[seat], each(BUILDS[state.kind](state)), luck)]
    if step == AFTER:
        return _best_tile(state, seat, luck)
    if step == LIFTING:
        return LIFT[_best_move(state, seat, luck)[1]]
    places = MOVES[state.kind](state, state.lifted)
    rest = state.own[seat] ^ BIT[state.lifted]
    return PUT[_best_place(state, seat, rest, each(places), luck)]


def _best_place(state: KingdomState, seat: Seat, own: Hexes, places: Iterable[Hex], luck: Random) -> Hex:
    return max((worth(state, seat, own | BIT[place]) + 1e-6 * luck.random(), place) for place in places)[1]


def _best_opening(state: KingdomState, seat: Seat, luck: Random) -> Hex:
    """The first of the mandatory settlements still due, chosen with the others in mind."""
    return best_lines(state, seat, luck)[0][0]


def best_lines(state: KingdomState, seat: Seat, luck: Random) -> list[tuple[Hex, ...]]:
    """Good ways to build all mandatory settlements still due, the best first: of longer and longer lines a
    few are kept."""
    card = state.hands[seat]
    assert card is not None
    terrain = state.board.of[card] & state.free
    lines: list[tuple[float, tuple[Hex, ...], Hexes]] = [(0.0, (), state.own[seat])]
    for _ in range(due(state)):
        longer = {
            own | BIT[place]: (*places, place)
            for _, places, own in lines
            for place in each(adjacent(terrain & ~own, own))
        }
        if not longer:  # the terrain is full: the next card is not known (KB-BUILD-6)
            break
        ranked = [
            (worth(state, seat, own) + 1e-6 * luck.random(), places, own) for own, places in longer.items()
        ]
        lines = sorted(ranked, reverse=True)[:LINES]
    if state.supply[seat] > LOOK_AHEAD_ABOVE:
        lines = sorted(
            ((value + _prospect(state, seat, own), places, own) for value, places, own in lines), reverse=True
        )
    return [places for _, places, _ in lines]


def _prospect(state: KingdomState, seat: Seat, own: Hexes) -> float:
    """What the next card promises, on average: a good settlement for each terrain keeps out of dead ends."""
    free = state.free & ~own
    best = 0.0
    for terrain in BUILDABLE:
        places = each(adjacent(state.board.of[terrain] & free, own))
        best += max((worth(state, seat, own | BIT[place]) for place in places), default=0.0)
    return WEIGHING().prospect * best / len(BUILDABLE)


def adjacent(free: Hexes, own: Hexes) -> Hexes:
    """The free hexes beside own settlements if there are any, else all (KB-BUILD-3)."""
    return free & beside(own) or free


def _best_tile(state: KingdomState, seat: Seat, luck: Random) -> Action:
    """The tile that gains most, if it gains enough: a settlement is not spent for nothing."""
    best: tuple[float, Action] = (0.0, END)
    weights = WEIGHING()
    for action in state.legal(seat):
        if isinstance(action, UseTile):
            trial = state.copy()
            trial.kind = action.kind
            if action.kind < BARN:
                gain = _best_build(trial, seat) - weights.building
            else:
                gain = _best_move(trial, seat, luck)[0] - weights.moving
            if gain > best[0]:
                best = gain, action
    return best[1]


def _best_build(state: KingdomState, seat: Seat) -> float:
    """What the best settlement of the tile in use gains."""
    own = state.own[seat]
    places = each(BUILDS[state.kind](state))
    return max(worth(state, seat, own | BIT[place]) for place in places) - worth(state, seat, own)


def _best_move(state: KingdomState, seat: Seat, luck: Random) -> tuple[float, Hex]:
    """What the best move of the tile in use gains, and the settlement that makes it.

    Only the settlements that are missed least are tried: looking at all of them took nine tenths of the
    thinking time.
    """
    own = state.own[seat]
    now = worth(state, seat, own)
    origins = sorted(
        each(liftable(state)), key=lambda origin: worth(state, seat, own ^ BIT[origin]), reverse=True
    )
    best = (-1e9, -1)
    for origin in origins[:MOVERS]:
        rest = own ^ BIT[origin]
        for place in each(MOVES[state.kind](state, origin)):
            best = max(best, (worth(state, seat, rest | BIT[place]) - now + 1e-6 * luck.random(), origin))
    return best


def worth(state: KingdomState, seat: Seat, own: Hexes) -> float:
    """What the position is worth to the seat if its settlements stood like this."""
    board, near, weights = state.board, beside(own), WEIGHING()
    gold = castles(board, own) + sum(_card(state, seat, card, own, weights) for card in state.table.cards)
    still = state.supply[seat] / SETTLEMENTS
    free = state.free & ~own
    reach = near & free
    freedom = sum(not board.of[terrain] & reach for terrain in BUILDABLE)
    return gold + still * (_tiles(state, seat, own, near, weights) + weights.freedom * freedom)


def _card(state: KingdomState, seat: Seat, card: int, own: Hexes, weights: KingdomWeights) -> float:
    """The card's gold, and a hint of gold for steps that will count only later."""
    if card == LORDS:
        owns = (*state.own[:seat], own, *state.own[seat + 1 :])
        gold = lords(owns, state.table.lords_need_settlement)
        return gold[seat] - (sum(gold) - gold[seat]) / (len(gold) - 1) + weights.lords * _even(own)
    if card == FARMERS:
        return farmers(state.board, own) + weights.farmers * _even(own)
    if card == CITIZENS:
        return max((group.bit_count() for group in groups(own)), default=0) / 2
    return ALONE[card](state.board, own)


def _even(own: Hexes) -> float:
    """How far the thinner sectors are on their way: two more settlements than the thinnest count, no more."""
    counts = [(own & sector).bit_count() for sector in SECTORS]
    least = min(counts)
    return sum(min(count - least, 2) for count in counts) / 2


def _tiles(state: KingdomState, seat: Seat, own: Hexes, near: Hexes, weights: KingdomWeights) -> float:
    """What the tiles are worth that the seat would hold, and locations that it would be two steps from."""
    worth = 0.0
    for number, location in enumerate(state.board.locations):
        if own & location.near:
            if state.held[seat] >> number & 1 or (
                not state.taken[seat] >> number & 1 and state.left[number] > 0
            ):
                worth += weights.tiles[location.kind]
        elif near & location.near and state.left[number] and not state.taken[seat] >> number & 1:
            worth += weights.approach
    return worth
