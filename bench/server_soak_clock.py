"""The server of the tests with a wall clock that can be set: the first eight bytes of a file are added to it.

Run as a program like `tests.server.support.running_server`; KASTELAN_CLOCK_FILE names the file.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from pathlib import Path
from typing import Final

CLOCK_FILE: Final = "KASTELAN_CLOCK_FILE"
OFFSET: Final = struct.Struct("d")


def set_clock(file: Path, seconds: float) -> None:
    """Let the wall clock of servers with this file go ahead by so many seconds."""
    # Written in place, because the servers have the file mapped.
    with file.open("r+b" if file.exists() else "w+b") as offset:
        offset.write(OFFSET.pack(seconds))


def _follow(file: Path) -> None:
    """Replace `time.time` for every module that is imported from now on."""
    with file.open("rb") as opened:
        offset = mmap.mmap(opened.fileno(), OFFSET.size, prot=mmap.PROT_READ)
    true_time = time.time

    def shifted() -> float:
        return true_time() + float(OFFSET.unpack_from(offset)[0])

    time.time = shifted


if __name__ == "__main__":
    _follow(Path(os.environ[CLOCK_FILE]))

    from tests.server.support.running_server import run

    run(*sys.argv[1:])
