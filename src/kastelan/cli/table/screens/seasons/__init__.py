"""A Castle for All Seasons in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kastelan.cli.table.screens.fitting import Part, fitted, news_part
from kastelan.cli.table.screens.screen import Change, DrawOptions, Screen, Shape, Snapshot, Topic
from kastelan.cli.table.screens.seasons import (
    action_names,
    castle,
    choices,
    effects,
    help_topics,
    panels,
    score_sheet,
    typed_words,
)
from kastelan.core.errors import KastelanError
from kastelan.core.game import Action, Ask, Event, Seat, View
from kastelan.games.seasons.actions import Build, Pay
from kastelan.games.seasons.public_state import figures_of
from kastelan.games.seasons.step_numbers import OVER, PAYING, SELECTING
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import Names
from kastelan.narration.seasons.narrator import Narrator

SPACED_FROM: Final = 50
"""From this height on, empty lines separate the parts of the screen."""


ENDLESS: Final = 1000
LEAST_CHOICES: Final = 4
LEAST_NEWS: Final = 3

FULL_BOARD: Final = DrawOptions(width=100, height=15)
"""From this size on, a board by itself has a line for each building."""


class SeasonsScreen(Screen):
    """The screen of A Castle for All Seasons: castle, stores, cards and choices."""

    shape = Shape.WIDE

    _view: SeasonsView | None = None  # the view drawn last, in whose terms actions are named

    @cached_property
    def names(self) -> Names:
        return Names(self.speaker, self.player_names)

    @cached_property
    def _narrator(self) -> Narrator:
        return Narrator(self.names)

    def intro(self, view: View) -> list[str]:
        seen = _seasons(view)
        lines = [self.names.say("intro", rounds=seen.rounds)]
        if seen.players == min(self.player_names.game.seats):
            lines.append(self.names.say("intro-two"))
        return [*lines, self.names.say("intro-winter")] if seen.winter else lines

    def draw(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        view = _seasons(snapshot.view)
        self._view = view
        short = choices.is_short(options)
        # On a short screen the table of hands numbers the cards, and the list of choices leaves them out.
        numbers = choices.card_numbers(snapshot.legal) if short else {}
        shows_hands = not short or view.step in (SELECTING, OVER)
        gap = [] if 0 < options.height < SPACED_FROM else [""]
        return Group(
            *gap,
            panels.track(view, self.names),
            castle.drawn(view, options, self.names),
            *gap,
            panels.stores(view, options, self.names),
            *gap,
            *([panels.hands(view, options, self.names, numbers)] if shows_hands else []),
            *panels.winter(view, self.names),
            panels.status(view, self.names),
            *gap,
            *([choices.listed(snapshot, options, self.names)] if snapshot.legal else []),
        )

    def compact(self, snapshot: Snapshot, news: Sequence[str], options: DrawOptions) -> RenderableType | None:
        view = self._view = _seasons(snapshot.view)
        low = replace(options, scrolls=False)
        numbers = choices.card_numbers(snapshot.legal)
        more = partial(self.speaker.say, "table-lines-more")
        parts = [Part(self.board(snapshot, low), ENDLESS)]
        if view.step in (SELECTING, OVER) or not snapshot.legal:
            parts.append(Part(panels.hands(view, low, self.names, numbers), ENDLESS))
        parts += [
            Part(Group(*panels.winter(view, self.names))),
            Part(panels.stores(view, replace(low, scrolls=True), self.names), view.players + 1),
        ]
        if snapshot.legal:
            listed = choices.listed(snapshot, low, self.names)
            parts.append(Part(listed, LEAST_CHOICES, note=lambda count: more(count=count)))
        parts.append(news_part(news, LEAST_NEWS))
        return Group(*fitted(parts, options.width, options.height))

    def board(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        view = _seasons(snapshot.view)
        full_from = FULL_BOARD.height if options.width >= FULL_BOARD.width else ENDLESS
        drawn = castle.drawn(view, options, self.names, full_from)
        return Group(panels.track(view, self.names), drawn)

    def panel(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        view = self._view = _seasons(snapshot.view)
        numbers = choices.card_numbers(snapshot.legal)
        return Group(
            panels.stores(view, options, self.names),
            panels.hands(view, options, self.names, numbers),
            *panels.winter(view, self.names),
            panels.status(view, self.names),
        )

    def choices(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType | None:
        self._view = _seasons(snapshot.view)
        # Without a limit of its height the list has everything; its place scrolls.
        return (
            choices.listed(snapshot, replace(options, height=0), self.names) if snapshot.legal else Text("")
        )

    def scores(self, view: View) -> Sequence[str]:
        return [str(points) for points in _seasons(view).vp]

    def joint_picks(self, legal: Sequence[Action]) -> int:
        return 2 if choices.is_pairs(legal) else 1

    @property
    def lists_moves(self) -> bool:
        return True

    def in_list_order(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        return choices.in_list_order(legal)

    def hides(self, view: View) -> bool:
        """Cards are selected in secret (CS-ROUND-3)."""
        return _seasons(view).step == SELECTING

    def question(self, ask: Ask) -> str:
        return self._narrator.question(ask)

    def error_text(self, error: KastelanError) -> str:
        return self._narrator.refusal(error)

    def hint(self, view: View) -> str | None:
        seen = _seasons(view)
        pairs = seen.step == SELECTING and figures_of(seen).cards_played[seen.players] > 1
        return self.names.say("hint-two" if pairs else "hint")

    def narrate(self, events: Sequence[Event]) -> list[str]:
        return self._narrator.narrate(events)

    def read(self, word: str, view: View) -> Action:
        return typed_words.read(word, _seasons(view), self.names)

    def action_words(self, view: View, legal: Sequence[Action]) -> Mapping[str, Action]:
        return typed_words.action_words(_seasons(view), legal, self.names)

    def name(self, action: Action) -> str:
        """The shortest name of an action in the position drawn last."""
        if self._view is None:
            return super().name(action)
        short = next(typed_words.short_names(self._view, action, self.names), None)
        return short or action_names.words(self._view, action, self.names)

    def described(self, action: Action, view: View) -> str:
        return action_names.words(_seasons(view), action, self.names)

    def example(self, legal: Sequence[Action]) -> str:
        """The action in notation, since its name may have several words."""
        return self.player_names.game.actions.write(legal[0])

    def completions(self, legal: Sequence[Action]) -> list[str]:
        """Names of the legal actions; payments in notation, since there can be hundreds."""
        write = self.player_names.game.actions.write
        return [write(action) if isinstance(action, Pay) else self.name(action) for action in legal]

    def looks_ahead(self, action: Action) -> bool:
        return isinstance(action, Build)

    def answers_to_consider(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """Only the cheapest payment, by which a building is valued."""
        return choices.in_list_order(legal)[:1] if _seasons(view).step == PAYING else legal

    def change(self, view: View, seat: Seat, events: Sequence[Event]) -> Change | None:
        return effects.change(seat, events, figures_of(_seasons(view)), self.names)

    def about(self, word: str, view: View) -> str | None:
        return help_topics.describe(word, _seasons(view), self.names)

    def topics(self) -> Sequence[Topic]:
        return tuple(help_topics.topics(self.names))

    def sheet(self, view: View) -> RenderableType | None:
        return self.sheet_with_events(view, ())

    def sheet_with_events(self, view: View, events: Sequence[Event]) -> RenderableType | None:
        return score_sheet.score_sheet(_seasons(view), events, self.names)


def _seasons(view: View) -> SeasonsView:
    assert isinstance(view, SeasonsView)
    return view
