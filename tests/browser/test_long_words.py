"""Long texts fit on the page."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.tables import start_game
from tests.server.support.stored_games import keep

ASIDE: Final = (
    "() => [...document.querySelectorAll('.table, .replay')].map((one) => one.scrollWidth - one.clientWidth)"
)
CUT: Final = """(names) => [...document.querySelectorAll(names)]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"""
LINES: Final = """() => {
  const told = document.querySelector('.told')
  return told.clientHeight / parseFloat(getComputedStyle(told).lineHeight)
}"""


def moved_aside(page: Page) -> list[int]:
    """How many pixels a page can be scrolled sideways."""
    found: list[int] = page.evaluate(ASIDE)
    return [far for far in found if far > 0]


def test_texts_for_screen_readers_do_not_widen_the_page(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", locale="ru-RU", phone=True)
    anna.sit(start_game(anna, "ludwig"))
    anna.wait_until_idle()
    assert not moved_aside(anna.page)


def test_the_names_of_three_bots_of_one_level_are_not_cut(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", locale="ru-RU")
    table = start_game(anna, "ludwig", "expert", "expert", "expert")
    page = anna.sit(table)
    expect(page.locator(".person .name")).to_have_text(["Anna", "Вильгельмина", "Максимилиан", "Адельгейда"])
    expect(page.locator(".person .level")).to_have_count(3)
    assert not page.evaluate(CUT, ".person .name")


@pytest.mark.parametrize("phone", [False, True])
def test_no_line_of_a_step_is_cut_in_half(phone: bool, new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", locale="ru-RU", phone=phone)
    table = keep(anna.server.database, "seasons/winter-with-two-players.kst", anna.id, 8)
    page = anna.go(f"/replay/{table}#8")
    expect(page.locator(".timeline input")).to_have_value("8")
    assert page.evaluate(LINES) == pytest.approx(round(page.evaluate(LINES)), abs=0.05)


@pytest.mark.parametrize("height", [667, 844])
def test_a_castle_has_room_beside_its_analysis_on_a_phone(height: int, new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", locale="ru-RU", phone=True, viewport={"width": 390, "height": height})
    table = keep(anna.server.database, "ludwig/two-players.kst", anna.id, 8)
    page = anna.go(f"/replay/{table}?analysis=1#2")
    for part, least in ((page.locator(".castle"), 200), (page.get_by_role("tabpanel"), 120)):
        expect(part).to_be_in_viewport(ratio=1)
        box = part.bounding_box()
        assert box is not None
        assert box["height"] > least
    page.get_by_role("tab").first.click()
    expect(page.locator(".market")).to_be_in_viewport()
