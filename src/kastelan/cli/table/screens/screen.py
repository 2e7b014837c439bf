"""What every screen can do, done plainly: legal actions as a list of words, events by their names.

A game's own screen overrides what it can say better. It sees views, never states, so it cannot show a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from kastelan.core.errors import BadNotation, KastelanError
from kastelan.core.game import Action, Ask, Event, Seat, View
from kastelan.locale import Speaker
from kastelan.narration import PlainNarrator, PlayerNames


@dataclass(frozen=True, slots=True)
class Look:
    """How it may be drawn."""

    width: int = 80
    colour: bool = False
    height: int = 0  # 0 where the lines just go on


@dataclass(frozen=True, slots=True)
class Change:
    """What an action would change for a seat: points, where they come from in words, and how good that is."""

    points: int
    words: str
    rank: float


def nothing_foretold(_: Action) -> Change | None:
    """Nobody asks for previews where nobody decides."""
    return None


@dataclass(frozen=True, slots=True)
class Sight:
    """What is drawn: what the reader knows, what may be done, what has happened lately, and what a legal
    action would change."""

    view: View
    legal: Sequence[Action] = ()
    fresh: Sequence[Event] = ()
    foretell: Callable[[Action], Change | None] = nothing_foretold


@dataclass(frozen=True, slots=True)
class Topic:
    """Something there is help on: its names, the person's own first, and the rules or chapters about it."""

    words: tuple[str, ...]
    rules: tuple[str, ...]
    text: str = ""  # what is said before the rules
    listed: bool = True  # whether `help` names it


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person can ask of a screen besides moves: the message that lists its words, and what it does.

    Granting it gives something to print, or None when the table is to be drawn again.
    """

    words: str
    about: str
    grant: Callable[[Sight, Look, Sequence[str]], RenderableType | None]


class Screen:
    """The screen of any game."""

    def __init__(self, speaker: Speaker, player_names: PlayerNames) -> None:
        self.speaker = speaker
        self.player_names = player_names

    def intro(self, view: View) -> list[str]:
        """What somebody new should know before the first move."""
        return []

    def draw(self, sight: Sight, look: Look) -> RenderableType:
        """The table."""
        if not sight.legal:
            return Text("")
        words = [self.player_names.game.actions.write(action) for action in sight.legal]
        return Group(*(Text(f"{number:>3}  {word}") for number, word in enumerate(words, 1)))

    @property
    def lists_moves(self) -> bool:
        """Whether `draw` numbers the legal actions, so that a number is an answer."""
        return type(self).draw is Screen.draw

    @property
    def tells_much(self) -> bool:
        """Whether news that would scroll away is read first, before the table is drawn."""
        return False

    def arranged(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The legal actions in the order in which `draw` numbers them."""
        return legal

    def wishes(self) -> Sequence[Wish]:
        """What this screen can be asked for; a wish with the words of a common command replaces it."""
        return ()

    def split(self, line: str, view: View) -> list[str]:
        """The words of a line."""
        return line.replace("?", " ? ").replace(",", " ").split()

    def hint(self, view: View) -> str | None:
        """What else might be typed; None for the usual hint."""
        return None

    def hides(self, view: View) -> bool:
        """Whether what is typed now is a secret before the others at the screen."""
        return False

    def question(self, ask: Ask) -> str:
        """What is to be decided, in words."""
        return self.speaker.ask(ask, self.player_names.game.name)

    def complaint(self, error: KastelanError) -> str:
        """Why something cannot be, in words."""
        return self.speaker.error(error, self.player_names.game.name)

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Events in words, several of one kind told together where that reads better."""
        return PlainNarrator(self.speaker, self.player_names).narrate(events)

    def read(self, word: str, view: View) -> Action:
        """The action that a word means now; BadNotation if it means none."""
        return self.player_names.game.actions.parse(word)

    def can_read(self, word: str, view: View) -> bool:
        """Whether a word is an action, legal or not."""
        try:
            self.read(word, view)
        except BadNotation:
            return False
        return True

    def action_words(self, view: View, legal: Sequence[Action]) -> Mapping[str, Action]:
        """Names of actions that may be typed short: those that are legal now."""
        return {}

    def offered(self, legal: Sequence[Action]) -> list[str]:
        """Words for the legal actions, to be completed."""
        return [self.name(action) for action in legal]

    def name(self, action: Action) -> str:
        """An action as people call it."""
        return self.player_names.game.actions.write(action)

    def example(self, legal: Sequence[Action]) -> str:
        """A move as it might be typed now, for hints and help."""
        return self.name(legal[0])

    def looks_ahead(self, action: Action) -> bool:
        """Whether the worth of an action shows only in the next decision of the same seat."""
        return False

    def weighed(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The answers among which looking ahead finds the best; at least one."""
        return legal

    def change(self, view: View, seat: Seat, events: Sequence[Event]) -> Change | None:
        """What previewed events change for a seat; None if the table does not tell."""
        return None

    def about(self, word: str, view: View) -> str | None:
        """What is at a place."""
        return None

    def topics(self) -> Sequence[Topic]:
        """What there is help on."""
        return ()

    def sheet(self, view: View) -> RenderableType | None:
        """Who has how many points for what, if the table tells."""
        return None

    def told_sheet(self, view: View, story: Sequence[Event]) -> RenderableType | None:
        """The same, where the story so far says more than the position."""
        return self.sheet(view)
