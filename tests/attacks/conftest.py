"""Attacks use the servers of tests/server."""

from __future__ import annotations

from tests.server.conftest import _close_browsers, postgres, server

__all__ = ["_close_browsers", "postgres", "server"]
