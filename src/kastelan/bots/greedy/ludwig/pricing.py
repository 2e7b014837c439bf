"""Pricing the market: what the others will then buy, what they pay, and what is left for the bot, who buys
last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from kastelan.bots.greedy.ludwig.buying import NEVER, best_corridor, best_gain, few
from kastelan.bots.greedy.ludwig.outlook import Outlook, outlook
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import EMPTY, LAY, PRICES
from kastelan.games.ludwig.market import COIN, open_slots, unpriced
from kastelan.games.ludwig.prices import CORRIDOR_PRICE
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.terms import USUAL_TERMS


@dataclass(frozen=True, slots=True)
class Buyer:
    """What a seat sees in the market, money not counted."""

    outlook: Outlook
    gains: dict[int, float]  # by slot where the tile lies now
    corridor: float


Order = tuple[int, ...]
"""The slots whose tiles come into the slots to be priced, one by one; NOTHING leaves one empty."""

Sales = tuple[tuple[int, int], ...]
"""What everybody buys in turn: the slot where the tile lies now, or NOTHING, and what is paid for it."""


def price(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The tile for the next slot, as the best arrangement found has it."""
    return laying(_improved(Prospects(state, seat), _as_it_lies(state))[0])


def laying(source: int) -> Action:
    """Lay the tile of this slot next."""
    return LAY[source] if source != NOTHING else EMPTY


def arrangements(state: LudwigState, seat: Seat) -> list[tuple[float, Order]]:
    """The best arrangement found, and others after which everybody buys something else; what they bring."""
    prospects = Prospects(state, seat)
    best = _improved(prospects, _as_it_lies(state))
    known = prospects.known
    found, sales = [(known[best][0], best)], {known[best][1]}
    for order, (worth, sold) in sorted(known.items(), key=lambda one: one[1][0], reverse=True):
        if sold not in sales:
            sales.add(sold)
            found.append((worth, order))
    return found


def _as_it_lies(state: LudwigState) -> Order:
    slots, tiles = open_slots(state), unpriced(state)
    return (*tiles, *[NOTHING] * (len(slots) - len(tiles)))


def _turns(state: LudwigState) -> Sequence[int]:
    """The seats in the order of their turns, from the master builder's left; he is last (LUD-ROUND-3)."""
    return range(1, state.table.players + 1)


def _buyer(state: LudwigState, seat: Seat, buyer: Seat) -> Buyer:
    view, tiles = outlook(state, seat, buyer), state.table.components.tiles
    most, gains = few(state.table.players, buyer == seat), {}
    for slot in state.table.slots:
        if state.market[slot] != NOTHING:
            best = best_gain(view, tiles[state.market[slot]], most)
            gains[slot] = NEVER if best is None else best
    return Buyer(view, gains, best_corridor(state, view, most))


def _improved(prospects: Prospects, arranged: Order) -> Order:
    """An arrangement that no exchange of two tiles makes better."""
    worth = prospects.worth
    wanted = tuple(sorted(arranged, key=lambda source: -_wanted(prospects.rivals, source)))
    best = max((arranged, wanted, wanted[::-1]), key=worth)
    value, better = worth(best), True
    while better:
        better = False
        for one, other in combinations(range(len(best)), 2):
            order = list(best)
            order[one], order[other] = order[other], order[one]
            tried = worth(tuple(order))
            if tried > value + 1e-9:
                best, value, better = tuple(order), tried, True
    return best


def _wanted(rivals: list[Buyer], source: int) -> float:
    """How much the rivals want a tile."""
    if source == NOTHING:
        return NEVER
    return max(buyer.gains[source] for buyer in rivals)


Means = tuple[float, int, tuple[dict[int, float], ...]]
"""What somebody gains who buys no tile, what he pays for that, and for each slot what he gains by every tile
that may lie there."""


class Prospects:
    """What a round brings the master builder if everyone buys what suits them best, however the tiles are
    arranged: what somebody gains with so much money is worked out once."""

    def __init__(self, state: LudwigState, seat: Seat) -> None:
        seats = [(state.master + turn) % state.table.players for turn in _turns(state)]
        *self.rivals, self.master = [_buyer(state, seat, buyer) for buyer in seats]
        self.known: dict[Order, tuple[float, Sales]] = {}
        self._state, self._slots = state, state.table.slots
        self._rivals = [self._means(buyer, buyer.outlook.money) for buyer in self.rivals]
        self._master: dict[int, Means] = {}

    def _means(self, buyer: Buyer, money: int) -> Means:
        purse, now = buyer.outlook.purse, buyer.outlook.purse(money)
        nothing = (purse(money + USUAL_TERMS.money_taken) - now, 0)
        if money >= CORRIDOR_PRICE:
            nothing = max(nothing, (buyer.corridor + purse(money - CORRIDOR_PRICE) - now, CORRIDOR_PRICE))

        def net(slot: int, source: int) -> float:
            after = money + COIN * self._state.coins[source] - PRICES[slot]
            return buyer.gains[source] + purse(after) - now if after >= 0 else NEVER

        return *nothing, tuple(
            [{NOTHING: NEVER} | {tile: net(slot, tile) for tile in buyer.gains} for slot in self._slots]
        )

    def worth(self, order: Order) -> float:
        """What the tiles in this order bring him."""
        if order not in self.known:
            self.known[order] = self._outcome(order)
        return self.known[order][0]

    def _outcome(self, order: Order) -> tuple[float, Sales]:
        lying, sales, envied = [*self._state.laid, *order], list[tuple[int, int]](), 0.0
        for means in self._rivals:
            gained, sale = self._bought(means, lying)
            sales.append(sale)
            envied += gained
        view, income = self.master.outlook, sum(paid for _, paid in sales)
        if income not in self._master:
            self._master[income] = self._means(self.master, view.money + income)
        gained, sale = self._bought(self._master[income], lying)
        earned = view.purse(view.money + income) - view.purse(view.money)
        return earned + gained - view.weights.envy * envied / len(self.rivals), (*sales, sale)

    def _bought(self, means: Means, lying: list[int]) -> tuple[float, tuple[int, int]]:
        """What somebody gains by what is left, and what he buys; that does not lie there any more."""
        gained, paid, tiles = means
        taken = NOTHING
        for place, (gains, source) in enumerate(zip(tiles, lying, strict=True)):
            if gains[source] > gained:
                gained, taken = gains[source], place
        if taken == NOTHING:
            return gained, (NOTHING, paid)
        sold, lying[taken] = lying[taken], NOTHING
        return gained, (sold, PRICES[self._slots[taken]])
