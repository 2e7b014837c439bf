"""Seats before the start: closed, kept for somebody, given to bots; and finding a table with a free one."""

from __future__ import annotations

import uuid
from pathlib import Path

from tests.server.support.running_server import Answer, Player, Server


def made(host: Player, *seats: Answer, **more: object) -> Answer:
    return host.post("/api/tables", {"game": "kingdom", "seats": list(seats), **more})


def changed(host: Player, table: str, status: int | None = None, **wish: object) -> Answer:
    return host.post(f"/api/tables/{table}/seats", wish, status)


def test_closed_seats_make_a_smaller_game(server: Server) -> None:
    ann = Player(server, "Ann")
    bot = {"kind": "bot", "bot": "random"}
    table = made(ann, {"kind": "me"}, {"kind": "closed"}, bot, {"kind": "closed"})
    assert table["players"] == 2
    changed(ann, table["id"], seat=3, kind="bot", bot="greedy")
    started = ann.start(table["id"])
    assert started["players"] == 3
    assert [seat["bot"] for seat in started["seats"]] == [None, "random", "greedy"]
    assert len({seat["name"] for seat in started["seats"]}) == 3  # bots have names of their own
    assert [seat["seat"] for seat in started["seats"]] == [0, 1, 2]
    assert ann.position(table["id"], 0)["view"]["players"] == 3


def test_too_many_closed_seats_leave_no_game_to_start(server: Server) -> None:
    ann = Player(server, "Ann")
    table = made(ann, {"kind": "me"}, {"kind": "open"})["id"]
    changed(ann, table, seat=1, kind="closed")
    ann.post(f"/api/tables/{table}/start", None, 400)
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["person", "closed"]


def test_a_seat_kept_for_the_link_is_not_for_passers_by(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = made(ann, {"kind": "me"}, {"kind": "invited"})
    ann.post(f"/api/tables/{table['id']}/start", None, 409)
    assert bob.post(f"/api/tables/{table['id']}/join", {}, 409)["error"]["message"] == "seat-taken"
    assert bob.join(table["id"], invite=table["invite"])["seats"][1]["user"] == bob.id


def test_a_seat_kept_for_somebody_is_his_alone_even_in_private(server: Server) -> None:
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    wish = {"kind": "invited", "user": bob.id}
    table = made(ann, {"kind": "me"}, wish, visibility="private")
    assert table["seats"][1]["name"] == "Bob"
    eve.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]}, 409)
    assert bob.join(table["id"])["seats"][1]["kind"] == "person"
    assert changed(ann, table["id"], 404, seat=1, kind="invited", user="nobody")
    assert changed(ann, table["id"], seat=1, kind="open")["seats"][1]["user"] is None
    bob.get(f"/api/tables/{table['id']}", 404)


