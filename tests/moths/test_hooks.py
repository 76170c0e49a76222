"""What the shared rules ask a species, one question after the other, and that they listen to the answer."""

from __future__ import annotations

import pytest

from airlock.kernel.fate import Fate
from airlock.kernel.options import Flow
from airlock.survival.attacks import attack, target_in
from airlock.survival.contamination import contaminate
from airlock.survival.crew import DEAD, Figure, corpse_of
from airlock.survival.encounter import encounter
from airlock.survival.exploration import get_slime
from airlock.survival.figures import add_token, move_figures, put_figure, return_token
from airlock.survival.injuries import injure, kill
from airlock.survival.looking import look_at_tile
from airlock.survival.noise import attempt, danger
from airlock.survival.secrets import determinize
from airlock.survival.victory import contamination_check
from airlock.titles.nemesis.conditions import CONDITIONS, weaknesses
from airlock.titles.nemesis.title import NEMESIS
from tests.moths.dust import Dust
from tests.moths.test_kit import AGAINST_MOTHS
from tests.table import Table

COCKPIT = "slot_001"
HOME = "slot_011"
DOOR = "cor_006_011"


def table(*crew: str, **options: str) -> Table:
    crew = crew or ("captain", "scout")
    return Table(*crew, title=AGAINST_MOTHS, species="moths", **options).turn(crew[0])


def dust(t: Table) -> Dust:
    return Dust.of(t.game)


def figure(t: Table, name: str) -> Figure:
    found = t.game.figure(name)
    assert found is not None
    return found


# -- what it brings


def test_its_tokens_rooms_and_decks_are_played_with() -> None:
    t = table("captain", "scout", "pilot")
    game = t.game
    assert sorted(game.species.type_of(token) for token in game.bag) == ["lamp_0", "lamp_1", "lamp_2", *["moth"] * 5]
    assert game.eggs == 3
    pool = game.tile_pools["room_2"]
    assert "loft" in pool
    assert "slime" not in pool
    assert sorted(game.attacks.cards()) == ["powder_1", "powder_2", "powder_3", "powder_4"]
    assert t.view("scout")["species"] == "moths"
    assert t.view("scout")["crew"][1]["dust"] == 0
    t.check()


def test_its_action_is_offered_explained_priced_and_performed() -> None:
    t = table().hand("captain", "rest", "search", contamination=1)
    assert t.why_not("captain", "shake") == "no_dust"
    dust(t).dust[0] = 2
    t.refresh()
    assert t.can("captain", "shake")
    assert AGAINST_MOTHS.cost is not None
    assert AGAINST_MOTHS.cost(t.game, 0, "act", "shake") == 0
    t.rig(scan=["contamination_clean"]).do("captain", "shake", "shake_off:contamination")
    assert dust(t).dust == [1, 0]
    assert dust(t).clean == 1
    assert t.game.actions_left == 1
    t.check()


def test_its_step_ends_the_event_phase() -> None:
    t = table()
    assert t.game.mode.event_phase(t.game)[-2:] == ["develop_bag", "settle"]
    dust(t).hidden = [1]
    assert dust(t.run("settle")).hidden == []


def test_its_room_asks_whoever_enters() -> None:
    t = table().room("loft", "slot_006")
    dust(t).dust[0] = 3
    t.do("captain", "move:slot_006")
    assert t.asked("captain") == "brush"
    t.answer("captain", "calm")
    assert dust(t).dust[0] == 0
    assert dust(t).dreamt[0]


def test_its_exploration_token_places_a_figure_and_makes_no_noise() -> None:
    t = table().rig(explore={"slot_006": "cocoon_1"}, room={"slot_006": "canteen"})
    t.do("captain", "move:slot_006")
    assert [f.kind for f in t.game.figures_in("slot_006")] == ["cocoon"]
    assert t.told("noise_rolled") == []
    assert not t.game.first_encounter
    assert t.game.in_combat(t.crew("captain"))


def test_a_token_may_lie_in_an_explored_room() -> None:
    t = table().room("storage", "slot_002").at("captain", "storage")
    t.rig(explore={COCKPIT: "malfunction_1"})
    assert COCKPIT in t.view("captain")["tokens_on"]
    t.turn("captain").do("captain", "move:slot_001")
    assert COCKPIT in t.game.malfunction
    assert COCKPIT not in t.game.tokens
    assert [e["effect"] for e in t.told("exploration_token")] == ["malfunction"]


