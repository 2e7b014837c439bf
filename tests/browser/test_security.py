"""The protection of an account in the browser: an address, a forgotten password, a second factor."""

from __future__ import annotations

import uuid
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from pyotp import TOTP

from tests.browser.all_screens import Screen
from tests.browser.conftest import NewVisitor
from tests.browser.running_server import Server, served
from tests.browser.test_all_screens import AXE, PLACES, Theme, complaints
from tests.browser.visitor import Visitor
from tests.server.people.test_accounts import PASSWORD
from tests.server.people.test_recovery import BETTER
from tests.server.support.mailbox import Mailbox, receiving, secret_in


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def mailing(chromium: str, mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert chromium
    with served(tmp_path_factory.mktemp("security"), mail=mailbox.settings()) as server:
        yield server


def part(page: Page, heading: str) -> Locator:
    """The part of the page with this heading."""
    return page.locator("section section").filter(has=page.get_by_role("heading", name=heading, exact=True))


def faults(visitor: Visitor, name: str, place: str, theme: Theme) -> list[str]:
    """What is wrong with the page as it is now."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    return complaints(visitor, Screen(name, "", ""), place, theme)


@pytest.mark.slow
@pytest.mark.parametrize(("place", "theme"), PLACES)
def test_an_account_is_protected_and_its_password_recovered(
    place: str, theme: Theme, mailing: Server, mailbox: Mailbox, new_visitor: NewVisitor
) -> None:
    ann = new_visitor("Ann", at=mailing, phone=place == "phone", theme=theme)
    login = f"ann{uuid.uuid4().hex[:8]}"
    ann.post("/api/me/account", {"login": login, "password": PASSWORD})
    ann.context.add_cookies([{"name": "kastelan", "value": ann.http.cookies["kastelan"], "url": mailing.url}])
    address = f"{login}@example.net"
    ann.go("/me")
    confirm_address(ann.page, mailbox, address)
    found = [*faults(ann, "confirmed", place, theme)]
    ann.go("/me")
    codes = switch_on(ann, found, place, theme)

    bob = new_visitor(at=mailing, phone=place == "phone", theme=theme)
    bob.expect_errors("401", "404")  # the code is asked for, and the link is dead
    choose_password(bob, mailbox, address)
    log_in(bob.page, login, codes[0])
    assert not found, "\n".join(found)


def confirm_address(page: Page, mailbox: Mailbox, address: str) -> None:
    email = part(page, "E-mail address")
    email.get_by_role("button", name="Add an address").click()
    email.get_by_label("New e-mail address").fill(address)
    email.get_by_label("Current password").fill(PASSWORD)
    email.get_by_role("button", name="Send the link").click()
    expect(email.get_by_role("status")).to_contain_text(address)
    page.goto(f"/confirm#{secret_in(mailbox.next_to(address))}")
    page.wait_for_url("**/confirm")  # without the secret, which stays out of the history
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_text("The address is confirmed.")).to_be_visible()


def switch_on(visitor: Visitor, found: list[str], place: str, theme: Theme) -> list[str]:
    """Set up two-step login; the recovery codes."""
    page = visitor.page
    expect(part(page, "E-mail address")).to_contain_text("@example.net")
    second = part(page, "Two-step login")
    second.get_by_role("button", name="Set up").click()
    second.get_by_label("Current password").fill(PASSWORD)
    second.get_by_role("button", name="Continue").click()
    expect(second.get_by_role("img", name="QR code")).to_be_visible()
    found += faults(visitor, "second-factor", place, theme)
    app = TOTP(second.locator("code").inner_text().replace(" ", ""))
    second.get_by_label("Code", exact=True).fill(app.now())
    second.get_by_role("button", name="Turn on").click()
    expect(second).to_contain_text("10 recovery codes are left")
    found += faults(visitor, "recovery-codes", place, theme)
    return second.locator("li code").all_inner_texts()


def choose_password(visitor: Visitor, mailbox: Mailbox, address: str) -> None:
    page = visitor.go("/login")
    page.get_by_role("link", name="Forgot your password?").click()
    page.get_by_label("E-mail address").fill(address)
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text("If an account has this address")).to_be_visible()
    link = f"/recover#{secret_in(mailbox.next_to(address, 'new password'))}"
    page.goto(link)  # on the same page: only what follows the # changes
    page.get_by_label("New password").fill(BETTER)
    page.get_by_role("button", name="Save new password").click()
    expect(page.get_by_text("Your new password is set.")).to_be_visible()
    page.goto("/about")
    page.goto(link)
    page.get_by_label("New password").fill("yet another horse")
    page.get_by_role("button", name="Save new password").click()
    expect(page.get_by_role("alert")).to_contain_text("has been used or has expired")


def log_in(page: Page, login: str, code: str) -> None:
    page.goto("/login")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(BETTER)
    page.get_by_role("button", name="Log in").click()
    page.get_by_label("Code").fill("000000")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("wrong or has already been used")
    page.get_by_label("Code").fill(code)
    page.get_by_role("button", name="Log in").click()
    page.wait_for_url("**/")
