"""The title, the round track, the winter cards and the players around the engraving."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.games.seasons.components import GRANARY_OPEN, RESOURCES, Figures
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.games.seasons.view import SeasonsView
from kastelan.pictures.money import coin
from kastelan.pictures.players import helper, settlement
from kastelan.pictures.seasons.coordinates import BOARD, FOOT, WIDTH, milestones
from kastelan.pictures.seasons.tokens import piece
from kastelan.pictures.svg import figure, group, line, name, path, rect
from kastelan.pictures.symbols import symbol
from kastelan.pictures.text_layout import fitted
from kastelan.pictures.theme import Theme


def cartouche(title: str, theme: Theme) -> str:
    """The title in a frame."""
    outer = "M26 24h312l10 10v38l-10 10h-312l-10 -10v-38Z"
    inner = "M30 29h304l8 8v32l-8 8h-304l-8 -8v-32Z"
    lines, size = fitted(title, 300, 22, 1)
    words = name(182, 60, lines[0], size, theme.ink)
    return path(outer, theme.sheet, theme.ink, 1.4) + line(inner, theme.ink, 0.7) + words


def round_track(view: SeasonsView, figures: Figures, theme: Theme) -> str:
    """The round track: past rounds are pale, the current one is framed, and future ones show their talers."""
    drawn = ""
    for number, x in enumerate(milestones(view.rounds), 1):
        past, now = number < view.round, number == view.round
        stone = f"M{x - 20:g} 66V40a20 20 0 0 1 40 0v26Z"
        edge = theme.info if now else theme.edge
        drawn += path(stone, theme.quiet if past else theme.sheet, edge, 3 if now else 1.2)
        drawn += figure(x, 44, str(number), 14, theme.soft if past else theme.ink, 600)
        if number > view.round:
            drawn += coin(x, 57, 7, str(figures.space_talers), theme)
        if view.winter and number in figures.winter_marks:
            drawn += symbol("snowflake", x, 78, 16, theme.info, theme.sky)
    return group(drawn, class_="rounds")


def winter_cards(view: SeasonsView, figures: Figures, theme: Theme) -> str:
    """The two winter cards that hold pieces: the village tavern and the granary."""
    drawn, x = "", 28.0
    if view.innkeeper != NOBODY:
        drawn += rect(x, 94, 112, 34, theme.sheet, theme.edge, 1.2, rx=8)
        drawn += symbol("tavern", x + 20, 111, 22, theme.ink, theme.sheet) + helper(
            view.innkeeper, x + 50, 110, 24, theme
        )
        drawn += coin(x + 86, 111, 11, str(view.tavern), theme)
        x += 124
    if view.winter and GRANARY_OPEN not in view.unseen and view.round >= min(figures.winter_marks, default=1):
        guests = [seat for seat, count in enumerate(view.granary) for _ in range(count)]
        places = max(figures.winter.granary_spaces, len(guests))
        drawn += rect(x, 94, 44 + 28 * places, 34, theme.sheet, theme.edge, 1.2, rx=8)
        drawn += symbol("farm", x + 20, 111, 22, theme.ink, theme.sheet)
        for place in range(places):
            middle = x + 52 + 28 * place
            if place < len(guests):
                drawn += helper(guests[place], middle, 110, 24, theme)
            else:
                fee = str(figures.winter.granary_fee)
                drawn += coin(middle, 111, 9, fee, theme)
    return group(drawn, class_="winter") if drawn else ""


def players(view: SeasonsView, names: Sequence[str], theme: Theme) -> str:
    """The players below the engraving: house, name, points, talers, helpers and pieces."""
    drawn = rect(0, BOARD, WIDTH, FOOT, theme.table)
    wide = (WIDTH - 12) / view.players
    for seat in range(view.players):
        x = 12 + seat * wide
        active = seat in view.actors
        frame = (theme.info, 2.2) if active else (theme.line, 1.0)
        body = rect(x, BOARD + 7, wide - 12, FOOT - 14, theme.sheet, *frame, rx=8)
        body += settlement(seat, x + 22, BOARD + 24, 22, theme)
        shown = names[seat] if seat < len(names) else chr(65 + seat)
        words, size = fitted(shown, wide - 190, 16, 1)
        body += name(x + 40, BOARD + 29, words[0], size, theme.ink, anchor="start")
        right = x + wide - 24
        body += symbol("shield", right - 118, BOARD + 24, 17, theme.gold, theme.sheet)
        body += figure(right - 107, BOARD + 30, str(view.scores[seat]), 17, theme.ink, anchor="start")
        body += coin(right - 62, BOARD + 24, 9, "T", theme)
        body += figure(right - 49, BOARD + 30, str(view.talers[seat]), 17, theme.ink, anchor="start")
        body += helper(seat, right - 18, BOARD + 23, 18, theme)
        body += figure(right - 6, BOARD + 30, str(view.helpers[seat]), 15, theme.ink, 600, "start")
        for kind in range(len(RESOURCES)):
            place = x + 24 + kind * min(52.0, (wide - 30) / 5)
            count = view.supply[seat][kind]
            held = piece(kind, place, BOARD + 51, 17, theme)
            held += figure(place + 12, BOARD + 56, f"×{count}", 14, theme.ink, 600, "start")
            body += held if count else group(held, opacity=0.35)
        drawn += group(body, class_="player")
    return drawn
