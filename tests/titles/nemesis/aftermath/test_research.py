"""The Research Mission: how it is set up, its alerts, its event phase, its end."""

from __future__ import annotations

from collections import Counter

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.survival.injuries import draw_direction
from airlock.survival.looking import choose_objective_of, look_at_chosen_objective
from airlock.survival.mode import EVENT_PHASE
from airlock.titles.nemesis.aftermath.research import BASE_EVENTS, Research
from airlock.titles.nemesis.aftermath.turrets import Turret, Turrets
from airlock.titles.nemesis.events import EVENTS
from airlock.titles.nemesis.modes import Cooperative, SemiCooperative, Solo
from airlock.titles.nemesis.title import NEMESIS
from tests.kit.playing import Playout
from tests.rules import rule
from tests.table import Table, table
from tests.titles.nemesis.aftermath.mission import (
    CREW,
    FIVE,
    SHUTTLE,
    alerts,
    check_alert,
    marker,
    mission,
    no_tokens,
    open_alert,
    tokens,
)

RESEARCH = {"mode": "research"}


def refusal(players: int, **options: str) -> str:
    with pytest.raises(BadOptions) as refused:
        NEMESIS.setting(players, {"mode": "research", **options})
    return str(refused.value)


# -- setting up


@pytest.mark.parametrize("board", ["base", "alt"])
@rule("AFT-RESSETUP-01", "AFT-COMBO-07")
def test_it_is_played_on_either_side_of_the_board_with_the_shuttle_beside_it(board: str) -> None:
    t = mission(board=board)
    base = table(board=board).game.map
    assert set(t.game.map.slots) == {*base.slots, *t.game.map.docked}
    assert len(t.game.map.docked) == 4
    # From the main room one reaches every room with an entrance to any technical network.
    assert t.game.map.links[SHUTTLE] == [s for s in base.by_number if base.networks_of[s]]
    t.check()


@rule("AFT-RESSETUP-02", "AFT-RESSETUP-03")
def test_all_room_tiles_of_the_box_are_shuffled_in() -> None:
    t = mission()
    content = t.game.content
    twos = {room.id for room in content.rooms.values() if room.kind == "room_2"}
    assert len(twos) == 13
    assert {"crafting", "server", "alarm", "turret"} <= twos
    on_shuttle = {t.game.rooms[slot] for slot in t.game.map.docked} & twos
    assert len(on_shuttle) == 3
    # Ten are left for the five slots of the ship, and nobody has seen any of them.
    assert set(t.game.tile_pools["room_2"]) == twos - on_shuttle
    kinds = Counter(t.game.map.slots[s].kind for s in t.game.map.by_number if s not in t.game.rooms)
    assert kinds == {"room_2": 5, "room_1": 11}
    assert len(t.game.tile_pools["room_1"]) == 11
    assert t.game.tiles == {}


@rule("AFT-RESSETUP-04", "AFT-SHUTTLE-08")
def test_the_tiles_of_the_shuttle_lie_faceup_and_are_never_slime() -> None:
    seen = set()
    for seed in range(40):
        t = Table(*CREW, seed=str(seed), **RESEARCH)
        assert all(slot in t.game.rooms for slot in t.game.map.docked)
        seen |= {t.game.rooms[slot] for slot in t.game.map.docked}
        t.check()
    assert "slime" not in seen
    assert len(seen) == 13


@pytest.mark.parametrize("board", ["base", "alt"])
@rule("AFT-RESSETUP-05", "AFT-DIFF-05")
def test_doors_and_danger_stay_in_the_box_and_turrets_come_in(board: str) -> None:
    t = mission(board=board)
    kinds = Counter(t.game.content.exploration[token][0] for token in t.game.token_pool)
    assert kinds == {"malfunction": 8, "fire": 2, "silence": 2, "slime": 2, "turret": 3}
    # One more than there are unexplored rooms: the last stays unseen.
    assert len(t.game.token_pool) == 17
    assert sum(1 for slot in t.game.map.slots if slot not in t.game.rooms) == 16


