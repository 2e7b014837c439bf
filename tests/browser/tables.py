"""Tables for the tests: new games, and games at a position that a test needs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random
from typing import Final

from kastelan.core.game import State
from kastelan.core.jsonable import plain_view
from kastelan.core.position import write_position
from kastelan.games import find
from tests.browser.seeded_server import LUCK
from tests.server.support.running_server import Answer, Player

TIMEOUT: Final = 60
MOST_GAMES: Final = 1000


def start_game(player: Player, game: str, *others: str, **options: str) -> str:
    """Start a game: the player on the first seat, bots or the same player on the others."""
    table = player.table(game, "me", *(others or ("random",)), options={"start": "1", **options})
    player.start(table)
    return table


@dataclass(frozen=True)
class Moment:
    """A decision of the first seat: the id of its step, and the seat's view."""

    asks: str
    see: Callable[[], Answer]

    @cached_property
    def view(self) -> Answer:
        return self.see()


Wanted = Callable[[Moment], bool]


def never(_: Moment) -> bool:
    return False


def find_position(game: str, wanted: Wanted, **options: str) -> State:
    """The first position that fits, found without a server."""
    return first(game, lambda state: wanted(_now(state)), **options)


def first(game: str, fits: Callable[[State], bool], **options: str) -> State:
    """The first decision of seat 0 that fits, in random games of two players."""
    found = next((state for state in decisions(game, **options) if fits(state)), None)
    assert found is not None, "no game has such a position"
    return found


def each(
    game: str, label: Callable[[State], str | None], wanted: Iterable[str], **options: str
) -> dict[str, State]:
    """For each of the wanted labels, the first decision with it."""
    missing, found = set(wanted), dict[str, State]()
    for state in decisions(game, **options):
        name = label(state)
        if name in missing:
            missing.discard(name)
            found[name] = state.copy()
        if not missing:
            return found
    raise AssertionError(f"no game has {missing}")


def decisions(game: str, **options: str) -> Iterator[State]:
    """Every decision of seat 0 in random games of two players, the same in every run."""
    for seed in range(LUCK, LUCK + MOST_GAMES):
        random, state = Random(seed), find(game).new(2, {"start": "1", **options}, seed)
        while state.outcome is None:
            if 0 in state.actors:
                yield state
            seat = state.actors[0]
            state.apply(seat, random.choice(state.legal(seat)), None)


def asks(state: State) -> str:
    """The id of the step that seat 0 decides."""
    return state.ask(0).step


def _now(state: State) -> Moment:
    return Moment(asks(state), lambda: dict(plain_view(state.view(0))))


def start_at(player: Player, state: State, *others: str) -> str:
    """A table whose game starts at a position; it is started unless a seat is open."""
    seats = ["me", *(others or ["random"] * (state.players - 1))]
    body = {"position": write_position(state), "seats": seats}
    table = str(player.post("/api/beginnings", body)["id"])
    if "open" not in others:
        player.start(table)
    return table


def play_until(player: Player, table: str, wanted: Wanted = never, most: int = 400) -> str:
    """Make random decisions for the player, without a page, until the position fits or the game is over."""
    random = Random(LUCK)
    for number in range(most):
        position = wait_for_question(player, table)
        if position is None or wanted(Moment(position["asked"]["step"], partial(_view, position))):
            return table
        word = random.choice(position["asked"]["legal"])
        player.move(table, 0, position["seq"], f"random{number}", [word])
    raise AssertionError("the game does not end")


def _view(position: Answer) -> Answer:
    return dict(position["view"])


def wait_for_question(player: Player, table: str) -> Answer | None:
    """Wait until the first seat is asked, and return the position; None when the game is over."""
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        position = player.position(table, 0)
        if position["result"] is not None:
            return None
        if position["asked"]:
            return position
        time.sleep(0.01)
    raise AssertionError("the seat is not asked")


def asks_for(*messages: str) -> Wanted:
    return lambda find_position: find_position.asks in messages


def halfway(game: str) -> Wanted:
    """A position in the middle of a game."""
    wanted: dict[str, Wanted] = {
        "kingdom": lambda now: now.asks == "during" and now.view["supply"][0] <= 25,
        "ludwig": lambda now: now.asks == "buying" and now.view["round"] >= 7,
        "seasons": lambda now: now.asks == "selecting" and now.view["round"] >= 6,
    }
    return wanted[game]


def near_end(game: str) -> Wanted:
    """A position with only a few decisions left."""
    wanted: dict[str, Wanted] = {
        "kingdom": lambda now: min(now.view["supply"]) <= 5,
        "ludwig": lambda now: now.view["deck"] <= 4,
        "seasons": lambda now: now.view["round"] >= 10,
    }
    return wanted[game]
