"""The routes of operators: for them alone, and each change with its entry in the log."""

from __future__ import annotations

import re

import pytest

from kastelan.server.moderation import audit
from tests.server.moderation.operators import command, operator, said
from tests.server.people.test_accounts import account
from tests.server.support.running_server import ROOT, Player, Server, next_of

WHY = {"reason": "the rules of this house"}
ROUTES = [
    ("GET", "reports"),
    ("POST", "reports/1/settle"),
    ("GET", "people?name=a"),
    ("POST", "people/nobody/rename"),
    ("POST", "people/nobody/ban"),
    ("GET", "bans"),
    ("POST", "bans"),
    ("POST", "bans/1/lift"),
    ("GET", "tables"),
    ("POST", "tables/nowhere/close"),
    ("POST", "tables/nowhere/chat/1/remove"),
    ("GET", "log"),
]


def test_no_route_is_forgotten_here(server: Server) -> None:
    paths = Player(server).get("/schema/openapi.json")["paths"]
    known = {
        (method.upper(), re.sub(r"{[^}]*}", "*", path.removeprefix("/api/moderation/")))
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/moderation/")
    }
    tried = {(way, re.sub(r"\?.*", "", re.sub(r"/(1|nobody|nowhere)\b", "/*", path))) for way, path in ROUTES}
    assert tried == known


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_for_everyone_but_operators_it_does_not_exist(server: Server, method: str, path: str) -> None:
    chief = operator(server)
    token = chief.post("/api/me/tokens", {"label": "bot"})["secret"]
    program, guest, owner = Player(server), Player(server, "Ann"), account(server, "Bob")[0]
    program.http.headers["Authorization"] = f"Bearer {token}"
    for stranger in (Player(server), guest, owner, program):
        for body in (WHY, {"wrong": 1}):
            answer = stranger.http.request(method, f"/api/moderation/{path}", json=body)
            assert (answer.status_code, answer.json()["error"]["message"]) == (404, "no-such-page")
    assert chief.http.request(method, f"/api/moderation/{path}", json={"wrong": 1}).status_code in (200, 400)


def test_the_page_knows_operators(server: Server) -> None:
    chief, ann = operator(server), Player(server, "Ann")
    assert (chief.get("/api/here")["operator"], ann.get("/api/here")["operator"]) == (True, False)
    assert Player(server).get("/api/here") == {"person": None, "operator": False, "ban": None}


def test_people_are_found_by_a_part_of_the_name_or_the_id(server: Server) -> None:
    chief, ann = operator(server), Player(server, "Žofie Kaňková")
    ann.table("kingdom", "me", "open")
    ann.table("kingdom", "me", "me", "open")
    for text in ("KAŇKOV", ann.id, f"@{ann.id}"):
        found = chief.http.get("/api/moderation/people", params={"name": text}).json()
        (person,) = [one for one in found if one["id"] == ann.id]
        assert (person["guest"], person["operator"], person["tables"], person["ban"]) == (
            True,
            False,
            2,
            None,
        )
        assert person["seen"] is not None
        assert set(person) == {"id", "name", "guest", "operator", "created", "seen", "tables", "ban"}
    assert chief.http.get("/api/moderation/people", params={"name": "%"}).json() == []


def test_a_person_gets_a_neutral_name_in_the_own_language(server: Server) -> None:
    chief, bob = operator(server), Player(server)
    bob.id = bob.post("/api/guests", {"name": "Rude", "language": "cs"})["id"]
    table = bob.table("kingdom", "me", "open")
    with Player(server).socket(table) as line:
        next_of(line, "table")
        chief.post(f"/api/moderation/people/{bob.id}/rename", WHY, 204)
        assert re.fullmatch(r"Hráč \d{4}", next_of(line, "table")["table"]["seats"][0]["name"])
    assert re.fullmatch(r"Hráč \d{4}", bob.get("/api/me")["name"])
    chief.post("/api/moderation/people/nobody/rename", WHY, 404)


def test_a_message_is_removed_for_all_who_have_it_open(server: Server) -> None:
    chief, bob = operator(server), Player(server, "Bob")
    table = bob.table("kingdom", "me", "open")
    number = said(bob, table, "something rude")
    with Player(server).socket(table) as line:
        next_of(line, "table")
        chief.post(f"/api/moderation/tables/{table}/chat/{number}/remove", WHY, 204)
        again = next_of(line, "said")
        assert (again["number"], again["text"]) == (number, "—")
    assert [one["text"] for one in bob.get(f"/api/tables/{table}/chat")] == ["—"]
    chief.post(f"/api/moderation/tables/{table}/chat/99/remove", WHY, 404)


