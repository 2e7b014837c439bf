"""Own components on a server: offered by name, played with, exported, and kept when no longer offered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest
from sqlalchemy import insert

from kastelan.core.errors import BadOption, BadRecord
from kastelan.core.record import parse, replay
from kastelan.games import find
from kastelan.games.ludwig.events import TileLaidOut
from kastelan.locale import Speaker
from kastelan.narration import PlayerNames, narrator_of
from kastelan.server.errors import NotFound
from kastelan.server.operation.clock import now
from kastelan.server.storage import database, schema
from kastelan.server.tables.component_sets import ComponentSet, ComponentSets, load
from kastelan.server.tables.option_names import components_name
from tests.server.support.running_server import Player, Server, served

TILES: Final = {
    "rooms": [
        {"id": "focus_room", "points": 9, "name": {"en": "Room for Thinking"}},
        {
            "id": "tea_pavilion",
            "name": {"en": "Tea Pavilion"},
            "size": 250,
            "type": "outdoor",
            "points": 2,
            "doors": ["s0", "e1"],
        },
    ]
}
CASTLE: Final = {"buildings": [{"id": "well", "cost": 10}]}
OFFERED: Final = "true-tiles"


@pytest.fixture
def tiles(tmp_path: Path) -> Path:
    """A file with other tiles of Ludwig."""
    path = tmp_path / "tiles.json"
    path.write_text(json.dumps(TILES), encoding="utf-8")
    return path


def offering(server_folder: Path, tiles: Path) -> list[list[str]]:
    """The setting of a server that offers both files."""
    castle = server_folder / "castle.json"
    castle.write_text(json.dumps(CASTLE), encoding="utf-8")
    return [[OFFERED, str(tiles)], ["our-castle", str(castle)]]


def choices(player: Player, game: str) -> list[str]:
    """The components that new tables can choose."""
    shown = next(one for one in player.get("/api/games") if one["game"] == game)
    found = [option for option in shown["options"] if option["name"] == "components"]
    return [choice["word"] for option in found for choice in option["choices"]]


def begun(player: Player, value: str) -> str:
    """A started table with these components, against a bot."""
    table = player.table("ludwig", "me", "random", options={"components": value})
    player.start(table)
    return table


def play_to_the_end(player: Player, table: str) -> None:
    """Play the first seat at random."""
    luck = Random(1)
    for number in range(2000):
        position = player.get(f"/api/tables/{table}/position?seat=0")["position"]
        if position["result"] is not None:
            return
        if position["asked"] is not None:
            word = luck.choice(position["asked"]["legal"])
            player.move(table, 0, position["seq"], f"{number}", [word])
    raise AssertionError("the game does not end")


def query(value: str) -> str:
    return str(httpx.QueryParams({"components": value}))


@pytest.fixture
def server(tmp_path: Path, tiles: Path) -> Iterator[Server]:
    with served(tmp_path / "kastelan.db", components=offering(tmp_path, tiles)) as found:
        yield found


def test_a_table_with_a_set_of_the_server_is_played_exported_and_replayed_elsewhere(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Player(server, "Ann")
    standard, value = choices(ann, "ludwig")
    assert (standard, components_name(value)) == ("standard", OFFERED)
    assert choices(ann, "kingdom") == []
    assert components_name(choices(ann, "seasons")[1]) == "our-castle"
    table = begun(ann, value)
    assert ann.get(f"/api/tables/{table}")["options"] == {"components": value}
    play_to_the_end(ann, table)
    record = ann.http.get(f"/api/tables/{table}/record").text
    shown = ann.post("/api/records", {"text": record, "seat": None, "open": True, "first": 0})
    assert shown["components"] == value
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    with pytest.raises(BadRecord, match="components-no-file"):
        replay(parse(record), find)
    file = ann.http.get("/api/games/ludwig/components", params={"value": value})
    (elsewhere / "true-tiles.json").write_bytes(file.content)
    assert "true-tiles.json" in file.headers["content-disposition"]
    assert replay(parse(record), find).outcome is not None


def test_words_and_pictures_are_those_of_the_set(server: Server) -> None:
    ann = Player(server, "Ann")
    value = choices(ann, "ludwig")[1]
    printed = ann.get("/api/games/ludwig/catalogue")["tiles"]
    own = ann.get(f"/api/games/ludwig/catalogue?{query(value)}")["tiles"]
    by_id = {tile["id"]: tile for tile in own}
    assert len(own) == len(printed) + 1
    assert (by_id["focus_room"]["name"], by_id["focus_room"]["points"]) == ("Room for Thinking", 9)
    assert {tile["components"] for tile in own} == {value}
    art = "/art/ludwig/tile/tea_pavilion/0"
    assert ann.http.get(art).status_code == 404
    assert ann.http.get(f"{art}?{query(value)}").status_code == 200
    for address in ("/api/games/ludwig/catalogue", art, "/api/games/kingdom/catalogue"):
        assert ann.http.get(f"{address}?{query('/etc/passwd')}").status_code == 404


def test_a_table_plays_on_when_its_set_has_been_changed_or_is_no_longer_offered(
    tmp_path: Path, tiles: Path
) -> None:
    path = tmp_path / "kastelan.db"
    with served(path, components=offering(tmp_path, tiles)) as server:
        ann = Player(server, "Ann")
        first = choices(ann, "ludwig")[1]
        table = begun(ann, first)
        cookies = ann.http.cookies
    changed = {"rooms": [{"id": "focus_room", "points": 1}]}
    tiles.write_text(json.dumps(changed), encoding="utf-8")
    with served(path, components=[[OFFERED, str(tiles)]]) as server:
        ann = Player(server)
        ann.http.cookies = cookies
        assert choices(ann, "ludwig")[1] != first
        assert ann.get(f"/api/tables/{table}")["options"] == {"components": first}
    with served(path) as server:
        ann = Player(server)
        ann.http.cookies = cookies
        assert choices(ann, "ludwig") == []
        play_to_the_end(ann, table)


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("true tiles", TILES, "components-bad-name"),
        ("../tiles", TILES, "components-bad-name"),
        ("tiles", {"rooms": [{"id": "focus_room", "points": 999}]}, "components-bad-field"),
        ("tiles", {"knights": []}, "components-of-no-game"),
    ],
)
def test_a_set_that_is_not_valid_is_refused_before_the_server_starts(
    tmp_path: Path, name: str, content: object, message: str
) -> None:
    path = tmp_path / "some.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(BadOption, match=message):
        load(name, str(path))


def test_a_stored_set_that_cannot_be_used_any_more_does_not_stop_the_server(tmp_path: Path) -> None:
    async def work() -> ComponentSets:
        engine = database.open_database(str(tmp_path / "kastelan.db"), 5)
        await database.upgrade(engine)
        row = {"game": "ludwig", "value": "x.json#000000000000", "content": "{}", "installed": now()}
        async with engine.begin() as connection:
            await connection.execute(insert(schema.component_sets).values(row))
        sets = ComponentSets(engine, ())
        await sets.open()
        await engine.dispose()
        return sets

    sets = asyncio.run(work())
    assert sets.known == ()
    with pytest.raises(NotFound, match="no-such-components"):
        sets.found("ludwig", "x.json#000000000000")


def test_names_of_a_set_can_be_changed_without_another_set(tmp_path: Path, tiles: Path) -> None:
    async def opened() -> ComponentSets:
        engine = database.open_database(str(tmp_path / "kastelan.db"), 5)
        await database.upgrade(engine)
        sets = ComponentSets(engine, ((OFFERED, str(tiles)),))
        await sets.open()
        await engine.dispose()
        return sets

    before = asyncio.run(opened())
    tiles.write_text(json.dumps(TILES).replace("Room for Thinking", "Quiet Room"), encoding="utf-8")
    after = asyncio.run(opened())
    assert before.offered("ludwig") == after.offered("ludwig")
    assert [one.value for one in after.known] == [one.value for one in before.known]
    assert "Quiet Room" in after.known[0].content


def test_events_are_told_with_the_names_of_the_set(tiles: Path) -> None:
    value = load(OFFERED, str(tiles)).value
    names = PlayerNames(find("ludwig"), ("Ann", "Bob"))
    laid = TileLaidOut(4, 0, False)
    assert "Room for Thinking" in narrator_of(Speaker("en"), names, value).narrate([laid])[0]
    assert "Room for Thinking" not in narrator_of(Speaker("en"), names).narrate([laid])[0]


def test_a_set_without_a_game_for_it_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown-option"):
        ComponentSet("kingdom", "x.json#000000000000", "{}").install()
