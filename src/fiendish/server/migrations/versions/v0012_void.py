"""A table may be closed before its game is over: void. Who gave a seat up is known.

SQLite cannot change a check: the tables move to one that has another. What refers to them stays as
it is, since nobody looks at foreign keys while migrations run (`database._migrate`).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_COLUMNS = (
    "id, game, version, edition, packs, seats, settings, commitment, seed, status, public, watch, "
    "owner, next, origin, asked, asked_since, absence, winners, created"
)


def upgrade() -> None:
    op.create_table(
        "tables_now",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("edition", sa.String, nullable=False, server_default=""),
        sa.Column("packs", sa.String, nullable=False, server_default=""),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("settings", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watch", sa.String, nullable=False),
        sa.Column("owner", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("next", sa.String, sa.ForeignKey("tables.id")),
        sa.Column("origin", sa.String),
        sa.Column("asked", sa.Integer),
        sa.Column("asked_since", sa.Float),
        sa.Column("absence", sa.String, nullable=False, server_default="live"),
        sa.Column("winners", sa.String, nullable=False, server_default=""),
        sa.Column("created", sa.Float, nullable=False),
        sa.CheckConstraint("status IN ('open', 'playing', 'over', 'void')", name="known_status"),
    )
    op.execute(f"INSERT INTO tables_now ({_COLUMNS}) SELECT {_COLUMNS} FROM tables")
    op.drop_table("tables")
    op.rename_table("tables_now", "tables")
    op.execute("ALTER TABLE seats ADD COLUMN left_by VARCHAR REFERENCES players (id)")
    op.create_index("ix_seats_left_by", "seats", ["left_by"])
