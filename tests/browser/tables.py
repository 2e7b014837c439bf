"""Tables for the tests: begun, or with the game brought to where a test wants to look."""

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

GAMES: Final = ("kingdom", "ludwig", "seasons")
PATIENCE: Final = 60
MANY: Final = 1000


def begun(player: Player, game: str, *others: str, **options: str) -> str:
    """A running table: the player on the first seat, bots or more of the player on the others."""
    table = player.table(game, "me", *(others or ("random",)), options={"start": "1", **options})
    player.start(table)
    return table


@dataclass(frozen=True)
class Moment:
    """The first seat is to decide: what it is asked, without the game's name, and what it sees."""

    asks: str
    see: Callable[[], Answer]

    @cached_property
    def view(self) -> Answer:
        return self.see()


Wanted = Callable[[Moment], bool]


def never(_: Moment) -> bool:
    return False


def moment(game: str, wanted: Wanted, **options: str) -> State:
    """The first position as wanted, found without a server."""
    return first(game, lambda state: wanted(_now(state)), **options)


def first(game: str, fits: Callable[[State], bool], **options: str) -> State:
    """The first fitting decision of seat 0 in games of two that are played at random."""
    found = next((state for state in decisions(game, **options) if fits(state)), None)
    assert found is not None, "in no game is there such a position"
    return found


def each(
    game: str, label: Callable[[State], str | None], wanted: Iterable[str], **options: str
) -> dict[str, State]:
    """For each of the wanted labels the first decision that has it."""
    missing, found = set(wanted), dict[str, State]()
    for state in decisions(game, **options):
        name = label(state)
        if name in missing:
            missing.discard(name)
            found[name] = state.copy()
        if not missing:
            return found
    raise AssertionError(f"in no game there is {missing}")


def decisions(game: str, **options: str) -> Iterator[State]:
    """Every decision of seat 0 in games of two that are played at random, each time the same ones."""
    for seed in range(LUCK, LUCK + MANY):
        luck, state = Random(seed), find(game).new(2, {"start": "1", **options}, seed)
        while state.outcome is None:
            if 0 in state.actors:
                yield state
            seat = state.actors[0]
            state.apply(seat, luck.choice(state.legal(seat)), None)


def asks(state: State) -> str:
    """The decision that seat 0 has to take."""
    return state.ask(0).step


def _now(state: State) -> Moment:
    return Moment(asks(state), lambda: dict(plain_view(state.view(0))))


def seated_at(player: Player, state: State, *others: str) -> str:
    """A table whose game begins at a position; with everybody there it is running."""
    seats = ["me", *(others or ["random"] * (state.players - 1))]
    body = {"position": write_position(state), "seats": seats}
    table = str(player.post("/api/beginnings", body)["id"])
    if "open" not in others:
        player.start(table)
    return table


def brought(player: Player, table: str, wanted: Wanted = never, most: int = 400) -> str:
    """A table at which the player has decided at random, without a page, until it is as wanted or over."""
    luck = Random(LUCK)
    for number in range(most):
        position = asked(player, table)
        if position is None or wanted(Moment(position["asked"]["step"], partial(_view, position))):
            return table
        word = luck.choice(position["asked"]["legal"])
        player.move(table, 0, position["seq"], f"brought{number}", [word])
    raise AssertionError("the game does not end")


def _view(position: Answer) -> Answer:
    return dict(position["view"])


def asked(player: Player, table: str) -> Answer | None:
    """The position once the first seat is asked; none when the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        position = player.position(table, 0)
        if position["result"] is not None:
            return None
        if position["asked"]:
            return position
        time.sleep(0.01)
    raise AssertionError("the seat is not asked")


def asking(*messages: str) -> Wanted:
    return lambda moment: moment.asks in messages


def halfway(game: str) -> Wanted:
    """Something to look at, and something to pick on the board."""
    wanted: dict[str, Wanted] = {
        "kingdom": lambda now: now.asks == "during" and now.view["supply"][0] <= 25,
        "ludwig": lambda now: now.asks == "buying" and now.view["round"] >= 7,
        "seasons": lambda now: now.asks == "selecting" and now.view["round"] >= 6,
    }
    return wanted[game]


def near_end(game: str) -> Wanted:
    """Only a few decisions are left."""
    wanted: dict[str, Wanted] = {
        "kingdom": lambda now: min(now.view["supply"]) <= 5,
        "ludwig": lambda now: now.view["deck"] <= 4,
        "seasons": lambda now: now.view["round"] >= 10,
    }
    return wanted[game]
