"""What every table has: undo, plans, reasons for refusals, typed moves, chat, languages and themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kastelan.core.game import Event, State
from kastelan.games.kingdom.actions import Build
from kastelan.games.kingdom.events import TileTaken
from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse
from tests.browser.player import PagePlayer
from tests.browser.tables import first, start_at, start_game
from tests.browser.visitor import Visitor

PLAN = ".planning[role=status]"
SLOW_PREVIEWS = """() => {
  const native = WebSocket.prototype.send
  WebSocket.prototype.send = function (frame) {
    setTimeout(() => native.call(this, frame), frame.includes('"type":"preview') ? 300 : 0)
  }
}"""
DAY, NIGHT = "rgb(239, 229, 204)", "rgb(13, 32, 54)"


@pytest.fixture
def anna(new_visitor: NewVisitor) -> Visitor:
    return new_visitor("Anna")


@pytest.fixture
def page(anna: Visitor) -> Page:
    """A game of Kingdom Builder at its first decision."""
    page = anna.sit(start_game(anna, "kingdom"))
    page.wait_for_selector("[data-hex].legal")
    return page


def test_undo_takes_a_settlement_back(page: Page) -> None:
    player = PagePlayer(page, "kingdom", Mouse())
    player.decide()
    player.wait()
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(0)
    expect(page.locator("[data-log] li.undone")).not_to_have_count(0)


def winning(state: State) -> int | None:
    """A hex where a settlement wins a tile at once."""
    for action in state.legal(0):
        events: list[Event] = []
        state.copy().apply(0, action, events.append)
        if isinstance(action, Build) and any(isinstance(event, TileTaken) for event in events):
            return action.hex
    return None


def test_a_tile_won_this_turn_stays_unusable_after_a_reload(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    state = first("kingdom", lambda state: winning(state) is not None)
    page = anna.sit(start_at(anna, state))
    page.locator(f"[data-hex='{winning(state)}']").click()
    won = page.locator("article.person").first.get_by_label(re.compile("won this turn"))
    expect(won).to_have_count(1)
    page.reload()
    expect(won).to_have_count(1)


def test_escape_discards_a_plan(anna: Visitor, page: Page) -> None:
    player = PagePlayer(page, "kingdom", Mouse())
    before = player.seq()
    page.keyboard.press("p")
    expect(page.locator(PLAN)).to_be_visible()
    player.step()
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(PLAN)).to_have_count(0)
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(0)
    assert player.seq() == before


def test_a_plan_can_be_played(page: Page) -> None:
    page.evaluate(SLOW_PREVIEWS)  # as on a busy machine
    player = PagePlayer(page, "kingdom", Mouse())
    page.keyboard.press("p")
    expect(page.locator(PLAN)).to_be_visible()
    for built in range(1, 4):
        player.step()
        expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(built)
    player.step()  # the end of the turn, after which nothing can be known
    expect(page.locator(".waiting")).to_contain_text("The plan ends here")
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(PLAN)).to_have_count(0)
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(3)


def test_a_hex_that_may_not_be_picked_says_why(page: Page) -> None:
    page.locator("[data-hex]:not(.legal)").nth(210).click(force=True)
    expect(page.locator(".live")).to_have_text(re.compile(r"^[A-Z].*\w\.?$"))


def test_the_goals_preview_the_hex_under_the_pointer(page: Page) -> None:
    page.locator("[data-hex].legal").first.hover()
    expect(page.locator("aside .change")).not_to_have_count(0)


def test_a_long_press_explains_a_button_and_does_not_press_it(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=True)
    page = anna.sit(start_game(anna, "kingdom"))
    box = page.get_by_role("button", name="Plan").bounding_box()
    assert box
    finger = anna.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_have_text("Try moves without sending them")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.locator(PLAN)).to_have_count(0)


def test_moves_can_be_typed_and_keys_are_listed(page: Page) -> None:
    expect(page.locator("[role=application] text", has_text=re.compile(r"^[A-T]$|^\d+$"))).to_have_count(40)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dl")).to_have_count(2)
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.locator("dialog[open] .near button").first.click()
    page.keyboard.press("Enter")
    page.locator("dialog[open] form button.main").click()
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    question = page.locator(".question")
    english = question.inner_text()
    PagePlayer(page, "kingdom", Mouse()).decide()
    for language, word in (("cs", "Zkusit"), ("ru", "План")):
        page.locator(f".languages button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("button", name=re.compile(word))).to_be_visible()
        expect(question).not_to_contain_text(english.split()[0])
    page.locator(".languages button[lang=en]").click()
    expect(question).to_contain_text(english.split()[0])
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)


def test_the_theme_changes_at_once_and_is_stored(page: Page) -> None:
    body, button = page.locator("body"), page.get_by_role("button", name=re.compile("Colours"))
    for colour in (DAY, NIGHT):
        button.click()
        expect(body).to_have_css("background-color", colour)
    page.reload()
    page.wait_for_selector("[data-seq]")
    expect(body).to_have_css("background-color", NIGHT)


def test_chat_messages_arrive(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder(re.compile("")).last.fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li")).to_contain_text(["Good luck!"])
