"""Play again at one table, and who the host of a table is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("follows", sa.String(32), nullable=True))
    # SQLite adds no constraint to a table that is there; an index does the same.
    op.create_index("tables_follows", "tables", ["follows"], unique=True)
    op.add_column("seats", sa.Column("asked", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "asked")
    op.drop_index("tables_follows", "tables")
    op.drop_column("tables", "follows")
    op.drop_column("tables", "host")
