"""Custom bots: they are loaded from files, which may contain any error."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.arena import run_tournament
from kastelan.bots import find_bot
from kastelan.core.errors import BadOption
from kastelan.games import find

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
