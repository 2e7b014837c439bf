"""Castles of Mad King Ludwig: pricing, dragging tiles, and the castles of other players."""

from __future__ import annotations

from math import cos, pi, sin

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse, Touch, focus, spots
from tests.browser.player import MAIN
from tests.browser.tables import asks_for, find_position, play_until, start_at, start_game
from tests.browser.visitor import Visitor


def at(visitor: Visitor, message: str) -> Page:
    """The page of a game of Ludwig at this step."""
    page = visitor.sit(start_at(visitor, find_position("ludwig", asks_for(message))))
    page.wait_for_selector("[data-asks]")
    return page


def tiles(page: Page) -> list[str]:
    """The tiles of the market in order."""
    return [name.split(":")[-1][:30] for name in page.locator(".strip .place .stall").evaluate_all(
        "(all) => all.map((one) => one.title)")]  # fmt: skip


def test_prices_are_set_by_dragging(new_visitor: NewVisitor) -> None:
    page = at(new_visitor("Anna"), "pricing")
    page.wait_for_selector(".strip.pricing .stall .picture svg")
    before = tiles(page)
    first, second = spots(page, ".strip.pricing .stall:not([aria-disabled])")[:2]
    page.mouse.move(first.x, first.y)
    page.mouse.down()
    page.mouse.move(second.x, second.y, steps=6)
    page.mouse.up()
    assert tiles(page)[:2] == [before[1], before[0]]
    page.get_by_role("button", name="Set the prices").click()
    expect(page.locator(".strip.pricing")).to_have_count(0)


def test_prices_are_set_by_keys(new_visitor: NewVisitor) -> None:
    page = at(new_visitor("Anna"), "pricing")
    page.wait_for_selector(".strip.pricing .stall .picture svg")
    before = tiles(page)
    focus(page, ".strip.pricing .stall")
    page.keyboard.press("Shift+ArrowRight")
    assert tiles(page)[:2] == [before[1], before[0]]
    focus(page, MAIN)
    page.keyboard.press("Enter")
    expect(page.locator(".strip.pricing")).to_have_count(0)


def test_a_tile_is_dragged_rotated_and_put_back(new_visitor: NewVisitor) -> None:
    page = at(new_visitor("Anna"), "buying")
    page.wait_for_selector(".stall .gain b")
    Mouse().press(page, spots(page, ".stall:not(.closed):not([aria-disabled])")[0])
    ghost = page.locator("svg.ghost")
    expect(ghost).to_be_visible()
    expect(page.locator(MAIN)).to_be_enabled()
    lies = ghost.get_attribute("style")
    page.keyboard.press("b")
    expect(ghost).not_to_have_attribute("style", lies or "")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    assert page.locator(".stall[aria-pressed=true]").count() == 0


def turnable(visitor: Visitor) -> str:
    """Pick up the first tile that a key rotates in place; returns its orientation after that."""
    page, stalls = visitor.page, ".stall:not(.closed):not([aria-disabled])"
    for number in range(len(spots(page, stalls))):
        Touch().press(page, spots(page, stalls)[number])
        page.wait_for_selector("svg.ghost")
        before = lying(visitor)
        page.keyboard.press("r")
        if lying(visitor) != before:
            return lying(visitor)
        page.keyboard.press("Escape")
    raise AssertionError("no tile can be turned")


OUT_OF_SIGHT = """() => [...document.querySelectorAll('.stall')]
  .filter((stall) => stall.getBoundingClientRect().right > innerWidth + 1).length"""


def lying(visitor: Visitor) -> str:
    visitor.wait_until_idle()
    return str(visitor.page.locator("svg.ghost").evaluate("(one) => one.outerHTML"))


def test_two_fingers_rotate_the_tile(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=True)
    page = at(anna, "buying")
    page.wait_for_selector(".stall .gain b")
    before = turnable(anna)
    assert not page.evaluate(OUT_OF_SIGHT), "with a tile in hand the whole market is in sight"
    box = page.locator("[role=application]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = anna.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at_once = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at_once})

    touch("touchStart", (x - 60, y))
    touch("touchStart", (x - 60, y), (x + 60, y))
    for tenth in range(1, 11):  # an eighth of a circle around the middle: one turn
        dx, dy = 60 * cos(pi / 40 * tenth), 60 * sin(pi / 40 * tenth)
        touch("touchMove", (x - dx, y - dy), (x + dx, y + dy))
    touch("touchEnd")
    assert lying(anna) != before


def test_a_solo_game_ends_with_a_rank(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    table = anna.table("ludwig", "me")
    anna.start(table)
    page = anna.sit(play_until(anna, table))
    points = anna.position(table)["result"][0]
    ranks = [int(least or 0) for least in page.locator("ol:has([aria-current]) .number").all_inner_texts()]
    assert ranks == [0, 60, 81, 96, 111]
    reached = sum(least <= points for least in ranks)
    expect(page.locator("ol li.reached:has(.number)")).to_have_count(reached)
    expect(page.locator(f"ol li:nth-child({reached})[aria-current=true]")).to_be_visible()


def test_the_other_castle_is_one_tap_away(new_visitor: NewVisitor) -> None:
    page = at(new_visitor("Anna"), "buying")
    own = page.locator("[role=application]").get_attribute("aria-label")
    page.locator(".tabs [aria-pressed=false]").click()
    expect(page.locator("[role=application]")).not_to_have_attribute("aria-label", own or "")


def test_the_market_lies_open_before_the_first_foyer(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    table = play_until(anna, start_game(anna, "ludwig"))
    page = anna.go(f"/replay/{table}#0")
    expect(page.locator("main .stall").first).to_be_visible()
    expect(page.get_by_text("No castle stands yet")).to_be_visible()
