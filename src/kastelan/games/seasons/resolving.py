"""CS-ROUND-6 to CS-ROUND-9: the Workers bring pieces, then the cards are resolved by rank and seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.seasons import trading
from kastelan.games.seasons.actions import BEGIN, Begin, Supply
from kastelan.games.seasons.components import (
    BRICKLAYER,
    CARDS,
    MASTER_BUILDER,
    MESSENGER,
    RANKS,
    STONEMASON,
    TRADER,
    WORKER_SAND,
    WORKER_STONE,
    WORKER_WOOD,
    WORKERS,
    Pieces,
)
from kastelan.games.seasons.events import CardOpened, CardsTakenBack, PointsScored, WorkerPaid, WorkerSupplied
from kastelan.games.seasons.open_decision import first_in_rank, only_uses, untouched
from kastelan.games.seasons.step_numbers import (
    BUILDINGS_OPEN,
    CARD_DONE,
    FINAL_SCORING,
    NEXT_CARD,
    NEXT_ROUND,
    NOTHING,
    ORDERING,
    PURCHASES,
    ROUND_DONE,
    SUPPLY,
    SUPPLYING,
    TOLL,
    TOWER_WORK,
)
from kastelan.games.seasons.transfers import from_bank, gain_pieces, least, minus, plus, put, score

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

NO_PIECES: Final[Pieces] = (0, 0, 0, 0, 0)


# Phase 4


def supply_next_worker(state: SeasonsState, tell: Tell | None) -> None:
    """Serve the next Worker card in seat order, the one with the free choice last (CS-ROUND-6, CS-AMB-17)."""
    served = {(seat, card) for seat, card, _ in state.lying}
    for seat in state.order:
        workers = state.selected[seat] & WORKERS
        if not workers:
            continue
        for card in (WORKER_WOOD, WORKER_SAND, WORKER_STONE):
            if not workers >> card & 1 or (seat, card) in served:
                continue
            if card == WORKER_STONE and _free_pieces(state):
                state.seat, state.step = seat, SUPPLYING
                return
            _serve(state, seat, card, NO_PIECES, tell)
    state.step = NEXT_CARD


def _free_pieces(state: SeasonsState) -> int:
    """How many pieces of free choice the stock can still give (CS-SHORT-4)."""
    figures = state.table.figures
    return min(figures.choice, sum(state.stock[kind] for kind in figures.choice_kinds))


def _serve(state: SeasonsState, seat: Seat, card: int, chosen: Pieces, tell: Tell | None) -> None:
    figures = state.table.figures
    wanted = figures.fixed[card]
    fixed = least(wanted, state.stock)
    pieces = plus(fixed, chosen)
    state.stock = minus(state.stock, pieces)
    state.lying += ((seat, card, pieces),)
    if tell is not None:
        full = fixed == wanted and (card != WORKER_STONE or sum(chosen) == figures.choice)
        tell(WorkerSupplied(seat, card, pieces, "CS-CHAR-WORKER-1" if full else "CS-SHORT-4"))


def supplies(state: SeasonsState, _: Seat) -> Sequence[Action]:
    """What the stone Worker may bring."""
    figures = state.table.figures
    return _supplies(state.stock[:3], figures.choice_kinds, _free_pieces(state))


@lru_cache(maxsize=256)
def _supplies(stock: Pieces, kinds: tuple[int, ...], number: int) -> tuple[Supply, ...]:
    ranges = [range(min(have, number) + 1 if kind in kinds else 1) for kind, have in enumerate(stock)]
    chosen = [pieces for pieces in product(*ranges) if sum(pieces) == number]
    return tuple(Supply((*pieces, 0, 0)) for pieces in reversed(chosen))


def supplying_fits(state: SeasonsState) -> bool:
    """All cards are revealed, and none has been resolved."""
    return only_uses(state) and all(state.selected) and untouched(state)


def choose_supply(state: SeasonsState, seat: Seat, action: Supply, tell: Tell | None) -> None:
    """The owner chooses openly what the stock gives (CS-CHAR-WORKER-1)."""
    if action not in supplies(state, seat):
        raise _supply_refusal(state, action.pieces)
    _serve(state, seat, WORKER_STONE, action.pieces, tell)
    state.step = SUPPLY


def _supply_refusal(state: SeasonsState, pieces: Pieces) -> IllegalAction:
    kinds, number = state.table.figures.choice_kinds, _free_pieces(state)
    allowed = len(pieces) == len(NO_PIECES) and all(
        have == 0 or (kind in kinds and have > 0) for kind, have in enumerate(pieces)
    )
    if not allowed or sum(pieces) > state.table.figures.choice:
        return IllegalAction("CS-CHAR-WORKER-1", "no-such-supply", number=number)
    return IllegalAction("CS-SHORT-4", "supply-not-in-stock", number=number)


# Phase 5


def open_next_card(state: SeasonsState, tell: Tell | None) -> None:
    """Open the card of the lowest rank, then of the first seat (CS-ROUND-7)."""
    # Ranks without a revealed card are skipped before looking at the seats.
    selected, revealed = state.selected, 0
    for cards in selected:
        revealed |= cards
    for rank in RANKS:
        if not revealed & rank:
            continue
        for seat in state.order:
            cards = selected[seat] & rank
            if cards & cards - 1:  # two bits, so two Workers (CS-2P-3)
                state.seat, state.step = seat, ORDERING
                return
            if cards:
                open_card(state, seat, cards.bit_length() - 1, tell)
                return
    state.step = ROUND_DONE


def orders(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Which of two own Workers may come first (CS-2P-3)."""
    workers = state.selected[seat] & WORKERS
    return [BEGIN[card] for card in range(len(CARDS)) if workers >> card & 1]


