"""Playing on as an Intruder after the first death."""

from __future__ import annotations

import pytest

from airlock.survival.death import die, die_together
from airlock.survival.encounter import encounter
from airlock.survival.mode import EVENT_PHASE
from airlock.survival.rounds import everybody_passes
from airlock.survival.state import DESTROYED
from tests.rules import rule
from tests.table import Table, table

CREW = ("captain", "scout", "pilot")


def death(*dead: str, crew: tuple[str, ...] = CREW, mode: str = "intruder") -> Table:
    """These characters die at the same time."""
    t = table(*crew, mode=mode).met()
    return t.flow(die_together(t.game, [t.crew(who) for who in dead], "wounds"))


def playing(*cards: str, crew: tuple[str, ...] = CREW) -> Table:
    """The scout has died and taken over; it is the intruder player's turn with these cards."""
    t = death("scout", crew=crew).answer("scout", "take_over")
    t.intruders.ready = True
    for card in cards:
        t.intruders.deck.middle.remove(card)
        t.intruders.hand.append(card)
    t.crew("scout").passed = False
    t.game.turn = t.seat("scout")
    return t.run()


def acting(t: Table, *answers: str) -> Table:
    """The intruder player answers these in a turn."""
    t.run("intruder_turn", arg=t.seat("scout"))
    for key in answers:
        t.answer("scout", key)
    return t


def injuries(t: Table, name: str) -> int:
    figure = t.game.figure(name)
    assert figure is not None
    return figure.injuries


# -- taking over


@rule("NEM-INTRUDERPLAYER-01")
def test_nobody_plays_the_intruders_unless_that_was_agreed() -> None:
    assert death("scout", mode="semi").asked() == "halted"
    assert death("scout").asked("scout") == "play_intruders"


@rule("NEM-INTRUDERPLAYER-02", "NEM-DEATH-07")
def test_the_first_dead_player_takes_over_and_nobody_after_that() -> None:
    t = death("scout").answer("scout", "take_over")
    assert t.intruders.seat == t.seat("scout")
    assert t.view("captain")["intruder_player"]["seat"] == t.seat("scout")
    t.flow(die(t.game, t.crew("pilot"), "wounds"))
    assert t.asked() == "halted"
    assert t.intruders.seat == t.seat("scout")


@rule("NEM-INTRUDERPLAYER-02")
def test_whoever_declines_leaves_the_intruders_to_nobody() -> None:
    t = death("scout").answer("scout", "stay_dead")
    t.flow(die(t.game, t.crew("pilot"), "wounds"))
    assert t.asked() == "halted"
    assert t.intruders.seat == -1
    assert t.game.mode.event_phase(t.game) == EVENT_PHASE
    t.check()


@rule("NEM-INTRUDERPLAYER-03")
def test_of_two_who_die_at_once_the_lower_number_is_asked() -> None:
    t = table(*CREW, mode="intruder").met()
    t.crew("scout").number, t.crew("pilot").number = 3, 2
    t.flow(die_together(t.game, [t.crew("scout"), t.crew("pilot")], "wounds"))
    assert [q.seat for q in t.match.pending] == [t.seat("pilot")]
    t.answer("pilot", "stay_dead")
    assert t.asked() == "halted"


