"""CS-WINTER-MAIDEN: courting the Castle Maiden, winning her, and sharing what was laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.seasons.actions import LAY, PASS, SHARE, Lay, Pass, Share
from kastelan.games.seasons.components import MAIDEN, STAKES, TALER
from kastelan.games.seasons.events import PointsScored
from kastelan.games.seasons.step_numbers import COURTED, COURTING, REVEAL, SELECTION, SHARED, SHARING
from kastelan.games.seasons.transfers import gain_kind, more, score
from kastelan.games.seasons.winter_events import MaidenLeft, MaidenWon, StakeLaid, StakeShared, SuitorLeft

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


def court(state: SeasonsState, tell: Tell | None) -> None:
    """Ask the next suitor, or settle the turn (CS-WINTER-MAIDEN-1, -2, -3)."""
    while True:
        settled = not state.queue if state.maiden == 1 else state.suitors.bit_count() == 1
        if settled or not state.queue:
            _settle(state, tell)
            return
        state.seat, state.queue = state.queue[0], state.queue[1:]
        if state.talers[state.seat] or any(state.supply[state.seat]):
            state.step = COURTING
            return
        _leave(state, state.seat, tell)  # who has neither piece nor taler


def _settle(state: SeasonsState, tell: Tell | None) -> None:
    """After a turn: one suitor wins, none lets the card go, several court on."""
    number = state.suitors.bit_count()
    state.queue = ()
    if number == 1:
        _win(state, state.suitors.bit_length() - 1, tell)
        return
    state.maiden = 2 if number else 0
    if not number and tell is not None:
        tell(MaidenLeft())
    _go_on(state)


def _go_on(state: SeasonsState) -> None:
    """To the reveal if cards lie face down, else to the selection."""
    state.step = REVEAL if state.selected[0] else SELECTION


def _win(state: SeasonsState, seat: Seat, tell: Tell | None) -> None:
    """The only suitor wins; all others share what lies there (CS-WINTER-MAIDEN-3, -4)."""
    state.maiden = state.suitors = 0
    if tell is not None:
        tell(MaidenWon(seat))
    points = state.table.figures.winter.maiden_vp
    score(state, PointsScored(seat, points, "CS-WINTER-MAIDEN-3", winter_card=MAIDEN), tell)
    state.queue = tuple(other for other in state.order if other != seat)
    state.step = SHARED


def _leave(state: SeasonsState, seat: Seat, tell: Tell | None) -> None:
    state.suitors &= ~(1 << seat)
    if tell is not None:
        tell(SuitorLeft(seat, "CS-WINTER-MAIDEN-1" if state.maiden == 1 else "CS-WINTER-MAIDEN-2"))


def stakes(state: SeasonsState) -> Sequence[Action]:
    """A piece of any kind, silver as it is (CS-AMB-33), or a taler; or no more courting."""
    seat = state.seat
    found: list[Action] = [LAY[kind] for kind, number in enumerate(state.supply[seat]) if number]
    if state.talers[seat]:
        found.append(LAY[TALER])
    found.append(PASS)
    return found


def lay(state: SeasonsState, action: Lay, tell: Tell | None) -> None:
    """Lay a piece or a taler on the card."""
    seat, stake = state.seat, action.stake
    if action not in stakes(state):
        raise IllegalAction(_turn_rule(state), "stake-not-yours")
    if stake == TALER:
        state.talers = more(state.talers, seat, -1)
    else:
        gain_kind(state, seat, stake, -1)
    state.stakes = more(state.stakes, stake, 1)
    state.step = COURTED
    if tell is not None:
        tell(StakeLaid(seat, stake, _turn_rule(state)))


def _turn_rule(state: SeasonsState) -> str:
    return "CS-WINTER-MAIDEN-1" if state.maiden == 1 else "CS-WINTER-MAIDEN-2"


def drop_out(state: SeasonsState, _: Pass, tell: Tell | None) -> None:
    """Stay out, or drop out, for good."""
    _leave(state, state.seat, tell)
    state.step = COURTED


def share(state: SeasonsState, _: Tell | None) -> None:
    """Let the next of the others take something while anything is left (CS-WINTER-MAIDEN-4)."""
    if any(state.stakes):
        state.seat, state.queue = state.queue[0], (*state.queue[1:], state.queue[0])
        state.step = SHARING
    else:
        state.queue = ()
        _go_on(state)


def shares(state: SeasonsState) -> Sequence[Action]:
    """What lies before the Castle Maiden."""
    return [SHARE[stake] for stake, number in enumerate(state.stakes) if number]


def take_share(state: SeasonsState, action: Share, tell: Tell | None) -> None:
    """Take a piece or a taler."""
    seat, stake = state.seat, action.stake
    if not 0 <= stake < len(STAKES) or not state.stakes[stake]:
        raise IllegalAction("CS-WINTER-MAIDEN-4", "stake-not-there")
    state.stakes = more(state.stakes, stake, -1)
    if stake == TALER:
        state.talers = more(state.talers, seat, 1)
    else:
        gain_kind(state, seat, stake, 1)
    state.step = SHARED
    if tell is not None:
        tell(StakeShared(seat, stake))
