"""Ways to a table: as a guest, by setting one up, and by invitation."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from kastelan.games import GAMES
from tests.browser.conftest import NewVisitor


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_is_at_a_table_in_under_a_minute(game: str, new_visitor: NewVisitor) -> None:
    began = time.monotonic()
    page = new_visitor().go("/")
    card = page.locator("article").nth(list(GAMES).index(game))
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-asks]")
    assert time.monotonic() - began < 60


def test_a_table_is_set_up_and_a_friend_joins_by_link(new_visitor: NewVisitor) -> None:
    anna, boris = new_visitor(), new_visitor()
    page = anna.go("/new/kingdom")
    page.get_by_label("Seat 2").select_option("invited")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    assert "invite=" in link
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    other = boris.page
    other.goto(link)
    expect(other.get_by_role("heading", name="invites you to play")).to_be_visible()
    expect(other.get_by_text("30 to 45 minutes")).to_be_visible()
    other.get_by_label("Your name").fill("Boris")
    other.get_by_role("button", name="Sit down").click()
    # Everyone is here: the game starts without another click.
    for one in (page, other):
        one.wait_for_selector("[data-hex]")
    asked = [one.locator("[data-asks]").count() for one in (page, other)]
    assert sorted(asked) == [0, 1]


def test_people_talk_while_they_wait(new_visitor: NewVisitor) -> None:
    anna, boris = new_visitor("Anna"), new_visitor("Boris")
    table = anna.table("kingdom", "me", "open", "open")
    boris.post(f"/api/tables/{table}/join", {})
    for one in (anna, boris):
        one.go(f"/room/{table}")
    boris.page.get_by_label("Write a message").fill("Ahoj!")
    boris.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_role("list", name="Chat")).to_contain_text("Boris Ahoj!")


@pytest.mark.parametrize("phone", [False, True])
def test_news_of_a_table_leaves_the_question_there_free(phone: bool, new_visitor: NewVisitor) -> None:
    anna, news = new_visitor("Anna", phone=phone), "Kingdom Builder: it is your turn."
    table, page = anna.table("kingdom", "me", "greedy", options={"start": "1"}), anna.page
    with page.expect_websocket(lambda line: "status=closed" in line.url) as line:
        page.goto("/")
    line.value.wait_for_event("framereceived")
    anna.start(table)
    expect(page.get_by_text(news)).to_be_visible()
    page.locator(f"a[href='/tables/{table}']").click()
    page.wait_for_selector("[data-asks]")
    assert page.get_by_text(news).count() == 0


def test_options_are_explained_and_kept(new_visitor: NewVisitor) -> None:
    page = new_visitor().go("/new/ludwig")
    page.get_by_role("button", name="1", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-asks]")
    assert page.locator("article.person").count() == 1
    page.go_back()  # nothing is asked of the server that the page before did not need
    expect(page.locator("form select").first).to_be_visible()


def test_a_link_to_an_unknown_table_says_so_and_leads_home(new_visitor: NewVisitor) -> None:
    stranger = new_visitor()
    stranger.expect_errors("404")
    page = stranger.go("/tables/nowhere")
    expect(page.locator("main")).to_contain_text("the link lost a letter")
    page.get_by_role("link", name="start page").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_guest_becomes_an_account_and_logs_in_elsewhere(new_visitor: NewVisitor) -> None:
    hanna, elsewhere = new_visitor("Hanna"), new_visitor()
    page = hanna.go("/me")
    page.get_by_label("Login").fill(f"hanna-{time.monotonic_ns()}")
    login = page.get_by_label("Login").input_value()
    page.get_by_label("Password").first.fill("a long password")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"Logged in as {login}")).to_be_visible()
    other = elsewhere.go("/login")
    other.get_by_label("Login").fill(login)
    other.get_by_label("Password").fill("a long password")
    other.locator("main form").get_by_role("button", name="Log in").click()
    expect(other.locator("a.me")).to_contain_text("Hanna")


def test_rules_are_searched_and_linked(new_visitor: NewVisitor) -> None:
    page = new_visitor().go("/rules/kingdom")
    page.get_by_role("searchbox").fill("castle")
    expect(page.locator("#KB-CASTLE-1 mark").first).to_be_visible()
    expect(page.locator("#KB-TURN-2")).to_have_count(0)
    page.goto("about:blank")
    page.goto("/rules/kingdom#KB-TURN-2")
    expect(page.locator("#KB-TURN-2")).to_be_in_viewport()
