"""CS-WINTER-MAIDEN: courting the Castle Maiden, winning her, and sharing what was laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.seasons.actions import LAY, PASS, SHARE, Lay, Pass, Share
from kastelan.games.seasons.components import MAIDEN, STAKES, TALER
from kastelan.games.seasons.events import PointsScored
from kastelan.games.seasons.open_decision import in_line, only_uses
from kastelan.games.seasons.selection import before_cards
from kastelan.games.seasons.step_numbers import COURTED, COURTING, REVEAL, SELECTION, SHARED, SHARING
from kastelan.games.seasons.transfers import gain_kind, more, score
from kastelan.games.seasons.winter_events import MaidenLeft, MaidenWon, StakeLaid, StakeShared, SuitorLeft

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


def ask_next_suitor(state: SeasonsState, tell: Tell | None) -> None:
    """Ask the next suitor, or settle the turn (CS-WINTER-MAIDEN-1, -2, -3)."""
    while True:
        # In the first turn all seats decide. In later turns the last remaining suitor wins at once.
        settled = not state.queue if state.maiden == 1 else state.suitors.bit_count() == 1
        if settled or not state.queue:
            _settle(state, tell)
            return
        state.seat, state.queue = state.queue[0], state.queue[1:]
        if state.talers[state.seat] or any(state.supply[state.seat]):
            state.step = COURTING
            return
        _leave(state, state.seat, tell)  # neither piece nor taler left to lay


def _settle(state: SeasonsState, tell: Tell | None) -> None:
    """After a turn: a single suitor wins. Without suitors the card leaves; several court again next round."""
    number = state.suitors.bit_count()
    if number == 1:
        # The position of the only bit is the seat.
        _win(state, state.suitors.bit_length() - 1, tell)
        return
    state.maiden = 2 if number else 0
    if not number and tell is not None:
        tell(MaidenLeft())
    _to_reveal_or_selection(state)


def _to_reveal_or_selection(state: SeasonsState) -> None:
    """To the reveal if cards lie face down, else to the selection."""
    # By now either all seats have selected or none has, so the first one stands for all.
    state.step = REVEAL if state.selected[0] else SELECTION


def _win(state: SeasonsState, seat: Seat, tell: Tell | None) -> None:
    """The only suitor wins; all others share what lies there (CS-WINTER-MAIDEN-3, -4)."""
    state.maiden = state.suitors = 0
    if tell is not None:
        tell(MaidenWon(seat))
    points = state.table.figures.winter.maiden_vp
    score(state, PointsScored(seat, points, "CS-WINTER-MAIDEN-3", winter_card=MAIDEN), tell)
    # The queue rotates while the others share: the seat that decides moves to its end.
    state.queue = tuple(other for other in state.order if other != seat)
    state.step = SHARED


def _leave(state: SeasonsState, seat: Seat, tell: Tell | None) -> None:
    state.suitors &= ~(1 << seat)
    if tell is not None:
        tell(SuitorLeft(seat, turn_rule(state)))


def stakes(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """A piece of any kind, unexchanged silver included (CS-AMB-33), a taler, or dropping out."""
    found: list[Action] = [LAY[kind] for kind, number in enumerate(state.supply[seat]) if number]
    if state.talers[seat]:
        found.append(LAY[TALER])
    found.append(PASS)
    return found


def lay(state: SeasonsState, seat: Seat, action: Lay, tell: Tell | None) -> None:
    """Lay a piece or a taler on the card."""
    stake = action.stake
    if action not in stakes(state, seat):
        raise IllegalAction(turn_rule(state), "stake-not-yours")
    if stake == TALER:
        state.talers = more(state.talers, seat, -1)
    else:
        gain_kind(state, seat, stake, -1)
    state.stakes = more(state.stakes, stake, 1)
    state.step = COURTED
    if tell is not None:
        tell(StakeLaid(seat, stake, turn_rule(state)))


def turn_rule(state: SeasonsState) -> str:
    """The rule of this courting turn: the first one has its own."""
    return "CS-WINTER-MAIDEN-1" if state.maiden == 1 else "CS-WINTER-MAIDEN-2"


def drop_out(state: SeasonsState, seat: Seat, _: Pass, tell: Tell | None) -> None:
    """Stay out, or drop out, for good."""
    _leave(state, seat, tell)
    state.step = COURTED


def courting_fits(state: SeasonsState) -> bool:
    """All waiting seats are suitors, and the deciding one has something to lay."""
    seats = state.order
    if state.maiden == 2:
        seats = tuple(seat for seat in seats if state.suitors >> seat & 1)
    waiting = (state.seat, *state.queue)
    suits = state.maiden > 0 and all(state.suitors >> seat & 1 for seat in waiting)
    means = state.talers[state.seat] > 0 or any(state.supply[state.seat])
    return only_uses(state, "queue") and _time_fits(state) and suits and means and in_line(state, seats)


def _time_fits(state: SeasonsState) -> bool:
    """Courting comes before the selection, or in winter while all selected cards lie face down."""
    face_down = bool(all(state.selected) and state.table.winter)
    return (face_down or not any(state.selected)) and before_cards(state)


def ask_next_to_share(state: SeasonsState, _: Tell | None) -> None:
    """Let the next of the others take something while anything is left (CS-WINTER-MAIDEN-4)."""
    if any(state.stakes):
        state.seat, state.queue = state.queue[0], (*state.queue[1:], state.queue[0])
        state.step = SHARING
    else:
        state.queue = ()
        _to_reveal_or_selection(state)


def shares(state: SeasonsState, _: Seat) -> Sequence[Action]:
    """What lies before the Castle Maiden."""
    return [SHARE[stake] for stake, number in enumerate(state.stakes) if number]


def sharing_fits(state: SeasonsState) -> bool:
    """The queue holds all seats but the winner's, in seat order, and ends with the deciding one."""
    queue, others = state.queue, state.order
    if len(queue) != len(others) - 1 or len(set(queue)) != len(queue) or queue[-1] != state.seat:
        return False
    others = tuple(seat for seat in others if seat in queue)
    at = others.index(queue[0])
    # The queue is seat order, rotated.
    in_turn = queue == others[at:] + others[:at]
    return in_turn and only_uses(state, "queue") and _time_fits(state) and not state.maiden


def take_share(state: SeasonsState, seat: Seat, action: Share, tell: Tell | None) -> None:
    """Take a piece or a taler."""
    stake = action.stake
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
