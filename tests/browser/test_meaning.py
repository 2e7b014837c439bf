"""Everything explains itself where it is: goals, cards, buildings, tiles and symbols."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse
from tests.browser.player import PagePlayer
from tests.browser.tables import start_game


def test_a_goal_shows_the_hexes_that_it_counts(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "kingdom", cards="discoverers,lords,miners"))
    PagePlayer(page, "kingdom", Mouse()).step()
    counted, goal = page.locator("[data-counted]"), page.get_by_role("button", name="Discoverers")
    expect(counted).to_have_count(0)
    goal.hover()
    expect(counted).to_have_count(1)
    page.locator("h2").first.hover()
    expect(counted).to_have_count(0)
    goal.click()  # keeps it
    expect(goal).to_have_attribute("aria-pressed", "true")
    page.locator("h2").first.hover()
    expect(counted).to_have_count(1)


def test_sectors_are_drawn_where_a_card_counts_by_them(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    anna.sit(start_game(anna, "kingdom", cards="discoverers,lords,miners"))
    expect(anna.page.locator("path.sectors")).to_have_count(1)
    anna.sit(start_game(anna, "kingdom", cards="discoverers,hermits,miners"))
    expect(anna.page.get_by_role("button", name="Hermits")).to_be_visible()
    expect(anna.page.locator("path.sectors")).to_have_count(0)
