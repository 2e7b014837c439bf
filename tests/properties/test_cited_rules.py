"""Every event cites the rule that caused it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from kastelan.core.game import Action, Event, State
from kastelan.core.options import Value
from kastelan.core.record import parse, set_up
from kastelan.games import find
from kastelan.games.ludwig.actions import Buy, BuyCorridor
from tests.properties import kingdom_causes, ludwig_causes, seasons_causes
from tests.soaking import some

Cause = Callable[[State | None, Action | None, Sequence[Event], Event], str]

CAUSES: dict[str, Cause] = {
    "kingdom": kingdom_causes.cause,
    "ludwig": ludwig_causes.cause,
    "seasons": seasons_causes.cause,
}
RECORDS = Path(__file__).parent.parent / "records"
STORED = [
    (game, str(path.relative_to(RECORDS / game).with_suffix("")))
    for game in CAUSES
    for path in sorted((RECORDS / game).rglob("*.kst"))
]

ELSEWHERE: dict[str, dict[str, set[str]]] = {
    "kingdom": {},
    "ludwig": {
        # Modules replace rules of set-up and purchases, and add actions and rewards to a turn.
        "foyer": {"XSET"},
        "choosing": {"XSET"},
        "pricing": {"DEC"},
        "buying": {"LUD-SOLO", "RND", "SWAN", "DEC"},
        "borrowing": {"RND"},
        "placing": {"LUD-PLACE", "MOAT", "RENO", "SWAN", "DEC"},
        "printed": {"LUD-SCORE", "MOAT"},
        "rewards": {"LUD-REW", "TWR", "MOAT", "SWAN", "DEC"},
        # What follows the end of a turn: the next one, an extra turn, or the end of the round.
        "turn-end": {"LUD-REW", "LUD-ROUND", "LUD-END", "FIN", "DEC"},
        "selling": {"LUD-REW", "LUD-ROUND", "LUD-END", "FIN", "DEC"},
    },
    "seasons": {
        # Whoever builds need not place a helper, and two winter cards take helpers.
        "placing": {"CS-BUILD", "CS-WINTER-TAVERN", "CS-WINTER-GRANARY"},
        "stationing": {"CS-WINTER-TAVERN"},
        "purchasing": {"CS-SHORT"},
    },
}
"""By step: chapters that an action may cite besides the chapter of the question."""

EVERYWHERE: dict[str, set[str]] = {"ludwig": {"SWAN"}}
"""Chapters of actions that are legal at any moment of a turn."""


def options_of(game: str, players: int, seed: int) -> dict[str, Value]:
    """The options of a random game: those of the base game if the seed is even."""
    if game == "kingdom" or seed % 2 == 0:
        return {}
    if game == "seasons":
        return {"winter": True}
    return {"modules": "all,double_decrees" if players > 1 else "extra_rooms,extra_bonus_cards"}


class Played:
    """A game in progress, whose events are compared with their causes one by one."""

    def __init__(self, cause: Cause) -> None:
        self.cause = cause
        self.history: list[Event] = []

    def check(self, before: State | None, action: Action | None, events: Sequence[Event]) -> None:
        for event in events:
            expected = self.cause(before, action, self.history, event)
            assert event.rule == expected, f"{event} after {self.history[-3:]}"
            self.history.append(event)


def chapter(rule: str) -> str:
    """The rule without its number."""
    return rule.rpartition("-")[0]


def check_first(game: str, before: State, seat: int, action: Action | None, events: Sequence[Event]) -> None:
    """Nobody decides in silence, and what an action does first is of the chapter that the question cites."""
    ask = before.ask(seat)
    if isinstance(action, Buy | BuyCorridor) and not events:
        return  # a purchase that waits until decrees have been asked about
    assert events, (ask, action)
    allowed = {chapter(ask.rule)} | ELSEWHERE[game].get(ask.step, set()) | EVERYWHERE.get(game, set())
    assert chapter(events[0].rule) in allowed, (ask, events[0])


@pytest.mark.parametrize(("game", "name"), STORED)
def test_events_of_records_cite_their_causes(game: str, name: str) -> None:
    record = parse((RECORDS / game / f"{name}.kst").read_text(encoding="utf-8"))
    timeline, played = set_up(record, find), Played(CAUSES[game])
    if record.seed is not None:
        played.check(None, None, timeline.steps[0].events)
    for move in record.moves:
        before = timeline.state
        step = timeline.replay(move)
        check_first(game, before, move.seat, step.action, step.events)
        played.check(before, step.action, step.events)


@pytest.mark.parametrize("game", CAUSES)
@pytest.mark.parametrize("seed", some(range(20), one_in=4))
def test_events_of_random_games_cite_their_causes(game: str, seed: int) -> None:
    choose, rules = random.Random(seed), find(game)
    players = choose.choice(rules.seats)
    options = options_of(game, players, seed)
    played, events = Played(CAUSES[game]), list[Event]()
    state = rules.new(players, options, seed, events.append)
    played.check(None, None, events)
    while state.actors:
        seat = choose.choice(state.actors)
        action, before = choose.choice(list(state.legal(seat))), state.copy()
        done = list[Event]()
        state.apply(seat, action, done.append)
        check_first(game, before, seat, action, done)
        played.check(before, action, done)
