"""DEC: the royal decrees as a module, single and double."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.modules.actions import RECALL, UNPACK
from kastelan.games.ludwig.modules.decrees import lending, recalling, storing
from kastelan.games.ludwig.modules.decrees.events import PointsGained
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.modules.module import Module
from kastelan.games.ludwig.steps import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class Decrees(Module):
    """One decree each."""

    name: ClassVar[str] = "decrees"

    def options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Cards recalled (DEC-08), a stored piece (DEC-16), debts paid back (DEC-21)."""
        found = lending.repayments(state, seat)
        if recalling.may(state, seat):
            found.append(RECALL)
        if storing.may_unpack(state):
            found.append(UNPACK)
        return found

    def builds(self, state: LudwigState, seat: Seat) -> bool:
        """Whether a piece could be stored, or a stored one be placed (DEC-16)."""
        stored = extras_of(state).stored[seat]
        if stored == NOTHING:
            return any(one.stores for one in held(state, seat))
        return storing.has_place(state, seat, stored)

    def turn_ends(self, state: LudwigState, tell: Tell | None) -> None:
        """A point to make the score even (DEC-40)."""
        seat = state.seat
        if state.score[seat] % 2 and any(one.makes_even for one in held(state, seat)):
            state.score = at(state.score, seat, state.score[seat] + 1)
            if tell is not None:
                tell(PointsGained(seat, 1, "DEC-40"))


class DoubleDecrees(Module):
    """Two decrees each (DEC-D2)."""

    name: ClassVar[str] = "double_decrees"
    needs: ClassVar[tuple[str, ...]] = ("decrees",)
    in_all: ClassVar[bool] = False
