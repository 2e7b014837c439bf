"""Portraits that people chose, and the names of seats that share a device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("portrait", sa.String(length=40), nullable=True))
    op.add_column("seats", sa.Column("name", sa.String(length=40), nullable=True))
