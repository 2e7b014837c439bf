"""Naive Kingdom Builder, chapters Castles and Scoring cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.reference.kingdom_board import NEIGHBOURS, SIDE, SPECIAL, Board, Hex, groups, sector, touches


def castles(board: Board, own: set[Hex]) -> int:
    """3 gold for each castle with an own settlement beside it (KB-CASTLE-1)."""
    return 3 * sum(1 for castle in board.hexes_of("castle") if touches(castle, own))


def fishermen(board: Board, own: set[Hex]) -> int:
    """1 gold for each settlement on land beside water (KB-CARD-FISHERMEN-1, 2)."""
    water = board.hexes_of("water")
    return sum(1 for place in own if place not in water and touches(place, water))


def merchants(board: Board, own: set[Hex]) -> int:
    """4 gold for each special hex that a group links with another one (KB-CARD-MERCHANTS-1, 2)."""
    linked: set[Hex] = set()
    for group in groups(own):
        touched = {
            beside for place in group for beside in NEIGHBOURS[place] if board.terrain[beside] in SPECIAL
        }
        if len(touched) >= 2:
            linked |= touched
    return 4 * len(linked)


def discoverers(board: Board, own: set[Hex]) -> int:
    """1 gold for each row with an own settlement (KB-CARD-DISCOVERERS-1)."""
    return len({row for row, _ in own})


def hermits(board: Board, own: set[Hex]) -> int:
    """1 gold for each group (KB-CARD-HERMITS-1)."""
    return len(groups(own))


def citizens(board: Board, own: set[Hex]) -> int:
    """1 gold for every 2 settlements of the largest group (KB-CARD-CITIZENS-1)."""
    return max((len(group) for group in groups(own)), default=0) // 2


def miners(board: Board, own: set[Hex]) -> int:
    """1 gold for each settlement beside a mountain (KB-CARD-MINERS-1)."""
    mountains = board.hexes_of("mountain")
    return sum(1 for place in own if touches(place, mountains))


def workers(board: Board, own: set[Hex]) -> int:
    """1 gold for each settlement beside a castle or location (KB-CARD-WORKERS-1)."""
    special = board.hexes_of("castle", "location")
    return sum(1 for place in own if touches(place, special))


def knights(board: Board, own: set[Hex]) -> int:
    """2 gold for each settlement in the row where the player has most (KB-CARD-KNIGHTS-1)."""
    return 2 * max(sum(1 for row, _ in own if row == line) for line in range(SIDE))


def per_sector(own: set[Hex]) -> list[int]:
    """How many settlements stand in each of the four sectors."""
    return [sum(1 for place in own if sector(place) == slot) for slot in range(4)]


def farmers(board: Board, own: set[Hex]) -> int:
    """3 gold for each settlement in the sector where the player has fewest (KB-CARD-FARMERS-1)."""
    return 3 * min(per_sector(own))


def lords_of_sector(numbers: Sequence[int], need_settlement: bool) -> list[int]:
    """Gold of each player in one sector, by the numbers of settlements there (KB-CARD-LORDS-1 to 3)."""
    ranks = sorted(set(numbers), reverse=True)
    gold = []
    for number in numbers:
        rank = ranks.index(number)
        worth = 12 if rank == 0 else 6 if rank == 1 else 0
        gold.append(0 if need_settlement and number == 0 else worth)
    return gold


def lords(settlements: Sequence[set[Hex]], need_settlement: bool = False) -> list[int]:
    """Gold of each player in the four sectors together."""
    totals = [0] * len(settlements)
    for slot in range(4):
        numbers = [per_sector(own)[slot] for own in settlements]
        for seat, worth in enumerate(lords_of_sector(numbers, need_settlement)):
            totals[seat] += worth
    return totals


CARDS_FOR_ONE: Final[dict[str, Callable[[Board, set[Hex]], int]]] = {
    "fishermen": fishermen,
    "merchants": merchants,
    "discoverers": discoverers,
    "hermits": hermits,
    "citizens": citizens,
    "miners": miners,
    "workers": workers,
    "knights": knights,
    "farmers": farmers,
}


def gold(
    board: Board, settlements: Sequence[set[Hex]], cards: Sequence[str], lords_need_settlement: bool = False
) -> list[dict[str, int]]:
    """For each player the gold of each scoring card and of the castles (KB-END-4)."""
    result: list[dict[str, int]] = []
    for seat, own in enumerate(settlements):
        worth: dict[str, int] = {}
        for card in cards:
            if card == "lords":
                worth[card] = lords(settlements, lords_need_settlement)[seat]
            else:
                worth[card] = CARDS_FOR_ONE[card](board, own)
        worth["castles"] = castles(board, own)
        result.append(worth)
    return result
