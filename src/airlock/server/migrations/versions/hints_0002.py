"""Hints at a table, and the reasons of bots beside their answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("moves", sa.Column("why", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("moves", "why")
    op.drop_column("tables", "hints")
