"""Where things stand on the screen, and that nothing is cut, in every language and size."""

from __future__ import annotations

import asyncio
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from textual.geometry import Region, Size
from textual.pilot import Pilot

from kastelan.cli.replay import _player_names
from kastelan.cli.table.full_screen.arrangement import Needs, regions
from kastelan.cli.table.full_screen.replay_app import ReplayApp
from kastelan.cli.table.replay_walk import Walk
from kastelan.cli.table.screens import screen_of
from kastelan.cli.table.screens.screen import Shape
from kastelan.cli.terminal import Terminal
from kastelan.core.record import play_back
from kastelan.games import find
from kastelan.locale import Speaker
from tests.cli.table.full_screen.tables import app_for, nearly_over, run, settled, shown

SMALL, LARGE = (80, 24), (130, 40)
FIVE = ("ludwig", "--seed", "5", "--players", "5", "--option", "modules=all")
FOUR = ("seasons", "--seed", "3", "--players", "4", "--option", "winter=yes")

KINGDOM_AT_80X24 = """\
   A B C D E F G H I J|K L M N O P Q R S T
 1 g g g t*t*t*~ ~ d d d d c ~ ~ t*t*t*g g
 2  g g g t*t*t*~ d d d d # c ~ t*t*t*2 g g
 3 g g g g t*t*~ B<d d c c c f f f t*c f f
 4  g c 2 t*t*~ B<1 f d c c f f ~ d d c c f
 5 c c c t*t*g ~ B<c f c g g ~ f f d d c c
 6  c t*t*g g g ~ ~ f f g g 2 f ~ f ~ d d c
 7 ^ ^ t*t*g g # f ~ ~ g g g t*f f ~ ~ d d
 8  ^ ^ ^ f f f f f f f g g t*t*^ ~ ~ ~ d ~
 9 c c c ^ ^ d d d f f g ^ t*t*~ ~ ~ ~ ~ ~
10  c c c d d ^ ^ d d f t*t*t*~ ~ ~ ~ ~ ~ ~
11-g g g t*t*t*~ c c d c d d d d d d d d d
12  g g f t*t*~ ~ ~ c d c c c d d d d d c d
13 g g f f f ~ d 2 c c ^ ^ ^ d ^ ^ 2 d d c
14  c g # f ~ d d c d d c ^ ^ ^ ^ ^ f f c c
15 c g c ~ ~ d d d c d c c c ^ ^ ~ f f f c
16  c c ~ g ~ f d d d d g c c c ^ f f ~ t*c
17 ^ ^ ~ g 2 ~ f f f d g g 2 t*f f ~ f f t*
18  ^ ~ g g f f f t*f f g g t*t*f f g # t*t*
19 c ^ ^ ^ g f t*t*^ t*g g g t*t*~ g g t*t*
20  c c ^ g ^ ^ t*t*t*t*g g g t*~ g g t*t*t*
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_the_whole_table_of_kingdom_builder_stands_on_80_by_24() -> None:
    app = app_for("kingdom", "--seed", "3", language="en")

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        lines = shown(app)
        assert [line[:44].rstrip() for line in lines[1:-2]] == KINGDOM_AT_80X24.splitlines()
        beside = "\n".join(line[44:] for line in lines)
        for words in ("Discoverers   0   3", "Gold          6  18", "Supply       40  37", "─Log─"):
            assert words in beside
        assert "─Build 3 settlements: forest.─" in beside
        assert "1 S18    +17  Discoverers +1," in beside
        assert "Your card: forest." in lines[-3]
        assert lines[-2].strip() == "Build 3 settlements: forest."

    run(app, play)


@pytest.mark.parametrize(
    ("words", "language"),
    [(("kingdom", "--seed", "3", "--players", "4"), "ru"), (FOUR, "ru"), (FIVE, "cs"), (FIVE, "en")],
)
def test_everything_is_on_a_small_screen_and_grows_with_it(words: tuple[str, ...], language: str) -> None:
    app = nearly_over(app_for(*words, language=language), 30)

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        check_parts(app.query_one("#table").content_region, [app.pane(part).region for part in PARTS])
        lines = shown(app)
        assert lines[-1].strip().endswith(app.say("table-key-quit"))
        assert all(f" {chr(65 + seat)} " in lines[0] for seat in range(app.session.state.players))
        title = app.say("table-part-log")
        assert any(title in line for line in lines)
        await resized(pilot, LARGE)
        check_parts(app.query_one("#table").content_region, [app.pane(part).region for part in PARTS])
        assert len(shown(app)) == LARGE[1]
        await resized(pilot, SMALL)
        assert shown(app)[1:] == lines[1:]

    run(app, play)


async def resized(pilot: Pilot[None], size: tuple[int, int]) -> None:
    """Change the size of the terminal, and wait until everything has found its place."""
    await pilot.resize_terminal(*size)
    for _ in range(3):
        await pilot.pause()


PARTS = ("board", "panel", "choices", "log")


def check_parts(whole: Region, parts: list[Region]) -> None:
    """The parts lie side by side within the whole, each with some room."""
    assert all(whole.contains_region(part) and part.width > 20 and part.height > 1 for part in parts), parts
    assert not any(one.overlaps(other) for one in parts for other in parts if one is not other), parts


@pytest.mark.parametrize("shape", Shape)
@pytest.mark.parametrize("size", [Size(80, 21), Size(100, 30), Size(120, 37), Size(200, 60)])
def test_parts_share_every_screen(shape: Shape, size: Size) -> None:
    for board in (Size(43, 21), Size(85, 21), Size(78, 7), Size(200, 90)):
        for lines in (4, 9, 40):
            check_parts(
                Region(0, 0, *size), list(regions(size, Needs(shape, board, lines, 50 - lines)).values())
            )


def test_a_castle_that_is_larger_than_its_part_is_shown_from_its_middle() -> None:
    app = nearly_over(app_for(*FIVE), 30)

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        board = app.pane("board")
        hidden = board.virtual_size.height - board.scrollable_content_region.height
        assert hidden > 2
        assert abs(board.scroll_offset.y - hidden // 2) <= 1

    run(app, play)


def test_both_themes_show_the_same_and_are_remembered(home: Path) -> None:
    app = app_for("kingdom", "--seed", "3")

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        before = shown(app)
        assert app.theme == "dark"
        await pilot.press("t")
        await pilot.pause()
        assert app.theme == "light"
        assert shown(app) == before

    run(app, play)
    assert (home / "theme").read_text() == "light\n"
    assert app_for("kingdom").theme == "light"


def test_a_record_is_walked_through_by_keys_and_clicks() -> None:
    game = nearly_over(app_for("ludwig", "--seed", "5"), 1)
    record = game.session.record()
    steps = list(play_back(record, find))
    terminal = Terminal(Speaker("en"), Console(file=StringIO()))
    names = _player_names(record, terminal)
    app = ReplayApp(Walk(terminal, screen_of("ludwig", terminal.speaker, names), names, steps), 0)

    async def walk() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("right", "right")
            assert app.at == 2
            await pilot.press("pagedown", "pagedown", "pageup", "left")
            assert app.at + 2 > 2
            await pilot.press("end")
            assert app.at == len(steps) - 1
            await pilot.press("home")
            assert app.at == 0
            moves = app.pane("choices")
            at = moves.content_region.offset + moves.spots["3"][0].offset
            await pilot.click(offset=(at.x, at.y))
            assert app.at == 3
            assert "Step 3 of" in shown(app)[-2]
            await pilot.press("g")
            assert len(app.screen_stack) == 2

    asyncio.run(walk())
