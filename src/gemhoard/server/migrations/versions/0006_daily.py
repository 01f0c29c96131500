"""The daily deal: who has played it, and what the bots make of it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("rule", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.UniqueConstraint("game", "day", "rule", "person", name="daily_try"),
    )
    op.create_table(
        "daily_bots",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("rule", sa.Integer, nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "day", "rule", "level"),
    )


def downgrade() -> None:
    op.drop_table("daily_bots")
    op.drop_table("daily")
