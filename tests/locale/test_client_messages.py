"""Every message that the browser client uses exists."""

from __future__ import annotations

from tests.locale.messages_in_sources import client_literals
from tests.locale.test_fluent import messages


def test_every_message_that_the_client_names_exists() -> None:
    assert client_literals()
    assert not client_literals() - set(messages("en"))
