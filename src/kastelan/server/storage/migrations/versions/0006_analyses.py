"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("playouts", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("judged", sa.Integer(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("claim", sa.String(length=32), nullable=True),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
    op.create_index("ix_analyses_status", "analyses", ["status", "asked"])
    op.create_table(
        "judgements",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("judgement", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["analyses.table_id"], name=op.f("fk_judgements_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "move", name=op.f("pk_judgements")),
    )
