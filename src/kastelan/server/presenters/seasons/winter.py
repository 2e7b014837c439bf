"""The winter cards that were turned up, and what lies on those that stay beside the castle."""

from __future__ import annotations

from kastelan.games.seasons.components import (
    GRANARY_OPEN,
    MAIDEN,
    VILLAGE_TAVERN,
    WINTER_CARDS,
    Figures,
)
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.games.seasons.view import SeasonsView
from kastelan.server.presenters import Facts


def winter_cards(view: SeasonsView, figures: Figures) -> Facts:
    """Cards seen and unseen, innkeeper, granary and Castle Maiden."""
    seen = [card for card in range(len(WINTER_CARDS)) if card not in view.unseen]
    winter = figures.winter
    return {
        "seen": seen,
        "unseen": view.unseen,
        "tavern": {
            "open": VILLAGE_TAVERN in seen,
            "fee": winter.tavern_fee,
            "seat": None if view.innkeeper == NOBODY else view.innkeeper,
            "talers": view.tavern,
        },
        "granary": {
            "open": GRANARY_OPEN in seen,
            "fee": winter.granary_fee,
            "spaces": winter.granary_spaces,
            "seats": [seat for seat, number in enumerate(view.granary) for _ in range(number)],
            "vp": winter.granary_vp,
        },
        "maiden": {
            "open": MAIDEN in seen and view.maiden > 0,
            "suitors": [seat for seat in range(view.players) if view.suitors >> seat & 1],
            "stakes": view.stakes,
            "vp": winter.maiden_vp,
        },
    }
