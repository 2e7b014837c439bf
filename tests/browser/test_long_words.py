"""What is said in long words fits."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.tables import begun
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
    """By how much a page can be pushed out of its window."""
    found: list[int] = page.evaluate(ASIDE)
    return [far for far in found if far > 0]


def test_words_that_only_screen_readers_hear_move_no_phone_aside(arrive: Arrive) -> None:
    anna = arrive("Anna", locale="ru-RU", phone=True)
    anna.sit(begun(anna, "ludwig"))
    anna.rest()
    assert not moved_aside(anna.page)


def test_the_names_of_two_bots_of_one_level_can_be_read(arrive: Arrive) -> None:
    anna = arrive("Anna", locale="ru-RU")
    table = begun(anna, "ludwig", "expert", "expert", "expert")
    page = anna.sit(table)
    expect(page.locator(".person .name")).to_have_text(
        ["Anna", "Вильгельмина", "Вильгельмина 2", "Вильгельмина 3"]
    )
    expect(page.locator(".person .level")).to_have_count(3)
    assert not page.evaluate(CUT, ".person .name")


@pytest.mark.parametrize("phone", [False, True])
def test_no_line_of_a_step_is_seen_by_half(phone: bool, arrive: Arrive) -> None:
    anna = arrive("Anna", locale="ru-RU", phone=phone)
    table = keep(anna.server.database, "seasons/winter-with-two-players.kst", anna.id, 8)
    page = anna.go(f"/replay/{table}#8")
    expect(page.locator(".timeline input")).to_have_value("8")
    assert page.evaluate(LINES) == pytest.approx(round(page.evaluate(LINES)), abs=0.05)


@pytest.mark.parametrize("height", [667, 844])
def test_a_castle_has_room_beside_its_analysis_on_a_phone(height: int, arrive: Arrive) -> None:
    anna = arrive("Anna", locale="ru-RU", phone=True, viewport={"width": 390, "height": height})
    table = keep(anna.server.database, "ludwig/two-players.kst", anna.id, 8)
    page = anna.go(f"/replay/{table}?analysis=1#2")
    for part, least in ((page.locator(".castle"), 200), (page.get_by_role("tabpanel"), 120)):
        expect(part).to_be_in_viewport(ratio=1)
        box = part.bounding_box()
        assert box is not None
        assert box["height"] > least
    page.get_by_role("tab").first.click()
    expect(page.locator(".market")).to_be_in_viewport()
