"""Folders that a person named, to write into."""

from __future__ import annotations

from pathlib import Path

from kastelan.core.errors import BadOption


def opened(folder: Path) -> Path:
    """The folder, made if it is not there; one that cannot be made is refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or ""
        raise BadOption("out", "cannot-write-file", path=str(folder), reason=reason) from None
    return folder
