"""What players say to each other."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chat_off", sa.Boolean, nullable=True))
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def downgrade() -> None:
    op.drop_table("chat")
    op.drop_column("tables", "chat_off")
