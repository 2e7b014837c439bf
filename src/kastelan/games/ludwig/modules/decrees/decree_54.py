"""DEC-54: the holder may let a bonus card count twice.

The question comes in the final scoring, before bonus cards are scored. In version 1 of the rules it came
before the final scoring, and a card had to be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import below
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import final_scoring
from kastelan.games.ludwig.ludwig_step import LudwigStep, then
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.actions import DOUBLE, NO_DOUBLE, DoubleCard, NoDouble
from kastelan.games.ludwig.modules.decrees import last_decisions
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CardDoubled
from kastelan.games.ludwig.modules.events import PassedOn
from kastelan.games.ludwig.step_numbers import DOUBLING, NOTHING, OVER

if TYPE_CHECKING:
    from kastelan.games.ludwig.final_scoring import FinalScoring
    from kastelan.games.ludwig.state import LudwigState


class DoubleTask(Decree):
    """One bonus card counts twice."""

    number: ClassVar[int] = 54
    doubles_a_card: ClassVar[bool] = True


def ask(scoring: FinalScoring) -> bool:
    """Ask the holder, and keep in `offered` how many favours of the row each seat has won alone.

    Returns True if the holder is asked.
    """
    state = scoring.state
    holder = next((seat for seat in scoring.seats if last_decisions.doubles(state, seat)), None)
    if holder is None or not state.table.rules.decree_54_in_final_scoring:
        return False
    state.seat, state.step, state.module_state.offered = holder, DOUBLING, tuple(scoring.firsts)
    return True


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """The cards of the hand, or none of them."""
    cards = DOUBLE[: len(state.hands[seat])]
    return (*cards, NO_DOUBLE) if state.table.rules.decree_54_in_final_scoring else cards


def double(state: LudwigState, action: DoubleCard, tell: Tell | None) -> bool:
    """Let a card count twice. Returns True if no other final decision is open."""
    seat, own = state.seat, state.module_state
    if not 0 <= action.card < len(state.hands[seat]):
        raise IllegalAction("DEC-54", "no-such-card", number=action.card + 1)
    own.doubled = at(own.doubled, seat, state.hands[seat][action.card])
    if tell is not None:
        tell(CardDoubled(seat, own.doubled[seat]))
    return state.table.rules.decree_54_in_final_scoring or last_decisions.decided(state)


def double_none(state: LudwigState, _: NoDouble, tell: Tell | None) -> bool:
    """Let no card count twice. Returns True, since no other final decision is open."""
    if not state.table.rules.decree_54_in_final_scoring:
        raise IllegalAction("DEC-54", "choose-the-card-first")
    if tell is not None:
        tell(PassedOn(state.seat, "DEC-54"))
    return True


def _score(state: LudwigState, tell: Tell | None) -> None:
    """Resume the final scoring, or begin it in version 1 of the rules."""
    own = state.module_state
    firsts, own.offered = own.offered, ()
    if state.table.rules.decree_54_in_final_scoring:
        final_scoring.resume(state, firsts, tell)
    else:
        final_scoring.end(state, tell)


def score_again(scoring: FinalScoring, seat: Seat, number: int, points: int, count: int) -> None:
    """Score the card again, if it was chosen."""
    if points and scoring.state.module_state.doubled[seat] == number:
        scoring.add(seat, points, "DEC-54", number, count)


def redeal(state: LudwigState, seat: Seat | None) -> None:
    """Redeal the choices of others, which are secret until the end."""
    own = state.module_state
    for owner, card in enumerate(own.doubled):
        if card != NOTHING and owner != seat and state.step != OVER:
            place, state.chance = below(state.chance, len(state.hands[owner]))
            own.doubled = at(own.doubled, owner, state.hands[owner][place])


def _fits(state: LudwigState) -> bool:
    """Whether the seat may be asked, and `offered` says who won favours alone if these are scored."""
    begun, firsts = final_scoring.has_begun(state), state.module_state.offered
    return (
        last_decisions.fits(state)
        and (not begun or last_decisions.doubles(state, state.seat))
        and len(firsts) == (state.table.players if begun else 0)
        and all(count >= 0 for count in firsts)
        and sum(firsts) <= len(state.table.favours)
    )


STEPS: Final = (
    LudwigStep(
        DOUBLING,
        "doubling",
        "DEC-54",
        legal,
        then(_score, DoubleCard, double) | then(_score, NoDouble, double_none),
        _fits,
        refusal="choose-the-card-first",
    ),
)
