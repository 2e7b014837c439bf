"""A Castle for All Seasons for the browser: its components in words, the table, a turn to plan, and the
engraving.
"""

from __future__ import annotations

from typing import Final

from kastelan.server.presenters import Presenter
from kastelan.server.presenters.seasons.art import art
from kastelan.server.presenters.seasons.board import board, opened, seat_board, shared
from kastelan.server.presenters.seasons.catalogue import catalogue
from kastelan.server.presenters.seasons.lookahead import my_turn

__all__ = ["PRESENTER", "art", "board", "catalogue", "my_turn", "opened", "seat_board", "shared"]

PRESENTER: Final = Presenter(
    art=art,
    board=board,
    catalogue=catalogue,
    my_turn=my_turn,
    opened=opened,
    seat_board=seat_board,
    shared=shared,
)
