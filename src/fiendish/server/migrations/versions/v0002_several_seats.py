"""Several seats for one guest, each with a name; whose turn it is; origins; where to tell of turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint("one_seat_each", type_="unique")
        seats.add_column(sa.Column("label", sa.String, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.String))
    op.add_column("tables", sa.Column("asked", sa.Integer))
    op.add_column("tables", sa.Column("winners", sa.String, nullable=False, server_default=""))
    op.add_column("players", sa.Column("webhook", sa.String, nullable=False, server_default=""))
