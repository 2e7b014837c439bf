"""Names that could be taken for others, and passwords that are easily guessed, are refused."""

from __future__ import annotations

import uuid

import pytest

from kastelan.server.errors import Refused
from kastelan.server.people.names import check_password, cleaned, login_form, public_name
from tests.server.people.test_accounts import PASSWORD
from tests.server.support.running_server import Player, Server

LONGEST = 200


@pytest.mark.parametrize("name", ["Аnna", "Оtmar", "Ρaul", "ludwіg", "Eva Nоvak"])
def test_letters_of_two_alphabets_in_a_word_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="mixed-alphabets"):
        public_name(name)
    assert cleaned(name) == name  # where only its owner sees it


@pytest.mark.parametrize("name", ["Anna", "Жанна", "DJ Вася", "Žofie", "Łukasz 2", "さくらanna", "Οδυσσέας"])
def test_other_names_stay(name: str) -> None:
    assert public_name(name) == name


def test_names_are_tidied() -> None:
    assert cleaned("  Anna\u200b   B ") == "Anna B"
    assert login_form(" ANNA ") == "anna"
    with pytest.raises(Refused, match="empty-name"):
        public_name("\u200b")


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
    anna = Player(server, "Anna")
    weak = anna.post("/api/me/account", {"login": login, "password": login}, 400)["error"]
    assert (weak["message"], weak["text"][:26]) == ("weak-password", "This password is too weak.")
    anna.post("/api/me/account", {"login": login, "password": PASSWORD})
    change = {"old": PASSWORD, "new": "qwertyuiop"}
    assert anna.post("/api/me/password", change, 400)["error"]["message"] == "weak-password"
    anna.post("/api/me/password", {"old": PASSWORD, "new": f"{PASSWORD} again"}, 204)
    assert anna.post("/api/guests", {"name": "Аnna"}, 400)["error"]["message"] == "mixed-alphabets"
    renamed = anna.http.patch("/api/me", json={"name": "Аnna"})
    assert (renamed.status_code, renamed.json()["error"]["message"]) == (400, "mixed-alphabets")
