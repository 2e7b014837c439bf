"""The panel beside the board: the card, gold and supplies of all players, tiles, and the legend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.kingdom import board
from kastelan.cli.table.screens.screen import DrawOptions
from kastelan.core.game import Seat
from kastelan.core.hexes import name
from kastelan.games.kingdom.components import TERRAINS, assembled
from kastelan.games.kingdom.scoring import CASTLE_RULE, RULES
from kastelan.games.kingdom.step_numbers import OVER
from kastelan.games.kingdom.view import KingdomView
from kastelan.locale import Speaker
from kastelan.narration import PlayerNames
from kastelan.narration.kingdom.names import card_name, terrain_name, tile_name

GAP: Final = 2


def panel(
    view: KingdomView, options: DrawOptions, speaker: Speaker, player_names: PlayerNames
) -> RenderableType:
    """The whole panel, narrow enough to fit beside the board at 80 columns."""
    first, *rest = parts(view, options, speaker, player_names)
    return Group(first, "", *rest)


def parts(
    view: KingdomView, options: DrawOptions, speaker: Speaker, player_names: PlayerNames
) -> list[RenderableType]:
    """Its parts: gold and tiles of the players, the tiles on the board, the legend."""
    return [
        Group(
            _card(view, options, speaker),
            gold_table(view, options, speaker),
            "",
            *_tiles(view, options, speaker, player_names),
        ),
        Group(*_locations(view, speaker)),
        Group(*board.wrapped(_legend(options, speaker), options.width)),
    ]


def _card(view: KingdomView, options: DrawOptions, speaker: Speaker) -> Text:
    if view.step == OVER:
        return Text(speaker.say("kingdom-screen-over"))
    terrain = terrain_name(speaker, view.card)
    style = Style(bold=True)
    if options.colour and view.card is not None:
        style = board.on_terrain(view.card, options.palette) + Style(color=options.palette.ink, bold=True)
    line = Text(speaker.say("kingdom-screen-card") + " ")
    line.append(f" {terrain} " if options.colour else terrain, style)
    # In one's own turn the card is already shown as that of the turn.
    if view.seat is not None and view.seat != view.turn and view.hand is not None:
        line.append(f"\n{speaker.say('kingdom-screen-hand')} {terrain_name(speaker, view.hand)}")
    return line


def gold_table(view: KingdomView, options: DrawOptions, speaker: Speaker) -> Table:
    """Gold by card and seat as it would be scored now, and the supplies."""
    table = Table.grid(padding=(0, 0, 0, GAP), collapse_padding=True)
    table.add_column(no_wrap=True)
    for _ in range(view.players):
        table.add_column(justify="right", min_width=2)
    table.add_row("", *(seat_sign(seat, options) for seat in range(view.players)))
    if view.gold is not None:
        # The last row of gold is for the castles, which have no card.
        for card, gold in zip((*view.cards, None), view.gold, strict=True):
            table.add_row(card_name(speaker, card), *map(str, gold))
        totals = map(str, map(sum, zip(*view.gold, strict=True)))
        table.add_row(Text(speaker.say("kingdom-screen-gold"), "bold"), *(Text(n, "bold") for n in totals))
    else:
        table.add_row(", ".join(card_name(speaker, card) for card in view.cards))
    table.add_row(speaker.say("kingdom-screen-supply"), *map(str, view.supply))
    return table


def seat_sign(seat: Seat, options: DrawOptions) -> Text:
    """The letter of a seat, drawn like its settlements."""
    sign = chr(65 + seat)
    return Text(f"{sign} ", options.palette.pieces[seat]) if options.colour else Text(sign)


def _tiles(
    view: KingdomView, options: DrawOptions, speaker: Speaker, player_names: PlayerNames
) -> Iterator[Text]:
    """The tiles of each player; for the player on turn, also which are ready."""
    for seat in range(view.players):
        arrow = ">" if seat == view.turn and view.step != OVER else " "
        line = (
            Text(arrow).append_text(seat_sign(seat, options)).append(f" {player_names.names[seat]}", "bold")
        )
        words = list(_tile_words(view, seat, speaker))
        yield line.append(f": {', '.join(words)}") if words else line


def _tile_words(view: KingdomView, seat: Seat, speaker: Speaker) -> Iterator[str]:
    locations = assembled(view.lies).locations
    # Outside the owner's turn all tiles count as ready.
    ready, resting = Counter[int](), Counter[int]()
    for number, location in enumerate(locations):
        if view.held[seat] >> number & 1:
            rests = seat == view.turn and view.step != OVER and not view.ready >> number & 1
            (resting if rests else ready)[location.kind] += 1
    for kind, count in sorted(ready.items()):
        yield _counted(tile_name(speaker, kind), count)
    for kind, count in sorted(resting.items()):
        yield speaker.say("kingdom-screen-resting", tile=_counted(tile_name(speaker, kind), count))


def _counted(word: str, count: int) -> str:
    return word if count == 1 else f"{word}×{count}"


def _locations(view: KingdomView, speaker: Speaker) -> Iterator[str]:
    """The tiles that are still on the board, by kind."""
    kinds: dict[int, list[str]] = {}
    for location, left in zip(assembled(view.lies).locations, view.left, strict=True):
        kinds.setdefault(location.kind, []).append(f"{name(location.hex)} ×{left}")
    for kind, places in kinds.items():
        yield f"{tile_name(speaker, kind)}: {', '.join(places)}"


def _legend(options: DrawOptions, speaker: Speaker) -> list[Text]:
    names = [terrain_name(speaker, terrain) for terrain in range(len(TERRAINS))]
    marks = [
        (board.LEGAL, speaker.say("kingdom-screen-legal")),
        (board.NEW, speaker.say("kingdom-screen-new")),
    ]
    return board.legend(options, speaker.say("kingdom-screen-letters"), names, marks)


def sheet(view: KingdomView, speaker: Speaker, player_names: PlayerNames) -> Table | None:
    """The score sheet: the gold of each player for each card and the castles, with its rule."""
    if view.gold is None:
        return None
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat, person in enumerate(player_names.names):
        table.add_column(f"{chr(65 + seat)} {person}", justify="right")
    table.add_column("", style="dim", no_wrap=True)
    rules = (*(RULES[card] for card in view.cards), CASTLE_RULE)
    for card, gold, rule in zip((*view.cards, None), view.gold, rules, strict=True):
        table.add_row(card_name(speaker, card), *map(str, gold), rule)
    totals = [str(sum(column)) for column in zip(*view.gold, strict=True)]
    table.add_row(speaker.say("kingdom-screen-gold"), *totals, "KB-END-4", style="bold")
    return table
