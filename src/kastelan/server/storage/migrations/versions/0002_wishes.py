"""Preferences: notifications, quiet hours and muted people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("page", sa.Boolean(), nullable=False),
        sa.Column("browser", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.String(length=500), nullable=True),
        sa.Column("secret", sa.String(length=64), nullable=True),
        sa.Column("webhook_error", sa.String(length=40), nullable=True),
        sa.Column("zone", sa.String(length=40), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("vacation_from", sa.BigInteger(), nullable=True),
        sa.Column("vacation_until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_preferences_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_preferences")),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("event", sa.String(length=20), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_deliveries_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
    )
    op.create_index(op.f("ix_deliveries_user_id"), "deliveries", ["user_id"], unique=False)
    op.create_index(op.f("ix_deliveries_due"), "deliveries", ["due"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_mutes_user_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted"], ["users.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "muted", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_muted"), "mutes", ["muted"], unique=False)
    op.create_table(
        "silenced",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_silenced_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_silenced_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_silenced")),
    )
