"""Unstable Reactor: shut it down at the generator, then vent it at the second engine."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.aftermath.alerts.alert import Alert, activation

UNSTABLE_REACTOR: Final = Alert(
    "unstable_reactor", ["generator", "engine_2"], [activation("generator"), activation("engine_2")]
)
