"""The picture of the market: the price slots, the corridors, and what the modules sell."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, STAIRS, STAIRS_STACK, Components
from kastelan.games.ludwig.modules.castle_from_view import components_seen
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.prices import CORRIDOR_PRICE
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.pictures.ludwig.floor_plan import TITLE, WATER, FloorPlan, U, plan_of
from kastelan.pictures.ludwig.floors import patterns
from kastelan.pictures.ludwig.moat import water, water_pattern
from kastelan.pictures.ludwig.module_parts import parts_in_use, swan_on
from kastelan.pictures.ludwig.room import detail_at, room, shadow
from kastelan.pictures.ludwig.stall import EMPTY, PAD, TAG, Stall
from kastelan.pictures.ludwig.swans import swan_token
from kastelan.pictures.money import coin, thousands
from kastelan.pictures.outlines import number
from kastelan.pictures.svg import at, circle, document, figure, group, path, rect
from kastelan.pictures.theme import LIGHT, Theme

GAP: Final = 12.0
WIDE: Final = 1120.0
"""The width at which stalls continue in the next row."""


def draw_market(view: LudwigView, language: str = "en", theme: Theme = LIGHT, scale: float = 40) -> str:
    """A picture of the market, from the most expensive slot to the cheapest, with renovations below."""
    rows = [row for part in stalls(view) for row in _rows(part)]
    width = max(sum(stall.width + GAP for stall in row) for row in rows) + GAP
    body, y = "", GAP
    # All stalls of a row are as high as its highest one.
    for row in rows:
        high, x = max(stall.height for stall in row), GAP
        for stall in row:
            body += at(x, y, _drawn(stall, high, theme, language, scale))
            x += stall.width + GAP
        y += high + GAP
    definitions = patterns(theme) + water_pattern(theme)
    return document(width, y, scale / U, TITLE, definitions, theme.table, [body])


def stalls(view: LudwigView) -> list[list[Stall]]:
    """The slots in use by price with the stacks of corridors and of modules, then further rows of modules."""
    components = components_seen(view)
    found = [
        _slot(view, slot, components) for slot in sorted(view.slots, key=lambda one: (-PRICES[one], one))
    ]
    for tile, stack in ((HALLWAY, HALLWAYS), (STAIRS, STAIRS_STACK)):
        left = view.stacks[stack]
        found.append(Stall(CORRIDOR_PRICE, plan_of(components.tiles[tile]) if left else None, left=left))
    found += [stall for part in parts_in_use(view) for stall in part.stacks(view, components)]
    rows = [list(part.row(view, components)) for part in parts_in_use(view)]
    return [found, *filter(None, rows)]


def _slot(view: LudwigView, slot: int, components: Components) -> Stall:
    tile = view.market[slot]
    plan = None if tile == NOTHING else plan_of(components.tiles[tile])
    return Stall(PRICES[slot], plan, view.coins[slot], swan=swan_on(view, slot))


def _rows(all_stalls: list[Stall]) -> list[list[Stall]]:
    rows: list[list[Stall]] = [[]]
    for stall in all_stalls:
        if rows[-1] and sum(each.width + GAP for each in rows[-1]) + stall.width > WIDE:
            rows.append([])
        rows[-1].append(stall)
    return rows


def _drawn(stall: Stall, height: float, theme: Theme, language: str, scale: float) -> str:
    body = rect(0, 0, stall.width, height, theme.sheet, theme.line, 1, rx=10)
    middle = stall.width / 2
    tag = price_tag(0, 0, stall.price, theme)
    if stall.left is not None:
        note = figure(0, 6, f"×{stall.left}", 17, theme.soft, 600, anchor="start")
        body += at(middle - 20, 24, tag) + at(middle + 22, 24, note)
    else:
        body += at(middle - (14 if stall.coins else 0), 24, tag)
    room_ = height - TAG
    if stall.plan is None:
        cross = TAG + (room_ - EMPTY) / 2
        body += rect(PAD, cross, EMPTY, EMPTY, "none", theme.edge, 1.2, rx=6, stroke_dasharray="3 5")
        return group(body, class_="stall")
    plan = stall.plan
    tile = _picture(plan, theme, language, scale)
    body += at((stall.width - plan.width) / 2, TAG + (room_ - plan.height) / 2, tile)
    if stall.coins:
        body += group(coin(stall.width - 17, 24, 13, str(stall.coins), theme), class_="coins")
    if stall.swan != NOTHING:
        body += swan_token(COLOUR_NAMES[stall.swan], 19, 24, 28, theme)
    return group(body, class_="stall")


def _picture(plan: FloorPlan, theme: Theme, language: str, scale: float) -> str:
    if plan.kind == WATER:
        return water(plan.width, plan.height, theme)
    return shadow(plan, theme) + room(plan, theme, language, detail=detail_at(scale))


def price_tag(x: float, y: float, price: int, theme: Theme) -> str:
    """A price tag with its centre at x, y."""
    cut = f"M{number(x - 36)} {number(y)}l10 -13h62v26h-62Z"
    hole = circle(x - 24, y, 2.4, theme.sheet, theme.coin_ink, 0.8)
    words = figure(x + 6, y + 6, thousands(price), 17, theme.coin_ink)
    return group(path(cut, theme.coin, theme.coin_ink, 1) + hole + words, class_="price")
