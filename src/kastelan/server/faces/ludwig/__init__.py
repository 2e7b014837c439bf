"""Castles of Mad King Ludwig for the browser: its components in words, castles and market as facts, places of
every tile for sale, a turn to plan, and the tiles as pictures.
"""

from kastelan.server.faces.ludwig.art import art
from kastelan.server.faces.ludwig.board import board, opened
from kastelan.server.faces.ludwig.catalogue import catalogue
from kastelan.server.faces.ludwig.hourglass import hurry
from kastelan.server.faces.ludwig.outlook import ideas, my_turn

__all__ = ["art", "board", "catalogue", "hurry", "ideas", "my_turn", "opened"]
