"""KB-CASTLE and KB-CARD: the hexes that a scoring card counts for a seat, to show people what gold is for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kastelan.core.game import Seat
from kastelan.core.hexes import ROWS, Hexes, beside, groups
from kastelan.games.kingdom.components import CARDS, CASTLE, MOUNTAIN, WATER, Board
from kastelan.games.kingdom.scoring import LORDS, SECTORS, lords_of_sector


def castles(board: Board, own: Hexes) -> Hexes:
    """The castles with an own settlement next to them (KB-CASTLE-1)."""
    return board.of[CASTLE] & beside(own)


def fishermen(board: Board, own: Hexes) -> Hexes:
    """The own settlements next to water and not on it (KB-CARD-FISHERMEN-1)."""
    water = board.of[WATER]
    return own & beside(water) & ~water


def merchants(board: Board, own: Hexes) -> Hexes:
    """The castles and locations that a group links to another one (KB-CARD-MERCHANTS-1)."""
    touched = (beside(group) & board.special for group in groups(own))
    return _union(special for special in touched if special.bit_count() > 1)


def discoverers(board: Board, own: Hexes) -> Hexes:
    """One settlement in each row that has any (KB-CARD-DISCOVERERS-1)."""
    return _union(_first(own & row) for row in ROWS)


def hermits(board: Board, own: Hexes) -> Hexes:
    """One settlement of each group (KB-CARD-HERMITS-1)."""
    return _union(_first(group) for group in groups(own))


def citizens(board: Board, own: Hexes) -> Hexes:
    """The largest group (KB-CARD-CITIZENS-1)."""
    return max(groups(own), key=int.bit_count, default=0)


def miners(board: Board, own: Hexes) -> Hexes:
    """The own settlements next to a mountain (KB-CARD-MINERS-1)."""
    return own & beside(board.of[MOUNTAIN])


def workers(board: Board, own: Hexes) -> Hexes:
    """The own settlements next to a castle or location (KB-CARD-WORKERS-1)."""
    return own & beside(board.special)


def knights(board: Board, own: Hexes) -> Hexes:
    """The own settlements in the row with most of them (KB-CARD-KNIGHTS-1)."""
    return max((own & row for row in ROWS), key=int.bit_count)


def farmers(board: Board, own: Hexes) -> Hexes:
    """The own settlements in the sector with fewest of them (KB-CARD-FARMERS-1)."""
    return min((own & sector for sector in SECTORS), key=int.bit_count)


def lords(owns: tuple[Hexes, ...], seat: Seat, need_settlement: bool) -> Hexes:
    """The own settlements in sectors that pay the seat (KB-CARD-LORDS-1 to 3)."""
    return _union(owns[seat] & sector for sector in SECTORS if _pays(owns, seat, sector, need_settlement))


def _pays(owns: tuple[Hexes, ...], seat: Seat, sector: Hexes, need_settlement: bool) -> bool:
    counts = tuple([(own & sector).bit_count() for own in owns])
    return any(counts) and lords_of_sector(counts, need_settlement)[seat] > 0


def _first(hexes: Hexes) -> Hexes:
    """The first of some hexes in reading order."""
    return hexes & -hexes


def _union(parts: Iterable[Hexes]) -> Hexes:
    found = 0
    for part in parts:
        found |= part
    return found


PER_PLAYER: Final[dict[int, Callable[[Board, Hexes], Hexes]]] = {
    # Each function is named after its card in data/boards.json.
    CARDS.index(card.__name__): card
    for card in (
        fishermen,
        merchants,
        discoverers,
        hermits,
        citizens,
        miners,
        workers,
        knights,
        farmers,
    )
}

BY_SECTOR: Final = (LORDS, CARDS.index("farmers"))
"""The cards that count settlements by sector."""


def counted(
    board: Board, card: int | None, owns: tuple[Hexes, ...], need_settlement: bool
) -> tuple[Hexes, ...]:
    """The hexes that a card, or as None the castles, counts for every seat."""
    if card == LORDS:
        return tuple(lords(owns, seat, need_settlement) for seat in range(len(owns)))
    count = castles if card is None else PER_PLAYER[card]
    return tuple(count(board, own) for own in owns)
