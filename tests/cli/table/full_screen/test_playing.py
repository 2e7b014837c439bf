"""Games on a full screen, by keys and by the mouse."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from kastelan.bots import decide, find_bot
from kastelan.cli.table.full_screen.game_app import GameApp
from kastelan.core.position import digest
from kastelan.core.record import parse, replay
from kastelan.games import find
from tests.cli.table.full_screen.tables import app_for, click, nearly_over, run, settled, shown

GAMES = {
    "kingdom": ("kingdom", "--seed", "3", "--seat", "A=you", "--seat", "B=random"),
    "ludwig": ("ludwig", "--seed", "5", "--seat", "A=you", "--seat", "B=random"),
    "modules": ("ludwig", "--seed", "5", "--seat", "A=you", "--seat", "B=random", "--option", "modules=all"),
    "seasons": ("seasons", "--seed", "3", "--seat", "A=you", "--seat", "B=random", "--seat", "C=random"),
    "pairs": ("seasons", "--seed", "3", "--seat", "A=you", "--seat", "B=random"),
}
LAST_MOVES = 5
MOST_PICKS = 60


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_by_keys(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.kst"
    app = nearly_over(app_for(*GAMES[name], path=path), LAST_MOVES)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(MOST_PICKS):
            if await settled(app, pilot) is None:
                break
            if app.game_screen.joint_picks(app.snapshot().legal) > 1:
                cards = [word for word in app.pane("choices").spots if word.isdecimal()]
                app.submit(" ".join(cards[:2]))
            else:
                app.pane("choices").focus()
                await pilot.press("down", "enter")
        assert "KB-CASTLE-1" in str(shown(app)) or "KB" not in app.session.start.game

    run(app, play)
    record = parse(path.read_text())
    assert record.result is not None
    assert replay(record, find).outcome is not None


@pytest.mark.parametrize("name", ["kingdom", "modules", "pairs"])
def test_a_game_is_played_to_its_end_by_clicks(name: str) -> None:
    app = nearly_over(app_for(*GAMES[name]), LAST_MOVES)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(MOST_PICKS):
            if await settled(app, pilot) is None:
                break
            for word in legal_numbers(app)[: picks_needed(app)]:
                await click(app, pilot, app.pane("choices"), word)
        assert app.session.state.outcome is not None

    run(app, play, (120, 40))


def legal_numbers(app: GameApp) -> list[str]:
    """The numbers of the choices that are legal; others are listed too, to be asked about."""
    words = [word for word in app.pane("choices").spots if word.isdecimal()]
    legal = app.snapshot().legal
    return [word for word in words if picks_needed(app) > 1 or app.course.meant(0, word) in legal]


def picks_needed(app: GameApp) -> int:
    return app.game_screen.joint_picks(app.snapshot().legal)


def test_hexes_are_built_on_by_the_mouse_and_taken_back_by_a_key() -> None:
    app = app_for("kingdom", "--seed", "3")

    async def play(pilot: Pilot[None]) -> None:
        seat = await settled(app, pilot)
        assert seat == 0
        before = digest(app.session.state)
        word = app.game_screen.name(app.snapshot().legal[0])
        await click(app, pilot, app.pane("board"), word)
        await settled(app, pilot)
        move = app.session.steps[-1].move
        assert move is not None
        assert (move.seat, move.word) == (0, word)
        await pilot.press("u")
        await settled(app, pilot)
        assert digest(app.session.state) == before

    run(app, play)


def test_arrow_keys_go_from_hex_to_hex_and_show_what_each_would_bring() -> None:
    app = app_for("kingdom", "--seed", "3")

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        board = app.pane("board")
        await pilot.press("right")
        first = board.cursor
        assert first is not None
        assert f"{first}  → " in shown(app)[-2]
        await pilot.press("left")
        assert board.cursor == f"{chr(ord(first[0]) - 1)}{first[1:]}"
        before = app.session.now
        board.look_at("D1")
        await pilot.press("n")
        assert board.cursor in {app.game_screen.name(action) for action in app.snapshot().legal}
        assert app.session.now is before

    run(app, play)


def test_what_is_not_allowed_is_explained_and_changes_nothing() -> None:
    app = app_for("kingdom", "--seed", "3")

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        before = app.session.now
        await click(app, pilot, app.pane("board"), "A1")
        app.submit("blah")
        app.submit("Z9")
        await pilot.pause()
        assert app.session.now is before
        messages = [f"{one.title} {one.message}" for one in app._notifications]
        assert any("KB-TURN-2" in message for message in messages)
        assert any("blah" in message for message in messages)

    run(app, play)


def test_placements_are_seen_in_the_castle_before_they_are_made() -> None:
    app = app_for("ludwig", "--seed", "5")
    state = app.session.state
    while state.actors[0] != 0 or state.ask(0).step != "placing":
        app.session.play(state.actors[0], state.legal(state.actors[0])[0])
        state = app.session.state

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        before, board = app.session.now, app.pane("board")
        door = next(word for word in board.spots if word[0].isdigit())
        seen = []
        for _ in range(2):
            await click(app, pilot, board, door)
            seen.append(app.considered)
        assert None not in seen
        assert seen[0] != seen[1] or len(app.game_screen.answers_at(door, app.snapshot().view, ())) == 1
        assert app.session.now is before
        board.focus()
        board.look_at(door)
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.session.now is not before

    run(app, play, (120, 40))


def test_a_players_line_shows_the_castle() -> None:
    app = nearly_over(app_for("ludwig", "--seed", "5"), 20)

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        before = app.session.now
        await click(app, pilot, app.pane("panel"), "castle B")
        await pilot.pause()
        assert any("Castle: Therese" in line for line in shown(app))
        assert app.session.now is before

    run(app, play)


def test_lines_are_typed_completed_and_cleared() -> None:
    app = app_for("kingdom", "--seed", "3")

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        line = app.query_one("#line", Input)
        await pilot.press("slash", "s", "c", "o")
        assert line.value == "sco"
        await pilot.press("ctrl+c")
        assert line.value == ""
        await pilot.press(
            "r", "u", "l", "e", "space", "K", "B", "minus", "E", "N", "D", "minus", "4", "enter"
        )
        await pilot.pause()
        assert any("KB-END-4" in line for line in shown(app))
        await pilot.press("escape", "ctrl+c")

    run(app, play)
    assert app.return_code == 0


def test_help_score_rule_and_hint_have_keys() -> None:
    app = app_for("seasons", "--seed", "3")

    async def play(pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        for key in ("question_mark", "g", "l"):
            await pilot.press(key)
            assert len(app.screen_stack) == 2, key
            await pilot.press("escape")
        await pilot.press("r")
        assert any("CS-ROUND" in one.message for one in app._notifications)
        await pilot.press("h")
        while app.considered is None:
            await asyncio.sleep(0.005)
        await pilot.pause()
        assert "Suggestion" in shown(app)[-2]
        assert app.session.state.refusal(0, app.considered) is None

    run(app, play)


def test_two_people_at_one_screen_do_not_see_each_others_choices() -> None:
    app = app_for("seasons", "--seed", "3", "--seat", "A=Ann", "--seat", "B=Bob")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.pause()
        await pilot.pause()
        assert any("Ann" in line for line in shown(app))
        await pilot.press("enter")
        await settled(app, pilot)
        app.submit("1 2")
        await pilot.pause()
        await pilot.pause()
        screen = "\n".join(shown(app))
        assert "Bob" in screen
        assert "Messenger" not in screen
        await pilot.press("enter")
        await settled(app, pilot)
        assert not any("You lay" in line or "Ann lays" in line for line in app.story())

    run(app, play)


def test_bots_think_while_the_screen_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    app = app_for("kingdom", "--seed", "3", "--seat", "A=random", "--seat", "B=you", "--option", "start=1")
    gate = asyncio.Event()

    async def slow(choose: object, seat: int) -> object:
        await gate.wait()
        return decide(find_bot("random"), app.session.state, seat, Random(1))

    monkeypatch.setattr(asyncio, "to_thread", slow)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert app.asked is None
        await pilot.press("g")
        assert len(app.screen_stack) == 2
        await pilot.press("escape")
        before = app.session.now
        app.submit("undo")
        app.submit("A1")
        assert app.session.now is before
        gate.set()
        await settled(app, pilot)
        assert app.session.now is not before

    run(app, play, waits=False)
