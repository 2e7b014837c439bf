"""Every message that the browser client uses exists."""

from __future__ import annotations

from tests.locale.messages_in_sources import client_facts, client_literals
from tests.locale.test_fluent import messages, variables


def test_every_message_that_the_client_names_exists() -> None:
    assert client_literals()
    assert not client_literals() - set(messages("en"))


def test_the_client_gives_every_fact_that_its_messages_use() -> None:
    english = messages("en")
    given = list(client_facts())
    assert len(given) > 100
    assert [(name, lost) for name, facts in given if (lost := variables(english[name]) - facts)] == []
