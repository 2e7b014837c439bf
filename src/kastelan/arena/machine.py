"""A one-line description of this machine, for measurements."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Final

CPU: Final = Path("/proc/cpuinfo")


def machine() -> str:
    """The processor, number of cores, operating system and Python version."""
    python = f"Python {platform.python_version()}"
    return f"{_processor()}, {os.cpu_count() or 1} cores, {platform.system()}, {python}"


def _processor() -> str:
    try:
        lines = CPU.read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return " ".join(next(named, platform.processor() or platform.machine()).split())
