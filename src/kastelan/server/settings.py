"""The settings of a server, with limits that suit a small community."""

from __future__ import annotations

from dataclasses import dataclass, fields
from email.utils import parseaddr
from typing import Final, Literal

import msgspec

from kastelan.core.errors import BadOption

SETTINGS: Final = "KASTELAN_SETTINGS"
"""The environment variable that passes the settings to worker processes."""
MOST: Final = 1e12
"""No limit is larger."""

PASSWORD_VARIABLE: Final = "KASTELAN_SMTP_PASSWORD"
"""The environment variable with the password for the mail server; settings are shown to other processes."""
Security = Literal["starttls", "tls", "none"]


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The mail server that takes our letters, and what they say of us."""

    host: str
    port: int
    sender: str  # an address, with or without a name: Kastelan <kastelan@example.org>
    site: str  # the address of this server in links, never the one that a request names
    security: Security = "starttls"
    user: str = ""
    password_file: str = ""

    @property
    def sender_domain(self) -> str:
        return parseaddr(self.sender)[1].rpartition("@")[2]


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; the defaults need no other services."""

    database: str = "kastelan.db"
    listens: str = ""  # where, as host:port; only to tell people which addresses lead here
    origins: tuple[str, ...] = ()  # besides the server's own
    secure_cookies: bool = False  # behind HTTPS
    trusted_proxy: bool = False  # whether X-Forwarded-For is the client
    bot_workers: int = 1
    bot_seconds: float = 10.0
    # Of thinking for one person, forgotten by half every minute: more is done in time that others leave.
    bot_budget: float = 30.0
    replay_workers: int = 1
    replay_seconds: float = 20.0  # for replaying a game that was played
    bots_alone: bool = False  # whether tables of bots play on when nobody watches
    components: tuple[tuple[str, str], ...] = ()  # names and files of own components
    busy_seconds: float = 5.0  # how long a write waits for a database lock
    idle_seconds: float = 600.0  # before a table that no client watches is unloaded
    shortest_turn: int = 86_400  # seconds: the shortest clock of a turn-by-turn table
    # Of thinking before others may vote a bot in; at a turn-by-turn table it is the shortest turn.
    gone_seconds: int = 60
    nonce_seconds: float = 10.0  # how long a game that starts waits for the numbers of its seats
    private_webhooks: bool = False  # whether webhooks may point into private networks
    webhook_retry_seconds: float = 10.0  # before the second attempt; each delay is five times the last
    push_contact: str = ""  # how push services reach the operator: mailto:… or https://…
    mail: MailSettings | None = None  # without, nothing is sent by e-mail
    mail_retry_seconds: float = 10.0  # as for webhooks
    json_logs: bool = False  # log as JSON lines
    tick_seconds: float = 1.0  # how often clocks are checked
    most_tables: int = 20  # open or running, for each person
    most_open: int = 8  # of these, waiting for players
    most_open_each: int = 30  # waiting tables of each address
    invitations: tuple[float, float] = (0.05, 15.0)  # per second, and burst, for each person
    invitations_each: tuple[float, float] = (0.5, 60.0)  # for each address
    # Before an open table is closed whose host is not here any more: at a live table, and in turns.
    open_live_seconds: float = 3 * 3600.0
    open_turns_seconds: float = 14 * 86_400.0
    unused_seconds: float = 30 * 86_400.0  # before guests who never sat down and closed tables are deleted
    most_sockets: int = 20  # for each person, and for all of one address who are not logged in
    most_sockets_each: int = 300  # for each address, whoever opens them
    most_connections: int = 10_000  # of all kinds
    most_connections_each: int = 400  # for each address; not checked behind a proxy
    head_seconds: float = 10.0  # for the headers of a request to arrive
    body_seconds: float = 30.0
    read_seconds: float = 30.0  # for a client to read what it was sent
    largest_frame: int = 65_536  # bytes
    requests: tuple[float, float] = (50.0, 200.0)  # per second, and burst
    replays: tuple[float, float] = (10.0, 100.0)  # requests for which a game is replayed
    frames: tuple[float, float] = (50.0, 200.0)  # commands, questions and pings on sockets
    chats: tuple[float, float] = (0.5, 5.0)
    reports: tuple[float, float] = (1 / 300, 5.0)  # for each person
    reports_each: tuple[float, float] = (1 / 60, 15.0)  # for each address
    kept_reports_seconds: float = 180 * 86_400.0  # before settled reports are deleted
    logins: tuple[float, float] = (0.1, 10.0)
    wrong_passwords: tuple[float, float] = (1 / 60, 10.0)  # for each login
    wrong_codes: tuple[float, float] = (1 / 300, 5.0)  # of second factors, for each login
    letters: tuple[float, float] = (1 / 60, 10.0)  # asked for from each address of the network
    letters_each: tuple[float, float] = (1 / 600, 3.0)  # for each e-mail address, and each person
    advice: tuple[float, float] = (2.0, 20.0)  # and one at a time per person
    analyses: tuple[float, float] = (1 / 60, 5.0)  # new analyses
    most_analyses: int = 50  # in the queue
    analysis_playouts: int | None = None  # per decision; None uses the game's default

    @property
    def contact(self) -> str:
        """How push services reach the operator; some refuse senders that do not say."""
        return self.push_contact or (f"mailto:{parseaddr(self.mail.sender)[1]}" if self.mail else "")

    def changed(self, name: str, text: str) -> Settings:
        """The same settings with a limit changed, as `kastelan serve --limit NAME=VALUE` writes it; a rate is
        two numbers, per second and at once: `0.5,5`."""
        limits = {field.name: getattr(self, field.name) for field in fields(self)}
        limits = {limit: value for limit, value in limits.items() if _is_limit(value)}
        if name not in limits:
            raise BadOption(name, "unknown-limit", name=name, expected=", ".join(sorted(limits)))
        now = limits[name]
        try:
            numbers = tuple(map(int if isinstance(now, int) else float, text.split(",")))
        except ValueError:
            numbers = ()
        # The comparison also refuses infinity and what is not a number.
        if len(numbers) != (len(now) if isinstance(now, tuple) else 1) or not all(
            0 < number < MOST for number in numbers
        ):
            raise BadOption(name, "bad-limit", name=name, text=text)
        value = numbers if isinstance(now, tuple) else numbers[0]
        return msgspec.convert({**msgspec.to_builtins(self), name: value}, Settings)

    def written(self) -> str:
        """Encode the settings for another process."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str) -> Settings:
        """Decode settings from another process."""
        return msgspec.json.decode(text, type=cls)


def _is_limit(value: object) -> bool:
    """Whether a setting is a number or a rate."""
    if isinstance(value, tuple):
        return bool(value) and all(isinstance(part, float) for part in value)
    return isinstance(value, int | float) and not isinstance(value, bool)
