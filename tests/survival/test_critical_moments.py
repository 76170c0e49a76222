"""Critical moments: the first encounter, the first death, hibernation, self-destruct."""

from __future__ import annotations

from airlock.survival.contamination import scan_hand
from airlock.survival.death import die, die_together
from airlock.survival.encounter import encounter
from tests.rules import rule
from tests.table import Table, table

# Events that do nothing to a crew that stays in the Hibernatorium of an otherwise unexplored ship without intruders.
QUIET_EVENTS = [
    "regeneration", "scent_of_prey", "bulkheads_open", "hunt_2", "hunt_3", "nest", "damage", "egg_protection",
    "consuming_fire", "damaging_fire", "lurking", "malfunction", "eclosion", "hatching",
]  # fmt: skip


def meet(t: Table, who: str) -> Table:
    """Something comes to this character."""
    return t.flow(encounter(t.game, t.crew(who)))


def quiet_round(t: Table) -> Table:
    """Everybody passes, and the event phase hurts nobody."""
    event = QUIET_EVENTS[t.game.round % len(QUIET_EVENTS)]
    t.rig(event=[event], bag=["blank"])
    before = t.game.round
    while not t.match.over and t.game.round == before:
        t.do(t.names[t.match.pending[0].seat], "pass")
    return t


# -- the first encounter


@rule("NEM-KEY-01")
def test_the_first_figure_on_the_board_is_the_first_encounter_of_the_game() -> None:
    t = table("captain", "scout").any_hand("captain", 5).bag("larva_1", "larva_2")
    meet(t, "captain")
    assert t.asked("captain") == t.asked("scout") == "choose_objective"
    t.answer("captain", "objective:0").answer("scout", "objective:1")
    assert t.game.first_encounter
    meet(t, "captain")
    assert t.asked("captain") == "halted"
    assert len(t.game.figures) == 2


@rule("NEM-KEY-01")
def test_a_larva_on_a_character_board_is_none_but_the_creeper_of_an_infection_is() -> None:
    t = table("captain", "scout").at("scout", "cockpit").hand("captain", contamination=1)
    t.rig(scan=["infected"]).flow(scan_hand(t.game, t.crew("captain")))
    assert t.crew("captain").larva
    assert not t.game.first_encounter
    t.flow(scan_hand(t.game, t.crew("captain")))
    assert t.crew("captain").status == "dead"
    assert [f.kind for f in t.game.figures] == ["creeper"]
    assert t.asked("scout") == "choose_objective"


@rule("NEM-KEY-02")
def test_everybody_chooses_at_once_and_in_any_order() -> None:
    t = table("captain", "scout", "pilot", "mechanic").at("scout", "cockpit").asleep("pilot").bag("larva_1")
    t.flow(die(t.game, t.crew("mechanic"), "wounds"))
    meet(t, "captain")
    # The sleeper chooses too, the dead mechanic doesn't.
    assert [q.seat for q in t.match.pending] == [0, 1, 2]
    t.answer("pilot", "objective:1").answer("captain", "objective:0")
    assert t.asked("scout") == "choose_objective"
    assert t.asked("captain") == ""
    t.answer("scout", "objective:0")
    assert [c.kept for c in t.game.crew] == [0, 0, 1, -1]
    t.check()


@rule("NEM-KEY-03")
def test_objectives_are_chosen_before_hands_are_compared() -> None:
    t = table("captain", "scout").hand("captain").noise("cor_006_011").bag("adult_1").rig(attack=["scratch_1"])
    meet(t, "captain")
    # Noise is gone and the adult is there, but it has not attacked yet.
    assert t.game.noise == []
    assert [f.kind for f in t.game.figures] == ["adult"]
    assert not t.told("attack")
    t.answer("captain", "objective:0").answer("scout", "objective:0")
    assert len(t.told("attack")) == 1
    assert t.crew("captain").light == 1


@rule("NEM-KEY-03")
def test_a_blank_token_lets_nobody_choose() -> None:
    t = table("captain", "scout").bag("blank_1")
    meet(t, "captain")
    assert t.asked("captain") == "halted"
    assert not t.game.first_encounter


@rule("NEM-KEY-04")
def test_nobody_sees_what_the_others_kept_or_removed() -> None:
    t = table("captain", "scout").any_hand("captain", 5).bag("larva_1")
    dealt = list(t.crew("captain").dealt)
    meet(t, "captain").answer("captain", "objective:1")
    # Not even that the captain has chosen is told before all have.
    assert not t.told("objective_chosen")
    t.answer("scout", "objective:0")
    assert [e["objective"] for e in t.told("objective_kept", "captain")] == [dealt[1]]
    assert [e["seat"] for e in t.told("objective_kept", "scout")] == [t.seat("scout")]
    assert [e["seat"] for e in t.told("objective_chosen")] == [0, 1]
    other = t.view("scout")
    assert not any(objective in str(other) or objective in str(t.match.history(1)) for objective in dealt)
    assert "kept" not in other["crew"][0]


@rule("NEM-KEY-13")
def test_the_choice_is_made_once_and_leaves_one_objective() -> None:
    t = table("captain", "scout").any_hand("captain", 5).bag("larva_1")
    kept = t.crew("captain").dealt[1]
    assert len(t.crew("captain").objectives) == 2
    meet(t, "captain").answer("captain", "objective:1")
    assert t.refused("captain", "objective:0")
    t.answer("scout", "objective:0")
    assert t.crew("captain").objectives == [kept]
    # The end of the game asks for nothing more.
    t.crew("scout").status, t.crew("scout").slot = "escaped", ""
    t.end()
    assert t.match.over
    assert t.crew("captain").objectives == [kept]


# -- the first death


