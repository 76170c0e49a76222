"""Chitin Claws."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "chitin_claws"


@rule("CAR-ACT-03")
@pytest.mark.parametrize(("scan", "injuries"), [("clean", 2), ("infected", 3)])
def test_chitin_claws_injure_the_chosen_carnomorph_and_check_once(scan: str, injuries: int) -> None:
    t = mutant(hunted("captain", "scout").at("scout", "cockpit"), "captain", CARD)
    put(t, "shambler", "hibernatorium")
    butcher = put(t, "butcher", "hibernatorium")
    put(t, "shambler", "slot_006")
    t.rig(attack=["slash_2"])
    mutate(t, "captain", scan)
    # Only those in the same room.
    assert t.options("captain") == ["intruder:shambler_1", "intruder:butcher_2"]
    t.answer("captain", "intruder:butcher_2")
    assert butcher.injuries == injuries
    assert [e["blood"] for e in t.told("injury_check")] == [6]
    # Neither a shot nor a blow: no die and no contamination card for it (a clean one is replaced all the same).
    assert not t.told("combat_rolled")
    assert len(t.told("contaminated")) == (1 if scan == "clean" else 0)
    assert t.crew("captain").light == 0
    t.check()


@pytest.mark.parametrize(("scan", "wounds"), [("clean", [0, 0, 0, 0]), ("infected", [0, 1, 1, 0])])
def test_chitin_claws_cut_everybody_else_in_the_room_if_infected(scan: str, wounds: list[int]) -> None:
    t = mutant(hunted("captain", "scout", "pilot", "mechanic").at("mechanic", "cockpit"), "captain", CARD)
    t.game.first_player = 2
    put(t, "butcher", "hibernatorium")
    mutate(t.rig(attack=["carnomorph_bite_3"]), "captain", scan)
    assert [c.light for c in t.game.crew] == wounds
    # In turn order.
    assert [e["seat"] for e in t.told("light_wound")] == ([2, 1] if scan == "infected" else [])
    t.check()


def test_chitin_claws_may_kill() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    put(t, "shambler", "hibernatorium")
    mutate(t.rig(attack=["slash_3"]), "captain", "infected")
    assert t.game.figures == []
    assert "carcass" in t.game.objects_in("slot_011")
    t.check()
