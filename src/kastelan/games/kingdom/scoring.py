"""KB-CASTLE and KB-CARD: gold for castles and scoring cards, at the end and as standings before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kastelan.core.hexes import ROWS, SIDE, Hexes, beside, groups
from kastelan.games.kingdom.components import CARDS, CASTLE, MOUNTAIN, QUARTER, WATER, Board
from kastelan.games.kingdom.events import GoldShifted
from kastelan.games.kingdom.step_numbers import OVER

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState

_LEFT: Final[Hexes] = sum(((1 << QUARTER) - 1) << SIDE * row for row in range(SIDE))
_TOP: Final[Hexes] = sum(ROWS[:QUARTER])
_BOTTOM: Final[Hexes] = sum(ROWS[QUARTER:])
SECTORS: Final[tuple[Hexes, ...]] = (_TOP & _LEFT, _TOP & ~_LEFT, _BOTTOM & _LEFT, _BOTTOM & ~_LEFT)


def castles(board: Board, own: Hexes) -> int:
    """3 gold for each castle with an own settlement next to it (KB-CASTLE-1)."""
    return 3 * (board.of[CASTLE] & beside(own)).bit_count()


def fishermen(board: Board, own: Hexes) -> int:
    """1 gold for each own settlement next to water and not on it (KB-CARD-FISHERMEN-1)."""
    water = board.of[WATER]
    return (own & beside(water) & ~water).bit_count()


def merchants(board: Board, own: Hexes) -> int:
    """4 gold for each castle or location that a group links to another one (KB-CARD-MERCHANTS-1)."""
    linked = 0
    # Finding groups is slow; without two special hexes next to settlements there is nothing to find.
    if (board.special & beside(own)).bit_count() > 1:
        for group in groups(own):
            special = beside(group) & board.special
            if special & (special - 1):  # at least two bits
                linked |= special
    return 4 * linked.bit_count()


def discoverers(board: Board, own: Hexes) -> int:
    """1 gold for each row with an own settlement (KB-CARD-DISCOVERERS-1)."""
    return sum(own & row != 0 for row in ROWS)


def hermits(board: Board, own: Hexes) -> int:
    """1 gold for each own group (KB-CARD-HERMITS-1)."""
    return sum(1 for _ in groups(own))


def citizens(board: Board, own: Hexes) -> int:
    """Half the size of the largest own group, rounded down (KB-CARD-CITIZENS-1)."""
    return max((group.bit_count() for group in groups(own)), default=0) // 2


def miners(board: Board, own: Hexes) -> int:
    """1 gold for each own settlement next to a mountain (KB-CARD-MINERS-1)."""
    return (own & beside(board.of[MOUNTAIN])).bit_count()


def workers(board: Board, own: Hexes) -> int:
    """1 gold for each own settlement next to a castle or location (KB-CARD-WORKERS-1)."""
    return (own & beside(board.special)).bit_count()


def knights(board: Board, own: Hexes) -> int:
    """2 gold for each own settlement in the row with most of them (KB-CARD-KNIGHTS-1)."""
    return 2 * max((own & row).bit_count() for row in ROWS)


def farmers(board: Board, own: Hexes) -> int:
    """3 gold for each own settlement in the sector with fewest of them (KB-CARD-FARMERS-1)."""
    return 3 * min((own & sector).bit_count() for sector in SECTORS)


def lords(
    owns: tuple[Hexes, ...], need_settlement: bool, sectors: tuple[Hexes, ...] = SECTORS
) -> tuple[int, ...]:
    """12 gold for most settlements in a sector, 6 for the second highest number (KB-CARD-LORDS-1 to 3)."""
    gold = [
        lords_of_sector(tuple([(own & sector).bit_count() for own in owns]), need_settlement)
        for sector in sectors
    ]
    return tuple(map(sum, zip(*gold, strict=True))) if gold else (0,) * len(owns)


@lru_cache(maxsize=4096)
def lords_of_sector(counts: tuple[int, ...], need_settlement: bool) -> tuple[int, ...]:
    """What the lords give in a sector, from the number of settlements of every seat there."""
    # None stands for the second number where all seats have the same.
    first, second = [*sorted(set(counts), reverse=True), None][:2]
    return tuple(
        0 if need_settlement and not count else 12 if count == first else 6 if count == second else 0
        for count in counts
    )


PER_PLAYER: Final[dict[int, Callable[[Board, Hexes], int]]] = {
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
"""The cards whose gold depends on the settlements of one player alone."""

LORDS: Final = CARDS.index("lords")
RULES: Final = tuple(f"KB-CARD-{card.upper()}-1" for card in CARDS)
CASTLE_RULE: Final = "KB-CASTLE-1"


def card_gold(state: KingdomState, card: int) -> tuple[int, ...]:
    """What a scoring card gives every seat now."""
    if card == LORDS:
        return lords(state.own, state.table.lords_need_settlement)
    return _gold_of_each(PER_PLAYER[card], state.board, state.own)


def castle_gold(state: KingdomState) -> tuple[int, ...]:
    """What the castles give every seat now."""
    return _gold_of_each(castles, state.board, state.own)


def _gold_of_each(
    rule: Callable[[Board, Hexes], int], board: Board, owns: tuple[Hexes, ...]
) -> tuple[int, ...]:
    return tuple([_gold(rule, board, own) for own in owns])


# Everyone at a table is shown the same gold, the next move compares its own with that of this one, and it
# changes the settlements of one seat only.
@lru_cache(maxsize=8192)
def _gold(rule: Callable[[Board, Hexes], int], board: Board, own: Hexes) -> int:
    return rule(board, own)


def score_lines(state: KingdomState) -> Iterator[tuple[int | None, str, tuple[int, ...]]]:
    """Gold by seat for each scoring card in turn and at last, as None, for the castles; with the rule
    (KB-END-4)."""
    for card in state.table.cards:
        yield card, RULES[card], card_gold(state, card)
    yield None, CASTLE_RULE, castle_gold(state)


def totals(state: KingdomState) -> tuple[int, ...]:
    """The gold of every seat if the game were scored now."""
    return _sums(score_lines(state))


def running_lines(state: KingdomState) -> Iterator[tuple[int | None, str, tuple[int, ...]]]:
    """The same as people see it during the game: the lords leave out sectors in which nobody has built.

    At the end each of these gives 12 gold to everybody (R-19), which would look like a fault at the start.
    """
    for card, rule, gold in score_lines(state):
        if card == LORDS and state.step != OVER:
            built = tuple(sector for sector in SECTORS if any(own & sector for own in state.own))
            yield card, rule, lords(state.own, state.table.lords_need_settlement, built)
        else:
            yield card, rule, gold


def running_totals(state: KingdomState) -> tuple[int, ...]:
    """The gold of every seat as people see it during the game, and in the end the final one."""
    return _sums(running_lines(state))


def _sums(lines: Iterator[tuple[int | None, str, tuple[int, ...]]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*(gold for _, _, gold in lines), strict=True)))


def shifts(before: KingdomState, after: KingdomState) -> tuple[GoldShifted, ...]:
    """How the gold that people see for each card differs between two positions of a game."""
    rows = zip(running_lines(before), running_lines(after), strict=True)
    return tuple(
        GoldShifted(seat, card, new - old, rule)
        for (card, rule, olds), (_, _, news) in rows
        for seat, (old, new) in enumerate(zip(olds, news, strict=True))
        if new != old
    )
