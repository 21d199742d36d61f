"""What people rely on: public tables found without the private ones, one's seats found at once, and rows kept shut.

Until now every table showed bystanders the rows unless its opener chose otherwise, and what was stored does not tell
whether that was a choice: so all of them show public things only from here on.
"""

from __future__ import annotations

import contextlib
import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003_people"
down_revision = "0002"

tables = sa.table("tables", sa.column("id", sa.String), sa.column("settings", sa.JSON), sa.column("public", sa.Boolean))


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    for table, written in connection.execute(sa.select(tables.c.id, sa.cast(tables.c.settings, sa.Text))).all():
        with contextlib.suppress(ValueError, TypeError):  # a damaged table is set aside later, and keeps nobody waiting
            settings: dict[str, Any] = dict(json.loads(written))
            shown = {**settings, "watchers_see": "public"}
            changed = sa.update(tables).where(tables.c.id == table)
            connection.execute(changed.values(settings=shown, public=bool(settings.get("public"))))
    op.create_index("ix_tables_public", "tables", ["public", "status", "touched"])
    op.create_index("ix_seats_person", "seats", ["person"])


def downgrade() -> None:
    op.drop_index("ix_seats_person", "seats")
    op.drop_index("ix_tables_public", "tables")
    op.drop_column("tables", "public")
