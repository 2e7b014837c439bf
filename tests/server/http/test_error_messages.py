"""Every refusal of the server has words, and brings the facts that they want."""

from __future__ import annotations

import ast
from pathlib import Path

from kastelan.locale import LANGUAGES, Speaker
from kastelan.server import errors

SOURCE = Path(__file__).parents[3] / "src" / "kastelan" / "server"
KINDS = {name for name, kind in vars(errors).items() if isinstance(kind, type)}


def test_every_refusal_has_words_in_every_language() -> None:
    found, speakers = 0, [Speaker(language) for language in LANGUAGES]
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS):
                continue
            facts = {word.arg: 1 for word in node.keywords if word.arg}
            for message in ast.walk(node.args[0]) if node.args else ():
                if isinstance(message, ast.Constant) and isinstance(message.value, str):
                    found += 1
                    for speaker in speakers:
                        assert speaker.say(f"error-{message.value}", **facts)
    assert found > 30
