"""Pricing the market: what the others will then buy, what they pay, and what is left for the bot, who buys
last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


Order = tuple[int, ...]
"""The slots whose tiles come into the slots to be priced, one by one; NOTHING leaves one empty."""

Sales = tuple[tuple[int, int], ...]
"""What everybody buys in turn: the slot where the tile lies now, or NOTHING, and what is paid for it."""


def price(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The tile for the next slot, as the best arrangement found has it."""
    return laying(_best(state, seat, {})[0])


def laying(source: int) -> Action:
    """Lay the tile of this slot next."""
    return LAY[source] if source != NOTHING else EMPTY


def arrangements(state: LudwigState, seat: Seat) -> list[tuple[float, Order]]:
    """The best arrangement found, and others after which everybody buys something else; what they bring."""
    known: dict[Order, tuple[float, Sales]] = {}
    best = _best(state, seat, known)
    found, sales = [(known[best][0], best)], {known[best][1]}
    for order, (worth, sold) in sorted(known.items(), key=lambda one: one[1][0], reverse=True):
        if sold not in sales:
            sales.add(sold)
            found.append((worth, order))
    return found


def _best(state: LudwigState, seat: Seat, known: dict[Order, tuple[float, Sales]]) -> Order:
    """The best arrangement found; what is known of all that were looked at."""
    slots, tiles = open_slots(state), unpriced(state)
    arranged = (*tiles, *[NOTHING] * (len(slots) - len(tiles)))
    buyers = [_buyer(state, seat, (state.master + turn) % state.table.players) for turn in _turns(state)]
    fixed = dict(zip(state.table.slots, state.laid, strict=False))

    def worth(order: Order) -> float:
        if order not in known:
            known[order] = _outcome(state, buyers, fixed | dict(zip(slots, order, strict=True)))
        return known[order][0]

    return _improved(worth, buyers, arranged)


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


def _improved(worth: Callable[[Order], float], buyers: list[Buyer], arranged: Order) -> Order:
    """An arrangement that no exchange of two tiles makes better."""
    wanted = tuple(sorted(arranged, key=lambda source: -_wanted(buyers, source)))
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


def _wanted(buyers: list[Buyer], source: int) -> float:
    """How much the rivals want a tile."""
    if source == NOTHING:
        return NEVER
    return max(buyer.gains[source] for buyer in buyers[:-1])


def _outcome(state: LudwigState, buyers: list[Buyer], arranged: dict[int, int]) -> tuple[float, Sales]:
    """What a round brings the master builder if everyone buys what suits them best, and what they buy."""
    left = {slot: source for slot, source in arranged.items() if source != NOTHING}
    income, envied, rivals = 0, 0.0, len(buyers) - 1
    sales = []
    for buyer in buyers[:-1]:
        gained, slot, paid = _purchase(state, buyer, buyer.outlook.money, left)
        sales.append((left.pop(slot, NOTHING), paid))
        income += paid
        envied += gained
    master = buyers[-1]
    money = master.outlook.money + income
    gained, slot, paid = _purchase(state, master, money, left)
    sales.append((left.get(slot, NOTHING), paid))
    earned = master.outlook.purse(money) - master.outlook.purse(master.outlook.money)
    return earned + gained - master.outlook.weights.envy * envied / rivals, tuple(sales)


def _purchase(state: LudwigState, buyer: Buyer, money: int, left: dict[int, int]) -> tuple[float, int, int]:
    """What a buyer gains, the slot he empties (or NOTHING) and what he pays."""
    purse = buyer.outlook.purse
    now = purse(money)
    best = (purse(money + TAKEN_MONEY) - now, NOTHING, 0)
    if money >= CORRIDOR_PRICE:
        best = max(best, (buyer.corridor + purse(money - CORRIDOR_PRICE) - now, NOTHING, CORRIDOR_PRICE))
    for slot, source in left.items():
        after = money + COIN * state.coins[source] - PRICES[slot]
        if after >= 0:
            net = buyer.gains[source] + purse(after) - now
            if net > best[0]:
                best = (net, slot, PRICES[slot])
    return best
