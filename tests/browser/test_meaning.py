"""Everything explains itself where it is: goals, cards, buildings, tiles and symbols."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse
from tests.browser.player import PagePlayer
from tests.browser.tables import start_game


def test_a_goal_shows_the_hexes_that_it_counts(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "kingdom", cards="discoverers,lords,miners"))
    PagePlayer(page, "kingdom", Mouse()).step()
    counted = page.locator("[data-counted]")
    goal = page.get_by_role("region", name="Discoverers").get_by_role("button")
    expect(counted).to_have_count(0)
    goal.hover()
    expect(counted).to_have_count(1)
    page.locator("[data-question]").hover()
    expect(counted).to_have_count(0)
    goal.click()  # keeps it
    expect(goal).to_have_attribute("aria-pressed", "true")
    page.locator("[data-question]").hover()
    expect(counted).to_have_count(1)


def test_sectors_are_drawn_where_a_card_counts_by_them(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    anna.sit(start_game(anna, "kingdom", cards="discoverers,lords,miners"))
    expect(anna.page.locator("path.sectors").first).to_be_attached()
    anna.sit(start_game(anna, "kingdom", cards="discoverers,hermits,miners"))
    expect(anna.page.get_by_role("region", name="Hermits")).to_be_visible()
    expect(anna.page.locator("path.sectors")).to_have_count(0)


def test_a_tile_of_the_market_is_explained_by_a_card(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "ludwig"))
    player = PagePlayer(page, "ludwig", Mouse())
    while player.asks() != "buying":
        player.step()
    page.locator(".stall").nth(1).hover()
    card = page.get_by_role("tooltip")
    expect(card.locator(".picture svg")).to_be_visible()
    expect(card).to_contain_text(re.compile(r"\d doors?\."))


def test_a_card_of_the_hand_is_explained_by_a_card(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "seasons"))
    page.locator("[data-card='trader']").hover()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("Trader")
    expect(card).to_contain_text("Rank 2")
    expect(card.locator(".picture")).to_be_visible()


def test_a_building_is_explained_while_it_is_pointed_at(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "seasons"))
    about = page.get_by_label("About this")
    page.locator("[data-key='building.0']").hover()
    expect(about).to_contain_text("Keep")
    page.locator("[data-question]").hover()
    expect(about).to_have_count(0)


def test_a_long_press_explains_a_building(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=True)
    page = anna.sit(start_game(anna, "seasons"))
    box = page.locator("[data-key='building.0']").bounding_box()
    assert box
    finger = anna.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_label("About this")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_label("About this")).to_be_visible()


def test_the_round_is_shown_and_the_score_says_what_it_means(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "ludwig"))
    player = PagePlayer(page, "ludwig", Mouse())
    while player.asks() != "buying":
        player.step()
    expect(page.locator(".round")).to_have_text(re.compile(r"Round \d+ · \d+ room cards left"))
    expect(page.get_by_text("if it ended now").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("kingdom", "settlements are built here"),
        ("ludwig", "Connected by a door"),
        ("seasons", "Master Builder"),
    ],
)
def test_a_legend_explains_the_symbols_of_a_game(new_visitor: NewVisitor, game: str, words: str) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, game))
    page.get_by_role("button", name="Symbols").click()
    legend = page.get_by_role("dialog", name="Symbols")
    expect(legend).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)


@pytest.mark.parametrize("thing", ["[data-card='messenger']", "[data-card='stonemason']"])
def test_an_explanation_stands_beside_what_it_explains(new_visitor: NewVisitor, thing: str) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "seasons"))
    page.locator(thing).hover()
    card = page.get_by_role("tooltip")
    expect(card).to_be_visible()
    shown, below = card.bounding_box(), page.locator(thing).bounding_box()
    assert shown
    assert below
    assert 0 <= below["y"] - (shown["y"] + shown["height"]) < 20
    assert shown["x"] <= below["x"] + below["width"] / 2 <= shown["x"] + shown["width"]


@pytest.mark.parametrize("game", ["kingdom", "ludwig", "seasons"])
def test_the_rules_begin_with_an_illustrated_overview(new_visitor: NewVisitor, game: str) -> None:
    page = new_visitor().go(f"/rules/{game}")
    pictures = page.locator(".overview img")
    expect(pictures).to_have_count(3)
    pictures.first.scroll_into_view_if_needed()
    expect(pictures.first).to_have_js_property("complete", True)
    assert pictures.first.evaluate("image => image.naturalWidth") > 100


def test_the_search_of_the_rules_finds_the_overview_too(new_visitor: NewVisitor) -> None:
    page = new_visitor().go("/rules/kingdom")
    page.get_by_role("searchbox").fill("location tiles once")
    expect(page.locator(".overview figure")).to_have_count(1)
    expect(page.locator(".overview mark")).not_to_have_count(0)
