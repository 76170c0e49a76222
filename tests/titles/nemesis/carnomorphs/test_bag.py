"""Bag development: what each token does."""

from __future__ import annotations

import pytest

from airlock.survival.crew import Held
from airlock.titles.nemesis.carnomorphs.types import TOKENS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import all_adaptations_known, bag, empty, kinds, put, supply, table

BAG = "develop_bag"
REDS = [token for token, (type, _) in TOKENS.items() if type == "metagorger_red"]
ROOM = "slot_006"


def developing(*crew: str, tokens: tuple[str, ...]) -> Table:
    """Everybody was met, nothing lies about, the hands are full; this is the bag, and its first token is drawn."""
    t = empty(all_adaptations_known(table(*(crew or ("captain", "scout"))))).met().bag(*tokens)
    for who in t.names:
        t.any_hand(who, 5)
    return t.rig(bag=[tokens[0]])


def rolled(t: Table) -> list[int]:
    """Who rolled for noise."""
    return [e["seat"] for e in t.told("noise_rolled")]


# -- blue and red metagorgers


@rule("CAR-BAG-01", "CAR-BAG-02", "CAR-DIFF-05")
def test_a_blue_metagorger_makes_noise_and_is_replaced_by_a_red_one() -> None:
    t = developing("captain", "scout", "pilot", tokens=("metagorger_blue_1", "blank_token"))
    t.at("scout", "cockpit").game.first_player = 1
    put(t, "shambler", "cockpit")
    t.rig(noise=["silence", "silence"]).run(BAG)
    # In turn order, and not whoever is in combat.
    assert rolled(t) == [2, 0]
    assert bag(t) == {"blank": 1, "metagorger_red": 1}
    assert "metagorger_blue_1" in t.game.supply
    t.check()


@rule("CAR-BAG-02")
def test_without_a_red_one_the_blue_token_itself_is_added_again() -> None:
    t = developing(tokens=("metagorger_blue_1", "metagorger_blue_2", *REDS))
    t.rig(noise=["silence", "silence"]).run(BAG)
    assert bag(t) == {"metagorger_blue": 2, "metagorger_red": 8}
    t.check()


@rule("CAR-BAG-01", "CAR-BAG-02")
def test_the_blue_token_is_not_in_the_bag_while_they_roll() -> None:
    t = developing(tokens=("metagorger_blue_1", "metagorger_red_1")).at("scout", "cockpit")
    corridor = t.game.map.exits[t.slot("hibernatorium")][1]
    t.noise(corridor).rig(noise=[1, "silence"], bag=["metagorger_red_1"]).run(BAG)
    # The encounter found the red one alone.
    assert [e["type"] for e in t.told("token_drawn")] == ["metagorger_blue", "metagorger_red"]
    assert kinds(t, "hibernatorium") == ["metagorger"]


@rule("CAR-BAG-03", "CAR-BAG-05")
def test_a_red_metagorger_breeds_where_metagorgers_and_objects_are() -> None:
    t = developing("captain", "scout", "pilot", tokens=("metagorger_red_1", "blank_token"))
    t.at("captain", "canteen").at("scout", "armory").at("pilot", "cockpit").hand("captain")
    t.empty_hands("scout").carry("scout", "carcass")
    t.object("corpse_blue", "slot_012").object("carcass", "slot_012").object("egg", "slot_020")
    t.game.eggs -= 1
    put(t, "metagorger", "canteen")
    put(t, "metagorger", "slot_020")
    put(t, "shambler", "slot_019")
    t.noise("cor_001_002")
    before = {"blank": 1, "metagorger_red": 1}
    t.run(BAG)
    # One in each room, never more, whatever is there; in combat, unexplored, or carried.
    assert kinds(t, "canteen") == ["metagorger", "metagorger"]
    assert kinds(t, "armory") == ["metagorger"]
    assert kinds(t, "slot_012") == ["metagorger"]
    assert kinds(t, "slot_020") == ["metagorger", "metagorger"]
    assert len([f for f in t.game.figures if f.kind == "metagorger"]) == 6
    assert kinds(t, "cockpit") == []
    # No encounter, no surprise, no change of tokens, noise stays, nobody rolls.
    assert bag(t) == before
    assert t.game.noise == ["cor_001_002"]
    assert t.told("attack") == t.told("encounter") == t.told("hands_compared") == t.told("noise_rolled") == []
    assert t.game.in_combat(t.crew("scout"))
    t.check()


