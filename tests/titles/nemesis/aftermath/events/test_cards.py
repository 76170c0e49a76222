"""What is printed on the event cards of Aftermath."""

from __future__ import annotations

from airlock.titles.nemesis.aftermath.events import AFTERMATH_EVENTS
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule

PRINTED = {
    "infested_supplies": (3, ("adult", "breeder", "queen"), True),
    "dripping": (4, ("larva", "creeper", "adult"), True),
    "slimy": (2, ("creeper", "adult"), True),
    "royal_ceremony": (1, ("larva", "breeder", "queen"), False),
    "eggs_hatching": (2, ("breeder", "queen"), True),
    "sparks": (4, ("breeder", "queen"), True),
    "screeching": (1, ("adult", "breeder"), False),
    "adaptability": (3, ("larva", "creeper", "adult"), True),
    "maneuver": (3, ("adult", "breeder", "queen"), False),
    "warbling": (4, ("adult", "breeder"), False),
}


@rule("AFT-RESSETUP-12")
def test_the_ten_events_show_these_symbols() -> None:
    assert {e.id: (e.direction, e.moving, e.alert) for e in AFTERMATH_EVENTS} == PRINTED
    assert all(e.after == "discard" for e in AFTERMATH_EVENTS)


@rule("AFT-GEN-02", "AFT-MOD-10")
def test_no_other_match_has_them() -> None:
    for mode in ("semi", "solo", "coop", "intruder"):
        content = NEMESIS.content({"mode": mode, "modules": "traits,rooms,turrets"})
        assert not set(content.events) & set(PRINTED)
        assert "melted" not in content.wounds
        assert "activation" not in content.actions
        assert "shuttle_main" not in content.rooms
        assert not content.hooks.further_token
