"""The winter cards that were turned up, and what lies on those that stay beside the castle."""

from __future__ import annotations

from msgspec import Struct

from kastelan.core.game import Seat
from kastelan.games.seasons.components import (
    GRANARY_OPEN,
    MAIDEN,
    VILLAGE_TAVERN,
    WINTER_CARDS,
    Figures,
)
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.games.seasons.view import SeasonsView


class Tavern(Struct, frozen=True, kw_only=True):
    """The village tavern, its innkeeper and the talers there."""

    open: bool
    fee: int
    seat: Seat | None
    talers: int


class Granary(Struct, frozen=True, kw_only=True):
    """The granary; `seats` has a seat for each helper there."""

    open: bool
    fee: int
    spaces: int
    seats: tuple[Seat, ...]
    vp: tuple[int, ...]


class Maiden(Struct, frozen=True, kw_only=True):
    """The Castle Maiden and who has courted her."""

    open: bool
    suitors: tuple[Seat, ...]
    stakes: tuple[int, ...]
    vp: int


class Winter(Struct, frozen=True, kw_only=True):
    """The winter cards: numbers of those seen and not yet seen, and the three that stay."""

    seen: tuple[int, ...]
    unseen: tuple[int, ...]
    tavern: Tavern
    granary: Granary
    maiden: Maiden


def winter_cards(view: SeasonsView, figures: Figures) -> Winter:
    """Cards seen and unseen, innkeeper, granary and Castle Maiden."""
    seen = tuple(card for card in range(len(WINTER_CARDS)) if card not in view.unseen)
    winter = figures.winter
    return Winter(
        seen=seen,
        unseen=view.unseen,
        tavern=Tavern(
            open=VILLAGE_TAVERN in seen,
            fee=winter.tavern_fee,
            seat=None if view.innkeeper == NOBODY else view.innkeeper,
            talers=view.tavern,
        ),
        granary=Granary(
            open=GRANARY_OPEN in seen,
            fee=winter.granary_fee,
            spaces=winter.granary_spaces,
            # `view.granary` counts the helpers of each seat there.
            seats=tuple(seat for seat, number in enumerate(view.granary) for _ in range(number)),
            vp=winter.granary_vp,
        ),
        maiden=Maiden(
            open=MAIDEN in seen and view.maiden > 0,
            suitors=tuple(seat for seat in range(view.players) if view.suitors >> seat & 1),
            stakes=view.stakes,
            vp=winter.maiden_vp,
        ),
    )