def test_somebody_may_look_at_such_a_token_and_still_knows_it_later() -> None:
    t = table().rig(explore={COCKPIT: "fire_1"})
    look_at_tile(t.game, t.crew("captain"), COCKPIT, token=True)
    assert t.view("captain")["notes"]["tokens"] == {COCKPIT: "fire_1"}
    assert t.view("scout")["notes"]["tokens"] == {}
    assert t.told("saw_tile", to="captain") == []


def test_what_nobody_has_decided_stays_undecided_in_the_minds_of_others() -> None:
    world = table().game.copy()
    before = sorted(world.token_pool)
    determinize(world, 1, Fate("minds"))
    assert world.tokens == {COCKPIT: ""}
    assert sorted(world.token_pool) == before


def test_monitoring_shows_such_a_token() -> None:
    t = table().room("monitoring").at("captain", "monitoring").any_hand("captain", 4).turn("captain")
    t.do("captain", "room:monitoring:check_room")
    assert t.can("captain", f"slot:{COCKPIT}")


# -- encounters, movement, doors


def test_the_first_figure_of_a_type_may_be_no_first_encounter() -> None:
    t = table()
    t.flow(put_figure(t.game, "cocoon", "slot_003"))
    assert t.asked() == "halted"
    t.flow(put_figure(t.game, "moth", "slot_003"))
    assert t.asked() == "choose_objective"


def test_the_species_is_told_of_a_figure_before_anybody_is_asked() -> None:
    t = table()
    dust(t).hidden = [1]
    t.flow(put_figure(t.game, "swarm", "slot_003"))
    assert t.asked() == "choose_objective"
    assert dust(t).hidden == []


def test_a_token_goes_into_the_bag_as_the_species_says() -> None:
    t = table()
    before = len(t.game.bag)
    return_token(t.game, figure(t, t.intruder("swarm", "slot_003")))
    assert t.game.species.type_of(t.game.bag[-1]) == "moth"
    assert len(t.game.bag) == before + 1


def test_what_cannot_move_is_neither_near_nor_driven_away() -> None:
    t = table().room("canteen", "slot_006")
    cocoon = figure(t, t.intruder("cocoon", "canteen"))
    t.flow(danger(t.game, HOME))
    assert t.game.noise
    t.flow(move_figures(t.game, [(cocoon, DOOR)]))
    assert cocoon.slot == "slot_006"


def test_fire_control_and_extinguishers_are_not_for_what_cannot_move() -> None:
    t = table().room("fire_control").at("captain", "fire_control").any_hand("captain", 4)
    t.intruder("cocoon", "slot_003")
    assert not t.turn("captain").can("captain", "room:fire_control:flood")
    t.intruder("moth", "slot_003")
    assert t.turn("captain").can("captain", "room:fire_control:flood")


def test_nothing_is_wasted_on_what_cannot_move() -> None:
    t = table().room("canteen", "slot_006").item("captain", "decoy").item("captain", "fire_extinguisher")
    cocoon = figure(t, t.intruder("cocoon", HOME))
    t.any_hand("captain", 3).turn("captain")
    assert t.why_not("captain", "item:fire_extinguisher:repel") == "no_target"
    assert t.why_not("captain", "item:decoy:lure") == "would_change_nothing"
    cocoon.kind = "moth"
    t.refresh()
    assert t.can("captain", "item:fire_extinguisher:repel")
    assert t.can("captain", "item:decoy:lure")


@pytest.mark.parametrize(("kind", "door"), [("moth", "closed"), ("swarm", "destroyed")])
def test_closed_doors_stop_nobody_here(kind: str, door: str) -> None:
    t = table().room("canteen", "slot_006").door(DOOR)
    f = figure(t, t.intruder(kind, "canteen"))
    t.flow(move_figures(t.game, [(f, DOOR)]))
    assert f.slot == HOME
    assert t.game.doors[DOOR] == door
    assert t.told("intruder_stopped") == []


