"""Castles of Mad King Ludwig with modules at the terminal, from the first word to the last."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from kastelan.bots import find_bot
from kastelan.cli import main
from kastelan.cli.table.players import bot_action
from kastelan.cli.table.screens import DrawOptions, PlayerNames, Snapshot, screen_of
from kastelan.cli.table.screens.ludwig import LudwigScreen, standing
from kastelan.cli.table.screens.ludwig.modules import registry
from kastelan.cli.table.screens.ludwig.placements import described, fits, joins, passage_ends, ways
from kastelan.core.game import Event
from kastelan.core.record import parse, replay
from kastelan.games import find
from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules import notation
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.locale import Speaker
from kastelan.narration.ludwig.names import Pieces
from tests.cli.table.test_ludwig_games import play
from tests.games.ludwig.modules.scenes import A, Scene, give_swans, new, scene
from tests.games.ludwig.modules.yards import TILES, Yard, yard
from tests.properties.tables import pick
from tests.rulebook import rule


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def typed(seed: int, players: int, modules: str) -> list[str]:
    """What the first seat types in a game of random players, so that every decision turns up."""
    state, words, number = LUDWIG.new(players, {"modules": modules}, seed), list[str](), 0
    while state.actors:
        seat = next((seat for seat in state.actors if seat), state.actors[0])
        action = bot_action(find_bot("random"), state, seat, str(seed), number)
        number += 1
        if seat == 0:
            words.append(LUDWIG.actions.write(action))
        state.apply(seat, action)
    return words


@pytest.mark.parametrize(
    ("language", "players", "modules"),
    [("en", 2, "all,double_decrees"), ("cs", 3, "all"), ("ru", 5, "swans")],
)
def test_a_whole_game_with_modules_can_be_played(
    language: str,
    players: int,
    modules: str,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seats = [word for seat in "BCDE"[: players - 1] for word in ("--seat", f"{seat}=random")]
    save = home / "game.kastelan"
    wishes = ["--players", str(players), "--seat", "A=you", *seats, "--seed", "4", "--save", str(save)]
    wishes += ["--option", f"modules={modules}", "--language", language]
    play(monkeypatch, typed(4, players, modules), *wishes)
    out = capsys.readouterr().out
    assert "LUD-END-6" in out
    record = parse(save.read_text())
    assert replay(record, find).outcome is not None
    for words in (["--events"], [], ["--step", "9"]):
        assert main(["replay", str(save), "--language", language, *words]) == 0


def screen(language: str = "en", players: int = 3) -> LudwigScreen:
    names = ("You", "Bob", "Cyd", "Dan", "Eve")[:players]
    found = screen_of("ludwig", Speaker(language), PlayerNames(LUDWIG, names, you=0))
    assert isinstance(found, LudwigScreen)
    return found


def shown(table: Scene, language: str = "en", width: int = 100) -> str:
    """What the one who decides sees, as text."""
    state, out = table.state, io.StringIO()
    seat = state.actors[0]
    snapshot = Snapshot(state.view(seat), tuple(state.legal(seat)), ())
    drawn = screen(language, state.players).draw(snapshot, DrawOptions(width, False))
    Console(file=out, width=width, color_system=None).print(drawn)
    return out.getvalue()


def test_every_action_of_a_module_is_described() -> None:
    assert {type(action) for action, _ in notation.rows()} == set(registry.DETAILS)


def test_each_screen_part_belongs_to_modules_that_exist() -> None:
    names = {module.name for module in MODULES}
    assert all(set(part.modules) <= names for part in registry.PARTS)


def test_the_base_game_uses_no_screen_parts() -> None:
    view = LUDWIG.new(3, {}, 1).view(0)
    assert isinstance(view, LudwigView)
    assert not registry.parts_in_use(view)


def test_the_numbers_of_the_market_are_those_of_the_choices() -> None:
    table = scene("all", money=4_000, market={15: "focus_room", 4: "parlor"})
    view, legal = table.state.view(A), tuple(table.state.legal(A))
    choices = screen().in_list_order(view, legal)
    bought = [LUDWIG.actions.write(action) for action in choices]
    assert bought[:5] == ["buy15", "buy4", "hallway", "stairs", "moat"]
    assert set(legal) <= set(choices)
    rows = [line for line in shown(table).splitlines() if line[:2].strip().isdecimal()]
    assert [int(line[:2]) for line in rows] == list(range(1, len(choices) + 1))


def test_prices_are_those_of_the_buyer() -> None:
    market = {15: "focus_room", 4: "parlor"}
    table = scene("decrees,swans", market=market, decrees={A: (18, 19)}, players=2)
    table.module_state.swans_on = (NOTHING, NOTHING, NOTHING, NOTHING, 2, NOTHING, NOTHING)
    table.module_state.shift = (0, 1)
    words = shown(table)
    assert "9,000" in words
    assert "3,000" in words
    assert "(blue swan)" in words
    assert "15,000 " not in words.split("Price")[1]


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_barbicans_and_renovations_are_described_in_words(language: str) -> None:
    words = shown(new("moats,renovations"), language)
    assert "barbican3" not in words
    table = scene("renovations", yard("guest_bedroom"), market={15: "focus_room"})
    snackery = TILES["r_midnight_snackery"]
    table.module_state.show, table.module_state.show_swans = (int(snackery.number),), (NOTHING,)
    assert dict(snackery.name)[language] in shown(table, language)


def test_a_passage_says_where_it_leads_and_what_it_adds() -> None:
    table = scene("passages", yard("drawing_room", start=Yard(passages=True)), market={15: "x_fencing_room"})
    table.do("buy15")
    table.act(table.yard().where("x_fencing_room", "drawing_room"))
    assert "to 2 Drawing Room (+3)" in shown(table)


def places_of(castle: Castle, tile: str) -> list[str]:
    """Where a tile could lie, in words."""
    pieces = Pieces(Speaker("en"), standard())
    return [described(castle, TILES[tile], way, pieces) for way in ways(castle, TILES[tile])]


@rule("PASS-6")
def test_a_tile_that_only_a_passage_links_says_at_which_door(home: Path) -> None:
    castle = yard("hallway", start=Yard(passages=True)).castle
    passages = [words for words in places_of(castle, "observatory") if "by a passage" in words]
    assert len({words.split(" by a passage")[0].split()[-1] for words in passages}) > 1
    lonely = next(
        way.place
        for way in ways(castle, TILES["observatory"])
        if not joins(castle, TILES["observatory"], way.place)
    )
    ends = passage_ends(castle, TILES["observatory"], lonely)
    assert ends
    assert fits(castle, TILES["observatory"], lonely, ends[0])


@rule("DEC-26")
def test_a_door_that_a_wall_joins_is_not_blocked(home: Path) -> None:
    plain, thin = yard("hallway"), yard("hallway").law(26)
    words = places_of(thin.castle, "observatory")
    assert not [one for one in words if "blocks" in one]
    assert any("2 through a wall" in one for one in words)
    assert any("blocks 1 door" in one for one in places_of(plain.castle, "observatory"))


def test_of_many_sales_the_best_of_each_number_is_listed() -> None:
    table = scene("swans")
    give_swans(table, A, 3, 1, 1, 0, 0)
    listed = [
        LUDWIG.actions.write(a) for a in screen().in_list_order(table.state.view(A), table.state.legal(A))
    ]
    sales = [word for word in listed if word.startswith("sell")]
    assert sales[:2] == ["sell-r", "sell-rr"]
    assert len(sales) == 5


@rule("DEC-51")
def test_the_sales_listed_leave_the_best_sets_by_the_own_table(home: Path) -> None:
    path = home / "flat.json"
    path.write_text(json.dumps({"decrees": [{"id": "dec_51", "sets": [10, 11, 12, 13, 14]}]}))
    for decrees, first in (((), "sell-r"), ((51,), "sell-g")):
        table = scene("swans,decrees", decrees={A: decrees}, components=str(path))
        give_swans(table, A, 2, 1, 0, 0, 0)
        listed = screen().in_list_order(table.state.view(A), table.state.legal(A))
        sales = [word for word in map(LUDWIG.actions.write, listed) if word.startswith("sell")]
        assert sales[0] == first


@pytest.mark.parametrize(("decrees", "points"), [((), 7), ((51,), 11)])
@rule("DEC-51", "SWAN-5")
def test_swans_are_valued_by_the_own_table(decrees: tuple[int, ...], points: int) -> None:
    table = scene("swans,decrees", decrees={A: decrees})
    give_swans(table, A, 2, 1, 1, 0, 0)
    assert f"4 (+{points})" in shown(table)


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
@rule("DEC-51")
def test_the_card_of_the_swan_lover_has_its_table(language: str) -> None:
    words = shown(scene("swans,decrees", decrees={A: (51,)}), language, 200).split()
    assert "2 / 5 / 9 / 14 / 20" in " ".join(words)


def test_the_sheet_of_a_game_with_modules_adds_up() -> None:
    story, luck = list[Event](), Random(6)
    state = LUDWIG.new(3, {"modules": "all,double_decrees"}, 6, story.append)
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, pick(state.legal(seat), luck, by_kind=True), story.append)
    narrator = screen()._narrator()
    gathered = standing._gathered(story, narrator)
    sums = [sum(points.get(seat, 0) for points in gathered.values()) for seat in range(3)]
    assert state.outcome is not None
    assert tuple(sums) == state.outcome.scores
