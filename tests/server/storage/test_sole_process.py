"""A second process on a SQLite file is refused; the claim of the first ends with it, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kastelan.cli.main import main
from kastelan.locale import LANGUAGES
from kastelan.server.errors import Unavailable
from kastelan.server.storage.sole_process import SoleProcess
from tests.server.support.running_server import ROOT, Player, free_port, served
from tests.server.test_serve_command import serving

HOLD = """
import sys
from kastelan.server.storage.sole_process import SoleProcess
with SoleProcess(sys.argv[1]):
    print("claimed", flush=True)
    sys.stdin.read()
"""


def holder(database: str) -> subprocess.Popen[str]:
    """Another process that has claimed a database."""
    words = [sys.executable, "-c", HOLD, database]
    process = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "claimed\n"
    return process


def ended(process: subprocess.Popen[str], how: signal.Signals) -> None:
    with process:  # closes its pipes
        process.send_signal(how)
        process.wait(120)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_claim_ends_with_its_process_and_not_before(tmp_path: Path, how: signal.Signals) -> None:
    database = str(tmp_path / "tables.db")
    process = holder(database)
    for _ in range(3):
        with pytest.raises(Unavailable, match="database-in-use"):
            SoleProcess(database).claim()
    ended(process, how)
    with SoleProcess(database) as mine:
        mine.claim()  # what is claimed may be claimed again
        with pytest.raises(Unavailable, match="database-in-use"):
            SoleProcess(database).claim()
    SoleProcess(database).claim()


def test_children_of_the_process_do_not_hold_its_claim(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    sole = SoleProcess(database)
    sole.claim()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE):
        inherited, hold = os.pipe()
        child = os.fork()
        if child == 0:  # it has every open file of this process
            os.close(hold)
            os.read(inherited, 1)
            os._exit(0)
        os.close(inherited)
        sole.release()
        with SoleProcess(database):
            pass
        os.close(hold)
        os.waitpid(child, 0)


def test_a_file_is_the_same_by_every_name(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    for name in ("tables.db", "link.db"):
        process = holder(str(tmp_path / "tables.db"))
        for address in (str(tmp_path / name), f"sqlite:///{tmp_path / name}"):
            with pytest.raises(Unavailable, match="database-in-use"):
                SoleProcess(address).claim()
        ended(process, signal.SIGKILL)


def test_databases_that_serve_many_are_not_claimed() -> None:
    for address in ("postgresql://me@host/db", "sqlite://"):
        with SoleProcess(address), SoleProcess(address):
            pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_server_is_refused_in_one_line(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "tables.db")
    process = holder(database)
    for words in (["serve", "--port", str(free_port())], ["db", "upgrade"]):
        assert main([*words, "--database", database, "--language", language]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith("kastelan: ")
        assert told.err.count("\n") == 1
        assert "tables.db" in told.err
    assert not (tmp_path / "tables.db").exists()
    ended(process, signal.SIGKILL)


@pytest.mark.slow
def test_a_server_claims_its_database_while_it_runs_and_can_be_copied(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database):
        assert main(["serve", "--port", str(free_port()), "--database", database]) == 2
        assert main(["db", "backup", str(tmp_path / "copy.db"), "--database", database]) == 0
        assert main(["db", "check", "--database", database]) == 0
    with served(database) as server:  # the service claims it too, not only the command
        Player(server, "Ann")
        with pytest.raises(Unavailable, match="database-in-use"):
            SoleProcess(database).claim()
        server.kill()
        server.start()
