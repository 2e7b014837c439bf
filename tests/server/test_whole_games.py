"""Whole games over HTTP and sockets, with somebody recording on every seat and among the spectators.

Every message is compared with what the engine says that this seat may know: the recorder's own game is played
from the seed that is revealed at the end.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from kastelan.core.game import Event, State
from kastelan.core.record import parse, play_back
from kastelan.games import GAMES, find
from kastelan.server.fairness import check_promise
from kastelan.server.plain import plain_events, plain_view
from tests.server.serving import Answer, Player, Server

SEATS = 3


class Recorder:
    """Keeps every message of one socket."""

    def __init__(self, line: ClientConnection, seat: int | None) -> None:
        self.seat, self.line = seat, line
        self.messages: list[Answer] = []
        self.position: Answer = {}

    def hear(self, until: int) -> None:
        """Read on to the update with this sequence number."""
        while self.position.get("seq", -1) < until:
            message = json.loads(self.line.recv(timeout=20))
            self.messages.append(message)
            if message["type"] == "update":
                self.position = message["position"]


def played_out(
    server: Server, game: str, luck: Random, sockets: ExitStack
) -> tuple[list[Player], list[Recorder], str]:
    people = [Player(server, name) for name in ("Ann", "Bob", "Eve")]
    table = people[0].table(game, "me", *["open"] * (SEATS - 1))
    for person in people[1:]:
        person.join(table)
    people[0].start(table)
    recorders = [
        Recorder(sockets.enter_context(person.socket(table, str(seat))), seat)
        for seat, person in enumerate(people)
    ]
    recorders.append(Recorder(sockets.enter_context(Player(server).socket(table)), None))
    for recorder in recorders:
        recorder.hear(0)
    seq = 0
    while actors := recorders[0].position["actors"]:
        seat = luck.choice(actors)
        legal = recorders[seat].position["asked"]["legal"]
        word = luck.choice(legal)
        if luck.random() < 0.1:
            people[seat].post(f"/api/tables/{table}/preview", {"seat": seat, "words": [word]})
        if luck.random() < 0.1:  # a refusal, too, says nothing secret
            other = (seat + 1) % SEATS
            people[other].move(
                table, other, seq + 9, f"bad{seq}", [luck.choice(["end", "J1", "nonsense"])], 409
            )
        seq = people[seat].move(table, seat, seq, f"c{seq}", [word])["seq"]
        for recorder in recorders:
            recorder.hear(seq)
    return people, recorders, table


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_ever_receives_what_it_may_not_know(server: Server, game: str) -> None:
    with ExitStack() as sockets:
        people, recorders, table = played_out(server, game, Random(3), sockets)
    record = parse(people[0].http.get(f"/api/tables/{table}/record").text)
    check_promise(record)
    steps = list(play_back(record, find))
    for recorder in recorders:
        for message in recorder.messages:
            if message["type"] == "update":
                check_update(
                    message, recorder.seat, [step.state for step in steps], [s.events for s in steps]
                )
            else:
                assert message["type"] == "table"
                assert message["table"]["seed"] is None or message["table"]["status"] == "finished"
    seed = str(record.seed)
    for person in people:
        before_end = [raw for raw in person.heard if b'"finished"' not in raw]
        assert all(seed.encode() not in raw for raw in before_end)


def check_update(
    message: Answer, seat: int | None, states: list[State], events: list[tuple[Event, ...]]
) -> None:
    """Every part of an update is what the engine shows this seat, and there is no other part."""
    assert set(message) == {"type", "position", "happened"}
    position = message["position"]
    state = states[position["moves"]]
    assert position["view"] == json.loads(json.dumps(plain_view(state.view(seat))))
    own: list[Any] = [] if seat is None else list(state.legal(seat))
    legal = [state.game.actions.write(action) for action in own]
    assert (position["asked"]["legal"] if position["asked"] else []) == legal
    for line in message["happened"]:
        assert set(line) == {"seq", "kind", "seat", "word", "at", "events"}
        assert line["events"] == json.loads(json.dumps(plain_events(events[line["seq"]], seat)))
        if line["seat"] != seat and position["result"] is None:
            assert line["word"] is None