@rule("NEM-INTRUDERPLAYER-03", "NEM-DEF-20")
@pytest.mark.parametrize("thrown", ["grenade", "molotov_cocktail"])
def test_of_two_whom_a_throw_kills_the_lower_number_is_asked_though_it_comes_second(thrown: str) -> None:
    t = table("captain", "scout", "pilot", "soldier", mode="intruder").met().room("canteen", "slot_006")
    t.wounded("scout", serious=["leg", "body"], dressed=["hand"]).wounded("pilot", dressed=["leg", "body", "hand"])
    for who in ("scout", "pilot", "soldier"):
        t.at(who, "canteen")
    t.crew("scout").number, t.crew("pilot").number = 3, 2
    t.object("egg", "canteen").any_hand("captain", 3).item("captain", thrown).turn("captain")
    t.rig(wound=["arm"], noise=["silence"]).do("captain", f"item:{thrown}:throw")
    # Both are dead by then, nobody is wounded yet, and nobody else is asked.
    assert [(q.seat, q.prompt) for q in t.match.pending] == [(t.seat("pilot"), "play_intruders")]
    assert [t.crew(who).status for who in ("scout", "pilot", "soldier")] == ["dead", "dead", "active"]
    assert t.crew("soldier").serious == 0
    t.answer("pilot", "take_over")
    assert t.intruders.seat == t.seat("pilot")
    assert t.crew("soldier").wounds == ["arm"]
    assert [e["cause"] for e in t.told("died")] == ["explosion", "explosion"]
    t.check()


@rule("NEM-INTRUDERPLAYER-04")
def test_the_dead_character_leaves_only_corpse_and_objects_and_ten_cards_are_shuffled() -> None:
    t = table(*CREW, mode="intruder").met().empty_hands("scout").carry("scout", "egg").item("scout", "medkit")
    t.game.eggs -= 1
    t.crew("scout").larva = t.crew("scout").slime = True
    t.flow(die(t.game, t.crew("scout"), "wounds")).answer("scout", "take_over")
    scout = t.crew("scout")
    assert (scout.hand, scout.hands, scout.inventory, scout.quests) == ([], [], [], [])
    assert (scout.larva, scout.slime) == (False, False)
    assert sorted(o for o in t.game.objects_in("slot_011") if o != "corpse_blue") == ["corpse_1", "egg"]
    assert sorted(t.intruders.deck.middle) == sorted(t.game.content.intruder_cards)
    assert len(t.intruders.deck) == 10
    assert t.intruders.hand == []
    t.check()


def test_the_last_one_to_die_is_not_asked() -> None:
    t = death("captain", "scout", crew=("captain", "scout"))
    assert t.match.over
    assert t.intruders.seat == -1


# -- the round


@rule("NEM-INTRUDERPLAYER-05", "NEM-INTRUDERPLAYER-13", "NEM-INTRUDERPLAYER-16")
def test_the_round_of_the_death_ends_as_usual_and_the_next_one_is_shorter() -> None:
    t = table(*CREW, mode="intruder").met().at("pilot", "cockpit").wounded("captain", serious=["leg", "arm", "hand"])
    t.fire("hibernatorium").any_hand("captain", 5).any_hand("pilot", 5).any_hand("scout", 5).bag("blank_1")
    # The captain burns to death in their own turn; the others pass.
    t.do("captain", "pass").answer("captain", "take_over")
    t.rig(event=["nest"], intruder_card=["xcard_01", "xcard_02", "xcard_03"])
    t.do("scout", "pass")
    assert t.view("pilot")["intruder_player"]["ready"] is False
    assert not t.told("intruder_turn")
    t.do("pilot", "pass")
    names = [e["event"] for e in t.match.history(-1)]
    assert names.count("event_card") == names.count("bag_step") == 1
    assert t.game.round == 2
    assert t.view("pilot")["intruder_player"]["ready"] is True
    assert len(t.intruders.hand) == 3
    # The token has gone to the scout; the captain's seat comes after the pilot.
    t.do("scout", "pass").do("pilot", "pass")
    assert t.asked("captain") == "intruder_turn"
    t.answer("captain", "pass").answer("captain", "keep_hand")
    names = [e["event"] for e in t.match.history(-1)]
    assert names.count("time_advanced") == names.count("fire_step") == 2
    assert names.count("event_card") == names.count("bag_step") == 1
    assert t.game.round == 3
    t.check()


