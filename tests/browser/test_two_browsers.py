"""Two people in two browsers: a reload and a killed server lose nothing, and secrets stay secret."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from kastelan.games import GAMES
from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import InputDevice, Mouse, Touch
from tests.browser.player import PagePlayer, final_scores
from tests.browser.running_server import Server, served
from tests.browser.tables import Wanted, asks_for, find_position, near_end, start_at
from tests.browser.visitor import Visitor
from tests.soaking import SOAK

CUT = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY", "Failed to load resource")


def together(anna: Visitor, boris: Visitor, game: str, wanted: Wanted | None = None) -> str:
    """A table with both people, at the start of a game or at a position that fits."""
    if wanted is None:
        table = anna.table(game, "me", "open", options={"start": "1"})
    else:
        table = start_at(anna, find_position(game, wanted), "open")
    boris.join(table)
    anna.start(table)
    return table


class Pair:
    """Two people at a table, each with a page."""

    def __init__(self, anna: Visitor, boris: Visitor, table: str, game: str, *hands: InputDevice) -> None:
        self.people, self.table = (anna, boris), table
        self.sittings = [
            PagePlayer(one.sit(table), game, hand, seed)
            for seed, (one, hand) in enumerate(zip(self.people, hands, strict=True))
        ]

    def actors(self) -> list[int]:
        """The seats that have to decide; empty when the game is over."""
        return list(self.people[0].position(self.table)["actors"])

    def play_on(self, decisions: int) -> int:
        """Make this many decisions, or fewer if the game ends; returns how many."""
        for number in range(decisions):
            actors = self.actors()
            if not actors:
                return number
            self.sittings[actors[0]].decide()
        return decisions

    def agree(self) -> None:
        """Check that both pages show the server's position."""
        seq = str(self.people[0].position(self.table)["seq"])
        for visitor in self.people:
            expect(visitor.page.locator("[data-seq]")).to_have_attribute("data-seq", seq)


def come_back(visitor: Visitor) -> None:
    """The page reconnects; the `online` event, which browsers send too, makes it retry at once."""
    visitor.page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(visitor.page.get_by_text("Reconnecting")).to_have_count(0, timeout=60_000)


def power_cut(pair: Pair, server: Server) -> None:
    """The asked seat moves while the server is down: the page says so, keeps the move, and sends it later."""
    player, before = pair.sittings[pair.actors()[0]], pair.sittings[0].seq()
    for visitor in pair.people:
        visitor.expect_errors(*CUT)
    player.wait()
    server.kill()
    expect(player.page.get_by_text("Reconnecting")).to_be_visible()
    if player.game == "kingdom":  # where one press is a whole decision
        for _ in range(4):  # a finger comes nearer first
            if not player.page.locator(".sending").count():
                player.step()
        expect(player.page.get_by_text("your move is kept")).to_be_visible()
    server.start()
    for visitor in pair.people:
        come_back(visitor)
    after = before + (player.game == "kingdom")
    expect(player.page.locator("[data-seq]")).to_have_attribute("data-seq", str(after))
    pair.agree()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_and_a_killed_server_lose_nothing(
    game: str, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    with served(tmp_path / "a" / "b") as server:
        anna, boris = new_visitor("Anna", at=server), new_visitor("Boris", at=server, phone=True)
        table = together(anna, boris, game, None if SOAK else near_end(game))
        pair = Pair(anna, boris, table, game, Mouse(), Touch())
        pair.play_on(4)
        anna.page.reload()
        anna.page.wait_for_selector("[data-seq]")
        pair.agree()
        pair.play_on(4)
        power_cut(pair, server)
        pair.play_on(1000)
        result = sorted(anna.position(pair.table)["result"], reverse=True)
        assert [final_scores(one.page) for one in (anna, boris)] == [result, result]


def test_a_secret_choice_waits_for_the_other(new_visitor: NewVisitor) -> None:
    anna, boris = new_visitor("Anna"), new_visitor("Boris")
    pair = Pair(anna, boris, together(anna, boris, "seasons"), "seasons", Mouse(), Mouse())
    pair.sittings[0].decide()
    expect(anna.page.get_by_text("Waiting for Boris")).to_be_visible()
    expect(boris.page.locator("article").filter(has_text="Anna")).to_contain_text("has chosen")
    chosen = anna.position(pair.table, 0)["view"]["selected"][0]
    assert chosen
    assert boris.position(pair.table, 1)["view"]["selected"][0] != chosen
    pair.sittings[1].decide()
    expect(anna.page.locator("[data-log] li")).not_to_have_count(0)
    pair.agree()


def test_a_spectator_sees_the_board_and_no_secrets(new_visitor: NewVisitor) -> None:
    anna, boris = new_visitor("Anna"), new_visitor("Boris")
    table = start_at(anna, find_position("ludwig", asks_for("buying")))
    frames: list[str] = []
    boris.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    page = boris.sit(table)
    expect(page.get_by_text("you are watching")).to_be_visible()
    assert page.locator(".docket, .controls button").count() == 0
    hand = anna.position(table, 0)["view"]["hands"][0]
    assert isinstance(hand, list)
    assert all(isinstance(cards, int) for cards in boris.position(table)["view"]["hands"])
    assert not [frame for frame in frames if f'"hands":[{hand}' in frame.replace(" ", "")]
