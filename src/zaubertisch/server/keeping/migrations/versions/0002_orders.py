"""Standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", name="fk_orders_table_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("occasion", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "key", name="pk_orders"),
    )


def downgrade() -> None:
    op.drop_table("orders")
