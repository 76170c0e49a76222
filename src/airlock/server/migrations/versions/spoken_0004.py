"""After which answer something was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("messages", sa.Column("seq", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("messages", "seq")
