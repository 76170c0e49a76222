"""The Bounty Hunter and Laika."""

from __future__ import annotations

from airlock.survival.figures import put_figure
from airlock.survival.noise import danger
from airlock.titles.nemesis.aftermath.characters.bounty_hunter.laika import Laika, call_back, where
from tests.rules import rule
from tests.table import Table, table

HOME = "slot_011"
NEXT = "slot_006"


def hunt(*hand: str, crew: tuple[str, ...] = ("bounty_hunter", "mechanic"), **options: str) -> Table:
    t = table(*crew, modules=options.pop("modules", "characters"), **options).hand("bounty_hunter", *hand)
    return t.turn("bounty_hunter")


def laika_at(t: Table, slot: str) -> Table:
    Laika.of(t.game).slot = slot
    return t.refresh()


# -- being there


@rule("AFT-CHAR-05")
def test_laika_is_a_figure_of_her_own_and_no_character() -> None:
    t = hunt("rest")
    assert t.view("mechanic")["laika"] == HOME
    laika_at(t.room("canteen", NEXT), NEXT)
    assert t.view("")["laika"] == NEXT
    assert t.game.crew_in(NEXT) == []
    assert not t.game.is_occupied(NEXT)
    t.check()


@rule("AFT-CHAR-05")
def test_whoever_enters_her_room_makes_no_noise_roll() -> None:
    t = laika_at(hunt("rest").room("canteen", NEXT), NEXT)
    t.any_hand("mechanic", 2).turn("mechanic").do("mechanic", f"move:{NEXT}")
    assert t.told("noise_rolled") == []
    # Nor the Bounty Hunter herself, who finds her there.
    t = laika_at(hunt("rest").room("canteen", NEXT), NEXT).turn("bounty_hunter").do("bounty_hunter", f"move:{NEXT}")
    assert t.told("noise_rolled") == []


@rule("AFT-CHAR-05", "AFT-CHAR-06")
def test_coming_along_she_does_not_save_the_roll() -> None:
    t = hunt("rest").room("canteen", NEXT).turn("bounty_hunter").rig(noise=["silence"])
    t.do("bounty_hunter", f"move:{NEXT}")
    assert where(t.game) == NEXT
    assert len(t.told("noise_rolled")) == 1
    t.check()


@rule("AFT-CHAR-06")
def test_she_comes_along_only_from_the_same_room() -> None:
    t = laika_at(hunt("rest").room("canteen", NEXT).at("bounty_hunter", "cockpit"), NEXT)
    Laika.of(t.game).owner_at = t.slot("cockpit")
    other = next(s for s in t.game.map.neighbours[t.slot("cockpit")])
    t.turn("bounty_hunter").rig(noise=["silence"], explore={other: "silence"}).do("bounty_hunter", f"move:{other}")
    assert where(t.game) == NEXT


@rule("AFT-CHAR-05")
def test_the_alarm_room_cannot_name_her_room() -> None:
    t = table("mechanic", "bounty_hunter", modules="characters,rooms").at("mechanic", "alarm").any_hand("mechanic", 2)
    laika_at(t.room("canteen"), t.slot("canteen"))
    t.turn("mechanic").answer("mechanic", "room:alarm:make_noise")
    assert f"slot:{t.slot('canteen')}" not in t.options("mechanic")


# -- being called back


@rule("AFT-CHAR-07")
def test_an_intruder_that_appears_or_moves_in_sends_her_back() -> None:
    t = laika_at(hunt("rest").room("canteen", NEXT), NEXT).met()
    t.flow(put_figure(t.game, "adult", NEXT))
    assert where(t.game) == HOME
    t = laika_at(hunt("rest").room("canteen", NEXT), NEXT)
    near = next(s for s in t.game.map.neighbours[NEXT] if s != HOME)
    t.intruder("adult", near)
    t.flow(danger(t.game, NEXT))
    assert where(t.game) == HOME
    assert [e["slot"] for e in t.told("laika_returns")] == [HOME]


@rule("AFT-CHAR-07")
def test_with_the_bounty_hunter_she_stays() -> None:
    t = hunt("rest").met()
    t.flow(put_figure(t.game, "adult", HOME))
    assert where(t.game) == HOME
    assert t.told("laika_returns") == []


@rule("AFT-CHAR-08")
def test_she_leaves_with_the_bounty_hunter() -> None:
    t = hunt("rest").asleep("bounty_hunter")
    assert where(t.game) == ""
    t = hunt("rest").escaped("bounty_hunter")
    assert where(t.game) == ""
    t = hunt("rest").wounded("bounty_hunter", serious=["leg", "arm", "body"])
    t.crew("bounty_hunter").status = "dead"
    assert where(t.game) == ""


