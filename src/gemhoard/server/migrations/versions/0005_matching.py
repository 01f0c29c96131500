"""Bots that match whoever plays."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("adapts", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "adapts")
