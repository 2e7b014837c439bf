"""The last round: a line above the board says why it is the last, on every screen."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from kastelan.games import GAMES
from kastelan.games.kingdom import KingdomState
from kastelan.games.kingdom.turn import due
from tests.browser.conftest import NewVisitor
from tests.browser.tables import first, start_at


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_line_says_why_the_round_is_the_last(
    new_visitor: NewVisitor, game: str, phone: bool, theme: Literal["light", "dark"]
) -> None:
    visitor = new_visitor("Anna", phone=phone, theme=theme)
    state = first(game, lambda state: state.last_round() is not None)
    page = visitor.sit(start_at(visitor, state))
    line = page.get_by_role("status").filter(has_text="last").filter(has=page.locator("p.last"))
    expect(line).to_be_visible()
    visitor.wait_until_idle()
    board, box = page.locator("#board").bounding_box(), line.bounding_box()
    assert board is not None
    assert box is not None
    assert box["y"] + box["height"] <= board["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_screen_readers_hear_it_once(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("Anna")
    state = first(
        "kingdom", lambda state: isinstance(state, KingdomState) and state.supply[0] == due(state) == 1
    )
    page = visitor.sit(start_at(visitor, state))
    told = page.locator("[aria-live=polite].sr")
    expect(page.locator("p.last")).to_have_count(0)
    position = visitor.position(page.url.rpartition("/")[2], 0)
    visitor.move(position["table"], 0, position["seq"], "x", [position["asked"]["legal"][0]])
    expect(page.locator("[role=status] p.last")).to_contain_text("this round is the last")
    expect(told).to_contain_text("You build")
    expect(told).not_to_contain_text("this round is the last")
