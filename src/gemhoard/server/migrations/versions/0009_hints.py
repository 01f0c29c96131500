"""Where players may ask for hints, and who had some."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=True))
    op.add_column("seats", sa.Column("hinted", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "hinted")
    op.drop_column("tables", "hints")
