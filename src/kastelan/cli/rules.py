"""`kastelan rules`: the rules of a game, whole, by chapter or by id."""

from __future__ import annotations

import re
from argparse import Namespace
from typing import Final

from rich.markdown import Markdown

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import BadInput, Terminal
from kastelan.locale import RulesText

EXAMPLE: Final = "kastelan rules kingdom KB-BUILD-3"


def arguments(parser: Parser) -> None:
    parser.option("game", "cli-help-game", type=take.game, metavar="GAME")
    parser.option("id", "cli-help-rule", nargs="?", metavar="ID")
    parser.option("--search", "cli-help-search", metavar="WORD")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    text = terminal.speaker.rules(given.game.name)
    found = _found(text, given.id, given.search)
    if terminal.json:
        terminal.answer([{"id": name, "text": rule} for name, rule in found.items()])
    elif given.id is None and given.search is None:
        # Headings end with an anchor such as `{#KB-BUILD}`, which Markdown readers would print.
        terminal.console.print(Markdown(re.sub(r" \{#[^}]*\}", "", text.text)))
    else:
        for name, rule in found.items():
            terminal.console.print(f"[bold]{name}[/] ", end="")
            terminal.console.print(rule, markup=False)
    return 0


def _found(text: RulesText, rule_id: str | None, search: str | None) -> dict[str, str]:
    """The rules with this id or text, or all rules."""
    rules = {name: rule for name, rule in text.rules.items() if re.fullmatch(r"[A-Z0-9]+(-[A-Z0-9]+)+", name)}
    if rule_id is not None:
        name = rule_id.upper()
        rules = {key: rule for key, rule in rules.items() if key == name or key.startswith(f"{name}-")}
    if search is not None:
        # Texts have non-breaking spaces that people cannot type.
        rules = {
            key: rule for key, rule in rules.items() if search.lower() in rule.replace("\u00a0", " ").lower()
        }
    if not rules:
        near = ", ".join(text.similar_ids(rule_id or search or "")) or ", ".join(text.chapters)
        raise BadInput("no-such-rule", rule=rule_id or search or "", near=near)
    return rules
