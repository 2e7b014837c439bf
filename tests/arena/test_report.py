"""The report is one self-contained page, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from kastelan.arena import Hypotheses, Plan, Result, Tournament, make_plan, play_plan
from kastelan.arena.forfeits import fault
from kastelan.arena.report import report
from kastelan.arena.report.scales import Scale, log_scale, scale_around
from kastelan.arena.stopping import StoppingRule
from kastelan.arena.tournament import summarise
from kastelan.games import find
from kastelan.locale import LANGUAGES, Speaker
from tests.arena.quick_bots import FIRST, GROUPS, HUDDLER

KINGDOM = find("kingdom")
EMPTY = {"meta", "link", "br", "circle", "line", "rect", "path", "polyline"}


class Tags(HTMLParser):
    """Collects unclosed tags, headings and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.sections.append(data)


def read(page: str) -> Tags:
    tags = Tags()
    tags.feed(page)
    assert not tags.open
    return tags


def page_of(plan: Plan, language: str = "en") -> str:
    tournament, results = play_plan(plan)
    return report(plan, tournament, results, Speaker(language).say, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_round_robin_loads_nothing(language: str) -> None:
    plan = make_plan(KINGDOM, [FIRST, "random", HUDDLER], "round-robin", games=2)
    page = page_of(plan, language)
    tags = read(page)
    assert not tags.addresses
    assert "<script" not in page
    assert not re.findall(r"url\((?!data:)", page)
    assert not re.findall(r"https?://", page)
    assert page.count("<svg") >= 6
    assert "prefers-color-scheme: dark" in page
    assert f'<html lang="{language}">' in page
    assert Speaker(language).say("arena-report-pairs") in tags.sections
    assert f"kastelan arena kingdom {FIRST} random {HUDDLER} --kind round-robin" in page


def test_a_sequential_test_shows_its_path_and_its_verdict() -> None:
    guesses = Hypotheses(0, 150)
    plan = make_plan(KINGDOM, [FIRST, "random"], "sprt", seed=2, options=GROUPS, guesses=guesses)
    page = page_of(plan)
    assert "The sequential test" in read(page).sections
    assert f"{FIRST} is stronger than random: +150 Elo accepted against 0 after" in page
    assert 'class="verdict yes"' in page


def test_a_single_bot_has_no_ratings_and_names_are_escaped() -> None:
    plan = make_plan(find("ludwig"), ["random"], games=2)
    assert "Ratings" not in read(page_of(plan)).sections
    strange = Plan("table", "kingdom", 1, 2, ("cmd:a <b> & 'c'", "random"), 1, 1)
    late = (fault("said", words="<late>"), None)
    results = [
        Result(number, (0, 1), (3, 4), (2, 1), (9, 9), (4, 4), (0.1, 0.2), (0.1, 0.1), late)
        for number in range(2)
    ]
    tournament = summary(strange, results)
    page = report(strange, tournament, results, Speaker("en").say, "en")
    read(page)
    assert "<late>" not in page
    assert "<b> &" not in page
    assert '<th title="cmd:a &lt;b&gt; &amp; &#x27;c&#x27;">' in page


def summary(plan: Plan, results: list[Result]) -> Tournament:
    """A tournament made from given results."""
    return summarise(plan, results, StoppingRule(plan), 1.0, len(results))


def test_scales_have_round_ticks_and_keep_values_inside() -> None:
    assert Scale(0, 100, 0, 1).ticks(5) == [0, 20, 40, 60, 80, 100]
    assert Scale(-0.13, 0.21, 0, 1).ticks(4) == [-0.1, 0, 0.1, 0.2]
    assert Scale(0, 10, 100, 200).at(5) == 150
    assert Scale(0, 10, 100, 200).at(99) == 200
    scale = scale_around([5, 5], 0, 10)
    assert scale.low < 5 < scale.high
    ticks, at = log_scale([3, 700], 0, 90)
    assert ticks == [1, 10, 100, 1000]
    assert at(10) == pytest.approx(30)
