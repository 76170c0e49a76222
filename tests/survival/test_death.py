"""The death of a character: corpse, belongings, what it means for the others."""

from __future__ import annotations

import pytest

from airlock.survival.death import die, die_together
from airlock.survival.state import CLOSED
from airlock.survival.wounds import suffer_light
from tests.rules import rule
from tests.table import Table, table

# The corridors of slot_006: with all doors closed the airlock can seal it.
AROUND = ("cor_006_007", "cor_006_011", "cor_005_006", "cor_002_006")


def dead(*crew: str, cause: str = "wounds") -> Table:
    """The Scout, loaded with everything, dies in the Canteen."""
    t = table("captain", *(crew or ("scout",))).at("scout", "canteen", "slot_006").any_hand("scout", 3, contamination=1)
    t.item("scout", "medkit").item("scout", "quest_security_key").carry("scout", "carcass").met()
    t.wounded("scout", light=1, serious=["leg"], dressed=["hand"])
    scout = t.crew("scout")
    scout.larva = scout.slime = scout.signal = True
    return t.flow(die(t.game, scout, cause))


@rule("NEM-DEATH-01", "NEM-DEATH-02")
def test_a_corpse_and_the_carried_objects_stay_in_the_room() -> None:
    t = dead()
    scout = t.crew("scout")
    assert (scout.status, scout.slot) == ("dead", "")
    assert sorted(t.game.objects["slot_006"]) == ["carcass", "corpse_1"]
    # The corpse is an object like others.
    t.at("captain", "canteen").any_hand("captain", 3).turn("captain")
    t.do("captain", "pick_up:corpse_1")
    assert t.crew("captain").holds("corpse_1") is not None
    t.check()


@rule("NEM-DEATH-02")
@pytest.mark.parametrize(("first", "second"), [("corpse_2", "egg"), ("corpse_blue", "carcass"), ("egg", "egg")])
def test_both_hands_let_go_of_their_objects_corpses_too(first: str, second: str) -> None:
    t = table("captain", "scout", "pilot").at("scout", "canteen", "slot_006").empty_hands("scout").met()
    t.carry("scout", first).carry("scout", second).carry("captain", "carcass")
    t.flow(die(t.game, t.crew("scout"), "wounds"))
    assert sorted(t.game.objects["slot_006"]) == sorted(["corpse_1", first, second])
    assert t.crew("scout").hands == []
    # What others carry stays where it is.
    assert t.crew("captain").holds("carcass") is not None


@rule("NEM-DEATH-03")
def test_all_items_leave_the_game() -> None:
    t = dead()
    scout = t.crew("scout")
    assert (scout.hands, scout.inventory, scout.quests) == ([], [], [])
    gone = t.game.items_spent + t.game.items_removed
    assert sorted(gone) == ["medkit", "quest_motion_scanner", "quest_security_key", "rifle"]
    # Nobody else gets to see what was in the inventory.
    assert "medkit" not in str(t.view("captain"))
    assert "medkit" not in str(t.match.history(0))
    t.check()


@rule("NEM-DEATH-05")
def test_larva_slime_wounds_and_cards_leave_play_but_the_signal_stays() -> None:
    t = dead()
    scout = t.crew("scout")
    assert (scout.larva, scout.slime, scout.light, scout.serious) == (False, False, 0, 0)
    assert sorted(t.game.wound_discard) == ["hand", "leg"]
    assert (scout.hand, scout.discard) == ([], [])
    assert scout.signal
    t.check()


@rule("NEM-DEATH-03", "NEM-DEATH-05")
def test_in_the_cooperative_mode_the_belongings_wait_for_a_revival() -> None:
    t = table("captain", "scout", mode="coop").at("scout", "canteen", "slot_006").item("scout", "medkit")
    t.wounded("scout", serious=["leg"]).carry("scout", "carcass")
    scout = t.crew("scout")
    scout.larva = scout.slime = True
    t.flow(die(t.game, scout, "wounds"))
    assert sorted(t.game.objects["slot_006"]) == ["carcass", "corpse_1"]
    assert ([h.kind for h in scout.hands], scout.inventory, scout.wounds) == (["rifle"], ["medkit"], ["leg"])
    assert (scout.larva, scout.slime) == (True, True)
    t.check()


def by_wounds(t: Table) -> None:
    t.wounded("scout", serious=["leg", "leg", "leg"]).flow(suffer_light(t.game, t.crew("scout")))


def by_infection(t: Table) -> None:
    t.crew("scout").larva = True
    t.hand("scout", "rest", contamination=1).turn("scout").rig(scan=["infected"])
    t.do("scout", "card:rest:scan")


def by_attack(t: Table) -> None:
    t.wounded("scout", dressed=["leg"])
    t.intruder("queen", "slot_006")
    t.rig(attack=["tail_attack_1"]).run("intruder_attacks")


def by_airlock(t: Table) -> None:
    for corridor in AROUND:
        t.door(corridor, CLOSED)
    t.game.airlock = "slot_006"
    t.run("end_player_phase")


