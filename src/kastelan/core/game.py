"""The contract between a game and the code that plays, shows, stores or searches it.

A `Game` makes `State`s from options and a seed. A state says which seats decide and what is legal; it
applies one `Action` after another and reports `Event`s. A `View` is what one seat may know.
docs/contract.md explains it with examples.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from kastelan.core.chance import seeded
from kastelan.core.errors import Fact, KastelanError
from kastelan.core.options import Option, Options, check_players, check_seed, checked

Seat = int
"""A place at the table: 0 for the first, clockwise."""


class Action:
    """What a seat can decide: a small frozen value. Games subclass it as frozen dataclasses with slots."""

    __slots__ = ()


class Event:
    """Something that happened, with the id of the rule that caused it. Games subclass it as frozen
    dataclasses."""

    __slots__ = ()

    rule: str
    certain: ClassVar[bool] = True
    """Whether a preview may announce it: it depends neither on chance nor on anything secret."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The part of it that a seat, or with None a spectator, may know; None if it may know nothing."""
        return self


Tell = Callable[[Event], None]


class View:
    """Everything that one seat may know, and nothing else. Games subclass it as frozen dataclasses."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """What a seat is asked now: the id of the step, a message id of the game's locale file, the rule behind
    it, and facts to fill in. A choice that is `forced` where there is only one may be made for the player."""

    step: str
    message: str
    rule: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: final scores by seat, and the place each seat took (1 for the best; tied seats share
    a place)."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(standings: Sequence[object]) -> tuple[int, ...]:
    """The place of each seat when a greater standing is better; equal standings share the better place."""
    ranked = sorted(standings, reverse=True)  # type: ignore[type-var]  # standings of one game compare with each other
    # `index` finds the first of equal standings, so these share the best of their places.
    return tuple(ranked.index(standing) + 1 for standing in standings)


Plain = int | None | tuple["Plain", ...]
"""What a position is written from: whole numbers, nothing, and tuples of these."""


class State(ABC):
    """One position of a game: a mutable shell around values that never change, so a copy shares them all."""

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game, in the rules version, that this is a position of."""

    @property
    @abstractmethod
    def players(self) -> int:
        """How many seats the table has."""

    @property
    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """The seats that have to decide now: one, several at once, or none when the game is over."""

    @abstractmethod
    def ask(self, seat: Seat) -> Ask:
        """What this actor has to decide."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Action]:
        """All actions open to a seat, each once, in a fixed order; empty for one that is no actor."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        """Carry out an action and report what happens. A refused action raises and changes nothing."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What a seat, or with None a spectator, may know."""

    def seat_view(self, seat: Seat, public: View) -> View:
        """The same as `view`, for a caller that has the view of a spectator of this very position: a game may
        take from it what all may know."""
        return self.view(seat)

    @abstractmethod
    def determinise(self, seat: Seat | None, chance: int) -> Self:
        """A copy in which all that the seat cannot know is dealt anew from `chance`, a generator of its
        own."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points of every seat if the game were scored now, from public information alone."""

    def running_scores(self) -> tuple[int, ...]:
        """The points of every seat as people see them; a game may leave out what means nothing before the
        end."""
        return self.scores()

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None before that."""

    def last_round(self) -> Event | None:
        """Why this round is the last one, as the event that called it; None before it and after it.

        It follows from public information, so everybody may be shown it as long as the round lasts.
        """
        return None

    @abstractmethod
    def freeze(self) -> Plain:
        """All that the state holds, for `Game.thaw`."""

    def shifts(self, after: Self) -> Sequence[Event]:
        """Events for how standings differ between here and `after`, in games that score only at the end."""
        return ()

    def preview(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What is certain to happen if the seat does this, as it may see it; the state does not change."""
        after, events = self.copy(), list[Event]()
        after.apply(seat, action, events.append)
        certain = list[Event]()
        for event in events:
            # Whatever follows an uncertain event may depend on it, even if it is certain by its kind.
            if not event.certain:
                break
            seen = event.seen_by(seat)
            if seen is not None:
                certain.append(seen)
        return (*certain, *self.shifts(after))

    def refusal(self, seat: Seat, action: Action) -> KastelanError | None:
        """Why the action is not possible now, or None if it is."""
        try:
            self.copy().apply(seat, action)
        except KastelanError as error:
            return error
        return None


class ActionSpace(ABC):
    """Two other forms of an action: a word of notation, and a number in a fixed range."""

    @property
    @abstractmethod
    def size(self) -> int:
        """How many numbers there are: actions are numbered from 0."""

    @abstractmethod
    def index(self, action: Action) -> int:
        """The number of an action, which never changes."""

    @abstractmethod
    def action(self, index: int) -> Action:
        """The action with this number."""

    @abstractmethod
    def write(self, action: Action) -> str:
        """The action as one word of notation."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that is written like this; BadNotation if there is none."""


class Game(ABC):
    """A game in one version of its rules."""

    name: ClassVar[str]
    seats: ClassVar[range]
    version: int

    @property
    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Everything that can be chosen at set-up in this version."""

    @property
    @abstractmethod
    def actions(self) -> ActionSpace:
        """Notation and numbers of all actions."""

    @abstractmethod
    def start(self, players: int, options: Options, chance: int, tell: Tell | None = None) -> State:
        """The first position; players and options have been checked one by one."""

    @abstractmethod
    def thaw(self, players: int, options: Options, plain: Plain, trusted: bool = False) -> State:
        """The position that `State.freeze` took apart; BadPosition if there can be none.

        A trusted position comes from one of our own processes, and is not validated.
        """

    @abstractmethod
    def options_of(self, state: State) -> Options:
        """The options a position was made with."""

    def new(
        self,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        tell: Tell | None = None,
    ) -> State:
        """A new table. Wrong players, options or seeds are BadOption."""
        players = check_players(self.seats, players)
        seed = check_seed(seed)
        return self.start(players, checked(self.options, options or {}), seeded(seed), tell)
