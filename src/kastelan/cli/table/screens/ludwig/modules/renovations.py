"""Renovations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from kastelan.cli.table.screens.ludwig.modules.piece_places import points_and_rooms
from kastelan.cli.table.screens.ludwig.modules.screen_part import Describe, ScreenPart, detail
from kastelan.core.game import Action
from kastelan.games.ludwig.modules.actions import BUY_RENOVATION, BuyRenovation, Renovate
from kastelan.games.ludwig.prices import RENOVATION, Item

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices


def _renovation(choices: Choices, action: BuyRenovation) -> str:
    tile = choices.view.module_state.show[action.place]
    return choices.pieces.about(choices.pieces.components.tiles[tile])


def _room(choices: Choices, action: Renovate) -> str:
    assert choices.castle is not None
    room = choices.pieces.room_label(choices.castle, action.room)
    return f"{room} {points_and_rooms(choices.view, action)}"


class Renovations(ScreenPart):
    """Renovations for sale, and the rooms they may lie on."""

    modules: ClassVar[tuple[str, ...]] = ("renovations",)
    details: ClassVar[Mapping[type[Action], Describe]] = detail(BuyRenovation, _renovation) | detail(
        Renovate, _room
    )

    def purchase(self, item: Item) -> Action | None:
        return BUY_RENOVATION[item.place] if item.kind == RENOVATION else None
