"""Intruders moving: by number, into a named room, through doors."""

from __future__ import annotations

import pytest

from airlock.survival.crew import Figure
from airlock.survival.encounter import encounter
from airlock.survival.figures import move_figures, move_into
from tests.rules import rule
from tests.table import Table, table


def figure(t: Table, name: str) -> Figure:
    found = t.game.figure(name)
    assert found is not None
    return found


@rule("NEM-IMOVE-01")
def test_intruders_stay_until_an_effect_moves_them() -> None:
    t = table("captain", "scout").any_hand("captain", 2).any_hand("scout", 2)
    t.intruder("adult", "slot_007")
    t.intruder("larva", "slot_014")
    t.turn("captain").rig(event=["regeneration"], bag=["blank"])
    t.do("captain", "pass", "done").do("scout", "pass", "done")
    # A whole round went by; the event moved Breeders and Queens only.
    assert t.game.round == 2
    assert [f.slot for f in t.game.figures] == ["slot_007", "slot_014"]


@pytest.mark.parametrize(
    ("event", "slot"),
    [
        ("damaging_fire", "slot_006"),
        ("damage", "slot_008"),
        ("scent_of_prey", "slot_003"),
        ("noise_in_technical_corridors", "slot_003"),
    ],
)
@rule("NEM-IMOVE-02")
def test_a_numbered_move_goes_through_the_corridor_with_that_number(event: str, slot: str) -> None:
    # slot_007: 1 leads to slot_006, 2 to slot_008, 3 and 4 to slot_003.
    t = table("captain", "scout")
    name = t.intruder("adult", "slot_007")
    t.rig(event=[event]).run("event_card")
    assert figure(t, name).slot == slot


@rule("NEM-IMOVE-04", "NEM-IMOVE-05")
def test_with_eight_adults_on_the_board_those_not_in_combat_withdraw() -> None:
    t = table("captain", "scout").at("captain", "cockpit").at("scout", "canteen", "slot_006").any_hand("scout", 5)
    held = t.intruder("adult", "cockpit")
    for slot in ("slot_002", "slot_003", "slot_004", "slot_005", "slot_009", "slot_010", "slot_012"):
        t.intruder("adult", slot, injuries=1)
    t.bag("adult_1", "blank_1")
    t.rig(bag=["adult_1"]).flow(encounter(t.game, t.crew("scout")))
    assert (t.game.figures[0].name, t.game.figures[0].slot) == (held, "slot_001")
    assert [(f.slot, f.injuries) for f in t.game.figures] == [("slot_001", 0), ("slot_006", 0)]
    # Seven tokens came back from the supply, the one just drawn excluded.
    adults = [token for token in t.game.bag if token.startswith("adult")]
    assert len(adults) == 7
    assert "adult_1" not in adults
    assert "adult_1" in t.game.supply
    t.check()


@rule("NEM-IMOVE-05")
def test_with_eight_adults_in_combat_none_is_placed_and_the_token_returns() -> None:
    t = table("captain", "scout").at("captain", "cockpit").at("scout", "canteen", "slot_006")
    for _ in range(8):
        t.intruder("adult", "cockpit")
    t.bag("adult_1", "blank_1")
    t.rig(bag=["adult_1"]).flow(encounter(t.game, t.crew("scout")))
    assert [f.slot for f in t.game.figures] == ["slot_001"] * 8
    assert sorted(t.game.bag) == ["adult_1", "blank_1"]
    assert t.told("attack") == []
    t.check()


@rule("NEM-IMOVE-06")
def test_other_figures_never_run_out() -> None:
    t = table("captain", "scout").at("captain", "cockpit").at("scout", "canteen", "slot_006").any_hand("scout", 5)
    for _ in range(3):
        t.intruder("creeper", "slot_009")
    t.bag("creeper_1").flow(encounter(t.game, t.crew("scout")))
    assert [f.kind for f in t.game.figures] == ["creeper"] * 4
    for _ in range(2):
        t.intruder("breeder", "slot_009")
    t.bag("breeder_1").flow(encounter(t.game, t.crew("scout")))
    assert [f.kind for f in t.game.figures].count("breeder") == 3
    # The Queen is unique.
    t.intruder("queen", "slot_009")
    t.bag("queen_1").flow(encounter(t.game, t.crew("scout")))
    assert [f.kind for f in t.game.figures].count("queen") == 1


