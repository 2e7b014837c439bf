"""Positions set up by hand for the examples of the Kingdom Builder rules file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tests.reference.kingdom_board import Hex, hex_named, name_of
from tests.reference.kingdom_rules import Table, Tile

TERRAINS: Final = ("grass", "canyon", "desert", "flowers", "forest")
DECK: Final = [terrain for terrain in TERRAINS for _ in range(5)]
FG: Final = ["tavern", "paddock", "oasis", "farm"]
SECOND: Final = ["oracle", "harbor", "tower", "barn"]  # B2 in the rules file


def upright(quadrants: Sequence[str]) -> list[tuple[str, bool]]:
    """Quadrants in the form that `Table` takes, none of them turned."""
    return [(kind, False) for kind in quadrants]


def set_up(
    quadrants: Sequence[str],
    card: str = "grass",
    a: Iterable[Hex] = (),
    b: Iterable[Hex] = (),
    tiles: dict[Hex, str] | None = None,
    supply: int = 40,
    draw_pile: Sequence[str] = (),
) -> Table:
    """A at the start of a turn with this card and these ready tiles; B holds canyon."""
    table = Table(upright(quadrants), 2, ["lords"], [card, "canyon"], draw_pile)
    table.settlements = [set(a), set(b)]
    table.supplies[0] = supply
    for origin, kind in (tiles or {}).items():
        assert table.board.location_kind.get(origin, kind) == kind
        table.tiles[0].append(Tile(kind, origin, "ready"))
        table.taken[0].add(origin)
        if origin in table.tiles_left:
            table.tiles_left[origin] -= 1
    table.begin_turn()
    return table


def legal_hexes(table: Table) -> set[Hex]:
    """The hexes of all legal moves that name one: builds, lifts and puts."""
    return {hex_named(move.lstrip("+-")) for move in table.legal() if move[-1].isdigit()}


def play_turn(table: Table, *places: Hex) -> None:
    """Builds on these hexes and ends the turn."""
    for place in places:
        table.play(name_of(place))
    table.play("end")
