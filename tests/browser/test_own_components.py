"""Own components that a server offers: chosen at set-up, seen on the page, and played with to the end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from kastelan.games.ludwig.components import standard_rows
from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import InputDevice, Mouse, Touch
from tests.browser.player import PagePlayer, final_scores
from tests.browser.running_server import Server, served
from tests.browser.test_all_screens import CUT_OFF
from tests.browser.visitor import Visitor
from tests.server.support.running_server import ROOT

PICTURES: Final = ROOT / "build" / "screenshots" / "own-components"
POINTS: Final = 7
ROOMS: Final[Any] = standard_rows()["rooms"]
TILES: Final = {
    "rooms": [
        {"id": room["id"], "name": {"en": f"True {room['name']['en']}"}, "points": POINTS} for room in ROOMS
    ]
}
CASTLE: Final = {
    "buildings": [
        {"id": "well", "cost": 10, "points": 8},
        {"id": "servants_house", "positions": [{"id": "servants_house.1", "fee": 9}]},
    ]
}
PLACES: Final[dict[str, InputDevice]] = {"desktop": Mouse(), "phone": Touch()}


@pytest.fixture(scope="module")
def offering(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers a set for Ludwig and one for A Castle for All Seasons."""
    folder = tmp_path_factory.mktemp("own")
    sets = {"true-tiles": TILES, "our-castle": CASTLE}
    for name, rows in sets.items():
        (folder / f"{name}.json").write_text(json.dumps(rows), encoding="utf-8")
    with served(folder, components=[[name, str(folder / f"{name}.json")] for name in sets]) as server:
        yield server


def set_up(visitor: Visitor, game: str, wanted: str) -> str:
    """Choose a set for a new table in the form, and start the game; returns the id of the table."""
    page = visitor.go(f"/new/{game}")
    field = page.get_by_label(re.compile("^The printed components, or"))
    field.select_option(label=wanted)
    field.scroll_into_view_if_needed()
    looked_at(visitor, f"{game}-setup")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-asks]")
    return page.url.rpartition("/")[2]


def looked_at(visitor: Visitor, name: str) -> None:
    """Save a screenshot, on which nothing may be cut off."""
    visitor.wait_until_idle()
    size = visitor.page.viewport_size
    assert size is not None
    place = "phone" if size["width"] < 500 else "desktop"
    visitor.page.screenshot(path=PICTURES / f"{name}-{place}.png")
    assert visitor.page.evaluate(CUT_OFF) == []


def rooms_of(page: Page) -> list[str]:
    """The rooms of the castle that is shown, as a screen reader hears them."""
    rooms = page.get_by_role("list", name="Rooms of the castle: Anna").get_by_role("listitem")
    return rooms.all_inner_texts()


@pytest.mark.parametrize("place", PLACES)
def test_ludwig_is_played_to_the_end_with_the_true_tiles(
    place: str, new_visitor: NewVisitor, offering: Server
) -> None:
    anna = new_visitor("Anna", at=offering, phone=place == "phone")
    table = set_up(anna, "ludwig", "true-tiles")
    page = anna.page
    if place == "desktop":
        expect(page.locator("header .own")).to_have_text("true-tiles")
    market = page.locator(".strip .stall", has_text="True ")
    player = PagePlayer(page, "ludwig", PLACES[place])
    while not any("True " in room for room in rooms_of(page)):
        assert player.decide()
        if player.wait() == "asked" and player.asks() == "buying":
            expect(market.first).to_be_visible()
    looked_at(anna, "ludwig-table")
    player.play()
    assert final_scores(page) == sorted(anna.position(table, 0)["result"], reverse=True)
    looked_at(anna, "ludwig-over")
    page.keyboard.press("Escape")  # the result follows the scoring
    page.wait_for_selector("dialog[open] .story")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_contain_text(re.compile("Components: true-tiles [0-9a-f]{12}"))
    with page.expect_download() as download:
        page.locator("dialog[open]").get_by_role("link", name="Download the set").click()
    assert download.value.suggested_filename == "true-tiles.json"
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == TILES


@pytest.mark.parametrize("place", PLACES)
def test_the_castle_of_all_seasons_has_the_true_figures_without_their_sign(
    place: str, new_visitor: NewVisitor, offering: Server
) -> None:
    anna = new_visitor("Anna", at=offering, phone=place == "phone")
    table = set_up(anna, "seasons", "our-castle")
    page = anna.page
    page.get_by_role("button", name="List", exact=True).click()
    looked_at(anna, "seasons-list")
    rows = page.get_by_role("list").locator("li")
    well, servants = (
        rows.filter(has=page.get_by_role("heading", name=name)) for name in ("Well", "Servants’ House")
    )
    expect(well).to_contain_text("10")
    expect(well.get_by_role("button", name="reconstructed")).to_have_count(0)
    expect(servants.locator(".fee")).to_have_text(["9", "8", "8"])
    expect(servants.get_by_role("button", name="reconstructed")).to_have_count(2)
    player = PagePlayer(page, "seasons", PLACES[place])
    player.decide()
    assert anna.position(table, 0)["seq"] > 0
