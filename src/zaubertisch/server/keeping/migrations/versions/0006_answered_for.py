"""Why the table answered for somebody: their time was over, or they were away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("log", sa.Column("by", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_column("by")
