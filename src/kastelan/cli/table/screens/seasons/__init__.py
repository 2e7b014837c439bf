"""A Castle for All Seasons in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from rich.console import Group, RenderableType

from kastelan.cli.table.screens.screen import Change, Look, Screen, Sight, Topic
from kastelan.cli.table.screens.seasons import (
    action_names,
    castle,
    choices,
    effects,
    help_topics,
    score_sheet,
    standing,
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

AIRY: Final = 50
"""From so many lines on there is an empty one between the parts."""


class SeasonsScreen(Screen):
    """Castle, stores, cards and words of A Castle for All Seasons."""

    _view: SeasonsView | None = None  # the table drawn last, for naming actions in its terms

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

    def draw(self, sight: Sight, look: Look) -> RenderableType:
        view = _seasons(sight.view)
        self._view = view
        low = choices.is_low(look)
        numbers = choices.card_numbers(sight.legal) if low else {}
        shows_hands = not low or view.step in (SELECTING, OVER)
        gap = [] if 0 < look.height < AIRY else [""]
        return Group(
            *gap,
            standing.track(view, self.names),
            castle.drawn(view, look, self.names),
            *gap,
            standing.stores(view, look, self.names),
            *gap,
            *([standing.hands(view, look, self.names, numbers)] if shows_hands else []),
            *standing.winter(view, self.names),
            standing.status(view, self.names),
            *gap,
            *([choices.listed(sight, look, self.names)] if sight.legal else []),
        )

    @property
    def lists_moves(self) -> bool:
        return True

    @property
    def tells_much(self) -> bool:
        return True

    def arranged(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        return choices.arranged(legal)

    def hides(self, view: View) -> bool:
        """Cards are selected in secret (CS-ROUND-3)."""
        return _seasons(view).step == SELECTING

    def question(self, ask: Ask) -> str:
        return self._narrator.question(ask)

    def complaint(self, error: KastelanError) -> str:
        return self._narrator.refusal(error)

    def hint(self, view: View) -> str | None:
        seen = _seasons(view)
        pairs = seen.step == SELECTING and figures_of(seen).cards_played[seen.players] > 1
        return self.names.say("hint-two" if pairs else "hint")

    def tell(self, events: Sequence[Event]) -> list[str]:
        return self._narrator.narrate(events)

    def read(self, word: str, view: View) -> Action:
        return typed_words.read(word, _seasons(view), self.names)

    def action_words(self, view: View, legal: Sequence[Action]) -> Mapping[str, Action]:
        return typed_words.action_words(_seasons(view), legal, self.names)

    def name(self, action: Action) -> str:
        """An action as the table that was drawn last lets one call it."""
        if self._view is None:
            return super().name(action)
        short = next(typed_words.called(self._view, action, self.names), None)
        return short or action_names.words(self._view, action, self.names)

    def example(self, legal: Sequence[Action]) -> str:
        """The notation: what an action is called may have words that cannot be typed in a row."""
        return self.player_names.game.actions.write(legal[0])

    def offered(self, legal: Sequence[Action]) -> list[str]:
        """Payments in notation, for there can be hundreds of them."""
        write = self.player_names.game.actions.write
        return [write(action) if isinstance(action, Pay) else self.name(action) for action in legal]

    def looks_ahead(self, action: Action) -> bool:
        return isinstance(action, Build)

    def weighed(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """A building is worth what its most careful payment leaves."""
        return choices.arranged(legal)[:1] if _seasons(view).step == PAYING else legal

    def change(self, view: View, seat: Seat, events: Sequence[Event]) -> Change | None:
        return effects.change(seat, events, figures_of(_seasons(view)), self.names)

    def about(self, word: str, view: View) -> str | None:
        return help_topics.about(word, _seasons(view), self.names)

    def topics(self) -> Sequence[Topic]:
        return tuple(help_topics.topics(self.names))

    def sheet(self, view: View) -> RenderableType | None:
        return self.told_sheet(view, ())

    def told_sheet(self, view: View, story: Sequence[Event]) -> RenderableType | None:
        return score_sheet.score_sheet(_seasons(view), story, self.names)


def _seasons(view: View) -> SeasonsView:
    assert isinstance(view, SeasonsView)
    return view
