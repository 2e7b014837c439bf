"""Tables for guided first games, whose seed is chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("learning", sa.Boolean(), nullable=False, server_default=sa.false()))
