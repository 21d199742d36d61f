"""Indexes where the lobby and a start look, and a row to feel the pulse by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("ix_tables_status_touched", "tables", ["status", "touched"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_index("ix_tables_owner", "tables")
    op.drop_index("ix_tables_status_touched", "tables")