@rule("NEM-INTRUDERPLAYER-14")
def test_nobody_attacks_by_itself_any_more_but_surprises_and_escapes_stay() -> None:
    t = playing()
    assert t.game.mode.event_phase(t.game) == ["advance_time", "fire_damage"]
    adult = t.intruder("adult", "hibernatorium")
    t.any_hand("captain", 5).any_hand("pilot", 5).turn("captain").rig(attack=["scratch_1"], noise=["silence"])
    t.rig(room={"slot_006": "cabins"}, explore={"slot_006": "malfunction_1"})
    t.do("captain", "move:slot_006")
    # One card for the escape, by the rules for everybody.
    assert [(e["figure"], e["seat"]) for e in t.told("attack")] == [(adult, t.seat("captain"))]
    assert t.game.attack_discard == ["scratch_1"]
    # And one for a surprise.
    u = playing().hand("captain").bag("adult_10").rig(attack=["scratch_2"])
    u.flow(encounter(u.game, u.crew("captain")))
    assert [e["surprise"] for e in u.told("attack")] == [True]
    assert u.game.attack_discard == ["scratch_2"]


@rule("NEM-INTRUDERPLAYER-06")
def test_the_intruder_player_draws_three_up_to_four_and_reshuffles() -> None:
    t = death("scout").answer("scout", "take_over").rig(intruder_card=["xcard_01", "xcard_04", "xcard_08"])
    t.run("start_round", "draw_step")
    assert t.intruders.hand == ["xcard_01", "xcard_04", "xcard_08"]
    t.rig(intruder_card=["xcard_09"]).run("start_round", "draw_step")
    assert t.intruders.hand == ["xcard_01", "xcard_04", "xcard_08", "xcard_09"]
    t.run("start_round", "draw_step")
    assert len(t.intruders.hand) == 4
    # One card left in the deck, the others on the discard pile.
    t.intruders.discard = [c for c in t.intruders.deck.middle if c != "xcard_05"] + t.intruders.hand[1:]
    t.intruders.deck.middle = ["xcard_05"]
    t.intruders.hand = ["xcard_01"]
    t.rig(intruder_card=["xcard_05", "xcard_09", "xcard_04"]).run("start_round", "draw_step")
    assert sorted(t.intruders.hand) == ["xcard_01", "xcard_04", "xcard_05", "xcard_09"]
    assert t.intruders.discard == []
    t.check()


@rule("NEM-INTRUDERPLAYER-07")
def test_the_first_player_token_skips_the_intruder_player() -> None:
    t = playing()
    t.game.round, t.game.first_player = 5, t.seat("captain")
    t.run("first_player_step")
    assert t.game.first_player == t.seat("pilot")


@rule("NEM-INTRUDERPLAYER-08")
def test_the_intruder_player_takes_one_action_a_turn_in_the_own_seat() -> None:
    t = playing("xcard_10", "xcard_04", "xcard_08").any_hand("captain", 5).any_hand("pilot", 5)
    t.intruder("adult", "engine_1", injuries=3)
    t.game.turn = -1
    for who in CREW:
        t.crew(who).passed = False
    t.run("player_turns")
    assert t.asked("captain") == "act"
    t.answer("captain", "pass").answer("captain", "done")
    assert t.asked("scout") == "intruder_turn"
    assert t.refused("pilot", "pass")
    t.answer("scout", "play:xcard_10:effect")
    # One card, and the turn is over; it comes round again because the scout has not passed.
    assert t.asked("pilot") == "act"
    t.answer("pilot", "pass").answer("pilot", "done")
    assert t.asked("scout") == "intruder_turn"
    t.answer("scout", "pass").answer("scout", "keep_hand")
    assert t.asked() == "halted"
    assert t.intruders.discard == ["xcard_10"]
    t.check()


