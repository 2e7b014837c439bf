"""Played without a server: only a host of files, and no network at all after the first visit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from kastelan.core import record as records
from kastelan.core.record import play_back
from kastelan.games import GAMES, find
from tests.browser.conftest import FAILED, FAILURES, NewVisitor
from tests.browser.input_devices import InputDevice, Keyboard, Mouse, Touch
from tests.browser.offline_guest import Guest
from tests.browser.player import PagePlayer, ending, final_scores
from tests.browser.static_site import static_site
from tests.soaking import SOAK

EXAMPLES: Final = Path(__file__).parents[1] / "records"
ALL_MODULES: Final = "towers,moats,passages,swans,renovations,double_decrees"
Game = tuple[str, InputDevice, dict[str, str]]
SHORT: Final[list[Game]] = [("kingdom", Touch(), {}), ("ludwig", Touch(), {}), ("seasons", Keyboard(), {})]
LONG: Final[list[Game]] = [
    ("kingdom", Keyboard(), {}),
    ("ludwig", Keyboard(), {}),
    ("ludwig", Touch(), {"modules": ALL_MODULES}),
    ("seasons", Touch(), {"winter": "yes"}),
]
WHOLE: Final = SHORT + LONG if SOAK else SHORT


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with static_site() as url:
        yield url


@pytest.fixture
def guest(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Guest]:
    found = Guest(browser, site, getattr(request, "param", None))
    yield found
    if found.errors or request.node.stash.get(FAILED, False):
        found.page.screenshot(path=FAILURES / f"{request.node.name}.png")
    found.context.close()
    assert found.errors == []


def seq_reaches(page: Page, seq: int) -> None:
    """Wait until a page shows this line of the log, or a later one."""
    page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=seq
    )


def downloaded(page: Page, file: Path) -> records.Record:
    """The record that a replay offers as a file."""
    page.wait_for_selector("a[download]")
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    saved.value.save_as(file)
    return read(file)


def read(file: Path) -> records.Record:
    return records.parse(file.read_text())


@pytest.mark.parametrize(
    ("game", "guest", "options"),
    WHOLE,
    indirect=["guest"],
    ids=["-".join((game, type(hand).__name__.lower(), *options)) for game, hand, options in WHOLE],
)
def test_a_whole_game_without_a_network(
    game: str, guest: Guest, options: dict[str, str], tmp_path: Path
) -> None:
    guest.leave_the_network()
    guest.play(game, "random", **options)
    page = guest.page
    PagePlayer(page, game, guest.hand).play()
    totals = final_scores(page)
    ending(page)
    guest.go("/history")
    page.get_by_role("link", name="Replay").first.click()
    record = downloaded(page, tmp_path / "game.kastelan")
    assert sorted(record.result or (), reverse=True) == totals
    *_, last = play_back(record, find)  # this engine comes to the same end
    assert last.state.outcome is not None


def test_a_reload_goes_on_and_a_second_tab_follows(guest: Guest) -> None:
    guest.leave_the_network()
    guest.play_now("kingdom")
    page = guest.page
    player = PagePlayer(page, "kingdom", Mouse())
    assert player.decide()
    before = player.seq()
    page.reload()
    page.wait_for_selector("[data-seq]")
    assert player.seq() >= before
    second = PagePlayer(guest.tab(page.url.partition("page=")[2]), "kingdom", Mouse(), seed=2)
    assert second.decide()
    seq_reaches(page, second.seq())  # the first tab shows what the second one does
    assert player.decide()
    seq_reaches(second.page, player.seq())


def test_the_thought_of_an_expert_can_be_stopped(guest: Guest) -> None:
    guest.leave_the_network()
    guest.play("kingdom", "expert")
    seq_reaches(guest.page, guest.stop_a_thought("kingdom") + 1)
    PagePlayer(guest.page, "kingdom", guest.hand).decide()  # the next thought ends by itself


def test_records_from_a_server_open_and_are_kept(guest: Guest, tmp_path: Path) -> None:
    guest.leave_the_network()
    for game in GAMES:
        example = read(next((EXAMPLES / game).rglob("*.kst")))
        page = guest.go("/replay")
        page.get_by_role("textbox").fill(records.write(example))
        page.get_by_role("button", name="Show the game").click()
        expect(page.get_by_text("The game is among your games now.")).to_be_visible()
        guest.go("/history")
        page.get_by_role("link", name="Replay").first.click()
        kept = downloaded(page, tmp_path / f"{game}.kastelan")
        assert [move.word for move in kept.moves] == [move.word for move in example.moves]
        assert kept.result == example.result


def test_a_game_of_the_offline_page_opens_on_its_server(new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", service_workers="allow")
    page = ann.go("/")
    page.get_by_role("link", name="Play without a server").click()
    page.wait_for_selector("[data-kept]")
    page.goto("/offline/?page=/replay")
    page.get_by_role("textbox").fill(next((EXAMPLES / "kingdom").rglob("*.kst")).read_text())
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_text("The game is among your games now.")).to_be_visible()
    page.goto("/offline/?page=/history")
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("button", name="Open on the server").click()
    page.wait_for_url("**/replay")
    expect(page.get_by_role("button", name="Final scoring")).to_be_visible()


def test_rules_lessons_and_pictures_are_there(guest: Guest) -> None:
    guest.leave_the_network()
    page = guest.page
    page.wait_for_function(
        "[...document.querySelectorAll('article img')].every((one) => one.naturalWidth > 0)"
    )
    card = page.locator("article").first
    card.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Kingdom Builder").first).to_be_visible()
    guest.go("/learn/kingdom")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-seq]")
