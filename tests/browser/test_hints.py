"""Advice as a setting of a table, and the main button where nothing can be bought."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import start_game


def test_a_hint_suggests_a_move_with_its_reasons_and_plays_it(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    table = anna.table("kingdom", "me", "random", hints=True, options={"start": "1"})
    anna.start(table)
    page = anna.sit(table)
    page.get_by_role("button", name="Hint").click()
    shown = page.locator(".suggestion")
    expect(shown).to_be_visible()
    shown.get_by_role("button").click()
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)
    expect(shown).to_have_count(0)


def test_a_table_without_hints_offers_none(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, "kingdom"))
    expect(page.get_by_role("button", name="Plan")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_hints_are_usual_alone_with_bots_and_impossible_in_rated_games(new_visitor: NewVisitor) -> None:
    page = new_visitor("Anna").go("/new/kingdom")
    hints = page.get_by_role("checkbox", name="Hints")
    expect(hints).to_be_checked()
    page.get_by_role("checkbox", name="Rated game The result").check()
    expect(hints).not_to_be_checked()
    expect(hints).to_be_disabled()
