"""What the bots decide in recorded games, as hashes: the same on every version of Python.

`python -m tests.determinism.decision_hashes` compares them with decision_hashes.json. It needs only Python
and the sources (PYTHONPATH=src). `--record` writes the file anew, after bots, rules or weights have changed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final

from kastelan.bots import decide, find_bot
from kastelan.bots.search import budget
from kastelan.games import find

RECORDED: Final = Path(__file__).with_name("decision_hashes.json")
TABLES: Final[tuple[tuple[str, int, Mapping[str, str]], ...]] = (
    ("kingdom", 2, {}),
    ("kingdom", 4, {}),
    ("ludwig", 1, {}),
    ("ludwig", 2, {}),
    ("ludwig", 4, {}),
    ("ludwig", 3, {"modules": "all"}),
    ("seasons", 2, {}),
    ("seasons", 4, {}),
    ("seasons", 2, {"winter": "yes"}),
    ("seasons", 3, {"winter": "yes"}),
)
LONGEST: Final = {"greedy": 10_000, "easy": 10_000, "medium": 10_000, "hard": 20}
"""The number of decisions of each bot that are compared; searching takes long."""


@dataclass(frozen=True)
class Case:
    """A game between bots of one kind."""

    game: str
    players: int
    options: Mapping[str, str]
    bot: str

    @property
    def name(self) -> str:
        options = "".join(f" {key}={value}" for key, value in self.options.items())
        return f"{self.game} {self.players}{options} {self.bot}"

    def digest(self) -> str:
        """A hash of everything that the bots decide, with the random choices of seed 1.

        The clock must stand still (`stop_the_clock`), so that a search ends after its playouts, however slow
        the machine.
        """
        game = find(self.game)
        bots, luck = [find_bot(self.bot) for _ in range(self.players)], Random(f"{self.name} 1")
        state, found = game.new(self.players, self.options, 1), blake2b(digest_size=8)
        for _ in range(LONGEST[self.bot]):
            if not state.actors:
                break
            seat = state.actors[0]
            action = decide(bots[seat], state, seat, luck)
            found.update(f"{seat} {game.actions.write(action)}\n".encode())
            state.apply(seat, action)
        return found.hexdigest()


CASES: Final = tuple(Case(*table, bot) for table in TABLES for bot in LONGEST)


def stop_the_clock() -> None:
    """Let searches be limited by their playouts alone."""
    budget.now = lambda: 0.0  # type: ignore[attr-defined]  # the clock that it imports


def recorded() -> dict[str, str]:
    found: dict[str, str] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return found


def differences() -> Iterator[str]:
    """The games in which something else was decided."""
    expected = recorded()
    for case in CASES:
        if case.digest() != expected.get(case.name):
            yield case.name


def main() -> int:
    stop_the_clock()
    if "--record" in sys.argv:
        found = {case.name: case.digest() for case in CASES}
        RECORDED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return 0
    different = list(differences())
    print(
        f"Python {sys.version.split()[0]} on {sys.platform}:", *different or ["the same decisions"], sep="\n"
    )
    return bool(different)


if __name__ == "__main__":
    sys.exit(main())
