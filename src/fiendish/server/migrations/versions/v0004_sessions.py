"""A guest has several tokens; those there are stay good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("secret", sa.String, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO sessions SELECT secret, id, created FROM players")
    op.execute("ALTER TABLE players DROP COLUMN secret")  # players are referred to: no new table
