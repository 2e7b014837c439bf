"""The plots of a tournament report: which numbers each of them shows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from statistics import quantiles
from typing import Final

from kastelan.arena.elo import elo_text, interval_text
from kastelan.arena.intervals import mean
from kastelan.arena.plan import Plan
from kastelan.arena.report.messages import Say
from kastelan.arena.report.plots import Line, Row, Spread, durations, intervals, lines, spreads
from kastelan.arena.results import Result
from kastelan.arena.tournament import Tournament

LINE_POINTS: Final = 160
"""About how many points a line is drawn through."""


def percent(value: float) -> str:
    """A share as a percentage."""
    return f"{100 * value:.0f} %"


def signed(value: float) -> str:
    """A difference with its sign."""
    return f"{value:+.6g}" if value else "0"


def ratings(tournament: Tournament, say: Say) -> str:
    """Ratings with intervals, the strongest bot first; empty if there are no two different bots."""
    # A bot may enter several times. It has one rating, which is drawn in the colour of its first entry.
    # Reversed, so that the first entry of a bot overwrites its later ones.
    first = {seat.bot: (at, seat) for at, seat in reversed(list(enumerate(tournament.seats)))}
    if len(first) < 2:
        return ""
    rows = [
        Row(
            seat.bot,
            seat.elo,
            seat.elo_low,
            seat.elo_high,
            f"{elo_text(seat.elo)}  ({interval_text(seat.elo_low, seat.elo_high)})",
            at,
        )
        for at, seat in sorted(first.values(), key=lambda found: -found[1].elo)
    ]
    return intervals(rows, say("arena-report-ratings"), "Elo", signed, 0.0)


def shares(tournament: Tournament, say: Say) -> str:
    """Shares of victories, with a mark where equally strong bots would be."""
    rows = [
        Row(
            seat.bot,
            seat.share,
            seat.low,
            seat.high,
            f"{100 * seat.share:.1f} %  ({100 * seat.low:.1f} … {100 * seat.high:.1f})",
            at,
            seat.par,
        )
        for at, seat in enumerate(tournament.seats)
    ]
    return intervals(rows, say("arena-report-shares"), say("arena-axis-share"), percent)


def seats(tournament: Tournament, say: Say) -> str:
    """Shares of victories by seat, which show whether some seats are better."""
    if tournament.players < 2:
        return ""
    rows = [
        Row(
            say("arena-seat", seat=one.seat + 1),
            one.share,
            one.low,
            one.high,
            f"{100 * one.share:.1f} %  ({100 * one.low:.1f} … {100 * one.high:.1f})",
            one.seat,
        )
        for one in tournament.by_seat
    ]
    par = 1 / tournament.players
    return intervals(rows, say("arena-report-seats"), say("arena-axis-share"), percent, par)


def points(plan: Plan, results: Sequence[Result], say: Say) -> str:
    """The distribution of each bot's points."""
    rows = []
    for entry, bot in enumerate(plan.entries):
        scores = [
            game.scores[seat] for game in results for seat, other in enumerate(game.seats) if other == entry
        ]
        if len(scores) < 2:
            return ""
        # The cut points lie at 5 %, 10 %, … 95 %; these are the 5th, 25th, 50th, 75th and 95th percentile.
        cut = quantiles(scores, n=20, method="inclusive")
        five = (cut[0], cut[4], cut[9], cut[14], cut[18])
        rows.append(Spread(bot, five, mean(scores), f"{mean(scores):.1f}  ({cut[0]:.0f} … {cut[18]:.0f})"))
    return spreads(rows, say("arena-report-points"), say("arena-axis-points"))


def times(tournament: Tournament, say: Say) -> str:
    """How long each bot thinks about a turn."""
    rows = []
    for at, one in enumerate(tournament.times):
        note = f"{_ms(one.ms_per_turn)} … {_ms(one.slowest_turn_ms)}"
        rows.append(Row(one.bot, one.ms_per_turn, 0.0, one.slowest_turn_ms, note, at))
    return durations(rows, say("arena-report-times"), say("arena-axis-times"), _ms)


def _ms(value: float) -> str:
    """A duration in milliseconds, or in seconds from one second on."""
    return f"{value / 1000:.3g} s" if value >= 1000 else f"{value:.3g} ms"


def running_shares(plan: Plan, results: Sequence[Result], say: Say) -> str:
    """The share of victories of each bot up to each game."""
    drawn = []
    for entry, bot in enumerate(plan.entries[:10]):
        gained = [game.share_of(entry) for game in results if entry in game.seats]
        if len(gained) < 2:
            return ""
        running = list(accumulate(gained))
        every = max(1, len(running) // LINE_POINTS)
        places = sorted({*range(every - 1, len(running), every), len(running) - 1})
        settled = [at for at in places if at >= len(running) // 50]  # the first few games jump up and down
        drawn.append(Line(bot, [(at + 1, running[at] / (at + 1)) for at in settled]))
    return lines(drawn, say("arena-report-way"), say("arena-axis-games"), percent)


def sequential(tournament: Tournament, say: Say) -> str:
    """The log-likelihood ratio of a sequential test between its bounds."""
    sprt = tournament.sprt
    if sprt is None or not sprt.path:
        return ""
    upper = sprt.upper, say("arena-bound", elo=signed(sprt.elo1))
    lower = sprt.lower, say("arena-bound", elo=signed(sprt.elo0))
    drawn = [Line(f"{sprt.ratio:+.2f}", [(0, 0.0), *sprt.path])]
    title, axis = say("arena-report-test"), say("arena-axis-deals")
    return lines(drawn, title, axis, lambda value: f"{value:g}", upper, lower)


def verdict(tournament: Tournament, say: Say) -> str:
    """The verdict of a sequential test as a sentence."""
    sprt = tournament.sprt
    assert sprt is not None
    first, second = (seat.bot for seat in tournament.seats)
    return say(
        f"arena-verdict-{sprt.accepted or 'open'}",
        first=first,
        second=second,
        elo0=signed(sprt.elo0),
        elo1=signed(sprt.elo1),
        deals=sprt.deals,
        ratio=f"{sprt.ratio:.2f}",
        lower=f"{sprt.lower:.2f}",
        upper=f"{sprt.upper:.2f}",
    )