@rule("AFT-CHAR-09")
def test_she_boards_a_pod_with_the_bounty_hunter_and_leaves_it_with_her() -> None:
    t = table("mechanic", "bounty_hunter", modules="characters").at("bounty_hunter", "evacuation_a")
    slot = t.slot("evacuation_a")
    part = Laika.of(t.game)
    part.slot = part.owner_at = slot
    t.aboard("bounty_hunter")
    assert where(t.game) == ""
    t.run("turn", arg=1).answer("bounty_hunter", "leave_pod")
    assert where(t.game) == slot
    # Called back while the Bounty Hunter waits on a pod, she is there, too.
    t = (
        table("mechanic", "bounty_hunter", modules="characters")
        .room("canteen", NEXT)
        .at("bounty_hunter", "evacuation_a")
    )
    part = Laika.of(t.game)
    part.slot, part.owner_at = NEXT, t.slot("evacuation_a")
    t.aboard("bounty_hunter")
    assert where(t.game) == NEXT
    call_back(t.game)
    assert where(t.game) == ""
    # An intruder throws both out.
    t.met().flow(put_figure(t.game, "adult", t.slot("evacuation_a")))
    assert t.crew("bounty_hunter").slot == t.slot("evacuation_a")
    assert where(t.game) == t.slot("evacuation_a")


@rule("AFT-CHAR-11")
def test_in_the_cooperative_mode_she_waits_and_comes_back_in_the_emergency_room() -> None:
    t = table("mechanic", "bounty_hunter", modules="characters", mode="coop").room("canteen", NEXT).room("emergency")
    laika_at(t, NEXT)
    me = t.crew("bounty_hunter")
    Laika.of(t.game).on_leaving(t.game, me)
    me.status, me.slot = "dead", ""
    t.object("corpse_1", "emergency")
    assert where(t.game) == ""
    t.run("start_round")
    assert me.slot == t.slot("emergency")
    assert where(t.game) == t.slot("emergency")


# -- Go Girl


@rule("AFT-CHAR-06")
def test_go_girl_sends_her_up_to_two_rooms_exploring_and_making_noise() -> None:
    t = hunt("laika_seek").rig(room={NEXT: "canteen"}, explore={NEXT: "fire"}, noise=[1, 2])
    t.do("bounty_hunter", "card:laika_seek:seek", f"to:{NEXT}")
    assert t.game.rooms[NEXT] == "canteen"
    assert NEXT in t.game.fire
    assert t.game.items_left[NEXT] > 0
    # A noise roll in the empty room, by the Bounty Hunter's hand.
    assert [(e["seat"], e["slot"]) for e in t.told("noise_rolled")] == [(0, NEXT)]
    assert t.options("bounty_hunter")[0] == "done"
    t.answer("bounty_hunter", "done")
    assert where(t.game) == NEXT
    assert t.crew("bounty_hunter").slot == HOME
    t.check()


@rule("AFT-CHAR-06")
def test_silence_is_never_danger_and_slime_does_nothing_for_her() -> None:
    t = hunt("laika_seek").rig(explore={NEXT: "silence"})
    t.crew("bounty_hunter").slime = True
    t.do("bounty_hunter", "card:laika_seek:seek", f"to:{NEXT}", "done")
    assert t.told("danger") == []
    assert t.told("noise_rolled") == []
    t = hunt("laika_seek").rig(explore={NEXT: "slime"}, noise=["silence"])
    t.do("bounty_hunter", "card:laika_seek:seek", f"to:{NEXT}", "done")
    assert not t.crew("bounty_hunter").slime
    # Silence stays silence in her own roll as well.
    assert t.told("danger") == []


@rule("AFT-CHAR-06")
def test_a_door_is_closed_behind_her() -> None:
    t = hunt("laika_seek").rig(explore={NEXT: "doors"}, noise=["silence"])
    t.do("bounty_hunter", "card:laika_seek:seek", f"to:{NEXT}")
    if t.asked("bounty_hunter") == "laika_way":
        t.answer("bounty_hunter", "done")
    assert t.game.doors == {"cor_006_011": "closed"}


@rule("AFT-CHAR-06")
def test_a_turret_she_finds_counts_as_revealed_by_a_character() -> None:
    t = hunt("laika_seek", modules="characters,turrets")
    t.rig(room={NEXT: "canteen"}, explore={NEXT: "turret_1"}, turret=["target_all"], noise=["silence"])
    t.do("bounty_hunter", "card:laika_seek:seek", f"to:{NEXT}", "done")
    assert t.view("mechanic")["turrets"][0]["status"] == "target_all"
    # But she is nobody for a turret to shoot at.
    t.run("fire_damage")
    assert t.told("turret_shoots") == []


