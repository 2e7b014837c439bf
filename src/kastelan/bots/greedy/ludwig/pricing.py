"""Pricing the market by what the others would buy then, what they would pay, and what would be left for the
master builder, who buys last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from kastelan.bots.greedy.ludwig.buying import IMPOSSIBLE, best_corridor, best_gain, placements_compared
from kastelan.bots.greedy.ludwig.situation import Situation, situation_of
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import EMPTY, LAY, PRICES
from kastelan.games.ludwig.market import COIN, open_slots, unpriced
from kastelan.games.ludwig.prices import CORRIDOR_PRICE
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.terms import USUAL_TERMS


@dataclass(frozen=True, slots=True)
class Buyer:
    """The gains of a seat by what is in the market, without prices."""

    situation: Situation
    gains: dict[int, float]  # by the slot where the tile lies now
    corridor: float


Order = tuple[int, ...]
"""For each slot to be priced, the slot where its tile lies now; NOTHING leaves a slot empty."""

Sales = tuple[tuple[int, int], ...]
"""What each seat buys in turn: the place of the tile in the order, or NOTHING, and the price paid."""


def price(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The tile for the next slot in the best arrangement found."""
    return lay_from(_improved(RoundForecast(state, seat), _as_it_lies(state))[0])


def lay_from(source: int) -> Action:
    """The action that lays the tile of this slot next, or none."""
    return LAY[source] if source != NOTHING else EMPTY


def arrangements(state: LudwigState, seat: Seat) -> list[tuple[float, Order]]:
    """The best arrangement found, and others with different sales; and their values."""
    forecast = RoundForecast(state, seat)
    best = _improved(forecast, _as_it_lies(state))
    known = forecast.outcomes
    found, sales = [(known[best][0], best)], {known[best][1]}
    for order, (value, sold) in sorted(known.items(), key=lambda one: one[1][0], reverse=True):
        if sold not in sales:
            sales.add(sold)
            found.append((value, order))
    return found


def _as_it_lies(state: LudwigState) -> Order:
    slots, tiles = open_slots(state), unpriced(state)
    return (*tiles, *[NOTHING] * (len(slots) - len(tiles)))


def _turns(state: LudwigState) -> Sequence[int]:
    """The places at the table from the master builder's left, who is last (LUD-ROUND-3)."""
    return range(1, state.table.players + 1)


def _buyer(state: LudwigState, seat: Seat, buyer: Seat) -> Buyer:
    situation, tiles = situation_of(state, seat, buyer), state.table.components.tiles
    most, gains = placements_compared(state.table.players, buyer == seat), {}
    for slot in state.table.slots:
        if state.market[slot] != NOTHING:
            best = best_gain(situation, tiles[state.market[slot]], most)
            gains[slot] = IMPOSSIBLE if best is None else best
    return Buyer(situation, gains, best_corridor(state, situation, most))


def _improved(forecast: RoundForecast, arranged: Order) -> Order:
    """An arrangement that no swap of two tiles improves: the result of a local search."""
    value_of = forecast.value
    wanted = tuple(sorted(arranged, key=lambda source: -_wanted(forecast.rivals, source)))
    # The search starts from the best of three: as it lies, the most wanted tiles dear, or cheap.
    best = max((arranged, wanted, wanted[::-1]), key=value_of)
    value, better = value_of(best), True
    while better:
        better = False
        for one, other in combinations(range(len(best)), 2):
            order = list(best)
            order[one], order[other] = order[other], order[one]
            tried = value_of(tuple(order))
            # The margin ignores differences that come from rounding alone.
            if tried > value + 1e-9:
                best, value, better = tuple(order), tried, True
    return best


def _wanted(rivals: list[Buyer], source: int) -> float:
    """The highest gain of a rival by a tile."""
    if source == NOTHING:
        return IMPOSSIBLE
    return max(buyer.gains[source] for buyer in rivals)


BuyerOptions = tuple[float, int, tuple[dict[int, float], ...]]
"""What a buyer can choose from: the gain without buying a tile and the price paid for that, then for each
slot the gain by every tile that may lie there."""


class RoundForecast:
    """The value of each arrangement for the master builder, if all seats make the purchase that is best for
    them. The gains of a seat depend only on its money, so they are computed once."""

    def __init__(self, state: LudwigState, seat: Seat) -> None:
        seats = [(state.master + turn) % state.table.players for turn in _turns(state)]
        *self.rivals, self.master = [_buyer(state, seat, buyer) for buyer in seats]
        self.outcomes: dict[Order, tuple[float, Sales]] = {}
        self._state, self._slots = state, state.table.slots
        self._rivals = [self._options(buyer, buyer.situation.money) for buyer in self.rivals]
        self._master: dict[int, BuyerOptions] = {}

    def _options(self, buyer: Buyer, money: int) -> BuyerOptions:
        money_value, now = buyer.situation.money_value, buyer.situation.money_value(money)
        nothing = (money_value(money + USUAL_TERMS.money_taken) - now, 0)
        if money >= CORRIDOR_PRICE:
            nothing = max(
                nothing, (buyer.corridor + money_value(money - CORRIDOR_PRICE) - now, CORRIDOR_PRICE)
            )

        def net(slot: int, source: int) -> float:
            after = money + COIN * self._state.coins[source] - PRICES[slot]
            return buyer.gains[source] + money_value(after) - now if after >= 0 else IMPOSSIBLE

        return *nothing, tuple(
            # An entry for NOTHING, so that empty slots need no test when tiles are compared.
            [{NOTHING: IMPOSSIBLE} | {tile: net(slot, tile) for tile in buyer.gains} for slot in self._slots]
        )

    def value(self, order: Order) -> float:
        """The value of an arrangement."""
        if order not in self.outcomes:
            self.outcomes[order] = self._outcome(order)
        return self.outcomes[order][0]

    def _outcome(self, order: Order) -> tuple[float, Sales]:
        # _bought() removes tiles from this list, so it is a new one for each arrangement.
        lying, sales, envied = [*self._state.laid, *order], list[tuple[int, int]](), 0.0
        for options in self._rivals:
            gained, sale = self._bought(options, lying)
            sales.append(sale)
            envied += gained
        situation, income = self.master.situation, sum(paid for _, paid in sales)
        # The master builder buys last, with what the others have paid; the same income returns often.
        if income not in self._master:
            self._master[income] = self._options(self.master, situation.money + income)
        gained, sale = self._bought(self._master[income], lying)
        earned = situation.money_value(situation.money + income) - situation.money_value(situation.money)
        return earned + gained - situation.weights.envy * envied / len(self.rivals), (*sales, sale)

    def _bought(self, options: BuyerOptions, lying: list[int]) -> tuple[float, tuple[int, int]]:
        """The gain of a buyer by what is left in the market, and what is bought, which is then removed."""
        gained, paid, tiles = options
        taken = NOTHING
        for place, (gains, source) in enumerate(zip(tiles, lying, strict=True)):
            if gains[source] > gained:
                gained, taken = gains[source], place
        if taken == NOTHING:
            return gained, (NOTHING, paid)
        sold, lying[taken] = lying[taken], NOTHING
        return gained, (sold, PRICES[self._slots[taken]])
