"""Finds the Chromium that the tests use; run as a program (`make browser`) it tries to install one."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from shutil import which
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
MISSING: Final = "Chromium not found: run `make browser` to install it, or set KASTELAN_CHROMIUM to its path."


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def flags() -> list[str]:
    """The command-line flags; root cannot use the sandbox."""
    return [*QUIET, *(["--no-sandbox"] if is_root() else [])]


def is_required() -> bool:
    """Whether a missing Chromium is a failure, as in CI; elsewhere the browser tests are skipped."""
    return "CI" in os.environ or os.environ.get("KASTELAN_BROWSER") == "required"


@cache
def found() -> str | None:
    """The path of Chromium: the one named by the environment, one on the path, else Playwright's."""
    named = os.environ.get("KASTELAN_CHROMIUM")
    if named:
        return named
    on_path = next((path for path in map(which, NAMES) if path), None)
    return on_path or _own()


def _own() -> str | None:
    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if Path(path).exists() else None


def install_commands() -> list[list[list[str]]]:
    """The ways to install Chromium: Debian's package for root, or Playwright's."""
    debian = [
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"],
    ]
    own = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    return [debian, own] if is_root() and which("apt-get") else [own]


def install() -> bool:
    """Try each way until Chromium is found."""
    for commands in install_commands():
        try:
            for command in commands:
                subprocess.run(command, check=True, timeout=600)
        except (OSError, subprocess.SubprocessError):
            continue
        found.cache_clear()
        if found():
            return True
    return False


def main() -> int:
    """Find or install Chromium."""
    if found() or install():
        print(found())
        return 0
    print(MISSING, file=sys.stderr)
    return 1 if is_required() else 0


if __name__ == "__main__":
    sys.exit(main())
