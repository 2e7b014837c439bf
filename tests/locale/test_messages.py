"""Messages are formatted as Fluent's own implementation does, and each is parsed when it is needed."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from kastelan.core.errors import Fact
from kastelan.locale import LANGUAGES, fluent_files
from kastelan.locale.messages import Messages

FACTS: tuple[Fact, ...] = (1, 3, 1205, "x")
PLURALS = {"one", "few", "many", "other"}
TRICKY = """
# A comment
spaces = {" "}kept{ "" } at both ends{" "}
quoted = { "a \\"quote\\" and \\\\" } and { 7 }
block =
    The first line,
      a deeper one,

    and one after a gap.
referring = { spaces }, { -term }, { missing-fact }
missing-fact = { $fact }
-term = a term
nested = { $one ->
    [x] { $two ->
        [0] none
       *[other] { $two }
      } x
   *[other]
      Two lines
      of { $two }
} after
inline = { $one -> [one] 1
  *[few] 2 } end
"""


def bundle(language: str, texts: list[str]) -> FluentBundle:
    """All messages, as Fluent's own implementation reads them."""
    found = FluentBundle([language], use_isolating=False)
    for text in texts:
        found.add_resource(FluentResource(text))
    return found


def theirs(whole: FluentBundle, name: str, facts: dict[str, Fact]) -> str:
    pattern = whole.get_message(name).value
    assert pattern is not None
    text, errors = whole.format_pattern(pattern, facts)
    assert errors == []
    return str(text)


def choices(text: str) -> dict[str, set[str]]:
    """The choices of each message in a file."""
    return {
        entry.id.name: set(re.findall(r"\[\s*([^\s\]]+)\s*\]", text[entry.span.start : entry.span.end]))
        for entry in parse(text).body
        if isinstance(entry, ast.Message) and entry.span is not None
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_with_fluents_own_implementation(language: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in fluent_files(language)]
    ours, whole = Messages(language, texts), bundle(language, texts)
    every = {fact for text in texts for fact in re.findall(r"\$([\w-]+)", text)}
    for text in texts:
        for name, known in choices(text).items():
            # For a text that is the name of a plural form, their implementation takes the choice [0].
            for value in (*FACTS, *sorted(known - PLURALS)):
                facts = dict.fromkeys(every, value)
                assert ours.format(name, facts) == theirs(whole, name, facts), (name, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", [0, 1, 3, -3, 11, 22, 112, "x", "7"])
@pytest.mark.parametrize("two", [0, 1_234_567, "y"])
def test_texts_of_every_form_read_the_same(language: str, one: Fact, two: Fact) -> None:
    ours, whole = Messages(language, [TRICKY]), bundle(language, [TRICKY])
    facts = {"one": one, "two": two, "fact": "f"}
    for name in choices(TRICKY):
        assert ours.format(name, facts) == theirs(whole, name, facts)


def test_messages_of_other_files_are_found() -> None:
    messages = Messages(
        "en", ["# first =\none = 1 { two }\n", "two = { $n ->\n   *[other] { -term }\n  }\n-term = T\n"]
    )
    assert messages.format("one", {"n": 1}) == "1 T"
    assert not messages.have("first")


@pytest.mark.parametrize(
    "text",
    [
        "{ NUMBER($fact) }",
        "{ $fact",
        "{ $fact -> [one] no default }",
        "{ other -> *[one] a message chooses }",
        "{ }",
        "} closed",
        "{ $missing }",
        "{ nothing }",
        "{ $fact ->\n  text\n }",
    ],
)
def test_what_cannot_be_read_is_an_error_of_that_message_only(text: str) -> None:
    messages = Messages("en", [f"bad = {text}\nother = O\n"])
    with pytest.raises(LookupError):
        messages.format("bad", {"fact": 1})
    assert messages.format("other", {}) == "O"
