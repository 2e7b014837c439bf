"""The base class of the modules: their names and options, and the hooks by which they plug into the game.

The chapters of the game call these hooks by name and know nothing else about modules. A hook that a module
does not override is never called (hooks.py). Where several modules return a value for the same hook, the
chapter combines the values.

A hook that may open a question for a player returns True if it did, that is, if it set `state.step` or
otherwise took over. The chapter then stops, and the module calls the next function of the chapter when the
question has been answered.
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
    from kastelan.games.ludwig.components import BonusCard, Components, Favour
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
    restates: ClassVar[Mapping[str, str]] = {}  # ids of base rules, and the ids that replace them
    steps: ClassVar[tuple[LudwigStep, ...]] = ()  # steps that it adds
    step_actions: ClassVar[Mapping[int, Actions]] = {}  # actions that it adds to steps of the base game
    side_actions: ClassVar[Actions] = {}  # how its side options are carried out
    special_rewards: ClassVar[tuple[SpecialReward, ...]] = ()
    state_fields: ClassVar[tuple[str, ...]] = ()  # fields of the module state that stay empty without it

    # Set-up

    def cards_kept(self, players: int, usual: int) -> int:
        """The number of cards in the room deck; `usual` is that of the base game."""
        return usual

    def set_up(self, state: LudwigState, tell: Tell | None) -> None:
        """Set up the module's components."""

    def bonus_cards_to_come(self, state: LudwigState) -> bool:
        """Whether the module deals bonus cards later than the base game, and has not dealt them yet."""
        return False

    def castle_additions(self, additions: Additions, components: Components) -> Additions:
        """Add what a castle has from the start besides its foyer."""
        return additions

    def foyers(self, table: Table) -> Mapping[int, ChooseFoyer]:
        """The choices that replace the two sides of the foyer, by the number stored for each choice."""
        return {}

    def first_castle(self, table: Table, choice: int) -> Castle | None:
        """The castle that starts with this choice of a foyer; None for the castle of the base game."""
        return None

    def after_foyers(self, state: LudwigState, tell: Tell | None) -> bool:
        """Called when every castle has its foyer. True if the module deals the bonus cards later itself."""
        return False

    def cards_put_away(
        self, state: LudwigState, rows: tuple[tuple[int, ...], ...], tell: Tell | None
    ) -> bool:
        """Put bonus cards under the deck. A row is a seat and its cards. True if a question was opened."""
        return False

    # Market

    def laid_out(self, state: LudwigState, tile: int, slot: int, tell: Tell | None) -> None:
        """Called when a tile was laid into a slot of the market."""

    def priced(self, state: LudwigState, laid: Sequence[int]) -> None:
        """Called before priced tiles move. `laid`: for each slot in use, the slot its tile comes from."""

    def card_left_deck(self, state: LudwigState) -> None:
        """Called when a room card was turned or discarded."""

    def last_card(self, state: LudwigState, tell: Tell | None) -> None:
        """Called after the tile of a card was laid out, to renew an empty deck or call the last round."""

    def stack_drawn(self, state: LudwigState, tell: Tell | None) -> None:
        """Called when a player took a tile from a stack for free."""

    def plays_on(self, state: LudwigState) -> bool:
        """Whether the deck is renewed when it runs out, instead of the last round being called."""
        return False

    def outlasts_deck(self, state: LudwigState) -> bool:
        """Whether tiles that are put on the deck in the last round can still come into the market."""
        return False

    # Rounds: hooks that return bool return True if a question was opened

    def before_new_rooms(self, state: LudwigState, tell: Tell | None) -> bool:
        """Called when a round begins, before the market is filled."""
        return False

    def before_pricing(self, state: LudwigState, tell: Tell | None) -> bool:
        """Called when the market is filled, before it is priced."""
        return False

    def pricing_options(self, state: LudwigState) -> Sequence[Action]:
        """More actions while the market is priced."""
        return ()

    def after_pricing(self, state: LudwigState, tell: Tell | None) -> bool:
        """Called when all slots are priced."""
        return False

    def order_turns(self, state: LudwigState, tell: Tell | None) -> bool:
        """Called when `state.turns` holds the order of turns; the module may change it."""
        return False

    def can_build(self, state: LudwigState, seat: Seat) -> bool:
        """Whether a seat could build something of the module if money did not matter (LUD-RUL-8)."""
        return False

    def ends_game(self, state: LudwigState) -> bool:
        """Whether the game ends after this round although the last round was not called."""
        return False

    # Buying

    def terms(self, state: LudwigState, seat: Seat) -> Terms:
        """The rule values that apply to a seat."""
        return USUAL_TERMS

    def slot_price(self, state: LudwigState, slot: int, price: int) -> int:
        """The price of a slot; `price` is the printed one, or that of another module."""
        return price

    def price(self, state: LudwigState, seat: Seat, item: Item, price: int) -> int:
        """The price of an item for a seat; `price` is the marked one, or that of another module."""
        return price

    def for_sale(self, state: LudwigState) -> Sequence[Item]:
        """More items for sale."""
        return ()

    def can_store(self, state: LudwigState, seat: Seat) -> bool:
        """Whether the seat may store what it buys instead of placing it now."""
        return False

    def money_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Actions that replace taking money."""
        return ()

    def turn_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """More actions while the seat may buy a tile."""
        return ()

    def before_paying(self, state: LudwigState, item: Item, price: int, coins: int) -> bool:
        """Called before an item is paid. True if a question about the payment was opened."""
        return False

    def bought(self, state: LudwigState, item: Item, tell: Tell | None) -> None:
        """Called when an item was paid and is in hand."""

    def money_taken(self, state: LudwigState) -> bool:
        """Called when money was taken instead of a purchase. True if a question was opened."""
        return False

    # The turn

    def side_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Actions that are legal throughout a turn, whatever is asked. In version 1 of the rules only while a
        tile is bought or placed, or rewards are claimed.
        """
        return ()

    def hand_options(self, state: LudwigState) -> Sequence[Action]:
        """Actions that replace placing the piece in hand."""
        return ()

    def resume(self, state: LudwigState, tell: Tell | None) -> bool:
        """Called when no question is open. True if the module opens a further step before the turn ends."""
        return False

    def unasked_news(self, state: LudwigState) -> None:
        """Called when something hidden came to light, or another seat decided, and no question of the turn
        need follow.
        """

    def money_would_help(self, state: LudwigState) -> bool:
        """Whether the seat could do more in this turn if it had more money."""
        return False

    def before_turn_ends(self, state: LudwigState) -> bool:
        """Called when nothing is left to do in a turn. True if a question was opened."""
        return False

    def turn_ends(self, state: LudwigState, tell: Tell | None) -> None:
        """Called at the end of a turn."""

    # Placing and scoring

    def holds_free_tile(self, state: LudwigState) -> bool:
        """Whether the tile in hand was not bought in this turn, so placing it is no part of a purchase."""
        return False

    def piece_places(self, state: LudwigState, seat: Seat, tile: int) -> Sequence[Action] | None:
        """The places for a piece that is not a tile; None if the piece belongs to another module."""
        return None

    def piece_worth(self, state: LudwigState, seat: Seat, action: Action, tile: int) -> PieceWorth | None:
        """The points such a piece scores at a place, and the rooms whose rewards become due."""
        return None

    def room_placed(self, state: LudwigState, room: int, done: int, renovated: bool) -> bool:
        """Called when a room was placed or renovated. True if a question was opened.

        `done` are the rooms that were complete before, as bits.
        """
        return False

    def before_scoring(self, state: LudwigState, room: int, done: int, renovated: bool) -> bool:
        """Called when nothing about the room's placement can change, before it is scored. True if a question
        was opened.
        """
        return False

    def line_event(self, state: LudwigState, line: Line) -> Event | None:
        """The event that announces a line of a score; None for the event of the base game."""
        return None

    def scored(self, state: LudwigState, listed: int, points: int, tell: Tell | None) -> None:
        """Called when a placement was scored; `listed` are the types that its symbol lists, as bits."""

    def more_points(self, state: LudwigState, seat: Seat, listed: int, points: int) -> int:
        """The points of a placement plus those that `scored` would add."""
        return points

    # Rewards

    def rewards_due(self, state: LudwigState, room: int) -> tuple[int, ...]:
        """The entries of the rewards of a completed room besides those of its types (special_rewards.py)."""
        return ()

    def reward_claimed(self, state: LudwigState, room: int, tell: Tell | None) -> None:
        """Called when a reward of a room was claimed."""

    def excluded_choice(self, state: LudwigState, kind: int) -> str | None:
        """The rule by which a downstairs room cannot choose this type, or None."""
        return None

    def reward_chosen(self, state: LudwigState, kind: int, room: int) -> None:
        """Called when the reward of this type was chosen for a downstairs room."""

    def corridor_taken(self, state: LudwigState, tile: int) -> None:
        """Called when a hallway or stairs was taken for the corridor reward."""

    # The end

    def before_final_scoring(self, state: LudwigState, tell: Tell | None) -> bool:
        """Called when the last round is over. True if a question was opened."""
        return False

    def before_cards(self, scoring: FinalScoring) -> bool:
        """Called in the final scoring before bonus cards are scored. True if a question was opened."""
        return False

    def final_step(self, scoring: FinalScoring, step: int) -> None:
        """Score the module's points in a step of the final scoring (FIN-2)."""

    def card_scored(self, scoring: FinalScoring, seat: Seat, number: int, points: int, count: int) -> None:
        """Called when a bonus card was scored."""

    def first_place(self, scoring: FinalScoring, seat: Seat) -> None:
        """Called when a seat alone is first in a favour token that it holds."""

    def cards_scored(self, scoring: FinalScoring, seat: Seat) -> None:
        """Called when all bonus cards of a seat were scored."""

    def measure(self, state: LudwigState, seat: Seat, favour: Favour) -> int | None:
        """How much a player has of what a favour measures; None if the favour belongs to another module."""
        return None

    def count(self, state: LudwigState, seat: Seat, card: BonusCard) -> int | None:
        """How many things a bonus card counts; None if the card belongs to another module."""
        return None

    def score_card(self, scoring: FinalScoring, seat: Seat, number: int) -> bool:
        """Score a bonus card of the module. False if the card belongs to another module."""
        return False

    def savings(self, state: LudwigState, seat: Seat) -> int:
        """Money of the seat that counts in the final scoring but cannot be spent."""
        return 0

    def depleted(self, state: LudwigState, seat: Seat) -> Sequence[int]:
        """Pieces of the castle that are not rooms and whose stack is empty."""
        return ()

    # What is seen, and redealing the rest

    def more_stacks(self, state: LudwigState) -> tuple[int, ...]:
        """The number of pieces in each stack that follows hallways and stairs."""
        return ()

    def cards_known(self, state: LudwigState) -> int:
        """The number of cards that lie face up on the room deck."""
        return 0

    def box_known(self, state: LudwigState) -> bool:
        """Whether all players can work out which room cards are in the box."""
        return False

    def hidden_tiles(self, state: LudwigState, seat: Seat | None) -> Sequence[int]:
        """Room tiles of the module that the seat has not seen."""
        return ()

    def rename_tiles(self, state: LudwigState, new: Mapping[int, int]) -> None:
        """Replace tile numbers after a redeal: `new` maps old to new."""

    def hidden_bonus_cards(self, state: LudwigState, seat: Seat | None) -> Sequence[int]:
        """Bonus cards of the module that the seat has not seen."""
        return ()

    def redeal_bonus_cards(self, state: LudwigState, seat: Seat | None, dealt: Iterator[int]) -> None:
        """Replace the module's hidden bonus cards with cards from `dealt`."""

    def redeal(self, state: LudwigState, seat: Seat | None) -> None:
        """Deal the rest of what the module hides from the seat at random."""

    # Frozen positions

    def restore_laws(self, state: LudwigState, seat: Seat, castle: Castle) -> Castle:
        """The new castle with the module's placement laws applied."""
        return castle

    def restore_castle(self, table: Table, castle: Castle, row: CastleRow) -> Castle:
        """The castle with the module's additions from `row`; ValueError if they cannot lie there."""
        return castle

    def kept_tiles(self, state: LudwigState) -> Sequence[int]:
        """Tiles and pieces that the module keeps."""
        return ()

    def hidden_kept_tiles(self, state: LudwigState) -> Sequence[int]:
        """Those of the kept tiles that lie face down."""
        return ()

    def kept_bonus_cards(self, state: LudwigState) -> Sequence[int]:
        """Bonus cards that the module keeps."""
        return ()

    def discarded(self, state: LudwigState) -> int:
        """The largest number of hallways, stairs and pieces that players may have discarded by now."""
        return 0

    def validate(self, state: LudwigState) -> bool:
        """Whether the module's part of a position can occur in a game."""
        return True
