"""Somebody is gone: the others vote, clocks run out, bots play on, and whoever is back takes over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support.running_server import Answer, Player, Server, next_of, served


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("gone") / "tables.db", gone_seconds=0, shortest_turn=1) as server:
        yield server


def begun(server: Server, players: int, **more: object) -> tuple[str, list[Player]]:
    people = [Player(server, name) for name in ("Ann", "Bob", "Cid", "Dan")[:players]]
    table = people[0].table("kingdom", "me", *["open"] * (players - 1), **more)
    for person in people[1:]:
        person.join(table)
    people[0].start(table)
    return table, people


def voted(person: Player, table: str, seat: int, status: int | None = None) -> Answer:
    return person.post(f"/api/tables/{table}/stand-in", {"seat": seat}, status)


def test_most_of_the_others_bring_in_a_bot(quick: Server) -> None:
    table, people = begun(quick, 4)
    gone = people[0].position(table)["actors"][0]
    first, second, third = (seat for seat in range(4) if seat != gone)
    shown = voted(people[first], table, gone)["seats"][gone]
    assert (shown["stand_in"], shown["votes"]) == (None, [first])
    assert voted(people[first], table, gone)["seats"][gone]["votes"] == [first]
    with people[third].socket(table, str(third)) as line:
        next_of(line, "update")
        shown = voted(people[second], table, gone)["seats"][gone]
        assert (shown["stand_in"], shown["votes"]) == ("greedy", [])
        while gone in next_of(line, "update")["position"]["actors"]:
            pass  # the bot plays
    assert voted(people[third], table, gone, 409)["error"]["message"] == "no-stand-in-needed"
    assert people[gone].post(f"/api/tables/{table}/return")["seats"][gone]["stand_in"] is None


def test_a_vote_is_forgotten_when_the_player_moves(quick: Server) -> None:
    table, people = begun(quick, 3)
    gone = people[0].position(table)["actors"][0]
    voter = people[(gone + 1) % 3]
    assert voted(voter, table, gone)["seats"][gone]["votes"] == [(gone + 1) % 3]
    at = people[gone].position(table, gone)
    people[gone].move(table, gone, at["seq"], "m", [at["asked"]["legal"][0]])
    assert voter.get(f"/api/tables/{table}")["seats"][gone]["votes"] == []


def test_only_other_people_of_the_table_vote_and_only_about_whoever_has_to_move(quick: Server) -> None:
    table, people = begun(quick, 2)
    gone = people[0].position(table)["actors"][0]
    voted(Player(quick, "Eve"), table, gone, 403)
    assert voted(people[gone], table, gone, 409)["error"]["message"] == "no-stand-in-needed"
    assert voted(people[gone], table, 1 - gone, 409)["error"]["message"] == "not-gone-yet"
    voted(people[gone], table, 7, 404)


def test_nobody_is_replaced_who_has_not_kept_others_waiting(server: Server) -> None:
    table, people = begun(server, 2)
    gone = people[0].position(table)["actors"][0]
    assert voted(people[1 - gone], table, gone, 409)["error"]["message"] == "not-gone-yet"


def test_votes_outlive_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("votes") / "tables.db", gone_seconds=0)
    server.start()
    table, people = begun(server, 4)
    gone = people[0].position(table)["actors"][0]
    first, second, _ = (seat for seat in range(4) if seat != gone)
    voted(people[first], table, gone)
    server.kill()
    server.start()
    assert voted(people[second], table, gone)["seats"][gone]["stand_in"] == "greedy"
    server.stop()


def test_a_clock_that_runs_out_brings_a_bot_and_coming_back_starts_it_again(quick: Server) -> None:
    table, people = begun(quick, 2, pace="turns", move_clock=5)
    late = people[0].position(table)["actors"][0]
    with people[1 - late].socket(table, str(1 - late)) as line:
        while 1 - late not in next_of(line, "update")["position"]["actors"]:
            pass
    assert people[0].get(f"/api/tables/{table}")["seats"][late]["stand_in"] == "greedy"
    assert people[late].post(f"/api/tables/{table}/return")["seats"][late]["stand_in"] is None


def test_a_vacation_keeps_a_clock_from_running_out(quick: Server) -> None:
    table, people = begun(quick, 2, pace="turns", move_clock=10**6)
    seat = people[0].position(table)["actors"][0]
    before = people[0].position(table)["deadlines"][str(seat)]
    until = before + 86_400_000
    away = people[seat].http.put("/api/me/preferences", json={"vacation_until": until}).json()
    assert away["vacation_until"] == until
    after = people[0].position(table)["deadlines"][str(seat)]
    assert after > until
    assert people[seat].get("/api/me/turns")[0]["deadline"] == after
    people[seat].http.put("/api/me/preferences", json={})
    assert people[0].position(table)["deadlines"][str(seat)] < until
    live, _ = begun(quick, 2, pace="live", move_clock=10**6)
    assert people[0].get(f"/api/tables/{live}")["pace"] == "live"


def test_turn_by_turn_a_clock_gives_a_day(server: Server) -> None:
    ann = Player(server, "Ann")
    body = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": "turns", "move_clock": 60}
    assert ann.post("/api/tables", body, 400)["error"]["message"] == "clock-too-short"
    assert ann.post("/api/tables", body | {"move_clock": 86_400})["move_clock"] == 86_400
    assert ann.post("/api/tables", body | {"pace": "live"})["move_clock"] == 60
