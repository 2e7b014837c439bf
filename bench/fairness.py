"""Whether any bot's decision changes when hidden things lie differently: `python -m bench.fairness`.

Takes positions of random games of every kind, deals anew all that the seat cannot know, and asks again with
the same luck. The answer must be 0 changed decisions.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from itertools import count, islice
from typing import Final

from kastelan.arena.fairness import positions, uses_hidden_information
from kastelan.bots import Bot, SearchBot, find_bot
from kastelan.bots.search import Budget
from kastelan.games import find

TABLES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("kingdom", 2, {}),
    ("kingdom", 4, {}),
    ("ludwig", 2, {}),
    ("ludwig", 4, {}),
    ("seasons", 2, {"winter": "yes"}),
    ("seasons", 3, {"winter": "no"}),
    ("seasons", 4, {"winter": "yes"}),
)
AT_ONCE: Final = ("random", "greedy", "easy", "medium")


class Brief(SearchBot):
    """A search with few playouts: reproducible, and quick enough for thousands of positions."""

    name = "brief"
    budget = Budget(playouts=6)


def main() -> int:
    """Swap secrets under every bot and count the decisions that changed."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300, help="for each table and bot")
    parser.add_argument("--search", type=int, default=30, help="for each table, for the search")
    given = parser.parse_args()
    changed = asked = 0
    for name, players, options in TABLES:
        for bot in (*AT_ONCE, Brief.name):
            most = given.search if bot == Brief.name else given.positions
            wrong = swapped(name, players, options, bot, most)
            asked, changed = asked + most, changed + wrong
            print(f"{name} {players} {options or ''} {bot}: {wrong} of {most} changed", flush=True)
    print(f"{changed} of {asked} decisions changed")
    return 1 if changed else 0


def swapped(name: str, players: int, options: dict[str, str], bot: str, most: int) -> int:
    """How many decisions of a bot changed in so many positions."""

    def make() -> Bot:
        return Brief() if bot == Brief.name else find_bot(bot)

    games = (place for seed in count() for place in positions(find(name), players, options, seed, 3))
    return sum(
        uses_hidden_information(make, state, seat, number)
        for number, (state, seat) in enumerate(islice(games, most))
    )


if __name__ == "__main__":
    sys.exit(main())
