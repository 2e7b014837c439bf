"""A QR code as a path that the browser client draws in its own colours."""

from __future__ import annotations

from itertools import groupby

import segno

from kastelan.server.wire.security import QrCode


def qr_code(text: str) -> QrCode:
    """The QR code of a text."""
    rows = segno.make_qr(text, error="m").matrix
    path = "".join(_row(y, bytes(row)) for y, row in enumerate(rows))
    return QrCode(len(rows), path)


def _row(y: int, row: bytes) -> str:
    """The dark squares of a row, those side by side as one rectangle."""
    path, x = "", 0
    for dark, squares in groupby(row):
        length = len(list(squares))
        if dark:
            path += f"M{x} {y}h{length}v1h-{length}z"
        x += length
    return path
