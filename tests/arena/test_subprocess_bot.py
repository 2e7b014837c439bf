"""Programs as bots: the example plays, and a program that breaks the protocol loses only its own game."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from kastelan.arena import make_plan, play_plan, subprocess_bot
from kastelan.arena.entrants import make_entrant
from kastelan.arena.forfeits import GameFault, fault
from kastelan.arena.match import forfeited
from kastelan.arena.subprocess_bot import SubprocessBot, end_programs
from kastelan.core.game import Outcome
from kastelan.core.hexes import NEAR
from kastelan.core.position import parse_position
from kastelan.games import GAMES, find
from kastelan.games.kingdom import KingdomState
from kastelan.games.kingdom.actions import Build
from kastelan.locale import Speaker

ROOT = Path(__file__).parents[2]
EXAMPLE = f"cmd:{sys.executable} {ROOT / 'examples' / 'line_bot.py'}"


@pytest.fixture(autouse=True)
def no_program_survives_the_test() -> object:
    yield
    end_programs()


def program(folder: Path, code: str) -> str:
    """An entry that runs this code."""
    path = folder / "bot.py"
    path.write_text(f"import json, sys, time\n{code}\n")
    return f"cmd:{sys.executable} {path}"


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_every_game_to_its_end(name: str) -> None:
    tournament, results = play_plan(make_plan(find(name), [EXAMPLE, "random"], games=2))
    assert (tournament.errors, tournament.forfeits) == (0, 0)
    assert all(min(result.decisions) > 5 for result in results)


def test_the_example_sees_the_board_as_it_is() -> None:
    """It builds beside as many own settlements as it can, by its own geometry."""
    bot, state, luck = make_entrant(EXAMPLE, 10.0), find("kingdom").new(2, {}, 4), Random(1)
    met = set()
    while state.actors:
        seat = state.actors[0]
        action = bot.choose(state, seat, luck)
        assert isinstance(state, KingdomState)
        if isinstance(action, Build):
            near = [
                (NEAR[a.hex] & state.own[seat]).bit_count() for a in state.legal(seat) if isinstance(a, Build)
            ]
            met.add(max(near))
            assert (NEAR[action.hex] & state.own[seat]).bit_count() == max(near)
        state.apply(seat, action)
    assert met >= {0, 1, 2, 3}


def test_a_question_holds_what_the_seat_may_know_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    keeps = program(
        tmp_path,
        f"""
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    print(json.dumps({{"play": json.loads(line)["legal"][0]}}), flush=True)
""",
    )
    game = find("seasons")
    play_plan(make_plan(game, ["random", keeps], games=2, seed=5, options={"winter": "yes"}))
    questions = [json.loads(text) for text in heard.read_text().splitlines()]
    assert {question["table"] for question in questions} == {questions[0]["table"], questions[-1]["table"]}
    assert [question["move"] for question in questions[:3]] == [1, 2, 3]
    for question in questions:
        seat = question["seat"]
        assert question["protocol"] == 1
        assert question["options"]["winter"] == "yes"
        state = parse_position(game, question["position"])
        assert [game.actions.write(action) for action in state.legal(seat)] == question["legal"]
        assert len(question["legal"]) > 1
        assert question["view"]["seat"] == seat
        assert question["ask"]["step"] == state.ask(seat).step


FAULTS = {
    "not JSON: hello": 'print("hello", flush=True)\ntime.sleep(60)',
    "no move to play: [1]": 'sys.stdin.readline(); print("[1]", flush=True)\ntime.sleep(60)',
    "not a legal move: Z99": """sys.stdin.readline(); print('{"play": "Z99"}', flush=True)\ntime.sleep(60)""",
    "not JSON: [[[": 'print("[" * 9000, flush=True)\ntime.sleep(60)',
    "not JSON: red [31m bell": 'print("red\\x1b[31m\\x07bell\\x00", flush=True)\ntime.sleep(60)',
    "no answer in 0.5 s": "time.sleep(60)",
    "crashed: ZeroDivisionError: division by zero at ": "1 / 0",
    "ended: exit code 3": "sys.exit(3)",
    "ended: [1mill": "sys.exit('\\x1b[1mill')",
    "closed its output": "import os\nos.close(1)\ntime.sleep(60)",
    "not JSON: x": 'print("x" * 50000, flush=True)\ntime.sleep(60)',
}


@pytest.mark.parametrize("words", FAULTS)
def test_a_program_that_breaks_the_protocol_forfeits_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    slack = 0.3 if words.startswith("no answer") else 20.0
    monkeypatch.setattr(subprocess_bot, "START_SECONDS", slack)
    monkeypatch.setattr(subprocess_bot, "EXIT_SECONDS", 0.3 if words.endswith("output") else 20.0)
    bad = program(tmp_path, FAULTS[words])
    plan = make_plan(find("kingdom"), ["random", bad], games=2, move_seconds=0.2)
    tournament, results = play_plan(plan)
    assert tournament.errors == 0
    assert tournament.forfeits == 2
    assert [seat.share for seat in tournament.seats] == [1, 0]
    assert tournament.seats[1].forfeits == 2
    told = [one.in_words(Speaker("en").say) for one in tournament.faults]
    assert all(line.split(": ", 1)[1].startswith(f"{bad}: {words}") for line in told)
    assert all(min(result.decisions) > 10 for result in results)  # a random bot took over


def test_a_program_that_exits_during_a_game_is_restarted_for_the_next_one(tmp_path: Path) -> None:
    tired = program(
        tmp_path,
        """
