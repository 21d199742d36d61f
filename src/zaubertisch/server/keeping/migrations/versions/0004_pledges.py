"""Pledges: numbers are promised before they are told, and the seeds of tables given up are opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003_people"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.JSON, nullable=True))
    op.add_column("seats", sa.Column("pledge", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("salt", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "opened",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("transcript", sa.String(64), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_opened"),
    )


def downgrade() -> None:
    op.drop_table("opened")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("salt")
        seats.drop_column("pledge")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("sealed")
