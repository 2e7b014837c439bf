"""Barbicans and moat pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from kastelan.cli.table.screens.ludwig.modules.piece_places import points_and_rooms
from kastelan.cli.table.screens.ludwig.modules.screen_part import (
    Describe,
    Enter,
    Entry,
    ScreenPart,
    detail,
    entry,
    without_detail,
)
from kastelan.core.game import Action, Event
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.components import MOATS
from kastelan.games.ludwig.modules.actions import (
    BUY_MOAT,
    POSITIONS,
    BuyMoat,
    ChooseBarbican,
    PlaceMoat,
    TakeTile,
)
from kastelan.games.ludwig.modules.events import MoatPoints
from kastelan.games.ludwig.prices import MOAT_PIECE, Item
from kastelan.games.ludwig.step_numbers import MOAT_TILE
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces
from kastelan.narration.ludwig.narrator import Narrator

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices


def _barbican(choices: Choices, action: ChooseBarbican) -> str:
    """Where doors and drawbridge lead (MOAT-2)."""
    return choices.pieces.speaker.say(ACTIONS.write(action).replace("barbican", "ludwig-screen-barbican-"))


def _position(choices: Choices, action: PlaceMoat) -> str:
    where = choices.pieces.speaker.say(f"ludwig-position-{POSITIONS[action.position]}")
    return f"{where} {points_and_rooms(choices.view, action)}"


def _tile(choices: Choices, action: TakeTile) -> str:
    return choices.pieces.about(choices.pieces.components.tiles[choices.seen_stack()[action.tile]])


def _points(event: MoatPoints, narrator: Narrator) -> Entry:
    return narrator.say("ludwig-screen-sheet-moat"), event.seat, event.points


class Moats(ScreenPart):
    """Moat pieces for sale and in castles, and the tile that a whole moat brings."""

    modules: ClassVar[tuple[str, ...]] = ("moats",)
    details: ClassVar[Mapping[type[Action], Describe]] = (
        detail(ChooseBarbican, _barbican)
        | without_detail(BuyMoat)
        | detail(PlaceMoat, _position)
        | detail(TakeTile, _tile)
    )
    entries: ClassVar[Mapping[type[Event], Enter]] = entry(MoatPoints, _points)
    secret_steps: ClassVar[tuple[int, ...]] = (MOAT_TILE,)

    def purchase(self, item: Item) -> Action | None:
        return BUY_MOAT if item.kind == MOAT_PIECE else None

    def item_note(self, view: LudwigView, item: Item, pieces: Pieces) -> str:
        """How many moat pieces are left."""
        return f" ×{view.stacks[MOATS]}" if item.kind == MOAT_PIECE else ""

    def standing_rows(self, view: LudwigView, pieces: Pieces) -> Iterator[tuple[str, ...]]:
        filled = (str(castle.moat.bit_count()) for castle in view.module_state.castles)
        yield pieces.tile(pieces.components.moat), *filled
