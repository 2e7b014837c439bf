"""Reports: who may report what, what operators get to see of it, and how long it is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kastelan.server.moderation.reports import Reports
from kastelan.server.operation.clock import now
from kastelan.server.storage.database import open_database
from tests.server.moderation.operators import operator, reports_about, said
from tests.server.support.running_server import Player, Server, served

OFFENCE = {"kind": "person", "reason": "insult"}


def test_a_message_is_reported_with_the_chat_around_it(server: Server) -> None:
    ann, bob, chief = Player(server, "Ann"), Player(server, "Bob"), operator(server)
    table = ann.table("kingdom", "me", "open", visibility="private")
    bob.http.get(f"/api/tables/{table}")
    bob.join(table, invite=ann.get(f"/api/tables/{table}")["invite"])
    for number in range(15):
        said(ann, table, f"before {number}")
    rude = said(bob, table, "something rude")
    said(ann, table, "after")
    ann.post("/api/me/mutes", {"user": bob.id}, 204)  # a muted message is kept as well
    given = {"kind": "message", "table": table, "message": rude, "reason": "insult", "note": "look at this"}
    ann.post("/api/reports", given, 204)
    (report,) = reports_about(chief, bob)
    assert (report["note"], report["reporter"], report["name"]) == ("look at this", ann.id, "Bob")
    lines = report["snapshot"]["lines"]
    assert [line["text"] for line in lines] == [
        *(f"before {number}" for number in range(5, 15)), "something rude", "after",
    ]  # fmt: skip
    assert report["snapshot"]["game"] == "kingdom"
    assert report["snapshot"]["people"] == {ann.id: "Ann", bob.id: "Bob"}


def test_a_snapshot_stays_when_names_and_messages_change(server: Server) -> None:
    ann, bob, chief = Player(server, "Ann"), Player(server, "Rude Name"), operator(server)
    ann.post("/api/reports", {**OFFENCE, "person": bob.id, "reason": "name"}, 204)
    bob.http.patch("/api/me", json={"name": "Bob"})
    (report,) = reports_about(chief, bob)
    assert (report["name"], report["snapshot"]["people"]) == ("Bob", {bob.id: "Rude Name"})


def test_a_table_is_reported_as_its_hosts(server: Server) -> None:
    ann, eve, chief = Player(server, "Ann"), Player(server, "Eve"), operator(server)
    table = ann.table("kingdom", "me", "open")
    eve.post("/api/reports", {"kind": "table", "table": table, "reason": "other"}, 204)
    assert [report["table"] for report in reports_about(chief, ann)] == [table]


def test_the_same_report_again_is_not_kept_twice(server: Server) -> None:
    ann, bob, chief = Player(server, "Ann"), Player(server, "Bob"), operator(server)
    for _ in range(3):
        ann.post("/api/reports", {**OFFENCE, "person": bob.id}, 204)
    (report,) = reports_about(chief, bob)
    chief.post(f"/api/moderation/reports/{report['number']}/settle", {"reason": "warned"}, 204)
    assert reports_about(chief, bob) == []
    settled = chief.get("/api/moderation/reports?settled=true")
    assert report["number"] in [one["number"] for one in settled]
    ann.post("/api/reports", {**OFFENCE, "person": bob.id}, 204)
    assert len(reports_about(chief, bob)) == 1


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({"kind": "person"}, 400),
        ({"kind": "message", "table": "t"}, 404),
        ({"kind": "person", "person": "nobody"}, 404),
        ({"kind": "person", "person": "nobody", "message": 3}, 400),
        ({"kind": "table", "table": "nowhere"}, 404),
        ({"kind": "table"}, 400),
        ({"kind": "weather"}, 400),
    ],
)
def test_a_report_about_nothing_is_refused(server: Server, given: dict[str, object], status: int) -> None:
    Player(server, "Ann").post("/api/reports", {**given, "reason": "other"}, status)


def test_nobody_reports_themselves_or_without_a_name_or_what_is_hidden(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = bob.table("kingdom", "me", "open", visibility="private")
    error = ann.post("/api/reports", {**OFFENCE, "person": ann.id}, 409)["error"]
    assert error["message"] == "report-yourself"
    ann.post("/api/reports", {"kind": "table", "table": table, "reason": "other"}, 404)
    ann.post("/api/reports", {**OFFENCE, "person": bob.id, "table": table}, 404)
    Player(server).post("/api/reports", {**OFFENCE, "person": bob.id}, 401)
    token = ann.post("/api/me/tokens", {"label": "bot"})["secret"]
    program = Player(server)
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert (
        program.post("/api/reports", {**OFFENCE, "person": bob.id}, 403)["error"]["message"]
        == "not-with-token"
    )


def test_reports_are_limited_by_person_and_by_address(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", reports=(0.001, 2), reports_each=(0.001, 3)) as server:
        ann, eve = Player(server, "Ann"), Player(server, "Eve")
        others = [Player(server, f"Bob {number}") for number in range(3)]
        for other, status in zip(others, (204, 204, 429), strict=True):
            ann.post("/api/reports", {**OFFENCE, "person": other.id}, status)
        # The refused report has taken from the address, not from another person.
        eve.post("/api/reports", {**OFFENCE, "person": others[0].id}, 429)


def test_settled_reports_are_deleted_after_a_while(server: Server) -> None:
    ann, bob, chief = Player(server, "Ann"), Player(server, "Bob"), operator(server)
    ann.post("/api/reports", {**OFFENCE, "person": bob.id}, 204)
    (report,) = reports_about(chief, bob)
    chief.post(f"/api/moderation/reports/{report['number']}/settle", {"reason": "warned"}, 204)

    async def sweep(before: int) -> list[int]:
        engine = open_database(str(server.database))
        await Reports(engine).sweep(before)
        found = await Reports(engine).found(settled=True)
        await engine.dispose()
        return [one.number for one in found]

    assert report["number"] in asyncio.run(sweep(now() - 60_000))
    assert report["number"] not in asyncio.run(sweep(now() + 60_000))


def test_own_reports_are_in_the_copy_of_ones_own_data(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    ann.post("/api/reports", {**OFFENCE, "person": bob.id, "note": "he shouts"}, 204)
    (report,) = ann.get("/api/me/data")["reports"]
    assert (report["person"], report["note"]) == (bob.id, "he shouts")
    assert "snapshot" not in report
    assert bob.get("/api/me/data")["reports"] == []


def test_a_deleted_account_is_erased_from_reports(server: Server) -> None:
    ann, bob, eve, chief = (
        Player(server, "Ann"),
        Player(server, "Bob"),
        Player(server, "Eve"),
        operator(server),
    )
    table = ann.table("kingdom", "me", "open", "open")
    bob.join(table)
    eve.join(table)
    rude = said(bob, table, "something rude")
    said(eve, table, "stop that")
    given = {"kind": "message", "table": table, "message": rude, "reason": "insult", "note": "from Ann"}
    ann.post("/api/reports", given, 204)
    assert ann.http.delete("/api/me").is_success
    assert bob.http.delete("/api/me").is_success
    (report,) = reports_about(chief, bob)
    assert (report["reporter"], report["note"]) == (None, "")
    assert [line["text"] for line in report["snapshot"]["lines"]] == ["—", "stop that"]
    assert sorted(report["snapshot"]["people"].values()) == ["Eve", "—", "—"]
