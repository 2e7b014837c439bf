"""What a decree can change: the places of the game that decrees plug into.

A decree says what is different in its attributes; what it leaves alone is as usual. Where a number is asked
for, the best of a player's decrees counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Seat, Tell
from kastelan.games.ludwig.modules.annex import Laws

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

Final = tuple[int, int]
"""Points of the final scoring and what was counted for them."""


class Decree:
    """No decree at all: everything is as usual."""

    number: ClassVar[int] = 0

    # At the start
    acts_at_start: ClassVar[bool] = False

    # A castle and its symbols (annex.py)
    laws: ClassVar[Laws] = Laws()

    # Cards
    swaps_cards: ClassVar[bool] = False
    recalls_cards: ClassVar[bool] = False
    cards_drawn: ClassVar[int] = 2

    # Rounds
    shifts_a_price: ClassVar[bool] = False
    moves_coins: ClassVar[bool] = False
    has_hourglass: ClassVar[bool] = False
    goes_first: ClassVar[bool] = False
    moves_ahead: ClassVar[bool] = False

    # Buying
    discount: ClassVar[int] = 0
    stores: ClassVar[bool] = False
    returns_coins: ClassVar[bool] = False
    borrows: ClassVar[bool] = False

    # Taking money
    money_taken: ClassVar[int] = 5_000
    points_taken: ClassVar[int] = 0
    collects_coins: ClassVar[bool] = False

    # Secrets
    hides: ClassVar[bool] = False

    # A placement
    printed_as_money: ClassVar[bool] = False
    least_points: ClassVar[int | None] = None

    # Rewards
    activity_points: ClassVar[int] = 5
    outdoor_money: ClassVar[int] = 10_000
    tiles_put: ClassVar[int] = 2
    both_corridors: ClassVar[bool] = False
    second_reward: ClassVar[bool] = False
    second_moat: ClassVar[bool] = False
    tip: ClassVar[int] = 0
    extra_turn_money: ClassVar[int] = 0

    # The end of a turn
    makes_even: ClassVar[bool] = False
    banks: ClassVar[bool] = False

    # The final scoring
    own_sets: ClassVar[bool] = False  # its card says what sets of swans score
    discards: ClassVar[int] = 0
    depleted_points: ClassVar[int] = 2
    doubles_a_card: ClassVar[bool] = False
    first_points: ClassVar[int] = 8
    card_points: ClassVar[int] = 0
    wins_ties: ClassVar[bool] = False

    @property
    def rule(self) -> str:
        """The id of its rule."""
        return f"DEC-{self.number:02}"

    def begin(self, state: LudwigState, seat: Seat, tell: Tell | None) -> bool:
        """Act at the start; whether nothing is asked."""
        return True

    def price(self, kind: int, price: int) -> int | None:
        """What something costs instead (RND-9)."""
        return None

    def symbol_points(self, types: int) -> int:
        """Points for placing a room whose symbol lists these types."""
        return 0

    def symbol_money(self, types: int) -> int:
        """Money for placing a room whose symbol lists these types."""
        return 0

    def final(self, state: LudwigState, seat: Seat) -> Final | None:
        """Its points in step 3 of the final scoring."""
        return None

    def model(self, state: LudwigState, seat: Seat) -> Final | None:
        """Its points before step 1 of the final scoring."""
        return None


USUAL = Decree()
