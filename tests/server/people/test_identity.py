"""Ids of people, tables and letters."""

from __future__ import annotations

import secrets

import pytest

from kastelan.server.people.identity import fresh_id


def test_an_id_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-A3euwYADWNwongfFDgxlg", "--seed", "A3euwYADWNwongfFDgxlg"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert fresh_id() == "A3euwYADWNwongfFDgxlg"
