"""The plain screen of any game: legal actions as a list of words, events by their names.

The screen of a game overrides what it can show better. It gets views, never states, so it cannot show hidden
information.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.palette import LINE_MODE, Palette, picks
from kastelan.core.errors import BadNotation, KastelanError
from kastelan.core.game import Action, Ask, Event, Seat, View
from kastelan.locale import Speaker
from kastelan.narration import PlainNarrator, PlayerNames


@dataclass(frozen=True, slots=True)
class DrawOptions:
    """The space and colours of a terminal."""

    width: int = 80
    colour: bool = False
    height: int = 0  # 0 if the output is not limited to a screen
    palette: Palette = LINE_MODE
    scrolls: bool = False  # whether what does not fit can be reached by scrolling


@dataclass(frozen=True, slots=True)
class Change:
    """What an action would change for a seat: points, their sources in words, and a rank to sort by."""

    points: int
    words: str
    rank: float


class Shape(Enum):
    """How a board wants to lie on a full screen."""

    TALL = "tall"  # as high as the screen, with everything else beside it
    WIDE = "wide"  # as wide as the screen, with everything else below it
    FREE = "free"  # takes what is left


def numbered(lines: Iterable[str | Text]) -> Table:
    """A list of choices, each marked with its number."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=2, no_wrap=True, style="bold")
    table.add_column()
    for number, line in enumerate(lines, 1):
        table.add_row(str(number), line, style=picks(str(number)))
    return table


def no_preview(_: Action) -> Change | None:
    """The preview of a snapshot for a reader who decides nothing."""
    return None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a screen draws for one reader: the view, legal actions, recent events, and previews of actions."""

    view: View
    legal: Sequence[Action] = ()
    recent: Sequence[Event] = ()
    preview: Callable[[Action], Change | None] = no_preview
    last_round: Event | None = None  # why this round is the last, as long as it lasts


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of the help: its names, those in the chosen language first, and its rules or chapters."""

    words: tuple[str, ...]
    rules: tuple[str, ...]
    text: str = ""  # printed before the rules
    listed: bool = True  # whether `help` lists it


@dataclass(frozen=True, slots=True)
class ScreenCommand:
    """A command of one screen: the messages with its words and its description, and what it does.

    `run` returns something to print, or None if the table must be drawn again.
    """

    words: str
    about: str
    run: Callable[[Snapshot, DrawOptions, Sequence[str]], RenderableType | None]


