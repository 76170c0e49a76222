"""Which browser holds a seat, by the hash of its one secret; and whether a person gave their seat to a bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("keys", sa.Column("browser", sa.String(64), server_default="", nullable=False))
    op.create_index("ix_keys_browser", "keys", ["browser"])
    op.add_column("seats", sa.Column("given_up", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("seats", "given_up")
    op.drop_index("ix_keys_browser", "keys")
    op.drop_column("keys", "browser")
