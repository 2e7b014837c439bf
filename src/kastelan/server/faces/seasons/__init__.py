"""The face of A Castle for All Seasons: what the browser draws and tells."""

from __future__ import annotations

from kastelan.server.faces.seasons.art import art
from kastelan.server.faces.seasons.board import board, opened
from kastelan.server.faces.seasons.catalogue import catalogue
from kastelan.server.faces.seasons.planning import my_turn

__all__ = ["art", "board", "catalogue", "my_turn", "opened"]
