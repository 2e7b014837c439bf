"""A tournament can be resumed from its results file, and never accepts the file of another one."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kastelan.arena import Plan, Result, ResultsFile, make_plan, play_plan
from kastelan.arena.code_fingerprint import fingerprint
from kastelan.arena.forfeits import fault
from kastelan.core.errors import BadOption
from kastelan.games import find
from tests.arena.quick_bots import FIRST, HUDDLER

KINGDOM = find("kingdom")
ROOT = Path(__file__).parents[2]
FIELD = (FIRST, "random", HUDDLER)
COMPARED = ("number", "seats", "scores", "places", "decisions", "turns")


def comparable(results: list[Result]) -> list[tuple[object, ...]]:
    """The fields that do not depend on the clock."""
    return [tuple(getattr(result, name) for name in COMPARED) for result in results]


def plan(games: int = 12, bots: tuple[str, ...] = FIELD, seed: int = 3) -> Plan:
    return make_plan(KINGDOM, bots, "round-robin", games=games, seed=seed)


def played_into(path: Path, games: int, jobs: int = 1) -> list[Result]:
    file = ResultsFile(path, plan(games))
    try:
        return play_plan(plan(games), jobs=jobs, file=file)[1]
    finally:
        file.close()


def test_a_result_is_read_as_it_was_written() -> None:
    late = (None, fault("no-answer", seconds=2))
    result = Result(3, (0, 1), (5, 6), (2, 1), (9, 9), (4, 4), (0.1, 0.2), (0.1, 0.1), late, worker="m/1")
    assert Result.from_line(result.as_line()) == result
    broken = Result(4, (1, 0), error=fault("process", code=7))
    assert Result.from_line(broken.as_line()) == broken
    for line in ("", "[]", "{}", '{"number": 1, "seats": [0], "colour": "red"}', "nonsense"):
        with pytest.raises(ValueError, match=r"^Expecting|^\[\]|^\{"):
            Result.from_line(line)


def test_the_faults_of_an_older_file_keep_their_text(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played_into(path, 2)
    head, *games = path.read_text().splitlines()
    late, broken = json.loads(games[0]), json.loads(games[1])
    late["forfeits"] = ["", "no answer in 2 s"]
    broken = {"number": broken["number"], "seats": broken["seats"], "error": "ZeroDivisionError: oops"}
    path.write_text("".join(f"{line}\n" for line in (head, json.dumps(late), json.dumps(broken), *games[2:])))
    found = played_into(path, 2)
    assert found[0].forfeits == (None, fault("said", words="no answer in 2 s"))
    assert found[1].error == fault("said", words="ZeroDivisionError: oops")


def test_games_are_played_once_and_more_can_be_added(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    few = played_into(path, 2)
    size = path.stat().st_size
    assert comparable(played_into(path, 2)) == comparable(few)
    assert path.stat().st_size == size
    more = played_into(path, 4)
    assert comparable(more)[: len(few)] == comparable(few)
    assert comparable(more) == comparable(play_plan(plan(4))[1])


def test_an_incomplete_last_line_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = played_into(path, 2)
    text = path.read_bytes()
    path.write_bytes(text[:-30])
    assert comparable(played_into(path, 2)) == comparable(whole)
    assert len(path.read_bytes().splitlines()) == len(text.splitlines())


def test_an_incomplete_first_line_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played_into(path, 2)
    text = path.read_bytes()
    path.write_bytes(text[:40])
    played_into(path, 2)
    assert path.read_bytes().splitlines()[0] == text.splitlines()[0]


FOREIGN = {
    "no results": b"Dear diary\n",
    "no results and no end of the line": b"Dear diary",
    "two lines without an end": b"Dear diary\nToday",
    "no text": b"\xff\xfe\x00",
}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("other bots", "results-of-another-tournament"),
        ("other seed", "results-of-another-tournament"),
        ("other code", "results-of-another-tournament"),
        ("no results", "no-file-of-results"),
        ("no results and no end of the line", "no-file-of-results"),
        ("two lines without an end", "no-file-of-results"),
        ("no text", "no-file-of-results"),
        ("json of something else", "no-file-of-results"),
        ("damaged line", "damaged-results"),
        ("other seats", "damaged-results"),
        ("points of one seat", "damaged-results"),
        ("text instead of places", "damaged-results"),
        ("a fault of no kind", "damaged-results"),
        ("text instead of forfeits", "damaged-results"),
        ("no UTF-8", "no-file-of-results"),
        ("a folder", "cannot-write-file"),
    ],
)
def test_a_foreign_file_is_refused_and_not_changed(tmp_path: Path, change: str, message: str) -> None:
    path = tmp_path / "games.jsonl"
    played_into(path, 2)
    wanted = plan(2)
    lines = path.read_text().splitlines(keepends=True)
    if change == "other bots":
        wanted = plan(2, FIELD[:2])
    elif change == "other seed":
        wanted = plan(2, seed=4)
    elif change == "other code":
        path.write_text("".join([lines[0].replace(fingerprint(FIELD), "0123456789ab"), *lines[1:]]))
    elif change in FOREIGN:
        path.write_bytes(FOREIGN[change])
    elif change == "json of something else":
        path.write_text('{"format": "another"}\n')
    elif change == "damaged line":
        path.write_text("".join([*lines[:2], "{]\n", *lines[2:]]))
    elif change == "other seats":
        path.write_text(lines[0] + lines[1].replace('"seats": [0, 1]', '"seats": [1, 0]'))
    elif change == "points of one seat":
        path.write_text(lines[0] + re.sub(r'"scores": [^]]*]', '"scores": [1]', lines[1]))
    elif change == "text instead of places":
        path.write_text(lines[0] + re.sub(r'"places": [^]]*]', '"places": ["first", null]', lines[1]))
    elif change == "a fault of no kind":
        path.write_text(lines[0] + lines[1].replace("{", '{"forfeits": [null, {"kind": "ill"}], ', 1))
    elif change == "text instead of forfeits":
        path.write_text(lines[0] + lines[1].replace("{", '{"forfeits": "no", ', 1))
    elif change == "no UTF-8":
        path.write_bytes(b"\xff\xfe")
    else:
        path = tmp_path
    before = None if path.is_dir() else path.read_bytes()
    with pytest.raises(BadOption) as refused:
        ResultsFile(path, wanted)
    assert refused.value.message == message
    assert before is None or path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="file locks need POSIX")
def test_two_processes_cannot_write_at_once(tmp_path: Path) -> None:
    first = ResultsFile(tmp_path / "games.jsonl", plan())
    with pytest.raises(BadOption) as refused:
        ResultsFile(tmp_path / "games.jsonl", plan())
    assert refused.value.message == "results-in-use"
    first.close()
    ResultsFile(tmp_path / "games.jsonl", plan()).close()


def processes_of(group: int) -> list[int]:
    """The processes of a group that are still alive."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                state, _, pgrp = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            except (OSError, ValueError):
                continue
            if int(pgrp) == group and state != "Z":
                found.append(int(entry.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_after_a_kill_the_command_resumes_and_no_worker_survives(tmp_path: Path) -> None:
    path, place = tmp_path / "games.jsonl", tmp_path / "here"
    copied = shutil.ignore_patterns("client", "server", "__pycache__")
    # A copy of the code, because editing it during the test would change its fingerprint.
    shutil.copytree(ROOT / "src" / "kastelan", place / "kastelan", ignore=copied)
    environment = {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{ROOT}"}
    command = [
        *(sys.executable, "-m", "kastelan", "arena", "kingdom", *FIELD),
        *(
            "--kind",
            "round-robin",
            "--games",
            "40",
            "--seed",
            "3",
            "--jobs",
            "2",
            "--out",
            str(path),
            "--json",
        ),
    ]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True, env=environment)
    deadline = time.monotonic() + 120
    while not path.exists() or path.read_bytes().count(b"\n") < 6:
        assert time.monotonic() < deadline
        assert running.poll() is None
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    while processes_of(running.pid):
        assert time.monotonic() < deadline, "workers outlive the arena"
        time.sleep(0.05)
    before = path.read_bytes()
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert path.read_bytes().startswith(before.rpartition(b"\n")[0])
    games = sorted(map(Result.from_line, path.read_text().splitlines()[1:]), key=lambda game: game.number)
    assert comparable(games) == comparable(play_plan(plan(40))[1])
    assert json.loads(done.stdout)["games"] == 120


def test_changing_the_file_of_a_custom_bot_changes_the_fingerprint(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    source = "from kastelan.bots import RandomBot\nclass Own(RandomBot):\n    name = 'own'\n"
    path.write_text(source)
    entries = (f"{path}:Own", "random")
    before = fingerprint(entries)
    assert before == fingerprint(entries) != fingerprint(())
    path.write_text(source + "    slips = 0.1\n")
    assert fingerprint(entries) != before


def test_changing_the_module_of_a_custom_bot_changes_the_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    path = tmp_path / "a_custom_module.py"
    path.write_text("one = 1\n")
    entries = ("a_custom_module:Bot", "random")
    before = fingerprint(entries)
    assert fingerprint(("cmd:python bot.py", "random")) == fingerprint() != before
    path.write_text("one = 2\n")
    assert fingerprint(entries) != before