@rule("NEM-INTRUDERPLAYER-09")
def test_on_passing_the_hand_is_kept_or_cut_down_to_one_card() -> None:
    t = acting(playing("xcard_01", "xcard_04", "xcard_08"), "pass")
    assert t.options("scout") == ["keep_hand", "keep_only:xcard_01", "keep_only:xcard_04", "keep_only:xcard_08"]
    t.answer("scout", "keep_only:xcard_04")
    assert t.intruders.hand == ["xcard_04"]
    assert t.view("captain")["intruder_player"]["discard"] == ["xcard_01", "xcard_08"]
    u = acting(playing("xcard_01", "xcard_04"), "pass", "keep_hand")
    assert u.intruders.hand == ["xcard_01", "xcard_04"]
    assert u.intruders.discard == []
    # With one card there is nothing to ask.
    v = acting(playing("xcard_01"), "pass")
    assert v.asked() == "halted"
    assert v.intruders.hand == ["xcard_01"]
    v.check()


def test_an_effect_that_makes_everybody_pass_reaches_the_intruder_player() -> None:
    t = playing("xcard_01", "xcard_02").hand("captain").hand("pilot")
    t.flow(everybody_passes(t.game)).answer("scout", "keep_only:xcard_02")
    assert t.crew("scout").passed
    assert t.intruders.hand == ["xcard_02"]
    # Whoever has passed is not asked again.
    assert t.flow(everybody_passes(t.game)).asked() == "halted"


# -- the cards: moving


@rule("NEM-INTRUDERPLAYER-10")
def test_a_card_moves_any_intruder_through_the_corridor_of_its_number() -> None:
    t = playing("xcard_02").hand("captain")
    fighting, other = t.intruder("adult", "hibernatorium"), t.intruder("larva", "slot_003")
    acting(t, "play:xcard_02:move")
    assert t.options("scout") == [f"move:{fighting}:2", f"move:{other}:2"]
    t.answer("scout", f"move:{fighting}:2")
    assert t.game.figures[0].slot == "slot_006"
    assert t.intruders.discard == ["xcard_02"]
    # Coming to somebody isn't an encounter.
    u = playing("xcard_02").hand("captain")
    adult = u.intruder("adult", "slot_006")
    acting(u, "play:xcard_02:move")
    assert u.game.in_combat(u.crew("captain"))
    assert not u.told("encounter")
    assert not u.told("attack")
    assert [e["figure"] for e in u.told("intruder_moved")] == [adult]


@rule("NEM-INTRUDERPLAYER-10")
def test_doors_and_technical_corridors_stop_and_hide_as_ever() -> None:
    t = playing("xcard_02", "xcard_03").door("cor_006_011").bag("blank_1")
    t.intruder("adult", "slot_006")
    acting(t, "play:xcard_02:move")
    assert t.game.doors == {"cor_006_011": DESTROYED}
    assert t.game.figures[0].slot == "slot_006"
    u = playing("xcard_03").bag("blank_1")
    u.intruder("adult", "slot_014")
    acting(u.rig(supply=["adult_2"]), "play:xcard_03:move")
    assert u.game.figures == []
    assert u.game.bag == ["blank_1", "adult_2"]
    u.check()


def test_a_card_without_a_number_lets_the_player_choose() -> None:
    t = playing("xcard_04")
    adult = t.intruder("adult", "hibernatorium")
    acting(t, "play:xcard_04:move")
    assert t.options("scout") == [f"move:{adult}:{n}" for n in (1, 2, 3, 4)]
    t.answer("scout", f"move:{adult}:4")
    assert t.game.figures[0].slot == "slot_014"


def test_a_move_needs_an_intruder_that_can_make_it() -> None:
    t = playing("xcard_02")
    acting(t)
    assert t.options("scout") == ["play:xcard_02:effect", "pass"]
    assert t.why_not("scout", "play:xcard_02:move") == "no_intruder_to_move"
    assert t.why_not("scout", "play:xcard_02:attack") == "no_intruder_to_attack_with"
    # One that can't break the door would change nothing.
    t.weakness("way_of_moving").door("cor_006_011")
    t.intruder("adult", "slot_006")
    assert t.why_not("scout", "play:xcard_02:move") == "no_intruder_to_move"
    t.intruder("breeder", "slot_006")
    assert t.can("scout", "play:xcard_02:move")