def test_whoever_is_hidden_makes_no_noise_on_entering() -> None:
    t = table().room("canteen", "slot_006")
    dust(t).hidden = [0]
    t.do("captain", "move:slot_006")
    assert t.told("noise_rolled") == []


@pytest.mark.parametrize(("level", "stays"), [(0, True), (3, False)])
def test_an_attempt_fails_if_the_roll_drove_somebody_out(level: int, stays: bool) -> None:
    t = table().room("canteen", "slot_006").at("scout", "cockpit").bag("lamp_0").noise(DOOR).rig(noise=["2"])
    dust(t).dust[0] = level
    managed: list[bool] = []

    def tries() -> Flow[None]:
        managed.append((yield from attempt(t.game, t.crew("captain"))))

    t.flow(tries())
    assert managed == [stays]
    assert (t.crew("captain").slot == HOME) == stays
    assert t.game.arrivals == []


# -- attacks and injuries


def test_it_passes_over_those_whom_it_spares() -> None:
    t = table().any_hand("captain", 1).any_hand("scout", 3)
    moth = figure(t, t.intruder("moth", HOME))
    assert target_in(t.game, HOME, moth) is t.crew("captain")
    dust(t).hidden = [0]
    assert target_in(t.game, HOME, moth) is t.crew("scout")
    t.flow(attack(t.game, moth, t.crew("captain"), surprise=True))
    assert t.told("attack") == []
    assert dust(t).dust == [0, 0]


def test_what_does_not_attack_lets_everybody_leave() -> None:
    t = table().room("canteen", "slot_006")
    t.intruder("cocoon", HOME)
    t.rig(noise=["silence"]).do("captain", "move:slot_006")
    assert t.told("attack") == []
    assert t.crew("captain").slot == "slot_006"


def test_a_shield_takes_one_attack_before_anybody_is_asked() -> None:
    t = table().rig(attack=["powder_1", "powder_2"])
    moth = figure(t, t.intruder("moth", HOME))
    dust(t).shielded = [0]
    t.flow(attack(t.game, moth, t.crew("captain")))
    assert dust(t).dust[0] == 0
    t.flow(attack(t.game, moth, t.crew("captain")))
    assert dust(t).dust[0] == 1


def test_a_face_may_miss_whatever_the_weapon_says() -> None:
    t = table("mechanic", "scout").any_hand("mechanic", 4)
    moth = t.intruder("moth", HOME)
    weapon = t.crew("mechanic").hands[0].kind
    t.turn("mechanic").rig(combat=["creeper"]).do("mechanic", f"shoot:{weapon}:{moth}")
    assert len(t.told("missed")) == 1
    t.rig(combat=["creeper"]).do("mechanic", f"melee:{moth}")
    assert len(t.told("missed")) == 2
    assert t.crew("mechanic").serious == 1


def test_a_target_may_allow_another_roll() -> None:
    t = table().any_hand("captain", 4)
    cocoon = t.intruder("cocoon", HOME)
    t.turn("captain").rig(combat=["blank", "hit"], attack=["powder_1"]).do("captain", f"melee:{cocoon}", "reroll")
    assert t.game.figure(cocoon) is None


def test_a_shot_at_it_may_allow_another_roll_as_well() -> None:
    t = table().any_hand("captain", 4)
    cocoon = t.intruder("cocoon", HOME)
    weapon = t.crew("captain").hands[0].kind
    t.turn("captain").rig(combat=["blank", "hit"], attack=["powder_1"])
    t.do("captain", f"shoot:{weapon}:{cocoon}", "reroll")
    assert t.game.figure(cocoon) is None


def test_what_keeps_no_injuries_is_checked_hit_by_hit() -> None:
    t = table().rig(attack=["powder_2", "powder_1"])
    cocoon = figure(t, t.intruder("cocoon", HOME))
    t.flow(injure(t.game, cocoon, 9))
    assert (cocoon.injuries, t.told("intruder_injured")) == (0, [])
    t.flow(injure(t.game, cocoon, 1))
    assert t.game.figures == []


