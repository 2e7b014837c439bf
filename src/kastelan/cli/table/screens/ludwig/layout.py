"""The table as a whole: what is shown in which step, and how it shares the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.fitting import Part, fitted, lines_of, news_part
from kastelan.cli.table.screens.ludwig import castle as castles
from kastelan.cli.table.screens.ludwig import market, placements, standing
from kastelan.cli.table.screens.ludwig.castle import Picture
from kastelan.cli.table.screens.ludwig.choices import Choices
from kastelan.cli.table.screens.ludwig.outline import LARGE, SMALL_SCALE
from kastelan.cli.table.screens.palette import picks
from kastelan.cli.table.screens.screen import DrawOptions, Snapshot
from kastelan.core.game import Seat
from kastelan.core.reconstruction import SIGN
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.events import TilePlaced
from kastelan.games.ludwig.step_numbers import BUYING, OVER, PLACING, PRICING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration import PlayerNames
from kastelan.narration.ludwig.names import Pieces, castle_in

WIDE_FROM: Final = 140
"""The width from which the castle stands beside the rest."""

PANEL: Final = 74
QUESTION: Final = 3
"""Lines for the question, the answer, and what it may wrap."""

LOWEST_CASTLE: Final = 7
"""With fewer lines than this, the castle is only shown by the command `castle`."""

ENDLESS: Final = 1000
BRIEF_STANDINGS: Final = 4
LEAST_CHOICES: Final = 5
SCROLLED_PLACES: Final = 40
LONG_LIST: Final = 20


@dataclass
class Mood:
    """What the person looks at: a page of the list, only one door, a placement on trial."""

    page: int = 0
    door: str = ""
    trial: tuple[Tile, Place] | None = None


def table(
    snapshot: Snapshot, options: DrawOptions, choices: Choices, player_names: PlayerNames, mood: Mood
) -> RenderableType:
    """Everything for the decision at hand, the list of choices last."""
    view, pieces = choices.view, choices.pieces
    if view.step == OVER:
        return _final_table(view, options, pieces, player_names)
    head: list[RenderableType] = [standing.header(view, pieces, player_names)]
    panel, foot = _panel(view, options, pieces, player_names), _foot(snapshot, options, choices, mood)
    # Even without a castle there is too little room.
    if _space(options, Group(*head, *panel, *foot)) < 0:
        panel = _panel(view, options, pieces, player_names, brief=True)
    picture = _picture(snapshot, options, choices, mood)
    if picture is None:
        return Group(*head, *panel, *foot)
    if options.width >= WIDE_FROM and panel:
        return Group(*head, _beside(picture, panel, foot, options), *foot)
    space = _space(options, Group(*head, *panel, *foot))
    if mood.trial is not None and space < castles.extent(picture.castle, SMALL_SCALE)[1]:
        panel, space = [], _space(options, Group(*head, *foot))  # show the castle with the trial instead
    return Group(*head, *_castle(picture, options.width, space, pieces), *panel, *foot)


def _final_table(
    view: LudwigView, options: DrawOptions, pieces: Pieces, player_names: PlayerNames
) -> RenderableType:
    pages = [castle_page(view, seat, options, pieces, player_names) for seat in range(view.players)]
    return Group(*pages, standing.table(view, pieces, player_names))


def _panel(
    view: LudwigView, options: DrawOptions, pieces: Pieces, player_names: PlayerNames, brief: bool = False
) -> list[RenderableType]:
    """Standings and market; empty while a tile is placed on a small screen."""
    if view.step == PLACING and options.width < WIDE_FROM:
        return []
    parts: list[RenderableType] = [standing.table(view, pieces, player_names, brief)]
    waiting = standing.favours_waiting(view, pieces)
    if waiting is not None:
        parts.append(Text(waiting))
    cards = standing.own_cards(view, pieces)
    if cards and view.castles:
        parts.append(Text(pieces.speaker.say("ludwig-screen-own-cards", cards="; ".join(cards)), "italic"))
    parts += [Text(line) for line in standing.lines_below(view, pieces, player_names.names)]
    shows_market = view.step in (PRICING, BUYING, PLACING) or not view.castles or view.seat is None
    if shows_market:
        parts.append(market.table(view, options, pieces, view.seat))
        parts += [] if brief else _supplies(view, pieces)
    if any(SIGN in card for card in cards) or (shows_market and market.has_reconstructed(view, pieces)):
        parts.append(_sign_legend(pieces))
    return parts


def _sign_legend(pieces: Pieces) -> Text:
    return Text(pieces.speaker.say("web-reconstructed-legend"), "dim")


def _supplies(view: LudwigView, pieces: Pieces) -> list[RenderableType]:
    parts: list[RenderableType] = [Text(market.stacks(view, pieces), "dim")]
    deck = market.on_deck(view, pieces)
    if deck is not None:
        parts.append(Text(deck, "dim"))
    return parts


def market_page(
    view: LudwigView, options: DrawOptions, pieces: Pieces, player_names: PlayerNames
) -> list[RenderableType]:
    """Market, stacks and standings, in every step."""
    return [
        standing.table(view, pieces, player_names),
        market.table(view, options, pieces, view.seat),
        *_supplies(view, pieces),
        *([_sign_legend(pieces)] if market.has_reconstructed(view, pieces) else []),
    ]


# Everything in a low window


def compact(
    snapshot: Snapshot,
    news: Sequence[str],
    options: DrawOptions,
    choices: Choices,
    player_names: PlayerNames,
    mood: Mood,
) -> RenderableType | None:
    """Points, the castle as far as there is room, the choices and the news together."""
    view, pieces = choices.view, choices.pieces
    if view.step == OVER:
        return None
    head: list[RenderableType] = [
        standing.header(view, pieces, player_names),
        standing.table(view, pieces, player_names, brief=True),
    ]
    # While one looks at the market, favours give way to it.
    standings = fitted([Part(Group(*head))], options.width, BRIEF_STANDINGS) if _at_market(view) else head
    more = partial(pieces.speaker.say, "table-lines-more")
    parts = [
        Part(Group(*standings), BRIEF_STANDINGS),
        Part(
            choices_alone(snapshot, options, choices, mood),
            LEAST_CHOICES,
            note=lambda count: more(count=count),
        ),
        news_part(news),
    ]
    lowest = LOWEST_CASTLE if choices.castle is not None else 0
    below = fitted(parts, options.width, options.height - lowest)
    picture = _picture(snapshot, options, choices, mood)
    if picture is None:
        return Group(*below)
    space = options.height - sum(len(lines_of(part, options.width)) for part in below)
    first, *rest = below
    return Group(first, *_castle(picture, options.width, space, pieces), *rest)


# The parts of the table one by one, where a full screen arranges them


def castle_alone(snapshot: Snapshot, options: DrawOptions, choices: Choices, mood: Mood) -> RenderableType:
    """The whole castle in the largest scale that fits."""
    picture = _picture(snapshot, options, choices, mood)
    if picture is None:
        return Text("")
    scale = castles.fitting(picture.castle, options.width, options.height or ENDLESS)
    if picture.trial is None or not options.height:
        return Group(*castles.drawn(picture, scale, ENDLESS, ENDLESS))
    # The part around the room on trial, so that it is seen without scrolling.
    return Group(*castles.drawn(picture, scale, options.width, options.height))


def panel_alone(
    view: LudwigView, options: DrawOptions, pieces: Pieces, player_names: PlayerNames
) -> RenderableType:
    """Standings, own cards, and what is left."""
    narrow = options.width < PANEL
    standings = standing.narrow if narrow else standing.table
    parts: list[RenderableType] = [standings(view, pieces, player_names)]
    waiting = standing.favours_waiting(view, pieces)
    parts += [Text(waiting)] if waiting is not None else []
    parts += [Text(line) for line in standing.favours_below(view, pieces)] if narrow else []
    cards = standing.own_cards(view, pieces) if view.castles else []
    if cards:
        parts.append(Text(pieces.speaker.say("ludwig-screen-own-cards", cards="; ".join(cards)), "italic"))
    parts += [Text(line) for line in standing.lines_below(view, pieces, player_names.names)]
    return Group(*parts, *_supplies(view, pieces), _sign_legend(pieces))


def _at_market(view: LudwigView) -> bool:
    return view.step in (PRICING, BUYING)


def choices_alone(snapshot: Snapshot, options: DrawOptions, choices: Choices, mood: Mood) -> RenderableType:
    """The choices, with the market where it is what one chooses from, or where others decide."""
    view = choices.view
    foot = _foot(snapshot, options, choices, replace(mood, trial=None))
    chooses = _at_market(view) or not snapshot.legal
    shown = [market.table(view, options, choices.pieces, view.seat)] if chooses and view.step != OVER else []
    return Group(*shown, *foot)


# The list of choices


def _foot(snapshot: Snapshot, options: DrawOptions, choices: Choices, mood: Mood) -> list[RenderableType]:
    """The numbered choices, where the market does not number them already; what a trial would bring."""
    view = choices.view
    if not snapshot.legal:
        return []
    parts: list[RenderableType] = []
    if mood.trial is not None:
        parts.append(_trial_line(choices, mood.trial))
    if view.step == PLACING:
        rows = _page_size(options)
        pages = max(1, -(-len(_fitting(choices, mood.door)) // rows))  # rounded up
        mood.page %= pages  # after the last page comes the first
        parts.append(_list_title(choices, mood, pages))
        parts.append(listed(choices, mood.page * rows, rows, mood.door, cut=bool(options.height)))
    else:
        parts.append(listed(choices, choices.on_table(), ENDLESS))
    return parts


def _page_size(options: DrawOptions) -> int:
    if options.scrolls:
        return SCROLLED_PLACES
    return 10 if not options.height or options.height >= 40 else 6


def _fitting(choices: Choices, door: str) -> list[int]:
    """The numbers of the choices that the person wants to see."""
    numbered = choices.numbered()
    if not door or choices.castle is None or choices.tile is None:
        return list(range(len(numbered)))
    return [
        number
        for number, action in enumerate(numbered)
        if isinstance(action, Place) and placements.fits(choices.castle, choices.tile, action, door)
    ]


def _list_title(choices: Choices, mood: Mood, pages: int) -> Text:
    say = choices.pieces.speaker.say
    count = len(_fitting(choices, mood.door))
    title = say("ludwig-screen-places", count=count, page=mood.page + 1, pages=pages)
    return Text(f"{title} {mood.door}".rstrip(), "dim")


def listed(choices: Choices, start: int, most: int, door: str = "", cut: bool = False) -> RenderableType:
    """Choices with their numbers."""
    numbered = choices.numbered()
    shown = _fitting(choices, door)[start : start + most]
    overflow = "ellipsis" if cut else "fold"
    return Group(
        *(
            Text(
                f"{number + 1:>2}  {choices.describe(numbered[number])}",
                picks(str(number + 1)),
                no_wrap=cut,
                overflow=overflow,  # type: ignore[arg-type]  # literals
            )
            for number in shown
        )
    )


def _trial_line(choices: Choices, trial: tuple[Tile, Place]) -> Text:
    tile, place = trial
    assert choices.castle is not None
    way = next(way for way in placements.ways(choices.castle, tile) if way.place == place)
    words = placements.described(choices.castle, tile, way, choices.pieces)
    facts = {
        "tile": choices.pieces.name(tile),
        "words": " ".join(words.split()),
        "place": placements.notation(place),
    }
    return Text(choices.pieces.speaker.say("ludwig-screen-trial", **facts), "bold")


# The castle


def _picture(snapshot: Snapshot, options: DrawOptions, choices: Choices, mood: Mood) -> Picture | None:
    castle = choices.castle
    if castle is None:
        return None
    new = frozenset(
        event.room for event in snapshot.recent if isinstance(event, TilePlaced) and _own(event, choices)
    )
    if mood.trial is None:
        return Picture(castle, choices.pieces, options.colour, None, new, options.palette)
    tried = placements.tried(castle, *mood.trial)
    return Picture(tried, choices.pieces, options.colour, len(castle.rooms), new, options.palette)


def _own(event: TilePlaced, choices: Choices) -> bool:
    view = choices.view
    return event.seat == (view.turn if view.seat is None else view.seat)


def _space(options: DrawOptions, rest: RenderableType) -> int:
    """How many lines are left for the castle."""
    if not options.height:  # output to a file or pipe has no limit
        return ENDLESS
    return options.height - QUESTION - _lines(rest, options.width)


def _lines(shown: RenderableType, width: int) -> int:
    # Rendered only to count the lines, since wrapped text may need several.
    console = Console(width=width, color_system=None)
    return len(console.render_lines(shown, pad=False))


def _castle(picture: Picture, width: int, height: int, pieces: Pieces) -> Sequence[RenderableType]:
    """The castle in the largest scale that fits, or a part of it with a note."""
    if height < 1:
        return []
    if height < LOWEST_CASTLE:
        return [Text(pieces.speaker.say("ludwig-screen-castle-hidden"), "dim")]
    scale = castles.fitting(picture.castle, width, height)
    columns, rows = castles.extent(picture.castle, scale)
    if columns <= width and rows <= height:
        return castles.drawn(picture, scale, width, height)
    note = Text(pieces.speaker.say("ludwig-screen-castle-cut"), "dim")
    return [*castles.drawn(picture, scale, width, height - 1), note]


def _beside(
    picture: Picture, panel: Sequence[RenderableType], foot: Sequence[RenderableType], options: DrawOptions
) -> Table:
    """Castle and panel side by side; the legend below the panel if there is room."""
    width = options.width - PANEL - 2
    space = _space(options, Group("", *foot)) if options.height else ENDLESS
    legend = legend_table(picture.castle, picture.pieces)
    taken = _lines(Group(*panel), PANEL)
    # The legend has a line for each room and one for its heading.
    parts = [*panel, legend] if taken + len(picture.castle.rooms) + 1 <= space else list(panel)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, width=width)
    grid.add_column(width=PANEL)
    grid.add_row(Group(*_castle(picture, width, max(space, LOWEST_CASTLE), picture.pieces)), Group(*parts))
    return grid


def legend_table(castle: Castle, pieces: Pieces) -> Table:
    """What the numbers in the castle mean."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for word in ("", "", "name", "size", "points", "symbol", "open"):
        right = "right" if word in ("size", "points") else "left"
        title = pieces.speaker.say(f"ludwig-screen-{word}") if word else ""
        grid.add_column(title, justify=right, no_wrap=True)  # type: ignore[arg-type]  # literals
    for row in castles.legend(castle, pieces):
        grid.add_row(*row)
    return grid


def castle_page(
    view: LudwigView, seat: Seat, options: DrawOptions, pieces: Pieces, player_names: PlayerNames
) -> RenderableType:
    """A castle as large as the width allows, with its legend."""
    title = Text(pieces.speaker.say("ludwig-screen-castle-of", name=player_names.names[seat]), "bold")
    castle = castle_in(view, seat)
    if castle is None:
        return title
    picture = Picture(castle, pieces, options.colour, palette=options.palette)
    columns, _ = castles.extent(castle, LARGE)
    scale = LARGE if columns <= options.width else SMALL_SCALE
    drawn = castles.drawn(picture, scale, options.width, ENDLESS)
    marked = any(room.top.reconstructed for room in castle.rooms)
    return Group(title, *drawn, legend_table(castle, pieces), *([_sign_legend(pieces)] if marked else []))
