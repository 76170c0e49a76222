"""The Epilogue as the title knows it: what it goes on from, and what it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from airlock.kernel.carried import Before, Follows, Was
from airlock.kernel.fate import Fate
from airlock.survival.composition import joined
from airlock.survival.content import Content
from airlock.survival.map import Map
from airlock.survival.parts import Part
from airlock.survival.species import Species
from airlock.survival.state import Game
from airlock.titles.nemesis.aftermath.alerts import ALERTS, ALERTS_CONTENT
from airlock.titles.nemesis.aftermath.alerts.part import Alerts
from airlock.titles.nemesis.aftermath.epilogue import departure
from airlock.titles.nemesis.aftermath.epilogue.deeds import Deeds
from airlock.titles.nemesis.aftermath.epilogue.mode import Epilogue
from airlock.titles.nemesis.aftermath.epilogue.requirements import REQUIREMENTS_CONTENT
from airlock.titles.nemesis.aftermath.epilogue.set_up import set_up
from airlock.titles.nemesis.aftermath.events import EVENTS_CONTENT
from airlock.titles.nemesis.aftermath.melted import MELTED_CONTENT
from airlock.titles.nemesis.aftermath.second_tokens import TOKENS_CONTENT
from airlock.titles.nemesis.aftermath.shuttle import DOCKED, SHUTTLE_CONTENT
from airlock.titles.nemesis.aftermath.shuttle_time import FIRST, ShuttleTime
from airlock.titles.nemesis.voyage import Voyage

# An Epilogue follows these, never another one (AFT-EPISETUP-28, AFT-RESEND-02).
MODES: Final = ("semi", "solo", "coop", "intruder", "research")
# The base species (AFT-COMBO-04).
INTRUDERS: Final = "intruders"

CONTENT: Final[Content] = joined(
    SHUTTLE_CONTENT,
    EVENTS_CONTENT,
    MELTED_CONTENT,
    REQUIREMENTS_CONTENT,
    ALERTS_CONTENT,
    TOKENS_CONTENT,
    Content(speaks=[departure.VOCABULARY]),
)


def begin(
    board: Map,
    species: Species,
    content: Content,
    fate: Fate,
    players: int,
    parts: dict[str, Part],
    left: dict[str, Any],
    options: Mapping[str, str],
) -> Game:
    parts["alerts"] = Alerts(ALERTS)
    parts["deeds"] = Deeds()
    parts["shuttle_time"] = ShuttleTime(FIRST)
    return set_up(board, species, Epilogue(), content, fate, players, parts, left)


def unsuited(players: int, options: Mapping[str, str], before: Before) -> str:
    """Whoever was played before is out (AFT-EPISETUP-03)."""
    played = before.left()["characters"]
    for name in options["characters"].split(","):
        if name in played:
            return f"character {name} was played in the match before: choose another one (AFT-EPISETUP-03)"
    return ""


EPILOGUE: Final = Voyage(
    "epilogue",
    (2, 5),
    CONTENT,
    DOCKED,
    begin,
    {
        "shuttle_time": departure.shuttle_time,
        "first_alert": departure.first_alert,
        "alert_check": departure.alert_check,
        "departure": departure.departure,
        "tokens_check": departure.tokens_check,
    },
    first=["first_alert"],
    modules=["characters", "traits", "rooms"],
    follows=Follows(
        "mode",
        "epilogue",
        "AFT-EPISETUP-01",
        options=[Was("mode", MODES, "AFT-EPISETUP-28"), Was("species", [INTRUDERS], "AFT-COMBO-04")],
        results=[Was("ship_destroyed", [False], "AFT-EPISETUP-02")],
        keeps={"board": "AFT-COMBO-07"},
        unsuited=unsuited,
        # Turrets that are left on the board keep working (AFT-EPIEVENT-06).
        carries={"modules": ["turrets"]},
    ),
)
