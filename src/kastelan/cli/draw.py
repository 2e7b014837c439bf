"""`kastelan draw`: a tile, a castle, a market or a board as SVG or PNG."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.picture_request import check_drawable, picture
from kastelan.cli.terminal import BadInput, Terminal, read_text, write_bytes
from kastelan.pictures import THEMES, Theme, to_png

EXAMPLE: Final = "kastelan draw ludwig --record game.kst --seat B --theme dark -o castle.png"
MOST_STEPS: Final = 1_000_000
KINDS: Final = (".svg", ".png")
SOURCES: Final = ("--tile", "--all-tiles", "--record", "--position")


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game", type=take.game, metavar="GAME")
    parser.option("--tile", "cli-help-draw-tile", metavar="ID")
    parser.option("--all-tiles", "cli-help-draw-all-tiles", action="store_true")
    parser.option("--record", "cli-help-draw-record", metavar="FILE")
    parser.option("--position", "cli-help-draw-position", metavar="LINE")
    parser.option("--step", "cli-help-draw-step", type=take.whole(0, MOST_STEPS), metavar="N")
    parser.option("--seat", "cli-help-draw-seat", type=_seat, metavar="A")
    parser.option("--market", "cli-help-draw-market", action="store_true")
    parser.option("--turn", "cli-help-draw-turn", type=take.whole(0, 3), metavar="0-3")
    parser.option(
        "--theme", "cli-help-draw-theme", type=_theme, default=THEMES["light"], metavar="light|dark"
    )
    parser.option("--scale", "cli-help-draw-scale", type=take.whole(8, 120), default=40, metavar="PIXELS")
    parser.option("-o", "cli-help-draw-out", dest="out", required=True, type=_file, metavar="FILE")


def run(given: Namespace, terminal: Terminal) -> int:
    _check(given)
    if given.record is not None:
        given.record = read_text(given.record)  # from here on the text, no longer the path
    svg = picture(given, terminal.speaker.language)
    drawn = to_png(svg) if given.out.suffix.lower() == ".png" else svg.encode()
    write_bytes(str(given.out), drawn)
    terminal.print("cli-draw-written", path=str(given.out), size=(len(drawn) + 1023) // 1024)
    return 0


def _check(given: Namespace) -> None:
    """Require exactly one source, and refuse arguments that do not apply to it."""
    # `--all-tiles` is stored as `all_tiles`.
    named = [source for source in SOURCES if getattr(given, source[2:].replace("-", "_"))]
    if len(named) != 1:
        raise BadInput("draw-one-source", expected=", ".join(SOURCES))
    source = named[0]
    check_drawable(given)
    wrong = {
        "--step": given.step is not None and source != "--record",
        "--seat": given.seat is not None and source in ("--tile", "--all-tiles"),
        "--market": given.market and source in ("--tile", "--all-tiles"),
        "--turn": given.turn is not None and source != "--tile",
    }
    for argument, is_wrong in wrong.items():
        if is_wrong:
            raise BadInput("draw-not-with", argument=argument, source=source)


def _seat(text: str) -> int:
    if len(text) != 1 or not "A" <= text.upper() <= "E":
        raise BadInput("draw-bad-seat", text=text)
    return ord(text.upper()) - ord("A")


def _theme(text: str) -> Theme:
    if text.lower() not in THEMES:
        raise BadInput("draw-bad-theme", text=text, expected=", ".join(THEMES))
    return THEMES[text.lower()]


def _file(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in KINDS:
        raise BadInput("draw-bad-file", path=text, expected=", ".join(KINDS))
    return path