# -- the cards: attacking


@rule("NEM-INTRUDERPLAYER-11")
def test_an_attack_hits_whom_the_player_likes_with_the_best_of_several_cards() -> None:
    t = playing("xcard_04").any_hand("captain", 0).any_hand("pilot", 5)
    adult = t.intruder("adult", "hibernatorium")
    t.intruder("adult", "engine_1")
    t.rig(attack=["slime_1", "tail_attack_1", "bite_1"])
    acting(t, "play:xcard_04:attack")
    # Not the fewest cards: the player says who.
    assert t.options("scout") == [f"attack:{adult}:{t.seat(who)}" for who in ("captain", "pilot")]
    t.answer("scout", f"attack:{adult}:{t.seat('pilot')}")
    assert t.options("scout") == ["resolve:bite_1", "resolve:slime_1", "resolve:tail_attack_1"]
    t.answer("scout", "resolve:bite_1").answer("scout", "bury:tail_attack_1")
    assert len(t.crew("pilot").wounds) == 1
    assert t.game.attack_discard == ["bite_1"]
    assert t.game.attacks.bottom == ["tail_attack_1", "slime_1"]
    assert t.intruders.looking == []
    # Only the intruder player knows what lies under the deck, and that is public.
    assert t.view("scout")["notes"]["decks"]["attacks"]["bottom"] == ["tail_attack_1", "slime_1"]
    assert t.view("captain")["notes"]["decks"]["attacks"]["bottom"] == ["", ""]
    assert t.view("captain")["looked"]["decks"]["attacks"]["bottom"] == [[1], [1]]
    for who in ("captain", "pilot"):
        assert "tail_attack_1" not in str(t.match.history(t.seat(who)))
        assert "slime_1" not in str(t.match.history(t.seat(who)))
    t.check()


@rule("NEM-INTRUDERPLAYER-11")
def test_a_chosen_card_without_the_symbol_misses() -> None:
    t = playing("xcard_01")
    t.at("pilot", "cockpit").intruder("creeper", "hibernatorium")
    t.rig(attack=["frenzy_1", "tail_attack_1"])
    acting(t, "play:xcard_01:attack", "resolve:frenzy_1")
    assert (t.crew("captain").light, t.crew("captain").serious) == (0, 0)
    assert t.game.attack_discard == ["frenzy_1"]
    assert t.game.attacks.bottom == ["tail_attack_1"]


@rule("NEM-INTRUDERPLAYER-11")
def test_a_larva_infests_without_cards() -> None:
    t = playing("xcard_04")
    larva = t.intruder("larva", "hibernatorium")
    deck = len(t.game.attacks)
    acting(t, "play:xcard_04:attack", f"attack:{larva}:{t.seat('pilot')}")
    assert t.crew("pilot").larva
    assert len(t.crew("pilot").discard) == 1
    assert t.game.figures == []
    assert len(t.game.attacks) == deck


def test_one_attack_card_leaves_no_choice() -> None:
    t = playing("xcard_08").at("pilot", "cockpit")
    t.intruder("adult", "hibernatorium")
    acting(t.rig(attack=["scratch_1"]), "play:xcard_08:attack")
    assert t.asked() == "halted"
    assert t.crew("captain").light == 1
    t.check()


def test_attack_cards_are_reshuffled_when_they_run_out() -> None:
    t = playing("xcard_01").at("pilot", "cockpit")
    t.intruder("adult", "hibernatorium")
    t.game.attack_discard = [c for c in t.game.attacks.middle if c != "slime_1"]
    t.game.attacks.middle = ["slime_1"]
    acting(t.rig(attack=["slime_1", "scratch_1"]), "play:xcard_01:attack", "resolve:scratch_1")
    assert t.game.attacks.bottom == ["slime_1"]
    assert len(t.game.attacks) == 19
    t.check()


