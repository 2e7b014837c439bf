"""A Castle for All Seasons as somebody knows it who only hears its events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kastelan.core.game import Event, Seat
from kastelan.games.seasons import SeasonsState
from kastelan.games.seasons import events as told
from kastelan.games.seasons import winter_events as winter
from kastelan.games.seasons.components import (
    FROM_SUPPLY,
    FROM_TAVERN,
    GRANARY,
    MAIDEN,
    MASTER_BUILDER,
    POSITIONS,
    SILVER,
    TALER,
    TAVERN,
)
from kastelan.games.seasons.step_numbers import NOBODY


class Ledger:
    """What the players have and what stands where, brought up to date by events alone."""

    def __init__(self, state: SeasonsState) -> None:
        self.round = state.round
        self.vp, self.talers, self.helpers = list(state.vp), list(state.talers), list(state.helpers)
        self.supply = [list(pieces) for pieces in state.supply]
        self.tower, self.stakes = list(state.tower), list(state.stakes)
        self.lying = {(seat, card): list(pieces) for seat, card, pieces in state.lying}
        self.templates = list(state.templates)
        self.wagons, self.castle = list(state.wagons), list(state.castle)
        self.innkeeper, self.tavern, self.granary = state.innkeeper, state.tavern, list(state.granary)
        self.hands, self.selected, self.discards = (
            list(state.hands),
            list(state.selected),
            list(state.discards),
        )
        self.pile, self.suitors, self.maiden = list(state.pile), state.suitors, state.maiden > 0
        self.opened: dict[Seat, int] = {}

    def hear(self, event: Event) -> None:
        """Change what the event says."""
        heard = HEARD.get(type(event))
        if heard:
            heard(self, event)

    def compare(self, state: SeasonsState) -> None:
        """Asserts that nothing changed in the position that was not told."""
        assert self.round == state.round
        assert (tuple(self.vp), tuple(self.talers)) == (state.vp, state.talers)
        assert tuple(self.helpers) == state.helpers
        assert [tuple(pieces) for pieces in self.supply] == list(state.supply)
        assert (tuple(self.tower), tuple(self.stakes)) == (state.tower, state.stakes)
        assert {key: tuple(pieces) for key, pieces in self.lying.items()} == {
            (seat, card): pieces for seat, card, pieces in state.lying
        }
        assert tuple(self.templates) == state.templates
        assert (tuple(self.wagons), tuple(self.castle)) == (state.wagons, state.castle)
        assert (self.innkeeper, self.tavern, tuple(self.granary)) == (
            state.innkeeper,
            state.tavern,
            state.granary,
        )
        assert tuple(self.pile) == state.pile
        assert (self.suitors, self.maiden) == (state.suitors, state.maiden > 0)
        self._compare_cards(state)

    def _compare_cards(self, state: SeasonsState) -> None:
        # Nobody is told that a resolved card is discarded: it is so when the next one is opened.
        for seat in range(state.players):
            opened = self.opened.get(seat, 0)
            assert self.hands[seat] == state.hands[seat]
            assert self.selected[seat] & ~opened == state.selected[seat] & ~opened
            assert (self.discards[seat] | opened) == state.discards[seat] | opened

    def _gain(self, seat: Seat, pieces: tuple[int, ...], sign: int = 1) -> None:
        for kind, number in enumerate(pieces):
            self.supply[seat][kind] += sign * number

    # Talers and points

    def _round(self, event: told.RoundBegan) -> None:
        self._discard_opened()
        self.round = event.round
        self.talers[event.seat] += event.talers

    def _talers_gained(self, event: told.TalersGained) -> None:
        self.talers[event.seat] += event.talers
        if event.source == "tavern":
            self.tavern -= event.talers

    def _talers_paid(self, event: told.TalersPaid) -> None:
        self.talers[event.seat] -= event.talers
        if event.target == "tavern":
            self.tavern += event.talers

    def _talers_given(self, event: told.TalersGiven) -> None:
        self.talers[event.seat] -= event.talers
        self.talers[event.to] += event.talers

    def _talers_turned_in(self, event: told.TalersTurnedIn) -> None:
        self.talers[event.seat] -= event.talers

    def _points(self, event: told.PointsScored) -> None:
        self.vp[event.seat] += event.points

    # Cards

    def _selected(self, event: told.CardsSelected) -> None:
        self._discard_opened()
        assert event.cards is not None
        self.hands[event.seat] &= ~event.cards
        self.selected[event.seat] = event.cards

    def _revealed(self, event: told.CardsRevealed) -> None:
        assert list(event.cards) == self.selected

    def _opened(self, event: told.CardOpened) -> None:
        self._discard_opened()
        self.opened = {event.seat: 1 << event.card}

    def _discard_opened(self) -> None:
        for seat, card in self.opened.items():
            self.selected[seat] &= ~card
            if card != 1 << MASTER_BUILDER:
                self.discards[seat] |= card
        self.opened = {}

    def _taken_back(self, event: told.CardsTakenBack) -> None:
        assert event.cards == self.discards[event.seat] | 1 << MASTER_BUILDER
        self.hands[event.seat] |= event.cards
        self.selected[event.seat] &= ~(1 << MASTER_BUILDER)
        self.discards[event.seat], self.opened = 0, {}

    def _lost(self, event: winter.CardLost) -> None:
        place = self.hands if event.from_hand else self.discards
        assert place[event.seat] >> event.card & 1
        place[event.seat] &= ~(1 << event.card)

    # Pieces

    def _supplied(self, event: told.WorkerSupplied) -> None:
        self.lying[event.seat, event.card] = list(event.pieces)

    def _worker_paid(self, event: told.WorkerPaid) -> None:
        assert self.lying.pop((event.seat, event.card)) == list(event.pieces)
        self._gain(event.seat, event.pieces)

    def _bought(self, event: told.PieceBought) -> None:
        self.lying[event.owner, event.card][event.kind] -= 1
        self.supply[event.seat][event.kind] += 1

    def _income(self, event: told.IncomePaid) -> None:
        self.supply[event.seat][event.spot] += event.pieces
        self.tower[event.spot] += event.to_tower

    def _emptied(self, event: told.TowerEmptied) -> None:
        self.tower[event.kind] -= event.pieces
        self.supply[event.seat][event.kind] += event.pieces
        assert not self.tower[event.kind]

    def _built(self, event: told.BuildingBuilt) -> None:
        self._gain(event.seat, (*event.pieces, event.bars), -1)
        self.templates[event.building] -= 1

    def _last_template(self, _: told.LastTemplateBuilt) -> None:
        assert not any(self.templates)

    def _turned_in(self, event: told.PiecesTurnedIn) -> None:
        self.supply[event.seat][event.kind] -= event.pieces
        self.supply[event.seat][SILVER] -= event.bars

    def _stones(self, event: winter.StonesGiven) -> None:
        self._gain(event.seat, (0, 0, 0, event.stones, event.bars), -1)

    # Helpers

    def _stationed(self, event: told.HelperStationed) -> None:
        self._lift(event.seat, event.origin)
        self.wagons[event.spot] = event.seat

    def _displaced(self, event: told.HelperDisplaced) -> None:
        self._home(event.seat, event.spot)

    def _back(self, event: winter.HelperTakenBack) -> None:
        self._home(event.seat, event.spot)

    def _home(self, seat: Seat, spot: int) -> None:
        assert self.wagons[spot] == seat
        self.wagons[spot] = NOBODY
        self.helpers[seat] += 1

    def _placed(self, event: told.HelperPlaced) -> None:
        self._lift(event.seat, event.origin)
        if event.space < POSITIONS:
            self.castle[event.space] = event.seat
        elif event.space == TAVERN:
            self.innkeeper = event.seat
        else:
            assert event.space == GRANARY
            self.granary[event.seat] += 1

    def _lift(self, seat: Seat, origin: int) -> None:
        if origin == FROM_SUPPLY:
            self.helpers[seat] -= 1
        elif origin == FROM_TAVERN:
            self.innkeeper = NOBODY
        else:
            self.wagons[origin - 1] = NOBODY

    def _traders_home(self, event: told.TradersReturned) -> None:
        self._discard_opened()
        assert [self.wagons.count(seat) for seat in range(len(self.helpers))] == list(event.helpers)
        self.helpers = [own + home for own, home in zip(self.helpers, event.helpers, strict=True)]
        self.wagons = [NOBODY] * len(self.wagons)

    # Winter

    def _winter_card(self, event: winter.WinterCardRevealed) -> None:
        assert self.pile.pop() == event.card
        if event.card == MAIDEN:
            self.maiden, self.suitors = True, (1 << len(self.vp)) - 1

    def _stake(self, event: winter.StakeLaid) -> None:
        self._move_stake(event.seat, event.stake, 1)

    def _share(self, event: winter.StakeShared) -> None:
        self._move_stake(event.seat, event.stake, -1)

    def _move_stake(self, seat: Seat, stake: int, laid: int) -> None:
        self.stakes[stake] += laid
        if stake == TALER:
            self.talers[seat] -= laid
        else:
            self.supply[seat][stake] -= laid

    def _suitor_left(self, event: winter.SuitorLeft) -> None:
        self.suitors &= ~(1 << event.seat)

    def _maiden_won(self, event: winter.MaidenWon) -> None:
        assert self.suitors == 1 << event.seat
        self.maiden, self.suitors = False, 0

    def _maiden_left(self, _: winter.MaidenLeft) -> None:
        assert not self.suitors
        self.maiden = False


HEARD: Final[dict[type[Event], Callable[[Ledger, Any], None]]] = {
    told.RoundBegan: Ledger._round,
    told.TalersGained: Ledger._talers_gained,
    told.TalersPaid: Ledger._talers_paid,
    told.TalersGiven: Ledger._talers_given,
    told.TalersTurnedIn: Ledger._talers_turned_in,
    told.PointsScored: Ledger._points,
    told.CardsSelected: Ledger._selected,
    told.CardsRevealed: Ledger._revealed,
    told.CardOpened: Ledger._opened,
    told.CardsTakenBack: Ledger._taken_back,
    told.WorkerSupplied: Ledger._supplied,
    told.WorkerPaid: Ledger._worker_paid,
    told.PieceBought: Ledger._bought,
    told.IncomePaid: Ledger._income,
    told.TowerEmptied: Ledger._emptied,
    told.BuildingBuilt: Ledger._built,
    told.LastTemplateBuilt: Ledger._last_template,
    told.PiecesTurnedIn: Ledger._turned_in,
    told.HelperStationed: Ledger._stationed,
    told.HelperDisplaced: Ledger._displaced,
    told.HelperPlaced: Ledger._placed,
    told.TradersReturned: Ledger._traders_home,
    winter.CardLost: Ledger._lost,
    winter.HelperTakenBack: Ledger._back,
    winter.StonesGiven: Ledger._stones,
    winter.WinterCardRevealed: Ledger._winter_card,
    winter.StakeLaid: Ledger._stake,
    winter.StakeShared: Ledger._share,
    winter.SuitorLeft: Ledger._suitor_left,
    winter.MaidenWon: Ledger._maiden_won,
    winter.MaidenLeft: Ledger._maiden_left,
}
