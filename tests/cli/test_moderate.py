"""`kastelan moderate`: everything that operators do, without a page; refusals are one clear line."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from kastelan.cli.main import main
from kastelan.cli.moderate import WORK
from kastelan.cli.moderation_lists import LISTS
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.people.accounts import People
from kastelan.server.play import chat
from kastelan.server.service import Service
from kastelan.server.settings import Settings
from kastelan.server.wire.moderation import NewReport
from kastelan.server.wire.people import NewAccount, Person
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.running_server import hash_quickly

Output = pytest.CaptureFixture[str]
PASSWORD = "nine odd words make a wall"


class World:
    """A database with a few people, a table and a report."""

    def __init__(self, database: Path) -> None:
        self.database = str(database)
        self.ann, self.bob = Person("", "", None, "", ""), Person("", "", None, "", "")
        self.table = ""

    async def fill(self) -> None:
        service = Service(Settings(database=self.database))
        await service.open()
        try:
            people: People = service.people
            self.ann, self.bob = await people.guest("Ann", "en"), await people.guest("Bob", "cs")
            await people.register(self.ann.id, NewAccount("ann", PASSWORD))
            seats = [SeatRequest("me"), SeatRequest("open")]
            self.table = await service.lobby.create(self.bob.id, NewTable("kingdom", seats))
            await chat.say(service.engine, self.table, self.bob, "something rude")
            given = NewReport("message", "insult", table=self.table, message=1, note="look")
            await service.reports.add(self.ann.id, given)
        finally:
            await service.close()


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setenv("KASTELAN_LANGUAGE", "en")
    hash_quickly()
    made = World(tmp_path / "tables.db")
    asyncio.run(made.fill())
    return made


def moderate(world: World, capsys: Output, *words: str, status: int = 0) -> str:
    assert main(["moderate", *words, "--database", world.database]) == status
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return printed.err if status else printed.out


def answer(world: World, capsys: Output, *words: str) -> Any:
    return json.loads(moderate(world, capsys, *words, "--json"))


def test_reports_are_shown_with_the_chat_and_settled(world: World, capsys: Output) -> None:
    text = moderate(world, capsys, "reports")
    assert f"About: Bob (@{world.bob.id})" in text
    assert "1 Bob: something rude" in text
    assert "Note from Ann: look" in text
    assert [one["number"] for one in answer(world, capsys, "reports")] == [1]
    assert moderate(world, capsys, "settle", "1", "--reason", "warned") == "Report 1 is settled.\n"
    assert moderate(world, capsys, "reports") == "None.\n"
    assert [one["number"] for one in answer(world, capsys, "reports", "--settled")] == [1]
    assert "no open report 1" in moderate(world, capsys, "settle", "1", "--reason", "x", status=2)


def test_people_are_banned_by_id_and_login_and_let_in_again(world: World, capsys: Output) -> None:
    assert "guest, tables: 1" in moderate(world, capsys, "people", "bo")
    for who, person in ((f"@{world.bob.id}", world.bob), ("ANN", world.ann)):
        number = answer(world, capsys, "ban", who, "--reason", "spam", "--for", "7d")["number"]
        (ban,) = answer(world, capsys, "bans")
        assert (ban["number"], ban["person"]) == (number, person.id)
        assert ban["until"] - ban["at"] == pytest.approx(7 * 86_400_000, abs=1000)
        assert "banned until" in moderate(world, capsys, "people", person.name)
        assert answer(world, capsys, "unban", str(number), "--reason", "sorry") == {
            "done": "unban",
            "number": number,
        }
    assert moderate(world, capsys, "bans") == "None.\n"


def test_networks_are_banned(world: World, capsys: Output) -> None:
    answer(world, capsys, "ban", "192.0.2.7/24", "--reason", "attack")
    assert "192.0.2.0/24, for good. attack" in moderate(world, capsys, "bans")
    for text in ("10.0.0.0/4", "10.0.0.0/99"):
        assert len(moderate(world, capsys, "ban", text, "--reason", "x", status=2).splitlines()) == 1


def test_names_tables_and_messages_are_cleared_away(world: World, capsys: Output) -> None:
    name = answer(world, capsys, "rename", world.bob.id, "--reason", "rude")["name"]
    assert re.fullmatch(r"Hráč \d{4}", name)
    assert name in moderate(world, capsys, "tables")
    moderate(world, capsys, "remove", f"{world.table}:1", "--reason", "rude")
    moderate(world, capsys, "close", f"@{world.table}", "--reason", "rude")
    assert moderate(world, capsys, "tables") == "None.\n"
    actions = [entry["action"] for entry in answer(world, capsys, "log")]
    assert actions == ["close", "remove", "rename"]
    assert "Neutral name given" in moderate(world, capsys, "log")
    accounts = {entry["account"] for entry in answer(world, capsys, "log")}
    assert len(accounts) == 1
    assert None not in accounts


def test_accounts_become_operators_and_guests_do_not(world: World, capsys: Output) -> None:
    assert moderate(world, capsys, "appoint", "ann") == "ann is now an operator.\n"
    assert "operator" in moderate(world, capsys, "operators")
    assert "already" in moderate(world, capsys, "appoint", "ann", status=2)
    assert "password" in moderate(world, capsys, "appoint", world.bob.id, status=2)
    assert "cannot be banned" in moderate(world, capsys, "ban", "ann", "--reason", "x", status=2)
    assert "not an operator" in moderate(world, capsys, "dismiss", "ann")
    assert moderate(world, capsys, "operators") == "None.\n"


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("ban",),
        ("people",),
        ("ban", "nobody", "--reason", "x"),
        ("ban", "ann"),
        ("ban", "ann", "--reason", " "),
        ("ban", "ann", "--reason", "x", "--for", "soon"),
        ("ban", "ann", "--reason", "x", "--for", "99999d"),
        ("unban", "77", "--reason", "x"),
        ("unban", "x", "--reason", "x"),
        ("rename", "nobody", "--reason", "x"),
        ("close", "nowhere", "--reason", "x"),
        ("remove", "nowhere:1", "--reason", "x"),
        ("remove", "nowhere", "--reason", "x"),
        ("settle", "7", "--reason", "x"),
        ("dismiss", "ann"),
    ],
)
def test_a_refusal_is_one_line_and_changes_nothing(
    world: World, capsys: Output, words: tuple[str, ...]
) -> None:
    for language in LANGUAGES:
        assert (
            len(moderate(world, capsys, *words, "--language", language, status=2).strip().splitlines()) == 1
        )
    assert moderate(world, capsys, "log") == "None.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(world: World, capsys: Output, language: str) -> None:
    for work in LISTS:
        words = (work, "o") if work == "people" else (work,)
        assert moderate(world, capsys, *words, "--language", language)
    said = moderate(world, capsys, "appoint", "ann", "--language", language)
    assert said == {"en": "ann is now an operator.\n", "cs": "ann je teď správce.\n",
                    "ru": "ann теперь модератор.\n"}[language]  # fmt: skip


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path, capsys: Output) -> None:
    missing = tmp_path / "nowhere.db"
    assert main(["moderate", "bans", "--database", str(missing)]) == 2
    assert not missing.exists()
    assert "nowhere.db" in capsys.readouterr().err


def test_every_task_says_what_it_did() -> None:
    assert all(Speaker("en").knows(f"moderate-done-{work}") for work in WORK)
