"""DEC-13: the holder may pay to move ahead in the order of turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import rounds
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, answerable
from kastelan.games.ludwig.modules.actions import AHEAD, MoveAhead
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import OrderChanged
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.step_numbers import QUEUING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

FEE: Final = 2_000
"""The price for each player passed."""


class QueueJumper(Decree):
    """Pass other players in the order of turns, for 2,000 M each."""

    number: ClassVar[int] = 13
    moves_ahead: ClassVar[bool] = True


def ask(state: LudwigState) -> bool:
    """Ask the holder, if he can pay for passing a player. Returns True if he is asked."""
    jumper = next((seat for seat in state.turns if any(one.moves_ahead for one in held(state, seat))), None)
    if jumper is None or not _most(state, jumper):
        return False
    state.seat, state.step = jumper, QUEUING
    return True


def _most(state: LudwigState, seat: Seat) -> int:
    """The number of players that a seat can pass."""
    return min(state.turns.index(seat), state.money[seat] // FEE)


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Pass no player, or as many as can be paid."""
    return AHEAD[: _most(state, seat) + 1]


def move_ahead(state: LudwigState, action: MoveAhead, tell: Tell | None) -> None:
    """Pass players in the order of turns and pay each of them."""
    seat, money, turns = state.seat, list(state.money), state.turns
    if action not in legal(state, seat):
        raise IllegalAction("DEC-13", "not-so-far-ahead", players=action.players)
    place = turns.index(seat)
    passed = turns[place - action.players : place]
    for other in passed:
        money[seat] -= FEE
        money[other] += FEE
    state.money = tuple(money)
    state.turns = (*turns[: place - action.players], seat, *passed, *turns[place + 1 :])
    if tell is not None:
        tell(OrderChanged(seat, state.turns, FEE * action.players))
    rounds.next_turn(state, tell)


def _fits(state: LudwigState) -> bool:
    return state.seat in state.turns and answerable(state)


STEPS: Final = (
    LudwigStep(
        QUEUING,
        "queuing",
        "DEC-13",
        legal,
        acting(MoveAhead, move_ahead),
        _fits,
        refusal="choose-your-turn-first",
    ),
)
