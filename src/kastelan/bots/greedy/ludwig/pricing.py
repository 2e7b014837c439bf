"""Pricing the market: what the others will then buy, what they pay, and what is left for the bot, who buys
last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from kastelan.bots.greedy.ludwig.buying import NEVER, best_corridor, best_gain
from kastelan.bots.greedy.ludwig.outlook import Outlook, outlook
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import EMPTY, LAY, PRICES
from kastelan.games.ludwig.buying import CORRIDOR_PRICE, TAKEN_MONEY
from kastelan.games.ludwig.market import COIN, open_slots, unpriced
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.steps import NOTHING


@dataclass(frozen=True, slots=True)
class Buyer:
    """What a seat sees in the market, money not counted."""

    outlook: Outlook
    gains: dict[int, float]  # by slot where the tile lies now
    corridor: float


def price(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The tile for the next slot, as the best arrangement found has it."""
    slots, tiles = open_slots(state), unpriced(state)
    arranged = [*tiles, *[NOTHING] * (len(slots) - len(tiles))]
    best = _improved(Prospects(state, seat), arranged)
    return LAY[best[0]] if best[0] != NOTHING else EMPTY


def _turns(state: LudwigState) -> Sequence[int]:
    """The seats in the order of their turns, from the master builder's left; he is last (LUD-ROUND-3)."""
    return range(1, state.table.players + 1)


def _buyer(state: LudwigState, seat: Seat, buyer: Seat) -> Buyer:
    view, tiles = outlook(state, seat, buyer), state.table.components.tiles
    gains = {}
    for slot in state.table.slots:
        if state.market[slot] != NOTHING:
            best = best_gain(view, tiles[state.market[slot]])
            gains[slot] = NEVER if best is None else best
    return Buyer(view, gains, best_corridor(state, view))


def _improved(prospects: Prospects, arranged: list[int]) -> list[int]:
    """An arrangement that no exchange of two tiles makes better."""
    worth = prospects.outcome
    wanted = sorted(arranged, key=lambda source: -_wanted(prospects.rivals, source))
    best = max((arranged, wanted, wanted[::-1]), key=worth)
    value, better = worth(best), True
    while better:
        better = False
        for one, other in combinations(range(len(best)), 2):
            order = best.copy()
            order[one], order[other] = order[other], order[one]
            tried = worth(order)
            if tried > value + 1e-9:
                best, value, better = order, tried, True
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
        self._state, self._laid = state, state.laid
        self._slots = state.table.slots
        self._rivals = [self._means(buyer, buyer.outlook.money) for buyer in self.rivals]
        self._master: dict[int, Means] = {}

    def _means(self, buyer: Buyer, money: int) -> Means:
        purse, now = buyer.outlook.purse, buyer.outlook.purse(money)
        nothing = (purse(money + TAKEN_MONEY) - now, 0)
        if money >= CORRIDOR_PRICE:
            nothing = max(nothing, (buyer.corridor + purse(money - CORRIDOR_PRICE) - now, CORRIDOR_PRICE))

        def net(slot: int, source: int) -> float:
            after = money + COIN * self._state.coins[source] - PRICES[slot]
            return buyer.gains[source] + purse(after) - now if after >= 0 else NEVER

        return *nothing, tuple(
            [{NOTHING: NEVER} | {tile: net(slot, tile) for tile in buyer.gains} for slot in self._slots]
        )

    def outcome(self, order: list[int]) -> float:
        """What the tiles in this order bring him."""
        lying = [*self._laid, *order]
        income, envied = 0, 0.0
        for gained, paid, tiles in self._rivals:
            taken = NOTHING
            for place, (gains, source) in enumerate(zip(tiles, lying, strict=True)):
                if gains[source] > gained:
                    gained, taken = gains[source], place
            if taken != NOTHING:
                lying[taken], paid = NOTHING, PRICES[self._slots[taken]]
            income += paid
            envied += gained
        view = self.master.outlook
        earned = view.purse(view.money + income) - view.purse(view.money)
        return earned + self._left(income, lying) - view.weights.envy * envied / len(self.rivals)

    def _left(self, income: int, lying: list[int]) -> float:
        """What the master builder gains by what is left for him, if he was paid so much."""
        if income not in self._master:
            self._master[income] = self._means(self.master, self.master.outlook.money + income)
        gained, _, tiles = self._master[income]
        return max(gained, max(gains[source] for gains, source in zip(tiles, lying, strict=True)))
