"""SWAN: tokens on tiles of 250 to 400, sold to the bank or kept for sets of colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import turn
from kastelan.games.ludwig.components import Components, Tile
from kastelan.games.ludwig.final_scoring import SWANS, FinalScoring
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, then
from kastelan.games.ludwig.module import Actions, Module
from kastelan.games.ludwig.module_state import ModuleState, at, at_row
from kastelan.games.ludwig.modules.actions import END_TURN, SALES, EndTurn, SellSwans
from kastelan.games.ludwig.modules.decrees import decree_08
from kastelan.games.ludwig.modules.decrees.held import in_force
from kastelan.games.ludwig.modules.events import SwanLaid, SwansSold, SwanTaken
from kastelan.games.ludwig.modules.turn_progress import NEWS
from kastelan.games.ludwig.prices import TILE, Item
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING, PLACING, REWARDS, SELLING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

COLOURS: Final = 5
COLOUR_NAMES: Final = ("red", "green", "blue", "yellow", "white")
SWAN_SIZES: Final = (250, 300, 350, 400)
MOST_SOLD: Final = 5
SALE: Final = (0, 1_000, 3_000, 6_000, 10_000, 15_000)
SETS: Final = (0, 1, 3, 6, 10, 15)


def has_swan(tile: Tile) -> bool:
    """Whether a tile has the swan symbol, as those of 250, 300, 350 and 400 do (SWAN-1)."""
    return tile.foundation.size in SWAN_SIZES


def set_points(components: Components, decrees: tuple[int, ...]) -> tuple[tuple[int, ...], str]:
    """The points of sets of 0 to 5 colours for a player with these decrees, and the rule (SWAN-5, DEC-51)."""
    decree = next((one for one in in_force(decrees) if one.own_sets), None)
    if decree is None:
        return SETS, "SWAN-5"
    return (0, *components.decrees[decree.number - 1].sets), decree.rule


def drawn(own: ModuleState, tile: int, tell: Tell | None) -> int:
    """The next token, or NOTHING when they have run out (SWAN-2)."""
    if not own.lake:
        return NOTHING
    *rest, colour = own.lake
    own.lake = tuple(rest)
    if tell is not None:
        tell(SwanLaid(tile, colour))
    return colour


def give(own: ModuleState, seat: Seat, colour: int, tell: Tell | None) -> None:
    """Add a token to the seat's supply, if there is one."""
    if colour == NOTHING:
        return
    kept = own.swans[seat]
    own.swans = at_row(own.swans, seat, at(kept, colour, kept[colour] + 1))
    if tell is not None:
        tell(SwanTaken(seat, colour))


def sales(own: ModuleState, seat: Seat) -> tuple[Action, ...]:
    """Every legal sale of a seat's tokens, up to five in a turn (SWAN-4)."""
    kept = own.swans[seat]
    return _sales(kept, MOST_SOLD - own.sold) if any(kept) else ()


@lru_cache(maxsize=4096)
def _sales(kept: tuple[int, ...], most: int) -> tuple[Action, ...]:
    return tuple(
        sale
        for sale in SALES
        if sum(sale.count) <= most and all(n <= have for n, have in zip(sale.count, kept, strict=True))
    )


def in_own_turn(state: LudwigState) -> bool:
    """Whether the seat that decides has its turn, and does not only answer in that of another one."""
    own = state.module_state
    return own.waiting in (NOTHING, state.seat) and not own.agenda and not decree_08.between_rounds(state)


def sell(state: LudwigState, action: SellSwans, tell: Tell | None) -> None:
    """Sell tokens; they leave the game (SWAN-4, AMB-10)."""
    own, seat, swans = state.module_state, state.seat, sum(action.count)
    if action not in sales(own, seat) or not in_own_turn(state):
        raise IllegalAction("SWAN-4", "swans-not-for-sale", most=MOST_SOLD)
    left = tuple(have - n for have, n in zip(own.swans[seat], action.count, strict=True))
    own.swans, own.sold = at_row(own.swans, seat, left), own.sold + swans
    state.money = at(state.money, seat, state.money[seat] + SALE[swans])
    if tell is not None:
        tell(SwansSold(seat, swans, SALE[swans]))


# The end of a turn


