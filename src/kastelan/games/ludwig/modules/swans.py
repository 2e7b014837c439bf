"""SWAN: tokens on tiles of 250 to 400, sold to the bank or kept for sets of colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.events import FinalPoints
from kastelan.games.ludwig.modules.actions import SALES, SellSwans
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.events import SwanLaid, SwansSold, SwanTaken
from kastelan.games.ludwig.modules.extras import Extras, at, at_row, extras_of
from kastelan.games.ludwig.modules.module import Module
from kastelan.games.ludwig.steps import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

COLOURS: Final = 5
COLOUR_NAMES: Final = ("red", "green", "blue", "yellow", "white")
PER_COLOUR: Final = 8
SWAN_SIZES: Final = (250, 300, 350, 400)
MOST_SOLD: Final = 5
SALE: Final = (0, 1_000, 3_000, 6_000, 10_000, 15_000)
SETS: Final = (0, 1, 3, 6, 10, 15)


def has_swan(tile: Tile) -> bool:
    """Whether a tile carries the symbol: those of 250, 300, 350 and 400 (SWAN-1)."""
    return tile.foundation.size in SWAN_SIZES


class Swans(Module):
    """The swans module."""

    name: ClassVar[str] = "swans"

    def lay(self, state: LudwigState, tell: Tell | None) -> None:
        """Shuffle the tokens (XSET-2)."""
        extras = extras_of(state)
        every = [colour for colour in range(COLOURS) for _ in range(PER_COLOUR)]
        extras.lake, state.chance = shuffled(state.chance, every)
        extras.swans_on = (NOTHING,) * len(state.market)
        extras.swans = ((0,) * COLOURS,) * state.table.players

    def laid_out(self, state: LudwigState, tile: int, slot: int, tell: Tell | None) -> None:
        """A token on a tile with the symbol (SWAN-2)."""
        extras = extras_of(state)
        if has_swan(state.table.components.tiles[tile]):
            extras.swans_on = at(extras.swans_on, slot, drawn(extras, tile, tell))

    def priced(self, state: LudwigState, laid: Sequence[int]) -> None:
        """A token stays on its tile, whatever that costs now (SWAN-2)."""
        extras, swans_on = extras_of(state), [NOTHING] * len(state.market)
        for slot, source in zip(state.table.slots, laid, strict=True):
            if source != NOTHING:
                swans_on[slot] = extras.swans_on[source]
        extras.swans_on = tuple(swans_on)

    def taken(self, state: LudwigState, slot: int, tell: Tell | None) -> None:
        """Who takes the tile takes the token (SWAN-3)."""
        extras = extras_of(state)
        give(extras, state.seat, extras.swans_on[slot], tell)
        extras.swans_on = at(extras.swans_on, slot, NOTHING)

    def options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        return sales(extras_of(state), seat)

    def beside(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        return sales(extras_of(state), seat)

    def final(self, state: LudwigState, step: int, seat: Seat) -> Sequence[FinalPoints]:
        """Sets of different colours (SWAN-5), by the table of decree 51 if it is held."""
        if step != 2:
            return ()
        table, rule = set_points(state, seat)
        own = extras_of(state).swans[seat]
        points = sum(table[size] for size in sets(own))
        return (FinalPoints(seat, points, rule, None, sum(own)),)


def set_points(state: LudwigState, seat: Seat) -> tuple[tuple[int, ...], str]:
    """What sets of 0 to 5 colours score for a seat, and by which rule (SWAN-5, DEC-51)."""
    decree = next((one for one in held(state, seat) if one.own_sets), None)
    if decree is None:
        return SETS, "SWAN-5"
    return (0, *state.table.components.decrees[decree.number - 1].sets), decree.rule


def drawn(extras: Extras, tile: int, tell: Tell | None) -> int:
    """The next token, or NOTHING when they have run out (SWAN-2)."""
    if not extras.lake:
        return NOTHING
    *rest, colour = extras.lake
    extras.lake = tuple(rest)
    if tell is not None:
        tell(SwanLaid(tile, colour))
    return colour


def give(extras: Extras, seat: Seat, colour: int, tell: Tell | None) -> None:
    """A token, if there is one, joins a supply."""
    if colour == NOTHING:
        return
    own = extras.swans[seat]
    extras.swans = at_row(extras.swans, seat, at(own, colour, own[colour] + 1))
    if tell is not None:
        tell(SwanTaken(seat, colour))


def sales(extras: Extras, seat: Seat) -> tuple[Action, ...]:
    """What can be sold at once: own tokens, five in a turn (SWAN-4)."""
    own = extras.swans[seat]
    return _sales(own, MOST_SOLD - extras.sold) if any(own) else ()


@lru_cache(maxsize=4096)
def _sales(own: tuple[int, ...], most: int) -> tuple[Action, ...]:
    return tuple(
        sale
        for sale in SALES
        if sum(sale.count) <= most and all(n <= have for n, have in zip(sale.count, own, strict=True))
    )


def sell(state: LudwigState, action: SellSwans, tell: Tell | None) -> None:
    """Sell tokens; they leave the game (SWAN-4, AMB-10)."""
    extras, seat, swans = extras_of(state), state.seat, sum(action.count)
    if not extras.swans or action not in sales(extras, seat):
        raise IllegalAction("SWAN-4", "swans-not-for-sale", most=MOST_SOLD)
    own = tuple(have - n for have, n in zip(extras.swans[seat], action.count, strict=True))
    extras.swans, extras.sold = at_row(extras.swans, seat, own), extras.sold + swans
    state.money = at(state.money, seat, state.money[seat] + SALE[swans])
    if tell is not None:
        tell(SwansSold(seat, swans, SALE[swans]))


def sets(own: Sequence[int]) -> Iterator[int]:
    """The sizes of the best sets: the k-th holds every colour of which there are at least k (SWAN-5)."""
    for number in range(1, max(own, default=0) + 1):
        yield sum(have >= number for have in own)
