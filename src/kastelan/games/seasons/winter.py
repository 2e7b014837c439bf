"""CS-WINTER-GEN and the cards that take effect at once: Plague, Collapsed Wall, Snowdrift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import Fact, IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.seasons.actions import LOSE, PASS, PAY_TALERS, Lose, Mend, Pass, PayTalers
from kastelan.games.seasons.components import (
    CARDS,
    COLLAPSED_WALL,
    GRANARY_OPEN,
    MAIDEN,
    PLAGUE,
    SILVER,
    SNOWDRIFT,
    STONE,
    VILLAGE_TAVERN,
    WORKERS,
)
from kastelan.games.seasons.events import Passed, PointsScored
from kastelan.games.seasons.open_decision import in_line, only_uses
from kastelan.games.seasons.selection import before_cards
from kastelan.games.seasons.step_numbers import (
    COURTED,
    DIGGING,
    MENDING,
    PLAGUE_TOLL,
    PLAGUED,
    REVEAL,
    SNOWED,
    WALLED,
)
from kastelan.games.seasons.transfers import gain_kind, more, put, score, to_bank
from kastelan.games.seasons.winter_events import CardLost, StonesGiven, WinterCardRevealed

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

FOLLOWS: Final = {
    VILLAGE_TAVERN: REVEAL,
    PLAGUE: PLAGUED,
    GRANARY_OPEN: REVEAL,
    COLLAPSED_WALL: WALLED,
    MAIDEN: COURTED,
    SNOWDRIFT: SNOWED,
}


def turn_up(state: SeasonsState, tell: Tell | None) -> None:
    """The starting player turns up a card (CS-WINTER-GEN-2); it takes effect in seat order (-3)."""
    card = state.pile[-1]
    state.pile = state.pile[:-1]
    if tell is not None:
        tell(WinterCardRevealed(state.order[0], card))
    state.step = FOLLOWS[card]
    if card == MAIDEN:
        state.maiden, state.suitors = 1, (1 << state.table.players) - 1
        if state.table.maiden_waits:  # CS-AMB-24
            state.step = REVEAL
            return
    state.queue = state.order if state.step != REVEAL else ()


def _next(state: SeasonsState, step: int) -> bool:
    """Let the next player of the queue decide; False when there is none."""
    if not state.queue:
        state.step = REVEAL
        return False
    state.seat, state.queue, state.step = state.queue[0], state.queue[1:], step
    return True


def _lose(state: SeasonsState, seat: Seat, card: int, rule: str, tell: Tell | None) -> None:
    """A card leaves the game and is shown (CS-WINTER-GEN-4)."""
    bit = 1 << card
    from_hand = bool(state.hands[seat] & bit)
    state.hands = put(state.hands, seat, state.hands[seat] & ~bit)
    state.discards = put(state.discards, seat, state.discards[seat] & ~bit)
    if tell is not None:
        tell(CardLost(seat, card, from_hand, rule))


def _turned_up(state: SeasonsState, card: int) -> bool:
    """Whether this card can have been turned up in this round, with the open decision as the next one."""
    selected = all(state.selected) and before_cards(state)
    marked = state.table.winter and state.round in state.table.figures.winter_marks
    return selected and marked and card not in state.pile and in_line(state, state.order)


def _cards(bits: int) -> list[Action]:
    return [LOSE[card] for card in range(len(CARDS)) if bits >> card & 1]


# Plague


def ask_next_about_plague(state: SeasonsState, _: Tell | None) -> None:
    """Ask the next player who has a discard pile (CS-WINTER-PLAGUE-2)."""
    while _next(state, PLAGUE_TOLL) and not state.discards[state.seat]:
        pass


def plague_choices(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Lose a card of the discard pile, or pay for all of them (CS-WINTER-PLAGUE-1)."""
    pile = state.discards[seat]
    found = _cards(pile)
    if state.talers[seat] >= pile.bit_count():
        found.append(PAY_TALERS)
    return found


def plague_facts(state: SeasonsState, seat: Seat) -> dict[str, Fact]:
    """What it costs to keep all cards."""
    return {"talers": state.discards[seat].bit_count()}


def plague_fits(state: SeasonsState) -> bool:
    """Plague was turned up, and the seat has a discard pile."""
    return only_uses(state, "queue") and _turned_up(state, PLAGUE) and state.discards[state.seat] > 0


def plague_lose(state: SeasonsState, seat: Seat, action: Lose, tell: Tell | None) -> None:
    """Lose one card of the discard pile."""
    if not 0 <= action.card < len(CARDS) or not state.discards[seat] >> action.card & 1:
        raise IllegalAction("CS-WINTER-PLAGUE-1", "card-not-in-discards")
    _lose(state, seat, action.card, "CS-WINTER-PLAGUE-1", tell)
    state.step = PLAGUED


def plague_pay(state: SeasonsState, seat: Seat, _: PayTalers, tell: Tell | None) -> None:
    """Pay a taler for each card of the discard pile, or without enough talers lose one (-2)."""
    talers = state.discards[seat].bit_count()
    if state.talers[seat] < talers:
        raise IllegalAction(
            "CS-WINTER-PLAGUE-2", "cannot-pay-in-full", talers=talers, have=state.talers[seat]
        )
    to_bank(state, seat, talers, "CS-WINTER-PLAGUE-1", tell)
    state.step = PLAGUED


# Collapsed Wall


