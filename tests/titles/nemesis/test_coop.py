"""The fully cooperative mode: open goals, one fate, and the dead brought back."""

from __future__ import annotations

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.survival.crew import ACTIVE, BLUE_CORPSE, CONTAMINATION, DEAD, EGG, Held
from airlock.survival.death import die
from airlock.survival.ending import NOBODY_LEFT
from airlock.titles import TITLES
from airlock.titles.nemesis.intruders import CREEPER, Intruders
from airlock.titles.nemesis.ship.intruder_seat import intruder_seat
from airlock.titles.nemesis.title import CONTENT
from tests.rules import rule
from tests.table import Table, table

SOLO_COOP = [o.id for o in CONTENT.objectives.values() if o.kind == "solo_coop"]
SIGNAL_GOALS = ["clean_up_crew", "cutting_off_the_head", "no_man_left_behind"]


def coop(*crew: str, **options: str) -> Table:
    return table(*(crew or ("captain", "scout", "pilot")), mode="coop", **options)


def kills(t: Table, who: str, cause: str = "wounds") -> Table:
    """This character dies where it stands."""
    return t.flow(die(t.game, t.crew(who), cause))


def new_round(t: Table) -> Table:
    """The start of the next player phase, up to the draw."""
    return t.run("start_round", "draw_step")


# -- goals


