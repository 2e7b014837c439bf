"""The terminal and the server allow undo at the same moments of a game."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.cli.table.session import Session
from kastelan.core.position import digest
from kastelan.core.record import begin
from kastelan.games import GAMES, find
from kastelan.server.play import history
from kastelan.server.play.clocks import Clock
from kastelan.server.play.table import Setup, Table
from kastelan.server.wire.play import Moves, Undo


def both(game: str, players: int, seed: int) -> tuple[Session, Table]:
    """The same game at a terminal and on a server."""
    rules = find(game)
    setup = Setup(game, rules.version, players, (), seed)
    return Session(begin(rules, players, {}, seed), find), history.load(setup, Clock(), 0, [])


def seats_that_can_undo(session: Session, table: Table) -> list[int]:
    found = [seat for seat in range(table.setup.players) if table.can_undo(seat)]
    assert found == [seat for seat in range(table.setup.players) if session.can_undo(seat)]
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_terminal_and_server_undo_under_the_same_conditions(game: str, seed: int) -> None:
    session, table = both(game, 3, seed)
    luck, undone, secret = Random(seed), 0, 0
    for number in range(300):
        if not (actors := table.state.actors):
            break
        able = seats_that_can_undo(session, table)
        if able and luck.random() < 0.3:
            seat, whole_turn = able[0], luck.random() < 0.3
            secret += seat not in actors
            table.apply(table.decide(Undo(seat, table.seq, f"u{number}", whole_turn), 0))
            session.undo(seat, whole_turn)
            undone += 1
        else:
            seat = luck.choice(actors)
            word = luck.choice(table.legal(seat))
            table.apply(table.decide(Moves(seat, table.seq, f"m{number}", [word]), 0))
            session.play(seat, find(game).actions.parse(word))
        assert digest(session.state) == digest(table.state)
    assert undone
    assert bool(secret) == (game != "kingdom")  # in Kingdom Builder seats never decide at the same time