@rule("CAR-BAG-03")
def test_weapons_and_what_is_held_on_a_pod_attract_nobody() -> None:
    t = developing(tokens=("metagorger_red_1",)).at("captain", "cockpit").room("evacuation_a").unlocked(1)
    # The captain has a weapon in the cockpit, the scout an object on the pod.
    assert t.crew("captain").hands
    t.crew("scout").hands.append(Held("corpse_blue"))
    t.aboard("scout").run(BAG)
    assert t.game.figures == []
    assert bag(t) == {"metagorger_red": 1}


@rule("CAR-BAG-03")
def test_with_too_few_figures_the_first_player_chooses_the_rooms() -> None:
    t = developing("captain", "scout", tokens=("metagorger_red_1",)).at("captain", "cockpit").at("scout", "cockpit")
    t.game.first_player = 1
    for _ in range(6):
        put(t, "metagorger", "slot_012")
    t.object("carcass", ROOM).object("carcass", "slot_020").run(BAG)
    # Three rooms, two figures.
    assert t.asked("scout") == "where_metagorger"
    assert t.options("scout") == ["slot:slot_006", "slot:slot_012", "slot:slot_020"]
    t.answer("scout", "slot:slot_020")
    assert t.options("scout") == ["slot:slot_006", "slot:slot_012"]
    t.answer("scout", "slot:slot_006")
    assert (kinds(t, ROOM), kinds(t, "slot_020")) == (["metagorger"], ["metagorger"])
    assert len(kinds(t, "slot_012")) == 6
    # Nobody is asked about the room that gets none.
    assert t.asked() == "halted"
    assert t.told("carnomorph_none_free") == []
    assert bag(t) == {"metagorger_red": 1}
    t.check()


@rule("CAR-BAG-03")
def test_with_a_first_player_who_is_gone_the_next_one_chooses() -> None:
    t = developing("captain", "scout", tokens=("metagorger_red_1",)).at("scout", "cockpit").asleep("captain")
    for _ in range(7):
        put(t, "metagorger", "slot_012")
    t.object("carcass", ROOM).rig(bag=["metagorger_red_1"]).run(BAG)
    assert t.asked("scout") == "where_metagorger"


@rule("CAR-BAG-04")
@pytest.mark.parametrize(("explored", "destroyed", "there"), [(True, False, 1), (False, False, 0), (True, True, 0)])
def test_the_explored_nest_gets_one_unless_it_is_destroyed(explored: bool, destroyed: bool, there: int) -> None:
    t = developing(tokens=("metagorger_red_1",)).at("captain", "cockpit").at("scout", "cockpit")
    if explored:
        t.room("nest", "slot_012")
    if destroyed:
        t.game.eggs, t.game.nest_destroyed = 0, True
    t.run(BAG)
    assert len(kinds(t, "slot_012")) == there == len(t.game.figures)


@rule("CAR-BAG-04")
def test_the_nest_gets_only_one_if_it_is_on_the_list_already() -> None:
    t = (
        developing(tokens=("metagorger_red_1",))
        .at("captain", "cockpit")
        .at("scout", "cockpit")
        .room("nest", "slot_012")
    )
    put(t, "metagorger", "nest")
    t.object("carcass", "nest").run(BAG)
    assert kinds(t, "nest") == ["metagorger", "metagorger"]


@rule("CAR-BAG-06", "CAR-FIRST-01", "CAR-FIRST-03", "CAR-SETUP-27")
def test_in_the_first_round_one_appears_beside_the_blue_corpse() -> None:
    t = table("captain", "scout", "pilot").rig(bag=["metagorger_red"])
    before = bag(t)
    t.run(BAG)
    assert [(f.kind, f.slot) for f in t.game.figures] == [("metagorger", t.slot("hibernatorium"))]
    for who in t.names:
        assert t.asked(who) == "choose_objective"
        t.answer(who, "objective:0")
    assert bag(t) == before
    t.check()


# -- shambler, fleshbeast, butcher


@rule("CAR-BAG-07", "CAR-BAG-08", "CAR-BAG-01")
@pytest.mark.parametrize("kind", ["shambler", "fleshbeast"])
def test_it_returns_to_the_bag_before_the_rolls(kind: str) -> None:
    t = developing(tokens=(f"{kind}_2",)).at("scout", "cockpit")
    corridor = t.game.map.exits[t.slot("hibernatorium")][1]
    t.noise(corridor).rig(noise=[1, "silence"]).run(BAG)
    # The encounter draws it again.
    assert [e["type"] for e in t.told("token_drawn")] == [kind, kind]
    assert kinds(t, "hibernatorium") == [kind]
    assert rolled(t) == [0, 1]
    t.check()


