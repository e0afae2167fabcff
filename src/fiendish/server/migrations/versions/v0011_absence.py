"""After how long a bot may play for somebody absent; since when a table waits, and for whom it does."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked_since", sa.Float))
    op.add_column("tables", sa.Column("absence", sa.String, nullable=False, server_default="live"))
    op.add_column("seats", sa.Column("seen", sa.Float))
