"""What a finger does: preview before building, zoom the picture, price the market, open the sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Spot, Touch, spots
from tests.browser.tables import asks, asks_for, find_position, first, start_at, start_game

INSIDE = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
}"""
SMALLEST_TEXT = """() => {
  const scale = document.querySelector('.stage').getBoundingClientRect().width / document.querySelector('.stage').offsetWidth
  return Math.min(...[...document.querySelectorAll('.stage text:not(.spoken)')].map((one) => scale * parseFloat(getComputedStyle(one).fontSize)))
}"""
NARROWEST_TARGET = """() => Math.min(...[...document.querySelectorAll('.target')].map((one) => {
  const { width, height } = one.querySelector('.hit').getBoundingClientRect()
  return Math.min(width, height)
}))"""


def tap(page: Page, selector: str) -> Spot:
    """Tap one of these that no other covers."""
    spot = spots(page, selector)[0]
    Touch().press(page, spot)
    return spot


def pinch(page: Page, x: float, y: float, before: float, after: float) -> None:
    """Two fingers at a point, so far apart before and after."""
    fingers = page.context.new_cdp_session(page)

    def at(apart: float) -> list[dict[str, float]]:
        return [{"x": x - apart / 2, "y": y, "id": 0}, {"x": x + apart / 2, "y": y, "id": 1}]

    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at(before)})
    for part in (0.25, 0.5, 0.75, 1):
        apart = before + (after - before) * part
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at(apart)})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_previews_a_hex_and_a_button_builds_there(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=True)
    page = anna.sit(start_game(anna, "kingdom"))
    page.wait_for_selector("[data-hex].legal")
    tap(page, "[data-hex].legal")  # the hexes are too small for a finger
    expect(page.locator(".window.near")).to_be_visible()
    build = page.locator("[data-build]")
    expect(build).to_have_count(0)
    tap(page, "[data-hex].legal")
    expect(build).to_have_text(re.compile(r"Build here\s+[±+]\d"))
    assert page.locator("path.house").first.evaluate(INSIDE), "the ghost is in sight"
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", "0")
    build.tap()
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", "1")
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)


def test_a_second_tap_on_the_hex_builds_too(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=True)
    page = anna.sit(start_game(anna, "kingdom"))
    page.wait_for_selector("[data-hex].legal")
    tap(page, "[data-hex].legal")
    expect(page.locator(".window.near")).to_be_visible()
    spot = tap(page, "[data-hex].legal")
    expect(page.locator("[data-build]")).to_be_visible()
    Touch().press(page, spot)
    expect(page.locator("[data-seq]")).to_have_attribute("data-seq", "1")


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_the_picture_of_seasons_is_enlarged_by_a_tap_or_two_fingers(
    size: tuple[int, int], new_visitor: NewVisitor
) -> None:
    anna = new_visitor("Anna", phone=True, viewport={"width": size[0], "height": size[1]})
    page = anna.sit(start_game(anna, "seasons"))
    window, near = page.locator(".window"), page.locator(".window.near")
    expect(page.locator(".stage text").first).to_be_attached()
    box = window.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y)
    expect(near).to_be_visible()
    assert page.evaluate(SMALLEST_TEXT) >= 12
    assert page.evaluate(NARROWEST_TARGET) >= 43.9
    page.get_by_role("button", name="Whole board").tap()
    expect(near).to_have_count(0)
    pinch(page, x, y, 60, 240)
    expect(near).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_a_finger_prices_the_market_with_all_coins_in_sight(
    size: tuple[int, int], new_visitor: NewVisitor
) -> None:
    anna = new_visitor("Anna", phone=True, viewport={"width": size[0], "height": size[1]})
    page = anna.sit(start_at(anna, first("ludwig", lambda state: asks(state) == "pricing")))
    stalls = page.locator(".strip.pricing .stall")
    expect(stalls).to_have_count(5)
    assert all(stall.evaluate(INSIDE) for stall in stalls.all()), "no swipe is needed"
    for purse in page.locator("nav .purse").all():
        expect(purse).to_have_text("15")
        assert purse.evaluate(INSIDE)
    names = [stall.locator(".sr").first.inner_text() for stall in stalls.all()]
    boxes = [stall.bounding_box() for stall in stalls.all()]
    (one, other) = (box for box in (boxes[0], boxes[4]) if box is not None)
    finger = page.context.new_cdp_session(page)
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
        x = one["x"] + one["width"] / 2 + part * (other["x"] - one["x"])
        y = one["y"] + one["height"] / 2 + part * (other["y"] - one["y"])
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("button", name="Set the prices")).to_be_visible()
    assert stalls.first.locator(".sr").first.inner_text() != names[0]


def test_the_handle_of_the_sheet_answers_a_tap(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=True)
    page = anna.sit(start_game(anna, "kingdom"))
    handle = page.get_by_role("button", name="Expand or collapse panel")
    for opened in ("true", "false"):
        handle.tap()
        expect(handle).to_have_attribute("aria-expanded", opened)


def test_the_ghost_of_a_tile_lies_in_the_view(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=True, viewport={"width": 740, "height": 360})
    page = anna.sit(start_at(anna, find_position("ludwig", asks_for("buying"))))
    page.wait_for_selector(".stall .gain b")
    tap(page, ".stall:not(.closed):not([aria-disabled])")
    ghost, castle = page.locator(".ghost.legal path").last, page.locator(".castle .table")
    expect(ghost).to_be_visible()
    page.get_by_role("button", name="Next best place").tap()
    inner, outer = ghost.bounding_box(), castle.bounding_box()
    assert inner is not None
    assert outer is not None
    assert outer["x"] < inner["x"]
    assert outer["y"] < inner["y"]
    assert inner["x"] + inner["width"] < outer["x"] + outer["width"]
    assert inner["y"] + inner["height"] < outer["y"] + outer["height"]


def test_a_slow_line_shows_a_skeleton_first(new_visitor: NewVisitor) -> None:
    page = new_visitor(phone=True, java_script_enabled=False).page
    page.goto("/")
    expect(page.locator("#skeleton p")).to_have_text("Kastelan")
    assert page.locator("#skeleton i").count() == 3
    page = new_visitor(phone=True).go("/")
    expect(page.locator("article img").first).to_be_visible()
    expect(page.locator("#skeleton")).to_have_count(0)
