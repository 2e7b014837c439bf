"""The server offers what the browser can show, and refuses the rest in words."""

from __future__ import annotations

import pytest

from kastelan.core.record import begin, close, write
from kastelan.games import find
from kastelan.server import offered
from kastelan.server.errors import Forbidden
from tests.server.serving import Player, Server


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"modules": "swans"}), (5, {}), (2, {"hourglass": "yes"})]
)
def test_modules_are_not_offered_yet(server: Server, seats: int, options: dict[str, str]) -> None:
    ann = Player(server, "Ann")
    body = {"game": "ludwig", "seats": [{"kind": "me"}] * seats, "options": options}
    assert ann.post("/api/tables", body, 403)["error"]["message"] == "option-not-offered"
    shown = next(game for game in ann.get("/api/games") if game["game"] == "ludwig")
    assert not {"modules", "hourglass"} & {option["name"] for option in shown["options"]}


def test_options_that_are_not_offered_may_be_named_as_they_are_anyway() -> None:
    offered.check(find("ludwig"), 4, {"modules": "", "hourglass": "no"})
    with pytest.raises(Forbidden, match="option-not-offered"):
        offered.check(find("ludwig"), 4, {"modules": "moats"})


def test_a_record_that_cannot_be_shown_is_refused(server: Server) -> None:
    game = find("ludwig")
    options = {"modules": "swans"}
    state = game.new(2, options, 7)
    record = close(begin(game, 2, options, 7, ("A", "B")), [], state)
    answer = Player(server, "Ann").post("/api/records", {"text": write(record)}, 403)
    assert answer["error"]["message"] == "option-not-offered"
