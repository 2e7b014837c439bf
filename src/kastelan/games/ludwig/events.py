"""The events of the base game. Tiles and cards are numbers of the components, rooms numbers in a castle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from kastelan.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class TableLaid(Event):
    """Favours, room deck and stacks are ready."""

    favours: tuple[int, ...]
    deck: int
    stacks: tuple[int, ...]
    rule: str = "LUD-SETUP-2"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class MasterBuilderNamed(Event):
    """The first master builder is drawn; scores start from there."""

    seat: Seat
    scores: tuple[int, ...]
    rule: str = "LUD-SETUP-7"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class BonusCardsDealt(Event):
    """A player is dealt bonus cards, which are hidden from the others."""

    seat: Seat
    count: int
    cards: tuple[int, ...]
    rule: str
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> BonusCardsDealt:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class ChoiceMade(Event):
    """A player has chosen in secret; the choice is revealed when all have chosen."""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class FoyerLaid(Event):
    """A player starts with this side of the foyer."""

    seat: Seat
    doors: int
    rule: str = "LUD-SETUP-6"
    certain: ClassVar[bool] = False  # the others' choices are secret until then


@dataclass(frozen=True, slots=True)
class BonusCardPutAway(Event):
    """A bonus card is put under the deck; only the player who put it there knows it."""

    seat: Seat
    card: int | None
    rule: str
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> BonusCardPutAway:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """A round begins with this master builder."""

    round: int
    master: Seat
    rule: str = "LUD-ROUND-1"


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A room card is turned; without a tile when its stack is empty."""

    size: int
    tiles_left: int
    rule: str = "LUD-ROUND-1"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class TileLaidOut(Event):
    """A tile is laid into the market, from its stack or from the room deck."""

    tile: int
    slot: int
    from_deck: bool
    rule: str = "LUD-ROUND-1"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """The deck ran out while the market was filled: the discarded cards become a new one."""

    cards: int
    rule: str = "LUD-END-1"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class LastRoundCalled(Event):
    """This round is the last. The rule says why: the last room card was turned (LUD-END-1), with renovations
    two stacks are empty (RENO-14), or no player can build anything (LUD-RUL-8)."""

    rule: str = "LUD-END-1"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class TilePriced(Event):
    """The master builder has put a tile into a slot; None when he left it empty."""

    tile: int | None
    slot: int
    price: int
    rule: str = "LUD-ROUND-2"


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """A player's turn begins; `extra` if it is due to a food reward."""

    seat: Seat
    extra: bool
    rule: str = "LUD-ROUND-3"


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """A tile is bought; the price is paid to the master builder, or to the bank if that is None."""

    seat: Seat
    tile: int
    slot: int | None
    price: int
    coins: int  # money that lay on the tile, which the buyer gets
    paid_to: Seat | None
    rule: str = "LUD-TURN-3"


@dataclass(frozen=True, slots=True)
class MoneyTaken(Event):
    """A player gets money from the bank."""

    seat: Seat
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A hallway or stairs is taken for free."""

    seat: Seat
    tile: int
    rule: str = "LUD-REW-CORRIDOR"


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile became a room of the castle."""

    seat: Seat
    tile: int
    room: int
    x: int
    y: int
    turn: int
    dark: bool
    rule: str = "LUD-TURN-5"


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """Points for the print or the symbol of a tile, with the tile that they are scored for."""

    seat: Seat
    points: int
    rule: str
    tile: int
    because_of: int | None
    room: int
    other: int | None


@dataclass(frozen=True, slots=True)
class RoomCompleted(Event):
    """A room is complete: every door of it is in a doorway."""

    seat: Seat
    tile: int
    room: int
    rule: str = "LUD-SCORE-5"


@dataclass(frozen=True, slots=True)
class RewardClaimed(Event):
    """A completion reward is taken; `type` is the one it is for."""

    seat: Seat
    tile: int
    room: int
    type: int
    rule: str


@dataclass(frozen=True, slots=True)
class RewardDeclined(Event):
    """A completion reward is declined."""

    seat: Seat
    tile: int
    room: int
    type: int
    rule: str = "LUD-SCORE-5"


@dataclass(frozen=True, slots=True)
class RewardVoid(Event):
    """A completed room brings nothing: by its number, once per turn, or without tiles, cards or places."""

    seat: Seat
    tile: int
    room: int
    type: int
    rule: str


@dataclass(frozen=True, slots=True)
class ExtraTurnGained(Event):
    """A player gains an extra turn by a food reward."""

    seat: Seat
    turns: int  # extra turns that are due now
    rule: str = "LUD-REW-FOOD"


@dataclass(frozen=True, slots=True)
class StackLookedAt(Event):
    """A player looks at a stack; the tiles are hidden from the others."""

    seat: Seat
    stack: int
    count: int
    tiles: tuple[int, ...]
    rule: str = "LUD-REW-SLEEPING"
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> StackLookedAt:
        return self if seat == self.seat else replace(self, tiles=())


@dataclass(frozen=True, slots=True)
class TilePutOnDeck(Event):
    """A tile is put face down from a stack on the room deck; only the player who put it there knows it."""

    seat: Seat
    stack: int
    tile: int | None
    rule: str = "LUD-REW-SLEEPING"

    def seen_by(self, seat: Seat | None) -> TilePutOnDeck:
        return self if seat == self.seat else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """A tile leaves the game face up: in the last round from its stack, out of the solo market, or from the
    room deck."""

    tile: int
    rule: str
    certain: ClassVar[bool] = False  # only the player who put a tile on the deck knows it


@dataclass(frozen=True, slots=True)
class StackShuffled(Event):
    """The rest of a stack is shuffled and put back."""

    stack: int
    count: int
    rule: str = "LUD-REW-SLEEPING"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class BonusCardKept(Event):
    """A player keeps a bonus card, which is hidden from the others."""

    seat: Seat
    card: int | None
    rule: str = "LUD-REW-UTILITY"

    def seen_by(self, seat: Seat | None) -> BonusCardKept:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CoinsAdded(Event):
    """Coins from the bank are put on a tile left in the market; `coins` is the new total."""

    tile: int
    slot: int
    coins: int
    rule: str = "LUD-ROUND-4"


@dataclass(frozen=True, slots=True)
class StonePassed(Event):
    """The next player becomes master builder."""

    seat: Seat
    rule: str = "LUD-ROUND-5"


@dataclass(frozen=True, slots=True)
class FinalPoints(Event):
    """Points of the final scoring; `what` is the tile, favour or bonus card, or None for money."""

    seat: Seat
    points: int
    rule: str
    what: int | None
    measure: int  # what was counted
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The final scoring is done; `rank` is the rank of a solo game, from 0 to 4."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    rank: int | None
    rule: str = "LUD-END-7"
    certain: ClassVar[bool] = False
