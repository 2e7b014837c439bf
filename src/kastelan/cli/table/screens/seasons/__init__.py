"""A Castle for All Seasons in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from rich.console import Group, RenderableType

from kastelan.cli.table.screens.screen import Change, DrawOptions, Screen, Snapshot, Topic
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


class SeasonsScreen(Screen):
    """The screen of A Castle for All Seasons: castle, stores, cards and choices."""

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

    @property
    def lists_moves(self) -> bool:
        return True

    @property
    def pauses_for_news(self) -> bool:
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
