"""The log, prompts and refusals: sentences without ids of rules, and a sign that opens the rules."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse
from tests.browser.player import PagePlayer
from tests.browser.tables import start_game

RULE: Final = re.compile(r"\b(?:KB|LUD|CS|REW|DEC|MOAT|SWAN)-[A-Z\d]+")
TURNS: Final = "[data-log] li"


def played(new_visitor: NewVisitor, game: str, moves: int = 6, **options: str) -> Page:
    """The page of a game after some moves of its first player."""
    anna = new_visitor("Anna")
    page = anna.sit(start_game(anna, game, **options))
    player = PagePlayer(page, game, Mouse())
    for _ in range(moves):
        player.step()
    return page


@pytest.mark.parametrize("game", ["kingdom", "ludwig", "seasons"])
def test_a_table_shows_the_ids_of_rules_only_where_they_are_wanted(
    new_visitor: NewVisitor, game: str
) -> None:
    page = played(new_visitor, game)
    expect(page.locator(TURNS)).not_to_have_count(0)
    assert not RULE.findall(page.locator("body").inner_text())
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Rule ids").check()
    page.keyboard.press("Escape")
    assert RULE.findall(page.locator("body").inner_text())


def test_a_turn_is_one_entry_of_the_log(new_visitor: NewVisitor) -> None:
    page = played(new_visitor, "kingdom", 3)
    mine = page.locator(TURNS, has_text="You build")
    expect(mine).to_have_count(1)
    expect(mine).to_have_text(re.compile(r"You build: \w\d+, \w\d+"))


def test_the_sign_of_an_entry_opens_its_rules(new_visitor: NewVisitor) -> None:
    page = played(new_visitor, "ludwig", 8)
    sign = page.locator(TURNS).get_by_role("button", name="The rules behind this line").first
    sign.click()
    rules = page.locator(f"{TURNS} .list a")
    assert rules.count() > 1
    expect(rules.first).to_have_attribute("href", re.compile(r"/rules/ludwig#LUD-"))
    sign.click()
    expect(rules).to_have_count(0)
