"""Biological Sample: bring it from the laboratory to the shuttle."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.aftermath.alerts.alert import sample_from

BIOLOGICAL_SAMPLE: Final = sample_from("biological_sample", "laboratory")
