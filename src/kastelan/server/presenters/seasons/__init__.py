"""A Castle for All Seasons for the browser: its components in words, the table, a turn to plan, and the
engraving.
"""

from __future__ import annotations

from kastelan.server.presenters.seasons.art import art
from kastelan.server.presenters.seasons.board import board, opened
from kastelan.server.presenters.seasons.catalogue import catalogue
from kastelan.server.presenters.seasons.lookahead import my_turn

__all__ = ["art", "board", "catalogue", "my_turn", "opened"]
