"""The market: prices, coins, tiles, and what each would bring; stacks and cards that are left."""

from __future__ import annotations

from rich.style import Style
from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.ludwig import evaluation, placements
from kastelan.cli.table.screens.ludwig.castle import COMPLETED, on_floor
from kastelan.cli.table.screens.ludwig.modules.registry import parts_in_use
from kastelan.cli.table.screens.palette import picks
from kastelan.cli.table.screens.screen import DrawOptions
from kastelan.core.game import Seat
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, SIZES, Tile
from kastelan.games.ludwig.prices import CORRIDOR, TILE, Item
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING, PRICING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces, castle_in


def on_slots(view: LudwigView) -> list[int]:
    """The slots that hold a tile, the most expensive first. A tile is numbered by its place in this list."""
    return [slot for slot in sorted(view.slots) if view.market[slot] != NOTHING]


def best(view: LudwigView, seat: Seat, tile: Tile) -> str:
    """The points of the best placement, and a mark for each room it completes; a dash if there is none."""
    castle = castle_in(view, seat)
    if castle is None:
        return ""
    if not tile.poses:  # a moat piece or a renovation
        places = evaluation.places_of_piece(view, seat, int(tile.number))
        return f"{places[0][1]:+d}{COMPLETED * len(places[0][2])}" if places else "–"
    found = placements.ways(castle, tile)
    if not found:
        return "–"
    points = evaluation.placement_worth(view, seat, tile, found[0].points)
    return f"{points:+d}{COMPLETED * len(found[0].completes)}"


def table(view: LudwigView, options: DrawOptions, pieces: Pieces, seat: Seat | None) -> Table:
    """The market as a seat sees it; while it is being priced, also what each tile is worth to each player."""
    pricing, say = view.step == PRICING, pieces.speaker.say
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(say("ludwig-screen-price"), justify="right", no_wrap=True)
    if pricing:
        grid.add_column(say("ludwig-screen-new-price"), justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    wraps = any(part.wraps_names for part in parts_in_use(view))
    grid.add_column(say("ludwig-screen-name"), no_wrap=not wraps, overflow="ellipsis", ratio=1)
    for word in ("size", "points", "symbol", "door-count"):
        right = "left" if word == "symbol" else "right"
        grid.add_column(say(f"ludwig-screen-{word}"), justify=right, no_wrap=True)  # type: ignore[arg-type]  # a literal
    lookers = range(view.players) if pricing else () if seat is None else (seat,)
    for looker in lookers if view.castles else ():
        grid.add_column(say("ludwig-screen-best") if not pricing else chr(65 + looker), no_wrap=True)
    for number, item in enumerate(evaluation.for_sale(view), 1):
        if item.kind == TILE or not pricing:
            _add_row(grid, number, item, view, options, pieces, seat)
    return grid


def has_reconstructed(view: LudwigView, pieces: Pieces) -> bool:
    """Whether the market names a tile whose figures are reconstructed."""
    return any(pieces.components.tiles[item.tile].reconstructed for item in evaluation.for_sale(view))


def _add_row(
    grid: Table,
    number: int,
    item: Item,
    view: LudwigView,
    options: DrawOptions,
    pieces: Pieces,
    seat: Seat | None,
) -> None:
    tile, pricing = pieces.components.tiles[item.tile], view.step == PRICING
    dear = seat is not None and not pricing and not evaluation.can_pay(view, seat, item)
    cells = [str(number) if view.step in (PRICING, BUYING) else "", _cost(view, item, pieces, seat)]
    if pricing:
        cells.append(_new_price(view, item.place, pieces))
    lookers = range(view.players) if pricing else () if seat is None else (seat,)
    grid.add_row(
        *cells,
        _letter(tile, options, pieces),
        _name(item, view, pieces),
        str(tile.foundation.size),
        str(tile.face.points or ""),
        pieces.symbol(tile.face),
        str(len(tile.poses[0].doors)) if tile.poses else "",
        *(best(view, looker, tile) for looker in (lookers if view.castles else ())),
        style=Style(dim=dear) + (picks(cells[0]) if cells[0] else Style()),
    )


def _cost(view: LudwigView, item: Item, pieces: Pieces, seat: Seat | None) -> str:
    """The price that a seat pays, and the coins on the item."""
    price = pieces.money(evaluation.price(view, view.turn if seat is None else seat, item))
    coins = evaluation.coins(view, item)
    return f"{price} {pieces.speaker.say('ludwig-screen-coins', coins=coins)}" if coins else price


def _letter(tile: Tile, options: DrawOptions, pieces: Pieces) -> Text:
    letter = pieces.letter(tile.face)
    if not options.colour or not letter:
        return Text(letter)
    return Text(letter, on_floor(next(each(tile.face.types)), options.palette))


def _name(item: Item, view: LudwigView, pieces: Pieces) -> str:
    """The name with its notes; of hallways and stairs also how many are left."""
    # Hallways and stairs follow each other both as tiles and as stacks.
    left = f" ×{view.stacks[HALLWAYS + item.tile - HALLWAY]}" if item.kind == CORRIDOR else ""
    notes = (part.item_note(view, item, pieces) for part in parts_in_use(view))
    return f"{pieces.signed(pieces.components.tiles[item.tile])}{left}{''.join(notes)}"


def _new_price(view: LudwigView, slot: int, pieces: Pieces) -> str:
    if slot not in view.laid:
        return ""
    # `laid` has the old slots of the tiles, in the order of the slots that they move to.
    return pieces.money(PRICES[view.slots[view.laid.index(slot)]])


def stacks(view: LudwigView, pieces: Pieces) -> str:
    """How many tiles each stack holds; depleted ones pay at the end."""
    rows = [f"{size}×{left}" for size, left in zip(SIZES, view.stacks, strict=False)]
    rows += [row for part in parts_in_use(view) for row in part.stacks(view)]
    return pieces.speaker.say("ludwig-screen-stacks", stacks=" ".join(rows))


def on_deck(view: LudwigView, pieces: Pieces) -> str | None:
    """Tiles that lie on the room deck, the next one first, as far as the seat knows them."""
    if not view.on_deck:
        return None
    names = [str(size) if tile == NOTHING else pieces.tile(tile) for size, tile in reversed(view.on_deck)]
    return pieces.speaker.say("ludwig-screen-on-deck", tiles=", ".join(names))
