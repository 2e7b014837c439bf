"""How uvicorn serves the application: the same for `kastelan serve` and for tests."""

from __future__ import annotations

import contextlib
import sys
from functools import partial
from typing import Any, Final

from kastelan.server.http.connections import ConnectionLimits, Connections, HttpConnection
from kastelan.server.http.handover import Handover
from kastelan.server.http.socket_connection import SocketConnection
from kastelan.server.settings import Settings

if sys.platform != "win32":
    import resource

MOST_FILES: Final = 65_536
SPARE_FILES: Final = 200
"""Open files that are not connections: the database, processes of bots, modules."""


def uvicorn_options(settings: Settings, handover: Handover | None = None) -> dict[str, Any]:
    """The options of uvicorn that depend on our settings, or that our limits rely on; with several processes,
    their handover too."""
    connections = Connections(_limits(settings), handover)
    # Both get the same counts. Worker processes unpickle them together, so there too.
    return {
        "http": partial(HttpConnection, connections),
        "ws": partial(SocketConnection, connections),
        "ws_max_size": settings.largest_frame,
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "proxy_headers": False,  # the setting trusted_proxy decides instead
        "server_header": False,
    }


def _limits(settings: Settings) -> ConnectionLimits:
    return ConnectionLimits(
        most=min(settings.most_connections, allowed_files() - SPARE_FILES),
        each=None if settings.trusted_proxy else settings.most_connections_each,
        head_seconds=settings.head_seconds,
        body_seconds=settings.body_seconds,
        read_seconds=settings.read_seconds,
    )


def allowed_files() -> int:
    """How many files this process may open, after raising the number as far as the system lets it."""
    if sys.platform == "win32":
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < most:
        with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
