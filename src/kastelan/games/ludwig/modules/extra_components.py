"""GEN-3, 5P: modules that add components: rooms, favours and bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Seat
from kastelan.games.ludwig.components import BonusCard, Favour
from kastelan.games.ludwig.final_scoring import TOKENS, FinalScoring
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES, counted, measured

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class ExtraRooms(Module):
    """75 more rooms, shuffled with those of the base game."""

    name: ClassVar[str] = "extra_rooms"
    solo: ClassVar[bool] = True


class ExtraFavours(Module):
    """11 more favours."""

    name: ClassVar[str] = "extra_favours"
    solo: ClassVar[bool] = True

    def measure(self, state: LudwigState, seat: Seat, favour: Favour) -> int | None:
        return measured(state, seat, favour.kind)


class ExtraBonusCards(Module):
    """13 more bonus cards; two of them need the rest of the final scoring."""

    name: ClassVar[str] = "extra_bonus_cards"
    solo: ClassVar[bool] = True

    def count(self, state: LudwigState, seat: Seat, card: BonusCard) -> int | None:
        return counted(state, seat, card.kind)

    def score_card(self, scoring: FinalScoring, seat: Seat, number: int) -> bool:
        """Score the favours of the row that the seat won alone (BON-5)."""
        card = scoring.state.table.components.bonus_cards[number]
        if card.kind == FIRST_PLACES:
            scoring.score_card(seat, number, card.points * scoring.firsts[seat], scoring.firsts[seat])
        return card.kind in (FIRST_PLACES, EMPTY_CARDS)

    def first_place(self, scoring: FinalScoring, seat: Seat) -> None:
        """Add points for a seat's own favour token that it won alone (BON-5, AMB-27)."""
        for number in _cards_of_kind(scoring, seat, FIRST_PLACES):
            points = scoring.state.table.components.bonus_cards[number].points
            scoring.score_card(seat, number, points, 1)

    def final_step(self, scoring: FinalScoring, step: int) -> None:
        """Score each card that scored nothing, at least one, after all others (BON-8)."""
        if step != TOKENS:
            return
        components, hands = scoring.state.table.components, scoring.state.hands
        empty = sum(
            not scoring.cards.get((seat, number), 0)
            for seat in scoring.seats
            for number in hands[seat]
            if components.bonus_cards[number].kind != EMPTY_CARDS
        )
        for seat in scoring.seats:
            for number in _cards_of_kind(scoring, seat, EMPTY_CARDS):
                points = components.bonus_cards[number].points
                scoring.score_card(seat, number, points * max(1, empty), empty)


def _cards_of_kind(scoring: FinalScoring, seat: Seat, kind: str) -> list[int]:
    cards = scoring.state.table.components.bonus_cards
    return [number for number in scoring.state.hands[seat] if cards[number].kind == kind]
