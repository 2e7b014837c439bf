"""How A Castle for All Seasons looks, sounds and is played in the terminal."""

from __future__ import annotations

import io
import sys
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from kastelan.cli import main
from kastelan.cli.table.previews import prospect
from kastelan.cli.table.screens import DrawOptions, PlayerNames, Screen, Snapshot, screen_of
from kastelan.core.game import Seat
from kastelan.core.record import parse, replay
from kastelan.games import find
from kastelan.games.seasons import SEASONS
from kastelan.games.seasons.actions import BUILD, SELECT, STATION, Pay
from kastelan.games.seasons.components import BUILDINGS, KEEP, STABLE
from kastelan.locale import LANGUAGES, Speaker
from tests.games.seasons.tables import IDLE, A, B, Table, of, table
from tests.rulebook import rule
from tests.soaking import some

NAMES = ("You", "Bob", "Eve", "Max")


def screen(players: int = 3, language: str = "en") -> Screen:
    return screen_of("seasons", Speaker(language), PlayerNames(SEASONS, NAMES[:players], you=0))


def printed(picture: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(picture)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def drawn(
    position: Table, seat: Seat = A, language: str = "en", width: int = 80, height: int = 0
) -> list[str]:
    """What a seat sees, line by line, without colour."""
    state, shown = position.state, screen(position.state.players, language)
    snapshot = Snapshot(
        state.view(seat),
        state.legal(seat),
        (),
        lambda action: prospect(shown, state, seat, action).change,
    )
    return printed(shown.draw(snapshot, DrawOptions(width, height=height)), width)


def flowing(position: Table) -> str:
    """The same as one text, wherever lines end."""
    return " ".join(" ".join(drawn(position)).split())


def stonemason(**more: object) -> Table:
    """You are a Stonemason who may build."""
    return table("stonemason", IDLE, IDLE, **more)  # type: ignore[arg-type]  # passed on


# What is drawn


def test_the_castle_shows_costs_templates_fees_and_helpers_with_their_worth() -> None:
    position = stonemason(
        supply={A: of(stone=2, brick=1, sand=4)},
        castle={"gate_big.1": B, "forge.10": A},
        built={"tower": 3, "stable": 1},
        forge=4,
    )
    lines = drawn(position)
    start = next(at for at, line in enumerate(lines) if line.startswith("Building"))
    assert lines[start : start + 15] == [
        "Building         Cost  VP   Left  Positions: what helpers score at the end",
        "Keep               24  14      1  (14≈)  3 per free position",
        "Tavern             22  12      1  (12) (6)  1 per helper; 1 per 2 helpers",
        "Big Gate           18  10      0  B=6  2 per Tower",
        "Small Gate         12   6      1  (5≈)  1 per Tower",
        "Stable             18  14      0  [16] [12]  3 per House; 2 per House",
        "Servants’ House    18  14      1  (8≈) (8≈) (8≈)  1 per building not built",
        "Market                     built  [8≈] [8≈]  talers 2 to 1, with both 1 to 1",
        "Palace             30  18      1  (17) (17)  value of 5 pieces of yours",
        "Forge                      built  A=4 [6]  1 per silver; 1 per 2 silver (has 4)",
        "Well ≈             12  10      1",
        "Tower ≈             8   6      6",
        "House ≈            10   8      6",
        "(8) not built yet, fee 8   [8] free, fee 8   A=4 helper of A, worth 4 now",
        "≈ reconstructed, not read off the original",
    ]


def test_wagons_tower_and_everybodys_means_stand_in_one_table() -> None:
    position = table(
        "trader", "worker_wood", IDLE, wagons={"sand": A, "rider": B}, supply={A: of(sand=2, silver=1)}
    )
    text = "\n".join(drawn(position))
    assert "helper, yield≈    A +3 - +2 - +1  - +1   B +1" in text
    assert "defence tower        1    1    1     1      1" in text
    assert "B Worker (wood)      .    2    .     .      1" in text
    assert ">A You*              2    .    .     .      1      3       5  0      0" in text


def test_hands_discards_and_open_cards_are_seen() -> None:
    position = table("trader", "worker_wood", IDLE, discards={B: "messenger+trader"})
    (row,) = [line for line in drawn(position) if line.startswith(" B Bob") and "!" in line]
    assert row.split()[2:] == [".", ".", "+", "+", "!", "+", "+", "+"]
    assert "Still to come: 5 Worker (wood) (B), 6 Master Builder (C)." in flowing(position)


def test_the_rounds_of_winter_cards_are_marked() -> None:
    position = table(players=4, at="selection", round_=3, winter="", turned_up="village_tavern granary")
    lines = drawn(position)
    assert lines[1] == "Round 3 of 12  1 2 [3*] 4 5* 6 7* 8 9* 10 11 12  * winter card≈"
    assert "Village Inn (innkeeper: -, on it: 0 talers, fee 3)" in " ".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("height", [0, 24, 40])
def test_it_fits_the_screen(players: int, language: str, height: int) -> None:
    position = table(players=players, at="selection", round_=2, winter="")
    lines = drawn(position, language=language, height=height)
    assert max(map(len, lines)) <= 80
    if height:
        question_and_prompt = 2
        assert len(lines) + question_and_prompt <= height


@rule("CS-ROUND-3")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_lies_face_down_is_shown_to_nobody_else(seat: Seat | None) -> None:
    seen = []
    for card in (0, 4):
        state = SEASONS.new(3, {"start": "1"}, seed=1)
        state.apply(0, SELECT[1 << card])
        shown = screen()
        seen.append(printed(shown.draw(Snapshot(state.view(seat)), DrawOptions())))
        assert shown.hides(state.view(seat))
    assert seen[0] == seen[1]
    assert any("Choosing in secret: Bob, Eve. Ready: You." in line for line in seen[0])


# Choices


@rule("CS-SILVER-6")
def test_payments_are_listed_with_what_is_left_the_careful_ones_first() -> None:
    position = stonemason(supply={A: of(sand=2, wood=1, stone=1, silver=1)})  # CS-T-60
    position.do("build:tower")
    lines = drawn(position)
    start = next(at for at, line in enumerate(lines) if line.startswith("  1  "))
    assert [line.strip() for line in lines[start:]] == [
        "1  1 sand, 1 wood, 1 stone; left: 1 sand, 1 silver  → now +6",
        "2  1 sand, 1 wood, 1 silver; left: 1 sand, 1 stone  → now +6",
        "3  2 sand, 1 wood, 1 silver; left: 1 stone  → now +6",
        "4  1 sand, 1 stone, 1 silver; left: 1 sand, 1 wood  → now +6",
        "5  1 wood, 1 stone, 1 silver; left: 2 sand  → now +6",
    ]
    order = screen().in_list_order(position.state.view(A), position.state.legal(A))
    assert order[0] == Pay((1, 1, 0, 1), 0)


@pytest.mark.parametrize(
    ("supply", "reason"),
    [
        (of(stone=3, wood=1), "17 of 18: 1 more, one more kind for 3"),
        (of(stone=2, brick=1, sand=3), "17 of 18: 1 more"),
        (of(stone=2, brick=2), "18 of 18: one more kind for 3"),
        (of(stone=3, brick=2, wood=1), "no three kinds make exactly 18"),
    ],
)
def test_why_a_building_cannot_be_paid_is_explained(supply: tuple[int, ...], reason: str) -> None:
    position = stonemason(supply={A: supply})
    about = screen().about("stable", position.state.view(A))
    assert about is not None
    assert about.endswith(f"You cannot build it now ({reason}).")


def test_a_building_tells_what_it_brings_now_and_at_the_end() -> None:
    position = stonemason(
        supply={A: of(sand=2, wood=2, stone=2)}, castle={"gate_big.1": A, "gate_small.1": B}
    )
    text = flowing(position)
    brings = "→ now +6, at the end +2 (Big Gate 10 +2), others at the end: B +1"
    assert f"1 Tower: cost 8, points 6, 1 way to pay {brings}" in text
    assert "Not now: Keep (16 of 24: 8 more);" in text


def test_a_helper_tells_fee_and_worth() -> None:
    position = stonemason(
        supply={A: of(sand=1, wood=1, stone=1)}, talers={A: 10}, forge=5, wagons={"sand": A}
    )
    position.do("build:tower", "pay:1sand+1wood+1stone")
    text = "\n".join(drawn(position))
    assert "Forge, fee 10  → at the end +5 (Forge 10 +5), -10 talers" in text
    assert "Forge, fee 6 (from: sand cart)  → at the end +2 (Forge 6 +2), -6 talers" in text


def test_two_cards_are_chosen_by_their_numbers_or_names() -> None:
    state = SEASONS.new(2, {"start": "1"}, seed=1)
    words = screen(2).action_words(state.view(0), state.legal(0))
    assert words["1 4"] == words["4 1"] == words["Stonemason Messenger"] == SELECT[0b1001]
    assert screen(2).in_list_order(state.view(0), state.legal(0)) == ()


@pytest.mark.parametrize(("language", "word"), [("en", "stable"), ("cs", "chlev"), ("ru", "конюшня")])
def test_names_are_read_in_the_language_of_the_person(language: str, word: str) -> None:
    position = stonemason(supply={A: of(sand=2, wood=2, stone=2)})
    assert screen(3, language).read(word, position.state.view(A)) == BUILD[STABLE]


def test_a_kind_means_what_is_asked() -> None:
    assert screen().read("sand", table("trader", IDLE, IDLE).state.view(A)) == STATION[0]


def test_to_keep_is_an_answer_only_where_somebody_wants_to_buy() -> None:
    position = stonemason(supply={A: of(sand=2, wood=2, stone=2)})
    assert screen().read("keep", position.state.view(A)) == BUILD[KEEP]
    position.do("build:tower")
    assert not screen().can_read("keep", position.state.view(A))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_help_on_every_card_building_and_winter_card(language: str) -> None:
    rules = Speaker(language).rules("seasons").rules
    topics = screen(3, language).topics()
    assert len(topics) == 8 + 12 + 6 + 7
    for topic in topics:
        for wish in topic.rules:
            assert any(name == wish or name.startswith(f"{wish}-") for name in rules), wish


@rule("CS-END-3")
def test_the_sheet_tells_the_final_scoring_building_by_building() -> None:
    position = table(
        players=3,
        at="scoring",
        round_=15,
        vp={A: 41, B: 55},
        castle={"keep.1": A, "inn.12": B, "forge.10": A},
        forge=6,
    )
    shown = screen()
    sheet = shown.sheet_with_events(position.state.view(A), position.events)
    assert sheet is not None
    rows = {line.split("  ")[0]: line.split()[-4:] for line in printed(sheet)[1:]}
    assert rows["Keep"] == ["12", ".", ".", "CS-SCORE-KEEP-1"]
    assert rows["Tavern"] == [".", "3", ".", "CS-SCORE-INN-1"]
    assert rows["Forge"] == ["6", ".", ".", "CS-SCORE-FORGE-1"]
    assert rows["Total"] == ["59", "58", "0", "CS-END-4"]
    assert rows["During the game"][-3:] == ["41", "55", "0"]


# Whole games


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "home"


class Player:
    """Types lines at a table and reads what it says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def types(self, *lines: str, words: str = "") -> str:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "seasons", "--plain", "--seed", "3", "--language", "en", *words.split()]) == 0
        return self._capsys.readouterr().out


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


@pytest.mark.parametrize(("players", "winter"), some([*product((2, 3, 4), ("false", "true"))], one_in=3))
def test_a_whole_game_is_played_by_numbers(player: Player, home: Path, players: int, winter: str) -> None:
    lines = ["1 2", "1"] if players == 2 else ["1"]  # what does not fit is refused and changes nothing
    others = " ".join("--seat random" for _ in range(players - 1))
    words = f"--players {players} --option winter={winter} --seat you {others}"
    out = player.types(*lines * 300, words=words)
    assert "The game is over." in out.splitlines()[-2]
    assert "During the game" in out
    assert ("Winter card:" in out) == (winter == "true")
    (save,) = (home / "saves").iterdir()
    assert replay(parse(save.read_text()), find).outcome is not None
    assert main(["replay", str(save), "--plain", "--language", "en"]) == 0


def test_two_people_choose_in_secret_at_one_screen(player: Player) -> None:
    out = player.types("1 2", "3 4", words="--players 2 --seat Ann --seat Bob --option start=1")
    assert "Ann: Choose 2 cards" in out
    assert "A> ***" in out
    assert "B> ***" in out
    turned_up = out.index("The cards are turned up")
    assert "lays face down:" not in out[out.index("B> ***") - 400 : out.index("B> ***")]
    assert "Bob lays face down:" not in out[turned_up:].split("A> ")[0]


def test_undo_stops_at_the_reveal_and_why_explains(player: Player) -> None:
    lines = ["2", "undo", "? rider", "why sand", "? 1", "help stable", "help plague", "1"]
    out = player.types(*lines, words="--players 3 --seat you --seat random --seat random --option start=1")
    assert "There is nothing to take back" in out
    assert "The rider has to wait until all four carts are taken.  CS-CHAR-TRADER-3" in out
    assert "sand cart: free; a helper there gets 3 sand each time" in out
    assert "CS-SCORE-STABLE-1" in out
    assert "CS-WINTER-PLAGUE-1" in out
    assert "You place a helper: sand cart." in out


def test_all_buildings_can_be_asked_about() -> None:
    view = stonemason(supply={A: of(sand=2, wood=2, stone=2)}).state.view(A)
    for language in LANGUAGES:
        shown = screen(3, language)
        for building in BUILDINGS:
            assert shown.about(building, view)
