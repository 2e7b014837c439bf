"""DEC-54: the holder lets a bonus card count twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import below
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import final_scoring
from kastelan.games.ludwig.ludwig_step import LudwigStep, then
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.actions import DOUBLE, DoubleCard
from kastelan.games.ludwig.modules.decrees import last_decisions
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CardDoubled
from kastelan.games.ludwig.step_numbers import DOUBLING, NOTHING, OVER

if TYPE_CHECKING:
    from kastelan.games.ludwig.final_scoring import FinalScoring
    from kastelan.games.ludwig.state import LudwigState


class DoubleTask(Decree):
    """One bonus card counts twice."""

    number: ClassVar[int] = 54
    doubles_a_card: ClassVar[bool] = True


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """The cards of the hand."""
    return DOUBLE[: len(state.hands[seat])]


def double(state: LudwigState, action: DoubleCard, tell: Tell | None) -> bool:
    """Let a card count twice. Returns True if no other final decision is open."""
    seat, own = state.seat, state.module_state
    if not 0 <= action.card < len(state.hands[seat]):
        raise IllegalAction("DEC-54", "no-such-card", number=action.card + 1)
    own.doubled = at(own.doubled, seat, state.hands[seat][action.card])
    if tell is not None:
        tell(CardDoubled(seat, own.doubled[seat]))
    return last_decisions.decided(state)


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


STEPS: Final = (
    LudwigStep(
        DOUBLING,
        "doubling",
        "DEC-54",
        legal,
        then(final_scoring.end, DoubleCard, double),
        last_decisions.fits,
        refusal="choose-the-card-first",
    ),
)
