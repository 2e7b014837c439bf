"""The server offers what the browser can show, and refuses the rest in words."""

from __future__ import annotations

import pytest

from kastelan.core.record import begin, close, write
from kastelan.games import find
from kastelan.server import offered
from kastelan.server.errors import Forbidden
from tests.server.serving import Player, Server


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


def test_what_nothing_here_turns_is_not_offered() -> None:
    offered.check(find("ludwig"), 4, {"hourglass": "no"})
    with pytest.raises(Forbidden, match="option-not-offered"):
        offered.check(find("ludwig"), 4, {"hourglass": "yes"})
    assert "hourglass" not in {option.name for option in offered.options(find("ludwig"))}


def test_a_record_with_modules_can_be_shown(server: Server) -> None:
    game, options = find("ludwig"), {"modules": "swans"}
    record = close(begin(game, 2, options, 7, ("A", "B")), [], game.new(2, options, 7))
    shown = Player(server, "Ann").post("/api/records", {"text": write(record)}, 200)
    assert (shown["game"], shown["count"]) == ("ludwig", 1)
