"""Black Box: bring the flight recorder from the cockpit to the shuttle."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.aftermath.alerts.alert import sample_from

BLACK_BOX: Final = sample_from("black_box", "cockpit")
