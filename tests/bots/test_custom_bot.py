"""Custom bots: they are loaded from files, which may contain any error."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kastelan.arena import run_tournament
from kastelan.arena.match import IllegalAnswer, play_game
from kastelan.bots import find_bot
from kastelan.bots.failures import failure_of
from kastelan.core.errors import BadOption
from kastelan.core.position import parse_position
from kastelan.games import GAMES, find
from kastelan.learning.selfplay import Series

OWN = """
from kastelan.bots import RandomBot
class Mine(RandomBot):
    name = "mine"
class Thing:
    pass
"""


def test_a_custom_bot_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(OWN, encoding="utf-8")
    assert find_bot(f"{path}:Mine").name == "mine"
    match = run_tournament(find("kingdom"), [f"{path}:Mine", "random"], 4, 1, jobs=2)
    assert match.errors == 0
    for wrong in (f"{path}:Thing", f"{path}:Nobody", f"{tmp_path}/none.py:Mine", "no.such.module:Bot", ":"):
        with pytest.raises(BadOption):
            find_bot(wrong)


def written(path: Path, code: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"from kastelan.bots import RandomBot\n{code}\n", encoding="utf-8")
    return path


def test_files_of_the_same_name_in_two_folders_are_two_bots(tmp_path: Path) -> None:
    old = written(tmp_path / "old" / "mine.py", "class Mine(RandomBot): name = 'old'")
    new = written(tmp_path / "new" / "mine.py", "class Mine(RandomBot): name = 'new'")
    assert [find_bot(f"{path}:Mine").name for path in (old, new, old)] == ["old", "new", "old"]


WRONG = {
    "TypeError": "def __init__(self, more): ...",
    "RuntimeError: no no": "def __init__(self): raise RuntimeError('no\\n\\x1bno')",
    "SystemExit: 3": "def __init__(self): raise SystemExit(3)",
}


@pytest.mark.parametrize("reason", WRONG)
def test_anything_but_a_bot_class_is_refused_in_one_line(tmp_path: Path, reason: str) -> None:
    path = written(tmp_path / "wrong.py", f"class Wrong(RandomBot):\n    {WRONG[reason]}")
    with pytest.raises(BadOption) as caught:
        find_bot(f"{path}:Wrong")
    assert str(caught.value.facts["reason"]).startswith(reason)


def test_output_of_a_custom_bot_goes_to_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path / "loud.py", "print('hello')\nclass Loud(RandomBot): name = 'loud'")
    find_bot(f"{path}:Loud")
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "hello\n")


def test_a_file_with_a_dataclass_can_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "careful.py"
    path.write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "from typing import ClassVar\n"
        "from kastelan.bots import RandomBot\n"
        "@dataclass\n"
        "class Careful(RandomBot):\n"
        "    name: ClassVar[str] = 'careful'\n"
        "    care: int = 3\n",
        encoding="utf-8",
    )
    assert find_bot(f"{path}:Careful").name == "careful"


CRASHES = """
class Crashing(RandomBot):
    name = "crashing"
    def choose(self, seen, seat, luck):
        action = super().choose(seen, seat, luck)
        if self.tired(seen, seat):
            seen.apply(seat, action)  # the copy may be changed
            return min([])
        return action
    def tired(self, seen, seat):
        return luckless(len(seen.legal(seat)))
def luckless(count):
    return count > 7
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_position_of_a_crash_reproduces_it(tmp_path: Path, game: str) -> None:
    path = written(tmp_path / "crashing.py", CRASHES)
    bot = find_bot(f"{path}:Crashing")
    with pytest.raises(ValueError, match="empty") as caught:
        play_game(find(game), [bot, bot], seed=3)
    failure = failure_of(caught.value)
    assert failure is not None
    assert failure.where == f"{path}:9"
    seen = parse_position(find(game), failure.position)
    with pytest.raises(ValueError, match="empty"):
        bot.choose(seen, failure.seat, Random(0))
    assert failure.position in caught.value.__notes__[0]  # so a traceback shows it too


def test_the_place_is_in_the_file_of_the_bot_though_a_library_raised_the_error(tmp_path: Path) -> None:
    code = "import json\nclass Mine(RandomBot):\n    def choose(self, *_): return json.loads('?')"
    path = written(tmp_path / "mine.py", code)
    match = run_tournament(find("kingdom"), [f"{path}:Mine", "random"], 2, 1)
    assert [one.fault.facts["where"] for one in match.faults] == [f"{path}:4"] * 2


ELSEWHERE = (
    "seen.game.actions.action(next(n for n in range(999) if seen.game.actions.action(n) not in legal))"
)


@pytest.mark.parametrize(
    ("answer", "shown"), [("'Z99'", "'Z99'"), ("None", "None"), ("legal", "Choices("), (ELSEWHERE, "")]
)
def test_a_wrong_answer_says_what_came_and_what_was_expected(tmp_path: Path, answer: str, shown: str) -> None:
    code = f"""class Wrong(RandomBot):
    def choose(self, seen, seat, luck):
        legal = seen.legal(seat)
        return {answer}"""
    path, game = written(tmp_path / "wrong.py", code), find("kingdom")
    with pytest.raises(IllegalAnswer) as caught:
        play_game(game, [find_bot(f"{path}:Wrong")] * 2, seed=1)
    facts = caught.value.fault.facts
    seen = parse_position(game, facts["position"])
    legal = [game.actions.write(action) for action in seen.legal(int(facts["seat"]))]
    assert facts["word"].startswith(shown)
    assert facts["word"] not in legal
    assert facts["legal"] == f"{', '.join(legal[:5])}, … ({len(legal)})"
    match = run_tournament(game, [f"{path}:Wrong", "random"], 2, 1)
    assert match.faults[0].fault.kind == "illegal-word"


def test_a_file_that_fails_while_it_is_loaded_names_its_line(tmp_path: Path) -> None:
    path = written(tmp_path / "wrong.py", "\nimport no_such_library")
    with pytest.raises(BadOption) as caught:
        find_bot(f"{path}:Wrong")
    assert str(caught.value.facts["reason"]).endswith(f"({path}:3)")


def test_self_play_names_place_and_position_too(tmp_path: Path) -> None:
    path = written(tmp_path / "crashing.py", CRASHES)
    with pytest.raises(BadOption) as caught:
        Series("kingdom", 1, (f"{path}:Crashing", "random"), (), 1).record(0)
    assert f"({path}:9; kingdom_1_2_" in str(caught.value.facts["reason"])
