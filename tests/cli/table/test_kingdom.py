"""How Kingdom Builder looks and sounds in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from kastelan.cli.table.previews import prospect, ranked
from kastelan.cli.table.screens import DrawOptions, PlayerNames, Screen, Snapshot, screen_of
from kastelan.core.game import Event
from kastelan.games.kingdom import KINGDOM
from kastelan.games.kingdom.actions import USE
from kastelan.games.kingdom.events import SettlementBuilt
from kastelan.locale import LANGUAGES, Speaker
from tests.games.kingdom.tables import Table, at, table
from tests.rulebook import rule

FARM_HEX = (11, 17)
YOU_AND_BOB = PlayerNames(KINGDOM, ("You", "Bob"), you=0)


def screen(language: str = "en") -> Screen:
    return screen_of("kingdom", Speaker(language), YOU_AND_BOB)


def text(position: Table, width: int = 80, fresh: tuple[Event, ...] = (), language: str = "en") -> list[str]:
    """What the screen shows to the first seat, line by line, without colour."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    snapshot = Snapshot(position.state.view(0), position.state.legal(0), fresh)
    console.print(screen(language).draw(snapshot, DrawOptions(width)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def first_game(**more: object) -> Table:
    return table(a=[(0, 0)], b=[(0, 1)], card="desert", cards="fishermen,merchants,knights", **more)  # type: ignore[arg-type]  # passed on


def test_the_board_is_drawn_with_pieces_legal_hexes_and_news() -> None:
    lines = text(first_game(), fresh=(SettlementBuilt(1, at((0, 1)), "KB-TURN-2"),))
    assert lines[0].startswith("   A B C D E F G H I J|K L M N O P Q R S T")
    assert lines[1].startswith(" 1 A B<d*^ ^ d*d*c c c c c c d*d*~ d*d*d*d*")
    assert lines[2].startswith(" 2  f f d*d*d*^ ^ c c c ^ ^ c d*d*~ d*d*d*d*")  # half a hex further right
    assert lines[3].startswith(" 3 f f f f f f f ^ ^ ^ ^ ^ c ^ ^ ~ d*d*2 f")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
def test_it_fits_the_screen(width: int, language: str) -> None:
    lines = text(first_game(), width, language=language)
    assert max(map(len, lines)) <= width
    if width >= 80:
        assert len(lines) <= 24


def test_a_wide_screen_gets_wide_hexes_with_brackets() -> None:
    lines = text(first_game(), 120)
    assert "(d)" in "".join(lines)
    assert lines[1].startswith(" 1  A   B ")


def test_the_panel_tells_card_gold_supplies_and_tiles() -> None:
    lines = text(table(tiles=[FARM_HEX], card="forest", cards="fishermen,merchants,knights"))
    panel = "\n".join(line[46:] for line in lines)
    for words in ("Card of the turn: forest", "Fishermen", "Merchants", "Knights", "Castles", "Supply"):
        assert words in panel
    assert ">A You: farm" in panel


@rule("KB-CARD-LORDS-3")
def test_the_introduction_says_what_lords_pay_without_settlements() -> None:
    view = table(players=2, cards="lords,miners,hermits").state.view(0)
    lords = next(line for line in screen().intro(view) if line.startswith("- Lords"))
    assert "A number of 0 counts like any other" in lords
    assert "it is added only at the end" in lords
    others = table(players=2, cards="knights,miners,hermits").state.view(0)
    assert not any("number of 0" in line for line in screen().intro(others))


def test_what_a_move_changes_is_told_by_card() -> None:
    position = table(card="grass", cards="discoverers,hermits,knights")
    one = prospect(screen(), position.state, 0, position.state.legal(0)[0])
    assert one.change is not None
    assert one.change.points == 7
    assert one.change.words == "Discoverers +1, Hermits +1, Knights +2, Castles +3"


def test_moves_are_ranked_by_gold() -> None:
    position = table(card="grass", a=[(4, 4)], cards="fishermen,merchants,miners")
    changes = [one.change for one in ranked(screen(), position.state, 0)]
    points = [change.points for change in changes if change is not None]
    assert len(points) == len(position.state.legal(0))
    assert points == sorted(points, reverse=True)


def test_a_table_without_running_scores_tells_no_change() -> None:
    position = table(card="grass", options={"running_scores": False})
    assert prospect(screen(), position.state, 0, position.state.legal(0)[0]).change is None
    assert screen().sheet(position.state.view(0)) is None


def test_a_tile_is_worth_what_its_best_use_is() -> None:
    position = table(card="desert", tiles=[FARM_HEX], a=[(0, 5)], cards="discoverers,hermits,knights")
    tile = next(action for action in position.state.legal(0) if action in USE)
    one = prospect(screen(), position.state, 0, tile)
    assert one.plan
    assert one.change is not None


def test_a_place_is_described() -> None:
    position = first_game()
    view = position.state.view(0)
    assert screen().about("a1", view) == "A1: flower field, your settlement"
    assert "settlement of Bob" in str(screen().about("B1", view))
    assert screen().about("c1", view) == "C1: desert, free"
    assert screen().about("tavern", view) is None
    location = position.board.locations[0].hex
    assert "2 tiles left" in str(screen().about(f"{chr(65 + location % 20)}{location // 20 + 1}", view))
