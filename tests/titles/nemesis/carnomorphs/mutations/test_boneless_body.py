"""Boneless Body."""

from __future__ import annotations

from airlock.survival.state import CLOSED
from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "boneless_body"


def test_boneless_body_slips_under_a_closed_door_that_stays_closed() -> None:
    t = mutant(hunted("captain", "scout").door("cor_006_011").room("canteen", "slot_006"), "captain", CARD)
    t.rig(noise=["1"])
    mutate(t, "captain", "clean")
    # No entrance here: the neighbours only, whatever their doors.
    assert t.options("captain") == ["to:slot_006", "to:slot_008", "to:slot_014", "to:slot_015"]
    t.answer("captain", "to:slot_006")
    assert t.crew("captain").slot == "slot_006"
    assert t.game.doors == {"cor_006_011": CLOSED}
    # A normal arrival in an empty room.
    assert len(t.told("noise_rolled")) == 1
    assert not t.crew("captain").slime
    t.check()


def test_boneless_body_explores_beyond_the_door_and_a_doors_token_finds_it_there() -> None:
    t = mutant(hunted("captain", "scout").door("cor_006_011"), "captain", CARD)
    t.rig(noise=["1"], room={"slot_006": "canteen"}, explore={"slot_006": "doors_1"})
    mutate(t, "captain", "clean", "to:slot_006")
    assert t.game.rooms["slot_006"] == "canteen"
    assert t.game.doors == {"cor_006_011": CLOSED}
    assert len(t.told("noise_rolled")) == 1
    t.check()


def test_boneless_body_crawls_to_another_entrance_without_a_corridor() -> None:
    t = hunted("captain", "scout").at("captain", "armory", "slot_002")
    mutant(t, "captain", CARD).rig(noise=["3"], room={"slot_009": "storage"}, explore={"slot_009": "doors_1"})
    mutate(t, "captain", "clean")
    assert [o for o in t.options("captain") if o.startswith("crawl")] == [
        f"crawl:slot_0{n:02}" for n in (4, 5, 9, 14, 15, 19, 21)
    ]
    assert [o for o in t.options("captain") if o.startswith("to")] == ["to:slot_001", "to:slot_006"]
    t.answer("captain", "crawl:slot_009")
    assert t.crew("captain").slot == "slot_009"
    assert t.game.doors == {}
    assert len(t.told("noise_rolled")) == 1
    t.check()


@rule("CAR-ATT-06")
def test_boneless_body_is_an_escape_in_combat() -> None:
    t = mutant(hunted("captain", "scout").at("scout", "cockpit").any_hand("captain", 4), "captain", CARD)
    put(t, "shambler", "hibernatorium")
    t.rig(attack=["slash_1"], noise=["1"], room={"slot_006": "canteen"}, explore={"slot_006": "malfunction_1"})
    mutate(t, "captain", "clean", "to:slot_006")
    assert [e["seat"] for e in t.told("attack")] == [0]
    assert (t.crew("captain").slot, t.crew("captain").light) == ("slot_006", 1)
    t.check()


def test_boneless_body_does_not_arrive_if_the_escape_kills() -> None:
    t = hunted("captain", "scout").at("scout", "cockpit").wounded("captain", serious=["leg", "arm"])
    put(mutant(t, "captain", CARD), "shambler", "hibernatorium")
    mutate(t.rig(attack=["carnomorph_bite_1"]), "captain", "clean", "to:slot_006")
    assert t.crew("captain").status == "dead"
    assert "corpse_0" in t.game.objects_in("slot_011")
    assert not t.told("moved")
    t.check()


def test_boneless_body_vanishes_into_any_entrance_unattacked_and_slimy_if_infected() -> None:
    t = mutant(hunted("captain", "scout").at("scout", "cockpit"), "captain", CARD)
    put(t, "butcher", "hibernatorium")
    t.rig(room={"slot_002": "armory"}, explore={"slot_002": "silence_1"})
    mutate(t, "captain", "infected")
    # From a room without an entrance, too.
    assert t.options("captain") == [f"crawl:slot_0{n:02}" for n in (2, 4, 5, 9, 14, 15, 19, 21)]
    t.answer("captain", "crawl:slot_002")
    assert t.crew("captain").slot == "slot_002"
    assert not t.told("attack")
    # Slimy before exploring: the silence of the token is a danger.
    assert t.crew("captain").slime
    assert len(t.told("danger")) == 1
    t.check()


def test_boneless_body_uses_either_network_only_if_infected() -> None:
    for scan, blue in (("clean", False), ("infected", True)):
        t = mutant(hunted("captain", "scout", board="alt").at("captain", "canteen", "alt_001"), "captain", CARD)
        mutate(t, "captain", scan)
        # Room 1 has an entrance of the red network alone, room 3 one of the blue, room 10 one of the red.
        assert t.can("captain", "crawl:alt_010")
        assert t.can("captain", "crawl:alt_003") == blue


def test_boneless_body_uses_the_corridor_that_it_slips_through() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    t.rig(noise=["1"], room={"slot_006": "canteen"}, explore={"slot_006": "doors_1"})
    mutate(t, "captain", "clean", "to:slot_006")
    assert t.game.doors == {"cor_006_011": CLOSED}


def test_boneless_body_says_which_of_two_corridors() -> None:
    t = mutant(hunted("captain", "scout", board="alt"), "captain", CARD)
    t.rig(noise=["3"], room={"alt_005": "canteen"}, explore={"alt_005": "doors_1"})
    mutate(t, "captain", "clean")
    assert [o for o in t.options("captain") if o.startswith("to:alt_005")] == [
        "to:alt_005:acor_005_008_n",
        "to:alt_005:acor_005_008_s",
    ]
    t.answer("captain", "to:alt_005:acor_005_008_s")
    assert t.game.doors == {"acor_005_008_s": CLOSED}


def test_boneless_body_does_not_come_out_where_it_went_in() -> None:
    t = mutant(hunted("captain", "scout").at("captain", "armory", "slot_002"), "captain", CARD)
    mutate(t, "captain", "infected")
    assert not t.can("captain", "crawl:slot_002")
    assert t.can("captain", "crawl:slot_004")
