"""A part that modules add to the screen, with a hook for each place where it can add something."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from kastelan.core.game import Action, Event, Seat
from kastelan.games.ludwig.prices import Item
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces
from kastelan.narration.ludwig.narrator import Narrator

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
Describe = Callable[["Choices", Action], str]
Entry = tuple[str, Seat, int]
"""An entry of the score sheet: what the points are for, whose they are, and how many."""
Enter = Callable[[Event, Narrator], Entry]


class ScreenPart:
    """A part that adds nothing. The screen asks those in use (registry.py) and knows no module by name."""

    modules: ClassVar[tuple[str, ...]]
    """It is in use where any of these modules is."""

    details: ClassVar[Mapping[type[Action], Describe]] = {}
    """Actions that the modules add, and what each of them is about; its message says the rest."""

    entries: ClassVar[Mapping[type[Event], Enter]] = {}
    """Events of the modules that score, and their entries in the score sheet."""

    secret_steps: ClassVar[tuple[int, ...]] = ()
    """Steps whose choice others at the screen should not see."""

    wraps_names: ClassVar[bool] = False
    """Whether names in the market may take several lines, since notes follow them."""

    unvalued_cards: ClassVar[tuple[str, ...]] = ()
    """Kinds of bonus cards that cannot be valued yet."""

    def numbered(self, choices: Choices, listed: Sequence[Action]) -> Sequence[Action]:
        """The numbered actions, from those that the screen and earlier parts list."""
        return listed

    def purchase(self, item: Item) -> Action | None:
        """The action that buys an item; None for what is not the modules'."""
        return None

    def item_note(self, view: LudwigView, item: Item, pieces: Pieces) -> str:
        """What follows the name of an item in the market."""
        return ""

    def stacks(self, view: LudwigView) -> Iterator[str]:
        """Stacks of rooms besides those of the base game: size and how many are left."""
        yield from ()

    def standing_rows(self, view: LudwigView, pieces: Pieces) -> Iterator[tuple[str, ...]]:
        """Rows of the standings: a title, then a value for each player."""
        yield from ()

    def standing_lines(self, view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
        """Lines below the standings; `names` are those of the players."""
        yield from ()


def detail(kind: type[A], describe: Callable[[Choices, A], str]) -> dict[type[Action], Describe]:
    """An item of `details` for a function that takes one kind of action."""
    # Safe: the table is looked up by the type of the action, so each function gets its own kind.
    return {kind: cast(Describe, describe)}


def without_detail(*kinds: type[Action]) -> dict[type[Action], Describe]:
    """Actions whose message says everything."""
    return dict.fromkeys(kinds, lambda _, __: "")


def entry(kind: type[E], enter: Callable[[E, Narrator], Entry]) -> dict[type[Event], Enter]:
    """An item of `entries` for a function that takes one kind of event."""
    return {kind: cast(Enter, enter)}
