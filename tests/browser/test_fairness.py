"""Each browser adds its number to the deal without being asked, and one click checks it after the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from kastelan.cli.main import main
from kastelan.core import seed_promise
from kastelan.core.record import parse
from kastelan.games import find
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

FAIR = "Nobody could choose the deal"


def finish(*people: Visitor) -> str:
    """Let bots play to the end for these people, whose pages show the table; its id."""
    table = people[0].page.url.rpartition("/")[2]
    for person in people:
        person.post(f"/api/tables/{table}/leave")
    while people[0].get(f"/api/tables/{table}")["status"] != "finished":
        """Bots play on."""
    for person in people:
        person.sit(table)  # anew, so that no scoring is shown step by step
    return table


def checked(page: Page) -> Locator:
    """The dialog that says whether the deal was fair."""
    page.locator(".ways").get_by_role("button", name="Check the deal").click()
    return page.get_by_role("dialog")


def play_now(visitor: Visitor) -> None:
    visitor.go("/").locator("article").first.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_selector("[data-asks]")


def test_a_game_against_a_bot_is_checked_with_one_click(new_visitor: NewVisitor, tmp_path: Path) -> None:
    anna = new_visitor("Anna")
    play_now(anna)
    table = finish(anna)
    page, told = anna.page, checked(anna.page)
    expect(told).to_contain_text(FAIR)
    page.get_by_text("What was checked").click()
    proof = anna.get(f"/api/tables/{table}/fairness")
    for shown in (proof["promise"], proof["secret"], proof["seed"], proof["seats"][0]["nonce"]):
        expect(told).to_contain_text(shown)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the proof").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert main(["verify", str(file)]) == 0
    found = seed_promise.check_promise(parse(file.read_text(encoding="utf-8")), find)
    assert found is not None
    assert (found.given, found.witnessed) == (1, True)


def test_two_browsers_add_their_numbers(new_visitor: NewVisitor) -> None:
    anna, boris = new_visitor("Anna"), new_visitor("Boris", phone=True)
    anna.go("/new/kingdom").get_by_label("Seat 2").select_option("invited")
    anna.page.get_by_role("button", name="Open the table").click()
    boris.page.goto(anna.page.get_by_label("Link to this table").input_value())
    boris.page.get_by_role("button", name="Sit down").click()
    for one in (anna, boris):
        one.page.wait_for_selector("[data-hex]")
    table = finish(anna, boris)
    assert all(seat["nonce"] for seat in anna.get(f"/api/tables/{table}/fairness")["seats"])
    for one in (anna, boris):
        expect(checked(one.page)).to_contain_text(FAIR)


def telling(story: dict[str, object]) -> Callable[[Route], None]:
    """A server that tells another story."""
    return lambda route: route.fulfill(json=story)


def test_a_server_that_changes_its_story_is_found_out(new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna")
    play_now(anna)
    table = finish(anna)
    told = anna.get(f"/api/tables/{table}/fairness")
    nobody = [{"commitment": None, "nonce": None} for _ in told["seats"]]
    other = "5".zfill(64)
    for change, words in (
        ({"seed": "5"}, "the seed does not come from"),
        ({"secret": "5"}, "is not the one that it promised"),
        ({"seats": nobody, "seed": told["secret"]}, "number was left out"),
        ({"seats": [{**told["seats"][0], "nonce": other}, *told["seats"][1:]]}, "they committed to"),
    ):
        anna.page.reload()
        anna.page.wait_for_selector(".ways")
        anna.page.unroute_all()
        anna.page.route(re.compile("/fairness"), telling({**told, **change}))
        expect(checked(anna.page)).to_contain_text(words)


def test_a_spectator_gets_as_much_as_a_spectator_can_know(new_visitor: NewVisitor) -> None:
    anna, eve = new_visitor("Anna"), new_visitor("Eve")
    play_now(anna)
    table = finish(anna)
    page = eve.go(f"/tables/{table}")
    expect(checked(page)).to_contain_text("This browser added none")
