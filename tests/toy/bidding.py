"""Sealed bids: the smallest game in which several seats decide at once and in secret.

Each of three rounds shows a prize. All players choose one of their bids 1 to 5 at once; when the last has
chosen, the bids are shown, the highest wins the prize, and the bids are spent. In version 1 tied players
share the prize, rounding down; in version 2 a tie wins nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from kastelan.core.chance import below, shuffled
from kastelan.core.errors import BadOption, IllegalAction, NotYourDecision
from kastelan.core.game import (
    Action,
    ActionSpace,
    Ask,
    Event,
    Game,
    Outcome,
    Plain,
    Seat,
    State,
    Tell,
    View,
    places,
)
from kastelan.core.notation import ListedActions
from kastelan.core.options import Choice, Flag, Option, Options, Several
from tests.toy import bidding_codec

PRIZES: Final = {"even": (4, 4, 4, 4), "steep": (1, 3, 6, 10)}
ROUNDS: Final = 3
BIDS: Final = range(1, 6)


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Choose a bid in secret."""

    value: int


ACTIONS: Final = ListedActions((Bid(value), f"bid{value}") for value in BIDS)


@dataclass(frozen=True, slots=True)
class PrizeShown(Event):
    """A round begins with this prize for the highest bid."""

    worth: int
    rule: str = "TOY-ROUND-1"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    """A player has chosen a bid, which only that player sees."""

    seat: Seat
    value: int | None
    rule: str = "TOY-BID-1"

    def seen_by(self, seat: Seat | None) -> BidSealed:
        return self if seat == self.seat else replace(self, value=None)


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    """All players have chosen, and all bids are public."""

    values: tuple[int, ...]
    rule: str = "TOY-BID-2"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PrizeWon(Event):
    """A player gets points."""

    seat: Seat
    points: int
    rule: str = "TOY-WIN-1"


@dataclass(frozen=True, slots=True)
class BiddingView(View):
    """All that a seat may know: everything but the sealed bids of others and the prizes to come."""

    seat: Seat | None
    hands: tuple[tuple[int, ...], ...]
    sealed: tuple[bool, ...]
    bid: int | None
    prize: int
    prizes_left: int
    points: tuple[int, ...]
    rounds: int


@dataclass(frozen=True, slots=True)
class Table:
    """What set-up decides and the game never changes."""

    game: Bidding
    options: Options


