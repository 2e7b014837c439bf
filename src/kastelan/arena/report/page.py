"""A tournament as one page that needs nothing else: no scripts, no files beside it, no network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from html import escape

from kastelan.arena.plan import Plan
from kastelan.arena.report import charts
from kastelan.arena.report.messages import Say
from kastelan.arena.report.styles import CASTLE_ICON, style_sheet
from kastelan.arena.report.tables import cross_table, numbers_table
from kastelan.arena.results import Result
from kastelan.arena.tournament import Tournament


def report(plan: Plan, tournament: Tournament, results: Sequence[Result], say: Say, language: str) -> str:
    """The whole page."""
    counted = [result for result in results if not result.error]
    title = say("arena-report-title", game=say(f"{plan.game}-title"))
    body = [
        _header(plan, tournament, title, say),
        "<main>",
        *(_section(*section) for section in _sections(plan, tournament, counted, say)),
        "</main>",
        f"<footer>{escape(say('arena-report-footer', date=date.today().isoformat()))}</footer>",
    ]
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style_sheet()}</style>"
    )
    page = f"<head>{head}</head>\n<body>{''.join(body)}</body>"
    return f'<!doctype html>\n<html lang="{language}">{page}</html>\n'


Section = tuple[str, str, str, bool]
"""A heading, an explanation, the content as HTML, and whether the section takes the whole width."""


def _sections(plan: Plan, tournament: Tournament, results: Sequence[Result], say: Say) -> Iterator[Section]:
    named = [
        ("ratings", charts.ratings(tournament, say), False),
        ("shares", charts.shares(tournament, say), False),
        ("test", charts.sequential(tournament, say), False),
        ("way", charts.running_shares(plan, results, say), False),
        ("points", charts.points(plan, results, say), False),
        ("seats", charts.seats(tournament, say), False),
        ("times", charts.times(tournament, say), False),
        ("pairs", cross_table(tournament, say), True),
        ("numbers", numbers_table(tournament, say), True),
        ("faults", _faults(tournament, say), True),
        ("method", _method(plan, tournament, say), True),
    ]
    for name, inside, wide in named:
        if inside:
            yield say(f"arena-report-{name}"), say(f"arena-report-{name}-about"), inside, wide


def _section(heading: str, about: str, inside: str, wide: bool) -> str:
    kind = ' class="wide"' if wide else ""
    content = inside if wide else f'<div class="drawn">{inside}</div>'
    return f"<section{kind}><h2>{escape(heading)}</h2><p>{escape(about)}</p>{content}</section>\n"


def _header(plan: Plan, tournament: Tournament, title: str, say: Say) -> str:
    options = ", ".join(f"{name}={value}" for name, value in plan.options)
    lead = say("arena-report-lead", bots=", ".join(dict.fromkeys(plan.entries)), players=plan.players)
    more = f" {say('arena-report-options', options=options)}" if options else ""
    tiles = "".join(
        f"<li><b>{value}</b><span>{escape(words)}</span></li>" for value, words in _figures(tournament, say)
    )
    return (
        f'<header><div class="crown">{CASTLE_ICON}<span>{escape(say(f"arena-kind-{plan.kind}"))}</span></div>'
        f'<h1>{escape(title)}</h1><p class="lead">{escape(lead + more)}</p>'
        f'<ul class="figures">{tiles}</ul>{_verdict(tournament, say)}</header>'
    )


def _figures(tournament: Tournament, say: Say) -> Iterator[tuple[str, str]]:
    yield f"{tournament.games:,}".replace(",", " "), say("arena-figure-games")
    yield f"{tournament.deals:,}".replace(",", " "), say("arena-figure-deals")
    yield f"{tournament.decisions:,}".replace(",", " "), say("arena-figure-decisions")
    yield str(tournament.workers), say("arena-figure-workers")
    yield str(tournament.forfeits), say("arena-figure-forfeits")
    yield str(tournament.errors), say("arena-figure-errors")


def _verdict(tournament: Tournament, say: Say) -> str:
    """The verdict of a sequential test, if there was one."""
    if tournament.sprt is None:
        return ""
    accepted = tournament.sprt.accepted
    kind = {"elo1": "yes", "elo0": "no"}.get(accepted, "")
    return f'<p class="verdict {kind}">{escape(charts.verdict(tournament, say))}</p>'


def _faults(tournament: Tournament, say: Say) -> str:
    if not tournament.faults:
        return ""
    lines = "".join(f"<li>{escape(fault.in_words(say))}</li>" for fault in tournament.faults)
    return f'<ul class="faults">{lines}</ul>'


def _method(plan: Plan, tournament: Tournament, say: Say) -> str:
    machine = say("arena-report-machine", machine=tournament.machine)
    return f"<pre>{escape(plan.command())}</pre><p>{escape(machine)}</p>"