def ask_next_about_wall(state: SeasonsState, _: Tell | None) -> None:
    """Ask the next player who has a stone or could exchange silver for one (CS-WINTER-WALL-1)."""
    while _next(state, MENDING) and len(mendings(state, state.seat)) == 1:
        pass


def mendings(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Up to three stones, some of them exchanged for silver (CS-WINTER-GEN-5); or none."""
    own, most = state.supply[seat], state.table.figures.winter.wall_stones
    bars = min(own[SILVER], state.stock[STONE])
    found: list[Action] = [
        Mend(stones, silver)
        for silver in range(min(bars, most) + 1)
        for stones in range(min(own[STONE], most - silver) + 1)
        if stones + silver
    ]
    found.append(PASS)
    return found


def mending_fits(state: SeasonsState) -> bool:
    """The Collapsed Wall was turned up, and the seat can give a stone."""
    can_give = len(mendings(state, state.seat)) > 1
    return only_uses(state, "queue") and _turned_up(state, COLLAPSED_WALL) and can_give


def mend(state: SeasonsState, seat: Seat, action: Mend, tell: Tell | None) -> None:
    """Stones go to the stock and score; exchanged ones leave and come back (CS-SILVER-7)."""
    if action not in mendings(state, seat):
        raise _mend_refusal(state, action)
    figures = state.table.figures.winter
    gain_kind(state, seat, STONE, -action.stones)
    gain_kind(state, seat, SILVER, -action.bars)
    state.stock = more(state.stock, STONE, action.stones)
    state.forge += action.bars
    state.step = WALLED
    if tell is not None:
        tell(StonesGiven(seat, action.stones, action.bars))
    points = figures.wall_vp * (action.stones + action.bars)
    score(state, PointsScored(seat, points, "CS-WINTER-WALL-1", winter_card=COLLAPSED_WALL), tell)


def _mend_refusal(state: SeasonsState, action: Mend) -> IllegalAction:
    own, most = state.supply[state.seat], state.table.figures.winter.wall_stones
    if min(action.stones, action.bars) < 0 or not 0 < action.stones + action.bars <= most:
        return IllegalAction("CS-WINTER-WALL-1", "too-many-stones", most=most)
    if action.stones > own[STONE]:
        return IllegalAction("CS-WINTER-WALL-1", "pieces-not-yours")
    if action.bars > own[SILVER]:
        return IllegalAction("CS-WINTER-GEN-5", "bars-not-yours", bars=action.bars, silver=own[SILVER])
    return IllegalAction("CS-SILVER-2", "not-in-stock", bars=action.bars)


def mend_nothing(state: SeasonsState, seat: Seat, _: Pass, tell: Tell | None) -> None:
    """Give no stone."""
    state.step = WALLED
    if tell is not None:
        tell(Passed(seat, "CS-WINTER-WALL-1"))


# Snowdrift


def ask_next_about_snow(state: SeasonsState, _: Tell | None) -> None:
    """Ask the next player, even one without a choice: skipping a player would reveal what the hand holds."""
    _next(state, DIGGING)


def _workers(state: SeasonsState, seat: Seat) -> int:
    """The Workers in hand and discard pile; what lies face down is neither (CS-WINTER-GEN-4)."""
    return (state.hands[seat] | state.discards[seat]) & WORKERS


def snow_choices(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Give up a Worker, or pay; pay less only without a Worker to give (CS-WINTER-SNOW-1, -2)."""
    found = _cards(_workers(state, seat))
    if not found or state.talers[seat] >= state.table.figures.winter.snowdrift_talers:
        found.append(PAY_TALERS)
    return found


def digging_facts(state: SeasonsState, _: Seat) -> dict[str, Fact]:
    """What it costs to keep all Workers."""
    return {"talers": state.table.figures.winter.snowdrift_talers}


def digging_fits(state: SeasonsState) -> bool:
    """Snowdrift was turned up; seats that paid too little came earlier, without talers and Workers left."""
    # Seat order up to the deciding seat, which comes right before those in the queue.
    before = state.order[: -len(state.queue) - 1]
    pinned = [seat for seat in range(state.table.players) if state.pinned >> seat & 1]
    return (
        only_uses(state, "queue", "pinned")
        and _turned_up(state, SNOWDRIFT)
        and all(seat in before and not state.talers[seat] and not _workers(state, seat) for seat in pinned)
    )


def snow_lose(state: SeasonsState, seat: Seat, action: Lose, tell: Tell | None) -> None:
    """Give up a Worker card of hand or discard pile."""
    if not 0 <= action.card < len(CARDS) or not _workers(state, seat) >> action.card & 1:
        raise IllegalAction("CS-WINTER-SNOW-1", "not-a-worker-of-yours")
    _lose(state, seat, action.card, "CS-WINTER-SNOW-1", tell)
    state.step = SNOWED


def snow_pay(state: SeasonsState, seat: Seat, _: PayTalers, tell: Tell | None) -> None:
    """Pay; paying too little shows that all Workers of the player lie face down (CS-WINTER-SNOW-2)."""
    talers = state.table.figures.winter.snowdrift_talers
    short = state.talers[seat] < talers
    if short and _workers(state, seat):
        raise IllegalAction("CS-WINTER-SNOW-2", "give-up-a-worker", talers=talers, have=state.talers[seat])
    if short:
        state.pinned |= 1 << seat
    rule = "CS-WINTER-SNOW-2" if short else "CS-WINTER-SNOW-1"
    to_bank(state, seat, min(talers, state.talers[seat]), rule, tell)
    state.step = SNOWED