def test_an_open_and_a_running_table_are_closed(server: Server) -> None:
    chief, ann = operator(server), Player(server, "Ann")
    waiting = ann.table("kingdom", "me", "open", visibility="private")
    running = ann.table("kingdom", "me", "greedy", options={"start": "1"})
    ann.start(running)
    seen = {table["id"]: table for table in chief.get("/api/moderation/tables")}
    assert (seen[waiting]["status"], seen[running]["status"]) == ("open", "playing")
    assert (seen[waiting]["visibility"], seen[waiting]["host"], seen[waiting]["people"]) == (
        "private",
        "Ann",
        ["Ann"],
    )
    assert "invite" not in seen[waiting]
    with ann.socket(running, "0") as line:
        next_of(line, "update")
        for table in (waiting, running):
            chief.post(f"/api/moderation/tables/{table}/close", WHY, 204)
        while next_of(line, "table")["table"]["status"] != "closed":
            pass
    for table in (waiting, running):
        assert ann.get(f"/api/tables/{table}")["status"] == "closed"
        assert ann.move(table, 0, 0, "m", ["x"], 409)["error"]["message"] == "table-closed"
        chief.post(f"/api/moderation/tables/{table}/close", WHY, 409)
    chief.post("/api/moderation/tables/nowhere/close", WHY, 404)


def test_every_action_is_in_the_log_with_who_when_and_why(server: Server) -> None:
    chief, bob = operator(server), Player(server, "Bob")
    table = bob.table("kingdom", "me", "open")
    number = said(bob, table, "hello")
    bob_path = f"/api/moderation/people/{bob.id}"
    chief.post(f"/api/moderation/tables/{table}/chat/{number}/remove", {"reason": "1"}, 204)
    chief.post(f"/api/moderation/tables/{table}/close", {"reason": "2"}, 204)
    chief.post(f"{bob_path}/rename", {"reason": "3"}, 204)
    chief.post(f"{bob_path}/ban", {"reason": "4", "hours": 5}, 204)
    (ban,) = [one for one in chief.get("/api/moderation/bans") if one["person"] == bob.id]
    chief.post(f"/api/moderation/bans/{ban['number']}/lift", {"reason": "5"}, 204)
    mine = [entry for entry in chief.get("/api/moderation/log") if entry["operator"] == chief.id]
    told = [(entry["action"], entry["reason"], entry["person"], entry["table"]) for entry in reversed(mine)]
    assert told == [
        ("remove", "1", bob.id, table), ("close", "2", None, table), ("rename", "3", bob.id, None),
        ("ban", "4", bob.id, None), ("unban", "5", bob.id, None),
    ]  # fmt: skip
    assert mine[1]["number"] == mine[1]["ban"] == mine[0]["ban"] == ban["number"]
    assert mine[1]["until"] - mine[1]["at"] == pytest.approx(5 * 3_600_000, abs=1000)
    assert {entry["operator_name"] for entry in mine} == {chief.get("/api/me")["name"]}
    older = chief.get(f"/api/moderation/log?before={mine[0]['number']}")
    assert all(entry["number"] < mine[0]["number"] for entry in older)
    assert [row["reason"] for row in bob.get("/api/me/data")["moderation_log"]] == ["1", "3", "4", "5"]


def test_nothing_in_the_sources_changes_the_log() -> None:
    for path in (ROOT / "src" / "kastelan").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(
            r"(update|delete)\((audit\.)?log\)|(update|delete)\(schema\.moderation_log", text
        ), path
    assert audit.log.name == "moderation_log"


def test_a_reason_is_asked_for(server: Server) -> None:
    chief, bob = operator(server), Player(server, "Bob")
    chief.post(f"/api/moderation/people/{bob.id}/rename", {"reason": ""}, 400)
    error = chief.post(f"/api/moderation/people/{bob.id}/rename", {"reason": "  "}, 400)["error"]
    assert error["message"] == "empty-reason"
    assert bob.get("/api/me")["name"] == "Bob"


def test_an_operator_who_deletes_the_account_is_none_any_more(server: Server) -> None:
    chief = operator(server)
    assert chief.http.delete("/api/me").is_success
    assert chief.id not in {one["id"] for one in command(server, "operators")}


def test_a_dismissed_operator_sees_nothing(server: Server) -> None:
    person, login = account(server, "Olga")
    command(server, "appoint", login)
    person.get("/api/moderation/reports")
    command(server, "dismiss", login)
    person.get("/api/moderation/reports", 404)
