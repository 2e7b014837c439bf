"""The registry of games: ours, those of installed packages, and those registered by hand."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from kastelan.core.errors import BadManifest, BadOption
from kastelan.core.manifest import Manifest
from kastelan.games import GAMES, find
from kastelan.games.registry import GROUP, Registry
from tests.toy import registered
from tests.toy.bidding import VERSIONS

OURS = {"kingdom": "kastelan.games.kingdom.manifest:MANIFEST"}
TOY = Manifest("bidding", VERSIONS)


def installed(monkeypatch: pytest.MonkeyPatch, **references: str) -> Registry:
    """A registry with these games from other installed packages."""
    points = [EntryPoint(name, value, GROUP) for name, value in references.items()]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points if group == GROUP else [])
    return Registry(OURS)


def test_every_manifest_has_the_name_under_which_it_is_listed() -> None:
    assert [manifest.name for manifest in GAMES.values()] == list(GAMES)
    assert all(game.name == name for name in GAMES for game in GAMES[name].versions.values())


def test_a_registered_game_is_found_until_it_is_removed() -> None:
    with registered(TOY):
        assert list(GAMES)[-1] == "bidding"
        assert len(GAMES) == len(list(GAMES))
        assert find("bidding").version == 2
        assert find("bidding", 1).version == 1
    with pytest.raises(BadOption, match="unknown-game"):
        find("bidding")


def test_a_name_can_be_registered_only_once() -> None:
    with registered(TOY), pytest.raises(BadManifest, match="game-registered-twice"):
        GAMES.register(TOY)
    with pytest.raises(BadManifest, match="game-registered-twice"):
        GAMES.register(Manifest("kingdom", VERSIONS))


def test_an_installed_package_adds_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = installed(monkeypatch, seasons="kastelan.games.seasons.manifest:MANIFEST")
    assert list(games) == ["kingdom", "seasons"]
    assert games["seasons"].name == "seasons"
    assert [manifest.name for manifest in games.added()] == ["seasons"]


def test_an_installed_package_cannot_replace_a_game_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    games = installed(monkeypatch, kingdom="no.such.module:MANIFEST")
    assert list(games) == ["kingdom"]
    assert games["kingdom"].name == "kingdom"


def test_a_broken_package_breaks_only_its_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = installed(
        monkeypatch, broken="no.such.module:MANIFEST", misnamed="kastelan.games.seasons.manifest:MANIFEST"
    )
    assert games["kingdom"].name == "kingdom"
    for name in ("broken", "misnamed"):
        with pytest.raises(BadManifest):
            games[name]


def test_one_game_is_found_without_importing_the_others() -> None:
    program = "import sys; from kastelan.games import find; find('kingdom'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "kastelan.games.kingdom" in done.stdout
    assert "kastelan.games.ludwig" not in done.stdout
