"""Bots in processes of their own: they answer, and are replaced when they do not."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import ClassVar

import pytest

from kastelan.bots import BOTS, Bot, RandomBot
from kastelan.core.game import Action, Seat, State
from kastelan.core.position import Packed, pack, unpack
from kastelan.games import GAMES, find
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.state import LudwigState
from kastelan.server.operation import worker_process
from kastelan.server.play import bot_answers, bot_pool
from kastelan.server.play.bot_pool import BotPool
from kastelan.server.play.fair_queue import Asker
from kastelan.server.tables.component_sets import ComponentSet


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


def think_badly(questions: Connection, own: Sequence[ComponentSet]) -> None:
    """A worker that knows the bots of this file too."""
    BOTS.update({"sleeper": Sleeper, "crasher": Crasher})
    bot_pool.think(questions, own)


def test_a_bot_that_hangs_or_crashes_is_replaced_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "think", think_badly)
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


def test_a_worker_whose_answer_nobody_waits_for_is_free_only_when_it_has_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, answering = list[bot_pool.Worker](), threading.Event()

    def ask(worker: bot_pool.Worker, _: bot_answers.Question) -> None:
        asked.append(worker)
        assert worker is not asked[0] or answering.wait(20)

    for name, instead in (("start", lambda _: None), ("stop", lambda _: None), ("ask", ask)):
        monkeypatch.setattr(bot_pool.Worker, name, instead)
    state = find("kingdom").new(2, {}, 1)

    async def work() -> None:
        pool = BotPool(2, 20.0)
        pool.open()
        given_up = asyncio.create_task(pool.choose("random", state, 0))
        while not asked:
            await asyncio.sleep(0.01)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        for _ in range(4):
            await pool.choose("random", state, 0)
        assert asked.count(asked[0]) == 1  # the other one answered them all
        answering.set()
        while asked.count(asked[0]) == 1:
            await pool.choose("random", state, 0, f"table {len(asked)}")
        await pool.close()

    asyncio.run(work())


def test_a_bot_is_asked_where_it_may_remember_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answering = list[bot_pool.Worker](), threading.Event()

    def ask(worker: bot_pool.Worker, question: bot_answers.Question) -> None:
        asked.append(worker)
        assert question[0] != "slow" or answering.wait(20)

    for name, instead in (("start", lambda _: None), ("stop", lambda _: None), ("ask", ask)):
        monkeypatch.setattr(bot_pool.Worker, name, instead)
    state = find("kingdom").new(2, {}, 1)

    async def work() -> None:
        pool = BotPool(3, 20.0)
        pool.open()
        for table in ("a", "a", "b", "a", "b"):
            await pool.choose("random", state, 0, table)
        a, again, b, *last = asked
        assert (again, last) == (a, [a, b])
        slow = asyncio.create_task(pool.choose("slow", state, 0, "a"))
        while len(asked) < 6:
            await asyncio.sleep(0.01)
        await pool.choose("random", state, 0, "a")
        assert asked[5] is a is not asked[6]  # nobody waits for the one that remembers
        answering.set()
        await slow
        await pool.close()

    asyncio.run(work())


def test_a_worker_that_does_not_wake_up_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", think_late)
    monkeypatch.setattr(worker_process, "START_SECONDS", 0.01)
    worker, state = bot_pool.Worker(seconds=30.0), find("kingdom").new(2, {}, 1)
    question = ("random", pack(state.determinise(0, 1)), 0, 1)
    assert worker.ask(question) is None
    worker._start_seconds = 60.0
    legal = [state.game.actions.write(action) for action in state.legal(0)]
    assert [worker.ask(question) in legal for _ in range(2)] == [True, True]
    worker.retire()


def think_late(questions: Connection, own: Sequence[ComponentSet]) -> None:
    """A worker that needs a while to wake up."""
    time.sleep(0.5)
    bot_pool.think(questions, own)


def test_whoever_has_used_more_time_is_answered_by_workers_of_a_lower_priority(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, passed = list[tuple[str, int, float]](), [0.0]

    def ask(worker: bot_pool.Worker, question: bot_answers.Question) -> None:
        asked.append((question[0], worker.line.niceness, worker.seconds))
        passed[0] += 4.0

    for name, instead in (("start", lambda _: None), ("stop", lambda _: None), ("ask", ask)):
        monkeypatch.setattr(bot_pool.Worker, name, instead)
    state = find("kingdom").new(2, {}, 1)
    eve, ann = Asker("eve", "1"), Asker("ann", "2")

    async def work() -> None:
        pool = BotPool(1, 10.0, budget=10.0, clock=lambda: passed[0])
        pool.open()
        for name, asker in (("e1", eve), ("a1", ann), ("e2", eve), ("e3", eve), ("e4", eve), ("a2", ann)):
            await pool.choose(name, state, 0, name, asker)
        await pool.choose("nobody", state, 0, "n", Asker("bob", "3", present=False))
        await pool.close()

    asyncio.run(work())
    first, second, last = (5, 20.0), (10, 40.0), (19, 60.0)
    assert [name for name, *_ in asked] == ["e1", "a1", "e2", "e3", "e4", "a2", "nobody"]
    assert [row[1:] for row in asked] == [first, first, second, second, last, second, last]


def test_a_worker_for_spare_time_is_started_when_it_is_needed_and_has_the_lowest_priority() -> None:
    state = find("kingdom").new(2, {}, 1)
    legal = [state.game.actions.write(action) for action in state.legal(0)]

    async def work() -> list[int]:
        pool = BotPool(1, 30.0, budget=0.0)
        pool.open()
        before = {child.pid for child in multiprocessing.active_children()}
        assert await pool.choose("greedy", state, 0, "t", Asker("eve", "1")) in legal
        assert await pool.choose("greedy", state, 0, "t", Asker("eve", "1")) in legal
        new = {child.pid for child in multiprocessing.active_children()} - before
        found = [os.getpriority(os.PRIO_PROCESS, pid) for pid in new if pid is not None]
        await pool.close()
        assert pool.failures == 0
        return found

    assert asyncio.run(work()) == [19]


def test_a_question_that_is_given_up_while_it_waits_keeps_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answering = list[str](), threading.Event()

    def ask(worker: bot_pool.Worker, question: bot_answers.Question) -> None:
        asked.append(question[0])
        assert question[0] != "slow" or answering.wait(20)

    for name, instead in (("start", lambda _: None), ("stop", lambda _: None), ("ask", ask)):
        monkeypatch.setattr(bot_pool.Worker, name, instead)
    state = find("kingdom").new(2, {}, 1)

    async def work() -> None:
        pool = BotPool(1, 20.0)
        pool.open()
        slow = asyncio.create_task(pool.choose("slow", state, 0))
        while not asked:
            await asyncio.sleep(0.01)
        given_up = asyncio.create_task(pool.choose("given up", state, 0))
        late = asyncio.create_task(pool.choose("late", state, 0))
        await asyncio.sleep(0)
        assert pool.waiting == 2
        given_up.cancel()
        answering.set()
        await slow
        await late
        assert asked == ["slow", "late"]
        assert pool.waiting == 0
        await pool.choose("last", state, 0)
        await pool.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_answers_with_a_legal_word_for_what_it_is_shown(game: str) -> None:
    state = find(game).new(3, {}, 4)
    seat = state.actors[0]
    shown = pack(state.determinise(seat, 99))
    assert unpack(state.game, shown).view(seat) == state.view(seat)
    word = bot_answers.answer(RandomBot.name, shown, seat, 5)
    assert state.game.actions.parse(word) in state.legal(seat)


def test_a_castle_that_was_shown_before_is_known_again() -> None:
    state, luck = find("ludwig").new(2, {}, 4), Random(4)
    while not castles(state) or len(castles(state)[0].rooms) < 3:
        state.apply(state.actors[0], luck.choice(state.legal(state.actors[0])))
    first, second = (unpack(state.game, pack(state.determinise(0, deal))) for deal in (1, 2))
    assert castles(first) == castles(second)  # castles are equal only if they are the same


def castles(state: State) -> tuple[Castle, ...]:
    assert isinstance(state, LudwigState)
    return state.castles


def test_a_worker_is_not_interrupted_and_tidies_up_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    interruptible, tidied = list[bool](), list[int]()

    def answer(*question: object) -> str:
        interruptible.append(gc.isenabled())
        return "word"

    class Line:
        """Two questions, silence, one more, and the end."""

        def __init__(self) -> None:
            self.told = list[str]()

        def send(self, word: str) -> None:
            self.told.append(word)

        def poll(self, _: float) -> bool:
            return len(self.told) != 3

        def recv(self) -> bot_answers.Question:
            if len(self.told) > 3:
                raise EOFError
            return "greedy", Packed("kingdom", 1, 2, {}, ()), 0, 1

    line = Line()
    monkeypatch.setattr(bot_pool, "answer", answer)
    monkeypatch.setattr(bot_pool, "collect_and_freeze", lambda: tidied.append(len(line.told)))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    bot_pool.think(line)  # type: ignore[arg-type]  # all that a worker needs of a line
    assert line.told == ["", "word", "word", "word"]
    assert interruptible == [False] * 3
    assert tidied == [0, 3]  # before it says that it is ready, and when nobody asks
    assert gc.isenabled()
