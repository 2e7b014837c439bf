"""Bots' time is shared by person and address, not by table; whoever uses much of it waits for spare time."""

from __future__ import annotations

from kastelan.server.play import fair_queue
from kastelan.server.play.fair_queue import HALF_LIFE, Asker, FairQueue, ThinkingTime

ANN, BOB, EVE = Asker("ann", "1"), Asker("bob", "2"), Asker("eve", "3")


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Bench:
    """A queue and one process that needs the same time for each question."""

    def __init__(self, *limits: float) -> None:
        self.clock = Clock()
        self.time = ThinkingTime(self.clock)
        self.queue = FairQueue[tuple[str, Asker]](limits, self.time)

    def ask(self, asker: Asker, *names: str) -> None:
        for name in names:
            self.queue.put(asker, (name, asker))

    def answer(self, number: int, seconds: float = 1.0, line: int = 0) -> str:
        """The names of the next questions, in order."""
        answered = ""
        for _ in range(number):
            found = self.queue.next(line)
            if found is None:
                return answered + "-"
            self.clock.now += seconds
            self.time.add(found[1], seconds)
            answered += found[0]
        return answered


def test_people_take_turns_however_many_questions_one_of_them_has() -> None:
    bench = Bench()
    bench.ask(EVE, *"eeeeeeeeee")
    bench.ask(ANN, "a", "a")
    bench.ask(BOB, "b")
    assert bench.answer(6) == "eabeae"


def test_whoever_thought_little_goes_first_though_she_came_last() -> None:
    bench = Bench()
    bench.ask(EVE, *"eeee")
    assert bench.answer(3, seconds=3.0) == "eee"
    bench.ask(ANN, "a")
    bench.ask(BOB, "b")
    assert bench.answer(3, seconds=0.1) == "abe"


def test_many_people_of_one_address_have_the_share_of_one() -> None:
    bench = Bench()
    guests = [Asker(f"guest {number}", "one address") for number in range(5)]
    for guest in guests:
        bench.ask(guest, "g", "g")
    bench.ask(ANN, "a", "a", "a")
    assert bench.answer(7) == "gagagag"


def test_people_of_one_address_share_among_themselves() -> None:
    bench = Bench()
    club = [Asker(name, "club") for name in ("ann", "bob")]
    bench.ask(club[0], *"aaaa")
    bench.ask(club[1], "b", "b")
    assert bench.answer(5) == "ababa"


def test_without_an_address_a_person_counts_alone() -> None:
    bench = Bench()
    for number in range(3):
        bench.ask(Asker(f"guest {number}"), str(number))
    bench.ask(ANN, "a")
    assert bench.answer(4) == "012a"


def test_thinking_is_forgotten_by_half_every_minute() -> None:
    bench = Bench()
    bench.time.add(EVE, 8.0)
    for expected in (8.0, 4.0, 2.0):
        assert bench.time.of("eve") == bench.time.of("@3") == expected
        bench.clock.now += HALF_LIFE
    assert bench.time.of("ann") == 0.0


def test_beyond_the_budget_bots_think_in_spare_time_only() -> None:
    bench = Bench(6.0)
    bench.ask(EVE, *"eeeeee")
    assert bench.answer(6, seconds=3.1) == "ee-"
    assert bench.queue.line_of(EVE) == 1
    bench.ask(ANN, "a")
    assert bench.answer(2) == "a-"
    assert bench.answer(4, line=1) == "eeee"
    bench.ask(EVE, "e")
    bench.clock.now += 4 * HALF_LIFE
    assert bench.answer(1, line=1) == "-"
    assert bench.answer(1) == "e"


def test_there_may_be_more_lines_than_two() -> None:
    bench = Bench(1.0, 6.0)
    found = list[int]()
    for _ in range(8):
        found.append(bench.queue.line_of(EVE))
        bench.time.add(EVE, 1.0)
    assert found == [0, 0, 1, 1, 1, 1, 1, 2]
    assert bench.queue.line_of(Asker("ann", "1", present=False)) == 2


def test_many_guests_of_one_address_have_a_budget_together() -> None:
    bench = Bench(6.0)
    for number in range(12):
        bench.ask(Asker(f"guest {number}", "one address"), "g")
    bench.ask(ANN, "a")
    assert bench.answer(20, seconds=3.1).count("g") == 9  # four budgets of six seconds, a little forgotten
    assert bench.answer(20, line=1) == "ggg-"


def test_tables_without_anyone_wait_last_and_for_spare_time() -> None:
    bench = Bench(6.0)
    bench.ask(Asker("bob", "2", present=False), "o", "o")
    bench.time.add(EVE, 60.0)
    bench.ask(EVE, "e")
    bench.ask(ANN, "a")
    assert bench.answer(2) == "a-"
    assert bench.answer(4, line=1) == "eoo-"


def test_a_question_that_nobody_waits_for_any_more_is_left_out() -> None:
    bench = Bench()
    number = bench.queue.put(ANN, ("gone", ANN))
    bench.ask(ANN, "a")
    assert bench.queue.remove(ANN, number) == ("gone", ANN)
    assert bench.queue.remove(ANN, number) is None
    assert len(bench.queue) == 1
    assert bench.answer(2) == "a-"
    assert len(bench.queue) == 0


def test_people_whose_bots_thought_long_ago_are_forgotten() -> None:
    fair_queue.MOST_KEYS, most = 20, fair_queue.MOST_KEYS  # type: ignore[misc]  # a constant everywhere else
    try:
        bench = Bench()
        for number in range(100):
            bench.time.add(Asker(f"guest {number}"), 1.0)
            bench.clock.now += HALF_LIFE
        assert len(bench.time._used) <= 20
        assert bench.time.of("guest 99") == 0.5
    finally:
        fair_queue.MOST_KEYS = most  # type: ignore[misc]
