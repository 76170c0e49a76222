"""Technical corridors: a corridor for intruders, not for the crew, with one noise space for all entrances."""

from __future__ import annotations

from airlock.survival.encounter import encounter
from airlock.survival.figures import move_figures
from airlock.survival.movement import through_network
from airlock.survival.noise import roll_noise
from tests.rules import rule
from tests.table import Table, table


def types(t: Table) -> dict[str, int]:
    bag: dict[str, int] = t.view("")["intruders"]["bag"]
    return bag


@rule("NEM-TECH-01")
def test_characters_cannot_use_them() -> None:
    t = table("captain", "scout").at("scout", "armory", "slot_002").turn("scout")
    moves = [k for k in t.options("scout") if k.startswith(("move:", "careful:"))]
    assert moves == ["move:slot_001", "move:slot_006", "careful:slot_001", "careful:slot_006"]


@rule("NEM-TECH-01")
def test_the_mechanics_card_and_the_plans_are_the_exceptions() -> None:
    t = table("mechanic", "scout").at("mechanic", "armory", "slot_002")
    t.hand("mechanic", "technical_corridors", "rest").turn("mechanic")
    assert t.can("mechanic", "card:technical_corridors:crawl")
    entrances = ["slot_004", "slot_005", "slot_009", "slot_014", "slot_015", "slot_019", "slot_021"]
    assert through_network(t.game, t.crew("mechanic")) == entrances
    t = (
        table("captain", "scout")
        .at("scout", "armory", "slot_002")
        .item("scout", "technical_corridors_plans")
        .turn("scout")
    )
    assert t.can("scout", "item:technical_corridors_plans:crawl")
    t.at("scout", "cockpit")
    assert t.why_not("scout", "item:technical_corridors_plans:crawl") == "no_entrance_here"


@rule("NEM-TECH-02")
def test_otherwise_they_are_a_corridor_noise_and_encounters_included() -> None:
    t = table("captain", "scout").at("captain", "cockpit").at("scout", "armory", "slot_002").bag("larva_1")
    t.noise("main", "cor_002_006", "cor_009_012").flow(encounter(t.game, t.crew("scout")))
    assert t.game.noise == ["cor_009_012"]


@rule("NEM-TECH-03", "NEM-TECH-04")
def test_one_space_for_all_entrances_and_never_a_second_marker() -> None:
    t = table("captain", "scout").at("scout", "armory", "slot_002").at("captain", "surgery", "slot_009").bag("larva_1")
    t.rig(noise=[2, 3]).flow(roll_noise(t.game, t.crew("scout")))
    assert t.game.noise == ["main"]
    # At the other end of the ship the marker is there as well.
    t.flow(roll_noise(t.game, t.crew("captain")))
    assert [e["slot"] for e in t.told("encounter")] == ["slot_009"]
    assert t.game.noise == []


@rule("NEM-TECH-05", "NEM-DOOR-13")
def test_no_doors_there() -> None:
    t = table("pilot", "scout").at("pilot", "armory", "slot_002").hand("pilot", "knowledge_of_the_ship", "rest")
    t.turn("pilot").do("pilot", "card:knowledge_of_the_ship:door")
    assert [k for k in t.options("pilot") if not k.startswith("drop:")] == [
        "corridor:cor_001_002",
        "corridor:cor_002_006",
    ]
    # And a closed door keeps no intruder from them.
    t.door("cor_001_002").door("cor_002_006")
    figure = t.game.figure(t.intruder("adult", "slot_002"))
    assert figure is not None
    t.flow(move_figures(t.game, [(figure, "main")]))
    assert t.game.figures == []
    assert t.game.doors == {"cor_001_002": "closed", "cor_002_006": "closed"}


