"""Kingdom Builder in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from kastelan.cli.table.screens.fitting import Part, fitted, news_part
from kastelan.cli.table.screens.kingdom import board, panel
from kastelan.cli.table.screens.screen import Change, DrawOptions, Screen, Shape, Snapshot, Topic
from kastelan.cli.table.vocabulary import folded, latin, spoken
from kastelan.core.errors import BadNotation
from kastelan.core.game import Action, Event, Seat, View
from kastelan.core.hexes import BIT, Hex, name, parse
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE, Build, EndTurn, Lift, Put, UseTile
from kastelan.games.kingdom.components import CARDS, KINDS, LOCATION, assembled
from kastelan.games.kingdom.events import GoldShifted, TileTaken
from kastelan.games.kingdom.scoring import LORDS, RULES
from kastelan.games.kingdom.step_numbers import LIFTING, PUTTING
from kastelan.games.kingdom.view import KingdomView
from kastelan.narration.kingdom.names import card_name, terrain_name, tile_name
from kastelan.narration.kingdom.narrator import Narrator

NARROW: Final = 72
"""Below this width the panel stands under the board."""

ENDLESS: Final = 1000
BOARD_LINES: Final = 21

TILE_RANK: Final = 0.5
"""Among moves of equal gold, those that win a tile rank first, then those that cost the others most."""

OTHERS_RANK: Final = 0.001  # too small to outweigh a tile

LORDS_WITHOUT_SETTLEMENT: Final = "KB-CARD-LORDS-3"
"""The rule about sectors in which a player, or nobody, has built."""


class KingdomScreen(Screen):
    """Board, panel and words of Kingdom Builder."""

    shape = Shape.TALL

    @cached_property
    def _narrator(self) -> Narrator:
        return Narrator(self.speaker, self.player_names)

    @cached_property
    def _end_words(self) -> tuple[str, ...]:
        return spoken(self.speaker, "kingdom-screen-word-end")

    def intro(self, view: View) -> list[str]:
        seen = _kingdom(view)
        rules = self.speaker.rules("kingdom").rules
        cards = [f"- {rules[RULES[card]]}" for card in seen.cards]
        if LORDS in seen.cards:
            # A player who has built nothing may have gold, which should surprise nobody.
            cards[seen.cards.index(LORDS)] += f" {rules[LORDS_WITHOUT_SETTLEMENT]}"
        return [self.speaker.say("kingdom-screen-intro"), *cards]

    def draw(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        if options.width < NARROW:
            return Group(self.board(snapshot, options), self.panel(snapshot, options))
        left = board.width(options)
        beside = replace(options, width=options.width - left - panel.GAP)
        side_by_side = Table.grid(padding=(0, panel.GAP, 0, 0))
        side_by_side.add_column(no_wrap=True, width=left)
        side_by_side.add_row(self.board(snapshot, options), self.panel(snapshot, beside))
        return side_by_side

    def compact(self, snapshot: Snapshot, news: Sequence[str], options: DrawOptions) -> RenderableType | None:
        left, width = self.board(snapshot, options), board.width(options)
        beside = replace(options, width=options.width - width - panel.GAP)
        if beside.width < NARROW - board.width(DrawOptions()):
            return None
        parts = panel.parts(_kingdom(snapshot.view), beside, self.speaker, self.player_names)
        # What the locations hold and the legend can be asked for: they go first.
        right = fitted(
            [Part(parts[0], ENDLESS), news_part(news), *map(Part, parts[1:])], beside.width, BOARD_LINES
        )
        side_by_side = Table.grid(padding=(0, panel.GAP, 0, 0))
        side_by_side.add_column(no_wrap=True, width=width)
        side_by_side.add_row(left, Group(*right))
        return side_by_side

    def board(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        letters = self.speaker.say("kingdom-screen-letters")
        return Group(*board.board_lines(board.board_picture(snapshot, letters, options.palette), options))

    def panel(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        return panel.panel(_kingdom(snapshot.view), options, self.speaker, self.player_names)

    def scores(self, view: View) -> Sequence[str]:
        gold = _kingdom(view).gold
        return super().scores(view) if gold is None else [str(sum(one)) for one in zip(*gold, strict=True)]

    def narrate(self, events: Sequence[Event]) -> list[str]:
        return self._narrator.narrate(events)

    def read(self, word: str, view: View) -> Action:
        """A hex by its coordinates, a tile by its name in either language, or the end of the turn."""
        key = folded(word)
        if key in map(folded, self._end_words):
            return END
        for kind in range(len(KINDS)):
            if key in map(folded, self._tile_words(kind)):
                return USE[kind]
        # The same hex is built on, lifted from or put on, depending on the open decision.
        place = parse(latin(word).lstrip("+-"))
        return {LIFTING: LIFT, PUTTING: PUT}.get(_kingdom(view).step, BUILD)[place]

    def _tile_words(self, kind: int) -> tuple[str, ...]:
        return (tile_name(self.speaker, kind), KINDS[kind])

    def action_words(self, view: View, legal: Sequence[Action]) -> Mapping[str, Action]:
        words: dict[str, Action] = {}
        for action in legal:
            if isinstance(action, UseTile):
                words |= dict.fromkeys(self._tile_words(action.kind), action)
            elif isinstance(action, EndTurn):
                words |= dict.fromkeys(self._end_words, action)
        return words

    def name(self, action: Action) -> str:
        if isinstance(action, UseTile):
            return tile_name(self.speaker, action.kind)
        if isinstance(action, Build | Lift | Put):
            return name(action.hex)
        return self._end_words[0]

    def looks_ahead(self, action: Action) -> bool:
        return isinstance(action, UseTile | Lift)

    def change(self, view: View, seat: Seat, events: Sequence[Event]) -> Change | None:
        if _kingdom(view).gold is None:
            return None
        shifts = [event for event in events if isinstance(event, GoldShifted)]
        points = sum(event.gold for event in shifts if event.seat == seat)
        others = sum(event.gold for event in shifts if event.seat != seat)
        tiles = sum(isinstance(event, TileTaken) and event.seat == seat for event in events)
        rank = points + TILE_RANK * tiles - OTHERS_RANK * others
        return Change(points, ", ".join(self._change_words(seat, events)), rank)

    def _change_words(self, seat: Seat, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            if isinstance(event, GoldShifted):
                whose = "" if event.seat == seat else f"{self.player_names.names[event.seat]}: "
                yield f"{whose}{card_name(self.speaker, event.card)} {event.gold:+d}"
            elif isinstance(event, TileTaken):
                tile = tile_name(self.speaker, event.kind)
                yield self.speaker.say("kingdom-screen-new-tile", tile=tile)

    def about(self, word: str, view: View) -> str | None:
        try:
            place = parse(latin(word))
        except BadNotation:
            return None
        seen = _kingdom(view)
        terrain = assembled(seen.lies).terrain(place)
        facts = {"place": name(place), "terrain": terrain_name(self.speaker, terrain)}
        seat = next((seat for seat, own in enumerate(seen.own) if own & BIT[place]), None)
        if seat is not None:
            return self.speaker.say("kingdom-screen-settled", **facts, **self.player_names.subject(seat))
        if terrain == LOCATION:
            return self._about_location(place, seen)
        return self.speaker.say("kingdom-screen-free", **facts)

    def _about_location(self, place: Hex, view: KingdomView) -> str:
        rows = zip(assembled(view.lies).locations, view.left, strict=True)
        location, left = next((location, left) for location, left in rows if location.hex == place)
        tile = tile_name(self.speaker, location.kind)
        return self.speaker.say("kingdom-screen-location", place=name(place), tile=tile, left=left)

    def topics(self) -> Sequence[Topic]:
        tiles = [
            Topic(self._tile_words(kind), (f"KB-LOC-{tile.upper()}", "KB-TILE-1", "KB-TILE-3"))
            for kind, tile in enumerate(KINDS)
        ]
        cards = [
            Topic((card_name(self.speaker, card), word), (f"KB-CARD-{word.upper()}",))
            for card, word in enumerate(CARDS)
        ]
        return [*tiles, *cards, *(Topic(spoken(self.speaker, words), (rule,)) for words, rule in CHAPTERS)]

    def sheet(self, view: View) -> RenderableType | None:
        return panel.sheet(_kingdom(view), self.speaker, self.player_names)


CHAPTERS: Final = (
    ("kingdom-screen-topic-turn", "KB-TURN"),
    ("kingdom-screen-topic-building", "KB-BUILD"),
    ("kingdom-screen-topic-tiles", "KB-TILE"),
    ("kingdom-screen-topic-castles", "KB-CASTLE"),
    ("kingdom-screen-topic-ending", "KB-END"),
)
"""Chapters of the rules that the help lists, with the messages of their names."""


def _kingdom(view: View) -> KingdomView:
    assert isinstance(view, KingdomView)
    return view
