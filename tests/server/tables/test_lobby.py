"""The lobby: making, joining, leaving, starting, playing again, and what is nobody else's business."""

from __future__ import annotations

import pytest

from kastelan.core.seed_promise import seed_hash
from kastelan.games import GAMES
from tests.server.support.running_server import Player, Server, next_of


def test_people_join_get_ready_and_start(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("seasons", "me", "open")
    assert ann.post(f"/api/tables/{table}/start", None, 409)["error"]["message"] == "seats-open"
    joined = bob.post(f"/api/tables/{table}/join", {})
    assert joined["seats"][1]["ready"]  # sitting down is enough
    bob.post(f"/api/tables/{table}/ready", {"ready": False})
    assert ann.post(f"/api/tables/{table}/start", None, 409)["error"]["message"] == "not-all-ready"
    assert bob.post(f"/api/tables/{table}/start", None, 403)["error"]["message"] == "not-your-table"
    bob.post(f"/api/tables/{table}/ready", {"ready": True})
    started = ann.start(table)
    assert (started["status"], [seat["name"] for seat in started["seats"]]) == ("playing", ["Ann", "Bob"])
    assert Player(server, "Eve").post(f"/api/tables/{table}/join", {}, 409)


def test_a_seat_is_left_kicked_and_taken_once(server: Server) -> None:
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.table("kingdom", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert eve.post(f"/api/tables/{table}/join", {"seat": 1}, 409)["error"]["message"] == "seat-taken"
    assert eve.post(f"/api/tables/{table}/kick", {"seat": 1}, 403)
    ann.post(f"/api/tables/{table}/kick", {"seat": 1})
    eve.post(f"/api/tables/{table}/join", {"seat": 1})
    assert eve.post(f"/api/tables/{table}/leave")["seats"][1]["kind"] == "open"
    assert ann.post(f"/api/tables/{table}/leave")["status"] == "closed"


def test_whoever_was_kicked_sees_nothing_of_the_seat_any_more(server: Server) -> None:
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.table("kingdom", "me", "open")
    bob.join(table)
    with bob.socket(table, "1") as line:
        next_of(line, "table")
        ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        eve.join(table)
        ann.start(table)
        ann.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "hello"})
        while (message := line.recv(timeout=120)) and '"said"' not in str(message):
            assert '"update"' not in str(message)


def test_a_private_table_is_there_only_for_whoever_is_invited(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("kingdom", "me", "open", visibility="private")
    invite = ann.get(f"/api/tables/{table}")["invite"]
    bob.get(f"/api/tables/{table}", 404)
    bob.get(f"/api/tables/{table}/chat", 404)
    bob.post(f"/api/tables/{table}/join", {}, 404)
    assert bob.get(f"/api/tables/{table}?invite={invite}")["invite"] is None
    bob.join(table, invite=invite)
    assert table not in [found["id"] for found in Player(server).get("/api/tables")]


def test_whoever_was_kicked_from_a_private_table_hears_nothing_of_it(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("kingdom", "me", "open", visibility="private")
    bob.join(table, invite=ann.get(f"/api/tables/{table}")["invite"])
    with bob.socket(table, "1") as line:
        next_of(line, "table")
        ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        ann.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "he is gone"})
        line.send('{"type":"ping","id":"x"}')
        assert "he is gone" not in str(line.recv(timeout=120))


def test_the_lobby_lists_games_and_filters_tables(server: Server) -> None:
    ann = Player(server, "Ann")
    assert [game["game"] for game in ann.get("/api/games")] == list(GAMES)
    table = ann.table("ludwig", "me", "open", pace="turns", move_clock=86_400)
    assert table in [found["id"] for found in ann.get("/api/tables?game=ludwig")]
    assert table not in [found["id"] for found in ann.get("/api/tables?game=kingdom")]
    assert ann.get(f"/api/tables?player={ann.id}")[0]["move_clock"] == 86_400


@pytest.mark.parametrize("game", ["ludwig", "seasons"])
def test_nobody_makes_the_server_read_files(server: Server, game: str) -> None:
    ann = Player(server, "Ann")
    body = {
        "game": game,
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"components": "/etc/passwd"},
    }
    assert ann.post("/api/tables", body, 403)["error"]["message"] == "server-files-refused"
    body["options"] = {"components": "standard"}
    assert ann.post("/api/tables", body)["status"] == "open"


def test_wrong_options_players_and_bots_are_refused(server: Server) -> None:
    ann = Player(server, "Ann")
    me: dict[str, object] = {"kind": "me"}
    for body in (
        {"game": "chess", "seats": [me]},
        {"game": "kingdom", "seats": [me]},
        {"game": "kingdom", "seats": [me, me], "options": {"cards": "nobody"}},
        {"game": "kingdom", "seats": [me, {"kind": "bot", "bot": "genius"}]},
        {"game": "kingdom", "seats": [me, me], "surprise": 1},
    ):
        ann.post("/api/tables", body, 400)


def test_a_bot_game_is_played_out_recorded_forked_and_played_again(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "greedy", "random")
    promise = ann.get(f"/api/tables/{table}")
    assert promise["seed"] is None
    with ann.socket(table) as line:
        ann.start(table)
        while (update := next_of(line, "update"))["position"]["result"] is None:
            pass
    shown = ann.get(f"/api/tables/{table}")
    assert shown["status"] == "finished"
    assert shown["result"] == update["position"]["result"]
    assert seed_hash(int(shown["seed"])) == promise["seed_hash"]
    steps = ann.get(f"/api/tables/{table}/steps")
    assert steps[1]["word"]
    assert ann.get(f"/api/tables/{table}/steps/5")["view"]["players"] == 2
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    fork = ann.post(f"/api/tables/{table}/fork", {"step": 20, "seats": seats})
    assert (fork["parent"], fork["parent_step"]) == (table, 20)
    ann.start(fork["id"])
    assert ann.position(fork["id"], 0)["view"]["players"] == 2
    again = ann.post(f"/api/tables/{table}/rematch")
    assert [seat["bot"] for seat in again["seats"]] == ["greedy", "random"]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again["id"]


def test_a_rematch_keeps_an_open_seat_for_whoever_has_gone_for_good(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("kingdom", "me", "open", "random")
    bob.join(table)
    with ann.socket(table) as line:
        ann.start(table)
        for person in (ann, bob):
            person.post(f"/api/tables/{table}/leave")
        while next_of(line, "update")["position"]["result"] is None:
            pass
    assert bob.http.delete("/api/me").status_code == 204
    again = ann.post(f"/api/tables/{table}/rematch")
    assert [(seat["kind"], seat["user"]) for seat in again["seats"]] == [
        ("person", ann.id),
        ("open", None),
        ("bot", None),
    ]
    Player(server, "Eve").join(again["id"])
    ann.start(again["id"])
