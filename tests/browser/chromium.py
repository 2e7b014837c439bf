"""Which Chromium the tests drive; run as a program (`make browser`) it tries to get one."""

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
MISSING: Final = "There is no Chromium: `make browser` tries to install one, or KASTELAN_CHROMIUM names one."


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def flags() -> list[str]:
    """How it is begun; root cannot have a sandbox."""
    return [*QUIET, *(["--no-sandbox"] if is_root() else [])]


def is_required() -> bool:
    """Whether having none is a failure: in CI it is; elsewhere the browser's tests are skipped."""
    return "CI" in os.environ or os.environ.get("KASTELAN_BROWSER") == "required"


@cache
def found() -> str | None:
    """The program: the one that is named, one on the path, else Playwright's own."""
    named = os.environ.get("KASTELAN_CHROMIUM")
    if named:
        return named
    on_path = next((path for path in map(which, NAMES) if path), None)
    return on_path or _own()


def _own() -> str | None:
    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if Path(path).exists() else None


def ways() -> list[list[list[str]]]:
    """How one can be got: Debian's package where that is allowed, or Playwright's own."""
    debian = [
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"],
    ]
    own = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    return [debian, own] if is_root() and which("apt-get") else [own]


def install() -> bool:
    """Try one way after the other until there is a Chromium."""
    for way in ways():
        try:
            for command in way:
                subprocess.run(command, check=True, timeout=600)
        except (OSError, subprocess.SubprocessError):
            continue
        found.cache_clear()
        if found():
            return True
    return False


def main() -> int:
    """Find or get one."""
    if found() or install():
        print(found())
        return 0
    print(MISSING, file=sys.stderr)
    return 1 if is_required() else 0


if __name__ == "__main__":
    sys.exit(main())
