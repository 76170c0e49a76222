"""Kinds of things that Aftermath speaks of."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import ArgKind

TURRET_STATUS: Final = ArgKind("turret_status")
ALERT: Final = ArgKind("alert")
