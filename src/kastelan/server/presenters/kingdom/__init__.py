"""Kingdom Builder for the browser: its components in words, the board, a turn to plan, and the map."""

from __future__ import annotations

from typing import Final

from kastelan.server.presenters import Presenter
from kastelan.server.presenters.kingdom.art import art
from kastelan.server.presenters.kingdom.board import board, opened, seat_board
from kastelan.server.presenters.kingdom.catalogue import catalogue
from kastelan.server.presenters.kingdom.lookahead import my_turn

__all__ = ["PRESENTER", "art", "board", "catalogue", "my_turn", "opened", "seat_board"]

PRESENTER: Final = Presenter(
    art=art,
    board=board,
    catalogue=catalogue,
    my_turn=my_turn,
    opened=opened,
    seat_board=seat_board,
)
