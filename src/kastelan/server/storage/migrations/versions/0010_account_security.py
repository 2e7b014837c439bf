"""E-mail addresses of accounts, letters, and second factors."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "emails",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=True),
        sa.Column("key", sa.String(length=254), nullable=True),
        sa.Column("pending", sa.String(length=254), nullable=True),
        sa.Column("asked", sa.BigInteger(), nullable=True),
        _person("emails"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_emails")),
    )
    op.create_index(op.f("ix_emails_key"), "emails", ["key"], unique=False)
    op.create_table(
        "letters",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        _person("letters"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_letters")),
    )
    op.create_index(op.f("ix_letters_user_id"), "letters", ["user_id"], unique=False)
    op.create_index(op.f("ix_letters_due"), "letters", ["due"], unique=False)
    op.create_table(
        "link_tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        _person("link_tokens"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_link_tokens")),
    )
    op.create_index(op.f("ix_link_tokens_user_id"), "link_tokens", ["user_id"], unique=False)
    op.create_index(op.f("ix_link_tokens_expires"), "link_tokens", ["expires"], unique=False)
    _create_second_factors()


def _create_second_factors() -> None:
    op.create_table(
        "second_factors",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.Column("used", sa.BigInteger(), nullable=False),
        _person("second_factors"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_second_factors")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        _person("recovery_codes"),
        sa.PrimaryKeyConstraint("user_id", "hash", name=op.f("pk_recovery_codes")),
    )


def _person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["user_id"], ["users.id"], name=op.f(f"fk_{table}_user_id"), ondelete="CASCADE"
    )
