"""Castles of Mad King Ludwig for a search: purchases with their places, prices, and what castles promise."""

from __future__ import annotations

from collections.abc import Hashable
from heapq import nlargest
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig import choose
from kastelan.bots.greedy.ludwig.base import base_game
from kastelan.bots.greedy.ludwig.buying import candidates, cost, for_sale, gain_anywhere, gains, plans
from kastelan.bots.greedy.ludwig.outlook import Outlook, outlook
from kastelan.bots.greedy.ludwig.pricing import Order, arrangements, laying
from kastelan.bots.greedy.ludwig.rewards import empty
from kastelan.bots.greedy.ludwig.weights import thinking_ahead
from kastelan.bots.greedy.ludwig.worth import present
from kastelan.bots.search import modules
from kastelan.bots.search.budget import Spent
from kastelan.bots.search.knowledge import Promising, Turn, follow
from kastelan.core.game import Action, Seat, State
from kastelan.games.ludwig.actions import KEEP_REST, MONEY, Place
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING, DIGGING, PLACING, PRICING
from kastelan.games.ludwig.terms import USUAL_TERMS

TURNS: Final = 6
"""How many purchases are tried."""

QUICKLY: Final = 4
"""How many places of a tile are looked at in a playout."""

BY_OTHERS: Final = 2
"""The same for each of several others, whose points do not count: it is enough to know what they take."""

ROUNDS: Final = 2
"""After how many turns of everybody a playout is judged."""

ARRANGEMENTS: Final = 6
"""How many arrangements of the market are tried."""

BOUGHT: Final = 0.8
"""The part of a turn's time for the purchase."""

PLACES: Final = 2
"""How many places of one tile are among them."""