class BiddingState(State):
    """One position; a sealed bid is still part of its hand."""

    __slots__ = ("bids", "chance", "hands", "pile", "points", "prize", "rounds", "table")

    table: Table
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    pile: tuple[int, ...]  # prizes to come, the next one last
    prize: int
    points: tuple[int, ...]
    rounds: int  # completed rounds
    chance: int

    @property
    def game(self) -> Bidding:
        return self.table.game

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def actors(self) -> tuple[Seat, ...]:
        if self.rounds == ROUNDS:
            return ()
        return tuple(seat for seat, bid in enumerate(self.bids) if bid is None)

    def ask(self, seat: Seat) -> Ask:
        if seat not in self.actors:
            raise NotYourDecision(seat)
        return Ask("bid", "toy-ask-bid", "TOY-BID-1", {"prize": self.prize})

    def legal(self, seat: Seat) -> Sequence[Action]:
        return tuple(map(Bid, self.hands[seat])) if seat in self.actors else ()

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if seat not in self.actors:
            raise NotYourDecision(seat)
        if not isinstance(action, Bid) or action.value not in self.hands[seat]:
            raise IllegalAction("TOY-BID-1", "no-such-bid")
        self.bids = (*self.bids[:seat], action.value, *self.bids[seat + 1 :])
        if tell is not None:
            tell(BidSealed(seat, action.value))
        if None not in self.bids:
            self._end_round(tell)

    def _end_round(self, tell: Tell | None) -> None:
        bids = tuple(bid for bid in self.bids if bid is not None)
        if tell is not None:
            tell(BidsShown(bids))
        best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        won = self.table.game.won(self.worth, len(best))
        self.points = tuple(had + won * (seat in best) for seat, had in enumerate(self.points))
        if tell is not None and won:
            for seat in best:
                tell(PrizeWon(seat, won))
        self.hands = tuple(
            tuple(bid for bid in hand if bid != spent) for hand, spent in zip(self.hands, bids, strict=True)
        )
        self.bids = (None,) * len(bids)
        self.rounds += 1
        if self.rounds < ROUNDS:
            self.show_prize(tell)

    def show_prize(self, tell: Tell | None) -> None:
        """Begin a round."""
        self.prize, self.pile = self.pile[-1], self.pile[:-1]
        if tell is not None:
            tell(PrizeShown(self.worth))

    @property
    def worth(self) -> int:
        """What the prize of this round is worth."""
        return self.prize * (2 if self.table.options["last_doubles"] and self.rounds == ROUNDS - 1 else 1)

    def copy(self) -> BiddingState:
        new = BiddingState()
        for slot in BiddingState.__slots__:
            setattr(new, slot, getattr(self, slot))
        return new

    def view(self, seat: Seat | None) -> BiddingView:
        return BiddingView(
            seat=seat,
            hands=self.hands,
            sealed=tuple(bid is not None for bid in self.bids),
            bid=None if seat is None else self.bids[seat],
            prize=self.prize,
            prizes_left=len(self.pile),
            points=self.points,
            rounds=self.rounds,
        )

    def determinise(self, seat: Seat | None, chance: int) -> BiddingState:
        new = self.copy()
        new.pile, chance = shuffled(chance, sorted(self.pile))
        bids = list(self.bids)
        for other, bid in enumerate(self.bids):
            if bid is not None and other != seat:
                pick, chance = below(chance, len(self.hands[other]))
                bids[other] = self.hands[other][pick]
        new.bids, new.chance = tuple(bids), chance
        return new

    def scores(self) -> tuple[int, ...]:
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(self.points, places(self.points)) if self.rounds == ROUNDS else None

    def freeze(self) -> Plain:
        return (self.hands, self.bids, self.pile, self.prize, self.points, self.rounds, self.chance)


class Bidding(Game):
    """Sealed bids as first released."""

    name: ClassVar[str] = "bidding"
    version = 1
    seats: ClassVar[range] = range(2, 4)
    options: tuple[Option, ...] = (
        Flag("last_doubles", "TOY-ROUND-1"),
        Choice("prizes", "TOY-ROUND-1", words=tuple(PRIZES)),
        Several("without", "TOY-BID-1", words=tuple(map(str, BIDS)), least=0, most=2),
    )

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def won(self, worth: int, winners: int) -> int:
        """What each of the winners gets: an equal share."""
        return worth // winners

    def start(self, players: int, options: Options, chance: int, tell: Tell | None = None) -> BiddingState:
        without = options["without"]
        assert isinstance(without, tuple)
        if {"1", "2"} == set(without):
            raise BadOption("without", "low-bids-are-needed")
        state = BiddingState()
        state.table = Table(self, options)
        state.hands = (tuple(bid for bid in BIDS if str(bid) not in without),) * players
        state.bids, state.points, state.rounds = (None,) * players, (0,) * players, 0
        state.pile, state.chance = shuffled(chance, PRIZES[str(options["prizes"])])
        state.show_prize(tell)
        return state

    def thaw(self, players: int, options: Options, plain: Plain, trusted: bool = False) -> BiddingState:
        state = BiddingState()
        state.table = Table(self, options)
        (
            state.hands,
            state.bids,
            state.pile,
            state.prize,
            state.points,
            state.rounds,
            state.chance,
        ) = bidding_codec.checked_fields(players, PRIZES[str(options["prizes"])], plain)
        return state

    def options_of(self, state: State) -> Options:
        assert isinstance(state, BiddingState)
        return state.table.options


class BiddingWithoutShares(Bidding):
    """Sealed bids in the second release: a tie wins nothing."""

    version = 2

    def won(self, worth: int, winners: int) -> int:
        return worth if winners == 1 else 0


VERSIONS: Final[dict[int, Game]] = {1: Bidding(), 2: BiddingWithoutShares()}
