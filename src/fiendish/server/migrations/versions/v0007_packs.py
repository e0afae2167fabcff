"""Which packs the cards of a game came from; games kept before this say nothing of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("packs", sa.String, nullable=False, server_default=""))
