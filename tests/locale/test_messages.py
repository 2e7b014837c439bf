"""Files of messages are parsed one by one, and nobody notices."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from kastelan.locale import LANGUAGES, fluent_files
from kastelan.locale.messages import Messages

REFERRING = [
    "# first =\none = 1 { two }\nbranch = { $n ->\n   *[other] { -term }\n  }\n",
    "two = 2\n-term = T\n",
]
CIRCLE = ["a = A\nto-b = { b }\n", "b = B\nto-c = { c }\n", "c = C\nto-a = { a }\n"]


def said(messages: Messages, name: str, **facts: int) -> str:
    assert messages.have(name)
    pattern = messages.bundle.get_message(name).value
    assert pattern is not None
    text, errors = messages.bundle.format_pattern(pattern, facts)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_whichever_is_needed_first(language: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in fluent_files(language)]
    whole = FluentBundle([language], use_isolating=False)
    for text in texts:
        whole.add_resource(FluentResource(text))
    names = [entry.id.name for text in texts for entry in parse(text).body if isinstance(entry, ast.Message)]
    Random(1).shuffle(names)
    messages = Messages(language, texts)
    for name in names:
        assert messages.have(name)
        # Without facts: what is missing is an error in both.
        assert unfilled(messages.bundle, name) == unfilled(whole, name)


def unfilled(bundle: FluentBundle, name: str) -> tuple[str, list[str]]:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {})
    return str(text), [str(error) for error in errors]


def test_messages_of_other_files_are_parsed_with_those_that_refer_to_them() -> None:
    assert said(Messages("en", REFERRING), "one") == "1 2"
    assert said(Messages("en", REFERRING), "branch", n=1) == "T"
    circle = Messages("en", CIRCLE)
    assert [said(circle, name) for name in ("to-b", "to-c", "to-a")] == ["B", "C", "A"]


def test_what_is_no_message_is_not_there() -> None:
    messages = Messages("en", [*REFERRING, "junk = {\nattribute = 1\n    .hint = 2\n"])
    for name in ("first", "n", "other", ".hint", "hint", "-term", "junk", "missing", ""):
        assert not messages.have(name), name


def test_threads_that_need_a_file_at_once_all_get_it() -> None:
    texts = [file.read_text(encoding="utf-8") for file in fluent_files("en")]
    for _ in range(3):
        messages = Messages("en", texts)
        with ThreadPoolExecutor(8) as threads:
            assert all(threads.map(messages.have, ["server-listening", "kingdom-event-pile-shuffled"] * 10))
