"""GEN-3, 5P: what only adds components: rooms, favours and bonus cards."""

from __future__ import annotations

from typing import ClassVar

from kastelan.games.ludwig.modules.module import Module


class ExtraRooms(Module):
    """75 more rooms, shuffled with those of the base game."""

    name: ClassVar[str] = "extra_rooms"
    solo: ClassVar[bool] = True


class ExtraFavours(Module):
    """11 more favours."""

    name: ClassVar[str] = "extra_favours"
    solo: ClassVar[bool] = True


class ExtraBonusCards(Module):
    """13 more bonus cards."""

    name: ClassVar[str] = "extra_bonus_cards"
    solo: ClassVar[bool] = True
