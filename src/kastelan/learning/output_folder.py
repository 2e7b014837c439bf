"""The output folder that the user names."""

from __future__ import annotations

from pathlib import Path

from kastelan.core.errors import BadOption


def make_folder(folder: Path) -> Path:
    """Make the folder if it does not exist, and return it; BadOption if that is impossible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or ""
        raise BadOption("out", "cannot-write-file", path=str(folder), reason=reason) from None
    return folder
