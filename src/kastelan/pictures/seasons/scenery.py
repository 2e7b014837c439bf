"""The scenery: sky, hills and courtyard behind the castle, trees beside it, and the road in front."""

from __future__ import annotations

from kastelan.pictures.outlines import Jitter, number, on_circle, segment
from kastelan.pictures.seasons.coordinates import BOARD, WIDTH
from kastelan.pictures.seasons.engraver import Engraver
from kastelan.pictures.svg import circle, line, path, rect
from kastelan.pictures.symbols import symbol

HILLS = "M0 250Q120 170 260 215T520 190T760 205T980 165T1200 225V420H0Z"
GROUND = "M0 330Q180 260 330 285H880Q1060 262 1200 335V800H0Z"
BIRDS = "M760 128q7 -8 13 0q6 -8 13 0M806 148q6 -7 11 0q5 -7 11 0M728 150q5 -6 9 0q4 -6 9 0"
STARS = ((300, 150), (380, 118), (545, 120), (700, 125), (905, 130), (1010, 110), (1110, 120), (90, 140))


def behind(hand: Engraver) -> str:
    """Everything behind the buildings."""
    drawn = rect(0, 0, WIDTH, BOARD, hand.sky) + (_moon(hand) if hand.theme.dark else _sun(hand))
    drawn += path(HILLS, hand.hills, hand.theme.soft, 1)
    drawn += path(HILLS, f"url(#engrave-{hand.theme.name})", opacity=0.35)
    drawn += line(BIRDS, hand.ink, 1.3) + path(GROUND, hand.ground, hand.ink, 1.3) + _grass(hand)
    drawn += path("M150 330H1050L1105 690H95Z", hand.yard, hand.ink, 1.2)
    left, right = "M150 292L95 630V690L172 340Z", "M1050 292L1105 630V690L1028 340Z"
    for side, wash in ((left, hand.shade), (right, hand.stone)):  # the side walls run towards the viewer
        drawn += hand.solid(side, wash) + path(side, f"url(#engrave-{hand.theme.name})")
    return drawn + _paving(hand)


def _sun(hand: Engraver) -> str:
    if hand.winter:
        return ""
    rays = ""
    for ray in range(28):
        angle, reach = ray * 360 / 28, 52 if ray % 2 else 44
        rays += segment(on_circle(470, 150, 34, angle), on_circle(470, 150, reach, angle))
    disc = circle(470, 150, 27, hand.theme.coin, hand.ink, 1.2, fill_opacity=0.8)
    return line(rays, hand.theme.gold, 1.5) + disc


def _moon(hand: Engraver) -> str:
    stars = (circle(x, y, 1 + x % 3 * 0.3, hand.ink) for x, y in STARS)
    return symbol("sleeping", 470, 146, 66, hand.theme.coin, hand.sky) + "".join(stars)


def _grass(hand: Engraver) -> str:
    jitter = Jitter(9)
    # Left, right, top and bottom of a field, repeated for each of its blades.
    fields = [(10, 1190, 620, 690)] * 90 + [(6, 110, 350, 640)] * 40 + [(1095, 1190, 350, 640)] * 40
    blades = (
        f"M{number(jitter.between(left, right))} {number(jitter.between(top, bottom))}q3 8 1 16"
        for left, right, top, bottom in fields
    )
    return line("".join(blades), hand.ink, 0.8, opacity=0.35)


def _paving(hand: Engraver) -> str:
    jitter = Jitter(3)
    stones = (
        f"M{number(jitter.between(190, 1000))} {number(jitter.between(360, 622))}q4 -3 8 0"
        for _ in range(120)
    )
    return line("".join(stones), hand.ink, 0.8, opacity=0.22)


def trees(hand: Engraver) -> str:
    """A few trees outside the walls."""
    spots = ((40, 470, 1.2), (66, 540, 1.0), (1150, 480, 1.2), (1166, 560, 1.0), (30, 600, 1.1))
    return "".join(_tree(hand, *spot) for spot in spots)


def _tree(hand: Engraver, x: float, base: float, s: float) -> str:
    if hand.winter:
        boughs = ((0, -14, 10, -13), (0, -18, -10, -12), (0, -26, 6, -9), (-5, -24, 0, -9))
        bare = f"M{number(x)} {number(base)}v{number(-34 * s)}" + "".join(
            f"M{number(x + a * s)} {number(base + b * s)}l{number(c * s)} {number(d * s)}"
            for a, b, c, d in boughs
        )
        return line(bare, hand.ink, 1.6)
    green = "#2F6B4A" if hand.theme.dark else "#7FA05A"
    bow, top = number(9 * s), number(11 * s)
    crown = (
        f"M{number(x - 13 * s)} {number(base - 14 * s)}a{bow} {bow} 0 0 1 {number(3 * s)} {number(-14 * s)}"
        f"a{top} {top} 0 0 1 {number(20 * s)} 0a{bow} {bow} 0 0 1 {number(3 * s)} {number(14 * s)}Z"
    )
    leaves = f"M{number(x - 4 * s)} {number(base - 20 * s)}q{number(4 * s)} -5 {number(8 * s)} 0"
    leaves += f"M{number(x + 2 * s)} {number(base - 27 * s)}q{number(4 * s)} -4 {number(7 * s)} 1"
    trunk = line(f"M{number(x)} {number(base)}v{number(-14 * s)}", hand.ink, 2.4)
    return trunk + path(crown, green, hand.ink, 1.1) + line(leaves, hand.ink, 0.8, opacity=0.7)


def road(hand: Engraver) -> str:
    """The road along the front wall, and the way from the big gate to it."""
    along = path("M0 772Q300 738 600 744T1200 760V800H0Z", hand.yard, hand.ink, 1.1)
    return along + path("M572 692Q560 720 590 744H660Q640 716 628 692Z", hand.yard, hand.ink, 0.9)


def flakes(hand: Engraver) -> str:
    """A few still flakes, in winter only."""
    if not hand.winter:
        return ""
    jitter = Jitter(12)
    rim = None if hand.theme.dark else "#9FB1BF"
    return "".join(
        circle(
            jitter.between(4, WIDTH - 4),
            jitter.between(4, BOARD - 4),
            jitter.between(1, 2.6),
            hand.theme.snow,
            rim,
            0.5,
            opacity=0.85,
        )
        for _ in range(110)
    )
