"""A newcomer reaches the first move of each game in a few presses, with an explanation at each question."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from kastelan.games import GAMES
from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse, Touch
from tests.browser.player import PagePlayer

MOST_PRESSES: Final = 6
"""Until the first explanations are read; each takes a few seconds to read."""
MOST_STEPS: Final = 6
SECOND: Final = {
    "kingdom": "Two more",
    "ludwig": "Bonus cards",
    "seasons": "",  # what comes depends on the cards
}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leads_from_the_first_page_to_the_first_move(
    game: str, phone: bool, new_visitor: NewVisitor
) -> None:
    visitor = new_visitor(phone=phone, reduced_motion="no-preference")
    page = visitor.go("/")
    page.locator(f"a[href='/learn/{game}']").first.click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-asks]")
    guide = page.get_by_role("region", name="Guide")
    following = guide.get_by_role("button", name="Next", exact=True)
    presses, heading = 2, guide.locator("h2").inner_text()
    while following.count():
        following.click()
        presses += 1
        expect(guide.locator("h2")).not_to_have_text(heading)
        heading = guide.locator("h2").inner_text()
    assert heading != "Guide"
    assert presses <= MOST_PRESSES
    player = PagePlayer(page, game, Touch() if phone else Mouse())
    question = page.get_attribute("[data-asks]", "data-asks")
    for _ in range(MOST_STEPS):
        player.step()
        if page.get_attribute("[data-seq]", "data-asks") != question:
            break
    page.wait_for_selector("[data-asks]")
    expect(guide.locator("h2")).not_to_have_text(re.compile(f"^(Guide|{heading})$"))
    expect(guide.locator("h2")).to_contain_text(SECOND[game])