@rule("CAR-BAG-09", "CAR-BAG-17", "CAR-BAG-15")
def test_the_butcher_comes_to_somebody_in_slime_and_surprises_them() -> None:
    t = empty(table("captain", "scout")).met().bag("blank_token").at("scout", "canteen", ROOM).at("captain", "armory")
    all_adaptations_known(t)
    butcher = put(t, "butcher", "slot_012", injuries=2)
    t.rig(event=["lurking_1"]).run("event_card")
    assert butcher not in t.game.figures
    assert bag(t)["butcher"] == 1
    t.crew("scout").slime = True
    corridor = next(c for c in t.game.map.exits[ROOM].values() if c.startswith("cor"))
    t.any_hand("scout", 3).any_hand("captain", 1).noise(corridor)
    t.rig(bag=["butcher_token"], attack=["slash_1"]).run(BAG)
    assert kinds(t, "canteen") == ["butcher"]
    assert t.game.figures_in(ROOM)[0].injuries == 0
    # The noise around the room is gone, and one token was drawn.
    assert corridor not in t.game.noise
    assert len(t.told("token_drawn")) == 1
    assert [(e["seat"], e["cards"], e["number"]) for e in t.told("hands_compared")] == [(1, 3, 4)]
    assert [(e["seat"], e["surprise"]) for e in t.told("attack")] == [(1, True)]
    assert supply(t)["butcher"] == 1
    assert "butcher" not in bag(t)
    t.check()


@rule("CAR-BAG-09")
def test_with_as_many_cards_as_the_number_nobody_is_surprised() -> None:
    t = developing(tokens=("butcher_token",)).any_hand("captain", 4).at("scout", "cockpit").run(BAG)
    assert kinds(t, "hibernatorium") == ["butcher"]
    assert t.told("attack") == []


@rule("CAR-BAG-09")
def test_the_first_butcher_reveals_its_adaptation_and_the_first_carnomorph_the_objectives() -> None:
    t = table().bag("butcher_token").any_hand("captain", 5).any_hand("scout", 5).rig(weakness={"carcass": "thick_hide"})
    t.run(BAG)
    assert t.game.weaknesses == {"corpse": "", "egg": "", "carcass": "thick_hide"}
    assert t.asked("captain") == t.asked("scout") == "choose_objective"
    for who in t.names:
        t.answer(who, "objective:0")
    assert [e["cards"] for e in t.told("hands_compared")] == [5]


@rule("CAR-BAG-09")
def test_a_butcher_on_the_board_makes_its_token_do_nothing() -> None:
    t = developing(tokens=("butcher_token", "blank_token"))
    put(t, "butcher", "slot_012")
    corridor = t.game.map.exits[t.slot("hibernatorium")][1]
    t.noise(corridor).run(BAG)
    assert kinds(t, "hibernatorium") == []
    assert corridor in t.game.noise
    assert bag(t) == {"blank": 1}
    assert t.told("encounter") == []
    t.check()


@rule("CAR-BAG-10")
def test_of_several_in_slime_the_fewest_cards_then_turn_order_decide() -> None:
    for hands, first, victim in (((3, 2, 5), 0, 1), ((3, 3, 3), 2, 2), ((3, 3, 3), 0, 0)):
        t = developing("captain", "scout", "pilot", tokens=("butcher_token",))
        for who, room, n in zip(t.names, ("canteen", "armory", "cockpit"), hands):
            # Contamination counts as a card, and combat makes no difference.
            t.at(who, room).any_hand(who, n - 1, contamination=1).crew(who).slime = True
        put(t, "shambler", "armory")
        t.game.first_player = first
        t.rig(attack=["spawn_1"]).run(BAG)
        assert [f.slot for f in t.game.figures if f.kind == "butcher"] == [t.crew(t.names[victim]).slot]


@rule("CAR-BAG-10", "CAR-BAG-11")
def test_whoever_waits_on_a_pod_is_passed_over() -> None:
    t = (
        developing("captain", "scout", tokens=("butcher_token",))
        .room("evacuation_a")
        .unlocked(1)
        .at("scout", "cockpit")
    )
    t.run().aboard("captain").crew("captain").slime = True
    t.run(BAG)
    # Neither as one in slime nor as the first player.
    assert kinds(t, "cockpit") == ["butcher"]


@rule("CAR-BAG-11")
def test_with_nobody_in_slime_it_comes_to_the_first_player() -> None:
    t = developing("captain", "scout", tokens=("butcher_token",)).at("scout", "cockpit")
    t.game.first_player = 1
    assert kinds(t.run(BAG), "cockpit") == ["butcher"]
    t = developing("captain", "scout", "pilot", tokens=("butcher_token",)).at("scout", "cockpit").asleep("captain")
    assert kinds(t.rig(bag=["butcher_token"]).run(BAG), "cockpit") == ["butcher"]


