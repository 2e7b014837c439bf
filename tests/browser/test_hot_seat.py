"""Several people at one device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import Mouse
from tests.browser.player import PagePlayer
from tests.browser.tables import start_game


def test_a_curtain_hides_the_table_until_the_device_is_passed(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.go(f"/tables/{start_game(anna, 'kingdom', 'me')}")
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    assert page.locator("[data-hex]").count() == 0
    player = PagePlayer(page, "kingdom", Mouse())
    for name in ("I am Anna", "I am Anna 2"):
        curtain.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("[data-hex].legal").first).to_be_visible()
        while player.decide():
            pass
        expect(curtain).to_be_visible()
        assert page.locator("[data-hex]").count() == 0


def test_the_curtain_can_be_switched_off(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.go(f"/tables/{start_game(anna, 'kingdom', 'me')}")
    page.get_by_label("Do not ask again at this table").check()
    page.locator(".curtain button").click()
    player = PagePlayer(page, "kingdom", Mouse())
    for _ in range(8):
        player.decide()
    assert page.locator(".curtain").count() == 0


def test_people_at_one_device_are_named_at_set_up(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.go("/new/kingdom")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_label("Name of player 2").fill("Boris")
    page.get_by_label("Name of player 2").press("Tab")
    page.get_by_role("button", name="Start the game").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(curtain.get_by_role("button", name=re.compile("I am (Anna|Boris)$"))).to_be_visible()
