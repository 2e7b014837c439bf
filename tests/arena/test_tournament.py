"""A tournament gives the same result on any number of processes, and reports what went wrong."""

from __future__ import annotations

import gc
import sys
from random import Random
from typing import ClassVar

import pytest

from kastelan.arena import Tournament, make_plan, play_game, play_plan, run_tournament
from kastelan.arena.entrants import make_entrant
from kastelan.arena.forfeits import GameFault, fault
from kastelan.arena.intervals import wilson
from kastelan.bots import BOTS, RandomBot, SearchBot, find_bot
from kastelan.bots.search import Budget
from kastelan.core.errors import BadOption
from kastelan.core.game import Action, Seat, State
from kastelan.core.record import begin, close, parse, replay, write
from kastelan.games import find
from tests.arena.quick_bots import DYING, FIRST

KINGDOM = find("kingdom")


def outcome(match: Tournament) -> dict[str, object]:
    """Everything that depends neither on the clock nor on the workers."""
    varying = ("seconds", "games_per_second", "times", "workers")
    return {key: value for key, value in match.as_json().items() if key not in varying}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = run_tournament(KINGDOM, ["random", "random"], 20, 3, jobs=1)
    together = run_tournament(KINGDOM, ["random", "random"], 20, 3, jobs=2)
    assert outcome(alone) == outcome(together)
    assert outcome(alone) != outcome(run_tournament(KINGDOM, ["random", "random"], 20, 4))


def test_seats_rotate_over_one_deal_so_that_equal_bots_do_equally_well() -> None:
    match = run_tournament(KINGDOM, ["random", "random"], 2, 9)
    assert match.games == 2
    assert [seat.games for seat in match.seats] == [2, 2]
    assert (
        match.seats[0].mean_score == match.seats[1].mean_score
    )  # both sat in both seats of the same two games


def test_wins_draws_and_shares_add_up() -> None:
    match = run_tournament(KINGDOM, ["random", "random", "random"], 30, 1)
    assert sum(seat.share for seat in match.seats) == pytest.approx(1, abs=0.001)
    assert sum(seat.wins for seat in match.seats) <= 30
    assert all(seat.low <= seat.share <= seat.high for seat in match.seats)
    assert match.decisions > 30 * 50


def test_options_are_applied_and_invalid_ones_refused_before_the_first_game() -> None:
    match = run_tournament(KINGDOM, ["random", "random"], 2, 1, options={"cards": "lords,hermits,knights"})
    assert match.options == {"cards": "lords,hermits,knights"}
    with pytest.raises(BadOption):
        run_tournament(KINGDOM, ["random", "random"], 2, 1, options={"cards": "kings"})
    with pytest.raises(BadOption):
        run_tournament(KINGDOM, ["random"] * 9, 2, 1)
    with pytest.raises(BadOption):
        run_tournament(KINGDOM, ["random", "nobody"], 2, 1)


class Broken(RandomBot):
    """Fails in the middle of a game."""

    name: ClassVar[str] = "broken"

    def choose(self, seen: State, seat: Seat, luck: object) -> Action:
        raise ZeroDivisionError("oops")


def test_a_broken_bot_is_reported_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)
    match = run_tournament(KINGDOM, ["random", "broken"], 3, 1)
    assert match.errors == 3
    crash = match.faults[0].fault
    assert crash.kind == "crashed"
    assert crash.facts["words"] == "ZeroDivisionError: oops"
    assert crash.facts["where"].startswith(f"{__file__}:")


class Leaving(RandomBot):
    """Prints, and then tries to exit the program."""

    name: ClassVar[str] = "leaving"

    def choose(self, seen: State, seat: Seat, luck: object) -> Action:
        print("bye")
        sys.exit("and\nthanks")


def test_a_bot_that_prints_and_exits_ends_only_its_game_and_leaves_the_output_clean(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "leaving", Leaving)
    match = run_tournament(KINGDOM, ["random", "leaving"], 2, 1)
    assert [one.fault.facts["words"] for one in match.faults] == ["SystemExit: and thanks"] * 2
    assert capsys.readouterr() == ("", "bye\nbye\n")


def test_a_process_that_dies_ends_only_its_game() -> None:
    plan = make_plan(KINGDOM, ["random", FIRST, DYING], "ladder", games=4, seed=2)
    match, _ = play_plan(plan, jobs=2)
    assert match.games == 8
    assert match.errors == 4
    assert match.faults[0] == GameFault(2, None, fault("process", code=7))
    assert match.pairs[0].games == 4
    assert len(match.pairs) == 1


def test_a_budget_is_part_of_an_entry() -> None:
    quick, slow = (make_entrant(f"search@{budget}", 1.0) for budget in ("7", "0.25s"))
    assert isinstance(quick, SearchBot)
    assert isinstance(slow, SearchBot)
    assert quick.budget == Budget(playouts=7)
    assert slow.budget == Budget(seconds=0.25)
    assert SearchBot().budget not in (quick.budget, slow.budget)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    run_tournament(KINGDOM, ["random", "random"], 3, 1, progress=told.append)
    assert told == [1, 2, 3]


def test_a_played_game_can_be_written_down_and_played_back() -> None:
    played = play_game(KINGDOM, [find_bot("random")] * 2, seed=5)
    record = close(begin(KINGDOM, 2, {}, 5), played.moves, played.state)
    assert replay(parse(write(record)), find).scores() == played.outcome.scores


class Listener(RandomBot):
    """Notes whether it could be interrupted."""

    def __init__(self) -> None:
        self.interruptible = set[bool]()

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        self.interruptible.add(gc.isenabled())
        return super().choose(seen, seat, luck)


def test_garbage_collection_is_paused_while_a_bot_thinks() -> None:
    listener = Listener()
    play_game(find("kingdom"), [listener, RandomBot()])
    assert listener.interruptible == {False}
    assert gc.isenabled()


def test_the_interval_is_the_textbook_interval() -> None:
    low, high = wilson(0.5, 100)  # Wilson 1927: 0.404 to 0.596
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.0, 0) == (0.0, 1.0)