class LudwigKnowledge:
    """Castles of Mad King Ludwig, as a search sees it: it thinks about purchases, places and prices, at all
    tables with the weights that were tuned for two."""

    scale = 12.0
    trust = 8.0

    def min_playouts(self, state: State) -> int:
        """What a turn promises counts beside a few playouts."""
        return 0

    def independent(self, players: int) -> bool:
        """Everybody builds a castle of his own."""
        return players > 2

    def budget_share(self, state: State) -> float:
        """Most for the purchase, a reward may bring another tile; all for prices, others act after that."""
        assert isinstance(state, LudwigState)
        if state.step == PRICING:
            return 1.0
        return BOUGHT if state.step == BUYING else 1 - BOUGHT

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        """Only the seat's own castle grows in its turn and its extra turns; alone, every decision is one."""
        assert isinstance(state, LudwigState)
        others = (*state.castles[:seat], *state.castles[seat + 1 :])
        tiles = tuple(room.tile.id for castle in others for room in castle.rooms)
        return (seat, state.round, tiles) if others else object()

    def turns(self, state: State, seat: Seat, luck: Random, _: Spent) -> list[Promising]:
        """What the greedy bot would do, and the purchases or arrangements that look best beside that."""
        assert isinstance(state, LudwigState)
        if not base_game(state):
            return modules.turns(state, seat, luck)
        with thinking_ahead():
            return _turns(state, seat, luck)

    def first_turn(self, state: State, seat: Seat, actions: Turn) -> Turn:
        """The purchase and its place, or all prices; taking money has no place. With modules much may come
        between them."""
        assert isinstance(state, LudwigState)
        if not base_game(state):
            return actions[:1]
        if state.step == PRICING:
            return actions
        return actions[:2] if state.step == BUYING and actions[0] != MONEY else actions[:1]

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """Cards and tiles in any order."""
        return state.determinise(seat, chance)

    def playout_ends(self, begun: State, now: State, changes: int) -> bool:
        """When everybody had some turns, with modules sooner; alone, at the end."""
        assert isinstance(begun, LudwigState)
        return changes > (ROUNDS * begun.table.players if base_game(begun) else modules.TURNS_AHEAD)

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """As the greedy bot, but the market stays as it lies."""
        assert isinstance(state, LudwigState)
        if not base_game(state):
            return modules.play_on(state, seat, luck)
        if state.step == PRICING:
            legal = state.legal(seat)
            return KEEP_REST if KEEP_REST in legal else legal[0]
        if state.step == DIGGING and not state.table.solo:
            return empty(state, seat)
        return choose(state, seat, luck)

    def advance(self, state: State, seat: Seat, luck: Random, own: bool) -> State:
        """One action on; a purchase and its place are found together, and quickly."""
        assert isinstance(state, LudwigState)
        with thinking_ahead():
            if state.step == BUYING and base_game(state):
                places = BY_OTHERS if not own and self.independent(state.table.players) else QUICKLY
                follow(state, seat, quick_purchase(state, seat, places))
            else:
                state.apply(seat, self.play_on(state, seat, luck))
        return state

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The score, what castle, favours and cards promise, and what the money will buy."""
        assert isinstance(state, LudwigState)
        if not base_game(state):
            return modules.points(state)
        with thinking_ahead():
            return tuple(
                [score + promised(outlook(state, seat, other)) for other, score in enumerate(state.score)]
            )


def _turns(state: LudwigState, seat: Seat, luck: Random) -> list[Promising]:
    if state.step == PRICING:
        ways = arrangements(state, seat)[:ARRANGEMENTS]
        return [(worth, _laid(state, seat, order)) for worth, order in ways]
    first = choose(state, seat, luck)
    if state.step == PLACING:
        tile = state.table.components.tiles[state.tile]
        return [(plan.gain, (plan.place,)) for plan in plans(outlook(state, seat, seat), tile)]
    if state.step != BUYING:
        return [(0.0, (first,))]
    found = sorted(_purchases(state, seat), key=lambda one: one[0], reverse=True)
    best = next(one for one in found if one[1][0] == first)
    others = [one for one in found if one != best]
    return [best, *others[: TURNS - 1]]


def _laid(state: LudwigState, seat: Seat, order: Order) -> Turn:
    """An arrangement as actions, until the last tile has no choice any more."""
    now, actions = state.copy(), list[Action]()
    for source in order:
        if now.step == PRICING:
            actions.append(laying(source))
            now.apply(seat, actions[-1])
    return tuple(actions)


def _purchases(state: LudwigState, seat: Seat) -> list[Promising]:
    """Every purchase with its best places, and taking money: what it gains."""
    mine, tiles = outlook(state, seat, seat), state.table.components.tiles
    money = mine.money
    ways: list[Promising] = [(mine.purse(money + USUAL_TERMS.money_taken) - mine.purse(money), (MONEY,))]
    for action, tile, price, coins in for_sale(state):
        if money + coins >= price:
            paid = cost(state, mine, price, coins)
            best = nlargest(PLACES, plans(mine, tiles[tile]), key=lambda plan: plan.gain)
            ways += [(plan.gain - paid, (action, plan.place)) for plan in best]
    return ways


def quick_purchase(state: LudwigState, seat: Seat, places: int) -> Turn:
    """The tile and the place that gain most for the price, of the few best places at first sight."""
    mine, tiles = outlook(state, seat, seat), state.table.components.tiles
    money = mine.money
    turn: Turn = (MONEY,)
    best = mine.purse(money + USUAL_TERMS.money_taken) - mine.purse(money)
    for action, tile, price, coins in for_sale(state):
        if money + coins >= price and (plan := quick_plan(mine, tiles[tile], places)) is not None:
            gain = plan[0] - cost(state, mine, price, coins)
            if gain > best:
                best, turn = gain, (action, plan[1])
    return turn


def quick_plan(mine: Outlook, tile: Tile, places: int) -> tuple[float, Place] | None:
    """What the best of a few places of a tile gains; none if there is no place for it."""
    always = gain_anywhere(mine, tile)
    found = [gain + always for gain in gains(mine.same, tile, places)]
    if not found:
        return None
    best = max(found)
    way, _ = candidates(mine.castle, tile)[found.index(best)]
    return best, way.place


def promised(of: Outlook) -> float:
    """What castle, favours and cards of a seat promise, and what its money will buy."""
    depleted = sum(of.empties[room.tile.stack] for room in of.castle.rooms if room.tile.stack is not None)
    return present(of.same) + of.purse(of.money) + USUAL_TERMS.depleted_points * depleted
