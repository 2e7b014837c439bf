"""LUD-SETUP-6, LUD-SETUP-8: what all choose at the same time before the first round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import knowledge, refusals
from kastelan.games.ludwig.actions import FOYERS, PUT_AWAY, ChooseFoyer, PutAway
from kastelan.games.ludwig.castle import begun
from kastelan.games.ludwig.components import FOYER_3, FOYER_4
from kastelan.games.ludwig.events import BonusCardPutAway, ChoiceMade, FoyerLaid
from kastelan.games.ludwig.steps import CHOOSING, FOYER, NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def legal_foyer(_: LudwigState, __: Seat) -> Sequence[Action]:
    """Either side."""
    return FOYERS


def legal_put_away(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """One of the cards dealt."""
    return PUT_AWAY[: len(state.hands[seat])]


def choose(state: LudwigState, seat: Seat, action: ChooseFoyer | PutAway, tell: Tell | None) -> bool:
    """Note a choice; when all have chosen, carry them out. Whether the first round can begin."""
    choice = _checked(state, seat, action)
    rule = "LUD-SETUP-6" if state.step == FOYER else "LUD-SETUP-8"
    state.chosen = (*state.chosen[:seat], choice, *state.chosen[seat + 1 :])
    if tell is not None:
        tell(ChoiceMade(seat, rule))
    if NOTHING in state.chosen:
        return False
    if state.step == FOYER:
        lay_foyers(state, state.chosen, tell)
        return after_foyers(state)
    _put_away(state, tell)
    return True


def _checked(state: LudwigState, seat: Seat, action: ChooseFoyer | PutAway) -> int:
    if isinstance(action, ChooseFoyer):
        if state.step != FOYER:
            raise refusals.not_now(state)
        if action.doors not in (3, 4):
            raise IllegalAction("LUD-SETUP-6", "no-such-foyer", doors=action.doors)
        return action.doors
    if state.step != CHOOSING:
        raise refusals.not_now(state)
    if not 0 <= action.card < len(state.hands[seat]):
        raise IllegalAction("LUD-SETUP-8", "no-such-card", number=action.card + 1)
    return action.card


def lay_foyers(state: LudwigState, doors: Sequence[int], tell: Tell | None) -> None:
    """Every castle begins (LUD-SETUP-6)."""
    tiles, corner_contact = state.table.components.tiles, state.table.corner_contact
    state.castles = tuple(begun(tiles[FOYER_3 if count == 3 else FOYER_4], corner_contact) for count in doors)
    if tell is not None:
        for seat, count in enumerate(doors):
            tell(FoyerLaid(seat, count))


def after_foyers(state: LudwigState) -> bool:
    """The next choice, or with solo players none (LUD-SOLO-1): whether the first round can begin."""
    if state.table.solo:
        state.chosen = ()
        return True
    state.chosen, state.step = (NOTHING,) * state.table.players, CHOOSING
    return False


def _put_away(state: LudwigState, tell: Tell | None) -> None:
    """The cards go under the deck in turn order from the master builder (LUD-SETUP-8)."""
    players = state.table.players
    for seat in ((state.master + turn) % players for turn in range(players)):
        card = state.hands[seat][state.chosen[seat]]
        hand = tuple(other for other in state.hands[seat] if other != card)
        state.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        knowledge.put_under(state, seat, card)
        if tell is not None:
            tell(BonusCardPutAway(seat, card, "LUD-SETUP-8"))
    state.chosen = ()
