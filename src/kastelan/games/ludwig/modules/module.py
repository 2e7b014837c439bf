"""What a module is: a name, what it needs, and the places of the base game it plugs into.

The base game calls these places by name and knows nothing else about modules. A place that a module leaves
alone does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import BadOption
from kastelan.core.game import Action, Seat, Tell

if TYPE_CHECKING:
    from kastelan.games.ludwig.events import FinalPoints
    from kastelan.games.ludwig.state import LudwigState

ALL: Final = "all"


class Module:
    """A module with nothing in it."""

    name: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ()
    solo: ClassVar[bool] = False  # whether the solo game can use it (GEN-6)
    in_all: ClassVar[bool] = True  # whether `all` means it too

    def lay(self, state: LudwigState, tell: Tell | None) -> None:
        """Set-up: lay out what belongs to the module."""

    def laid_out(self, state: LudwigState, tile: int, slot: int, tell: Tell | None) -> None:
        """Market: a tile was laid into a slot."""

    def priced(self, state: LudwigState, laid: Sequence[int]) -> None:
        """Market: which slot's tile comes to each slot in use, or NOTHING; they have not moved yet."""

    def taken(self, state: LudwigState, slot: int, tell: Tell | None) -> None:
        """Market: the tile of a slot was taken."""

    def options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Turn: what else can be done instead of buying a tile, or before."""
        return ()

    def beside(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Turn: what can be done beside placing a tile and claiming rewards."""
        return ()

    def builds(self, state: LudwigState, seat: Seat) -> bool:
        """Round: whether a seat could build something of the module, had it the money (LUD-RUL-8)."""
        return False

    def due(self, state: LudwigState, room: int) -> tuple[int, ...]:
        """Rewards: those that a completed room brings besides the one of its type."""
        return ()

    def turn_ends(self, state: LudwigState, tell: Tell | None) -> None:
        """End of turn."""

    def final(self, state: LudwigState, step: int, seat: Seat) -> Sequence[FinalPoints]:
        """Final scoring: the points of a step (FIN-2)."""
        return ()


def in_use(words: Sequence[str], known: Sequence[Module], players: int) -> tuple[Module, ...]:
    """The modules that words name, with those that they need, and that five players need (GEN-1, GEN-2)."""
    names = {module.name for module in known if module.in_all} if ALL in words else set[str]()
    names |= set(words) - {ALL}
    if players == 5:
        names |= {"towers", "extra_rooms"}
    while True:
        needed = {need for module in known if module.name in names for need in module.needs}
        if needed <= names:
            break
        names |= needed
    found = tuple(module for module in known if module.name in names)
    if players == 1 and not all(module.solo for module in found):
        alone = ", ".join(module.name for module in known if module.solo)
        raise BadOption("modules", "modules-not-for-one", value=",".join(words), expected=alone)
    return found
