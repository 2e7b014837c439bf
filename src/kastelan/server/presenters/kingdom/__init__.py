"""Kingdom Builder for the browser: its components in words, the board, a turn to plan, and the map."""

from __future__ import annotations

from kastelan.server.presenters.kingdom.art import art
from kastelan.server.presenters.kingdom.board import board, opened
from kastelan.server.presenters.kingdom.catalogue import catalogue
from kastelan.server.presenters.kingdom.lookahead import my_turn

__all__ = ["art", "board", "catalogue", "my_turn", "opened"]
