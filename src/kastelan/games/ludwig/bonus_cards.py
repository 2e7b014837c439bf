"""LUD-SETUP-8, LUD-REW-UTILITY: dealing bonus cards, keeping one, putting others under the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig import knowledge, pools
from kastelan.games.ludwig.actions import KEEP_CARD, KeepCard
from kastelan.games.ludwig.events import BonusCardKept, BonusCardPutAway, BonusCardsDealt
from kastelan.games.ludwig.module_state import at_row
from kastelan.games.ludwig.step_numbers import FOYER, KEEPING
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

DEALT: Final = 3
DEALT_SOLO: Final = 2


def to_come(state: LudwigState) -> bool:
    """Whether the bonus cards are not dealt yet: before all have foyers, and longer with some modules."""
    early = state.step == FOYER and state.table.rules.rulebook_setup_order
    modules = state.table.hooks.bonus_cards_to_come
    return early or any(module.bonus_cards_to_come(state) for module in modules)


def deal(state: LudwigState, tell: Tell | None) -> None:
    """Deal bonus cards in secret, starting with the master builder (LUD-SETUP-8, LUD-SOLO-1)."""
    table = state.table
    state.cards, state.chance = shuffled(state.chance, pools.bonus_pool(table))
    state.put = ((),) * table.players
    hands: list[tuple[int, ...]] = [()] * table.players
    count, rule = (DEALT_SOLO if table.solo else DEALT), table.rule("LUD-SETUP-8")
    for seat in ((table.start + after) % table.players for after in range(table.players)):
        hands[seat] = knowledge.draw_cards(state, count)
        if tell is not None:
            tell(BonusCardsDealt(seat, count, hands[seat], rule))
    state.hands = tuple(hands)


def draw(state: LudwigState, tell: Tell | None) -> bool:
    """Draw 2 bonus cards, or as many as there are, to keep 1 (LUD-REW-UTILITY, LUD-RUL-4).

    Returns True if there was no choice, and no question is open.
    """
    drawn = knowledge.draw_cards(state, terms(state, state.seat).cards_drawn)
    if tell is not None:
        tell(BonusCardsDealt(state.seat, len(drawn), drawn, "LUD-REW-UTILITY"))
    state.drawn, state.step = drawn, KEEPING
    if len(drawn) > 1:
        return False
    for module in state.table.hooks.unasked_news:
        module.unasked_news(state)
    return _keep(state, 0, tell)


def legal_cards(state: LudwigState) -> Sequence[Action]:
    """The cards drawn, one of which is kept."""
    return KEEP_CARD[: len(state.drawn)]


def keep(state: LudwigState, action: KeepCard, tell: Tell | None) -> bool:
    """Keep one of the cards drawn. Returns True if no question is open."""
    if not 0 <= action.card < len(state.drawn):
        raise IllegalAction("LUD-REW-UTILITY", "no-such-card", number=action.card + 1)
    return _keep(state, action.card, tell)


def _keep(state: LudwigState, card: int, tell: Tell | None) -> bool:
    """Keep one of the cards drawn and put the others under the deck. Returns True if no question is open."""
    seat, kept = state.seat, state.drawn[card]
    state.hands = at_row(state.hands, seat, tuple(sorted((*state.hands[seat], kept))))
    others = tuple(other for other in state.drawn if other != kept)
    state.drawn = ()
    if tell is not None:
        tell(BonusCardKept(seat, kept))
        for other in others:
            tell(BonusCardPutAway(seat, other, "LUD-REW-UTILITY"))
    return put_under_deck(state, ((seat, *others),) if others else (), tell)


def put_under_deck(state: LudwigState, rows: tuple[tuple[int, ...], ...], tell: Tell | None) -> bool:
    """Put cards under the deck. A row is a seat and its cards. Returns True if no question is open."""
    modules = state.table.hooks.cards_put_away
    if modules:
        return not modules[0].cards_put_away(state, rows, tell)
    for seat, *cards in rows:
        for card in cards:
            knowledge.put_under(state, seat, card)
    return True
