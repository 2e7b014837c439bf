"""The buildings and walls of the engraving, as drafts or in stone."""

from __future__ import annotations

from kastelan.pictures.outlines import Jitter, number, ring
from kastelan.pictures.seasons.engraver import Engraver
from kastelan.pictures.svg import line, path, rect

WIDE = 62
"""Houses wider than this have a hipped roof, the others a gable."""


def tower(hand: Engraver, x: float, base: float, w: float, h: float, built: bool) -> str:
    """A round tower with a crown and a cone."""
    top, peak = base - h, base - h - 10 - w * 1.05
    body = f"M{number(x - w / 2)} {number(base)}V{number(top)}H{number(x + w / 2)}V{number(base)}Z"
    fifth = number((w + 8) / 5)
    # Three merlons and two gaps, each a fifth of the width.
    teeth = f"h{fifth}v5h{fifth}v-5h{fifth}v5h{fifth}v-5h{fifth}"
    crown = f"M{number(x - w / 2 - 4)} {number(top)}v-13{teeth}v13Z"
    cone = ring([(x - w / 2 - 3, top - 10), (x, peak), (x + w / 2 + 3, top - 10)])
    if not built:
        return hand.draft(body + crown + cone)
    side = f"M{number(x + w * 0.12)} {number(base)}V{number(top)}H{number(x + w / 2)}V{number(base)}Z"
    drawn = hand.solid(body, hand.stone) + hand.shaded(side) + line(body, hand.ink, 1.3)
    drawn += hand.solid(cone, hand.roof)
    drawn += path(ring([(x, peak), (x + w / 2 + 3, top - 10), (x + 2, top - 10)]), hand.ink, opacity=0.28)
    drawn += _cap_of_snow(hand, x, top, w) + _flag(hand, x, peak) + hand.solid(crown, hand.stone)
    slit = f"M{number(x - 3)} {number(top + h * 0.3)}h5v11h-5Z"
    return drawn + path(slit, hand.window, hand.ink, 0.7) + _stones(hand, x, top, w, h)


def _cap_of_snow(hand: Engraver, x: float, top: float, w: float) -> str:
    eaves, wave = top - 10 - w * 0.35, number(-w * 0.12)
    drift = "".join(f"q{wave} {depth} {number(-w * 0.24)} 0" for depth in (6, 7, 6))
    peak = f"M{number(x - w * 0.36)} {number(eaves)}L{number(x)} {number(top - 12 - w * 1.05)}"
    return hand.snow(f"{peak}L{number(x + w * 0.36)} {number(eaves)}{drift}Z")


def _flag(hand: Engraver, x: float, peak: float) -> str:
    cloth = f"M{number(x)} {number(peak - 12)}l13 4l-13 4Z"
    pole = line(f"M{number(x)} {number(peak)}v-12", hand.ink, 1.3)
    return pole + path(cloth, hand.theme.wax, hand.ink, 0.8)


def _stones(hand: Engraver, x: float, top: float, w: float, h: float) -> str:
    marks = ((-0.3, 0.62, 8), (-0.1, 0.75, 9), (-0.34, 0.86, 7))
    data = "".join(f"M{number(x + w * a)} {number(top + h * b)}h{length}" for a, b, length in marks)
    return line(data, hand.ink, 0.8, opacity=0.6)


def house(
    hand: Engraver, x: float, base: float, w: float, h: float, built: bool, roof: str, windows: int = 2
) -> str:
    """A house seen from the front, with a door and windows on both sides of it."""
    top, rise = base - h, min(w * 0.5, 46)
    body = f"M{number(x - w / 2)} {number(base)}V{number(top)}H{number(x + w / 2)}V{number(base)}Z"
    if w > WIDE:
        ridge = [(x - w / 2 + rise * 0.45, top - rise), (x + w / 2 - rise * 0.45, top - rise)]
    else:
        ridge = [(x, top - rise)]
    gable = ring([(x - w / 2 - 6, top), *ridge, (x + w / 2 + 6, top)])
    if not built:
        return hand.draft(body + gable)
    side = f"M{number(x + w * 0.18)} {number(base)}V{number(top)}H{number(x + w / 2)}V{number(base)}Z"
    drawn = hand.solid(body, hand.stone) + hand.shaded(side) + line(body, hand.ink, 1.3)
    drawn += hand.solid(gable, roof) + _rows_of_tiles(hand, x, top, w, rise)
    if hand.winter:
        drawn += _snow_on_roof(hand, x, top, w, rise)
    drawn += path(f"M{number(x - 5)} {number(base)}v-14a5 5 0 0 1 10 0v14Z", hand.opening)
    return drawn + _windows(hand, x, top, w, h, windows)


def _rows_of_tiles(hand: Engraver, x: float, top: float, w: float, rise: float) -> str:
    if w <= WIDE:
        rows = f"M{number(x - w * 0.3)} {number(top - rise * 0.3)}H{number(x + w * 0.3)}"
    else:
        left, right = x - w / 2 + rise * 0.2 + 4, x + w / 2 - rise * 0.2 - 4
        rows = "".join(
            f"M{number(left)} {number(top - rise * part)}H{number(right)}" for part in (0.25, 0.5, 0.75)
        )
    return line(rows, hand.ink, 0.7, opacity=0.6)