class Screen:
    """The screen of any game."""

    def __init__(self, speaker: Speaker, player_names: PlayerNames) -> None:
        self.speaker = speaker
        self.player_names = player_names

    def intro(self, view: View) -> list[str]:
        """What a new player should know before the first move."""
        return []

    def picture(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        """The table, in the last round with a line above that says so."""
        if snapshot.last_round is None:
            return self.draw(snapshot, options)
        why = Text(" ".join(self.narrate([snapshot.last_round])), "bold red")
        # A height of 0 means that there is no limit.
        left = max(1, options.height - len(why.wrap(Console(), options.width))) if options.height else 0
        return Group(why, self.draw(snapshot, replace(options, height=left)))

    def compact(self, snapshot: Snapshot, news: Sequence[str], options: DrawOptions) -> RenderableType | None:
        """The table with the news within the height, for a window that is too low; None if there is no such
        form."""
        return None

    def draw(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        """The table."""
        if not snapshot.legal:
            return Text("")
        words = [self.player_names.game.actions.write(action) for action in snapshot.legal]
        return Group(*(Text(f"{number:>3}  {word}") for number, word in enumerate(words, 1)))

    # The table in parts, for a host that arranges them itself

    shape: ClassVar[Shape] = Shape.FREE
    """The shape of the board."""

    def board(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        """The board; what can be picked on it is marked with the word that is typed for it."""
        return Text("")

    def panel_title(self, view: View) -> str:
        """What stands above the panel."""
        return self.speaker.say("table-part-panel")

    def panel(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        """What everybody has."""
        return Text("")

    def choices(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType | None:
        """The numbered choices, marked with their numbers; None if the host should list the best moves."""
        if not self.lists_moves:
            return None
        return numbered(Text(self.name(action)) for action in snapshot.legal)

    def scores(self, view: View) -> Sequence[str]:
        """The points of each player as they stand; empty where they are hidden."""
        return [""] * len(self.player_names.names)

    def answers_at(self, word: str, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The legal actions that a marked place stands for, the best first; none if its word says it all."""
        return ()

    def consider(self, view: View, action: Action | None) -> None:
        """Draw the board as if this legal action were done, if that shows something; None forgets it."""

    def joint_picks(self, legal: Sequence[Action]) -> int:
        """How many marks have to be picked for one answer."""
        return 1

    @property
    def lists_moves(self) -> bool:
        """Whether `draw` numbers the legal actions, so that a number is an answer."""
        # A screen that overrides `draw` has to say for itself whether it numbers the moves.
        return type(self).draw is Screen.draw

    def in_list_order(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The legal actions in the order in which `draw` numbers them."""
        return legal

    def commands(self) -> Sequence[ScreenCommand]:
        """The commands of this screen; one with the words of a common command replaces it."""
        return ()

    def split(self, line: str, view: View) -> list[str]:
        """The words of a line."""
        return line.replace("?", " ? ").replace(",", " ").split()

    def hint(self, view: View) -> str | None:
        """A hint of what may be typed; None for the usual one."""
        return None

    def hides(self, view: View) -> bool:
        """Whether the typed line must be hidden from others at the same screen."""
        return False

    def question(self, ask: Ask) -> str:
        """The open decision in words."""
        return self.speaker.ask(ask, self.player_names.game.name)

    def error_text(self, error: KastelanError) -> str:
        """An error in words."""
        return self.speaker.error(error, self.player_names.game.name)

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Events in words, related ones combined where that reads better."""
        return PlainNarrator(self.speaker, self.player_names).narrate(events)

    def read(self, word: str, view: View) -> Action:
        """The action that a word means now; raises BadNotation if it means none."""
        return self.player_names.game.actions.parse(word)

    def can_read(self, word: str, view: View) -> bool:
        """Whether a word is an action, legal or not."""
        try:
            self.read(word, view)
        except BadNotation:
            return False
        return True

    def action_words(self, view: View, legal: Sequence[Action]) -> Mapping[str, Action]:
        """The legal actions by names that may be abbreviated."""
        return {}

    def completions(self, legal: Sequence[Action]) -> list[str]:
        """Words for the legal actions, for completion."""
        return [self.name(action) for action in legal]

    def name(self, action: Action) -> str:
        """An action as people call it."""
        return self.player_names.game.actions.write(action)

    def described(self, action: Action, view: View) -> str:
        """An action in words, with what can be seen of it beforehand."""
        return self.name(action)

    def example(self, legal: Sequence[Action]) -> str:
        """A move as it might be typed now, for hints and help."""
        return self.name(legal[0])

    def looks_ahead(self, action: Action) -> bool:
        """Whether the value of an action depends on the next decision of the same seat."""
        return False

    def answers_to_consider(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The actions among which looking ahead finds the best; at least one."""
        return legal

    def change(self, view: View, seat: Seat, events: Sequence[Event]) -> Change | None:
        """What previewed events change for a seat; None if scores are hidden."""
        return None

    def about(self, word: str, view: View) -> str | None:
        """A description of a place or thing; None if the word names none."""
        return None

    def topics(self) -> Sequence[Topic]:
        """The topics of the help."""
        return ()

    def sheet(self, view: View) -> RenderableType | None:
        """The score sheet; None if scores are hidden."""
        return None

    def sheet_with_events(self, view: View, events: Sequence[Event]) -> RenderableType | None:
        """The score sheet, where events show more than the position."""
        return self.sheet(view)
