"""Operators, reports, bans and the log of moderation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _operators_and_bans()
    _reports()
    _log()


def _operators_and_bans() -> None:
    op.create_table(
        "operators",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_operators_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_operators")),
    )
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("network", sa.String(length=50), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_bans_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_bans")),
    )
    op.create_index(op.f("ix_bans_user_id"), "bans", ["user_id"])


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("message", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("note", sa.String(length=500), nullable=False),
        sa.Column("snapshot", sa.JSON(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        *(
            sa.ForeignKeyConstraint(
                [column], ["users.id"], name=op.f(f"fk_reports_{column}"), ondelete="SET NULL"
            )
            for column in ("reporter", "person")
        ),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])
    op.create_index(op.f("ix_reports_person"), "reports", ["person"])
    op.create_index("ix_reports_settled", "reports", ["settled", "at"])


def _log() -> None:
    op.create_table(
        "moderation_log",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("operator", sa.String(length=32), nullable=True),
        sa.Column("account", sa.String(length=40), nullable=True),
        sa.Column("action", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("message", sa.Integer(), nullable=True),
        sa.Column("report", sa.Integer(), nullable=True),
        sa.Column("ban", sa.Integer(), nullable=True),
        sa.Column("network", sa.String(length=50), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_moderation_log")),
    )
