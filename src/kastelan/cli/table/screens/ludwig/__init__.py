"""Castles of Mad King Ludwig in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Group, RenderableType

from kastelan.cli.table.screens.ludwig import evaluation, help_topics, layout, placements, standing
from kastelan.cli.table.screens.ludwig.choices import Choices
from kastelan.cli.table.screens.ludwig.layout import Mood
from kastelan.cli.table.screens.ludwig.market import on_slots
from kastelan.cli.table.screens.ludwig.modules.registry import parts_in_use
from kastelan.cli.table.screens.screen import DrawOptions, Screen, ScreenCommand, Snapshot, Topic
from kastelan.cli.table.vocabulary import folded, number_within, shortened, small_number
from kastelan.cli.terminal import BadInput
from kastelan.core.errors import BadNotation
from kastelan.core.game import Action, Ask, Event, Seat, View
from kastelan.games.ludwig.actions import Buy, BuyCorridor, Place
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import Components, Tile
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.castle_from_view import components_seen
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.step_numbers import BUYING, CHOOSING, DIGGING, KEEPING, PLACING, PRICING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces, castle_in
from kastelan.narration.ludwig.narrator import Narrator

SECRET_STEPS: Final = (CHOOSING, DIGGING, KEEPING)
"""Steps whose choice others at the screen should not see; those of modules are added to them."""

MOST_LISTED: Final = 9_999


@dataclass
class _Memory:
    """What the screen remembers between two drawings: for which position, and the person's wishes."""

    key: tuple[object, ...] = ()
    mood: Mood = field(default_factory=Mood)


