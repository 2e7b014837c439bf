"""The first page: what a newcomer sees, unfinished games as pictures, and giving them up; and one's own games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import play_until, start_game


def test_a_newcomer_is_shown_the_guides_first(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go("/")
    guide = page.locator("article").first.get_by_role("link", name="First game with a guide")
    expect(page.get_by_text("New here?")).to_be_visible()
    expect(guide).to_have_class(re.compile("main"))
    expect(page.locator("article").first).to_contain_text("30 to 45 minutes · easy to learn")


@pytest.mark.parametrize("phone", [False, True])
def test_an_unfinished_game_is_a_picture_and_can_be_given_up(phone: bool, new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=phone)
    tables = [start_game(anna, "kingdom") for _ in range(4)]
    play_until(anna, tables[0], lambda now: bool(now.view["supply"][0] <= 34))
    page = anna.go("/")
    cards = page.locator("li:has(> a[href^='/tables/'])", has_text="Your turn")
    expect(cards).to_have_count(3)
    page.get_by_role("button", name="All 4").click()
    expect(cards).to_have_count(4)
    first = page.locator(f"li:has(> a[href='/tables/{tables[0]}'])")
    first.scroll_into_view_if_needed()
    page.wait_for_function("card => card.querySelector('img').naturalWidth > 0", arg=first.element_handle())
    first.get_by_role("button", name="Give up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("closed for good")
    dialog.get_by_role("button", name="Keep it").click()
    expect(cards).to_have_count(4)
    first.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Give up").click()
    expect(cards).to_have_count(3)
    assert anna.get(f"/api/tables/{tables[0]}")["status"] == "closed"
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_own_games_come_first_among_those_played_and_on_ones_page(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    table = play_until(anna, start_game(anna, "seasons"))
    page = anna.go("/history")
    own = page.get_by_role("region", name="Your games")
    expect(own.locator(f"a[href='/replay/{table}']")).to_be_visible()
    assert own.bounding_box()["y"] < page.get_by_role("region", name="Search").bounding_box()["y"]  # type: ignore[index]  # both are visible
    page = anna.go("/me")
    expect(
        page.get_by_role("region", name="Your games").locator(f"a[href='/replay/{table}']")
    ).to_be_visible()
