"""Ratings and statistics: what a finished game changes, once, and what can be found of it afterwards."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kastelan.pictures.portraits.characters import character_portrait
from kastelan.server.service import Service
from kastelan.server.statistics.ratings import Rating, rated
from tests.server.support.running_server import Player, Server, loose, next_of, served


def test_a_winner_gains_what_doubt_allows_and_ties_share() -> None:
    after = rated({}, ["a", "b", "c"], [1, 2, 2])
    assert after["a"].mu > 25 > after["b"].mu == after["c"].mu
    assert all(rating.sigma < 25 / 3 and rating.games == 1 for rating in after.values())
    sure = rated({"a": Rating(25, 1, 50), "b": Rating(25, 8, 1)}, ["a", "b"], [2, 1])
    assert abs(sure["a"].mu - 25) < abs(sure["b"].mu - 25)


def test_a_bot_on_two_seats_is_one_player() -> None:
    after = rated({}, ["bot:greedy", "a", "bot:greedy"], [1, 2, 3])
    assert set(after) == {"a", "bot:greedy"}
    assert after["bot:greedy"].games == 1


def played(person: Player, game: str, *seats: str, **more: object) -> str:
    """A game that bots play out for everybody."""
    table = person.table(game, *seats, **more)
    with person.socket(table) as line:
        person.start(table)
        if "me" in seats:
            person.post(f"/api/tables/{table}/leave")
        while True:
            update = next_of(line, "update")
            if update["position"]["result"] is not None:
                return table


def counted(person: Player, path: str, number: int) -> Any:
    """What a path lists, once it lists so many; games are counted a moment after they end."""
    for _ in range(2400):
        found = person.get(path)
        if len(found) >= number:
            return found
        time.sleep(0.05)
    raise AssertionError(path)


def test_a_rated_game_changes_ratings_and_an_unrated_one_only_statistics(server: Server) -> None:
    ann = Player(server, "Ann")
    before = ann.get("/api/people/bot:random/ratings/history?game=kingdom&players=2")
    table = played(ann, "kingdom", "me", "random", rated=True)
    changes = counted(ann, f"/api/tables/{table}/ratings", 2)
    assert {step["player"] for step in changes} == {ann.id, "bot:random"}
    shown = ann.get(f"/api/tables/{table}")
    winner = shown["places"].index(1)
    assert changes[0]["player"] == (ann.id, "bot:random")[winner]
    own = ann.get(f"/api/people/{ann.id}/ratings")
    assert [(found["game"], found["players"], found["games"], found["name"]) for found in own] == [
        ("kingdom", 2, 1, "Ann")
    ]
    assert own[0]["ordinal"] == pytest.approx(own[0]["mu"] - 3 * own[0]["sigma"])
    ranking = ann.get("/api/ratings?game=kingdom&players=2")
    assert own[0] in ranking
    faces = {found["player"]: found["portrait"] for found in ranking}
    assert faces["bot:random"] == character_portrait("kingdom", "random")
    assert faces[ann.id] == shown["seats"][0]["portrait"]
    history = ann.get("/api/people/bot:random/ratings/history?game=kingdom&players=2")
    assert [step["table"] for step in history[len(before) :]] == [table]
    casual = played(ann, "kingdom", "me", "random")
    statistics = counted(ann, f"/api/people/{ann.id}/statistics", 1)
    while statistics[0]["games"] < 2:
        statistics = ann.get(f"/api/people/{ann.id}/statistics")
    scores = [ann.get(f"/api/tables/{found}")["result"][0] for found in (table, casual)]
    assert statistics[0]["best_score"] == max(scores)
    assert statistics[0]["mean_score"] == pytest.approx(sum(scores) / 2)
    assert ann.get(f"/api/people/{ann.id}/ratings")[0]["games"] == 1
    versus = ann.get(f"/api/people/{ann.id}/against/bot:random")
    assert [(found["game"], found["games"]) for found in versus] == [("kingdom", 2)]
    back = ann.get(f"/api/people/bot:random/against/{ann.id}")
    assert (versus[0]["ahead"], versus[0]["behind"]) == (back[0]["behind"], back[0]["ahead"])
    assert versus[0]["mean_score"] == statistics[0]["mean_score"] == back[0]["other_mean_score"]


def test_forks_and_games_against_oneself_count_for_nothing(server: Server) -> None:
    ann = Player(server, "Ann")
    table = played(ann, "kingdom", "me", "me", rated=True)
    fork = ann.post(
        f"/api/tables/{table}/fork", {"step": 5, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    )["id"]
    with ann.socket(fork) as line:
        ann.start(fork)
        ann.post(f"/api/tables/{fork}/leave")
        while next_of(line, "update")["position"]["result"] is None:
            pass
    played(ann, "kingdom", "me", "random")
    assert counted(ann, f"/api/people/{ann.id}/statistics", 1)[0]["games"] == 1
    assert ann.get(f"/api/people/{ann.id}/ratings") == []
    assert ann.get(f"/api/people/{ann.id}/against/{ann.id}") == []


def test_finished_games_are_found_by_player_date_and_options(server: Server) -> None:
    ann = Player(server, "Ann")
    first = played(ann, "kingdom", "me", "random", options={"first_game": "yes"})
    second = played(ann, "seasons", "me", "greedy")
    end = ann.get(f"/api/tables/{second}")["finished"]

    def found(wish: str) -> list[str]:
        return [table["id"] for table in ann.get(f"/api/tables?status=finished&player={ann.id}&{wish}")]

    assert found("") == [second, first]
    assert found("game=kingdom&option=first_game=yes") == found(f"before={end}") == [first]
    assert found("game=kingdom&option=first_game=no") == []
    assert found(f"since={end}") == [second]
    assert found(f"since={end + 1}") == []
    bots = ann.get(f"/api/tables?status=finished&player=bot:greedy&since={end}&before={end + 1}")
    assert [table["id"] for table in bots] == [second]
    again = ann.post(f"/api/tables/{first}/rematch")
    assert again["options"] == {"first_game": "yes"}


def test_nobody_has_statistics_who_is_not_there(server: Server) -> None:
    ann = Player(server, "Ann")
    for player in ("nobody", "bot:nobody"):
        for path in ("statistics", "ratings", "ratings/history", f"against/{ann.id}"):
            ann.get(f"/api/people/{player}/{path}", 404)
    private = ann.table("kingdom", "me", "open", visibility="private")
    Player(server).get(f"/api/tables/{private}/ratings", 404)


def test_a_game_is_counted_once_even_if_the_server_died_before(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as server:
        ann = Player(server, "Ann")
        table = played(ann, "kingdom", "me", "random", rated=True)
        before = counted(ann, f"/api/tables/{table}/ratings", 2)

    async def work() -> None:
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        try:
            await asyncio.gather(*(service.results.count(table) for _ in range(5)))
            await service.results.count_all()
            async with service.engine.begin() as connection:
                counts = [
                    await connection.scalar(text(f"SELECT count(*) FROM {name}"))
                    for name in ("results", "ratings", "rating_steps")
                ]
                assert counts == [2, 2, 2]
                for name in ("results", "ratings", "rating_steps"):  # as if it had died after the last move
                    await connection.execute(text(f"DELETE FROM {name}"))
                await connection.execute(text("UPDATE tables SET counted = NULL, places = NULL"))
        finally:
            await service.close()

    asyncio.run(work())
    with served(tmp_path / "tables.db") as server:
        ann.server = server
        there = Player(server)
        assert counted(there, f"/api/tables/{table}/ratings", 2) == before


def test_a_stand_in_is_as_strong_as_the_person(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as server:
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "random")
        ann.start(table)
        assert ann.post(f"/api/tables/{table}/leave")["seats"][0]["stand_in"] == "greedy"

    async def work() -> None:
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        async with service.engine.begin() as connection:
            for player, mu in ((ann.id, 12), ("bot:random", 10), ("bot:greedy", 30)):
                await connection.execute(
                    text(
                        "INSERT INTO ratings (player, game, players, mu, sigma, games, updated)"
                        " VALUES (:player, 'kingdom', 2, :mu, 2, 9, 0)"
                    ),
                    {"player": player, "mu": mu},
                )
        room = await service.hub.room(table)
        assert await service.results.stand_in_for(room, 0) == "random"
        await service.close()

    asyncio.run(work())