@rule("AFT-CHAR-07")
def test_an_encounter_of_hers_places_a_figure_without_surprise_and_ends_her_way() -> None:
    t = hunt("laika_seek").room("canteen", NEXT)
    exit = t.game.map.exits[NEXT][2]
    t.met().noise(exit).turn("bounty_hunter").rig(noise=[2], bag=["adult"])
    t.do("bounty_hunter", "card:laika_seek:seek", f"to:{NEXT}")
    assert [f.slot for f in t.game.figures] == [NEXT]
    assert where(t.game) == HOME
    assert t.told("hands_compared") == []
    assert t.asked("bounty_hunter") == "act"
    assert exit not in t.game.noise
    t.check()


@rule("AFT-CHAR-07")
def test_a_blank_token_leaves_her_where_she_is() -> None:
    t = hunt("laika_seek").room("canteen", NEXT)
    t.met().noise(t.game.map.exits[NEXT][2]).turn("bounty_hunter").rig(noise=[2], bag=["blank"])
    t.do("bounty_hunter", "card:laika_seek:seek", f"to:{NEXT}", "done")
    assert where(t.game) == NEXT


@rule("AFT-CHAR-07")
def test_a_room_with_an_intruder_is_explored_before_she_flees() -> None:
    t = hunt("laika_seek").rig(room={NEXT: "canteen"}, explore={NEXT: "malfunction"})
    t.intruder("adult", NEXT)
    t.turn("bounty_hunter").do("bounty_hunter", "card:laika_seek:seek", f"to:{NEXT}")
    assert NEXT in t.game.rooms
    assert where(t.game) == HOME
    assert t.told("noise_rolled") == []


def test_go_girl_is_not_played_in_combat_nor_without_her() -> None:
    t = hunt("laika_seek")
    t.intruder("adult", HOME)
    assert t.turn("bounty_hunter").why_not("bounty_hunter", "card:laika_seek:seek") == "only_out_of_combat"


# -- Fetch


def test_fetch_brings_an_item_that_is_not_heavy() -> None:
    t = laika_at(hunt("laika_fetch").room("armory"), "")
    laika_at(t, t.slot("armory")).turn("bounty_hunter").rig(item_red=["prototype_rifle", "decoy"])
    t.do("bounty_hunter", "card:laika_fetch:fetch_item")
    assert t.options("bounty_hunter") == ["keep:decoy"]
    t.answer("bounty_hunter", "keep:decoy")
    assert t.crew("bounty_hunter").inventory == ["decoy"]
    assert t.game.items["red"].bottom == ["prototype_rifle"]
    assert t.game.items_left[t.slot("armory")] == 1
    assert where(t.game) == HOME
    assert t.told("noise_rolled") == []
    t.check()


def test_fetch_brings_nothing_if_both_are_heavy() -> None:
    t = hunt("laika_fetch").room("armory")
    laika_at(t, t.slot("armory")).turn("bounty_hunter").rig(item_red=["prototype_rifle", "prototype_pistol"])
    t.do("bounty_hunter", "card:laika_fetch:fetch_item", "keep_nothing")
    assert t.crew("bounty_hunter").inventory == []
    assert len(t.game.items["red"].bottom) == 2
    assert where(t.game) == HOME
    t.check()


def test_fetch_brings_an_object_or_herself() -> None:
    t = hunt("laika_fetch").room("canteen", NEXT).object("egg", NEXT)
    laika_at(t, NEXT).turn("bounty_hunter").do("bounty_hunter", "card:laika_fetch:fetch_object")
    assert t.crew("bounty_hunter").holds("egg") is not None
    assert where(t.game) == HOME
    t = laika_at(hunt("laika_fetch").room("canteen", NEXT), NEXT).turn("bounty_hunter")
    t.do("bounty_hunter", "card:laika_fetch:call")
    assert where(t.game) == HOME
    assert len(t.crew("bounty_hunter").hand) == 1
    t = hunt("laika_fetch")
    assert t.why_not("bounty_hunter", "card:laika_fetch:call") == "laika_here"
    t.check()


# -- Attack, Tactical Move


