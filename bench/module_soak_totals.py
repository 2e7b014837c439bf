"""Money, points, coins, swans and rooms in a game of Ludwig, summed from its events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kastelan.core.game import Event
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig import events as base
from kastelan.games.ludwig.modules import events as more
from kastelan.games.ludwig.modules.decrees import events as decreed
from kastelan.games.ludwig.step_numbers import NOTHING

FEE: Final = 2_000
"""Decree 13 pays this to each player passed."""


class EventTotals:
    """What every player has, according to the events."""

    def __init__(self, state: LudwigState) -> None:
        self.money, self.score = list(state.money), list(state.score)
        self.debt, self.banked, self.swans, self.rooms, self.moat, self.covers = (
            [0] * state.players for _ in range(6)
        )
        self.coins: dict[int, int] = {}  # by market tile
        self.tokens = dict(swans_lying(state))  # by tile: the colour of the swan on it
        self.swans_sold = 0

    def add(self, events: Sequence[Event]) -> None:
        """Update the totals."""
        for event in events:
            update = UPDATES.get(type(event))
            if update is not None:
                update(self, event)

    def compare(self, state: LudwigState) -> Iterator[tuple[str, object, object]]:
        """Each total by the events, and the same in the position."""
        yield "money", self.money, list(state.money)
        yield "points", self.score, list(state.score)
        lying = {
            tile: coins
            for tile, coins in zip(state.market, state.coins, strict=True)
            if tile != NOTHING and coins
        }
        if not state.module_state.purse:  # decree 10 holds coins in hand
            yield "coins", {tile: coins for tile, coins in self.coins.items() if coins}, lying
        if state.castles:
            yield "rooms", self.rooms, [len(castle.rooms) - 1 for castle in state.castles]
        added = state.module_state
        yield "debts", self.debt, list(added.debt)
        yield "money on decree 41", self.banked, list(added.banked)
        if added.swans:
            yield "swans", self.swans, [sum(own) for own in added.swans]
            yield "swans on tiles", self.tokens, dict(swans_lying(state))
        if state.castles:
            yield "moat pieces", self.moat, [castle.additions.pieces for castle in state.castles]
            covers = [sum(len(room.covers) for room in castle.rooms) for castle in state.castles]
            yield "renovations", self.covers, covers


def swans_lying(state: LudwigState) -> Iterator[tuple[int, int]]:
    """The tiles on offer that carry a swan token, and its colour."""
    added = state.module_state
    if added.swans:
        pairs = zip((*state.market, *added.show), (*added.swans_on, *added.show_swans), strict=True)
        yield from ((tile, colour) for tile, colour in pairs if colour != NOTHING)


def _named(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, base.MasterBuilderNamed)
    totals.score = list(event.scores)


def _points(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, base.PointsScored | base.FinalPoints | more.MoatPoints | decreed.PointsGained)
    totals.score[event.seat] += event.points


def _bought(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, base.TileBought)
    totals.money[event.seat] += event.coins - event.price
    totals.tokens.pop(event.tile, None)
    if event.paid_to is not None:
        totals.money[event.paid_to] += event.price
    if event.slot is not None:
        totals.coins[event.tile] = 0


def _gained(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, base.MoneyTaken)
    totals.money[event.seat] += event.amount


def _borrowed(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, decreed.MoneyBorrowed)
    totals.money[event.seat] += event.amount
    totals.debt[event.seat] += event.amount // 1000


def _repaid(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, decreed.DebtRepaid)
    totals.money[event.seat] -= event.amount
    totals.debt[event.seat] -= event.amount // 1000


def _banked(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, decreed.MoneyBanked)
    totals.money[event.seat] -= 1000
    totals.banked[event.seat] += 1


def _collected(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, decreed.CoinsCollected)
    totals.money[event.seat] += event.amount
    if event.tile is not None:
        totals.coins[event.tile] = 0


def _passed(totals: EventTotals, event: Event) -> None:
    """The seats now directly behind the one that moved ahead are those it passed."""
    assert isinstance(event, decreed.OrderChanged)
    place, count = event.order.index(event.seat), event.paid // FEE
    totals.money[event.seat] -= event.paid
    for seat in event.order[place + 1 : place + 1 + count]:
        totals.money[seat] += FEE


def _coins(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, base.CoinsAdded | decreed.CoinsMoved)
    totals.coins[event.tile] = event.coins


def _token(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, more.SwanLaid)
    totals.tokens[event.tile] = event.colour


def _swan(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, more.SwanTaken)
    totals.swans[event.seat] += 1


def _sold(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, more.SwansSold)
    totals.money[event.seat] += event.amount
    totals.swans[event.seat] -= event.swans
    totals.swans_sold += event.swans


def _placed(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, base.TilePlaced)
    totals.rooms[event.seat] += 1


def _moat(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, more.MoatPlaced)
    totals.moat[event.seat] += 1


def _renovated(totals: EventTotals, event: Event) -> None:
    assert isinstance(event, more.RoomRenovated)
    totals.covers[event.seat] += 1


UPDATES: Final[dict[type[Event], Callable[[EventTotals, Event], None]]] = {
    base.MasterBuilderNamed: _named,
    base.PointsScored: _points,
    base.FinalPoints: _points,
    more.MoatPoints: _points,
    decreed.PointsGained: _points,
    base.TileBought: _bought,
    base.MoneyTaken: _gained,
    decreed.MoneyBorrowed: _borrowed,
    decreed.DebtRepaid: _repaid,
    decreed.MoneyBanked: _banked,
    decreed.CoinsCollected: _collected,
    decreed.OrderChanged: _passed,
    base.CoinsAdded: _coins,
    decreed.CoinsMoved: _coins,
    more.SwanLaid: _token,
    more.SwanTaken: _swan,
    more.SwansSold: _sold,
    base.TilePlaced: _placed,
    more.MoatPlaced: _moat,
    more.RoomRenovated: _renovated,
}
