"""What is stored: tables, seats, the log of moves, snapshots, chat. The log is the truth, a snapshot saves time."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(naming_convention={"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"})

tables = Table(
    "tables", metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("next", String(16), nullable=True),  # the rematch
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),  # whether it stands in everybody's lobby
    Column("sealed", JSON(none_as_null=True), nullable=True),  # what was fixed before numbers were told
    Index("ix_tables_public", "public", "status", "touched"),
    Index("ix_tables_status_touched", "status", "touched"),
    Index("ix_tables_owner", "owner"),
)

seats = Table(
    "seats", metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("bot", String(24), nullable=False),  # the bot that plays here, or nothing
    Column("person", String(64), nullable=False),  # whose seat it is, or nothing; a bot may stand in for a person
    Column("number", String(64), nullable=False),  # this person's part of the chance, once told
    Column("pledge", String(64), nullable=False, server_default=""),  # what the number was promised by
    Column("salt", String(32), nullable=False, server_default=""),  # under which the name was sealed
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person"),
)

log = Table(
    "log", metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # deal, move, undo
    Column("seat", Integer, nullable=False),
    Column("word", String(64), nullable=False),
    Column("chance", JSON, nullable=False),  # [sides, outcome] of every chance event of this move
    Column("events", JSON, nullable=False),  # [kind, audience, fields]
    Column("because", JSON, nullable=False),  # a bot's reason and its fields, or nothing; told when the game is over
    Column("at", Float, nullable=False),
    Column("by", String(8), nullable=False, server_default=""),  # clock or absence, if the table answered for a person
    PrimaryKeyConstraint("table_id", "number"),
)

snapshots = Table(
    "snapshots", metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("block", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

orders = Table(
    "orders", metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(32), nullable=False),
    Column("value", Integer, nullable=False),
    Column("occasion", Integer, nullable=False),  # what a passing order was given for
    PrimaryKeyConstraint("table_id", "seat", "key"),
)

chat = Table(
    "chat", metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("person", String(64), nullable=False, server_default=""),  # who said it, wherever they sit by now
    PrimaryKeyConstraint("table_id", "number"),
    Index("ix_chat_person", "person"),
)

#: Seeds of tables that were given up, opened when the tables went; of people nothing is kept here.
opened = Table(
    "opened", metadata,
    Column("id", String(16), primary_key=True),  # the table's, which is gone
    Column("game", String(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("transcript", String(64), nullable=False),  # nothing if it was never sealed
    Column("seats", JSON, nullable=False),  # [pledge, number]
    Column("at", Float, nullable=False),
)

pulse = Table(
    "pulse", metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # when somebody last felt whether the house can write
)
