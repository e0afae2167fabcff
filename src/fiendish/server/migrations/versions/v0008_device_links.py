"""Links by which a guest goes on at another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "device_links",
        sa.Column("secret", sa.String, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
