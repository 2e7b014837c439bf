"""Players made of code. A bot sees a state in which everything hidden from its seat was dealt anew, and
nothing else."""

from __future__ import annotations

from typing import Final

from kastelan.bots.custom_bot import own_bot
from kastelan.bots.greedy_bot import GreedyBot
from kastelan.bots.levels import EasyBot, ExpertBot, HardBot, MediumBot
from kastelan.bots.player import Bot, decide
from kastelan.bots.random_bot import RandomBot
from kastelan.bots.search_bot import SearchBot
from kastelan.core.errors import BadOption

__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "decide", "find_bot"]

LEVELS: Final = tuple(level.name for level in (EasyBot, MediumBot, HardBot, ExpertBot))
"""The levels to play against, each stronger than the one before."""

BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, SearchBot, EasyBot, MediumBot, HardBot, ExpertBot)
}


def find_bot(name: str) -> Bot:
    """A bot by its name, or one's own as `module:Class` or `file.py:Class`."""
    if ":" in name:
        return own_bot(name)
    bot = BOTS.get(name)
    if bot is None:
        raise BadOption("bot", "unknown-bot", bot=name, expected=", ".join(BOTS))
    return bot()
