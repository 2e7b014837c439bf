"""Sets of own components that tables use."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "component_sets",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=100), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("installed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "value", name=op.f("pk_component_sets")),
    )
