"""Line mode in a window of 80x24: board, news, choices and question fit together."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from kastelan.bots import decide, find_bot
from kastelan.cli.table.course import Course
from kastelan.cli.table.display import Display
from kastelan.cli.table.players import seated
from kastelan.cli.table.prompt import Leave, TerminalAsker
from kastelan.cli.table.saves import SaveFile
from kastelan.cli.table.screens import PlayerNames, screen_of
from kastelan.cli.table.session import Session
from kastelan.cli.terminal import Terminal
from kastelan.core.record import begin
from kastelan.games import find
from kastelan.locale import Speaker

WIDTH, HEIGHT = 80, 24
PROMPT = 1
LOOKS = 12
BOARDS = {"kingdom": "~", "seasons": "[(", "ludwig": "┌╱╭╶"}
"""Signs that stand on every board."""

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class AtTerminal(TerminalAsker):
    """Someone at a terminal who is not asked in these tests."""

    def __init__(self) -> None:
        pass


def table(game: str, players: int, options: dict[str, str], language: str) -> Display:
    speaker = Speaker(language)
    seating = seated(game, players, (), speaker)
    session = Session(begin(find(game), players, options, 4, seating.names), find)
    console = Console(file=StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None)
    screen = screen_of(game, speaker, PlayerNames(session.state.game, seating.names, seating.you))
    file = SaveFile(None, session, seating)
    return Display(Terminal(speaker, console), AtTerminal(), session, seating, screen, file)


def printed(display: Display) -> list[str]:
    """What the display has printed since the last look."""
    file = display.terminal.console.file
    assert isinstance(file, StringIO)
    text = CODES.sub("", file.getvalue())
    file.seek(0)
    file.truncate()
    return text.splitlines()


def play_until_asked(display: Display, moves: int) -> bool:
    """Let bots play so many moves, then on until the person is asked; False when the game is over."""
    session, bot, luck = display.session, find_bot("random"), Random(moves)
    while actors := session.state.actors:
        if moves <= 0 and actors[0] == 0:
            return True
        session.play(actors[0], decide(bot, session.state, actors[0], luck))
        moves -= 1
    return False


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("kingdom", 4, {}),
        ("seasons", 4, {"winter": "yes"}),
        ("seasons", 2, {}),
        ("ludwig", 3, {}),
        ("ludwig", 5, {"modules": "all"}),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_board_news_choices_and_question_fit(
    game: str, players: int, options: dict[str, str], language: str
) -> None:
    display = table(game, players, options, language)
    for _ in range(LOOKS):
        if not play_until_asked(display, 7):
            break
        display.show(0)
        lines = printed(display)
        assert len(lines) + PROMPT <= HEIGHT, "\n".join(lines)
        assert max(map(len, lines)) <= WIDTH
        text = " ".join("".join(lines).split())
        if display.screen.lists_moves and display.offer and game == "ludwig":
            assert re.search(r"(^|\s)1 ", "\n".join(lines))
        assert any(sign in text for sign in BOARDS[game])
        latest = display.screen.narrate(display.story(0))[-1]
        assert latest.split()[-1] in text


@pytest.mark.parametrize("game", ["kingdom", "ludwig", "seasons"])
def test_a_number_after_moves_picks_the_move(game: str) -> None:
    display = table(game, 3, {}, "en")
    assert play_until_asked(display, 0)
    display.show(0)
    course = Course(display)
    course.obey(0, "moves")
    action = display.offer[1]
    course.obey(0, "2")
    assert display.session.steps[-1].action == action


def test_texts_are_wrapped_between_words_and_lines_with_paths_stay_whole() -> None:
    display = table("kingdom", 2, {}, "en")
    Course(display).obey(0, "help")
    words = set(
        " ".join(display.terminal.say(key) for key in ("table-about-quit", "table-about-log")).split()
    )
    lines = printed(display)
    assert max(map(len, lines)) <= WIDTH
    assert words <= set(" ".join(lines).split())
    path = "/" + "long/" * 30
    display.say("table-kept", path=path)
    assert any(path in line for line in printed(display))


def test_ctrl_c_clears_the_line_and_at_an_empty_one_leaves() -> None:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        asker = TerminalAsker()
        keys.send_text("abc\x03D4\r")
        assert asker.ask("A> ") == "D4"
        keys.send_text("abc\x03\x03")
        with pytest.raises(Leave):
            asker.ask("A> ")
