"""Two people in two browsers: a reload and a power cut in the middle lose nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.hands import Mouse
from tests.browser.playing import READY, Sitting
from tests.browser.serving import served
from tests.browser.tables import begun, forward
from tests.browser.visitor import Visitor

CUT = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY", "Failed to load resource")


def together(anna: Visitor, boris: Visitor, game: str) -> str:
    """A table at which both sit."""
    table = anna.table(game, "me", "open", options={"start": "1"})
    boris.join(table)
    anna.start(table)
    return table


def play_on(sittings: list[Sitting], decisions: int) -> None:
    """Whoever is asked decides."""
    done = 0
    for _ in range(2000):
        for sitting in sittings:
            if sitting.page.evaluate(READY, -1) == "asked":
                sitting.decide()
                done += 1
        if done >= decisions:
            return
        sittings[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def same(anna: Visitor, boris: Visitor, table: str) -> bool:
    """Whether both know the same, and that is what the server knows."""
    seq = anna.position(table, 0)["seq"]
    for visitor in (anna, boris):
        expect(visitor.page.locator("[data-seq]")).to_have_attribute("data-seq", str(seq))
    return True


@pytest.mark.slow
def test_a_reload_and_a_killed_server_lose_nothing(arrive: Arrive, tmp_path: Path) -> None:
    with served(tmp_path / "a" / "b") as server:
        anna, boris = arrive("Anna", at=server), arrive("Boris", at=server)
        table = together(anna, boris, "kingdom")
        sittings = [
            Sitting(one.sit(table), "kingdom", Mouse(), seed) for seed, one in enumerate((anna, boris))
        ]
        play_on(sittings, 6)
        anna.page.reload()
        anna.page.wait_for_selector("[data-seq]")
        assert same(anna, boris, table)
        play_on(sittings, 6)
        for visitor in (anna, boris):
            visitor.expects(*CUT)
        before = sittings[0].seq()
        server.kill()
        _say_something(anna, boris)
        server.start()
        for visitor in (anna, boris):
            expect(visitor.page.locator(".strip button:has-text('Try now')")).to_have_count(0, timeout=60_000)
        play_on(sittings, 8)
        assert same(anna, boris, table)
        assert sittings[0].seq() >= before + 8


def _say_something(anna: Visitor, boris: Visitor) -> None:
    """Whoever is asked decides while nobody listens: the move is kept, and the page says so."""
    page = next(one.page for one in (anna, boris) if one.page.evaluate(READY, -1) == "asked")
    Sitting(page, "kingdom", Mouse()).step()
    expect(page.get_by_text("Reconnecting")).to_be_visible()


def test_a_secret_choice_waits_for_the_other(arrive: Arrive) -> None:
    anna, boris = arrive("Anna"), arrive("Boris")
    table = together(anna, boris, "seasons")
    pages = [one.sit(table) for one in (anna, boris)]
    sitting = Sitting(pages[0], "seasons", Mouse())
    sitting.decide()
    expect(pages[0].get_by_text("Waiting for Boris")).to_be_visible()
    expect(pages[1].locator("article").filter(has_text="Anna")).to_contain_text("has chosen")
    chosen = anna.position(table, 0)["view"]["selected"][0]
    assert chosen
    assert boris.position(table, 1)["view"]["selected"][0] != chosen
    Sitting(pages[1], "seasons", Mouse()).decide()
    pages[0].wait_for_function("() => document.querySelectorAll('[data-log] li').length > 0")
    assert same(anna, boris, table)


def test_a_spectator_sees_the_board_and_no_secrets(arrive: Arrive) -> None:
    anna, boris = arrive("Anna"), arrive("Boris")
    table = begun(anna, "ludwig")
    forward(anna, table, lambda position: position["asked"]["message"] == "ludwig-ask-buying")
    frames: list[str] = []
    boris.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    page = boris.sit(table)
    expect(page.get_by_text("you are watching")).to_be_visible()
    assert page.locator(".docket, .controls button").count() == 0
    hand = anna.position(table, 0)["view"]["hands"][0]
    assert isinstance(hand, list)
    assert all(isinstance(cards, int) for cards in boris.position(table)["view"]["hands"])
    assert not [frame for frame in frames if f'"hands":[{hand}' in frame.replace(" ", "")]
