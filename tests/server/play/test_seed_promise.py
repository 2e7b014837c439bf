"""Provably fair chance: what was dealt is what was promised, from the start of a game or from a fork."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kastelan.cli.main import main
from kastelan.core import seed_promise
from kastelan.core.errors import BadRecord
from kastelan.core.game import State
from kastelan.core.position import digest, parse_position, write_position
from kastelan.core.record import Record, parse, write
from kastelan.games import GAMES, find
from kastelan.server.play import history
from kastelan.server.play.table import Setup
from kastelan.server.storage.log_entries import MOVE, Entry

SEED = 2**200 + 7
MOVES = 25


def wandered(state: State, luck: Random, moves: int) -> tuple[State, list[Entry]]:
    """A game played on at random, with its log."""
    log = list[Entry]()
    while state.actors and len(log) < moves:
        seat = luck.choice(state.actors)
        action = luck.choice(state.legal(seat))
        log.append(Entry(len(log) + 1, MOVE, seat, state.game.actions.write(action), "", 0))
        state = state.copy()
        state.apply(seat, action)
    return state, log


def forked(game: str) -> Record:
    """The record of a game that begins where another one was after some moves."""
    luck = Random(5)
    parent, _ = wandered(find(game).new(2, {}, 9), luck, MOVES)
    position = write_position(seed_promise.redealt(parent, SEED))
    setup = Setup(game, find(game).version, 2, (), SEED, position)
    state, log = wandered(setup.start().state, luck, MOVES)
    return history.recorded(setup, log, ["Ann", "Bob"], state, history.proof_of(SEED, SEED, ()))


@pytest.mark.parametrize("game", GAMES)
def test_dealing_anew_with_the_same_seed_changes_nothing(game: str) -> None:
    luck = Random(6)
    state: State = find(game).new(3, {}, 4)
    for _ in range(12):
        state, _ = wandered(state, luck, 7)
        once = seed_promise.redealt(state, SEED)
        assert digest(seed_promise.redealt(once, SEED)) == digest(once)


@pytest.mark.parametrize("game", GAMES)
def test_a_forked_game_keeps_its_promise_offline(game: str, tmp_path: Path) -> None:
    record = forked(game)
    copy = parse(write(record))
    seed_promise.check_promise(copy, find)
    file = tmp_path / "fork.kastelan"
    file.write_text(write(record), encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 0


def test_another_seed_another_deal_and_a_missing_seed_are_found_out() -> None:
    record = forked("kingdom")
    promise = (seed_promise.TAG, seed_promise.seed_hash(SEED))
    for tags in ((promise, (seed_promise.REDEALT, "8")), (promise,), (promise, (seed_promise.REDEALT, "8x"))):
        with pytest.raises(BadRecord, match="other-seed"):
            seed_promise.check_promise(replace(record, tags=tags), find)
    state = parse_position(find("kingdom"), record.position or "")
    stacked = write_position(seed_promise.redealt(state, 8))
    with pytest.raises(BadRecord, match="other-deal"):
        seed_promise.check_promise(replace(record, position=stacked, moves=(), hash=None), find)
