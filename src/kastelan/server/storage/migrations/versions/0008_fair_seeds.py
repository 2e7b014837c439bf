"""What each seat adds to the seed of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(length=100), nullable=True))
    op.add_column("tables", sa.Column("sealed", sa.BigInteger(), nullable=True))
    op.create_index(
        op.f("ix_tables_sealed"),
        "tables",
        ["sealed"],
        sqlite_where=sa.text("sealed IS NOT NULL"),
        postgresql_where=sa.text("sealed IS NOT NULL"),
    )
    op.add_column("seats", sa.Column("commitment", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("nonce", sa.String(length=64), nullable=True))