@pytest.mark.parametrize("board", ["base", "alt"])
@rule("AFT-RESSETUP-06")
def test_every_room_of_the_ship_has_a_second_token_and_no_room_of_the_shuttle(board: str) -> None:
    t = mission(board=board)
    assert len(tokens(t).facedown) == 21
    assert set(tokens(t).facedown) == set(t.game.map.slots) - set(t.game.map.docked)
    # Nothing is decided: two of the 23 will stay out, unseen.
    assert len(tokens(t).pool) == 23
    t.check()


def explore(t: Table, base: str, token: str, **rigged: object) -> str:
    """The captain goes from the hibernatorium into an unexplored room with these two tokens."""
    t.at("captain", "hibernatorium")
    slot = next(s for s in t.game.map.neighbours[t.slot("hibernatorium")] if s not in t.game.rooms)
    kind = t.game.map.slots[slot].kind
    plain = [r for r in sorted(t.game.tile_pools[kind]) if t.game.content.rooms[r].on_enter is None and r != "nest"]
    t.any_hand("captain", 4).turn("captain")
    t.rig(room={slot: plain[0]}, explore={slot: base}, second={slot: token}, **rigged).do("captain", f"move:{slot}")
    return slot


@rule("AFT-RESSETUP-06", "AFT-EXPL-12", "AFT-EXPL-01")
def test_the_base_token_comes_first_then_that_of_aftermath_then_one_noise_roll() -> None:
    t = mission()
    slot = explore(t, "malfunction_1", "fire", noise=["1"])
    order = ["exploration_token", "malfunction_placed", "second_token", "fire_started", "noise_rolled"]
    assert [e["event"] for e in t.match.history(-1) if e["event"] in order] == order
    assert t.game.items_left[slot] == 4
    t.check()


@pytest.mark.parametrize(
    ("base", "token"), [("silence_1", "fire"), ("malfunction_1", "danger"), ("malfunction_1", "larva")]
)
@rule("AFT-EXPL-12")
def test_silence_danger_or_a_larva_of_either_token_cancels_the_roll(base: str, token: str) -> None:
    t = mission().met()
    explore(t, base, token)
    assert not t.told("noise_rolled")
    assert len(t.told("second_token")) == 1


@rule("AFT-EXPL-12")
def test_two_dangers_are_resolved_one_after_the_other() -> None:
    t = mission()
    # Silence is danger for somebody with slime.
    t.crew("captain").slime = True
    explore(t, "silence_1", "danger")
    assert len(t.told("danger")) == 2
    assert not t.told("noise_rolled")
    t.check()


@rule("AFT-RESSETUP-07", "AFT-RESSETUP-09", "AFT-RESSETUP-14")
def test_course_engines_eggs_weaknesses_and_time_are_as_usual() -> None:
    t, base = mission(), table()
    assert t.course.plain() == base.course.plain()
    assert t.engines.plain() == base.engines.plain()
    assert t.game.eggs == 5
    assert t.game.weaknesses == base.game.weaknesses
    assert sorted(t.game.weakness_pool) == sorted(base.game.weakness_pool)
    assert t.game.time == base.game.time
    # The track of the shuttle is empty.
    assert marker(t) == -1


