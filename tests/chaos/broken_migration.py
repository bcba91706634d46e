"""`python -m tests.chaos.broken_migration serve …`: a newer smallbox whose migration fails when half is done."""

import runpy
import shutil
import sys
import tempfile
from pathlib import Path

from smallbox.server import migrations

REVISION = "9999"
BROKEN = f'''
from alembic import op

revision = "{REVISION}"
down_revision = "{migrations.HEAD}"
branch_labels = depends_on = None


def upgrade() -> None:
    op.execute("CREATE TABLE half_done (number INTEGER)")
    op.execute("ALTER TABLE talk ADD COLUMN half_done INTEGER")
    op.execute("DELETE FROM entries WHERE seq > 1 AND table_code = (SELECT max(table_code) FROM entries)")
    op.execute("SELECT * FROM what_is_not_there")
'''


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="smallbox-migration-") as folder:
        copy = Path(folder) / "migrations"
        shutil.copytree(Path(migrations.__file__).parent, copy)
        (copy / "versions" / f"v{REVISION}_broken.py").write_text(BROKEN)
        migrations.__file__ = str(copy / "__init__.py")
        migrations.HEAD = REVISION
        sys.modules["smallbox.server.migrations"] = migrations
        runpy.run_module("smallbox", run_name="__main__")


if __name__ == "__main__":
    main()
