"""What every table has: taking back, planning, asking why not, typing, talking, other words and other colours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kastelan.core.game import Event, State
from kastelan.games.kingdom.actions import Build
from kastelan.games.kingdom.events import TileTaken
from tests.browser.conftest import Arrive
from tests.browser.input_devices import Mouse
from tests.browser.player import Sitting
from tests.browser.tables import begun, first, seated_at
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
def anna(arrive: Arrive) -> Visitor:
    return arrive("Anna")


@pytest.fixture
def page(anna: Visitor) -> Page:
    """A game of Kingdom Builder at its first decision."""
    page = anna.sit(begun(anna, "kingdom"))
    page.wait_for_selector("[data-hex].legal")
    return page


def test_undo_takes_a_settlement_back(page: Page) -> None:
    sitting = Sitting(page, "kingdom", Mouse())
    sitting.decide()
    sitting.wait()
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(0)
    expect(page.locator("[data-log] li.undone")).not_to_have_count(0)


def winning(state: State) -> int | None:
    """A hex on which a settlement wins a tile at once."""
    for action in state.legal(0):
        told: list[Event] = []
        state.copy().apply(0, action, told.append)
        if isinstance(action, Build) and any(isinstance(event, TileTaken) for event in told):
            return action.hex
    return None


def test_a_tile_that_was_just_won_rests_also_after_a_reload(arrive: Arrive) -> None:
    anna = arrive("Anna")
    state = first("kingdom", lambda state: winning(state) is not None)
    page = anna.sit(seated_at(anna, state))
    page.locator(f"[data-hex='{winning(state)}']").click()
    won = page.locator("article.person").first.get_by_label(re.compile("won this turn"))
    expect(won).to_have_count(1)
    page.reload()
    expect(won).to_have_count(1)


def test_a_plan_is_thrown_away_by_escape(anna: Visitor, page: Page) -> None:
    sitting = Sitting(page, "kingdom", Mouse())
    before = sitting.seq()
    page.keyboard.press("p")
    expect(page.locator(PLAN)).to_be_visible()
    sitting.step()
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(PLAN)).to_have_count(0)
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(0)
    assert sitting.seq() == before


def test_a_plan_is_played_when_it_is_good(page: Page) -> None:
    page.evaluate(SLOW_PREVIEWS)  # as on a busy machine
    sitting = Sitting(page, "kingdom", Mouse())
    page.keyboard.press("p")
    expect(page.locator(PLAN)).to_be_visible()
    for built in range(1, 4):
        sitting.step()
        expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(built)
    sitting.step()  # the end of the turn, after which nothing can be known
    expect(page.locator(".waiting")).to_contain_text("The plan ends here")
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(PLAN)).to_have_count(0)
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(3)


def test_a_hex_that_may_not_be_picked_says_why(page: Page) -> None:
    page.locator("[data-hex]:not(.legal)").nth(210).click(force=True)
    expect(page.locator(".live")).to_have_text(re.compile(r"KB-[A-Z]+-\d"))


def test_the_goals_foretell_what_the_hex_under_the_pointer_brings(page: Page) -> None:
    page.locator("[data-hex].legal").first.hover()
    expect(page.locator("aside .shift")).not_to_have_count(0)


def test_a_long_press_explains_a_button_and_does_not_press_it(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    page = anna.sit(begun(anna, "kingdom"))
    box = page.get_by_role("button", name="Plan").bounding_box()
    assert box
    finger = anna.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_have_text("Try moves without sending them")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.locator(PLAN)).to_have_count(0)


def test_words_can_be_typed_and_keys_looked_up(page: Page) -> None:
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
    question = page.locator("h2.question")
    english = question.inner_text()
    Sitting(page, "kingdom", Mouse()).decide()
    for language, word in (("cs", "Zkusit"), ("ru", "Примерить")):
        page.locator(f".languages button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("button", name=re.compile(word))).to_be_visible()
        expect(question).not_to_contain_text(english.split()[0])
    page.locator(".languages button[lang=en]").click()
    expect(question).to_contain_text(english.split()[0])
    expect(page.locator("[data-hex][aria-label*='your settlement']")).to_have_count(1)


def test_day_and_night_change_at_once_and_are_remembered(page: Page) -> None:
    body, button = page.locator("body"), page.get_by_role("button", name=re.compile("Colours"))
    for colour in (DAY, NIGHT):
        button.click()
        expect(body).to_have_css("background-color", colour)
    page.reload()
    page.wait_for_selector("[data-seq]")
    expect(body).to_have_css("background-color", NIGHT)


def test_what_is_said_is_heard(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder(re.compile("")).last.fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li")).to_contain_text(["Good luck!"])
