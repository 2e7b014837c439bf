"""The server offers what the browser can show, and refuses the rest in words."""

from __future__ import annotations

import pytest

from kastelan.core.record import begin, close, write
from kastelan.games import find
from kastelan.server.errors import Forbidden
from kastelan.server.tables import allowed_options
from tests.server.support.running_server import Player, Server


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"modules": "swans,moats"}), (5, {}), (4, {"modules": "all"})]
)
def test_modules_and_the_fifth_seat_are_offered(server: Server, seats: int, options: dict[str, str]) -> None:
    ann = Player(server, "Ann")
    shown = next(game for game in ann.get("/api/games") if game["game"] == "ludwig")
    assert shown["players"] == [1, 2, 3, 4, 5]
    assert "modules" in {option["name"] for option in shown["options"]}
    body = {"game": "ludwig", "seats": [{"kind": "me"}] * seats, "options": options}
    table = ann.post("/api/tables", body, 201)
    assert table["options"].get("modules", "") == options.get("modules", "")


def test_one_player_is_told_which_modules_he_can_use(server: Server) -> None:
    body = {"game": "ludwig", "seats": [{"kind": "me"}], "options": {"modules": "moats"}}
    error = Player(server, "Ann").post("/api/tables", body, 400)["error"]
    assert error["message"] == "modules-not-for-one"
    assert "extra_rooms" in error["text"]


def test_the_hourglass_is_for_live_tables(server: Server) -> None:
    ann = Player(server, "Ann")
    body = {
        "game": "ludwig",
        "seats": [{"kind": "me"}] * 2,
        "options": {"modules": "decrees", "hourglass": "yes"},
    }
    assert ann.post("/api/tables", body, 201)["options"]["hourglass"] == "yes"
    assert ann.post("/api/tables", body | {"pace": "turns"}, 400)["error"]["message"] == "option-only-live"
    body["options"] = {"modules": "decrees", "hourglass": "no"}
    assert ann.post("/api/tables", body | {"pace": "turns"}, 201)["id"]


def test_files_of_somebodys_choice_are_not_read() -> None:
    allowed_options.check(find("ludwig"), {"components": "standard"})
    with pytest.raises(Forbidden, match="server-files-refused"):
        allowed_options.check(find("ludwig"), {"components": "/etc/passwd"})


def test_a_record_with_modules_can_be_shown(server: Server) -> None:
    game, options = find("ludwig"), {"modules": "swans"}
    record = close(begin(game, 2, options, 7, ("A", "B")), [], game.new(2, options, 7))
    shown = Player(server, "Ann").post("/api/records", {"text": write(record)}, 200)
    assert (shown["game"], shown["count"]) == ("ludwig", 1)
