"""Tables that go on from the match of another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("previous", sa.String(length=16), server_default="", nullable=False))
    op.add_column("tables", sa.Column("sequel", sa.String(length=16), server_default="", nullable=False))
    op.add_column("tables", sa.Column("goes_on", sa.JSON(), server_default="[]", nullable=False))
    op.create_table(
        "carried",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("before", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_carried_table"),
        sa.PrimaryKeyConstraint("table", name="pk_carried"),
    )


def downgrade() -> None:
    op.drop_table("carried")
    for column in ("goes_on", "sequel", "previous"):
        op.drop_column("tables", column)
