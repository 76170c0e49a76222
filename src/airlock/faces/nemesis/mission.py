"""What only the modes of Aftermath have, as numbers: the open alert, the shuttle's marker, the second set of tokens."""

from __future__ import annotations

from array import array

from airlock.faces.encoding.actions import View
from airlock.faces.encoding.fields import Fields
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts import ALERTS
from airlock.titles.nemesis.aftermath.second_tokens import KINDS

# One shape for every number of players.
SEATS = 5
# Columns of a room: a token lies facedown, it is slimed, something was done there; then what this seat has seen.
FACEDOWN, SLIMED, DONE, SEEN = range(4)


class MissionBlock:
    """The alert with what has been done for it, and room by room the tokens."""

    def __init__(self, fields: Fields, printed: Game) -> None:
        self.alerts = {alert: n for n, alert in enumerate(ALERTS)}
        self.kinds = {kind: n for n, kind in enumerate(KINDS)}
        self.slots = {slot: n for n, slot in enumerate(printed.map.by_number)}
        self.width = SEEN + len(self.kinds)
        # Which alert; then its stage, the deeds, the marker, and who was treated.
        self.alert = fields.add("alert", len(self.alerts) + 3 + SEATS)
        self.rooms = fields.add("second tokens", len(self.slots), self.width)

    def at(self, slot: str) -> int:
        return self.rooms + self.slots[slot] * self.width

    def write(self, view: View, cells: array[float]) -> None:
        alert, more = view["alert"], self.alert + len(self.alerts)
        cells[more + 2] = max(0.0, view["shuttle_time"] / 5)
        if alert["open"]:
            cells[self.alert + self.alerts[alert["open"]]] = 1.0
            cells[more] = float(alert["stage"] == 2)
            cells[more + 1] = min(1.0, (len(alert["counted"]) + alert["eggs"]) / 3)
            for seat in alert["treated"]:
                cells[more + 3 + seat] = 1.0
        tokens = view["second_tokens"]
        for slot in tokens["facedown"]:
            cells[self.at(slot) + FACEDOWN] = 1.0
        for slot in tokens["slimed"]:
            cells[self.at(slot) + SLIMED] = 1.0
        for room in view["rooms"]:
            if room["slot"] in alert["counted"] or (room["explored"] and room["room"] in alert["done"]):
                cells[self.at(room["slot"]) + DONE] = 1.0
        for slot, kind in view["notes"]["second_tokens"].items():
            cells[self.at(slot) + SEEN + self.kinds[kind]] = 1.0
