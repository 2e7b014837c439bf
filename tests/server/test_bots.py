"""Bots in processes of their own: they answer, and are replaced when they do not."""

from __future__ import annotations

import asyncio
import os
import time
from multiprocessing.connection import Connection
from random import Random
from typing import ClassVar

import pytest

from kastelan.bots import BOTS, Bot, RandomBot
from kastelan.core.game import Action, Seat, State
from kastelan.core.position import parse_position, write_position
from kastelan.games import GAMES, find
from kastelan.server import botpool
from kastelan.server.botpool import BotPool


class Sleeper(Bot):
    """Never comes to a decision."""

    name: ClassVar[str] = "sleeper"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        time.sleep(60)
        raise AssertionError


class Crasher(Bot):
    """Takes its process down."""

    name: ClassVar[str] = "crasher"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        os._exit(1)


def think_badly(questions: Connection) -> None:
    """A worker that knows the bots of this file too."""
    BOTS.update({"sleeper": Sleeper, "crasher": Crasher})
    botpool.think(questions)


def test_a_bot_that_hangs_or_crashes_is_replaced_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(botpool, "think", think_badly)
    state = find("kingdom").new(2, {}, 1)
    legal = [state.game.actions.write(action) for action in state.legal(0)]

    async def work() -> None:
        pool = BotPool(1, 2.0)
        pool.open()
        for number, bot in enumerate(("sleeper", "crasher", "random", "greedy")):
            assert await pool.choose(bot, state, 0) in legal
            assert pool.failures == min(number + 1, 2)
        await pool.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_answers_with_a_legal_word_for_what_it_is_shown(game: str) -> None:
    state = find(game).new(3, {}, 4)
    seat = state.actors[0]
    shown = write_position(state.determinise(seat, 99))
    assert parse_position(state.game, shown).view(seat) == state.view(seat)
    word = botpool.answer(RandomBot.name, shown, seat, 5)
    assert state.game.actions.parse(word) in state.legal(seat)