@rule("NEM-DEATH-04")
@pytest.mark.parametrize("way", [by_wounds, by_infection, by_attack, by_airlock])
def test_death_is_the_same_however_it_comes(way: object) -> None:
    assert callable(way)
    t = table("captain", "scout").at("scout", "canteen", "slot_006").carry("scout", "carcass").met()
    t.item("scout", "medkit")
    way(t)
    scout = t.crew("scout")
    assert (scout.status, scout.slot, scout.hands, scout.inventory) == ("dead", "", [], [])
    assert {"carcass", "corpse_1"} <= set(t.game.objects["slot_006"])
    assert not any(p.locked for p in t.pods)
    t.check()


@rule("NEM-DEATH-06")
def test_only_the_first_death_unlocks_the_pods() -> None:
    t = table("captain", "scout", "pilot").met()
    assert all(p.locked for p in t.pods)
    t.flow(die(t.game, t.crew("scout"), "wounds"))
    assert not any(p.locked for p in t.pods)
    for p in t.pods:
        p.locked = True
    t.flow(die(t.game, t.crew("pilot"), "wounds"))
    assert all(p.locked for p in t.pods)


@rule("NEM-DEATH-07")
def test_the_first_dead_player_goes_on_as_the_intruders_if_that_option_is_used() -> None:
    t = table("captain", "scout", "pilot", mode="intruder").met()
    t.flow(die(t.game, t.crew("scout"), "wounds"))
    assert t.asked("scout") == "play_intruders"
    t.answer("scout", "take_over")
    assert t.intruders.seat == t.seat("scout")
    # The second one who dies is not asked.
    t.flow(die(t.game, t.crew("pilot"), "wounds"))
    assert t.asked("pilot") == ""
    u = table("captain", "scout", "pilot").met()
    u.flow(die(u.game, u.crew("scout"), "wounds"))
    assert u.asked("scout") == ""
    assert "intruder_player" not in u.view("scout")


@rule("NEM-DEATH-08", "NEM-DEF-21")
def test_after_the_death_of_the_active_player_the_next_one_goes_on() -> None:
    t = table("captain", "scout", "pilot").at("scout", "canteen").wounded("scout", serious=["leg", "arm"])
    t.any_hand("scout", 4).any_hand("pilot", 2).met()
    t.intruder("adult", "canteen")
    t.turn("scout").rig(attack=["bite_1"])
    t.do("scout", "move:slot_011")
    assert t.crew("scout").status == "dead"
    # What was paid is gone, the rest of the action and of the turn is lost.
    assert t.told("moved") == []
    assert (t.game.turn, t.asked("pilot")) == (t.seat("pilot"), "act")
    assert t.game.actions_left == 2


@rule("NEM-DEATH-08")
def test_the_death_of_the_last_one_on_board_ends_the_game() -> None:
    t = table("captain", "scout").met().asleep("scout")
    t.flow(die(t.game, t.crew("captain"), "wounds"))
    assert t.match.over
    assert t.game.end_reason == "nobody_left"


@rule("NEM-DEATH-09")
def test_a_dead_character_does_not_win() -> None:
    # The ship reaches Mars, as the Scout wished.
    t = table("captain", "scout", "pilot").met().keeps("scout", "quarantine")
    t.flow(die(t.game, t.crew("scout"), "wounds"))
    t.escaped("pilot").end(to="mars")
    assert "scout" not in t.winners
    u = table("captain", "scout", "pilot").met().keeps("scout", "quarantine").asleep("scout").end(to="mars")
    assert u.winners == ["scout"]


@rule("NEM-DEATH-10")
def test_deaths_at_the_end_of_the_game_place_no_corpse() -> None:
    t = table("captain", "scout", "pilot").met().at("scout", "canteen").carry("scout", "carcass").asleep("pilot")
    t.end(to="venus")
    assert [c.status for c in t.game.crew] == ["dead", "dead", "dead"]
    assert not any(
        thing.startswith("corpse_") and thing != "corpse_blue" for o in t.game.objects.values() for thing in o
    )
    assert t.game.objects_in(t.slot("canteen")) == []


@rule("NEM-DEATH-11")
def test_who_dies_on_a_pod_leaves_everything_in_the_section() -> None:
    t = table("captain", "scout", "pilot", "scientist").room("evacuation_a").met()
    t.aboard("scout", 1).aboard("pilot", 1).aboard("scientist", 3).carry("scout", "carcass")
    slot = t.slot("evacuation_a")
    t.crew("scout").larva = True
    t.rig(event=["eclosion"]).run("event_card")
    assert t.crew("scout").status == "dead"
    assert sorted(t.game.objects[slot]) == ["carcass", "corpse_1"]
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", slot)]
    # The Creeper throws the others of the section out of their pods.
    assert [(t.crew(who).slot, t.pod(who)) for who in ("pilot", "scientist")] == [(slot, 0), (slot, 0)]
    assert [p.aboard for p in t.pods] == [[], [], []]
    t.check()


@rule("NEM-DEF-20")
def test_deaths_of_one_moment_are_one_first_death() -> None:
    t = table("captain", "scout", "pilot").met()
    t.game.first_player = 2
    t.flow(die_together(t.game, [t.crew("pilot"), t.crew("scout")], "airlock"))
    assert [e["seat"] for e in t.told("died")] == [2, 1]
    # Both are dead before the first death has any consequence.
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("pod_turned") > max(i for i, name in enumerate(names) if name == "died")
    assert len(t.told("pod_turned")) == len(t.pods)