class LudwigScreen(Screen):
    """Castle, market and words of Castles of Mad King Ludwig."""

    _components: Components | None = None  # the set that was last seen on the table
    _legal: tuple[Action, ...] = ()  # what was legal when the table was last looked at
    _memory: _Memory

    @property
    def pieces(self) -> Pieces:
        """The components of this table in the person's language."""
        return Pieces(self.speaker, self._components or boxed(standard(), True, True))

    def _seen(self, view: View) -> LudwigView:
        assert isinstance(view, LudwigView)
        self._components = components_seen(view)
        return view

    def _mood(self, view: LudwigView) -> Mood:
        """The person's wishes for this very position; forgotten when it changes."""
        key = (view.seat, view.step, view.tile, view.castles)
        # A new position starts with fresh wishes; the attribute is missing before the first one.
        if getattr(self, "_memory", _Memory()).key != key:
            self._memory = _Memory(key)
        return self._memory.mood

    def _choices(self, view: View) -> Choices:
        return Choices(self._seen(view), self.pieces, self._legal)

    # Drawing and telling

    def intro(self, view: View) -> list[str]:
        message = "ludwig-screen-intro-solo" if self._seen(view).solo else "ludwig-screen-intro"
        return [" ".join(part.split()) for part in self.speaker.say(message).split("\n\n")]

    def draw(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        seen = self._seen(snapshot.view)
        # Choices are made from views, which do not name the legal actions of modules.
        self._legal = tuple(snapshot.legal)
        return layout.table(snapshot, options, self._choices(seen), self.player_names, self._mood(seen))

    def compact(self, snapshot: Snapshot, news: Sequence[str], options: DrawOptions) -> RenderableType | None:
        choices = self._choices_in(snapshot)
        return layout.compact(snapshot, news, options, choices, self.player_names, self._mood(choices.view))

    def board(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        choices = self._choices_in(snapshot)
        return layout.castle_alone(snapshot, options, choices, self._mood(choices.view))

    def panel_title(self, view: View) -> str:
        return standing.header(self._seen(view), self.pieces, self.player_names).plain

    def panel(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType:
        choices = self._choices_in(snapshot)
        return layout.panel_alone(choices.view, options, self.pieces, self.player_names)

    def choices(self, snapshot: Snapshot, options: DrawOptions) -> RenderableType | None:
        choices = self._choices_in(snapshot)
        return layout.choices_alone(snapshot, options, choices, self._mood(choices.view))

    def _choices_in(self, snapshot: Snapshot) -> Choices:
        # Choices are made from views, which do not name the legal actions of modules.
        self._legal = tuple(snapshot.legal)
        return self._choices(snapshot.view)

    def scores(self, view: View) -> Sequence[str]:
        return [str(points) for points in self._seen(view).score]

    def answers_at(self, word: str, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """All placements at a door, the best first."""
        choices = self._choices(view)
        castle, tile, wish = choices.castle, choices.tile, folded(word)
        if choices.view.step != PLACING or castle is None or tile is None or not tile.poses:
            return ()
        # A number alone is one of the list, though it could also mean a room.
        is_door = not wish.isdecimal() and placements.DOOR.fullmatch(wish) is not None
        ways = placements.ways(castle, tile) if is_door else ()
        return [way.place for way in ways if placements.fits(castle, tile, way.place, wish)]

    def consider(self, view: View, action: Action | None) -> None:
        """Put a placement on trial, or of a tile for sale the best one."""
        seen = self._seen(view)
        castle, mood = castle_in(seen, seen.turn if seen.seat is None else seen.seat), self._mood(seen)
        tile = self._tile_considered(seen, action)
        mood.trial = None
        if castle is None or tile is None or not tile.poses:
            return
        places = [way.place for way in placements.ways(castle, tile)]
        if isinstance(action, Place):
            mood.trial = (tile, action) if action in places else None
        elif places:
            mood.trial = tile, places[0]

    def _tile_considered(self, view: LudwigView, action: Action | None) -> Tile | None:
        """The tile that an action places or buys."""
        tiles = self.pieces.components.tiles
        if isinstance(action, Place) and view.step == PLACING:
            return tiles[view.tile]
        if isinstance(action, Buy):
            return tiles[view.market[action.slot]]
        return tiles[action.tile] if isinstance(action, BuyCorridor) else None

    @property
    def lists_moves(self) -> bool:
        return True

    def in_list_order(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        self._legal = tuple(legal)
        return self._choices(view).numbered()

    def _narrator(self) -> Narrator:
        return Narrator(self.pieces, self.player_names)

    def narrate(self, events: Sequence[Event]) -> list[str]:
        return self._narrator().narrate(events)

    def question(self, ask: Ask) -> str:
        return self._narrator().question(ask)

    def hint(self, view: View) -> str | None:
        step = self._seen(view).step
        words = {PRICING: "pricing", BUYING: "buying", PLACING: "placing"}
        return self.speaker.say(f"ludwig-screen-hint-{words.get(step, 'number')}")

    def hides(self, view: View) -> bool:
        seen = self._seen(view)
        return seen.step in SECRET_STEPS or any(seen.step in part.secret_steps for part in parts_in_use(seen))

    def sheet_with_events(self, view: View, story: Sequence[Event]) -> RenderableType | None:
        return standing.sheet(self._seen(view), story, self._narrator())

    # Reading

    def split(self, line: str, view: View) -> list[str]:
        """The words of a line; a whole market order may name its last tile, which is settled by then."""
        words = line.replace("?", " ? ").replace(", ", " ").split()
        seen = self._seen(view)
        if seen.step == PRICING and len(words) > 1 and all(word.isdecimal() for word in words):
            left = len(seen.slots) - len(seen.laid)
            # The order names every tile that is left; the engine prices the last one by itself.
            if len(words) == left == len(set(words)) and left == len(on_slots(seen)) - len(seen.laid):
                return words[:-1]
        return words

    def read(self, word: str, view: View) -> Action:
        """A number of the list, a door such as 5n2/e, or the notation of the game."""
        choices = self._choices(view)
        if word.isascii() and word.isdecimal():
            numbered = choices.numbered()
            number = number_within(word, 1, len(numbered))
            if number is None:
                raise BadNotation(shortened(word))
            return numbered[number - 1]
        if choices.view.step == PLACING and (place := self._at_door(word, choices)) is not None:
            return place
        return self.player_names.game.actions.parse(word)

    def _at_door(self, word: str, choices: Choices) -> Place | None:
        if choices.castle is None or choices.tile is None or placements.DOOR.fullmatch(folded(word)) is None:
            return None
        return placements.at_door(choices.castle, choices.tile, folded(word))

    def action_words(self, view: View, legal: Sequence[Action]) -> Mapping[str, Action]:
        self._legal = tuple(legal)
        choices = self._choices(view)
        return {name: action for action in legal for name in choices.names(action)}

    def described(self, action: Action, view: View) -> str:
        return " ".join(self._choices(view).describe(action).split())

    def about(self, word: str, view: View) -> str | None:
        """A numbered choice in full, or a tile of the box."""
        choices = self._choices(view)
        if self.can_read(word, view) and (action := self.read(word, view)) in choices.numbered():
            return " ".join(choices.describe(action).split())
        key = folded(word)
        tiles = (tile for tile in self.pieces.components.tiles if folded(self.pieces.name(tile)) == key)
        return next((self.pieces.about(tile) for tile in tiles), None)

    def topics(self) -> Sequence[Topic]:
        return help_topics.topics(self.pieces)

    # Wishes

    def commands(self) -> Sequence[ScreenCommand]:
        return (
            ScreenCommand("ludwig-screen-word-try", "ludwig-screen-about-try", self._try),
            ScreenCommand("ludwig-screen-word-at", "ludwig-screen-about-at", self._at),
            ScreenCommand("ludwig-screen-word-more", "ludwig-screen-about-more", self._more),
            ScreenCommand("ludwig-screen-word-castle", "ludwig-screen-about-castle", self._show_castle),
            ScreenCommand("ludwig-screen-word-market", "ludwig-screen-about-market", self._show_market),
            ScreenCommand("table-word-moves", "ludwig-screen-about-moves", self._list),
        )

    def _try(self, snapshot: Snapshot, options: DrawOptions, words: Sequence[str]) -> RenderableType | None:
        """Draw a placement as if it were done; without a word forget the last one."""
        view = self._seen(snapshot.view)
        mood = self._mood(view)
        if not words:
            mood.trial = None
            return None
        tile, rest = self._tile_to_try(view, words)
        castle = castle_in(view, view.turn if view.seat is None else view.seat)
        if castle is None or tile is None:
            raise BadInput("table-ludwig-nothing-to-try")
        place = self._place_to_try(castle, tile, rest[0] if rest else "1")
        placements.tried(castle, tile, place)
        mood.trial = tile, place
        return None

    def _tile_to_try(self, view: LudwigView, words: Sequence[str]) -> tuple[Tile | None, Sequence[str]]:
        """The tile in hand, or one for sale by its number."""
        tiles = self.pieces.components.tiles
        if view.step == PLACING:
            return tiles[view.tile] if tiles[view.tile].poses else None, words
        items = evaluation.for_sale(view)
        if view.step == BUYING and (number := number_within(words[0], 1, len(items))) is not None:
            tile = tiles[items[number - 1].tile]
            return tile if tile.poses else None, words[1:]
        return None, words

    def _place_to_try(self, castle: Castle, tile: Tile, word: str) -> Place:
        found = placements.ways(castle, tile)
        if word.isdecimal():
            number = number_within(word, 1, len(found))
            if number is None:
                raise BadInput("table-not-listed", number=shortened(word), most=len(found))
            return found[number - 1].place
        place = placements.at_door(castle, tile, folded(word))
        action = place or self.player_names.game.actions.parse(word)
        if not isinstance(action, Place):
            raise BadNotation(word)
        return action

    def _at(self, snapshot: Snapshot, options: DrawOptions, words: Sequence[str]) -> RenderableType | None:
        """List only placements at a door or a room."""
        mood = self._mood(self._seen(snapshot.view))
        mood.page, mood.door = 0, "/".join(folded(word) for word in words[:2])
        if mood.door and placements.DOOR.fullmatch(mood.door) is None:
            mood.door = ""
            raise BadInput("table-ludwig-no-door", text=" ".join(words))
        return None

    def _more(self, snapshot: Snapshot, options: DrawOptions, words: Sequence[str]) -> RenderableType | None:
        """The next page of the list, or the one with that number."""
        mood = self._mood(self._seen(snapshot.view))
        mood.page = small_number(words[0], 1, MOST_LISTED) - 1 if words else mood.page + 1
        return None

    def _show_castle(self, snapshot: Snapshot, options: DrawOptions, words: Sequence[str]) -> RenderableType:
        """The castle of a player with its legend, as large as the width allows."""
        view = self._seen(snapshot.view)
        seat = self._player(words) if words else view.seat
        return layout.castle_page(
            view, view.turn if seat is None else seat, options, self.pieces, self.player_names
        )

    def _player(self, words: Sequence[str]) -> Seat:
        wish = folded(" ".join(words))
        for seat, name in enumerate(self.player_names.names):
            if wish in (chr(97 + seat), folded(name)):  # the letter of the seat or the name
                return seat
        raise BadInput(
            "table-ludwig-no-player", text=" ".join(words), names=", ".join(self.player_names.names)
        )

    def _show_market(self, snapshot: Snapshot, options: DrawOptions, words: Sequence[str]) -> RenderableType:
        view = self._seen(snapshot.view)
        return Group(*layout.market_page(view, options, self.pieces, self.player_names))

    def _list(self, snapshot: Snapshot, options: DrawOptions, words: Sequence[str]) -> RenderableType:
        """The choices with their numbers, more of them than the table shows."""
        most = small_number(words[0], 1, MOST_LISTED) if words else layout.LONG_LIST
        choices = self._choices(snapshot.view)
        return layout.listed(choices, 0, most, self._mood(choices.view).door)
