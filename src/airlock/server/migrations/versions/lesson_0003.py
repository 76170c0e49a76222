"""Tables where a lesson is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(length=16), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
