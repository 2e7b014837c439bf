"""The market: prices, coins, tiles, and what each would bring; stacks and cards that are left."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.ludwig import module_market, placements
from kastelan.cli.table.screens.ludwig.castle import COLOURS, COMPLETED
from kastelan.cli.table.screens.ludwig.module_market import Ware
from kastelan.cli.table.screens.screen import DrawOptions
from kastelan.core.game import Seat
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, MOATS, SIZES, STAIRS, TOWER_SIZE, TOWERS, Tile
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.prices import CORRIDOR_PRICE
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING, PRICING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces, castle_in


def on_slots(view: LudwigView) -> list[int]:
    """The slots that hold a tile, the dearest first: their places in this list are the tiles' numbers."""
    return [slot for slot in sorted(view.slots) if view.market[slot] != NOTHING]


def wares(view: LudwigView, seat: Seat | None = None) -> list[Ware]:
    """Everything for sale, in the order in which it is numbered, at the prices that a seat pays."""
    if view.module_state.modules:
        return module_market.for_sale(view, seat)
    found: list[Ware] = [
        (view.market[slot], slot, PRICES[slot], COIN * view.coins[slot]) for slot in on_slots(view)
    ]
    found += [
        (tile, None, CORRIDOR_PRICE, 0)
        for tile, stack in ((HALLWAY, HALLWAYS), (STAIRS, HALLWAYS + 1))
        if view.stacks[stack]
    ]
    return found


def best(view: LudwigView, seat: Seat, tile: Tile) -> str:
    """The points of the best placement, and a mark for each room it completes; a dash if there is none."""
    castle = castle_in(view, seat)
    if castle is None:
        return ""
    if not tile.poses:
        piece = module_market.best(view, seat, tile)
        return "–" if piece is None else f"{piece[0]:+d}{COMPLETED * piece[1]}"
    found = placements.ways(castle, tile)
    if not found:
        return "–"
    points = module_market.by_decree(view, seat, tile, found[0].points)
    return f"{points:+d}{COMPLETED * len(found[0].completes)}"


def table(view: LudwigView, options: DrawOptions, pieces: Pieces, seat: Seat | None) -> Table:
    """The market as a seat looks at it; while it is priced, with what each tile is worth to everybody."""
    pricing, say = view.step == PRICING, pieces.speaker.say
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(say("ludwig-screen-price"), justify="right", no_wrap=True)
    if pricing:
        grid.add_column(say("ludwig-screen-new-price"), justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column(
        say("ludwig-screen-name"), no_wrap=not view.module_state.modules, overflow="ellipsis", ratio=1
    )
    for word in ("size", "points", "symbol", "door-count"):
        right = "left" if word == "symbol" else "right"
        grid.add_column(say(f"ludwig-screen-{word}"), justify=right, no_wrap=True)  # type: ignore[arg-type]  # a literal
    lookers = range(view.players) if pricing else () if seat is None else (seat,)
    for looker in lookers if view.castles else ():
        grid.add_column(say("ludwig-screen-best") if not pricing else chr(65 + looker), no_wrap=True)
    for number, ware in enumerate(wares(view, seat), 1):
        if ware[1] is not None or not pricing:
            _add_row(grid, number, ware, view, options, pieces, seat)
    return grid


def _add_row(
    grid: Table,
    number: int,
    ware: Ware,
    view: LudwigView,
    options: DrawOptions,
    pieces: Pieces,
    seat: Seat | None,
) -> None:
    number_of, slot, price, coins = ware
    tile, pricing = pieces.components.tiles[number_of], view.step == PRICING
    dear = seat is not None and not pricing and _dear(view, seat, number, price - coins)
    cost = pieces.money(price) + (
        f" {pieces.speaker.say('ludwig-screen-coins', coins=coins)}" if coins else ""
    )
    cells = [str(number) if view.step in (PRICING, BUYING) else "", cost]
    if pricing:
        cells.append(_new_price(view, slot, pieces))
    lookers = range(view.players) if pricing else () if seat is None else (seat,)
    grid.add_row(
        *cells,
        _letter(tile, options, pieces),
        _name(tile, view, pieces) + module_market.swan(view, number - 1, pieces),
        str(tile.foundation.size),
        str(tile.face.points or ""),
        pieces.symbol(tile.face),
        str(len(tile.poses[0].doors)) if tile.poses else "",
        *(best(view, looker, tile) for looker in (lookers if view.castles else ())),
        style="dim" if dear else "",
    )


def _dear(view: LudwigView, seat: Seat, number: int, price: int) -> bool:
    if not view.module_state.modules:
        return view.money[seat] < price
    return module_market.too_dear(view, seat, number - 1)


def _letter(tile: Tile, options: DrawOptions, pieces: Pieces) -> Text:
    letter = pieces.letter(tile.face)
    if not options.colour or not letter:
        return Text(letter)
    return Text(letter, f"#000000 on {COLOURS[next(each(tile.face.types))]}")


def _name(tile: Tile, view: LudwigView, pieces: Pieces) -> str:
    """The name; of hallways, stairs and moat pieces also how many are left."""
    if tile.number not in (HALLWAY, STAIRS, pieces.components.moat):
        return pieces.name(tile)
    stack = MOATS if tile.number == pieces.components.moat else HALLWAYS + tile.number - HALLWAY
    left = view.stacks[stack]
    return f"{pieces.name(tile)} ×{left}"


def _new_price(view: LudwigView, slot: int | None, pieces: Pieces) -> str:
    if slot not in view.laid:
        return ""
    return pieces.money(PRICES[view.slots[view.laid.index(slot)]])


def stacks(view: LudwigView, pieces: Pieces) -> str:
    """How many tiles each stack holds; depleted ones pay at the end."""
    rows = [f"{size}×{left}" for size, left in zip(SIZES, view.stacks, strict=False)]
    if view.module_state.modules and "towers" in view.module_state.modules:
        rows.append(f"{TOWER_SIZE}×{view.stacks[TOWERS]}")
    return pieces.speaker.say("ludwig-screen-stacks", stacks=" ".join(rows))


def on_deck(view: LudwigView, pieces: Pieces) -> str | None:
    """Tiles that lie on the room deck, the next one first, as far as the seat knows them."""
    if not view.on_deck:
        return None
    names = [str(size) if tile == NOTHING else pieces.tile(tile) for size, tile in reversed(view.on_deck)]
    return pieces.speaker.say("ludwig-screen-on-deck", tiles=", ".join(names))