@rule("NEM-TECH-06", "NEM-TECH-07")
def test_an_intruder_that_moves_in_is_gone_and_a_token_goes_into_the_bag() -> None:
    t = table("captain", "scout").noise("main")
    name = t.intruder("creeper", "slot_014", injuries=2)
    before = types(t)["creeper"]
    t.rig(event=["scent_of_prey"]).run("event_card")
    assert t.game.figure(name) is None
    assert types(t)["creeper"] == before + 1
    assert t.game.noise == ["main"]
    assert [(e["figure"], e["network"]) for e in t.told("intruder_hid")] == [(name, "main")]
    t.check()
    # When one comes out again, it is unhurt.
    t.at("captain", "shower", "slot_014")
    t.bag("creeper_1").flow(encounter(t.game, t.crew("captain")))
    assert [(f.kind, f.injuries) for f in t.game.figures] == [("creeper", 0)]


def test_with_no_token_of_its_type_in_the_supply_none_goes_into_the_bag() -> None:
    t = table("captain", "scout").bag("breeder_1", "breeder_2", "blank_1")
    figure = t.game.figure(t.intruder("breeder", "slot_014"))
    assert figure is not None
    t.flow(move_figures(t.game, [(figure, "main")]))
    assert t.game.figures == []
    assert types(t) == {"blank": 1, "breeder": 2}
    t.check()


@rule("NEM-TECH-08")
def test_entrances_are_known_for_unexplored_rooms_too() -> None:
    t = table("captain", "scout")
    entrances = [s for s in t.game.map.by_number if t.game.map.networks_of[s]]
    assert [t.game.map.slots[s].number for s in entrances] == [2, 4, 5, 9, 14, 15, 19, 21]
    assert [s for s in entrances if s in t.game.rooms] == ["slot_019", "slot_021"]
    name = t.intruder("adult", "slot_002")
    t.rig(event=["damage"]).run("event_card")
    # Number 2 of the unexplored slot_002 is an entrance.
    assert t.game.figure(name) is None


# -- the alternative side: red and blue


@rule("NEM-ALTBOARD-02")
def test_two_networks_that_do_not_touch() -> None:
    t = (
        table("captain", "scout", board="alt")
        .at("captain", "armory", "alt_010")
        .at("scout", "surgery", "alt_012")
        .met()
    )
    t.rig(noise=[1, 2]).flow(roll_noise(t.game, t.crew("captain")))
    assert t.game.noise == ["red"]
    t.flow(roll_noise(t.game, t.crew("scout")))
    assert sorted(t.game.noise) == ["blue", "red"]
    assert t.told("encounter") == []
    # Hiding leads into the one common bag.
    bag = len(t.game.bag)
    for kind, slot, exit in (("adult", "alt_001", "red"), ("creeper", "alt_003", "blue")):
        figure = t.game.figure(t.intruder(kind, slot))
        assert figure is not None
        t.flow(move_figures(t.game, [(figure, exit)]))
    assert len(t.game.bag) == bag + 2
    t.check()


@rule("NEM-ALTBOARD-08")
def test_a_room_with_both_entrances() -> None:
    t = table("captain", "scout", board="alt").at("captain", "cockpit").at("scout", "armory", "alt_011").bag("larva_1")
    t.rig(noise=[1, 2, 1])
    t.flow(roll_noise(t.game, t.crew("scout")))
    assert t.game.noise == ["red"]
    t.flow(roll_noise(t.game, t.crew("scout")))
    assert sorted(t.game.noise) == ["blue", "red"]
    t.flow(roll_noise(t.game, t.crew("scout")))
    # The encounter discards the noise of both.
    assert len(t.told("encounter")) == 1
    assert t.game.noise == []


@rule("NEM-ALTBOARD-08")
def test_a_character_stays_in_one_network() -> None:
    t = table("mechanic", "scout", board="alt").at("mechanic", "armory", "alt_010")
    red = ["alt_001", "alt_007", "alt_009", "alt_011", "alt_018", "alt_019"]
    assert through_network(t.game, t.crew("mechanic")) == red
    t.at("mechanic", "surgery", "alt_012")
    blue = ["alt_003", "alt_007", "alt_009", "alt_011", "alt_019", "alt_020"]
    assert through_network(t.game, t.crew("mechanic")) == blue
