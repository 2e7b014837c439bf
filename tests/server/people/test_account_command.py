"""`kastelan account`: the operator lets people in again, beside the running server."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.cli.main import main
from tests.server.people.test_accounts import account, again
from tests.server.people.test_recovery import BETTER, choose
from tests.server.people.test_second_factors import log_in, protect
from tests.server.support.running_server import Server, served


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(words)
    told = capsys.readouterr()
    return code, " ".join((told.out + told.err).split())


def test_a_second_factor_is_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "tables.db"
    with served(place) as server:
        ann = protect(*account(server, "Ann"))
        log_in(server, ann.login, None, 401)
        words = ("account", "remove-second-factor", ann.login, "--database", str(place))
        assert said(capsys, *words) == (0, f"{ann.login} logs in with the password alone again.")
        again(server, ann.login)
        assert said(capsys, *words) == (0, f"{ann.login} has no second factor.")


def test_a_link_sets_a_new_password_where_no_letters_are_sent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "tables.db"
    with served(place) as server:
        _, login = account(server, "Ann")
        link = password_link(place, login, capsys)
        assert link.startswith("https://play.example.org/recover#")
        choose(server, link.partition("#")[2])
        again(server, login, BETTER)
        choose(server, link.partition("#")[2], 404)


def password_link(place: Path, login: str, capsys: pytest.CaptureFixture[str]) -> str:
    site = ("--site", "https://play.example.org/")
    code, told = said(capsys, "account", "password-link", login, *site, "--database", str(place))
    assert code == 0
    return told.split()[-1]


def test_what_does_not_fit_is_refused_in_words(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = ("--database", str(server.database))
    assert said(capsys, "account", "remove-second-factor", "nobody here", *here) == (
        2,
        "kastelan: There is no account nobody here.",
    )
    assert said(capsys, "account", "password-link", "ann", *here)[0] == 2
    assert said(capsys, "account", "lock", "ann", *here)[1].startswith("kastelan: There is no task lock.")
    missing = str(tmp_path / "missing.db")
    assert said(capsys, "account", "remove-second-factor", "ann", "--database", missing)[0] == 2
    assert not Path(missing).exists()
