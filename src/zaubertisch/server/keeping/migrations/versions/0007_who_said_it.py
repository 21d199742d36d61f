"""Whose a line of chat is: seats change hands before the deal, and bystanders have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

#: Lines said before belong to whoever sits there under the same name.
OWNERS = """
    UPDATE chat SET person = COALESCE((
        SELECT seats.person FROM seats
        WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat AND seats.name = chat.name
    ), '')
"""


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.String(64), nullable=False, server_default=""))
    op.execute(OWNERS)
    op.create_index("ix_chat_person", "chat", ["person"])


def downgrade() -> None:
    op.drop_index("ix_chat_person", "chat")
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("person")