def test_fire_and_markers_are_up_to_the_species() -> None:
    t = table().fire("slot_003").rig(attack=["powder_2", "powder_4"])
    swarm, moth, cocoon = (t.intruder(kind, "slot_003") for kind in ("swarm", "moth", "cocoon"))
    t.run("fire_damage")
    assert figure(t, swarm).injuries == 0
    # The moth dies by its own number, 1, where others would meet an arrow.
    assert t.game.figure(moth) is None
    # The cocoon has no markers, and yet a card was drawn for it.
    assert t.game.figure(cocoon) is None
    assert [e["blood"] for e in t.told("injury_check")] == [1, 3]
    assert t.game.objects["slot_003"] == ["carcass"]
    t.check()


def test_killing_may_ask_and_place_a_figure() -> None:
    t = table()
    swarm = figure(t, t.intruder("swarm", HOME))
    t.flow(kill(t.game, swarm))
    assert t.asked("captain") == "scatter"
    t.answer("captain", "slot:slot_006")
    assert [f.kind for f in t.game.figures_in("slot_006")] == ["moth"]


def test_what_comes_out_of_the_vented_dies_too_and_some_survive() -> None:
    t = table().at("captain", "cockpit").at("scout", "cockpit")
    for kind in ("swarm", "cocoon"):
        t.intruder(kind, HOME)
    t.game.airlock = HOME
    t.run("end_player_phase")
    assert [f.kind for f in t.game.figures] == ["cocoon"]
    assert [e["figure"] for e in t.told("intruder_killed")] == ["swarm_1", "moth_3"]


def test_an_injury_with_an_arrow_drives_it_away() -> None:
    t = table().rig(attack=["powder_3"])
    moth = figure(t, t.intruder("moth", HOME))
    t.flow(injure(t.game, moth, 5))
    assert len(t.told("intruder_retreats")) == 1


# -- people


def test_an_empty_contamination_deck_is_refilled() -> None:
    t = table()
    t.game.contamination_left = 0
    t.flow(contaminate(t.game, t.crew("captain")))
    assert t.crew("captain").discard == []
    dust(t).clean = 2
    t.flow(contaminate(t.game, t.crew("captain")))
    assert t.crew("captain").discard == ["contamination"]
    assert t.game.contamination_left == 1


def test_there_may_be_no_slime() -> None:
    t = table()
    get_slime(t.game, t.crew("captain"))
    assert not t.crew("captain").slime


@pytest.mark.parametrize("room", ["canteen", "shower"])
def test_rooms_do_more_good_than_usual(room: str) -> None:
    t = table().room(room, "slot_006").at("captain", room).any_hand("captain", 4).turn("captain")
    way = {"canteen": "snack", "shower": "shower"}[room]
    t.do("captain", f"room:{room}:{way}", "calm", "no_scan")
    assert dust(t).shielded == [0]
    assert not t.hand("captain", "rest", "search").turn("captain").can("captain", f"room:{room}")


def test_rest_does_too_and_needs_no_contamination() -> None:
    t = table().hand("captain", "rest", "search").turn("captain")
    t.do("captain", "card:rest:scan", "calm", "no_scan")
    assert dust(t).shielded == [0]
    assert t.told("scanned") == []
    t.hand("captain", "rest", "search").turn("captain")
    assert t.why_not("captain", "card:rest:scan") == "no_contamination_in_hand"


def test_surgery_cures_its_ailment() -> None:
    t = table().room("surgery").at("captain", "surgery").any_hand("captain", 4)
    assert t.turn("captain").why_not("captain", "room:surgery:operate") == "nothing_to_cure"
    dust(t).dust[0] = 3
    t.turn("captain").do("captain", "room:surgery:operate")
    assert dust(t).dust[0] == 0


def test_an_infection_takes_a_card_out_of_the_game() -> None:
    t = table().hand("captain", "rest", "search", contamination=1)
    dust(t).shielded = [0]
    t.turn("captain").rig(scan=["contamination_infected"]).do("captain", "card:rest:scan", "forget:search")
    assert dust(t).forgotten[0] == ["search"]
    assert t.view("scout")["crew"][0]["forgotten"] == ["search"]
    t.check()


def test_a_turn_may_end_badly() -> None:
    t = table().any_hand("captain", 2)
    t.intruder("cocoon", HOME)
    t.turn("captain").do("captain", "pass")
    assert dust(t).dust[0] == 1


