"""MOAT: the moat around the castle, bought and placed piece by piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Event, Seat, Tell
from kastelan.core.steps import on
from kastelan.games.ludwig import building, buying, knowledge, market, opening, turn
from kastelan.games.ludwig.actions import ChooseFoyer
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.castle_additions import Additions, Line
from kastelan.games.ludwig.components import CARD_SIZES, Components
from kastelan.games.ludwig.events import TileDiscarded
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, then
from kastelan.games.ludwig.module import Actions, Module, PieceWorth
from kastelan.games.ludwig.modules.actions import (
    BARBICANS,
    BUY_MOAT,
    MOATS,
    BuyMoat,
    ChooseBarbican,
    PlaceMoat,
)
from kastelan.games.ludwig.modules.events import CardDiscarded, MoatFinished, MoatPlaced, MoatPoints
from kastelan.games.ludwig.modules.moat_geometry import (
    FINISHED,
    THE_MOAT,
    dug,
    moat_lines,
    positions,
    restored,
    walled,
    with_barbican,
)
from kastelan.games.ludwig.modules.moat_reward import MOAT_REWARD_STEPS, MoatReward
from kastelan.games.ludwig.modules.turn_progress import BOUGHT
from kastelan.games.ludwig.prices import MOAT_PIECE, Item, affordable
from kastelan.games.ludwig.special_rewards import MOAT_REWARD, SpecialReward, special
from kastelan.games.ludwig.step_numbers import BUYING, FOYER, NOTHING, PLACING
from kastelan.games.ludwig.validate_pieces import loose_pieces

if TYPE_CHECKING:
    from kastelan.games.ludwig.codec import CastleRow
    from kastelan.games.ludwig.state import LudwigState
    from kastelan.games.ludwig.table import Table

PRICE: Final = 5_000
MOST: Final = 3
STACK: Final = {2: 5, 3: 7, 4: 9, 5: 10}
TURNS: Final = 4
"""The choice of a barbican is stored as its doors times 4 plus its quarter turns."""


# Buying


def _item(state: LudwigState) -> Item:
    return Item(MOAT_PIECE, 0, int(state.table.components.moat), PRICE)


def _has_place(state: LudwigState, seat: Seat) -> bool:
    """Whether the castle has a place for one more piece, including stored ones (MOAT-4, DEC-16)."""
    waiting = state.module_state.stored[seat] == state.table.components.moat
    if state.castles[seat].additions.pieces + waiting >= MOST:
        return False
    return buying.can_store(state, seat) or bool(positions(state.castles[seat]))


def buy(state: LudwigState, _: BuyMoat, tell: Tell | None) -> None:
    """Buy a moat piece (RND-4)."""
    if not state.module_state.moats:
        raise IllegalAction("MOAT-4", "stack-is-empty")
    if not _has_place(state, state.seat):
        raise IllegalAction("MOAT-4", "no-place-for-moat")
    buying.begin_purchase(state, _item(state), tell)


def _discard_card(state: LudwigState, tell: Tell | None) -> None:
    """Remove the top room card, or the topmost tile on the deck, from the game (MOAT-5, AMB-6)."""
    if state.on_deck:
        *rest, tile = state.on_deck
        state.on_deck, state.gone = tuple(rest), (*state.gone, tile)
        knowledge.reveal(state, tile)
        if tell is not None:
            tell(TileDiscarded(tile, "MOAT-5"))
    elif state.deck:
        size = market.discard_top_card(state)
        if tell is not None:
            tell(CardDiscarded(CARD_SIZES[size]))
        market.after_card(state, tell)


# Placing


def place(state: LudwigState, action: PlaceMoat, tell: Tell | None) -> bool:
    """Place the piece in hand, and score it (MOAT-6, MOAT-9)."""
    seat, castle = state.seat, state.castles[state.seat]
    if state.tile != state.table.components.moat or action.position not in positions(castle):
        raise IllegalAction("MOAT-7", "no-place-for-moat")
    grown = dug(castle, action.position)
    state.castles = (*state.castles[:seat], grown, *state.castles[seat + 1 :])
    state.tile = NOTHING
    if tell is not None:
        tell(MoatPlaced(seat, action.position, grown.additions.pieces))
        if grown.additions.moat == FINISHED:
            tell(MoatFinished(seat))
    state.module_state.turn_progress &= ~BOUGHT
    if any(module.before_scoring(state, NOTHING, 0, False) for module in state.table.hooks.before_scoring):
        return False
    score(state, lines_of_piece(state), tell)
    return True


def lines_of_piece(state: LudwigState) -> list[Line]:
    """The lines that the new piece scores, its printed points first."""
    components = state.table.components
    return list(moat_lines(state.castles[state.seat], components.tiles[components.moat].face.points))


def score(state: LudwigState, lines: Sequence[Line], tell: Tell | None, worth: int | None = None) -> None:
    """Score the piece; the reward is due if the moat is finished (MOAT-12)."""
    building.score_lines(state, lines, NOTHING, tell, worth)
    if state.castles[state.seat].additions.moat == FINISHED:
        state.pending += ((0, special(MOAT_REWARD, 0)),)


class Moats(Module):
    """The module of moats. Wall and pieces are in the castle (moat_geometry.py)."""

    name: ClassVar[str] = "moats"
    state_fields: ClassVar[tuple[str, ...]] = ("moats",)
    special_rewards: ClassVar[tuple[SpecialReward, ...]] = (MoatReward(),)
    steps: ClassVar[tuple[LudwigStep, ...]] = MOAT_REWARD_STEPS
    step_actions: ClassVar[Mapping[int, Actions]] = {
        FOYER: on(ChooseBarbican, opening.choose_foyer),
        BUYING: acting(BuyMoat, buy),
        PLACING: then(turn.resume, PlaceMoat, place),
    }

    def set_up(self, state: LudwigState, tell: Tell | None) -> None:
        """Lay out the pieces for this number of players (XSET-5)."""
        state.module_state.moats = STACK[state.table.players]

    def castle_additions(self, additions: Additions, components: Components) -> Additions:
        return with_barbican(additions, components.ring)

    def foyers(self, table: Table) -> Mapping[int, ChooseFoyer]:
        """The side of the foyer in the barbican, and how it is turned (MOAT-1)."""
        doors = str(table.options["foyer"])
        found = (one for one in BARBICANS if doors in ("choose", str(one.doors)))
        return {TURNS * one.doors + one.turn: one for one in found}

    def first_castle(self, table: Table, choice: int) -> Castle:
        doors, turned = divmod(choice, TURNS)
        tile = table.components.tiles[table.components.barbicans[doors - 3]]
        pose = next(pose for pose in tile.poses if pose.turn == turned)
        return walled(tile, table.corner_contact, pose, table.additions)

    def for_sale(self, state: LudwigState) -> Sequence[Item]:
        return [_item(state)] if state.module_state.moats else []

    def turn_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Buy a moat piece, if it can be paid, and placed or stored (MOAT-4, AMB-40)."""
        if not state.module_state.moats or not affordable(state, seat, _item(state)):
            return ()
        return (BUY_MOAT,) if _has_place(state, seat) else ()

    def can_build(self, state: LudwigState, seat: Seat) -> bool:
        """Whether a piece is left for which the castle has a place."""
        return bool(state.module_state.moats) and _has_place(state, seat)

    def bought(self, state: LudwigState, item: Item, tell: Tell | None) -> None:
        """Discard a room card for each piece that is bought (MOAT-5)."""
        if item.kind == MOAT_PIECE:
            state.module_state.moats -= 1
            _discard_card(state, tell)

    def piece_places(self, state: LudwigState, seat: Seat, tile: int) -> Sequence[Action] | None:
        if tile != state.table.components.moat:
            return None
        return [MOATS[position] for position in positions(state.castles[seat])]

    def piece_worth(self, state: LudwigState, seat: Seat, action: Action, tile: int) -> PieceWorth | None:
        if not isinstance(action, PlaceMoat):
            return None
        printed = state.table.components.tiles[tile].face.points
        return sum(line[1] for line in moat_lines(dug(state.castles[seat], action.position), printed)), ()

    def line_event(self, state: LudwigState, line: Line) -> Event | None:
        rule, points, room, _ = line
        return MoatPoints(state.seat, points, rule) if room == THE_MOAT else None

    def depleted(self, state: LudwigState, seat: Seat) -> Sequence[int]:
        """The moat pieces of a castle, once no more are left (FIN-3)."""
        left = state.module_state.moats
        return [] if left else [int(state.table.components.moat)] * state.castles[seat].additions.pieces

    def restore_castle(self, table: Table, castle: Castle, row: CastleRow) -> Castle:
        return restored(castle, row[0])

    def validate(self, state: LudwigState) -> bool:
        """Whether the pieces add up, except those that may have been discarded."""
        placed = sum(castle.additions.pieces for castle in state.castles)
        pieces = placed + loose_pieces(state).count(int(state.table.components.moat))
        least = -sum(module.discarded(state) for module in state.table.hooks.discarded)
        left = state.module_state.moats
        return left >= 0 and least <= left + pieces - STACK[state.table.players] <= 0
