"""Finds the message ids that the sources name, and the facts that each error has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src" / "kastelan"
CLIENT: Final = Path(__file__).parents[2] / "web" / "src"
PLACEHOLDER: Final = "\0"
OWN_FACTS: Final = {
    "IllegalAction": {"rule"},
    "BadOption": {"option"},
    "BadNotation": {"text"},
    "BadRecord": {"line", "move"},
}
"""Facts that an error class adds by itself."""


@cache
def trees() -> tuple[ast.AST, ...]:
    """Every module of the package, parsed."""
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py")))


@cache
def literals() -> set[str]:
    """Every string constant, in the package and in the browser client."""
    return client_literals() | {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def client_text() -> str:
    """The sources of the client as one text."""
    paths = sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")])
    return "\n".join(path.read_text("utf-8") for path in paths)


def client_literals() -> set[str]:
    """Every string in the client that looks like a message id."""
    return set(re.findall(r"['\"`](web-[a-z0-9-]+)['\"`]", client_text()))


def client_facts() -> Iterator[tuple[str, set[str]]]:
    """Each message to which the client gives facts by name, with these names."""
    text = client_text()
    for call in re.finditer(r"\bt\(\s*'(web-[a-z0-9-]+)',\s*\{", text):
        given = outermost(text[call.end() :])
        if "..." not in given:
            yield call[1], set(re.findall(r"(?:^|,)\s*(\w+)", given))


def outermost(text: str) -> str:
    """What stands before the bracket that closes, without what is in brackets of its own."""
    depth, kept = 0, ""
    for sign in text:
        depth += (sign in "({[") - (sign in ")}]")
        if depth < 0:
            return kept
        kept += sign if depth == 0 else ""
    return kept


def client_patterns() -> set[str]:
    """Message ids that the client builds from parts, as patterns."""
    made = re.findall(r"`(web-[a-z0-9-]*\$\{[^`]*)`", client_text())
    return {re.sub(r"\$\{[^}]*\}", PLACEHOLDER, text) for text in made}


def patterns() -> list[re.Pattern[str]]:
    """Every f-string that can build a message id, as a pattern, unless it has hardly any fixed text."""
    found = {
        "".join(str(part.value) if isinstance(part, ast.Constant) else PLACEHOLDER for part in node.values)
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    } | client_patterns()
    return [
        re.compile(".+".join(map(re.escape, text.split(PLACEHOLDER))))
        for text in found
        if re.fullmatch(r"[\0a-z-]+", text) and len(text.replace(PLACEHOLDER, "").replace("-", "")) > 3
    ]


def errors() -> Iterator[tuple[str, set[str]]]:
    """The message id of every error that the code raises, with its facts."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                yield from _error(name, node)


def _error(name: str, call: ast.Call) -> Iterator[tuple[str, set[str]]]:
    place = {
        "IllegalAction": 1,
        "BadOption": 1,
        "BadNotation": 1,
        "BadRecord": 0,
        "BadPosition": 0,
        "BadInput": 0,
    }
    if name in place and len(call.args) > place[name]:
        message = call.args[place[name]]
        if isinstance(message, ast.Constant) and isinstance(message.value, str):
            given = {word.arg for word in call.keywords if word.arg is not None}
            if all(word.arg is not None for word in call.keywords):
                yield message.value, given | OWN_FACTS.get(name, set())
