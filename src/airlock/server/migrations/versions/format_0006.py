"""How the positions of a match are hashed. Those that have begun are of the first format."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("format", sa.Integer(), server_default="1", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "format")
