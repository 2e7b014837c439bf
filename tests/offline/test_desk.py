"""The desk answers a page as a server would: whole games, what is kept, replays, records."""

from __future__ import annotations

import json

import pytest

from tests.offline.page import Browser, Page

GAMES = [
    ("kingdom", {}),
    ("seasons", {"winter": "yes"}),
    ("ludwig", {}),
    ("ludwig", {"modules": "all"}),
]
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "medium"}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_is_played_kept_and_replayed(game: str, options: dict[str, str]) -> None:
    page = Page()
    table = page.play(game, [ME, BOT], options=options)
    position = page.play_out(page.socket(table))
    shown = page.ask("GET", f"/api/tables/{table}")
    assert (shown["status"], shown["result"]) == ("finished", position["result"])
    later = Page(page.browser)  # a reload
    steps = later.ask("GET", f"/api/tables/{table}/steps", open=1, board=1)
    assert len(steps) > 20
    assert all(step["text"] is not None for step in steps)
    last = later.ask("GET", f"/api/tables/{table}/steps/{len(steps) - 1}", open=1, board=1)
    assert last["board"]
    assert later.ask("GET", f"/api/tables/{table}/story")
    assert later.ask("GET", f"/api/tables/{table}/picture/png", theme="dark").startswith("<svg")


def test_a_reload_in_the_middle_goes_on_where_it_was() -> None:
    page = Page()
    table = page.play("kingdom", [ME, ME])
    socket = page.socket(table, "0,1")
    position = page.asked(socket)
    page.send(socket, type="move", seat=position["seat"], seq=0, id="a", words=position["asked"]["legal"][:1])
    later = Page(page.browser)
    again = later.socket(table, str(position["seat"]), since=0)
    (update,) = [said for said in later.said[again] if said["type"] == "update"]
    assert update["position"]["seq"] == 1
    assert [line["seq"] for line in update["happened"]] == [1]
    (entry,) = later.ask("GET", "/api/me/tables")
    assert (entry["table"]["id"], entry["seq"]) == (table, 1)


def test_another_tab_is_noticed_by_the_version_and_its_move_is_taken_over() -> None:
    browser = Browser()
    first = Page(browser)
    table = first.play("kingdom", [ME, ME])
    second = Page(browser)
    sockets = first.socket(table, "0,1"), second.socket(table, "0,1")
    seat = first.position(sockets[0])["actors"][0]
    position = first.asked(sockets[0])
    word = position["asked"]["legal"][0]
    first.send(sockets[0], type="move", seat=seat, seq=0, id="a", words=[word])
    with pytest.raises(AssertionError, match="another tab was faster"):
        second.send(sockets[1], type="move", seat=seat, seq=0, id="b", words=[word])
    status, refused = json.loads(second.desk.conflict("/api/time"))["reply"]["status"], 409
    assert status == refused
    second._take(second.desk.load(table, browser.kept[table][1]))
    assert second.closed[sockets[1]] == 4000  # it connects again
    assert second.position(second.socket(table, "0,1"))["seq"] == 1


def test_a_record_is_exported_imported_and_played_on() -> None:
    page = Page()
    table = page.play("kingdom", [ME, BOT])
    result = page.play_out(page.socket(table))["result"]
    record = page.ask("GET", f"/api/tables/{table}/record")
    elsewhere = Page()
    elsewhere.ask("POST", "/api/guests", {"name": "Bob"})
    assert elsewhere.ask("POST", "/api/records", {"text": record})["result"] == result
    kept = elsewhere.ask("POST", "/api/records/kept", {"text": record})
    assert (kept["status"], kept["result"]) == ("finished", result)
    assert kept["seats"][0]["name"] == "Ann"
    (listed,) = elsewhere.ask("GET", "/api/tables", status="finished")
    assert listed["id"] == kept["id"]
    same = elsewhere.ask("GET", f"/api/tables/{kept['id']}/record")
    assert same == record
    fork = elsewhere.ask("POST", f"/api/tables/{kept['id']}/fork", {"step": 5, "seats": [ME, BOT]})
    elsewhere.ask("POST", f"/api/tables/{fork['id']}/start")
    assert elsewhere.position(elsewhere.socket(fork["id"]))["moves"] == 0


