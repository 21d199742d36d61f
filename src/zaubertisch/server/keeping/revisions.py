"""Which schema a database has, and whether this program knows it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from zaubertisch.server.house.mishaps import NewerSchema
from zaubertisch.server.keeping import migrations


def scripts() -> ScriptDirectory:
    """The migrations this program knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    return ScriptDirectory.from_config(config)


def newest() -> str:
    """The schema this program writes."""
    return scripts().get_current_head() or ""


def check_revision(connection: sa.Connection) -> str:
    """The schema of this database, if this program knows it; nothing for an empty one."""
    revision = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in scripts().walk_revisions()]
    if revision is not None and revision not in known:
        raise NewerSchema(revision, newest())
    return revision or ""
