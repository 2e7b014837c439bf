"""The files for hosts: they parse, name what there is, and their scripts run in a plain folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
import yaml

from kastelan.cli import main

ROOT: Final = Path(__file__).parents[1]
DEPLOY: Final = ROOT / "deploy"
OPTION: Final = re.compile(r"--[a-z][a-z-]+")


def served(text: str) -> set[str]:
    """The options of `kastelan serve` in a command."""
    return set(OPTION.findall(text[text.index("serve") :]))


def test_the_commands_use_only_options_that_serve_has(capsys: pytest.CaptureFixture[str]) -> None:
    main(["serve", "--help"])
    known = set(OPTION.findall(capsys.readouterr().out))
    unit = re.search(r"ExecStart=(.*)", (DEPLOY / "kastelan.service").read_text(encoding="utf-8"))
    image = re.search(r"CMD (\[\"serve.*)", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert unit is not None
    assert image is not None
    for command in (unit[1], image[1], " ".join(compose["services"]["server-postgres"]["command"])):
        assert served(command)
        assert served(command) <= known


def test_the_image_copies_files_that_exist() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for source in re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE):
        assert (ROOT / source).exists()


def test_each_profile_has_one_server_and_the_proxy() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    of = {name: set(service["profiles"]) for name, service in compose["services"].items()}
    assert {name for name in of if "sqlite" in of[name]} == {"server", "proxy"}
    assert {name for name in of if "postgres" in of[name]} == {"server-postgres", "database", "proxy"}
    named = {
        volume.partition(":")[0]
        for service in compose["services"].values()
        for volume in service.get("volumes", ())
        if not volume.startswith(".")
    }
    assert named == set(compose["volumes"])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "kastelan.service"
    text = (DEPLOY / "kastelan.service").read_text(encoding="utf-8")
    unit.write_text(re.sub(r"/opt/kastelan/bin/kastelan", sys.executable, text), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert not [line for line in done.stderr.splitlines() if "kastelan.service" in line]


def test_the_backup_script_copies_and_checks_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copies = tmp_path / "tables.db", tmp_path / "copies"
    assert main(["db", "upgrade", "--database", str(database)]) == 0
    kastelan = tmp_path / "kastelan"
    kastelan.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m kastelan "$@"\n', encoding="utf-8")
    kastelan.chmod(0o755)
    old = copies / "tables-20200101T000000Z.db"
    copies.mkdir()
    old.touch()
    os.utime(old, (0, 0))
    done = subprocess.run(
        [str(DEPLOY / "backup.sh"), str(database), str(copies)],
        env={**os.environ, "KASTELAN": str(kastelan)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (copy,) = copies.glob("tables-*.db")
    assert copy != old
    assert copy.stat().st_mode & 0o777 == 0o600
    capsys.readouterr()


@pytest.mark.parametrize("name", ["backup.sh", "upgrade.sh"])
def test_the_scripts_are_valid_shell(name: str) -> None:
    subprocess.run(["sh", "-n", str(DEPLOY / name)], check=True)
    assert os.access(DEPLOY / name, os.X_OK)
