"""What a module is: a name, and the places of the game it plugs into.

The chapters of the game call these hooks by name and know nothing else about modules. A hook that a module
does not override is not even called (hooks.py). Where several modules answer a question, the chapter says how
their answers go together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Action, Event, Seat, Tell
from kastelan.core.steps import CarryOut
from kastelan.games.ludwig.castle_additions import Additions, Line
from kastelan.games.ludwig.terms import USUAL_TERMS, Terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.actions import ChooseFoyer
    from kastelan.games.ludwig.castle import Castle
    from kastelan.games.ludwig.codec import CastleRow
    from kastelan.games.ludwig.components import BonusCard, Favour
    from kastelan.games.ludwig.final_scoring import FinalScoring
    from kastelan.games.ludwig.ludwig_step import LudwigStep
    from kastelan.games.ludwig.prices import Item
    from kastelan.games.ludwig.special_rewards import SpecialReward
    from kastelan.games.ludwig.state import LudwigState
    from kastelan.games.ludwig.table import Table

Actions = Mapping[type[Action], CarryOut["LudwigState"]]
PieceWorth = tuple[int, tuple[int, ...]]


class Module:
    """A module that changes nothing."""

    name: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ()
    solo: ClassVar[bool] = False  # whether the solo game can use it (GEN-6)
    in_all: ClassVar[bool] = True  # whether the option `all` includes it
    restates: ClassVar[Mapping[str, str]] = {}  # rules of the base game that have another id with it
    steps: ClassVar[tuple[LudwigStep, ...]] = ()  # decisions that it adds
    step_actions: ClassVar[Mapping[int, Actions]] = {}  # what it adds to decisions of the base game
    special_rewards: ClassVar[tuple[SpecialReward, ...]] = ()
    state_fields: ClassVar[tuple[str, ...]] = ()  # those of the module state that are unused without it

    # Set-up

    def cards_kept(self, players: int) -> int:
        """How many room cards make the deck instead of the usual number."""
        raise NotImplementedError

    def set_up(self, state: LudwigState, tell: Tell | None) -> None:
        """Lay out what belongs to the module."""

    def bonus_cards_to_come(self, state: LudwigState) -> bool:
        """Whether the module deals bonus cards later than usual, and has not done so yet."""
        return False

    def castle_additions(self, additions: Additions) -> Additions:
        """What a castle begins with besides its foyer."""
        return additions

    def foyers(self, table: Table) -> Mapping[int, ChooseFoyer]:
        """What can be chosen instead of the two sides of the foyer, by the numbers that note a choice."""
        return {}

    def first_castle(self, table: Table, choice: int) -> Castle:
        """A castle of nothing but the foyer chosen by this number."""
        raise NotImplementedError

    def after_foyers(self, state: LudwigState, tell: Tell | None) -> bool:
        """All castles have begun, and bonus cards come next; whether the module decides when."""
        return False

    def cards_put_away(
        self, state: LudwigState, rows: tuple[tuple[int, ...], ...], tell: Tell | None
    ) -> bool:
        """Put bonus cards under the deck, each row with its seat first; whether nothing is asked about it."""
        return True

    # Market

    def laid_out(self, state: LudwigState, tile: int, slot: int, tell: Tell | None) -> None:
        """A tile was laid into a slot."""

    def priced(self, state: LudwigState, laid: Sequence[int]) -> None:
        """Which slot's tile comes to each slot in use, or NOTHING; they have not moved yet."""

    def card_left_deck(self, state: LudwigState) -> None:
        """A room card was turned or discarded."""

    def last_card(self, state: LudwigState, tell: Tell | None) -> None:
        """The tile of a card lies there; if the card was the last one, decide what that means."""

    def plays_on(self, state: LudwigState) -> bool:
        """Whether the last card makes a new deck instead of the last round."""
        return False

    def outlasts_deck(self, state: LudwigState) -> bool:
        """Whether tiles put on the deck in the last round may still be used."""
        return False

    # Rounds: whether something is asked first

    def before_new_rooms(self, state: LudwigState, tell: Tell | None) -> bool:
        """A round begins."""
        return False

    def before_pricing(self, state: LudwigState, tell: Tell | None) -> bool:
        """New rooms lie there."""
        return False

    def pricing_options(self, state: LudwigState) -> Sequence[Action]:
        """What else can be done while the market is priced."""
        return ()

    def after_pricing(self, state: LudwigState, tell: Tell | None) -> bool:
        """All slots are priced."""
        return False

    def order_turns(self, state: LudwigState, tell: Tell | None) -> bool:
        """`state.turns` has the order of turns, which the module may change."""
        return False

    def can_build(self, state: LudwigState, seat: Seat) -> bool:
        """Whether a seat could build something of the module, had it the money (LUD-RUL-8)."""
        return False

    def ends_game(self, state: LudwigState) -> bool:
        """Whether the game ends after this round, though the last round was not called."""
        return False

    # Buying

    def terms(self, state: LudwigState, seat: Seat) -> Terms:
        """The terms of a seat."""
        return USUAL_TERMS

    def slot_price(self, state: LudwigState, slot: int, price: int) -> int:
        """What a slot asks instead of this price."""
        return price

    def price(self, state: LudwigState, seat: Seat, item: Item, price: int) -> int:
        """What an item costs the seat instead of this price."""
        return price

    def for_sale(self, state: LudwigState) -> Sequence[Item]:
        """What else is for sale."""
        return ()

    def can_store(self, state: LudwigState, seat: Seat) -> bool:
        """Whether the seat may put by what it buys, so that it need not be placed now."""
        return False

    def money_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """What can be taken instead of money."""
        return ()

    def turn_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """What else can be done instead of buying a tile, or before."""
        return ()

    def before_paying(self, state: LudwigState, item: Item, price: int, coins: int) -> bool:
        """Something is bought; whether it is asked how it is paid."""
        return False

    def bought(self, state: LudwigState, item: Item, tell: Tell | None) -> None:
        """Something was bought and paid, and is in hand."""

    def money_taken(self, state: LudwigState) -> bool:
        """Money was taken; whether something is asked about it."""
        return False

    # The turn

    def side_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """What can be done at any time of a turn, while a tile is placed or rewards are claimed."""
        return ()

    def hand_options(self, state: LudwigState) -> Sequence[Action]:
        """What can be done with the piece in hand instead of placing it."""
        return ()

    def resume(self, state: LudwigState, tell: Tell | None) -> bool:
        """Nothing is asked any more; whether the module goes on with something before the turn ends."""
        return False

    def turn_ends(self, state: LudwigState, tell: Tell | None) -> None:
        """A turn is over."""

    # Placing and scoring

    def piece_places(self, state: LudwigState, seat: Seat, tile: int) -> Sequence[Action] | None:
        """Where a piece may go that is no tile; None for what is not the module's."""
        return None

    def piece_worth(self, state: LudwigState, seat: Seat, action: Action, tile: int) -> PieceWorth | None:
        """The points that such a piece would bring at a place, and the rooms whose rewards would be due."""
        return None

    def room_placed(self, state: LudwigState, room: int, done: int, renovated: bool) -> bool:
        """A room was placed, or got a new face; `done` were complete before. Whether something is asked."""
        return False

    def before_scoring(self, state: LudwigState, room: int, done: int, renovated: bool) -> bool:
        """The room lies for good; whether something is asked before it is scored."""
        return False

    def line_event(self, state: LudwigState, line: Line) -> Event | None:
        """The event for a line of a score; None for the usual one."""
        return None

    def scored(self, state: LudwigState, listed: int, points: int, tell: Tell | None) -> None:
        """A placement scored; its symbol lists these types."""

    def more_points(self, state: LudwigState, seat: Seat, listed: int, points: int) -> int:
        """What a placement is worth instead of these points, as `scored` would have it."""
        return points

    # Rewards

    def rewards_due(self, state: LudwigState, room: int) -> tuple[int, ...]:
        """What a completed room brings besides the rewards of its types."""
        return ()

    def reward_claimed(self, state: LudwigState, room: int, tell: Tell | None) -> None:
        """A reward that a room brought was claimed."""

    def excluded_choice(self, state: LudwigState, kind: int) -> str | None:
        """The rule by which a downstairs room cannot choose this type, or None."""
        return None

    def reward_chosen(self, state: LudwigState, kind: int, room: int) -> None:
        """A downstairs room chose the reward of a type."""

    def corridor_taken(self, state: LudwigState, tile: int) -> None:
        """The corridor reward brought a hallway or stairs."""

    # The end

    def before_final_scoring(self, state: LudwigState, tell: Tell | None) -> bool:
        """The last round is over; whether something is asked."""
        return False

    def final_step(self, scoring: FinalScoring, step: int) -> None:
        """Points of the module in a step of the final scoring (FIN-2)."""

    def card_scored(self, scoring: FinalScoring, seat: Seat, number: int, points: int, count: int) -> None:
        """A bonus card scored."""

    def first_place(self, scoring: FinalScoring, seat: Seat) -> None:
        """A seat is first alone in a favour token of its own."""

    def cards_scored(self, scoring: FinalScoring, seat: Seat) -> None:
        """All bonus cards of a seat scored."""

    def measure(self, state: LudwigState, seat: Seat, favour: Favour) -> int | None:
        """How much a player has of what a favour asks for; None for favours that are not the module's."""
        return None

    def count(self, state: LudwigState, seat: Seat, card: BonusCard) -> int | None:
        """What a bonus card counts; None for cards that are not the module's."""
        return None

    def score_card(self, scoring: FinalScoring, seat: Seat, number: int) -> bool:
        """Score a bonus card of the module; False for others."""
        return False

    def savings(self, state: LudwigState, seat: Seat) -> int:
        """Money that the seat has put by."""
        return 0

    def depleted(self, state: LudwigState, seat: Seat) -> Sequence[int]:
        """Pieces of the castle besides rooms whose stack is empty."""
        return ()

    # What is seen, and redealing the rest

    def more_stacks(self, state: LudwigState) -> tuple[int, ...]:
        """How many pieces the stacks beyond hallways and stairs hold."""
        return ()

    def cards_known(self, state: LudwigState) -> int:
        """How many cards lie face up on the room deck."""
        return 0

    def box_known(self, state: LudwigState) -> bool:
        """Whether everyone can tell which room cards are in the box."""
        return False

    def hidden_tiles(self, state: LudwigState, seat: Seat | None) -> Sequence[int]:
        """Room tiles of the module that the seat has not seen."""
        return ()

    def rename_tiles(self, state: LudwigState, new: Mapping[int, int]) -> None:
        """Hidden tiles changed places: each stands for the one that lies there now."""

    def hidden_bonus_cards(self, state: LudwigState, seat: Seat | None) -> Sequence[int]:
        """Bonus cards of the module that the seat has not seen."""
        return ()

    def redeal_bonus_cards(self, state: LudwigState, seat: Seat | None, dealt: Iterator[int]) -> None:
        """Take others in their place."""

    def redeal(self, state: LudwigState, seat: Seat | None) -> None:
        """Deal anew what the module hides from the seat."""

    # Frozen positions

    def restore_laws(self, state: LudwigState, seat: Seat, castle: Castle) -> Castle:
        """A castle that has just begun, under its laws."""
        return castle

    def restore_castle(self, table: Table, castle: Castle, row: CastleRow) -> Castle:
        """A castle with what the module added to it; ValueError if it cannot lie so."""
        return castle

    def kept_tiles(self, state: LudwigState) -> Sequence[int]:
        """Pieces that lie with the module."""
        return ()

    def hidden_kept_tiles(self, state: LudwigState) -> Sequence[int]:
        """Those of them that lie face down."""
        return ()

    def kept_bonus_cards(self, state: LudwigState) -> Sequence[int]:
        """Bonus cards that lie with the module."""
        return ()

    def discarded(self, state: LudwigState) -> int:
        """How many tiles of its stacks players may have discarded by now."""
        return 0

    def validate(self, state: LudwigState) -> bool:
        """Whether the module's part of a position can be one of a game."""
        return True
