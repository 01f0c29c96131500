"""Bots that play for people who are gone."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("substitute", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "substitute")
