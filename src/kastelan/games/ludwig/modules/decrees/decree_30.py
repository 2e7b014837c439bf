"""DEC-30: the holder may take money for printed points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import building, scoring, turn
from kastelan.games.ludwig.castle_additions import Line
from kastelan.games.ludwig.events import MoneyTaken
from kastelan.games.ludwig.ludwig_step import LudwigStep, then
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules import moats
from kastelan.games.ludwig.modules.actions import AS_MONEY, AS_POINTS, AsMoney, AsPoints
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.placement import interrupt, resumed
from kastelan.games.ludwig.step_numbers import NOTHING, PRINTED

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class CashOrGlory(Decree):
    """Take money instead of printed points."""

    number: ClassVar[int] = 30
    printed_as_money: ClassVar[bool] = True


def ask(state: LudwigState, room: int, done: int, renovated: bool) -> bool:
    """Ask before a room with printed points, or with NOTHING a moat piece, is scored. True if asked."""
    if not any(one.printed_as_money for one in held(state, state.seat)):
        return False
    if room != NOTHING and state.castles[state.seat].rooms[room].face.points <= 0:
        return False
    interrupt(state, PRINTED, room, done, renovated)
    return True


def legal(_: LudwigState, __: Seat) -> Sequence[Action]:
    """Take points, or money."""
    return AS_POINTS, AS_MONEY


def as_points(state: LudwigState, _: AsPoints, tell: Tell | None) -> bool:
    """Score printed points. Returns True if no question is open."""
    return _score(state, False, tell)


def as_money(state: LudwigState, _: AsMoney, tell: Tell | None) -> bool:
    """Take 1,000 M for each printed point. Returns True if no question is open."""
    return _score(state, True, tell)


def _score(state: LudwigState, as_money: bool, tell: Tell | None) -> bool:
    room, done, renovated = resumed(state)
    castle = state.castles[state.seat]
    lines = moats.lines_of_piece(state) if room == NOTHING else scoring.lines(castle, room)
    worth = sum(line[1] for line in lines)
    if as_money:
        lines = _paid(state, lines, tell)
    if room == NOTHING:
        moats.score(state, lines, tell, worth)
    else:
        building.score_lines(state, lines, room, tell, worth)
        building.complete(state, room, done, renovated, tell)
    return True


def _paid(state: LudwigState, lines: list[Line], tell: Tell | None) -> list[Line]:
    """The lines without the printed points, for which money was paid."""
    printed, *others = lines
    seat, amount = state.seat, COIN * printed[1]
    state.money = at(state.money, seat, state.money[seat] + amount)
    if tell is not None:
        tell(MoneyTaken(seat, amount, "DEC-30"))
    return others


def _fits(state: LudwigState) -> bool:
    return NOTHING <= state.module_state.placed < len(state.castles[state.seat].rooms)


STEPS: Final = (
    LudwigStep(
        PRINTED,
        "printed",
        "DEC-30",
        legal,
        then(turn.resume, AsPoints, as_points) | then(turn.resume, AsMoney, as_money),
        _fits,
        refusal="points-or-money-first",
    ),
)
