"""Codes by which a guest becomes that guest again in any browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("secret", sa.String, nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