@rule("NEM-KEY-05")
def test_the_first_death_unlocks_all_pods_on_board() -> None:
    t = table("captain", "scout", "pilot")
    t.pods[2].launched = True
    assert [p.locked for p in t.pods] == [True, True, True]
    t.flow(die(t.game, t.crew("scout"), "wounds"))
    assert [p.locked for p in t.pods] == [False, False, True]


@rule("NEM-KEY-06", "NEM-KEY-07")
def test_later_deaths_leave_pods_as_they_were_locked_again_by_hand() -> None:
    t = table("captain", "scout", "pilot").at("captain", "hatch").any_hand("captain", 5)
    t.flow(die(t.game, t.crew("scout"), "wounds")).turn("captain")
    t.do("captain", "room:hatch:turn_pod", "pod:2")
    assert [p.locked for p in t.pods] == [False, True, False]
    t.flow(die(t.game, t.crew("pilot"), "wounds"))
    assert [p.locked for p in t.pods] == [False, True, False]
    t.turn("captain").do("captain", "room:hatch:turn_pod", "pod:2")
    assert [p.locked for p in t.pods] == [False, False, False]


@rule("NEM-KEY-14")
def test_the_first_encounter_and_the_first_death_may_come_in_the_first_round_and_the_other_moments_never() -> None:
    t = table("captain", "scout").any_hand("captain", 5).bag("larva_1")
    meet(t, "captain").answer("captain", "objective:0").answer("scout", "objective:0")
    t.flow(die_together(t.game, list(t.game.crew), "wounds"))
    assert t.match.over
    assert (t.game.first_encounter, t.game.first_death) == (True, True)
    assert t.game.round == 1
    assert not t.told("hibernation_open")
    assert not t.told("self_destruct_critical")


# -- hibernation


@rule("NEM-KEY-09")
def test_the_time_track_is_green_then_white_then_blue_then_red() -> None:
    track = table("captain", "scout").game.map.time
    assert track[15] == "green"
    assert [track[n] for n in range(14, 8, -1)] == ["white"] * 6
    assert [track[n] for n in range(8, 0, -1)] == ["blue"] * 8
    assert track[0] == "red"
    assert len(track) == 16


@rule("NEM-KEY-08", "NEM-KEY-10")
def test_the_chambers_open_on_the_first_blue_space_and_stay_open() -> None:
    t = table("captain", "scout").at("captain", "hibernatorium").any_hand("captain", 3)
    for time in range(14, 0, -1):
        t.run("advance_time").turn("captain")
        assert t.game.time == time
        is_open = time <= 8
        assert t.can("captain", "room:hibernatorium:hibernate") == is_open
        if not is_open:
            assert t.why_not("captain", "room:hibernatorium:hibernate") == "chambers_closed"
        assert len(t.told("hibernation_open")) == (1 if is_open else 0)
    # A running self-destruct sequence closes no chamber.
    t.at("scout", "generator").any_hand("scout", 3).turn("scout").do("scout", "room:generator:start")
    assert t.any_hand("captain", 3).turn("captain").can("captain", "room:hibernatorium:hibernate")


@rule("NEM-KEY-15")
def test_the_example_of_the_time_track() -> None:
    t = table("captain", "scout").bag("blank_1")
    assert (t.game.round, t.game.time) == (1, 15)
    while t.game.round < 7:
        quiet_round(t)
    assert t.game.time == 9
    quiet_round(t)
    assert (t.game.round, t.game.time) == (8, 8)
    assert t.can(t.names[t.match.pending[0].seat], "room:hibernatorium:hibernate")
    while t.game.round < 15:
        quiet_round(t)
    assert t.game.time == 1
    quiet_round(t)
    assert t.match.over
    assert (t.game.round, t.game.end_reason) == (15, "jump")


# -- self-destruct


@rule("NEM-KEY-11")
def test_the_first_yellow_space_unlocks_the_pods_and_can_not_be_stopped() -> None:
    t = table("captain", "scout").at("captain", "generator").any_hand("captain", 5)
    t.self_destruct = 5
    t.run("advance_time").turn("captain")
    assert all(p.locked for p in t.pods)
    assert t.can("captain", "room:generator:stop")
    t.run("advance_time").turn("captain")
    assert not any(p.locked for p in t.pods)
    assert not t.can("captain", "room:generator:stop")
    assert t.why_not("captain", "room:generator:stop") == "sequence_critical"


@rule("NEM-KEY-12")
def test_pods_locked_again_stay_locked_on_later_yellow_spaces() -> None:
    t = table("captain", "scout").at("captain", "hatch").any_hand("captain", 5)
    t.self_destruct = 4
    t.run("advance_time").turn("captain").do("captain", "room:hatch:turn_pod", "pod:1")
    assert [p.locked for p in t.pods] == [True, False]
    t.run("advance_time", "advance_time")
    assert t.self_destruct == 1
    assert [p.locked for p in t.pods] == [True, False]
    assert len(t.told("self_destruct_critical")) == 1


@rule("NEM-KEY-16")
def test_the_example_of_the_self_destruct_track() -> None:
    t = table("captain", "scout").at("captain", "generator", "slot_003").bag("blank_1")
    while t.game.round < 4:
        quiet_round(t)
    while t.match.pending[0].seat != t.seat("captain"):
        t.do("scout", "pass")
    t.do("captain", "room:generator:start")
    assert t.self_destruct == 6
    seen = []
    while not t.match.over:
        seen.append((t.game.round, t.self_destruct, any(p.locked for p in t.pods)))
        quiet_round(t)
    assert seen == [(4, 6, True), (5, 5, True), (6, 4, True), (7, 3, False), (8, 2, False), (9, 1, False)]
    assert (t.game.round, t.game.end_reason) == (9, "self_destruct")
