"""Replays and guided games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kastelan.games import GAMES
from tests.browser.conftest import NewVisitor
from tests.browser.tables import play_until, start_game


def test_a_game_is_leafed_through_and_played_on(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    table = play_until(anna, start_game(anna, "seasons"))
    page = anna.go(f"/replay/{table}#5")
    slider = page.locator(".timeline input")
    expect(slider).to_have_value("5")
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("6")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Viewpoint").select_option("1")
    expect(page).to_have_url(re.compile(r"as=1#\d+"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith('[Game "seasons"]')
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open]").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("[data-asks]")


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_begins_and_takes_a_suggestion(game: str, new_visitor: NewVisitor) -> None:
    page = new_visitor().go(f"/learn/{game}")
    page.locator("main .ways button").click()
    page.wait_for_selector("[data-asks]")
    guide = page.get_by_role("region", name="Guide")
    expect(guide.locator(".words p")).to_be_visible()
    for _ in range(10):  # things to be explained before the first move
        if guide.get_by_role("button", name="Next").count():
            guide.get_by_role("button", name="Next").click()
    before = page.locator("[data-seq]").get_attribute("data-seq") or ""
    guide.get_by_role("button", name=re.compile("suggest", re.IGNORECASE)).click()
    guide.locator(".suggestion button").click()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", before)
