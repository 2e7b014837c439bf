"""The browser client says nothing for which there are no words."""

from __future__ import annotations

from tests.locale.sources import client_literals
from tests.locale.test_fluent import messages


def test_every_message_that_the_client_names_is_there() -> None:
    assert client_literals()
    assert not client_literals() - set(messages("en"))
