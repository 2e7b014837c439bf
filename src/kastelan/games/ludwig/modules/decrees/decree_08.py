"""DEC-08: the holder may put discarded room cards back on the deck, once in the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import rounds, turn
from kastelan.games.ludwig.actions import NO_MORE, PutNoMore
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, answerable, then
from kastelan.games.ludwig.modules.actions import NO_RECALL, RECALL, RECALL_CARD, NoRecall, Recall, RecallCard
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CardRecalled, RecallBegun
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.step_numbers import RECALLING, REMEMBERING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

CARDS: Final = 3
AS_MASTER: Final = 1
"""Values in `ModuleState.offered` for when it is used: before new rooms, or in a turn."""


class RecalledPlans(Decree):
    """Put up to three discarded cards on the deck, once."""

    number: ClassVar[int] = 8
    recalls_cards: ClassVar[bool] = True


def may(state: LudwigState, seat: Seat) -> bool:
    """Whether the seat has not used the decree, and there are discarded cards."""
    used = state.module_state.used >> RecalledPlans.number & 1
    return bool(state.discards) and not used and any(one.recalls_cards for one in held(state, seat))


def between_rounds(state: LudwigState) -> bool:
    """Whether the master builder is using the decree before new rooms, in no turn."""
    return state.step == RECALLING and state.module_state.offered[:1] == (AS_MASTER,)


def ask_master(state: LudwigState) -> bool:
    """Ask the master builder before new rooms are laid out (AMB-16). Returns True if he is asked."""
    if not may(state, state.master):
        return False
    state.seat, state.step = state.master, REMEMBERING
    return True


def legal_remembering(_: LudwigState, __: Seat) -> Sequence[Action]:
    """Use the decree now, or leave it for later."""
    return RECALL, NO_RECALL


def recall(state: LudwigState, _: Recall, tell: Tell | None) -> None:
    """Look through the discarded cards."""
    if not may(state, state.seat):
        raise IllegalAction("DEC-08", "nothing-to-recall")
    own = state.module_state
    own.used |= 1 << RecalledPlans.number
    own.offered = (AS_MASTER if state.step == REMEMBERING else 0, 0)
    state.step = RECALLING
    if tell is not None:
        tell(RecallBegun(state.seat, True))


def leave(state: LudwigState, _: NoRecall, tell: Tell | None) -> bool:
    """Leave the decree for later. Returns True, since no question is open."""
    if tell is not None:
        tell(RecallBegun(state.seat, False))
    return True


def legal_cards(state: LudwigState, _: Seat) -> Sequence[Action]:
    """Put one of the discarded cards on the deck, or stop."""
    return [*(RECALL_CARD[card] for card in sorted(set(state.discards))), NO_MORE]


def put(state: LudwigState, action: RecallCard, tell: Tell | None) -> bool:
    """Put a card face up on the deck, under any tiles that lie there. True if it was the last one."""
    if action.card not in state.discards:
        raise IllegalAction("DEC-08", "no-such-card-discarded", size=CARD_SIZES[action.card])
    own, discards = state.module_state, list(state.discards)
    discards.remove(action.card)
    state.discards, state.deck = tuple(discards), (*state.deck, action.card)
    own.recalled += 1
    where, count = own.offered
    own.offered = (where, count + 1)
    if tell is not None:
        tell(CardRecalled(state.seat, CARD_SIZES[action.card]))
    return count + 1 == CARDS or not discards


def enough(state: LudwigState, _: PutNoMore, tell: Tell | None) -> bool:
    """Stop putting cards on the deck. Returns True, since no question is open."""
    if tell is not None:
        tell(RecallBegun(state.seat, False))
    return True


def _recalled(state: LudwigState, tell: Tell | None) -> None:
    """After the last card: lay out new rooms, or resume the turn."""
    own = state.module_state
    where, _ = own.offered
    own.offered = ()
    if where == AS_MASTER:
        rounds.new_rooms(state, tell)
    else:
        turn.resume(state, tell)


def _fits(state: LudwigState) -> bool:
    own = state.module_state
    if len(own.offered) != 2 or not answerable(state):
        return False
    where, count = own.offered
    return where in (0, AS_MASTER) and 0 <= count < CARDS and count <= own.recalled


STEPS: Final = (
    LudwigStep(
        REMEMBERING,
        "remembering",
        "DEC-08",
        legal_remembering,
        acting(Recall, recall) | then(rounds.new_rooms, NoRecall, leave),
        answerable,
        refusal="recall-or-leave-first",
    ),
    LudwigStep(
        RECALLING,
        "recalling",
        "DEC-08",
        legal_cards,
        then(_recalled, RecallCard, put) | then(_recalled, PutNoMore, enough),
        _fits,
        refusal="recall-or-leave-first",
    ),
)
