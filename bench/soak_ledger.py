"""Money, points, coins, swans and rooms of a game of Ludwig, kept from what is told and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kastelan.core.game import Event
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig import events as told
from kastelan.games.ludwig.modules import events as more
from kastelan.games.ludwig.modules.decrees import events as decreed
from kastelan.games.ludwig.modules.siting import annex_of
from kastelan.games.ludwig.steps import NOTHING

FEE: Final = 2_000
"""What decree 13 pays to each player passed."""


class Ledger:
    """What everyone has, as a listener would write it down."""

    def __init__(self, state: LudwigState) -> None:
        self.money, self.score = list(state.money), list(state.score)
        self.debt, self.banked, self.swans, self.rooms, self.moat, self.covers = (
            [0] * state.players for _ in range(6)
        )
        self.coins: dict[int, int] = {}  # by market tile
        self.tokens = dict(swans_lying(state))  # by tile: the colour of the swan on it
        self.swans_sold = 0

    def take(self, events: Sequence[Event]) -> None:
        """Write down what was told."""
        for event in events:
            note = NOTES.get(type(event))
            if note is not None:
                note(self, event)

    def compared(self, state: LudwigState) -> Iterator[tuple[str, object, object]]:
        """What the ledger says and what the position says."""
        yield "money", self.money, list(state.money)
        yield "points", self.score, list(state.score)
        lying = {
            tile: coins
            for tile, coins in zip(state.market, state.coins, strict=True)
            if tile != NOTHING and coins
        }
        if not (state.extras is not None and state.extras.purse):  # coins in hand by decree 10
            yield "coins", {tile: coins for tile, coins in self.coins.items() if coins}, lying
        if state.castles:
            yield "rooms", self.rooms, [len(castle.rooms) - 1 for castle in state.castles]
        extras = state.extras
        if extras is None:
            return
        yield "debts", self.debt, list(extras.debt)
        yield "money on decree 41", self.banked, list(extras.banked)
        if extras.swans:
            yield "swans", self.swans, [sum(own) for own in extras.swans]
            yield "swans on tiles", self.tokens, dict(swans_lying(state))
        if state.castles:
            yield "moat pieces", self.moat, [annex_of(castle).pieces for castle in state.castles]
            covers = [sum(len(room.covers) for room in castle.rooms) for castle in state.castles]
            yield "renovations", self.covers, covers


def swans_lying(state: LudwigState) -> Iterator[tuple[int, int]]:
    """The tiles that lie out with a swan token, and its colour."""
    extras = state.extras
    if extras is not None and extras.swans:
        pairs = zip((*state.market, *extras.show), (*extras.swans_on, *extras.show_swans), strict=True)
        yield from ((tile, colour) for tile, colour in pairs if colour != NOTHING)


def _points(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, told.PointsScored | told.FinalPoints | more.MoatPoints | decreed.PointsGained)
    ledger.score[event.seat] += event.points


def _bought(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, told.TileBought)
    ledger.money[event.seat] += event.coins - event.price
    ledger.tokens.pop(event.tile, None)
    if event.paid_to is not None:
        ledger.money[event.paid_to] += event.price
    if event.slot is not None:
        ledger.coins[event.tile] = 0


def _gained(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, told.MoneyTaken)
    ledger.money[event.seat] += event.amount


def _borrowed(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, decreed.MoneyBorrowed)
    ledger.money[event.seat] += event.amount
    ledger.debt[event.seat] += event.amount // 1000


def _repaid(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, decreed.DebtRepaid)
    ledger.money[event.seat] -= event.amount
    ledger.debt[event.seat] -= event.amount // 1000


def _banked(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, decreed.MoneyBanked)
    ledger.money[event.seat] -= 1000
    ledger.banked[event.seat] += 1


def _collected(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, decreed.CoinsCollected)
    ledger.money[event.seat] += event.amount
    if event.tile is not None:
        ledger.coins[event.tile] = 0


def _passed(ledger: Ledger, event: Event) -> None:
    """Those right behind who moved ahead have been passed."""
    assert isinstance(event, decreed.OrderChanged)
    place, count = event.order.index(event.seat), event.paid // FEE
    ledger.money[event.seat] -= event.paid
    for seat in event.order[place + 1 : place + 1 + count]:
        ledger.money[seat] += FEE


def _coins(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, told.CoinsAdded | decreed.CoinsMoved)
    ledger.coins[event.tile] = event.coins


def _token(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, more.SwanLaid)
    ledger.tokens[event.tile] = event.colour


def _swan(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, more.SwanTaken)
    ledger.swans[event.seat] += 1


def _sold(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, more.SwansSold)
    ledger.money[event.seat] += event.amount
    ledger.swans[event.seat] -= event.swans
    ledger.swans_sold += event.swans


def _placed(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, told.TilePlaced)
    ledger.rooms[event.seat] += 1


def _moat(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, more.MoatPlaced)
    ledger.moat[event.seat] += 1


def _renovated(ledger: Ledger, event: Event) -> None:
    assert isinstance(event, more.RoomRenovated)
    ledger.covers[event.seat] += 1


NOTES: Final[dict[type[Event], Callable[[Ledger, Event], None]]] = {
    told.PointsScored: _points,
    told.FinalPoints: _points,
    more.MoatPoints: _points,
    decreed.PointsGained: _points,
    told.TileBought: _bought,
    told.MoneyTaken: _gained,
    decreed.MoneyBorrowed: _borrowed,
    decreed.DebtRepaid: _repaid,
    decreed.MoneyBanked: _banked,
    decreed.CoinsCollected: _collected,
    decreed.OrderChanged: _passed,
    told.CoinsAdded: _coins,
    decreed.CoinsMoved: _coins,
    more.SwanLaid: _token,
    more.SwanTaken: _swan,
    more.SwansSold: _sold,
    told.TilePlaced: _placed,
    more.MoatPlaced: _moat,
    more.RoomRenovated: _renovated,
}