def test_nobody_on_a_pod_can_be_attacked() -> None:
    t = playing("xcard_01").room("evacuation_a", "slot_003").aboard("pilot", 1)
    t.at("captain", "cockpit").intruder("adult", "hibernatorium")
    acting(t)
    assert t.why_not("scout", "play:xcard_01:attack") == "no_intruder_to_attack_with"


# -- the cards: effects


@rule("NEM-INTRUDERPLAYER-12")
def test_pursuit_makes_one_character_roll_for_noise() -> None:
    t = playing("xcard_01", crew=("captain", "scout", "pilot", "mechanic")).at("pilot", "cockpit")
    t.room("evacuation_a", "slot_003").aboard("mechanic", 1)
    acting(t, "play:xcard_01:effect")
    assert t.options("scout") == [f"pursue:{t.seat(who)}" for who in ("captain", "pilot")]
    t.rig(noise=[3]).answer("scout", f"pursue:{t.seat('pilot')}")
    assert t.game.noise == ["cor_001_002"]
    assert [e["seat"] for e in t.told("noise_rolled")] == [t.seat("pilot")]


def test_pursuit_leaves_fighters_alone() -> None:
    t = playing("xcard_01")
    t.intruder("larva", "hibernatorium")
    acting(t)
    assert t.why_not("scout", "play:xcard_01:effect") == "nobody_to_pursue"


@rule("NEM-INTRUDERPLAYER-12")
def test_coordinated_hunt_leads_all_adults_to_the_crew() -> None:
    t = playing("xcard_05").at("pilot", "cockpit")
    acting(t)
    assert t.why_not("scout", "play:xcard_05:effect") == "no_adult_near_the_crew"
    for slot in ("slot_006", "slot_003", "slot_012"):
        t.intruder("adult", slot)
    t.intruder("creeper", "slot_014")
    t.refresh().answer("scout", "play:xcard_05:effect")
    assert [f.slot for f in t.game.figures] == ["slot_011", "slot_001", "slot_012", "slot_014"]


@rule("NEM-INTRUDERPLAYER-12")
def test_metamorphosis_is_an_eclosion() -> None:
    t = playing("xcard_07")
    t.crew("pilot").larva = True
    acting(t, "play:xcard_07:effect")
    assert t.crew("pilot").status == "dead"
    assert [f.kind for f in t.game.figures] == ["creeper"]
    assert len(t.crew("captain").discard) == 4
    # No event card is drawn for it.
    assert len(t.game.events) == 20
    t.check()


@rule("NEM-INTRUDERPLAYER-15", "NEM-INTRUDERPLAYER-20")
def test_planning_resolves_one_of_three_events_whole_and_discards_the_others() -> None:
    t = playing("xcard_08").room("generator", "slot_003").malfunction("generator")
    t.game.events.middle.remove("lurking")
    t.game.event_discard.append("lurking")
    adult = t.intruder("adult", "slot_006")
    t.rig(event=["coolant_leak", "nest", "hunt_2"])
    acting(t, "play:xcard_08:effect")
    assert t.options("scout") == ["event:coolant_leak", "event:hunt_2", "event:nest"]
    # Nobody else knows the three cards.
    assert t.view("scout")["intruder_player"]["looking_at"] == ["coolant_leak", "hunt_2", "nest"]
    assert t.view("captain")["intruder_player"]["looking"] == 3
    assert "coolant_leak" not in str(t.view("captain")) + str(t.match.history(0))
    t.answer("scout", "event:coolant_leak")
    # Movement, effect and the fate of the card.
    assert [(f.name, f.slot) for f in t.game.figures] == [(adult, "slot_007")]
    assert t.self_destruct == 6
    assert t.game.events_removed == ["coolant_leak"]
    assert "lurking" in t.game.events.middle
    # The others are discarded without any effect, after that.
    assert sorted(t.game.event_discard) == ["hunt_2", "nest"]
    assert t.game.noise == []
    assert t.intruders.looking == []
    t.check()


