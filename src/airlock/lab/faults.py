"""How the laboratory says that it can't go on."""

from __future__ import annotations

from airlock.kernel.faults import Fault


class LabFault(Fault):
    """What was wrong, why, and what would be right, in words."""