@rule("NEM-COOP-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_goal_a_player_lies_open(players: int) -> None:
    crew = ["captain", "scout", "pilot", "soldier", "mechanic"][:players]
    t = coop(*crew)
    goals = t.game.goals
    assert len(set(goals)) == players
    assert set(goals) <= set(SOLO_COOP)
    assert all(c.dealt == [] for c in t.game.crew)
    assert list(t.game.objective_pools) == ["solo_coop"]
    assert sorted(t.game.objective_pools["solo_coop"] + goals) == sorted(SOLO_COOP)
    for who in [*crew, ""]:
        assert t.view(who)["goals"] == goals


@rule("NEM-COOP-02")
def test_the_first_encounter_removes_no_goal() -> None:
    t = coop()
    before = list(t.game.goals)
    species = t.game.species
    assert isinstance(species, Intruders)
    t.flow(species.place(t.game, CREEPER, t.slot("cockpit")))
    assert t.game.first_encounter
    assert t.asked() == "halted"
    assert t.game.goals == before


@rule("NEM-COOP-03")
def test_all_goals_and_one_survivor_are_a_win_for_everybody() -> None:
    t = coop().goals("destination_earth", "special_delivery", "first_contact_protocol")
    t.weakness("vital_places", "egg").weakness("way_of_moving", "carcass")
    t.game.eggs -= 1
    t.carry("scout", EGG).escaped("scout").end(to="earth")
    assert t.survivors == ["scout"]
    assert [t.crew(c).status for c in ("captain", "pilot")] == [DEAD, DEAD]
    # Those who died win too.
    assert t.winners == ["captain", "scout", "pilot"]
    assert [e["fulfilled"] for e in t.told("goal_checked")] == [True, True, True]
    t.check()


@rule("NEM-COOP-03")
def test_one_goal_missed_is_a_loss_for_all() -> None:
    t = coop().goals("destination_earth", "special_delivery", "first_contact_protocol")
    t.weakness("vital_places", "egg").weakness("way_of_moving", "carcass")
    t.asleep("captain", "scout", "pilot").end(to="earth")
    assert t.survivors == ["captain", "scout", "pilot"]
    assert {e["objective"]: e["fulfilled"] for e in t.told("goal_checked")} == {
        "destination_earth": True,
        "special_delivery": False,
        "first_contact_protocol": True,
    }
    assert t.winners == []


@rule("NEM-COOP-03")
def test_all_goals_without_a_survivor_are_a_loss() -> None:
    t = coop("captain", "scout").goals("first_contact_protocol", "emergency_post_mortem")
    t.weakness("vital_places", "egg").weakness("way_of_moving", "carcass").room("surgery")
    t.game.objects[t.slot("hibernatorium")].remove(BLUE_CORPSE)
    t.object(BLUE_CORPSE, "surgery").end()
    assert t.survivors == []
    assert t.winners == []


@rule("NEM-COOP-03")
def test_the_egg_must_be_with_a_survivor() -> None:
    t = coop("captain", "scout").goals("special_delivery", "first_contact_protocol")
    t.weakness("vital_places", "egg").weakness("way_of_moving", "carcass")
    t.game.eggs -= 1
    t.carry("scout", EGG).asleep("scout").escaped("captain").end(to="venus")
    assert t.survivors == ["captain"]
    assert t.winners == []


@rule("NEM-COOP-04")
@pytest.mark.parametrize(
    ("goals", "signals", "won"),
    [
        (["cutting_off_the_head", "destination_earth", "first_contact_protocol"], 0, False),
        (["cutting_off_the_head", "destination_earth", "first_contact_protocol"], 1, True),
        (["cutting_off_the_head", "clean_up_crew", "first_contact_protocol"], 1, False),
        (["cutting_off_the_head", "clean_up_crew", "first_contact_protocol"], 2, True),
        (SIGNAL_GOALS, 2, False),
        (SIGNAL_GOALS, 3, True),
    ],
)
def test_as_many_characters_send_the_signal_as_goals_ask_for_it(goals: list[str], signals: int, won: bool) -> None:
    t = coop().goals(*goals).weakness("vital_places", "egg").weakness("way_of_moving", "carcass")
    for slot in t.game.map.by_number:
        if slot not in t.game.rooms:
            t.room(sorted(t.game.tile_pools[t.game.map.slots[slot].kind])[0], slot)
    t.game.queen_killed = t.game.nest_destroyed = True
    for c in t.game.crew[:signals]:
        c.signal = True
    t.asleep("captain", "scout", "pilot").end(to="earth")
    assert (t.winners != []) is won


@rule("NEM-COOP-04")
def test_the_signal_of_somebody_who_died_afterwards_counts() -> None:
    t = coop("captain", "scout").goals("cutting_off_the_head", "destination_earth")
    t.at("captain", "comms").any_hand("captain", 5).turn("captain").do("captain", "room:comms:send_signal")
    kills(t, "captain")
    t.game.queen_killed = True
    t.asleep("scout").end(to="earth")
    assert t.winners == ["captain", "scout"]


@rule("NEM-COOP-05")
def test_items_are_not_halved() -> None:
    t = coop().any_hand("captain", 5).turn("captain")
    t.rig(room={"slot_015": "canteen"}, explore={"slot_015": "malfunction_1"})
    t.do("captain", "move:slot_015")
    assert t.game.items_left["slot_015"] == 4


# -- revival


@rule("NEM-COOP-06", "NEM-COOP-07")
def test_a_corpse_carried_to_the_emergency_room_comes_back_to_life() -> None:
    t = coop()
    emergency = t.room("emergency").slot("emergency")
    kills(t, "scout")
    assert t.crew("scout").status == DEAD
    assert "corpse_1" in t.game.objects_in(t.slot("hibernatorium"))
    t.any_hand("captain", 5).turn("captain").do("captain", "pick_up:corpse_1")
    # Carried about elsewhere it stays a corpse.
    new_round(t)
    assert t.crew("scout").status == DEAD
    t.at("captain", "emergency")
    new_round(t)
    me = t.crew("scout")
    assert (me.status, me.slot, me.passed) == (ACTIVE, emergency, False)
    assert len(me.hand) == 5
    # The corpse is gone, from the hand and from the board.
    assert t.crew("captain").holds("corpse_1") is None
    assert not any("corpse_1" in objects for objects in t.game.objects.values())
    t.check()


@rule("NEM-COOP-07")
def test_the_revived_player_takes_a_turn_in_the_same_round() -> None:
    t = coop().room("emergency").at("scout", "emergency")
    kills(t, "scout")
    t.run("start_round", "draw_step", "first_player_step", "player_turns")
    t.do("captain", "pass", "done")
    assert t.match.question(1) is not None
    assert t.asked("scout") == "act"


@rule("NEM-COOP-07")
def test_several_corpses_may_revive_at_once_lying_or_carried() -> None:
    t = coop("captain", "scout", "pilot").at("scout", "emergency").at("pilot", "emergency").at("captain", "emergency")
    kills(t, "scout")
    kills(t, "pilot")
    t.any_hand("captain", 5).turn("captain").do("captain", "pick_up:corpse_2")
    new_round(t)
    assert [t.crew(c).status for c in ("scout", "pilot")] == [ACTIVE, ACTIVE]
    assert t.game.objects_in(t.slot("emergency")) == []
    assert [held.kind for held in t.crew("captain").hands] == ["six_shooter"]
    t.check()


@rule("NEM-COOP-06")
def test_the_blue_corpse_does_not_come_to_life() -> None:
    t = coop().room("emergency")
    t.game.objects[t.slot("hibernatorium")].remove(BLUE_CORPSE)
    t.object(BLUE_CORPSE, "emergency")
    new_round(t)
    assert t.game.objects_in(t.slot("emergency")) == [BLUE_CORPSE]
    assert len([c for c in t.game.crew if c.active]) == 3


@rule("NEM-COOP-08")
def test_light_wounds_are_healed_and_serious_ones_dressed() -> None:
    t = coop().at("scout", "emergency").wounded("scout", light=2, serious=["body", "leg"], dressed=["arm"])
    kills(t, "scout")
    assert t.crew("scout").wounds == ["body", "leg"]
    new_round(t)
    me = t.crew("scout")
    assert (me.light, me.wounds, me.dressed) == (0, [], ["arm", "body", "leg"])
    # A dressed body wound no longer costs a card.
    assert len(me.hand) == 5
    t.check()


@rule("NEM-COOP-08")
def test_with_three_dressed_wounds_the_next_wound_kills_again() -> None:
    t = coop().at("scout", "emergency").wounded("scout", serious=["body", "leg", "arm"])
    kills(t, "scout")
    new_round(t)
    assert t.crew("scout").active
    t.fire("emergency").run("end_turn", arg=1)
    assert t.crew("scout").status == DEAD
    assert t.game.objects_in(t.slot("emergency")) == ["corpse_1"]
    t.check()


@rule("NEM-COOP-08", "NEM-COOP-14")
def test_everything_of_its_own_is_kept_for_the_revival() -> None:
    t = coop().at("scout", "emergency").item("scout", "medkit").item("scout", "quest_motion_scanner")
    t.hand("scout", "rest", "search", contamination=2)
    me = t.crew("scout")
    me.slime = me.signal = me.larva = True
    me.hands[0].ammo = 2
    weapon, others = me.hands[0].kind, [c for c in me.quests if c != "quest_motion_scanner"]
    kills(t, "scout")
    assert [h.kind for h in me.hands if h.kind == weapon] == [weapon]
    t.check()
    new_round(t)
    me = t.crew("scout")
    assert (me.slime, me.signal, me.larva) == (True, True, True)
    assert "medkit" in me.inventory
    assert me.quests == others
    assert me.holds("quest_motion_scanner") is not None or "quest_motion_scanner" in me.inventory
    held = me.holds(weapon)
    assert held is not None
    assert held.ammo == 2
    # Ten action cards and two contamination cards, shuffled together; five of them drawn.
    cards = me.hand + me.deck.cards() + me.discard
    assert len(cards) == 12
    assert cards.count(CONTAMINATION) == 2
    assert len(me.hand) == 5
    assert me.discard == []
    t.check()


@rule("NEM-COOP-08")
def test_the_cards_are_shuffled_when_the_character_dies() -> None:
    t = coop().at("scout", "emergency").hand("scout", "rest", "search")
    kills(t, "scout")
    me = t.crew("scout")
    assert me.hand == []
    assert me.discard == []
    assert len(me.deck.middle) == 10
    t.rig(**{"action:1": ["demolition", "interruption", "adrenaline", "scavenging", "rest"]})
    new_round(t)
    assert sorted(t.crew("scout").hand) == ["adrenaline", "demolition", "interruption", "rest", "scavenging"]


@rule("NEM-COOP-08")
def test_the_larva_that_killed_its_host_is_gone_after_the_revival() -> None:
    t = coop().at("scout", "emergency")
    t.crew("scout").larva = True
    t.flow(t.game.species.infect(t.game, t.crew("scout")))
    assert t.crew("scout").status == DEAD
    creeper = next(f for f in t.game.figures if f.kind == CREEPER)
    assert creeper.slot == t.slot("emergency")
    # It stands where it hatched, so nobody is revived before it is gone.
    new_round(t)
    assert t.crew("scout").status == DEAD
    t.game.figures.remove(creeper)
    new_round(t)
    assert t.crew("scout").active
    assert not t.crew("scout").larva
    t.check()


@rule("NEM-COOP-09")
@pytest.mark.parametrize("trouble", ["intruder", "malfunction"])
def test_nobody_is_revived_beside_an_intruder_or_a_malfunction(trouble: str) -> None:
    t = coop().at("scout", "emergency")
    kills(t, "scout")
    if trouble == "intruder":
        t.intruder("larva", "emergency")
    else:
        t.malfunction("emergency")
    new_round(t)
    assert t.crew("scout").status == DEAD
    assert t.game.objects_in(t.slot("emergency")) == ["corpse_1"]
    # The corpse waits for a later round.
    t.game.figures.clear()
    t.game.malfunction.clear()
    new_round(t)
    assert t.crew("scout").active
    assert t.game.objects_in(t.slot("emergency")) == []


@rule("NEM-COOP-09")
def test_fire_does_not_stop_the_revival() -> None:
    t = coop().at("scout", "emergency").fire("emergency")
    kills(t, "scout")
    new_round(t)
    assert t.crew("scout").active


@rule("NEM-COOP-10")
def test_the_death_of_the_last_one_ends_the_game_though_a_corpse_could_be_revived() -> None:
    t = coop("captain", "scout").at("captain", "emergency").at("scout", "emergency")
    kills(t, "scout")
    assert t.asked() == "halted"
    kills(t, "captain")
    assert t.match.over
    assert t.game.end_reason == NOBODY_LEFT
    assert t.winners == []


@rule("NEM-COOP-11")
def test_the_first_death_unlocks_the_pods() -> None:
    t = coop()
    assert all(p.locked for p in t.pods)
    kills(t, "scout")
    assert not any(p.locked for p in t.pods)


@rule("NEM-COOP-12")
def test_the_dead_do_not_become_the_intruder_player() -> None:
    t = coop()
    kills(t, "scout")
    new_round(t)
    assert intruder_seat(t.game) == -1
    assert not t.game.mode.plays_intruders(t.game, 1)
    assert t.game.mode.event_phase(t.game) == table("captain", "scout").game.mode.event_phase(t.game)
    # A match has one mode.
    with pytest.raises(BadOptions, match="mode can't be"):
        new_match(TITLES["nemesis"], 3, {"mode": "coop,intruder"}, "seed")


@rule("NEM-COOP-13")
def test_open_hands_are_an_option() -> None:
    t = coop("captain", "scout", open_hands="yes").hand("scout", "rest", contamination=1).item("scout", "medkit")
    seen = t.view("captain")["crew"][1]
    assert seen["hand"] == ["contamination", "rest"]
    assert seen["inventory"] == ["medkit"]
    closed = coop("captain", "scout").hand("scout", "rest").item("scout", "medkit").view("captain")["crew"][1]
    assert "hand" not in closed
    assert closed["inventory"] == ["green"]


@rule("NEM-COOP-13")
def test_open_hands_leave_what_is_hidden_on_the_board_hidden() -> None:
    t = coop("captain", "scout", open_hands="yes").at("scout", "cockpit").any_hand("scout", 5).turn("scout")
    t.rig(coordinates=["coord_1"]).do("scout", "room:cockpit:check_coordinates")
    assert t.view("scout")["notes"]["coordinates"] == "coord_1"
    assert "coordinates" not in t.view("captain")["notes"]
    assert not t.told("saw_coordinates", "captain")


@rule("NEM-COOP-13")
def test_open_hands_show_no_scan_result() -> None:
    t = coop("captain", "scout", open_hands="yes").hand("scout", "rest", contamination=1)
    t.turn("scout").rig(scan=["infected"]).do("scout", "card:rest:scan")
    assert "contamination_infected" in t.view("scout")["crew"][1]["hand"]
    assert t.view("captain")["crew"][1]["hand"] == ["contamination"]


@rule("NEM-COOP-13")
def test_open_hands_are_for_the_cooperative_mode_only() -> None:
    with pytest.raises(BadOptions, match="open_hands yes goes with mode coop or research only"):
        new_match(TITLES["nemesis"], 2, {"open_hands": "yes"}, "seed")


@rule("NEM-COOP-14")
def test_objects_drop_but_items_stay_out_of_reach() -> None:
    t = coop().at("captain", "emergency").at("scout", "emergency").item("scout", "medkit")
    t.game.eggs -= 1
    t.crew("scout").hands.append(Held(EGG))
    weapon = t.crew("scout").hands[0].kind
    kills(t, "scout")
    assert sorted(t.game.objects_in(t.slot("emergency"))) == ["corpse_1", EGG]
    me = t.crew("scout")
    assert me.inventory == ["medkit"]
    assert [h.kind for h in me.hands] == [weapon]
    assert t.game.items_removed == []
    assert t.game.items_spent == []
    # The Captain stands beside the corpse: there are only the objects to take, and nobody to trade with.
    t.any_hand("captain", 5).turn("captain")
    assert sorted(k for k in t.options("captain") if k.startswith("pick_up")) == ["pick_up:corpse_1", "pick_up:egg"]
    assert t.why_not("captain", "trade") == "nobody_to_trade_with"
    t.check()


def test_in_the_standard_mode_nobody_comes_back_and_the_items_are_gone() -> None:
    t = table("captain", "scout", "pilot").at("scout", "emergency").item("scout", "medkit")
    kills(t, "scout")
    assert t.crew("scout").inventory == []
    assert t.game.items_removed == ["medkit"]
    new_round(t)
    assert t.crew("scout").status == DEAD
    t.check()
