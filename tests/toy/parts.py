"""Bots, picture, narrator, presenter and screen of the toy game, each as small as it can be."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kastelan.bots.game_bots import GameBots
from kastelan.cli.table.screens import DrawOptions, Screen, Snapshot
from kastelan.core.game import Action, Event, Game, Seat, State, View
from kastelan.narration import PlainNarrator
from kastelan.pictures.game_pictures import GamePictures, Style
from kastelan.pictures.svg import document, figure
from kastelan.server.presenters import Presenter
from kastelan.server.wire.presented import Board
from tests.toy.bidding import BiddingView, PrizeWon


def highest_bid(state: State, seat: Seat, _: Random) -> Action:
    """The greedy bot's choice."""
    return state.legal(seat)[-1]


BOTS: Final = GameBots(greedy=highest_bid)


def draw_table(view: View, style: Style) -> str:
    """The prize of the round and the points of all."""
    assert isinstance(view, BiddingView)
    numbers = (view.prize, *view.points)
    body = [figure(30 + 40 * place, 40, str(n), 24, style.theme.ink) for place, n in enumerate(numbers)]
    return document(40 * len(numbers) + 20, 60, style.scale / 40, "Sealed Bids", "", style.theme.table, body)


PICTURES: Final = GamePictures(table=draw_table)


class Narrator(PlainNarrator):
    """Tells who wins; the plain narrator tells the rest."""

    def narrate(self, events: Sequence[Event]) -> list[str]:
        return [line for event in events for line in self._one(event)]

    def _one(self, event: Event) -> list[str]:
        if isinstance(event, PrizeWon):
            name = self.player_names.names[event.seat]
            return [self.speaker.say("bidding-won", name=name, points=event.points)]
        return super().narrate([event])


class BiddingBoard(Board, frozen=True, kw_only=True):
    """What a browser gets of the table."""

    prize: int


def present_board(_: Game, view: View) -> BiddingBoard:
    """The table as the seat of the view sees it."""
    assert isinstance(view, BiddingView)
    return BiddingBoard(scores=view.points, prize=view.prize)


PRESENTER: Final = Presenter(board=present_board)


class BiddingScreen(Screen):
    """The plain screen with a line about the prize."""

    def draw(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        assert isinstance(snapshot.view, BiddingView)
        return Group(Text(f"Prize: {snapshot.view.prize}"), super().draw(snapshot, options))

    @property
    def lists_moves(self) -> bool:
        return True