for number, line in enumerate(sys.stdin):
    if number == 30: sys.exit("tired")
    print(json.dumps({"play": json.loads(line)["legal"][0]}), flush=True)
""",
    )
    tournament, _ = play_plan(make_plan(find("kingdom"), ["random", tired], games=2))
    assert tournament.forfeits == 2
    assert tournament.faults[0] == GameFault(0, tired, fault("ended", words="tired"))


def test_output_of_a_program_that_never_reads_is_limited(tmp_path: Path) -> None:
    bot = make_entrant(program(tmp_path, 'while True: print(json.dumps({"play": "end"}), flush=True)'), 0.5)
    assert isinstance(bot, SubprocessBot)
    state = find("kingdom").new(2, {}, 1)
    with pytest.raises(subprocess_bot.Forfeit) as forfeit:
        bot.choose(state, state.actors[0], Random(1))
    assert forfeit.value.fault.kind == "illegal-word"
    assert forfeit.value.fault.facts["word"] == "end"


def test_a_crash_and_a_wrong_answer_of_a_program_leave_the_position(tmp_path: Path) -> None:
    game = find("kingdom")
    state = game.new(2, {}, 1)
    legal = [game.actions.write(action) for action in state.legal(0)]
    crash = "input()\ndef think():\n    return {}['no']\nthink()"
    for code, expected in (
        (crash, ("crashed", "where", f"{tmp_path / 'bot.py'}:4")),
        ("print(json.dumps({'play': 'Z99'}))\ntime.sleep(60)", ("illegal-word", "word", "Z99")),
    ):
        with pytest.raises(subprocess_bot.Forfeit) as forfeit:
            make_entrant(program(tmp_path, code), 20.0).choose(state, 0, Random(1))
        found = forfeit.value.fault
        assert (found.kind, found.facts[expected[1]]) == (expected[0], expected[2])
        assert found.facts["seat"] == "0"
        seen = parse_position(game, found.facts["position"])
        assert [game.actions.write(action) for action in seen.legal(0)] == legal
    assert found.facts["legal"] == f"{', '.join(legal[:5])}, … ({len(legal)})"


def test_a_program_is_reused_for_further_games_and_each_seat_has_its_own(tmp_path: Path) -> None:
    started = tmp_path / "started"
    counts = program(
        tmp_path,
        f"""
open({str(started)!r}, "a").write("x")
for line in sys.stdin:
    print(json.dumps({{"play": json.loads(line)["legal"][0]}}), flush=True)
""",
    )
    play_plan(make_plan(find("kingdom"), [counts, counts], games=4))
    assert started.read_text() == "xx"


def test_a_program_may_exit_after_its_game(tmp_path: Path) -> None:
    bot = make_entrant(program(tmp_path, "print(json.dumps({'play': json.loads(input())['legal'][0]}))"), 5.0)
    assert isinstance(bot, SubprocessBot)
    state = find("kingdom").new(2, {}, 1)
    for _ in range(2):
        assert bot.choose(state, state.actors[0], Random(1)) == state.legal(state.actors[0])[0]
        assert bot._program is not None
        bot._program._running.wait()
        bot.release()


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes are those of POSIX")
def test_child_processes_of_a_program_are_killed_even_if_it_exited_first(tmp_path: Path) -> None:
    child = tmp_path / "child"
    leaves = program(
        tmp_path,
        f"""
import subprocess
started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], stdout=subprocess.DEVNULL)
open({str(child)!r}, "w").write(str(started.pid))
""",
    )
    bot, state = make_entrant(leaves, 20.0), find("kingdom").new(2, {}, 1)
    with pytest.raises(subprocess_bot.Forfeit) as forfeit:
        bot.choose(state, state.actors[0], Random(1))
    assert forfeit.value.fault == fault("exit-code", code=0)
    deadline = time.monotonic() + 20
    while running(int(child.read_text())):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def running(process: int) -> bool:
    """Whether a process is alive: an exited process stays in the list as a zombie until its parent waits."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True)
    return bool(told.stdout.strip()) and not told.stdout.startswith("Z")


def test_seats_that_forfeit_come_last_and_the_others_keep_their_order() -> None:
    outcome = Outcome((50, 40, 40, 30), (1, 2, 2, 4))
    assert forfeited(outcome, {}) == outcome
    assert forfeited(outcome, {0: "late"}).places == (4, 1, 1, 3)
    assert forfeited(outcome, {0: "late", 3: "gone"}).places == (3, 1, 1, 3)
    assert forfeited(outcome, {0: "late"}).scores == outcome.scores