def ordering_fits(state: SeasonsState) -> bool:
    """The seat comes first among the Workers, and has two."""
    if not any(state.selected):
        return False
    seat, cards = first_in_rank(state)
    return only_uses(state) and seat == state.seat and (cards & WORKERS).bit_count() == 2


def begin(state: SeasonsState, seat: Seat, action: Begin, tell: Tell | None) -> None:
    """Resolve one of two own Workers; the other follows at once (CS-AMB-3)."""
    if action not in orders(state, seat):
        raise IllegalAction("CS-2P-3", "not-your-worker")
    open_card(state, seat, action.card, tell, "CS-2P-3")


def open_card(
    state: SeasonsState, seat: Seat, card: int, tell: Tell | None, rule: str = "CS-ROUND-7"
) -> None:
    """Begin to resolve a card, with the effect that needs no decision."""
    state.seat, state.card = seat, card
    if tell is not None:
        tell(CardOpened(seat, card, rule))
    state.step = OPENED[card]
    if card == MESSENGER:
        from_bank(state, seat, state.table.figures.messenger, "CS-CHAR-MESSENGER-1", "CS-SHORT-1", tell)
    elif card == MASTER_BUILDER:
        _score_master_builder(state, seat, tell)
    elif 1 << card & WORKERS:
        _take_lying(state, seat, card, tell)


OPENED: Final = {
    MESSENGER: CARD_DONE,
    TRADER: TOLL,
    BRICKLAYER: TOWER_WORK,
    STONEMASON: PURCHASES,
    WORKER_WOOD: BUILDINGS_OPEN,
    WORKER_SAND: BUILDINGS_OPEN,
    WORKER_STONE: BUILDINGS_OPEN,
    MASTER_BUILDER: CARD_DONE,
}


def _take_lying(state: SeasonsState, seat: Seat, card: int, tell: Tell | None) -> None:
    """The pieces still on a Worker card go to its owner (CS-CHAR-WORKER-2)."""
    at = next(at for at, (owner, worker, _) in enumerate(state.lying) if (owner, worker) == (seat, card))
    pieces = state.lying[at][2]
    state.lying = state.lying[:at] + state.lying[at + 1 :]
    gain_pieces(state, seat, pieces)
    if tell is not None:
        tell(WorkerPaid(seat, card, pieces))


def _score_master_builder(state: SeasonsState, seat: Seat, tell: Tell | None) -> None:
    """The Master Builder scores for what the others built in this round (CS-CHAR-BUILDER-1, CS-2P-5)."""
    built = sum(state.built) - state.built[seat]
    if built:
        points = state.table.figures.builder_vp * built
        score(state, PointsScored(seat, points, "CS-CHAR-BUILDER-1", card=MASTER_BUILDER), tell)


def finish_card(state: SeasonsState, tell: Tell | None) -> None:
    """The card is discarded (CS-ROUND-8); the Master Builder takes all cards back (CS-CHAR-BUILDER-2)."""
    seat, card = state.seat, state.card
    state.selected = put(state.selected, seat, state.selected[seat] & ~(1 << card))
    state.discards = put(state.discards, seat, state.discards[seat] | 1 << card)
    if card == MASTER_BUILDER:
        back = state.discards[seat]
        state.hands = put(state.hands, seat, state.hands[seat] | back)
        state.discards = put(state.discards, seat, 0)
        if tell is not None:
            tell(CardsTakenBack(seat, back))
    # The income comes after the last Trader of the round.
    if card == TRADER and not any(cards >> TRADER & 1 for cards in state.selected):
        trading.pay_income(state, tell)
    state.builds = state.placements = 0
    state.card, state.step = NOTHING, NEXT_CARD


def finish_round(state: SeasonsState, _: Tell | None) -> None:
    """Begin the next round, or the final scoring (CS-ROUND-9, CS-END-1, CS-END-2)."""
    # The last template ends the game after the round in which it was built.
    last = state.round == state.table.rounds or not any(state.templates)
    state.step = FINAL_SCORING if last else NEXT_ROUND
