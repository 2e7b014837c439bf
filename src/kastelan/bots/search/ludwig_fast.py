"""Searching Castles of Mad King Ludwig with the fast evaluation: purchases, placements and prices.

At tables of any size it uses the weights that were tuned for two players.
"""

from __future__ import annotations

from heapq import nlargest
from math import fsum
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig import choose
from kastelan.bots.greedy.ludwig.buying import candidates, cost, for_sale, gain_of_tile, gains, plans
from kastelan.bots.greedy.ludwig.castle_value import current_potential
from kastelan.bots.greedy.ludwig.pricing import Order, arrangements, lay_from
from kastelan.bots.greedy.ludwig.rewards import dig_to_deplete
from kastelan.bots.greedy.ludwig.situation import Situation, situation_of
from kastelan.bots.greedy.ludwig.weights import search_weights
from kastelan.bots.search.knowledge import Promising, Turn, follow
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import KEEP_REST, MONEY, Place
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING, DIGGING, PLACING, PRICING
from kastelan.games.ludwig.terms import USUAL_TERMS

MAX_PURCHASES: Final = 6
"""The number of purchases that are played out."""

PLACEMENTS_PER_TILE: Final = 2
"""The number of placements of one tile among them."""

MAX_ARRANGEMENTS: Final = 6
"""The number of arrangements of the market that are played out."""

PLAYOUT_ROUNDS: Final = 2
"""The number of turns of each seat after which a playout ends."""

PLAYOUT_PLACEMENTS: Final = 4
"""The number of placements of a tile that are compared in a playout."""

OPPONENT_PLACEMENTS: Final = 2
"""The same for one of several opponents. Their points do not count, only what they take from the market."""


class FastSearch:
    """The part of the search that depends on the evaluation, for tables with the fast one."""

    def playout_turns(self, players: int) -> int:
        return PLAYOUT_ROUNDS * players

    def turns(self, state: LudwigState, seat: Seat, luck: Random) -> list[Promising]:
        """The greedy bot's turn, and the best other purchases or arrangements of the market."""
        with search_weights():
            return _turns(state, seat, luck)

    def first_turn(self, state: LudwigState, actions: Turn) -> Turn:
        """All prices; a purchase and its placement; otherwise one action."""
        if state.step == PRICING:
            return actions
        return actions[:2] if state.step == BUYING and actions[0] != MONEY else actions[:1]

    def advance(self, state: LudwigState, seat: Seat, luck: Random, own: bool) -> None:
        """Play one action, or a purchase and its placement, which are chosen together to save time."""
        with search_weights():
            if state.step == BUYING:
                # With one opponent its points count in the result, so it is played as carefully as the seat
                # itself.
                several = not own and state.table.players > 2
                count = OPPONENT_PLACEMENTS if several else PLAYOUT_PLACEMENTS
                follow(state, seat, quick_purchase(state, seat, count))
            else:
                state.apply(seat, _quick_choice(state, seat, luck))

    def points(self, state: LudwigState, seat: Seat) -> tuple[float, ...]:
        """The score of each seat, and what it can expect to add to it."""
        with search_weights():
            return tuple(
                [
                    score + unscored_points(situation_of(state, seat, other))
                    for other, score in enumerate(state.score)
                ]
            )


def _quick_choice(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The greedy bot's action. But the market keeps its order, and tiles are only dug to deplete a stack."""
    if state.step == PRICING:
        legal = state.legal(seat)
        return KEEP_REST if KEEP_REST in legal else legal[0]
    if state.step == DIGGING and not state.table.solo:
        return dig_to_deplete(state, seat)
    return choose(state, seat, luck)


def _turns(state: LudwigState, seat: Seat, luck: Random) -> list[Promising]:
    if state.step == PRICING:
        ways = arrangements(state, seat)[:MAX_ARRANGEMENTS]
        return [(value, _lay_all(state, seat, order)) for value, order in ways]
    first = choose(state, seat, luck)
    if state.step == PLACING:
        tile = state.table.components.tiles[state.tile]
        return [(plan.gain, (plan.place,)) for plan in plans(situation_of(state, seat, seat), tile)]
    if state.step != BUYING:
        return [(0.0, (first,))]
    found = sorted(_purchases(state, seat), key=lambda one: one[0], reverse=True)
    # The greedy bot's purchase, with the better of its placements, because `found` is sorted.
    best = next(one for one in found if one[1][0] == first)
    others = [one for one in found if one != best]
    return [best, *others[: MAX_PURCHASES - 1]]


def _lay_all(state: LudwigState, seat: Seat, order: Order) -> Turn:
    """The actions that make an arrangement. The last tile may be laid without a decision."""
    now, actions = state.copy(), list[Action]()
    for source in order:
        if now.step == PRICING:
            actions.append(lay_from(source))
            now.apply(seat, actions[-1])
    return tuple(actions)


def _purchases(state: LudwigState, seat: Seat) -> list[Promising]:
    """All purchases with their best placements, and taking money; and their gain."""
    own, tiles = situation_of(state, seat, seat), state.table.components.tiles
    money = own.money
    ways: list[Promising] = [
        (own.money_value(money + USUAL_TERMS.money_taken) - own.money_value(money), (MONEY,))
    ]
    for action, tile, price, coins in for_sale(state):
        if money + coins >= price:
            paid = cost(state, own, price, coins)
            best = nlargest(PLACEMENTS_PER_TILE, plans(own, tiles[tile]), key=lambda plan: plan.gain)
            ways += [(plan.gain - paid, (action, plan.place)) for plan in best]
    return ways


def quick_purchase(state: LudwigState, seat: Seat, count: int) -> Turn:
    """The best purchase and placement, of few placements for each tile."""
    own, tiles = situation_of(state, seat, seat), state.table.components.tiles
    money = own.money
    turn: Turn = (MONEY,)
    best = own.money_value(money + USUAL_TERMS.money_taken) - own.money_value(money)
    for action, tile, price, coins in for_sale(state):
        if money + coins >= price and (plan := quick_plan(own, tiles[tile], count)) is not None:
            gain = plan[0] - cost(state, own, price, coins)
            if gain > best:
                best, turn = gain, (action, plan[1])
    return turn


def quick_plan(own: Situation, tile: Tile, count: int) -> tuple[float, Place] | None:
    """The best of a few placements of a tile and its gain, or None if there is no place for it."""
    of_tile = gain_of_tile(own, tile)
    found = [gain + of_tile for gain in gains(own.canonical, tile, count)]
    if not found:
        return None
    best = max(found)
    # gains() are in the order of candidates().
    way, _ = candidates(own.castle, tile)[found.index(best)]
    return best, way.place


def unscored_points(situation: Situation) -> float:
    """The points that a seat can expect besides its score: for castle, favours, cards and money."""
    depleted = fsum(
        situation.depletion[room.tile.stack] for room in situation.castle.rooms if room.tile.stack is not None
    )
    return (
        current_potential(situation.canonical)
        + situation.money_value(situation.money)
        + USUAL_TERMS.depleted_points * depleted
    )
