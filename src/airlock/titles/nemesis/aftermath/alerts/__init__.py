"""The alert cards, one module each."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.aftermath.alerts.alert import Alert
from airlock.titles.nemesis.aftermath.alerts.biological_sample import BIOLOGICAL_SAMPLE
from airlock.titles.nemesis.aftermath.alerts.black_box import BLACK_BOX
from airlock.titles.nemesis.aftermath.alerts.course_correction import COURSE_CORRECTION
from airlock.titles.nemesis.aftermath.alerts.decontamination import DECONTAMINATION
from airlock.titles.nemesis.aftermath.alerts.distress_call import DISTRESS_CALL
from airlock.titles.nemesis.aftermath.alerts.extermination import EXTERMINATION
from airlock.titles.nemesis.aftermath.alerts.fire_hazard import FIRE_HAZARD
from airlock.titles.nemesis.aftermath.alerts.hull_failure import HULL_FAILURE
from airlock.titles.nemesis.aftermath.alerts.purge_the_nest import PURGE_THE_NEST
from airlock.titles.nemesis.aftermath.alerts.unstable_reactor import UNSTABLE_REACTOR

ALERTS: Final[dict[str, Alert]] = {
    alert.id: alert
    for alert in (
        UNSTABLE_REACTOR,
        BIOLOGICAL_SAMPLE,
        BLACK_BOX,
        DISTRESS_CALL,
        HULL_FAILURE,
        FIRE_HAZARD,
        DECONTAMINATION,
        EXTERMINATION,
        PURGE_THE_NEST,
        COURSE_CORRECTION,
    )
}
