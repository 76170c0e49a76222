"""Course Correction: a new course in the cockpit, then the first and the third engine in any order.

Neither the destination nor the engines change.
"""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.aftermath.alerts.alert import Alert, activation

COURSE_CORRECTION: Final = Alert(
    "course_correction",
    ["cockpit", "engine_1", "engine_3"],
    [activation("cockpit"), activation("engine_1", "engine_3")],
)
