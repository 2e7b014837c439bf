"""Check that no bot uses hidden information: `python -m bench.fairness`.

Takes positions from random games, redeals everything that the deciding seat cannot know, and asks the bot
again with the same random seed. No decision may change.
"""

from __future__ import annotations

import itertools
import sys
from argparse import ArgumentParser
from itertools import islice
from typing import Final

from bench.report import Table, options_text
from kastelan.arena.fairness import positions, uses_hidden_information
from kastelan.bots import Bot, SearchBot, find_bot
from kastelan.bots.search import Budget
from kastelan.games import find

TABLES: Final[tuple[Table, ...]] = (
    ("kingdom", 2, {}),
    ("kingdom", 4, {}),
    ("ludwig", 2, {}),
    ("ludwig", 4, {}),
    ("seasons", 2, {"winter": "yes"}),
    ("seasons", 3, {"winter": "no"}),
    ("seasons", 4, {"winter": "yes"}),
)
FAST_BOTS: Final = ("random", "greedy", "easy", "medium")


class ShortSearchBot(SearchBot):
    """A search with few playouts: reproducible, and fast enough for many positions."""

    name = "short search"
    budget = Budget(playouts=6)


def main() -> int:
    """Count the decisions of every bot that change when hidden information does."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300, help="for each table and bot")
    parser.add_argument("--search", type=int, default=30, help="for each table, for the search")
    given = parser.parse_args()
    changed = total = 0
    for name, players, options in TABLES:
        for bot in (*FAST_BOTS, ShortSearchBot.name):
            count = given.search if bot == ShortSearchBot.name else given.positions
            wrong = changed_decisions((name, players, options), bot, count)
            total, changed = total + count, changed + wrong
            table = f"{name} {players} {options_text(options)}"
            print(f"{table} {bot}: {wrong} of {count} changed", flush=True)
    print(f"{changed} of {total} decisions changed")
    return 1 if changed else 0


def changed_decisions(table: Table, bot: str, count: int) -> int:
    """How many of a bot's decisions change in `count` positions."""
    name, players, options = table

    def make() -> Bot:
        return ShortSearchBot() if bot == ShortSearchBot.name else find_bot(bot)

    found = (one for seed in itertools.count() for one in positions(find(name), players, options, seed, 3))
    return sum(
        uses_hidden_information(make, state, seat, number)
        for number, (state, seat) in enumerate(islice(found, count))
    )


if __name__ == "__main__":
    sys.exit(main())
