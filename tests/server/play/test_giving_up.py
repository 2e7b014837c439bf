"""Games that are given up: closed for good, or left to bots; and the list of a person's unfinished tables."""

from __future__ import annotations

from tests.server.support.running_server import Answer, Player, Server


def running(host: Player, *seats: str, **more: object) -> str:
    table = str(host.table("kingdom", "me", *(seats or ("greedy",)), options={"start": "1"}, **more))
    if "open" not in seats:
        host.start(table)
    return table


def give_up(person: Player, table: str, status: int | None = None) -> Answer:
    return person.post(f"/api/tables/{table}/give-up", None, status)


def unfinished(person: Player) -> dict[str, Answer]:
    return {entry["table"]["id"]: entry for entry in person.get("/api/me/tables")}


def test_a_game_without_other_people_is_closed_for_good(server: Server) -> None:
    ann = Player(server, "Ann")
    table, shared = running(ann), running(ann, "me")
    for given_up in (table, shared):
        assert give_up(ann, given_up)["status"] == "closed"
        assert ann.get(f"/api/tables/{given_up}")["status"] == "closed"
        assert ann.move(given_up, 0, 0, "m", ["x"], 409)["error"]["message"] == "table-closed"
        assert give_up(ann, given_up, 409)["error"]["message"] == "game-not-running"
    assert unfinished(ann) == {}


def test_a_bot_takes_over_where_others_play(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = running(ann, "open")
    bob.join(table)
    ann.start(table)
    shown = give_up(ann, table)
    assert (shown["status"], shown["seats"][0]["stand_in"]) == ("playing", "greedy")
    assert unfinished(ann)[table]["table"]["seats"][0]["stand_in"] == "greedy"
    give_up(ann, table, 403)


def test_a_rated_game_is_played_to_its_end_by_bots(server: Server) -> None:
    ann = Player(server, "Ann")
    assert give_up(ann, running(ann, rated=True))["seats"][0]["stand_in"] == "greedy"


def test_only_those_who_belong_to_a_running_game_give_it_up(server: Server) -> None:
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    table, waiting = running(ann), running(ann, "open")
    assert give_up(eve, table, 403)["error"]["message"] == "not-your-seat"
    assert give_up(ann, waiting, 409)["error"]["message"] == "game-not-running"
    assert ann.get(f"/api/tables/{table}")["status"] == "playing"
    assert unfinished(eve) == {}


def test_unfinished_tables_say_whose_turn_it_is(server: Server) -> None:
    ann = Player(server, "Ann")
    table, waiting = running(ann, "me"), running(ann, "open")
    found = unfinished(ann)
    assert list(found) == [waiting, table]
    at = ann.position(table)
    assert (found[table]["actors"], found[table]["seq"]) == (at["actors"], at["seq"])
    assert (found[waiting]["actors"], found[waiting]["table"]["status"]) == ([], "open")
