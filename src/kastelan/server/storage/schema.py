"""The database schema, the same for SQLite and PostgreSQL. Times are milliseconds since 1970.

`entries` is the source of truth for every table and is append-only; `snapshots` can be deleted at any time.
A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

ID: Final = String(32)

users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("look", String(80), index=True),  # of the name: those of accounts are not given to others
    Column("login", String(40), unique=True),  # null for guests; lower case
    Column("password", String(200)),  # argon2
    Column("language", String(2), nullable=False),
    Column("colour", String(7), nullable=False),
    Column("portrait", String(40)),  # null for the one that follows from the id
    Column("created", BigInteger, nullable=False),
    Column("deleted", BigInteger),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # SHA-256 of the secret, never the secret
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie or token
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("seen", BigInteger),  # when it was last used, roughly
)

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("page", Boolean, nullable=False),
    Column("browser", Boolean, nullable=False),
    Column("webhook", String(500)),
    Column("secret", String(64)),  # signs what is sent to the webhook
    Column("webhook_error", String(40)),  # why the last delivery failed
    # Hours for which notices are collected for one letter; 0 for no letters.
    Column("digest", Integer, nullable=False, server_default=text("0")),
    Column("zone", String(40), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight in the zone
    Column("quiet_to", Integer),
    Column("vacation_from", BigInteger),
    Column("vacation_until", BigInteger),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("event", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
)

# The devices that notices are pushed to. Each belongs to the session of its login, and goes with it.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session_id", ID, ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),  # an address of the browser's push service
    Column("endpoint_hash", String(64), nullable=False, unique=True),  # SHA-256
    Column("p256dh", String(100), nullable=False),  # the device's public key
    Column("auth", String(40), nullable=False),  # and a secret that we share with it
    Column("label", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("sent", BigInteger),  # when the last message arrived
    Column("error", String(40)),  # why the last one did not
)

# Messages that wait to be pushed.
pushes = Table(
    "pushes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column(
        "subscription_id",
        ID,
        ForeignKey("push_subscriptions.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("event", String(20), nullable=False),
    Column("table_id", ID, nullable=False),  # empty for a test
    Column("urgent", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
)

# What the next digest by e-mail tells.
digest_lines = Table(
    "digest_lines",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("event", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

emails = Table(
    "emails",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254)),  # null until the first one was confirmed
    Column("key", String(254), index=True),  # the address in lower case
    Column("pending", String(254)),  # not confirmed yet
    Column("asked", BigInteger),  # when `pending` was given
)

# Letters that wait to be sent. They hold no secrets: those are made when a letter is written.
letters = Table(
    "letters",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address", String(254), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),  # after that it is worth nothing
)

# Secrets of links in letters, each for one use.
link_tokens = Table(
    "link_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the secret, never the secret
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),  # confirm or recover
    Column("address", String(254), nullable=False),  # where the letter went
    Column("expires", BigInteger, nullable=False, index=True),
)

second_factors = Table(
    "second_factors",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("since", BigInteger),  # null until the first code was right
    Column("used", BigInteger, nullable=False),  # the half minute of the last code, which no login may repeat
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("used", BigInteger),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    # As decimal text, because 256 bits do not fit into an integer column. If seats contribute to the seed, it
    # is the promised secret until the game begins.
    Column("seed", String(100), nullable=False),
    Column("secret", String(100)),  # what was promised, if the seed was derived from it
    Column("sealed", BigInteger),  # since when the game waits for the numbers of its seats
    Column("position", Text),  # where a forked game starts
    # The table that this one is a fork or a rematch of; for a fork, with the number of moves made there.
    Column("parent", ID),
    Column("parent_step", Integer),
    Column("status", String(10), nullable=False),  # open, playing, finished, closed
    Column("visibility", String(10), nullable=False),  # public, unlisted, private
    Column("invite", ID, nullable=False),
    Column("host", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("pace", String(5), nullable=False),  # live, turns
    Column("move_clock", Integer),  # seconds for each decision
    Column("game_clock", Integer),  # seconds for the whole game
    Column("rated", Boolean, nullable=False),
    Column("learning", Boolean, nullable=False, server_default=false()),  # a guided game with a chosen seed
    Column("hints", Boolean, nullable=False, server_default=false()),  # people may ask a bot for advice
    Column("forced", Boolean, nullable=False, server_default=false()),  # the table makes the only choices
    Column("created", BigInteger, nullable=False, index=True),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("deadline", BigInteger),  # when the next clock runs out
    Column("result", JSON),
    Column("places", JSON),
    Column("counted", BigInteger),  # when statistics and ratings counted this game
    Column("next", ID),  # the rematch
    Index("ix_tables_status", "status", "visibility"),
    Index(
        "ix_tables_deadline",
        "deadline",
        sqlite_where=text("deadline IS NOT NULL"),
        postgresql_where=text("deadline IS NOT NULL"),
    ),
    Index(
        "ix_tables_sealed",
        "sealed",
        sqlite_where=text("sealed IS NOT NULL"),
        postgresql_where=text("sealed IS NOT NULL"),
    ),
    Index("ix_tables_counted", "counted", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, invited, person, bot, closed
    Column("user_id", ID, ForeignKey("users.id"), index=True),
    Column("bot", String(20)),
    Column("name", String(40)),  # of one of several people at a device, who share an account
    Column("ready", Boolean, nullable=False),
    # What the seat adds to the seed: the hash of a number, and when the game begins the number.
    Column("commitment", String(64)),
    Column("nonce", String(64)),
)

# `seq` counts from 1 without gaps. `client` is the id that the client gave its command, or empty. `at` is
# the time of the entry, and `spent` the milliseconds that it took off the seat's clock.
entries = Table(
    "entries",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("word", Text, nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
)

# The position after entry `seq`, when `moves` moves stood.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("position", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user_id", ID, ForeignKey("users.id"), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

silenced = Table(
    "silenced",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40), nullable=False, index=True),  # a person's id, or `bot:` and a name
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),  # false for forks, and for one person on two seats
)

# One rating for each game and number of players; `mu` and `sigma` are explained in statistics/ratings.py.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_ratings_game", "game", "players"),
)

# A rating after each game; `change` is how much `mu - 3 sigma` changed.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("change", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rating_steps_player", "player", "game", "players"),
)

runs = Table(
    "runs",
    metadata,
    Column("id", ID, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # the last update by the process
    Column("over", Boolean, nullable=False),  # stopped in order, not crashed
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(8), nullable=False),  # waiting, thinking, done, failed
    Column("playouts", Integer, nullable=False),  # per decision
    Column("moves", Integer, nullable=False),  # of the whole game
    Column("judged", Integer, nullable=False),  # moves judged so far
    Column("asked", BigInteger, nullable=False),
    Column("claim", ID),  # the process that works on it
    Column("seen", BigInteger, nullable=False),  # when that process last renewed its claim
    Index("ix_analyses_status", "status", "asked"),
)

judgements = Table(
    "judgements",
    metadata,
    Column("table_id", ID, ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("judgement", JSON, nullable=False),
)

# Own components of tables, kept when the server no longer offers them. `value` is that of the game's option.
component_sets = Table(
    "component_sets",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("value", String(100), primary_key=True),
    Column("content", Text, nullable=False),  # the JSON of the file
    Column("installed", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(100), nullable=False),
)

# Moderation

operators = Table(
    "operators",
    metadata,
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What people have reported. The table has no key to `tables`, because a report outlives its table.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", ID, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("kind", String(8), nullable=False),  # person, message, table
    # Whom it is about: the author of a message, or the host of a table.
    Column("person", ID, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("table_id", ID),
    Column("message", Integer),
    Column("reason", String(12), nullable=False),
    Column("note", String(500), nullable=False),
    Column("snapshot", JSON, nullable=False),
    Column("settled", BigInteger),
    Index("ix_reports_settled", "settled", "at"),
)

# The number is that of the log entry that made the ban. A ban that was lifted or has ended is deleted.
bans = Table(
    "bans",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ID, ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("network", String(50)),  # instead of a person; needed in full, to compare addresses with it
    Column("reason", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # null for good
)

# What operators did. It is append-only, and names nothing but ids, so that nothing in it ever has to be
# erased. `number` counts from 1 in the order of commits: servers follow it to learn what they have to do.
moderation_log = Table(
    "moderation_log",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("operator", ID),  # null for a command
    Column("account", String(40)),  # for a command: the account of the system that ran it
    Column("action", String(12), nullable=False),
    Column("person", ID),
    Column("table_id", ID),
    Column("message", Integer),
    Column("report", Integer),
    Column("ban", Integer),
    Column("network", String(50)),  # shortened
    Column("until", BigInteger),
    Column("reason", String(200), nullable=False),
)
