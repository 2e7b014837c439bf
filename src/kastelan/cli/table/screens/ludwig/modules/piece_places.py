"""Places for moat pieces and renovations, which are not tiles."""

from __future__ import annotations

from kastelan.cli.table.screens.ludwig.castle import COMPLETED
from kastelan.cli.table.screens.ludwig.evaluation import piece_worth
from kastelan.core.game import Action
from kastelan.games.ludwig.view import LudwigView


def points_and_rooms(view: LudwigView, action: Action) -> str:
    """What a place for the piece in hand brings: points, and a mark for each room it completes."""
    worth = piece_worth(view, action)
    return "" if worth is None else f"({worth[0]:+d}{COMPLETED * worth[1]})"
