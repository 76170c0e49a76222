"""Distress Call: set up the transmitter, then send from the cockpit. It isn't the signal of the objectives."""

from __future__ import annotations

from typing import Final

from airlock.titles.nemesis.aftermath.alerts.alert import Alert, activation

DISTRESS_CALL: Final = Alert("distress_call", ["comms", "cockpit"], [activation("comms"), activation("cockpit")])
