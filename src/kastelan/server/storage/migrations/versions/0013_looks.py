"""Store a folded form of each name, so that no name can imitate that of an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kastelan.server.people.names import look

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("look", sa.String(length=80), nullable=True))
    users = sa.table("users", *(sa.column(name) for name in ("id", "name", "look", "deleted")))
    connection = op.get_bind()
    for user in connection.execute(sa.select(users).where(users.c.deleted.is_(None))).all():
        connection.execute(sa.update(users).where(users.c.id == user.id).values(look=look(user.name)))
    op.create_index("ix_users_look", "users", ["look"])