def legal_at_the_end(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Sell swans, or end the turn."""
    return [*sales(state.module_state, seat), END_TURN]


def sell_at_the_end(state: LudwigState, action: SellSwans, tell: Tell | None) -> bool:
    """Sell tokens. Returns True, since the question is asked again if more can be sold."""
    sell(state, action, tell)
    return True


def end_turn(state: LudwigState, _: EndTurn, tell: Tell | None) -> None:
    """Sell no more."""
    turn.end(state, tell)


def _fits(state: LudwigState) -> bool:
    return bool(sales(state.module_state, state.seat)) and in_own_turn(state)


# Sets


def sets(own: Sequence[int]) -> Iterator[int]:
    """The sizes of the best sets. The k-th set has every colour with at least k tokens (SWAN-5)."""
    for number in range(1, max(own, default=0) + 1):
        yield sum(have >= number for have in own)


def worth(own: Sequence[int], points: Sequence[int]) -> int:
    """The points of the best sets, if a set of a size scores `points[size]` (SWAN-5)."""
    return sum(points[size] for size in sets(own))


class Swans(Module):
    """The module of swans."""

    name: ClassVar[str] = "swans"
    state_fields: ClassVar[tuple[str, ...]] = ("lake", "swans_on", "swans", "sold")
    steps: ClassVar[tuple[LudwigStep, ...]] = (
        LudwigStep(
            SELLING,
            "selling",
            "RND-5",
            legal_at_the_end,
            then(turn.resume, SellSwans, sell_at_the_end) | acting(EndTurn, end_turn),
            _fits,
            refusal="end-the-turn-first",
        ),
    )
    side_actions: ClassVar[Actions] = acting(SellSwans, sell)
    step_actions: ClassVar[Mapping[int, Actions]] = dict.fromkeys((BUYING, PLACING, REWARDS), side_actions)

    def set_up(self, state: LudwigState, tell: Tell | None) -> None:
        """Shuffle the tokens (XSET-2)."""
        own = state.module_state
        counts = enumerate(state.table.components.swans)
        every = [colour for colour, count in counts for _ in range(count)]
        own.lake, state.chance = shuffled(state.chance, every)
        own.swans_on = (NOTHING,) * len(state.market)
        own.swans = ((0,) * COLOURS,) * state.table.players

    def laid_out(self, state: LudwigState, tile: int, slot: int, tell: Tell | None) -> None:
        """Put a token on a tile with the symbol (SWAN-2)."""
        own = state.module_state
        if has_swan(state.table.components.tiles[tile]):
            own.swans_on = at(own.swans_on, slot, drawn(own, tile, tell))

    def priced(self, state: LudwigState, laid: Sequence[int]) -> None:
        """Move the tokens along with their tiles (SWAN-2)."""
        own, swans_on = state.module_state, [NOTHING] * len(state.market)
        for slot, source in zip(state.table.slots, laid, strict=True):
            if source != NOTHING:
                swans_on[slot] = own.swans_on[source]
        own.swans_on = tuple(swans_on)

    def bought(self, state: LudwigState, item: Item, tell: Tell | None) -> None:
        """Give the buyer of a tile its token (SWAN-3)."""
        own = state.module_state
        if item.kind == TILE:
            give(own, state.seat, own.swans_on[item.place], tell)
            own.swans_on = at(own.swans_on, item.place, NOTHING)

    def turn_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        return sales(state.module_state, seat)

    def side_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        return sales(state.module_state, seat) if in_own_turn(state) else ()

    def unasked_news(self, state: LudwigState) -> None:
        own = state.module_state
        if state.table.rules.swans_any_time and not own.agenda:
            own.turn_progress |= NEWS

    def reward_claimed(self, state: LudwigState, room: int, tell: Tell | None) -> None:
        """A question was answered since the news, so swans could be sold then."""
        state.module_state.turn_progress &= ~NEWS

    def before_turn_ends(self, state: LudwigState) -> bool:
        """Ask for a sale if it could not have been made as well before the last answer (RND-5).

        That is so if there is news since, and if the money buys something now. In the last turn of the game
        the seat is asked as well, lest it forget the swans that it wants to sell.
        """
        own, hooks = state.module_state, state.table.hooks
        if not state.table.rules.swans_any_time or not sales(own, state.seat):
            return False
        last_turn = state.last and not state.extra
        helpful = any(module.money_would_help(state) for module in hooks.money_would_help)
        if not (last_turn or helpful or own.turn_progress & NEWS):
            return False
        state.step = SELLING
        return True

    def turn_ends(self, state: LudwigState, tell: Tell | None) -> None:
        """Reset the number of tokens sold in the turn (SWAN-4)."""
        state.module_state.sold = 0

    def final_step(self, scoring: FinalScoring, step: int) -> None:
        """Score sets of different colours (SWAN-5), by the table of decree 51 for its holder."""
        for seat in scoring.purses if step == SWANS else ():
            state = scoring.state
            own = state.module_state.swans[seat]
            points, rule = set_points(state.table.components, state.module_state.decrees[seat])
            scoring.add(seat, worth(own, points), rule, None, sum(own))

    def validate(self, state: LudwigState) -> bool:
        """Whether no colour has too many tokens, and only tiles with the symbol have one."""
        own, tiles = state.module_state, state.table.components.tiles
        if len(own.swans) != state.table.players or len(own.swans_on) != len(state.market):
            return False
        if any(len(kept) != COLOURS or min(kept) < 0 for kept in own.swans):
            return False
        lying = [colour for colour in (*own.swans_on, *own.show_swans) if colour != NOTHING]
        everywhere = Counter([*own.lake, *lying])
        for kept in own.swans:
            everywhere.update(dict(enumerate(kept)))
        return (
            set(everywhere) <= set(range(COLOURS))
            and all(count <= state.table.components.swans[colour] for colour, count in everywhere.items())
            and 0 <= own.sold <= MOST_SOLD
            and all(
                swan == NOTHING or (tile != NOTHING and has_swan(tiles[tile]))
                for tile, swan in zip(state.market, own.swans_on, strict=True)
            )
        )
