"""Addresses under which others reach a server."""

from __future__ import annotations

import pytest

from kastelan.server.operation import network
from kastelan.server.operation.network import is_loopback, reachable


@pytest.mark.parametrize("listens", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000", ""])
def test_a_server_on_loopback_can_be_reached_by_no_one_else(listens: str) -> None:
    assert reachable(listens) == []


def test_a_server_that_listens_everywhere_names_the_addresses_of_its_computer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network, "_own_addresses", lambda: ["198.51.100.7", "2001:db8::7"])
    assert reachable("0.0.0.0:8000") == ["http://198.51.100.7:8000", "http://[2001:db8::7]:8000"]
    assert reachable("[::]:443", https=True)[0] == "https://198.51.100.7:443"
    assert reachable("198.51.100.9:80") == ["http://198.51.100.9:80"]


def test_own_addresses_are_never_loopback() -> None:
    assert not any(is_loopback(each) for each in network._own_addresses())