def test_others_in_the_room_may_cancel_what_the_species_does() -> None:
    t = table().hand("scout", "interruption", "search").bag("lamp_0").noise(*table().game.map.around[HOME])
    t.flow(encounter(t.game, t.crew("captain")))
    assert t.asked("scout") == "wake"
    t.answer("scout", "react:interruption")
    # The dreamer may cancel that in turn.
    assert t.asked("captain") == "wake"
    t.answer("captain", "let_be")
    assert dust(t).dreamt == [[], []]
    assert len(t.told("cancelled")) == 1
    t.hand("scout", "interruption", "search").flow(encounter(t.game, t.crew("captain")))
    t.answer("scout", "let_be")
    assert len(dust(t).dreamt[0]) == 1


def test_a_dream_is_its_owners_alone() -> None:
    t = table().bag("lamp_0").rig(dream=["nightmare"]).at("scout", "cockpit")
    t.flow(encounter(t.game, t.crew("captain")))
    assert t.view("captain")["dreams"]["mine"] == ["nightmare"]
    assert t.view("scout")["dreams"] == {"left": 5, "mine": []}
    assert t.view("scout")["crew"][0]["dreamt"] == 1


# -- analysis, death, the end


def test_the_species_says_what_counts_as_studied() -> None:
    t = table().weakness("light", "dust").weakness("smoke", "egg")
    me = t.crew("captain")
    assert weaknesses(t.game) == 1
    assert not CONDITIONS["weaknesses_at_least_2"](t.game, me)
    t.weakness("glass", "carcass")
    assert all(CONDITIONS[name](t.game, me) for name in ("weaknesses_at_least_2", "weakness_egg", "weakness_carcass"))


def test_a_character_may_serve_for_analysis() -> None:
    t = table().room("laboratory").at("captain", "laboratory").any_hand("captain", 4)
    assert t.turn("captain").why_not("captain", "room:laboratory:analyse") == "nothing_to_analyse"
    dust(t).dust[0] = 1
    t.turn("captain").do("captain", "room:laboratory:analyse")
    assert t.game.weaknesses["dust"] in ("light", "smoke", "glass")
    assert dust(t).shielded == [0, 1]


@pytest.mark.parametrize(("level", "back"), [(2, True), (3, False)])
def test_some_corpses_stay_dead(level: int, back: bool) -> None:
    t = table(mode="coop").room("emergency")
    me = t.crew("scout")
    dust(t).dust[1] = level
    me.status, me.slot = DEAD, ""
    t.object(corpse_of(1), "emergency").run("start_round")
    assert me.active == back
    assert dust(t).dust[1] == (0 if back else 3)


def test_a_token_that_left_the_game_is_missed_by_nobody() -> None:
    t = table().bag("lamp_1", "moth_token_0")
    me = t.crew("scout")
    me.status, me.slot = DEAD, ""
    t.rig(bag=["lamp_1", "moth_token_0"], noise=["silence"]).run("develop_bag")
    assert dust(t).tokens_gone == ["lamp_1"]
    assert "lamp_1" not in t.game.bag + t.game.supply
    assert t.match.breaches() == []
    dust(t).tokens_gone.clear()
    assert any("lamp_1" in breach for breach in t.match.breaches())


def test_its_part_is_held_to_its_law() -> None:
    t = table()
    dust(t).dust[0] = 9
    assert t.match.breaches() == ["parts: dust: dust [9, 0]"]


def test_the_final_check_is_its_own() -> None:
    t = table("captain", "scout", "pilot").asleep("captain", "scout")
    dust(t).dust[1] = 2
    t.flow(contamination_check(t.game, -1))
    assert t.survivors == ["captain"]


def test_the_bag_is_refilled_with_its_tokens() -> None:
    t = table().bag()
    t.game.species.refill_bag(t.game)
    assert [t.game.species.type_of(token) for token in t.game.bag] == ["moth"]
    assert not add_token(t.game, "adult")


def test_the_title_without_it_has_none_of_it() -> None:
    assert "shake" not in NEMESIS.content({}).actions
    assert "settle" not in NEMESIS.steps
