"""The entries of a tournament: how the command line names a bot.

greedy                          a bot of this package
my_bot.py:Huddler               a class in a file or module of yours
cmd:python my_bot.py            a program that speaks the line protocol (docs/arena.md)
search@200  search@0.5s         a search with a budget of 200 playouts, or half a second, for each turn
"""

from __future__ import annotations

import re
import shlex
import shutil
from typing import Final

from kastelan.arena.subprocess_bot import SubprocessBot
from kastelan.bots import Bot, find_bot
from kastelan.bots.search import Budget
from kastelan.core.errors import BadOption

COMMAND: Final = "cmd:"
BUDGET: Final = re.compile(r"(?P<bot>.+)@(?P<limit>[0-9]{1,9}(\.[0-9]{1,6})?)(?P<seconds>s?)")


def make_entrant(name: str, move_seconds: float) -> Bot:
    """Make the bot that an entry names, or raise BadOption. `move_seconds` limits the answers of a
    program."""
    if name.startswith(COMMAND):
        return SubprocessBot(_command_line(name), move_seconds)
    limited = BUDGET.fullmatch(name)
    if limited is None:
        return find_bot(name)
    bot = find_bot(limited["bot"])
    if not isinstance(getattr(bot, "budget", None), Budget):
        raise BadOption("bot", "bot-without-budget", bot=limited["bot"])
    # `budget` belongs to the class, so this one bot gets its own.
    vars(bot)["budget"] = _budget(name, limited["limit"], bool(limited["seconds"]))
    return bot


def check_entry(name: str) -> None:
    """Refuse an entry that cannot play. A program has to exist, but it is not started."""
    make_entrant(name, 1.0)


def _budget(name: str, limit: str, seconds: bool) -> Budget:
    if float(limit) <= 0 or not (seconds or limit.isdecimal()):
        raise BadOption("bot", "bad-budget", bot=name)
    return Budget(seconds=float(limit)) if seconds else Budget(playouts=int(limit))


def _command_line(name: str) -> tuple[str, ...]:
    """The words of a command whose first word is an executable."""
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadOption("bot", "no-such-program", bot=name)
    return tuple(words)
