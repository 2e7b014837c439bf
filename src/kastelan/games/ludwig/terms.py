"""Rule values for one player, which decrees may improve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


@dataclass(frozen=True, slots=True)
class Terms:
    """The defaults are the printed values. With several decrees, the best of each applies."""

    money_taken: int = 5_000  # instead of buying (LUD-TURN-1)
    borrows: bool = False
    activity_points: int = 5
    outdoor_money: int = 10_000
    tiles_put: int = 2  # on the room deck, by the sleeping reward
    cards_drawn: int = 2  # by the utility reward
    extra_turn_money: int = 0
    depleted_points: int = 2  # for a tile whose stack is empty (LUD-END-3)
    first_points: int = 8  # for a favour won alone (LUD-END-4)
    wins_ties: bool = False
    hides_purse: bool = False  # money and swans, from the others


USUAL_TERMS: Final = Terms()


def terms(state: LudwigState, seat: Seat) -> Terms:
    """The rule values that apply to a seat."""
    modules = state.table.hooks.terms
    return modules[0].terms(state, seat) if modules else USUAL_TERMS
