"""Who is asked at a table, for lists that don't look into matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.JSON(), server_default="[]", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "asked")