@rule("NEM-IMOVE-07")
def test_injuries_move_along() -> None:
    t = table("captain", "scout")
    name = t.intruder("adult", "slot_007", injuries=3)
    t.rig(event=["damage"]).run("event_card")
    assert (figure(t, name).slot, figure(t, name).injuries) == ("slot_008", 3)


@rule("NEM-IMOVE-08")
def test_any_number_of_intruders_share_a_room() -> None:
    t = table("captain", "scout")
    for kind in ("adult", "adult", "creeper", "creeper"):
        t.intruder(kind, "slot_007")
    t.intruder("adult", "slot_008")
    t.intruder("adult", "slot_004")
    t.rig(event=["damaging_fire"]).run("event_card")
    # slot_007 leads to slot_006 by 1; slot_004 and slot_008 change places.
    assert [f.slot for f in t.game.figures] == ["slot_006"] * 4 + ["slot_004", "slot_008"]
    assert len(t.game.figures_in("slot_006")) == 4


@rule("NEM-IMOVE-09")
def test_into_a_named_room_by_the_corridor_between_the_two() -> None:
    t = table("captain", "scout")
    near = t.intruder("adult", "slot_007")
    t.flow(move_into(t.game, [figure(t, near)], "slot_006"))
    assert figure(t, near).slot == "slot_006"
    t.door("cor_006_007").flow(move_into(t.game, [figure(t, near)], "slot_007"))
    assert figure(t, near).slot == "slot_006"
    assert t.game.doors == {"cor_006_007": "destroyed"}


@rule("NEM-IMOVE-09")
def test_with_the_way_of_moving_some_cannot_destroy_doors_and_stay() -> None:
    t = table("captain", "scout").weakness("way_of_moving").door("cor_006_007")
    adult, breeder = t.intruder("adult", "slot_007"), t.intruder("breeder", "slot_007")
    t.flow(move_into(t.game, [figure(t, adult)], "slot_006"))
    assert figure(t, adult).slot == "slot_007"
    assert t.game.doors == {"cor_006_007": "closed"}
    t.flow(move_into(t.game, [figure(t, breeder)], "slot_006"))
    assert figure(t, breeder).slot == "slot_007"
    assert t.game.doors == {"cor_006_007": "destroyed"}


@rule("NEM-DOOR-04")
def test_an_intruder_at_a_closed_door_destroys_it_and_stays() -> None:
    t = table("captain", "scout").door("cor_006_007")
    name = t.intruder("creeper", "slot_007")
    t.rig(event=["damaging_fire"]).run("event_card")
    assert figure(t, name).slot == "slot_007"
    assert t.game.doors == {"cor_006_007": "destroyed"}
    # The next time the way is free.
    t.flow(move_figures(t.game, [(figure(t, name), "cor_006_007")]))
    assert figure(t, name).slot == "slot_006"


@rule("NEM-DOOR-05")
def test_several_from_one_room_destroy_it_together_and_all_stay() -> None:
    t = table("captain", "scout").door("cor_006_007")
    names = [t.intruder("creeper", "slot_007"), t.intruder("adult", "slot_007")]
    t.rig(event=["damaging_fire"]).run("event_card")
    assert [figure(t, n).slot for n in names] == ["slot_007", "slot_007"]
    assert t.game.doors == {"cor_006_007": "destroyed"}
    assert len(t.told("door_destroyed")) == 1


@rule("NEM-DOOR-06")
def test_intruders_from_both_ends_all_stay() -> None:
    t = table("captain", "scout").door("cor_006_007")
    names = [t.intruder("adult", "slot_006"), t.intruder("adult", "slot_007")]
    t.rig(event=["damaging_fire"]).run("event_card")
    assert [figure(t, n).slot for n in names] == ["slot_006", "slot_007"]
    assert t.game.doors == {"cor_006_007": "destroyed"}
