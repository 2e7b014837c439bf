"""How a server is run, with limits that suit a small community."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

SETTINGS: Final = "KASTELAN_SETTINGS"
"""The environment variable that carries settings to each of several processes."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set; the defaults need no services."""

    database: str = "kastelan.db"
    origins: tuple[str, ...] = ()  # besides the server's own
    secure_cookies: bool = False  # behind HTTPS
    trusted_proxy: bool = False  # whether X-Forwarded-For is the client
    bot_workers: int = 1
    bot_seconds: float = 10.0
    busy_seconds: float = 5.0  # that a write waits for a lock of somebody else's
    idle_seconds: float = 600.0  # before a table nobody looks at leaves memory
    shortest_turn: int = 86_400  # seconds that a clock of a turn-by-turn table gives at least
    gone_seconds: int = (
        60  # of thinking before others may vote a bot in; turn by turn it is the shortest turn
    )
    private_webhooks: bool = False  # whether webhooks may lie in private networks
    webhook_retry_seconds: float = 10.0  # before the second try; each wait is five times the last
    json_logs: bool = False  # one line of JSON for each thing that happened
    tick_seconds: float = 1.0  # how often clocks are looked at
    most_tables: int = 20  # open or running, for each person
    most_sockets: int = 20  # for each person or address
    largest_frame: int = 65_536
    requests: tuple[float, float] = (50.0, 200.0)  # a second, and at once
    frames: tuple[float, float] = (20.0, 60.0)
    chats: tuple[float, float] = (0.5, 5.0)
    logins: tuple[float, float] = (0.1, 10.0)
    wrong_passwords: tuple[float, float] = (1 / 60, 10.0)  # for each login
    advice: tuple[float, float] = (2.0, 20.0)  # and one at a time for each person
    analyses: tuple[float, float] = (1 / 60, 5.0)  # of games that nobody has asked about before
    most_analyses: int = 50  # that wait for their turn
    analysis_playouts: int | None = None  # for each decision; None is what suits the game

    def written(self) -> str:
        """The settings as text, for another process."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str) -> Settings:
        """The settings that another process wrote."""
        return msgspec.json.decode(text, type=cls)
