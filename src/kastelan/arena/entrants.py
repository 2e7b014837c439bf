"""How bots enter: by name, by the place of their class, as a program, and with a budget of their own.

greedy                          a bot of ours
my_bot.py:Huddler               a class of one's own
cmd:python my_bot.py            a program that speaks the line protocol, docs/arena.md
search@200  search@0.5s         a search that may use 200 playouts, or half a second, for a turn
"""

from __future__ import annotations

import re
import shlex
import shutil
from typing import Final

from kastelan.arena.subprocess_bot import LineBot
from kastelan.bots import Bot, find_bot
from kastelan.bots.search import Budget
from kastelan.core.errors import BadOption

COMMAND: Final = "cmd:"
BUDGET: Final = re.compile(r"(?P<bot>.+)@(?P<much>[0-9]{1,9}(\.[0-9]{1,6})?)(?P<seconds>s?)")


def enter(name: str, move_seconds: float) -> Bot:
    """The bot that an entry names; BadOption if there is none. A program has so long for a move."""
    if name.startswith(COMMAND):
        return LineBot(_words(name), move_seconds)
    limited = BUDGET.fullmatch(name)
    if limited is None:
        return find_bot(name)
    bot = find_bot(limited["bot"])
    if not isinstance(getattr(bot, "budget", None), Budget):
        raise BadOption("bot", "bot-without-budget", bot=limited["bot"])
    vars(bot)["budget"] = _budget(name, limited["much"], bool(limited["seconds"]))
    return bot


def check_entry(name: str) -> None:
    """Refuse an entry that cannot play; a program is looked for, not started."""
    enter(name, 1.0)


def _budget(name: str, much: str, seconds: bool) -> Budget:
    if float(much) <= 0 or not (seconds or much.isdecimal()):
        raise BadOption("bot", "bad-budget", bot=name)
    return Budget(seconds=float(much)) if seconds else Budget(playouts=int(much))


def _words(name: str) -> tuple[str, ...]:
    """The command line of a program, its first word one that can be run."""
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadOption("bot", "no-such-program", bot=name)
    return tuple(words)
