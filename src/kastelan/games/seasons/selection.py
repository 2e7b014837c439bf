"""CS-ROUND-2 to CS-ROUND-5: the start of a round, the secret selection and the reveal; CS-2P-1, -6, -7."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import Fact, IllegalAction
from kastelan.core.game import Seat, Tell
from kastelan.games.seasons.actions import SELECT, Select
from kastelan.games.seasons.components import ALL_CARDS, CARDS, MASTER_BUILDER
from kastelan.games.seasons.events import CardsRevealed, CardsSelected, LastRoundBegan, RoundBegan
from kastelan.games.seasons.open_decision import only_uses, untouched
from kastelan.games.seasons.step_numbers import COURTED, NOBODY, REVEAL, SELECTING, SELECTION, SUPPLY, WINTER
from kastelan.games.seasons.transfers import more, put

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

BUILDER_BIT: Final = 1 << MASTER_BUILDER


def start_round(state: SeasonsState, tell: Tell | None) -> None:
    """The starting player takes the talers of the space; suitors court again (CS-WINTER-MAIDEN-2)."""
    state.round += 1
    first, talers = state.order[0], state.table.figures.space_talers
    state.talers = more(state.talers, first, talers)
    state.fresh = 0
    state.built = state.entered = (0,) * state.table.players
    if tell is not None:
        tell(RoundBegan(state.round, first, talers))
        if state.round == state.table.rounds:
            tell(LastRoundBegan(state.round))
    state.step = SELECTION
    if state.maiden:
        state.queue = tuple(seat for seat in state.order if state.suitors >> seat & 1)
        state.step = COURTED


def open_selection(state: SeasonsState, _: Tell | None) -> None:
    """All seats select at once; with an empty discard pile not the Master Builder (CS-ROUND-4)."""
    # Kept until the reveal, since Plague can empty a pile after its owner has selected.
    state.barred = sum(1 << seat for seat, cards in enumerate(state.discards) if not cards)
    state.seat = NOBODY
    state.step = SELECTING


def selectable(state: SeasonsState, seat: Seat) -> Sequence[Select]:
    """The selections open to a seat."""
    number = state.table.figures.cards_played[state.table.players]
    return selections(state.hands[seat], bool(state.barred >> seat & 1), number)


@lru_cache(maxsize=2048)
def selections(hand: int, barred: bool, number: int) -> tuple[Select, ...]:
    """Every legal selection from a hand; fewer cards when the hand has no more (CS-2P-7)."""
    allowed = hand & ~BUILDER_BIT if barred else hand
    cards = [card for card in range(len(CARDS)) if allowed >> card & 1]
    # A hand without allowed cards gives one empty combination, which is left out.
    chosen = combinations(cards, min(number, len(cards)))
    return tuple(SELECT[sum(1 << card for card in some)] for some in chosen if some)


def select(state: SeasonsState, seat: Seat, action: Select, tell: Tell | None) -> None:
    """Put cards face down (CS-ROUND-3); after the last seat the winter card or the reveal follows."""
    if action not in selectable(state, seat):
        raise _refusal(state, seat, action.cards)
    state.selected = put(state.selected, seat, action.cards)
    state.hands = put(state.hands, seat, state.hands[seat] & ~action.cards)
    if tell is not None:
        tell(CardsSelected(seat, action.cards))
    if all(state.selected):
        # A space of the round track with a mark brings a winter card.
        marked = state.table.winter and state.pile and state.round in state.table.figures.winter_marks
        state.step = WINTER if marked else REVEAL


def _refusal(state: SeasonsState, seat: Seat, cards: int) -> IllegalAction:
    number = state.table.figures.cards_played[state.table.players]
    if cards & ~ALL_CARDS or cards & ~state.hands[seat]:
        return IllegalAction("CS-ROUND-3", "card-not-in-hand")
    if cards & BUILDER_BIT and state.barred >> seat & 1:
        return IllegalAction("CS-ROUND-4", "builder-needs-discards")
    return IllegalAction("CS-34P-1" if number == 1 else "CS-2P-1", "wrong-number-of-cards", number=number)


def selecting_facts(state: SeasonsState, _: Seat) -> dict[str, Fact]:
    """How many cards are selected."""
    return {"number": state.table.figures.cards_played[state.table.players]}


def selecting_fits(state: SeasonsState) -> bool:
    """Some seats have not selected yet, and the Master Builder is barred from all empty discard piles."""
    barred = sum(1 << seat for seat, cards in enumerate(state.discards) if not cards)
    return only_uses(state) and before_cards(state) and state.barred == barred and not all(state.selected)


def before_cards(state: SeasonsState) -> bool:
    """Selections are legal ones, the game is not over, and no card of the round has been resolved."""
    number = state.table.figures.cards_played[state.table.players]
    for seat, cards in enumerate(state.selected):
        barred = bool(state.barred >> seat & 1)
        if barred and state.discards[seat]:
            return False
        # With its selected cards the hand is as it was before the selection.
        possible = selections(state.hands[seat] | cards, barred, number)
        if cards and cards not in [action.cards for action in possible]:
            return False
    return untouched(state) and any(state.templates)


def reveal(state: SeasonsState, tell: Tell | None) -> None:
    """Turn all selected cards up at the same time (CS-ROUND-5)."""
    if tell is not None:
        tell(CardsRevealed(state.selected))
    state.barred = state.pinned = 0
    state.step = SUPPLY
