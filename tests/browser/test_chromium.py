"""Without Chromium, CI fails with a message; elsewhere the browser tests are skipped."""

from __future__ import annotations

import pytest

from tests.browser import chromium


@pytest.mark.parametrize(
    ("variable", "word", "status"), [("CI", "true", 1), ("KASTELAN_BROWSER", "required", 1), ("", "", 0)]
)
def test_a_missing_chromium_is_a_failure_in_ci(
    variable: str, word: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("KASTELAN_BROWSER", raising=False)
    if variable:
        monkeypatch.setenv(variable, word)
    monkeypatch.setattr(chromium, "found", lambda: None)
    monkeypatch.setattr(chromium, "install", lambda: False)
    assert chromium.main() == status
    assert chromium.MISSING in capsys.readouterr().err


def test_root_installs_the_debian_package_first_and_other_users_use_playwright(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chromium, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(chromium, "is_root", lambda: True)
    assert chromium.install_commands()[0][0][0] == "apt-get"
    monkeypatch.setattr(chromium, "is_root", lambda: False)
    assert [way[0][1:3] for way in chromium.install_commands()] == [["-m", "playwright"]]