@rule("NEM-INTRUDERPLAYER-15")
def test_retreats_still_draw_event_cards_for_their_direction() -> None:
    t = playing().fire("hibernatorium").at("captain", "cockpit").at("pilot", "cockpit")
    adult = t.intruder("adult", "hibernatorium")
    t.rig(attack=["claw_attack_4"], event=["hunt_2"]).run(*t.game.mode.event_phase(t.game))
    assert [(f.name, f.slot) for f in t.game.figures] == [(adult, "slot_006")]
    assert t.game.event_discard == ["hunt_2"]


@rule("NEM-INTRUDERPLAYER-12")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
def test_self_healing_removes_two_injuries(before: int, after: int) -> None:
    t = playing("xcard_10")
    acting(t)
    assert t.why_not("scout", "play:xcard_10:effect") == "no_injured_intruder"
    adult, other = t.intruder("adult", "engine_1", before), t.intruder("queen", "engine_2", 4)
    t.intruder("larva", "engine_2")
    t.answer("scout", "play:xcard_10:effect")
    assert t.options("scout") == [f"heal:{adult}", f"heal:{other}"]
    t.answer("scout", f"heal:{adult}")
    assert (injuries(t, adult), injuries(t, other)) == (after, 4)


# -- secrets and the end


@rule("NEM-INTRUDERPLAYER-18")
def test_the_hand_is_secret_and_opens_nothing_of_the_others() -> None:
    t = death("scout").answer("scout", "take_over")
    t.course.known |= t.crew("scout").mask
    t.course.card = "coord_3"
    t.course.pool.remove("coord_3")
    t.rig(intruder_card=["xcard_01", "xcard_04", "xcard_08"]).any_hand("captain", 4).run("start_round", "draw_step")
    assert t.view("scout")["intruder_player"]["hand"] == ["xcard_01", "xcard_04", "xcard_08"]
    other = t.view("captain")
    assert other["intruder_player"]["cards"] == 3
    assert "xcard_04" not in str(other) + str(t.match.history(0)) + str(t.view("")) + str(t.match.history(-1))
    # What the dead character knew stays known; hands and objectives of others stay hidden.
    mine = t.view("scout")
    assert mine["notes"]["coordinates"] == "coord_3"
    assert "hand" not in mine["crew"][0]
    assert "dealt" not in mine["crew"][0]


def test_the_question_of_a_turn_is_shown_even_if_only_a_pass_is_possible() -> None:
    t = playing("xcard_10", "xcard_05")
    acting(t)
    assert t.options("scout") == ["pass"]
    assert t.asked("scout") == "intruder_turn"


@rule("NEM-INTRUDERPLAYER-17")
def test_the_intruder_player_never_wins() -> None:
    # Player 3 is dead and the ship reaches Earth: both would have what they wanted.
    t = playing().keeps("scout", "an_old_feud").keeps("captain", "salvaging_the_prime_asset")
    t.flow(die(t.game, t.crew("pilot"), "wounds")).asleep("captain").end()
    assert t.match.over
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


@rule("NEM-INTRUDERPLAYER-19")
def test_the_intruder_player_does_not_keep_the_game_alive() -> None:
    t = playing("xcard_01", "xcard_02")
    t.flow(die_together(t.game, [t.crew("captain"), t.crew("pilot")], "wounds"))
    assert t.match.over
    assert t.game.end_reason == "nobody_left"


@rule("NEM-INTRUDERPLAYER-07")
@pytest.mark.parametrize("holder", CREW)
def test_the_first_player_token_never_comes_to_the_intruder_player(holder: str) -> None:
    t = playing()
    t.game.round, t.game.first_player = 5, t.seat(holder)
    for _ in range(4):
        t.game.round += 1
        t.run("first_player_step")
    names = [t.names[e["seat"]] for e in t.told("first_player")]
    assert names == (["captain", "pilot"] * 2 if holder == "pilot" else ["pilot", "captain"] * 2)