@rule("CAR-BAG-11")
def test_with_nobody_in_a_room_nothing_is_placed() -> None:
    t = developing("captain", "scout", tokens=("butcher_token", "blank_token")).room("evacuation_a").unlocked(1)
    t.run().aboard("captain").aboard("scout").run(BAG)
    assert t.game.figures == []
    assert bag(t) == {"blank": 1}
    assert supply(t)["butcher"] == 1


@rule("CAR-BAG-16")
def test_a_fleshbeast_may_become_the_butcher_while_the_token_is_in_the_bag() -> None:
    t = developing(tokens=("butcher_token", "blank_token")).object("carcass", "slot_012")
    t.game.fate.rigged.clear()
    beast = put(t, "fleshbeast", "slot_012")
    t.run("attacks_and_feeding")
    assert beast.kind == "butcher"
    assert bag(t) == {"blank": 1, "butcher": 1}
    t.rig(bag=["butcher_token"]).run(BAG)
    assert [f.kind for f in t.game.figures] == ["butcher"]
    assert bag(t) == {"blank": 1}
    assert supply(t)["butcher"] == 1
    t.check()


@rule("CAR-BAG-15")
def test_the_butcher_token_enters_the_bag_by_no_other_way() -> None:
    t = table()
    assert supply(t)["butcher"] == 1
    # It can't hide, and the blank takes only shamblers away.
    t = developing(tokens=("blank_token",))
    put(t, "butcher", "slot_012")
    t.rig(noise=["silence", "silence"]).run(BAG)
    assert kinds(t, "slot_012") == ["butcher"]
    assert "butcher" not in bag(t)


# -- the blank


@rule("CAR-BAG-12")
def test_the_blank_takes_shamblers_without_characters_into_the_bag() -> None:
    t = developing(tokens=("blank_token",)).at("captain", "cockpit").at("scout", "cockpit")
    for kind in ("shambler", "fleshbeast", "metagorger"):
        put(t, kind, "slot_012", injuries=1)
    put(t, "shambler", "cockpit")
    t.run(BAG)
    assert kinds(t, "slot_012") == ["fleshbeast", "metagorger"]
    assert kinds(t, "cockpit") == ["shambler"]
    assert bag(t)["shambler"] == 1
    t.check()


@rule("CAR-BAG-12", "CAR-GEN-10")
def test_tokens_go_in_only_as_far_as_the_supply_goes() -> None:
    shamblers = [token for token, (type, _) in TOKENS.items() if type == "shambler"]
    t = developing(tokens=("blank_token", *shamblers[:11])).at("captain", "cockpit").at("scout", "cockpit")
    for _ in range(2):
        put(t, "shambler", "slot_012")
    t.rig(noise=["silence", "silence"]).run(BAG)
    assert t.game.figures == []
    assert bag(t)["shambler"] == 12
    t.check()


@rule("CAR-BAG-13", "CAR-BAG-14")
def test_the_blank_comes_back_before_the_rolls_and_the_one_in_combat_does_not_roll() -> None:
    t = developing("captain", "scout", "pilot", tokens=("blank_token", "metagorger_blue_1"))
    t.at("scout", "cockpit").at("captain", "canteen", ROOM).at("pilot", "cockpit")
    put(t, "shambler", "slot_012")
    put(t, "shambler", "slot_020")
    put(t, "shambler", ROOM)
    t.rig(noise=["silence", "silence"]).run(BAG)
    assert [f.slot for f in t.game.figures] == [ROOM]
    assert bag(t) == {"blank": 1, "metagorger_blue": 1, "shambler": 2, "metagorger_red": 1}
    assert rolled(t) == [1, 2]
    t.check()


@rule("CAR-BAG-18", "CAR-BAG-13")
def test_the_last_token_of_the_bag_is_the_blank() -> None:
    t = developing("captain", "scout", tokens=("blank_token",)).at("scout", "cockpit")
    here, there = (t.game.map.exits[t.crew(who).slot][1] for who in t.names)
    t.noise(here, there).rig(noise=[1, 1], bag=["metagorger_red"], supply=["metagorger_red_1"]).run(BAG)
    drawn = [e["type"] for e in t.told("token_drawn")]
    assert drawn == ["blank", "metagorger_red", "blank"]
    # The red one has appeared, without a surprise; the blank was the last, so another metagorger token came.
    assert kinds(t, "hibernatorium") == ["metagorger"]
    assert t.told("attack") == []
    assert bag(t) == {"blank": 1, "metagorger_red": 1}
    t.check()
