"""The tables of a tournament report."""

from __future__ import annotations

from html import escape
from typing import Final

from kastelan.arena.elo import elo_text, interval_text
from kastelan.arena.report.messages import Say
from kastelan.arena.standings import Pair
from kastelan.arena.tournament import Tournament

COLUMNS: Final = (
    "bot",
    "games",
    "wins",
    "draws",
    "share",
    "interval",
    "elo",
    "interval",
    "points",
    "move",
    "turn",
    "slowest",
)


def cross_table(tournament: Tournament, say: Say) -> str:
    """How often the bot of each row was ahead of the bot of each column."""
    names = list(dict.fromkeys(seat.bot for seat in tournament.seats))
    by_names = {(pair.first, pair.second): pair for pair in tournament.pairs}
    if len(names) < 2 or not by_names:
        return ""
    head = "".join(map(_name, names))
    rows = "".join(
        f"<tr>{_name(one)}{''.join(_cell(by_names, one, other) for other in names)}</tr>" for one in names
    )
    corner = escape(say("cli-arena-bot"))
    return (
        f'<div class="scroll"><table class="cross"><thead><tr><th>{corner}</th>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _name(bot: str) -> str:
    """A bot's name as a heading. The style sheet cuts long names off; the title shows them in full."""
    return f'<th title="{escape(bot)}">{escape(bot)}</th>'


def _cell(by_names: dict[tuple[str, str], Pair], one: str, other: str) -> str:
    """A share: green where the bot of the row was ahead, red where it was behind, the stronger the
    clearer."""
    pair, mirrored = by_names.get((one, other)), by_names.get((other, one))
    if pair is not None:
        share, low, high = pair.share, pair.low, pair.high
    elif mirrored is not None:
        share, low, high = 1 - mirrored.share, 1 - mirrored.high, 1 - mirrored.low
    else:
        return '<td class="none">–</td>'
    pole = "legal" if share >= 0.5 else "wax"
    weight = f"{90 * abs(share - 0.5):.0f}%"
    interval = f"<small>{100 * low:.0f} … {100 * high:.0f}</small>"
    return f'<td style="--pole: var(--{pole}); --weight: {weight}">{100 * share:.1f} %{interval}</td>'


def numbers_table(tournament: Tournament, say: Say) -> str:
    """All numbers of each bot."""
    head = "".join(f"<th>{escape(say(f'cli-arena-{column}'))}</th>" for column in COLUMNS)
    rows = "".join(_row(tournament, at) for at in range(len(tournament.seats)))
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _row(tournament: Tournament, at: int) -> str:
    seat, time = tournament.seats[at], tournament.times[at]
    cells = (
        str(seat.games),
        str(seat.wins),
        str(seat.draws),
        f"{100 * seat.share:.1f} %",
        f"{100 * seat.low:.1f} … {100 * seat.high:.1f}",
        elo_text(seat.elo),
        interval_text(seat.elo_low, seat.elo_high),
        f"{seat.mean_score:.1f} ± {seat.score_error:.1f}",
        f"{time.ms_per_move:.3g} ms",
        f"{time.ms_per_turn:.3g} ms",
        f"{time.slowest_turn_ms:.4g} ms",
    )
    name = f'<span class="swatch c{at % 10}"></span>{escape(seat.bot)}'
    return f"<tr><th>{name}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
