"""Castles of Mad King Ludwig for the browser: its components in words, castles and market, places for every
tile on sale, a turn to plan, and the tiles as pictures.
"""

from kastelan.server.presenters.ludwig.art import art
from kastelan.server.presenters.ludwig.board import board, opened
from kastelan.server.presenters.ludwig.catalogue import catalogue
from kastelan.server.presenters.ludwig.hourglass import timeout
from kastelan.server.presenters.ludwig.lookahead import ideas, my_turn
from kastelan.server.presenters.ludwig.option_words import option_word

__all__ = ["art", "board", "catalogue", "ideas", "my_turn", "opened", "option_word", "timeout"]
