"""Names that could be taken for others, and passwords that are easily guessed, are refused."""

from __future__ import annotations

import asyncio
import uuid
from pathlib import Path

import pytest
from sqlalchemy import text

from kastelan.server.errors import Refused
from kastelan.server.people.accounts import People
from kastelan.server.people.names import LONGEST as LONGEST_NAME
from kastelan.server.people.names import check_password, cleaned, login_form, look, public_name
from kastelan.server.storage import database
from tests.server.people.test_accounts import PASSWORD
from tests.server.support.running_server import Player, Server

LONGEST = 200


@pytest.mark.parametrize("name", ["Аnna", "Оtmar", "Ρaul", "ludwіg", "Eva Nоvak", "ꓮnna", "Ꭺnna"])
def test_letters_of_two_alphabets_in_a_word_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="mixed-alphabets"):
        public_name(name)
    assert cleaned(name) == name  # where only its owner sees it


@pytest.mark.parametrize("name", ["Anna", "Жанна", "DJ Вася", "Žofie", "Łukasz 2", "さくらanna", "Οδυσσέας"])
def test_other_names_stay(name: str) -> None:
    assert public_name(name) == name


def test_names_are_tidied() -> None:
    assert cleaned("  Anna\u200b \u00a0 B ") == "Anna B"
    assert login_form(" ANNA ") == login_form("ａｎｎａ") == "anna"
    assert [public_name(name) for name in ("𝐀nna", "ﬁona", "A\u034fnna")] == ["Anna", "fiona", "Anna"]
    assert len(public_name("\ufdfa" * LONGEST_NAME)) <= LONGEST_NAME


@pytest.mark.parametrize("name", ["\u200b", "\u115f", "\u3164 \u2800", "\uffa0"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="empty-name"):
        public_name(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Сор", "Cop"),
        ("ВЕНА", "behа"),
        ("Αννα", "ANNA"),
        ("Paul", "PauI"),
        ("Bob 10", "вов 1O"),
        ("A na", "Ana"),
    ],
)
def test_names_that_look_alike_are_known(name: str, other: str) -> None:
    assert look(name) == look(other)


@pytest.mark.parametrize(("name", "other"), [("Jana", "Jána"), ("Anna", "Anna 2"), ("Павел", "Pavel")])
def test_names_that_a_reader_tells_apart_look_different(name: str, other: str) -> None:
    assert look(name) != look(other)


def registered(server: Server, name: str) -> Player:
    person = Player(server, name)
    person.post("/api/me/account", {"login": uuid.uuid4().hex, "password": PASSWORD})
    return person


def test_the_name_of_an_account_is_not_given_to_anyone_else(server: Server) -> None:
    name = f"Cop {uuid.uuid4().hex[:6]}"
    same = Player(server, name)  # before there was an account
    owner, twin = registered(server, name), f"Сор {name[4:].upper()}"
    eve = Player(server, twin)
    assert eve.get("/api/me")["name"] == f"{twin} 2", "a first visit does not fail"
    for person in (eve, same):
        refused = person.http.patch("/api/me", json={"name": twin})
        assert (refused.status_code, refused.json()["error"]["message"]) == (409, "name-taken")
    account = {"login": uuid.uuid4().hex, "password": PASSWORD}
    assert same.post("/api/me/account", account, 409)["error"]["message"] == "name-taken"
    assert owner.http.patch("/api/me", json={"name": name.lower()}).is_success, "their own"
    assert owner.http.patch("/api/me", json={"name": f"Joe {name[4:]}"}).is_success
    assert same.post("/api/me/account", account)["name"] == name
    same.http.delete("/api/me").raise_for_status()
    assert Player(server, name).get("/api/me")["name"] == name, "free again"


def test_the_looks_of_older_names_are_known_after_an_update(tmp_path: Path) -> None:
    async def work() -> None:
        engine = database.open_database(str(tmp_path / "old.db"))
        await database.upgrade(engine, "0012")
        columns = "id, name, login, language, colour, created"
        async with engine.begin() as connection:
            await connection.execute(
                text(f"INSERT INTO users ({columns}) VALUES ('u', 'Anna', 'anna', 'en', '#000000', 1)")
            )
        await database.upgrade(engine)
        assert (await People(engine).guest("Αννα", "en")).name == "Αννα 2"
        await engine.dispose()

    asyncio.run(work())


@pytest.mark.parametrize(
    "password", ["password", "12345678", "qwertyuiop", "annaanna", "Kastelan", "x" * LONGEST, "anna1990"]
)
def test_weak_passwords_are_refused(password: str) -> None:
    with pytest.raises(Refused, match="weak-password"):
        check_password(password, "anna")


@pytest.mark.parametrize(
    "password", [PASSWORD, "a long password", "zámek na skále", "секретный замок", "Tr0ub4dor&3"]
)
def test_other_passwords_pass(password: str) -> None:
    check_password(password, "anna")


def test_the_server_refuses_them_with_a_reason(server: Server) -> None:
    login = f"anna{uuid.uuid4().hex[:8]}"
    anna = Player(server, login)
    weak = anna.post("/api/me/account", {"login": login, "password": login}, 400)["error"]
    assert (weak["message"], weak["text"][:26]) == ("weak-password", "This password is too weak.")
    anna.post("/api/me/account", {"login": login, "password": PASSWORD})
    change = {"old": PASSWORD, "new": "qwertyuiop"}
    assert anna.post("/api/me/password", change, 400)["error"]["message"] == "weak-password"
    anna.post("/api/me/password", {"old": PASSWORD, "new": f"{PASSWORD} again"}, 204)
    assert anna.post("/api/guests", {"name": "Аnna"}, 400)["error"]["message"] == "mixed-alphabets"
    renamed = anna.http.patch("/api/me", json={"name": "Аnna"})
    assert (renamed.status_code, renamed.json()["error"]["message"]) == (400, "mixed-alphabets")
