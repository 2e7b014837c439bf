"""The base class of the decrees: a number, and what the decree changes for the player who holds it.

A decree overrides only what it changes. If it asks its holder a question, its file declares the step too.
The hooks that plug the decrees into the game are in module.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.game import Seat, Tell
from kastelan.games.ludwig.castle_additions import USUAL_LAWS, Laws
from kastelan.games.ludwig.terms import USUAL_TERMS, Terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

Points = tuple[int, int]
"""Points of the final scoring, and the count that they were scored for."""


class Decree:
    """A decree that changes nothing. Each subclass is registered by its number."""

    number: ClassVar[int]

    # What the game reads
    laws: ClassVar[Laws] = USUAL_LAWS  # about a castle and its symbols
    terms: ClassVar[Terms] = USUAL_TERMS  # rule values of its holder
    acts_at_start: ClassVar[bool] = False

    # What other files of this folder read
    swaps_cards: ClassVar[bool] = False
    recalls_cards: ClassVar[bool] = False
    shifts_a_price: ClassVar[bool] = False
    moves_coins: ClassVar[bool] = False
    has_hourglass: ClassVar[bool] = False
    goes_first: ClassVar[bool] = False
    moves_ahead: ClassVar[bool] = False
    discount: ClassVar[int] = 0
    stores: ClassVar[bool] = False
    returns_coins: ClassVar[bool] = False
    points_taken: ClassVar[int] = 0  # instead of money
    collects_coins: ClassVar[bool] = False
    printed_as_money: ClassVar[bool] = False
    least_points: ClassVar[int] = 0  # for a placement
    both_corridors: ClassVar[bool] = False
    second_reward: ClassVar[bool] = False
    second_moat: ClassVar[bool] = False
    tip: ClassVar[int] = 0
    makes_even: ClassVar[bool] = False
    banks: ClassVar[bool] = False
    own_sets: ClassVar[bool] = False  # its card says what sets of swans score
    discards: ClassVar[int] = 0
    doubles_a_card: ClassVar[bool] = False
    card_points: ClassVar[int] = 0

    def __init_subclass__(cls) -> None:
        REGISTERED[cls.number] = cls()

    @property
    def rule(self) -> str:
        """The id of its rule."""
        return f"DEC-{self.number:02}"

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        """Act before the first round. Returns True if a question was opened."""
        return False

    def price(self, kind: int, price: int) -> int | None:
        """The price that replaces the usual one, or None to keep it (RND-9)."""
        return None

    def symbol_points(self, types: int) -> int:
        """Points for placing a room whose symbol lists these types."""
        return 0

    def symbol_money(self, types: int) -> int:
        """Money for placing a room whose symbol lists these types."""
        return 0

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        """Its points when decrees are scored at the end, or None if it scores none."""
        return None

    def model(self, state: LudwigState, seat: Seat) -> Points | None:
        """Its points when models are scored at the end, or None if it has no model."""
        return None


REGISTERED: Final[dict[int, Decree]] = {}
"""The decrees whose files have been imported, by number; registry.py imports all of them."""
