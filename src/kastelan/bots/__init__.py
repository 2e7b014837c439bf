"""Computer players. A bot sees only a copy of the state in which everything hidden from its seat is dealt at
random."""

from __future__ import annotations

from typing import Final

from kastelan.bots.custom_bot import load_custom_bot
from kastelan.bots.game_bots import bots_of, has_numpy
from kastelan.bots.greedy_bot import GreedyBot
from kastelan.bots.levels import (
    EasyBot,
    ExpertBot,
    ExpertOf01Bot,
    HardBot,
    MediumBot,
)
from kastelan.bots.network_bot import NetworkBot
from kastelan.bots.player import Bot, decide
from kastelan.bots.random_bot import RandomBot
from kastelan.bots.search_bot import SearchBot
from kastelan.core.errors import BadOption

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "bots_for",
    "decide",
    "find_bot",
]

LEVELS: Final = tuple(level.name for level in (EasyBot, MediumBot, HardBot, ExpertBot))
"""The levels of difficulty, from the weakest to the strongest."""

BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot
    for bot in (
        RandomBot,
        GreedyBot,
        SearchBot,
        EasyBot,
        MediumBot,
        HardBot,
        ExpertBot,
        NetworkBot,
        ExpertOf01Bot,
    )
}


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game here: the network needs NumPy, and must have learned the game."""
    learned = bots_of(game).network is not None and has_numpy()
    return tuple(bot for bot in BOTS if learned or bot != NetworkBot.name)


def find_bot(name: str) -> Bot:
    """Make a bot by its name; `module:Class` or `file.py:Class` names a custom bot."""
    if ":" in name:
        return load_custom_bot(name)
    bot = BOTS.get(name)
    if bot is None:
        raise BadOption("bot", "unknown-bot", bot=name, expected=", ".join(BOTS))
    return bot()
