"""The tables of the database, as this version of Fiendish knows them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

APPLICATION = 0x4669656E
"""SQLite's mark of whose file this is: `Fien`."""

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("webhook", String, nullable=False),  # where to tell that it is their turn, or nothing
    Column("seen", Float, nullable=False, server_default="0"),  # to the day
    Column("muted", Boolean, nullable=False, server_default="0"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("secret", String, primary_key=True),  # its hash
    Column("player", String, ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("player", String, ForeignKey("players.id"), primary_key=True),
    Column("secret", String, nullable=False, index=True),  # its hash
    Column("created", Float, nullable=False),
)

device_links = Table(
    "device_links",
    metadata,
    Column("secret", String, primary_key=True),  # its hash
    Column("player", String, ForeignKey("players.id"), nullable=False, index=True),
    Column("table_id", String, nullable=False),  # where to go on
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),  # of the rules it is played by
    # which cards there were to begin with: see engine/numbering.py
    Column("edition", String, nullable=False, server_default=""),
    Column("packs", String, nullable=False, server_default=""),  # of these cards, as JSON
    Column("seats", Integer, nullable=False),
    Column("settings", String, nullable=False),  # JSON
    Column("commitment", String, nullable=False),
    Column("seed", String, nullable=False),  # told to nobody before the end
    Column("status", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", String, nullable=False),  # the token for spectators
    Column("owner", String, ForeignKey("players.id"), nullable=False),
    Column("next", String, ForeignKey("tables.id")),  # the rematch
    Column(
        "origin", String
    ),  # TABLE@SEQ if it continues another game, `import` if it came as a file
    Column("asked", Integer),  # the seat that has to decide
    Column("asked_since", Float),  # when the question was put
    Column("absence", String, nullable=False, server_default="live"),  # see absence.py
    Column("winners", String, nullable=False),  # letters of the seats that have won
    Column("created", Float, nullable=False),
    Column(
        "closed", String, nullable=False, server_default=""
    ),  # why, if it is void: see refusal.py
    CheckConstraint("status IN ('open', 'playing', 'over', 'void')", name="known_status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String, ForeignKey("players.id"), index=True),
    Column("bot", String, nullable=False),  # which bot sits here, or nothing
    Column("stand_in", String, nullable=False),  # which bot plays for an absent player, or nothing
    Column("invite", String, nullable=False),  # the token for this seat while it is free
    Column("passing", String, nullable=False, server_default=""),  # how long it passes by itself
    Column("label", String, nullable=False),  # a name for this seat alone, or nothing
    Column("left_by", String, ForeignKey("players.id"), index=True),  # who had it and gave up
    Column("seen", Float),  # when its player last gave a sign of life there, within minutes
    Column("called", Integer),  # the entry at which its player was last told to be asked
)

removals = Table(
    "removals",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("player", String, ForeignKey("players.id"), primary_key=True),  # whom the host removed
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # 1 for the first
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),  # index of an option, or the move to go back to
    Column("command", String),  # what the client called it
    Column("mark", BigInteger),  # what it came to: see marks.py
    Column("created", Float, nullable=False),
    UniqueConstraint("table_id", "command", name="one_entry_per_command"),
    CheckConstraint("kind IN ('answer', 'idle', 'undo', 'concede')", name="known_kind"),
)

finals = Table(
    "finals",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # what stays of a finished game: see final.py
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("created", Float, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("whom", String, primary_key=True),  # the id of a player, or a network
    Column("created", Float, nullable=False),
)

operator_log = Table(  # nothing in it is ever changed or removed
    "operator_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String, nullable=False),
    Column("act", String, nullable=False),
    Column("what", String, nullable=False),
    Column("why", String, nullable=False),
)
