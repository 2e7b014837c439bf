"""Players made of code. A bot sees a state in which everything hidden from its seat was dealt anew, and
nothing else."""

from __future__ import annotations

from typing import Final

from kastelan.bots.chaos import RandomBot
from kastelan.bots.greedy import GreedyBot
from kastelan.bots.own import own_bot
from kastelan.bots.player import Bot, decide
from kastelan.core.errors import BadOption

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "decide", "find_bot"]

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def find_bot(name: str) -> Bot:
    """A bot by its name, or one's own as `module:Class` or `file.py:Class`."""
    bot = own_bot(name) if ":" in name else BOTS.get(name)
    if bot is None:
        raise BadOption("bot", "unknown-bot", bot=name, expected=", ".join(BOTS))
    return bot()
