"""Castles of Mad King Ludwig for the browser: its components in words, castles and market, places for every
tile on sale, a turn to plan, and the tiles as pictures.
"""

from __future__ import annotations

from typing import Final

from kastelan.server.presenters import Presenter
from kastelan.server.presenters.ludwig.art import art
from kastelan.server.presenters.ludwig.board import board, opened, seat_board, shared
from kastelan.server.presenters.ludwig.catalogue import catalogue
from kastelan.server.presenters.ludwig.lookahead import ideas, my_turn
from kastelan.server.presenters.ludwig.option_words import option_word
from kastelan.server.presenters.ludwig.timeout import timeout

__all__ = [
    "PRESENTER",
    "art",
    "board",
    "catalogue",
    "ideas",
    "my_turn",
    "opened",
    "option_word",
    "seat_board",
    "shared",
    "timeout",
]

PRESENTER: Final = Presenter(
    art=art,
    board=board,
    catalogue=catalogue,
    ideas=ideas,
    my_turn=my_turn,
    opened=opened,
    option_word=option_word,
    seat_board=seat_board,
    shared=shared,
    timeout=timeout,
)
