"""Tables for the tests: begun, and brought forward by hand to where a test wants to look."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Final

from tests.server.serving import Answer, Player

GAMES: Final = ("kingdom", "ludwig", "seasons")
PATIENCE: Final = 60


def begun(player: Player, game: str, *others: str, **options: str) -> str:
    """A running table: the player on the first seat, bots or more of the player on the others."""
    table = player.table(game, "me", *(others or ("random",)), options={"start": "1", **options})
    player.start(table)
    return table


def asked(player: Player, table: str, seat: int = 0) -> Answer | None:
    """The position once the seat is asked; none when the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        position = player.position(table, seat)
        if position["result"] is not None:
            return None
        if position["asked"]:
            return position
        time.sleep(0.02)
    raise AssertionError("the seat is not asked")


def forward(
    player: Player, table: str, until: Callable[[Answer], bool], seed: int = 1, most: int = 400
) -> Answer | None:
    """Answer at random until a position is as wanted; none when the game ends before."""
    random = Random(seed)
    for number in range(most):
        position = asked(player, table)
        if position is None or until(position):
            return position
        word = random.choice(position["asked"]["legal"])
        player.move(table, 0, position["seq"], f"forward{seed}.{number}", [word])
    raise AssertionError("no such position")


def near_end(game: str) -> Callable[[Answer], bool]:
    """Whether only a few decisions are left."""
    return NEAR_END[game]


def _few_settlements(position: Answer) -> bool:
    return bool(min(position["view"]["supply"]) <= 5)


NEAR_END: Final[dict[str, Callable[[Answer], bool]]] = {
    "kingdom": _few_settlements,
    "ludwig": lambda position: bool(position["view"]["deck"] <= 4),
    "seasons": lambda position: bool(position["view"]["round"] >= 10),
}
