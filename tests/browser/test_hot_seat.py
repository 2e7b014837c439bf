"""Several people at one device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.input_devices import Mouse
from tests.browser.player import Sitting
from tests.browser.tables import begun


def test_a_curtain_hides_the_table_until_the_device_is_passed(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.go(f"/tables/{begun(anna, 'kingdom', 'me')}")
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    assert page.locator("[data-hex]").count() == 0
    sitting = Sitting(page, "kingdom", Mouse())
    for name in ("I am Anna", "I am Anna 2"):
        curtain.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("[data-hex].legal").first).to_be_visible()
        while sitting.decide():
            pass
        expect(curtain).to_be_visible()
        assert page.locator("[data-hex]").count() == 0


def test_a_curtain_that_is_not_wanted_stays_open(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.go(f"/tables/{begun(anna, 'kingdom', 'me')}")
    page.get_by_label("Do not ask again at this table").check()
    page.locator(".curtain button").click()
    sitting = Sitting(page, "kingdom", Mouse())
    for _ in range(8):
        sitting.decide()
    assert page.locator(".curtain").count() == 0
