"""From a report to a ban, as the people see it; on a phone and on a desktop, and checked with axe."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.all_screens import Screen
from tests.browser.conftest import NewVisitor
from tests.browser.running_server import Server
from tests.browser.test_all_screens import AXE, PLACES, Theme, complaints
from tests.browser.visitor import Visitor
from tests.server.moderation.operators import operator, said
from tests.server.support.running_server import Player

PARTS = ("reports", "people", "tables", "bans", "log")


@pytest.fixture
def chief(server: Server) -> Iterator[Player]:
    person = operator(server)
    yield person
    person.http.close()


def as_person(visitor: Visitor, person: Player) -> Visitor:
    """The visitor's browser with the cookies of a person."""
    cookies = person.http.cookies.items()
    visitor.context.add_cookies(
        [{"name": key, "value": value, "url": visitor.server.url} for key, value in cookies]
    )
    return visitor


@pytest.mark.parametrize("phone", [False, True])
def test_a_message_is_reported_and_its_author_banned(
    phone: bool, new_visitor: NewVisitor, chief: Player, server: Server
) -> None:
    name = f"Bob {'phone' if phone else 'desk'}"
    anna, bob = new_visitor("Anna", phone=phone), new_visitor(name, phone=phone)
    table = anna.table("kingdom", "me", "open")
    bob.join(table)
    anna.start(table)
    said(bob, table, "something rude")
    bob.expect_errors("403")
    bob.sit(table)
    page = anna.sit(table)
    page.get_by_role("tab", name="Chat").or_(
        page.get_by_role("button", name=re.compile("Chat"))
    ).first.click()
    page.get_by_role("button", name=f"Report the message from {name}").click()
    page.get_by_label("Note").fill("please look")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("The operators have received your report")).to_be_visible()
    desk = as_person(new_visitor(phone=phone), chief).go("/moderation")
    card = desk.locator("article").filter(has_text=name)
    expect(card).to_contain_text("please look")
    card.get_by_role("button", name="Ban…").click()
    desk.get_by_label("Reason").fill("insults")
    desk.get_by_role("button", name=f"Ban {name}").click()
    expect(bob.page.get_by_role("heading", name="You cannot play here")).to_be_visible()
    expect(bob.page.locator("main")).to_contain_text("Reason: insults")
    card.get_by_role("button", name="Settle…").click()
    desk.get_by_label("Reason").fill("banned")
    desk.locator("dialog[open] [type=submit]").click()
    expect(card).to_have_count(0)
    desk.goto("/moderation?see=log")
    expect(desk.locator("main li").first).to_contain_text("Report settled")


@pytest.mark.parametrize("phone", [False, True])
def test_a_closed_table_says_so_at_once(phone: bool, new_visitor: NewVisitor, chief: Player) -> None:
    anna = new_visitor("Anna", phone=phone)
    table = anna.table("kingdom", "me", "greedy")
    anna.start(table)
    page = anna.sit(table)
    chief.post(f"/api/moderation/tables/{table}/close", {"reason": "a test"}, 204)
    page.wait_for_url(f"**/room/{table}")
    expect(page.locator("main a").first).to_be_visible()


def test_for_others_there_is_no_such_page(new_visitor: NewVisitor) -> None:
    page = new_visitor("Anna").go("/moderation")
    expect(page.get_by_text("The page may have moved")).to_be_visible()
    expect(page.get_by_role("link", name="Moderation")).to_have_count(0)


@pytest.mark.parametrize(("place", "theme"), PLACES)
def test_the_pages_of_moderation_are_accessible(
    place: str, theme: Theme, new_visitor: NewVisitor, chief: Player, server: Server
) -> None:
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob with a rude name", "Eve"))
    table = ann.table("kingdom", "me", "open")
    bob.join(table)
    given = {"kind": "message", "table": table, "message": said(bob, table, "rude"), "reason": "insult"}
    ann.post("/api/reports", {**given, "note": "He does this in every game."}, 204)
    chief.post(f"/api/moderation/people/{eve.id}/ban", {"reason": "spam", "hours": 5}, 204)
    chief.post("/api/moderation/bans", {"network": "203.0.113.0/24", "reason": "an attack"}, 204)
    desk = as_person(new_visitor(phone=place == "phone", theme=theme), chief)
    faults = list[str]()
    for part in PARTS:
        page = desk.go(f"/moderation?see={part}")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        if part == "people":
            page.get_by_role("searchbox").fill("e")
            page.get_by_role("button", name="Search").click()
        page.wait_for_selector("main section li")
        faults += complaints(desk, Screen(f"moderation-{part}", "", ""), place, theme)
    assert not faults, "\n".join(faults)