@pytest.mark.parametrize(("players", "pods"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
@rule("AFT-RESSETUP-08")
def test_there_are_fewer_pods(players: int, pods: int) -> None:
    t = mission(*FIVE[:players])
    assert [(p.number, p.section, p.locked) for p in t.pods] == [(n + 1, "ab"[n % 2], True) for n in range(pods)]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@rule("AFT-RESSETUP-10", "AFT-RESSETUP-11")
def test_the_bag_is_stronger(players: int) -> None:
    t = mission(*FIVE[:players])
    bag = Counter(t.game.species.type_of(token) for token in t.game.bag)
    assert bag == {"blank": 1, "larva": 4, "creeper": 2, "adult": 3 + players, "breeder": 1, "queen": 1}
    if players == 3:
        assert sum(bag.values()) == 15
        assert bag["adult"] == 6


@rule("AFT-RESSETUP-12", "AFT-DIFF-05")
def test_eight_base_events_are_mixed_with_those_of_aftermath() -> None:
    t = mission()
    cards = t.game.events.cards()
    assert len(cards) == 18
    assert len(set(cards)) == 18
    base = {e.id for e in EVENTS}
    assert {card for card in cards if card in base} == {
        "lurking", "short_circuit", "hunt_3", "scent_of_prey", "damage", "life_support_failure", "eclosion",
        "damaging_fire",
    }  # fmt: skip
    assert len(BASE_EVENTS) == 8
    assert sum(t.game.content.events[card].alert for card in cards) == 6


@rule("AFT-RESSETUP-13")
def test_all_other_decks_are_there() -> None:
    t, base = mission(), table(modules="rooms")
    assert {c: len(d) for c, d in t.game.items.items()} == {c: len(d) for c, d in base.game.items.items()}
    assert t.game.crafted == base.game.crafted
    assert sorted(t.game.attacks.cards()) == sorted(base.game.attacks.cards())
    assert t.game.contamination_left == base.game.contamination_left
    assert len(t.game.wounds) == 18
    assert len(alerts(t).deck) == 10


@rule("AFT-RESSETUP-15")
def test_numbers_objectives_and_draft_are_as_usual() -> None:
    match = new_match(NEMESIS, 3, RESEARCH, "draft", {"help_card:0": ["2"], "help_card:1": ["1"], "help_card:2": ["3"]})
    game = match.state
    assert [c.number for c in game.crew] == [2, 1, 3]
    assert game.first_player == 1
    kinds = [[game.content.objectives[o].kind for o in c.dealt] for c in game.crew]
    assert kinds == [["personal", "corporate"]] * 3
    question = match.pending[0]
    assert (question.seat, question.prompt, len(question.options)) == (1, "draft", 2)


def as_android(**options: str) -> Table:
    """The first player has the Android."""
    return mission("android", "scout", modules="characters", seed="android", **options)


@rule("AFT-RESSETUP-16")
def test_the_android_has_two_corporate_objectives() -> None:
    t = as_android()
    before = mission("captain", "scout", modules="characters", seed="android")
    kinds = [[t.game.content.objectives[o].kind for o in c.dealt] for c in t.game.crew]
    assert kinds == [["corporate", "corporate"], ["personal", "corporate"]]
    assert t.crew("android").dealt[1] == before.crew("captain").dealt[1]
    # The personal one lies facedown with those that were not dealt.
    assert before.crew("captain").dealt[0] in t.game.objective_pools["personal"]
    assert t.view("scout")["crew"][0].get("dealt") is None
    # One of the two is kept at the first encounter.
    t.flow(t.game.mode.first_encounter(t.game))
    assert t.options("android") == ["objective:0", "objective:1"]
    t.check()


@rule("AFT-RESSETUP-16")
def test_whoever_looks_at_an_objective_of_the_android_sees_one_of_them() -> None:
    t = as_android()
    # There is only one kind to choose, so nobody is asked.
    t.flow(choose_objective_of(t.game, t.crew("scout"), [t.crew("android")]))
    assert t.asked("scout") == ""
    look_at_chosen_objective(t.game, t.crew("scout"), ("0", "corporate"))
    assert [e["objective"] for e in t.told("saw_objective", "scout")] == [t.crew("android").dealt[0]]


@rule("AFT-COMBO-05", "AFT-RESSETUP-16")
def test_the_rule_of_the_android_is_skipped_with_shared_goals_and_in_other_modes() -> None:
    t = as_android(goals="coop")
    assert t.crew("android").dealt == []
    assert len(t.game.goals) == 2
    regular = table("android", "scout", modules="characters")
    kinds = [regular.game.content.objectives[o].kind for o in regular.crew("android").dealt]
    assert kinds == ["personal", "corporate"]


@rule("AFT-RESSETUP-17", "AFT-RESSETUP-19")
def test_everybody_starts_on_the_shuttle_and_the_blue_corpse_lies_in_the_hibernatorium() -> None:
    t = mission(*FIVE)
    assert {t.crew(who).slot for who in FIVE} == {SHUTTLE}
    assert t.game.objects == {t.slot("hibernatorium"): ["corpse_blue"]}
    assert t.game.crew[t.game.first_player].number == 1


@rule("AFT-RESSETUP-18", "AFT-TRAIT-03")
def test_everybody_has_deck_weapon_quests_and_a_trait() -> None:
    t = mission()
    sheet = t.game.content.characters["captain"]
    me = t.crew("captain")
    assert sorted([*me.deck.cards(), *me.hand]) == sorted(sheet.deck)
    assert [(h.kind, h.ammo) for h in me.hands] == [
        (sheet.weapon, t.view("captain")["crew"][0]["hands"][0]["capacity"])
    ]
    assert me.quests == list(sheet.quests)
    assert len(me.quests) == 2
    # Traits, rooms and turrets belong to it, chosen or not.
    assert "traits" in t.game.parts
    assert "turrets" in t.game.parts
    assert NEMESIS.setting(2, RESEARCH) == {
        "mode": "research", "board": "base", "characters": "draft", "open_hands": "no",
    }  # fmt: skip
    assert t.game.content is NEMESIS.content({**RESEARCH, "modules": "traits,rooms,turrets"})


# -- goals


@rule("AFT-COMBO-05", "AFT-RESEND-01")
def test_goals_go_by_the_table() -> None:
    def goals(players: int, **options: str) -> Research:
        mode = mission(*FIVE[:players], **options).game.mode
        assert isinstance(mode, Research)
        return mode

    assert isinstance(goals(1).goals, Solo)
    assert isinstance(goals(3).goals, SemiCooperative)
    shared = goals(3, goals="coop")
    assert isinstance(shared.goals, Cooperative)
    assert not shared.open_hands()
    assert shared.keeps_belongings()
    assert goals(2, goals="coop", open_hands="yes").open_hands()
    # Alone: two solo objectives, and half of the items.
    t = mission("captain")
    assert [t.game.content.objectives[o].kind for o in t.crew("captain").dealt] == ["solo_coop"] * 2
    assert (t.game.mode.item_counter(3), mission().game.mode.item_counter(3)) == (2, 3)


@rule("AFT-COMBO-05", "NEM-COOP-13")
def test_what_does_not_go_together_is_refused_with_its_clause() -> None:
    assert refusal(1, goals="coop") == "goals coop is for 2 to 5 players, not for 1; with 1 choose semi"
    assert "NEM-COOP-13" in refusal(3, open_hands="yes")
    with pytest.raises(BadOptions, match="AFT-COMBO-05"):
        NEMESIS.setting(3, {"mode": "coop", "goals": "coop"})
    assert NEMESIS.setting(3, {**RESEARCH, "goals": "coop", "open_hands": "yes"})["open_hands"] == "yes"
    assert "mode research is for 1 to 5 players" in refusal(6)


@rule("AFT-COMBO-03", "AFT-COMBO-04")
def test_it_is_played_against_the_base_intruders_and_without_an_intruder_player() -> None:
    needs = [n for n in NEMESIS.declared.needs if n.option == "mode" and "research" in n.values]
    assert [(n.other, n.only, n.rule) for n in needs] == [("species", ("intruders",), "AFT-COMBO-04")]
    t = mission()
    assert "intruder_seat" not in t.game.parts
    assert not any(t.game.mode.plays_intruders(t.game, seat) for seat in (0, 1))
    # The mode is one choice: nobody can choose both.
    assert not NEMESIS.declared.options["mode"].several


# -- alerts


@rule("AFT-RESALERT-01", "AFT-DIFF-06")
def test_an_alert_icon_draws_an_alert_after_the_effect_and_gives_it_five_spaces() -> None:
    t = no_tokens(mission())
    t.at("captain", next(s for s in t.game.rooms if t.game.map.networks_of[s]))
    t.rig(event=["dripping"], alert=["black_box"]).run("event_card")
    assert (alerts(t).open, marker(t)) == ("black_box", 5)
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("event_card") < names.index("slimed") < names.index("alert_revealed")
    # Nobody rolls for noise, as they would in an Epilogue.
    assert not t.told("noise_rolled")
    # A card without the icon brings none.
    t = no_tokens(mission()).rig(event=["maneuver"]).run("event_card")
    assert alerts(t).open == ""
    t.check()


@rule("AFT-RESALERT-01")
def test_a_card_that_is_drawn_for_its_direction_shows_no_icon() -> None:
    t = no_tokens(mission()).rig(event=["dripping"])
    assert draw_direction(t.game) == 4
    assert alerts(t).open == ""


@rule("AFT-RESALERT-02")
def test_the_icon_is_ignored_while_an_alert_is_open() -> None:
    t = open_alert(no_tokens(mission()), "black_box", left=3)
    t.rig(event=["dripping"]).run("event_card")
    assert (alerts(t).open, marker(t), len(alerts(t).deck)) == ("black_box", 3, 9)


def event_phase(t: Table, event: str = "maneuver") -> Table:
    """A whole event phase in which not much happens."""
    t.game.events.shuffle_in(t.game.event_discard)
    t.game.event_discard = []
    t.bag("blank_1", "adult_1").rig(event=[event], bag=["blank_1"])
    return t.run(*t.game.mode.event_phase(t.game))


@rule("AFT-RESALERT-03", "AFT-RESALERT-07", "AFT-RESALERT-04")
def test_an_alert_of_round_four_is_checked_for_the_last_time_in_round_nine() -> None:
    t = no_tokens(mission())
    t.game.round = 4
    t.rig(alert=["black_box"])
    event_phase(t, "dripping")
    assert marker(t) == 5
    for round, left in ((5, 4), (6, 3), (7, 2), (8, 1)):
        t.game.round = round
        event_phase(t)
        assert (alerts(t).open, marker(t), t.match.over) == ("black_box", left, False)
    t.game.round = 9
    event_phase(t)
    assert t.match.over
    assert t.game.end_reason == "alert"


@rule("AFT-RESALERT-07", "AFT-RESALERT-06")
def test_the_check_of_the_ninth_round_can_still_be_met() -> None:
    t = open_alert(no_tokens(mission()), "black_box", left=1)
    t.game.objects[t.slot("cockpit")] = []
    t.object("sample", "shuttle_main")
    event_phase(t)
    assert not t.match.over
    assert alerts(t).removed == ["black_box"]
    assert marker(t) == -1
    # A later icon may bring another one.
    t.rig(alert=["distress_call"])
    event_phase(t, "slimy")
    assert (alerts(t).open, marker(t)) == ("distress_call", 5)


@rule("AFT-RESALERT-06", "AFT-RESEVENT-03")
def test_the_check_runs_every_round_so_an_alert_can_be_closed_early() -> None:
    t = open_alert(no_tokens(mission()), "fire_hazard", left=5)
    t.game.fire = []
    check_alert(t)
    assert alerts(t).open == ""
    assert [e["alert"] for e in t.told("alert_completed")] == ["fire_hazard"]


@rule("AFT-RESALERT-04", "AFT-RESALERT-08", "AFT-ALERT-01")
def test_a_failed_alert_kills_everybody_on_board_but_not_the_ship() -> None:
    t = no_tokens(mission("captain", "scout", "soldier", "pilot")).room("evacuation_a")
    open_alert(t, "black_box", left=1)
    t.asleep("scout").escaped("pilot", pod=1).aboard("soldier", pod=2)
    t.keeps("pilot", t.crew("pilot").dealt[0])
    t.rig(engine=dict.fromkeys((1, 2, 3), "working")).run("advance_alert", "mission_alert_check")
    assert t.match.over
    assert t.game.end_reason == "alert"
    assert not t.ship_destroyed
    assert [e["seat"] for e in t.told("lost_to_alert")] == [0, 1, 2]
    # Whoever left in a pod goes on to the victory check; engines and coordinates are revealed for it.
    assert "pilot" in t.survivors or t.told("final_scan")
    assert t.told("engines_revealed")
    assert t.told("final_scan")
    assert not {"captain", "scout", "soldier"} & set(t.survivors)


@rule("AFT-RESALERT-05", "AFT-ALERT-01")
def test_an_alert_that_is_open_at_the_end_kills_sleepers_before_the_engines_are_checked() -> None:
    t = open_alert(no_tokens(mission()), "black_box", left=4).asleep("scout")
    t.end()
    assert [e["seat"] for e in t.told("lost_to_alert")] == [0, 1]
    assert t.survivors == []
    assert not t.told("engines_revealed")
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("game_ended") < names.index("alert_failed")


@rule("AFT-RESALERT-05", "AFT-ALERT-11")
def test_an_alert_that_is_fulfilled_at_the_end_kills_nobody() -> None:
    t = open_alert(no_tokens(mission()), "black_box", left=4)
    t.game.objects[t.slot("cockpit")] = []
    t.at("captain", "shuttle_main").carry("captain", "sample").asleep("scout")
    t.end()
    # It was in the hands of somebody on the shuttle when the game ended.
    assert [e["alert"] for e in t.told("alert_completed")] == ["black_box"]
    assert not t.told("lost_to_alert")
    assert t.told("final_scan")
    assert t.told("engines_revealed")


# -- the event phase


@rule("AFT-RESEVENT-01", "AFT-RESEVENT-04", "AFT-DIFF-07")
def test_the_alert_check_comes_second_and_all_else_is_as_usual() -> None:
    t = mission()
    phase = t.game.mode.event_phase(t.game)
    assert [step for step in phase if step in EVENT_PHASE] == EVENT_PHASE
    assert phase[:4] == ["advance_alert", "advance_time", "mission_alert_check", "intruder_attacks"]


@rule("AFT-RESEVENT-02")
def test_three_markers_advance_one_space_each() -> None:
    t = open_alert(no_tokens(mission()), "black_box", left=4)
    t.self_destruct = 6
    time = t.game.time
    t.run("advance_alert", "advance_time")
    assert (t.game.time, marker(t), t.self_destruct) == (time - 1, 3, 5)
    # Without an alert there is no marker on the track of the shuttle.
    t = mission().run("advance_alert")
    assert marker(t) == -1
    assert not t.told("alert_advanced")


@rule("AFT-RESEVENT-04", "AFT-TURRET-08")
def test_turrets_shoot_in_the_fire_damage_step() -> None:
    t = no_tokens(mission())
    slot = t.slot("cockpit")
    Turrets.of(t.game).turrets = [Turret(slot, "target_all")]
    t.crew("captain").slot = slot
    Turrets.of(t.game).crew_entered = {t.seat("captain"): slot}
    t.run("fire_damage")
    assert t.crew("captain").light == 1


@rule("AFT-DIFF-07")
def test_the_bag_develops_as_usual() -> None:
    t = no_tokens(mission()).bag("larva_1").rig(bag=["larva_1"]).run("develop_bag")
    assert [t.game.species.type_of(token) for token in t.game.bag] == ["adult"]


# -- the end


@rule("AFT-RESEND-01")
def test_being_on_the_shuttle_saves_nobody() -> None:
    t = mission("captain", "scout", "soldier").asleep("scout").escaped("soldier").met()
    assert t.crew("captain").slot == SHUTTLE
    t.end()
    assert "captain" not in t.survivors
    assert [e["seat"] for e in t.told("final_scan")] == [1, 2]


@rule("AFT-RESEND-01", "AFT-DIFF-07")
def test_the_goals_decide_who_wins() -> None:
    t = mission().met().asleep("scout").end()
    revealed = t.told("objective_revealed")
    assert [e["seat"] for e in revealed] == [1]
    assert (t.winners == ["scout"]) == revealed[0]["fulfilled"]
    t = mission(goals="coop").asleep("scout").escaped("captain").end()
    assert len(t.told("goal_checked")) == 2


# -- whole games


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"goals": "coop", "open_hands": "yes"}), (4, {}), (5, {"board": "alt", "modules": "medic"})],
)
@rule("AFT-COMBO-10")
def test_random_games_come_to_an_end_and_break_no_law(players: int, options: dict[str, str]) -> None:
    play = Playout(NEMESIS, players, {**RESEARCH, **options}, f"mission {players}")
    play.match.hashing = False
    while not play.match.over:
        play.step()
        assert play.match.breaches() == []
