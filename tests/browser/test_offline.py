"""Played without a server: only a host of files, and no network at all after the first visit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kastelan.core import record as records
from kastelan.core.record import play_back
from kastelan.games import find
from tests.browser.input_devices import InputDevice, Keyboard, Mouse, Touch
from tests.browser.player import PagePlayer, ending, final_scores
from tests.browser.static_site import BUILT, static_site
from tests.browser.visitor import DESKTOP, LOG_POLICY_VIOLATIONS, PHONE, SLOW, TIMEOUT

TITLES: Final = {"kingdom": "Kingdom", "ludwig": "Ludwig", "seasons": "Seasons"}
WHOLE: Final[list[tuple[str, InputDevice]]] = [
    ("kingdom", Mouse()), ("ludwig", Touch()), ("seasons", Keyboard()),
]  # fmt: skip
ALL_KEPT: Final = """async (files) => {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys()
    if (kept.length >= files) return true
  }
  return false
}"""


def number_of_files() -> int:
    """How many files the service worker keeps."""
    found = re.search(r"FILES = '([^']*)'", (BUILT / "sw.js").read_text())
    assert found is not None
    return len(found[1].split())


class Guest:
    """A person with a browser of their own, who visits the page while there is a network."""

    def __init__(self, browser: Browser, url: str, hand: InputDevice | None = None) -> None:
        phone = isinstance(hand, Touch)
        more: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
        self.context: BrowserContext = browser.new_context(
            **{"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce", **more}
        )
        self.context.set_default_timeout(4 * TIMEOUT)
        self.context.add_init_script(LOG_POLICY_VIOLATIONS)
        self.url, self.errors = url, list[str]()
        self.page = self.tab()

    def tab(self, url: str | None = None) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.goto(url or self.url)
        page.wait_for_selector("article h2, [data-seq]")
        return page

    def leave_the_network(self) -> None:
        """Wait until everything is kept; from then on nothing can be loaded."""
        self.page.wait_for_function(ALL_KEPT, arg=number_of_files(), polling=200)
        self.context.set_offline(True)

    def play_now(self, game: str) -> None:
        card = self.page.locator("article", has=self.page.get_by_role("heading", name=TITLES[game]))
        card.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector("[data-seq]")


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with static_site() as url:
        yield url


@pytest.fixture
def guest(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Guest]:
    found = Guest(browser, site, getattr(request, "param", None))
    yield found
    found.context.close()
    assert [error for error in found.errors if SLOW not in error and "ERR_INTERNET" not in error] == []


@pytest.mark.parametrize(("game", "guest"), WHOLE, indirect=["guest"], ids=[game for game, _ in WHOLE])
def test_a_whole_game_without_a_network(game: str, guest: Guest, tmp_path: Path) -> None:
    guest.leave_the_network()
    guest.play_now(game)
    page = guest.page
    hand = next(hand for name, hand in WHOLE if name == game)
    PagePlayer(page, game, hand).play()
    totals = final_scores(page)
    ending(page)
    page.goto(f"{guest.url}?page=/history")  # loaded anew, from what the browser keeps
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_selector("a[download]")
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    file = tmp_path / "game.kastelan"
    saved.value.save_as(file)
    record = records.parse(file.read_text())
    assert sorted(record.result or (), reverse=True) == totals
    *_, last = play_back(record, find)  # this engine comes to the same end
    assert last.state.outcome is not None


def test_a_reload_goes_on_and_a_second_tab_follows(guest: Guest) -> None:
    guest.leave_the_network()
    guest.play_now("kingdom")
    page = guest.page
    player = PagePlayer(page, "kingdom", Mouse())
    assert player.decide()
    player.wait(player.seq() - 1)
    before = player.seq()
    page.reload()
    page.wait_for_selector("[data-seq]")
    assert player.seq() >= before
    second = PagePlayer(guest.tab(page.url), "kingdom", Mouse(), seed=2)
    second.wait()
    assert second.decide()  # the first tab is shown what the second one does
    page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=second.seq()
    )
    assert player.decide()
    second.page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=player.seq()
    )


def test_a_record_from_elsewhere_opens_and_is_kept(guest: Guest, tmp_path: Path) -> None:
    """A record that a server has written."""
    guest.leave_the_network()
    page = guest.page
    page.goto(f"{guest.url}?page=/replay")
    example = sorted((Path(__file__).parents[1] / "records").rglob("kingdom*.k*"))[0]
    page.set_input_files("input[type=file]", example)
    expect(page.get_by_text("The game is among your games now.")).to_be_visible()
    page.goto(f"{guest.url}?page=/history")
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


def test_rules_lessons_and_pictures_are_there(guest: Guest) -> None:
    guest.leave_the_network()
    page = guest.page
    page.wait_for_function(
        "[...document.querySelectorAll('article img')].every((one) => one.naturalWidth > 0)"
    )
    card = page.locator("article").first
    card.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Kingdom Builder").first).to_be_visible()
    page.goto(f"{guest.url}?page=/learn/kingdom")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-seq]")
