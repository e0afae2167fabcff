"""What operators decide: bans, mutes, tables that are closed, and a log of it; when players were last seen."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.get_bind().execute(sa.text("UPDATE players SET seen = :now"), {"now": time.time()})
    op.add_column("players", sa.Column("muted", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("closed", sa.String, nullable=False, server_default=""))
    op.create_table(
        "bans",
        sa.Column("whom", sa.String, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "operator_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
    )