def test_undo_is_free_alone_and_asking_is_agreed_at_once() -> None:
    page = Page()
    table = page.play("kingdom", [ME, BOT])
    socket = page.socket(table)
    while page.position(socket)["asked"] is None:
        page.think()
    before = page.position(socket)
    word = before["asked"]["legal"][0]
    page.send(socket, type="move", seat=0, seq=before["seq"], id="a", words=[word])
    assert page.position(socket)["can_undo"]
    page.send(socket, type="undo", seat=0, seq=page.position(socket)["seq"], id="b")
    assert page.position(socket)["moves"] == before["moves"]
    page.send(socket, type="move", seat=0, seq=page.position(socket)["seq"], id="c", words=[word])
    page.send(socket, type="ask-undo", seat=0, moves=before["moves"], id="d")
    assert page.position(socket)["moves"] == before["moves"]


def test_questions_are_answered_and_refusals_have_words() -> None:
    page = Page()
    table = page.play("seasons", [ME, BOT])
    socket = page.socket(table, language="cs")
    (previews,) = page.send(socket, type="previews", seat=0, id="q")
    assert previews["type"] == "answer"
    assert previews["answer"]
    (refused,) = page.send(socket, type="move", seat=1, seq=0, id="x", words=["nothing"])
    assert refused["error"]["text"]
    (broken,) = page.send(socket, type="no-such-frame")
    assert broken["error"]["message"] == "bad-frame"
    status, error = page.answer("GET", "/api/tables/none")
    assert (status, error["error"]["message"]) == (404, "no-such-table")
    status, error = page.answer("GET", "/api/nothing")
    assert status == 404


def test_lessons_hints_rematches_and_giving_up() -> None:
    page = Page()
    page.ask("POST", "/api/guests", {"name": "Ann"})
    lesson = page.ask("POST", "/api/lessons", {"game": "kingdom"})
    assert lesson["learning"]
    socket = page.socket(lesson["id"])
    while page.position(socket)["asked"] is None:
        page.think()
    word = page.ask("GET", f"/api/tables/{lesson['id']}/advice", seat=0)["word"]
    assert word in page.position(socket)["asked"]["legal"]
    page.play_out(socket)
    fresh = page.ask("POST", f"/api/tables/{lesson['id']}/rematch")
    assert page.ask("POST", f"/api/tables/{lesson['id']}/rematch")["id"] == fresh["id"]
    page.ask("POST", f"/api/tables/{fresh['id']}/give-up")
    assert fresh["id"] not in page.browser.kept
    assert page.answer("GET", f"/api/tables/{fresh['id']}")[0] == 404


def test_a_person_who_leaves_is_replaced_and_returns() -> None:
    page = Page()
    table = page.play("kingdom", [ME, BOT])
    assert page.ask("POST", f"/api/tables/{table}/leave")["seats"][0]["stand_in"] == "medium"
    assert page.ask("POST", f"/api/tables/{table}/return")["seats"][0]["stand_in"] is None


def test_games_rules_catalogues_and_the_person() -> None:
    page = Page()
    assert page.ask("GET", "/api/here") == {"person": None, "operator": False, "ban": None}
    assert [game["game"] for game in page.ask("GET", "/api/games", language="ru")] == [
        "kingdom", "ludwig", "seasons",
    ]  # fmt: skip
    assert page.ask("GET", "/api/games/ludwig/catalogue", components="standard")
    assert page.ask("GET", "/api/rules/seasons", language="cs")[0]["level"] == 1
    assert page.answer("PATCH", "/api/me", {"name": "Bea"})[0] == 401
    page.ask("POST", "/api/guests", {"name": "Ann"})
    face = page.ask("GET", "/api/portraits")[0]
    changed = page.ask("PATCH", "/api/me", {"name": "Bea", "portrait": face})
    assert (changed["name"], changed["portrait"]) == ("Bea", face)
    assert Page(page.browser).ask("GET", "/api/here")["person"] == changed
