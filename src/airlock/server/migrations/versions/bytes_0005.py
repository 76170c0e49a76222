"""How much room uploaded saves take."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("replays", sa.Column("bytes", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE replays SET bytes = length(save)")


def downgrade() -> None:
    op.drop_column("replays", "bytes")
