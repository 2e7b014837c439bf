"""Devices that notices are pushed to, messages that wait for them, and digests by e-mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "preferences", sa.Column("digest", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("session_id", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("endpoint_hash", sa.String(length=64), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.String(length=40), nullable=True),
        _key("push_subscriptions", "user_id", "users"),
        _key("push_subscriptions", "session_id", "sessions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_subscriptions")),
        sa.UniqueConstraint("endpoint_hash", name=op.f("uq_push_subscriptions_endpoint_hash")),
    )
    for column in ("user_id", "session_id"):
        op.create_index(op.f(f"ix_push_subscriptions_{column}"), "push_subscriptions", [column])
    _create_pushes()
    op.create_table(
        "digest_lines",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("event", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _key("digest_lines", "user_id", "users"),
        _key("digest_lines", "table_id", "tables"),
        sa.PrimaryKeyConstraint("user_id", "table_id", "event", name=op.f("pk_digest_lines")),
    )


def _create_pushes() -> None:
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("subscription_id", sa.String(length=32), nullable=False),
        sa.Column("event", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("urgent", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        _key("pushes", "user_id", "users"),
        _key("pushes", "subscription_id", "push_subscriptions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    for column in ("user_id", "subscription_id", "due"):
        op.create_index(op.f(f"ix_pushes_{column}"), "pushes", [column])


def _key(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], [f"{other}.id"], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE"
    )