def test_attack_bites_and_covers_the_retreat() -> None:
    t = hunt("laika_attack").at("mechanic", "cockpit")
    t.intruder("queen", HOME)
    t.intruder("adult", HOME)
    t.turn("bounty_hunter").rig(attack=["bite_3", "scratch_4", "scratch_1"], explore={NEXT: "silence"})
    t.do("bounty_hunter", "card:laika_attack:bite", "intruder:queen_1")
    assert t.game.figures[0].injuries == 1
    assert t.options("bounty_hunter")[0] == "stay_here"
    t.do("bounty_hunter", f"to:{NEXT}")
    # Only the other one attacks for it; Laika comes along.
    assert [e["figure"] for e in t.told("attack")] == ["adult_2"]
    assert t.crew("bounty_hunter").slot == NEXT
    assert where(t.game) == NEXT


def test_attack_needs_her_and_one_may_stay() -> None:
    t = hunt("laika_attack").at("mechanic", "cockpit").room("canteen", NEXT)
    t.intruder("queen", HOME)
    laika_at(t, NEXT).turn("bounty_hunter")
    assert t.why_not("bounty_hunter", "card:laika_attack:bite") == "laika_away"
    laika_at(t, HOME).turn("bounty_hunter").rig(attack=["bite_3", "scratch_4"])
    t.do("bounty_hunter", "card:laika_attack:bite", "stay_here")
    assert t.crew("bounty_hunter").slot == HOME


def test_tactical_move_drives_an_intruder_into_the_next_room() -> None:
    t = hunt("tactical_move").at("mechanic", "cockpit")
    t.intruder("queen", HOME)
    t.intruder("adult", HOME)
    t.turn("bounty_hunter").rig(room={NEXT: "canteen"}, explore={NEXT: "fire"})
    t.do("bounty_hunter", "card:tactical_move:drive", "intruder:queen_1", f"to:{NEXT}")
    assert {f.name: f.slot for f in t.game.figures} == {"queen_1": NEXT, "adult_2": HOME}
    assert t.crew("bounty_hunter").slot == NEXT
    assert t.told("attack") == []
    assert t.told("noise_rolled") == []
    assert NEXT in t.game.fire
    assert t.crew("bounty_hunter").hands[0].ammo == 4
    t.check()
    t = hunt("tactical_move").ammo("bounty_hunter", "rifle_247", 0)
    t.intruder("queen", HOME)
    assert t.turn("bounty_hunter").why_not("bounty_hunter", "card:tactical_move:drive") == "no_ammo"


# -- quest items


def test_aggro_override_without_traits_is_an_action_in_combat() -> None:
    t = hunt("rest").item("bounty_hunter", "quest_aggro_override").at("mechanic", "cockpit")
    t.intruder("adult", HOME, injuries=1)
    t.turn("bounty_hunter").do("bounty_hunter", "item:quest_aggro_override:lure", f"to:{NEXT}")
    figure = t.game.figures[0]
    assert (figure.slot, figure.injuries) == (NEXT, 1)
    assert where(t.game) == HOME
    assert t.told("attack") == []
    assert "quest_aggro_override" in t.game.items_spent
    t.check()


def test_aggro_override_with_traits_is_a_reaction_only() -> None:
    t = hunt("rest", modules="characters,traits").item("bounty_hunter", "quest_aggro_override")
    t.intruder("adult", HOME)
    assert t.turn("bounty_hunter").why_not("bounty_hunter", "item:quest_aggro_override:lure") == "reaction_only"


def test_tranquilizer_darts_drive_an_intruder_off_or_cost_somebody_two_cards() -> None:
    t = hunt("rest").item("bounty_hunter", "quest_tranquilizer_darts").at("mechanic", "cockpit")
    t.intruder("queen", HOME)
    t.turn("bounty_hunter").do("bounty_hunter", "item:quest_tranquilizer_darts:drive_off")
    assert len(t.told("intruder_retreats")) == 1
    t = hunt("rest").item("bounty_hunter", "quest_tranquilizer_darts").hand("mechanic", "rest", "search")
    t.turn("bounty_hunter").do("bounty_hunter", "item:quest_tranquilizer_darts:stun")
    t.do("mechanic", "discard:rest", "discard:search")
    assert t.crew("mechanic").hand == []
    t.check()


def test_rifle_247_holds_five() -> None:
    t = hunt("rest").at("mechanic", "cockpit")
    t.intruder("queen", HOME)
    t.turn("bounty_hunter").rig(combat=["double_hit"], attack=["bite_3", "scratch_4"])
    t.do("bounty_hunter", "shoot:rifle_247:queen_1")
    assert t.game.figures[0].injuries == 2
    assert t.crew("bounty_hunter").hands[0].ammo == 4
