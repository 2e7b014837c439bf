"""A finished game is analysed in its replay."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tests.server.support.stored_games import keep

HOVER_MS: Final = 600  # within this time a move under the mouse would have been shown


def analysed(anna: Visitor, record: str, moves: int) -> tuple[Page, str]:
    """Open the replay of a recorded game, and wait for its analysis."""
    table = keep(anna.server.database, record, anna.id, moves)
    page = anna.go(f"/replay/{table}#3")
    page.locator("header, [role=tablist]").get_by_text("Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("heading", name="Biggest mistakes")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    return page, table


def ends(anna: Visitor, table: str) -> list[str]:
    """The last steps of the turns that lost points, the worst turn first."""
    found = anna.get(f"/api/tables/{table}/analysis")
    turns = {turn["step"]: turn["step"] + len(turn["played"]["words"]) - 1 for turn in found["turns"]}
    return [str(turns[step]) for step in found["mistakes"]]


def at(page: Page) -> Locator:
    return page.locator(".timeline input")


def test_mistakes_are_listed_and_shown_with_better_moves(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page, table = analysed(anna, "kingdom/three-players.kst", 24)
    first, second, *_ = sorted(ends(anna, table), key=int)
    page.keyboard.press("Home")
    page.keyboard.press("m")
    expect(at(page)).to_have_value(first)
    expect(page.get_by_role("region", name="This turn")).to_contain_text(
        re.compile(r"Gave away about \w+ point")
    )
    graph = page.get_by_role("slider", name="Mistakes on the lines of chances of winning")
    graph.press("ArrowRight")
    expect(at(page)).to_have_value(second)
    expect(graph).to_have_attribute("aria-valuetext", re.compile(rf"^Step {second}: .* gave away about"))
    page.keyboard.press("Shift+M")
    expect(at(page)).to_have_value(first)
    page.get_by_role("list", name="What could have been played").get_by_role("button").first.hover()
    expect(page.get_by_text("How it could have gone")).to_be_visible()
    page.locator("header").first.hover()
    expect(page.get_by_text("How it could have gone")).to_have_count(0)
    page.get_by_role("button", name="Try it yourself from here").click()
    page.locator("dialog[open]").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("[data-asks]")


def test_an_analysis_is_shared_and_translated(new_visitor: NewVisitor) -> None:
    page, table = analysed(new_visitor("Anna"), "ludwig/solo.kst", 8)
    expect(page).to_have_url(re.compile(r"analysis=1#3$"))
    bara = new_visitor("Bara", locale="cs-CZ", phone=True)
    there = bara.go(page.url)
    expect(there.get_by_role("tab", name="Rozbor")).to_have_attribute("aria-selected", "true")
    expect(there.get_by_label("Co graf ukazuje").locator("option")).to_have_text(
        ["Očekávané konečné body", "Dosavadní body"]
    )
    there.get_by_role("region", name="Největší chyby").get_by_role("link").first.click()
    expect(at(there)).to_have_value(ends(bara, table)[0])
    there.get_by_role("list", name="Co se dalo zahrát").get_by_role("button").first.tap()
    expect(there.get_by_text("Jak to mohlo být")).to_be_visible()
    there.get_by_text("Všechny tahy v tabulce").click()
    turns = bara.get(f"/api/tables/{table}/analysis")["turns"]
    expect(there.locator("tbody tr")).to_have_count(len(turns))


def test_an_unmoved_mouse_shows_nothing_while_keys_are_used(new_visitor: NewVisitor) -> None:
    page, _ = analysed(new_visitor("Anna"), "kingdom/three-players.kst", 24)
    page.keyboard.press("Home")
    page.keyboard.press("m")
    answers = page.get_by_role("list", name="What could have been played").get_by_role("button")
    answers.first.hover()
    expect(page.get_by_text("How it could have gone")).to_be_visible()
    before = at(page).input_value()
    page.keyboard.press("m")
    expect(at(page)).not_to_have_value(before)
    page.wait_for_timeout(HOVER_MS)
    expect(page.get_by_text("How it could have gone")).to_have_count(0)