def _snow_on_roof(hand: Engraver, x: float, top: float, w: float, rise: float) -> str:
    hipped = w > WIDE
    left, right = (x - w / 2 + rise * 0.2, x + w / 2 - rise * 0.2) if hipped else (x - w * 0.26, x + w * 0.26)
    y = number(top - rise * 0.45)
    if hipped:
        peak = (
            f"L{number(x - w / 2 + rise * 0.45)} {number(top - rise - 3)}H{number(x + w / 2 - rise * 0.45)}"
        )
    else:
        peak = f"L{number(x)} {number(top - rise - 4)}"
    quarter = (right - left) / 4
    waves = f"q{number(-quarter / 2)} 6 {number(-quarter)} 0" * 4
    return hand.snow(f"M{number(left)} {y}{peak}L{number(right)} {y}{waves}Z")


def _windows(hand: Engraver, x: float, top: float, w: float, h: float, count: int) -> str:
    drawn = ""
    for window in range(count):
        away = w * 0.22 + window * w * 0.16
        if away < w / 2 - 6:
            for middle in (x - away, x + away):
                drawn += rect(middle - 3, top + h * 0.25, 6, 9, hand.window, hand.ink, 0.7)
    return drawn


def wall(hand: Engraver, left: float, right: float, base: float, h: float) -> str:
    """A wall with merlons."""
    top, merlons = base - h, int((right - left) // 17)
    # A merlon of 9 units and a gap of 8; seven units high.
    outline = f"M{number(left)} {number(base)}V{number(top - 7)}{'h9v7h8v-7' * merlons}H{number(right)}"
    jitter = Jitter(int(left + base))
    marks = ""
    for _ in range(int((right - left) / 11)):
        x, y = jitter.between(left + 6, right - 22), jitter.between(top + 8, base - 5)
        marks += f"M{number(x)} {number(y)}h{number(jitter.between(7, 13))}"
    drawn = hand.solid(f"{outline}V{number(base)}Z", hand.stone) + line(marks, hand.ink, 0.8, opacity=0.5)
    if hand.winter:
        caps = "".join(f"M{number(left + 17 * each)} {number(top - 7.5)}h9" for each in range(merlons))
        drawn += line(caps, hand.theme.snow, 3.5)
    return drawn


def well(hand: Engraver, built: bool) -> str:
    """The well in the middle of the yard."""
    basin, roof = "M506 540v-22h44v22a22 8 0 0 1 -44 0Z", "M500 488L528 468L556 488Z"
    if not built:
        return hand.draft(basin + roof)
    water = "#CFE0EA" if hand.winter else hand.theme.info
    drawn = hand.solid(basin, hand.stone) + hand.solid("M506 518a22 8 0 0 1 44 0a22 8 0 0 1 -44 0Z", water)
    drawn += line("M509 516v-30M547 516v-30", hand.ink, 2.6) + hand.solid(roof, hand.roof)
    return drawn + hand.snow("M508 482L528 466L548 482q-10 5 -20 0q-10 5 -20 0Z")


def big_gate(hand: Engraver, built: bool) -> str:
    """The gate in the middle of the front wall, with its portcullis."""
    outline, arch = "M520 692V606H680V692Z", "M576 692v-32a24 24 0 0 1 48 0v32Z"
    if not built:
        return hand.draft(outline + arch)
    crown = "M512 606v-16h24v7h24v-7h24v7h32v-7h24v7h24v-7h24v16Z"
    bars = "M576 662h48M576 676h48M588 642v50M600 637v55M612 642v50"
    drawn = hand.solid(outline, hand.stone) + hand.shaded("M644 692V606H680V692Z")
    drawn += line(outline, hand.ink, 1.3) + hand.solid(crown, hand.stone) + path(arch, hand.opening)
    if hand.winter:
        drawn += line("M512 589.5h24M560 589.5h24M616 589.5h24M664 589.5h24", hand.theme.snow, 3.5)
    return drawn + line(bars, hand.stone, 1.4)


def small_gate(hand: Engraver, built: bool) -> str:
    """The gate at the right of the front wall."""
    outline = "M962 692v-70h72v70Z"
    if not built:
        return hand.draft(outline)
    return hand.solid(outline, hand.stone) + path("M984 692v-22a14 14 0 0 1 28 0v22Z", hand.opening)


def forge(hand: Engraver) -> str:
    """The forge, which stands from the beginning, with smoke from its chimney."""
    smoke = line("M400 458q-8 -8 2 -14t2 -16", hand.ink, 1.1, opacity=0.7)
    chimney = path("M394 498v-34h12v40", hand.stone, hand.ink, 1.2)
    return chimney + smoke + house(hand, 378, 552, 74, 46, True, hand.roof, 1)


def market(hand: Engraver) -> str:
    """The two stalls of the market, which stand from the beginning."""
    night = hand.theme.dark
    red, blue = ("#8C4A44", "#3E6C9B") if night else (hand.theme.wax, hand.theme.info)
    drawn = ""
    for x, cloth in ((682, red), (746, blue)):
        drawn += path(f"M{x - 24} 548v-26h48v26", hand.stone, hand.ink, 1.2)
        drawn += path(f"M{x - 30} 522l8 -18h44l8 18{'q-7.5 8 -15 0' * 4}Z", cloth, hand.ink, 1.2)
        drawn += hand.snow(f"M{x - 22} 508l2 -6h40l2 6q-11 5 -22 0q-11 5 -22 0Z")
    return drawn