def test_only_the_host_changes_seats_and_only_before_the_start(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = made(ann, {"kind": "me"}, {"kind": "open"})["id"]
    changed(bob, table, 403, seat=0, kind="closed")
    changed(ann, table, 404, seat=5, kind="closed")
    assert changed(ann, table, seat=1, kind="me")["seats"][1]["user"] == ann.id
    ann.start(table)
    assert changed(ann, table, 409, seat=1, kind="open")["error"]["message"] == "table-not-open"


def test_nobody_makes_the_server_load_a_bot_of_his_own(server: Server, tmp_path: Path) -> None:
    ann = Player(server, "Ann")
    trace = tmp_path / "loaded"
    own = Path("/tmp") / f"{uuid.uuid4().hex[:4]}.py"
    own.write_text(f"open({str(trace)!r}, 'w')")
    wish = {"kind": "bot", "bot": f"{own}:B"}
    try:
        ann.post("/api/tables", {"game": "kingdom", "seats": [{"kind": "me"}, wish]}, 400)
        assert not trace.exists()
    finally:
        own.unlink()


def test_tables_are_found_by_what_they_are_like(server: Server) -> None:
    ann = Player(server, "Ann")
    bot = {"kind": "bot", "bot": "random"}
    full = made(ann, {"kind": "me"}, bot, rated=True)["id"]
    free = made(ann, {"kind": "me"}, {"kind": "open"}, bot, pace="turns", options={"first_game": "yes"})["id"]

    def found(wish: str) -> list[str]:
        return [table["id"] for table in ann.get(f"/api/tables?player={ann.id}&{wish}")]

    assert found("free=true") == found("players=3") == found("pace=turns") == found("rated=false") == [free]
    assert found("free=false") == found("players=2") == found("pace=live") == found("rated=true") == [full]
    assert found("game=kingdom&option=first_game=yes") == [free]
    assert found("game=kingdom&option=first_game=no") == [full]
    ann.get("/api/tables?option=first_game=no", 400)
    ann.get("/api/tables?game=kingdom&option=colour=red", 400)
    ann.start(full)
    assert found("status=open") == [free]
    assert found("status=open&status=playing") == [free, full]


def test_bots_are_called_by_who_they_are_in_the_game(server: Server) -> None:
    ann = Player(server, "Ann")
    levels = ("easy", "medium", "hard", "expert")
    for game, first, last in (("kingdom", "Ilka", "Bohdan"), ("ludwig", "Florian", "Wilhelmine")):
        table = ann.table(game, "me", *levels[:1], *levels[-1:])
        assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["Ann", first, last]


def test_people_at_one_device_have_names_and_faces_of_their_own(server: Server) -> None:
    ann = Player(server, "Ann")
    table = made(ann, {"kind": "me"}, {"kind": "me", "name": " Bob "}, {"kind": "me"})
    seats = table["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob", "Ann 2"]
    assert [seat["own_name"] for seat in seats] == [None, "Bob", None]
    assert seats[0]["portrait"] == seats[2]["portrait"] != seats[1]["portrait"]
    changed(ann, table["id"], seat=1, kind="me", name="Cyril")
    changed(ann, table["id"], seat=2, kind="open", name="Nobody")
    names = [seat["name"] for seat in ann.get(f"/api/tables/{table['id']}")["seats"]]
    assert names == ["Ann", "Cyril", ""]
    ann.start(made(ann, {"kind": "me"}, {"kind": "me", "name": "Dita"})["id"])


def test_a_name_made_to_deceive_is_refused_for_a_seat_too(server: Server) -> None:
    ann = Player(server, "Ann")
    wish = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "me", "name": "B\u043eb"}]}
    answer = ann.post("/api/tables", wish, 400)
    assert answer["error"]["message"] == "mixed-alphabets"


def test_two_people_of_one_name_are_numbered_and_no_others(server: Server) -> None:
    ann, other, bob = Player(server, "Mason"), Player(server, "Mason"), Player(server, "Bob")
    table = made(ann, {"kind": "me"}, {"kind": "open"}, {"kind": "open"})["id"]
    for player in (other, bob):
        player.post(f"/api/tables/{table}/join", {})
    seats = ann.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Mason", "Mason 2", "Bob"]
    assert len({seat["portrait"] for seat in seats}) == 3


def test_two_bots_of_one_level_are_two_characters(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("seasons", "hard", "me", "hard", "random")
    names = [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
    assert names[:3] == ["Ruprecht", "Ann", "Blanka"]
    portraits = [seat["portrait"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
    assert len(set(portraits)) == 4
    assert names[3] not in names[:3]


def test_a_story_calls_bots_as_its_reader_does(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "expert", "me", options={"start": "1"})
    ann.start(table)
    said = {
        language: str(ann.get(f"/api/tables/{table}/steps?board=1&language={language}")[0]["text"])
        for language in ("en", "cs", "ru")
    }
    assert "Bohdan" in said["en"]
    assert "Bohdan" in said["cs"]
    assert "Богдан" in said["ru"]
