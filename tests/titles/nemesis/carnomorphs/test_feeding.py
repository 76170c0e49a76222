"""The attack step with feeding: who feeds, in which order, on what, and what it becomes."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import kill
from airlock.titles.nemesis.carnomorphs.feeding import FEEDS, eat
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import (
    FEEDING,
    adapted,
    all_adaptations_known,
    bag,
    dies_as,
    empty,
    kinds,
    lying,
    put,
    supply,
    table,
)

ROOM = "slot_006"
NEST = "nest"


def alone(*crew: str) -> Table:
    """The crew is in the cockpit and nothing lies about; every type has been seen, and no adaptation matters here."""
    t = empty(all_adaptations_known(table(*(crew or ("captain", "scout", "pilot")))))
    for who in t.names:
        t.at(who, "cockpit")
    return t


def ate(t: Table) -> list[tuple[str, str]]:
    """Who ate what, in order."""
    out = []
    for e in t.match.history(-1):
        if e["event"] == "carnomorph_ate":
            out.append((str(e["figure"]), str(e["food"])))
        if e["event"] == "carnomorph_ate_other":
            out.append((str(e["figure"]), str(e["eaten"])))
    return out


# -- who feeds


@rule("CAR-FEED-01", "CAR-GEN-06", "CAR-DIFF-07", "CAR-EVENT-03")
@pytest.mark.parametrize("food", ["corpse_blue", "corpse_2", "carcass", "egg"])
def test_a_heavy_object_in_the_room_is_food(food: str) -> None:
    t = alone().object(food, ROOM)
    if food == "egg":
        t.game.eggs -= 1
    put(t, "shambler", ROOM)
    t.run(FEEDING)
    assert kinds(t, ROOM) == ["fleshbeast"]
    assert lying(t, ROOM) == []
    t.check()


@rule("CAR-FEED-01")
def test_a_metagorger_is_food_for_others_but_not_for_itself() -> None:
    t = alone()
    put(t, "metagorger", ROOM)
    put(t, "shambler", "slot_002")
    t.run(FEEDING)
    assert (kinds(t, ROOM), kinds(t, "slot_002")) == (["metagorger"], ["shambler"])
    assert t.told(FEEDS.name) == []


@rule("CAR-GEN-06", "CAR-FEED-01")
def test_a_dropped_weapon_is_no_food() -> None:
    t = alone().at("captain", "canteen", ROOM).turn("captain")
    weapon = t.crew("captain").hands[0].kind
    t.do("captain", next(key for key in t.asides("captain") if weapon in key)).at("captain", "cockpit")
    put(t, "shambler", ROOM)
    assert t.run(FEEDING).told(FEEDS.name) == []


@rule("CAR-EVENT-03", "CAR-FEED-01")
def test_one_in_combat_attacks_and_does_not_feed() -> None:
    t = alone().at("captain", "canteen", ROOM).object("carcass", ROOM).any_hand("captain", 5)
    put(t, "shambler", ROOM)
    t.rig(attack=["devour_1"]).run(FEEDING)
    assert len(t.told("attack")) == 1
    assert kinds(t, ROOM) == ["shambler"]
    assert lying(t, ROOM) == ["carcass"]


@rule("CAR-FEED-01", "CAR-COMBO-03", "CAR-FEED-12")
def test_what_somebody_carries_is_not_eaten_even_by_the_voracious() -> None:
    t = empty(all_adaptations_known(adapted(table().at("scout", "cockpit"), "voracious"))).any_hand("captain", 5)
    t.empty_hands("captain").carry("captain", "corpse_1")
    put(t, "shambler", "hibernatorium")
    t.rig(attack=["devour_1"]).run(FEEDING)
    assert t.told(FEEDS.name) == []
    assert t.crew("captain").holds("corpse_1")


# -- heal, evolve, eat


@rule("CAR-FEED-03", "CAR-FEED-04")
@pytest.mark.parametrize(
    ("kind", "grown"), [("metagorger", "shambler"), ("shambler", "fleshbeast"), ("fleshbeast", "butcher")]
)
def test_it_loses_all_injuries_and_is_replaced_by_the_next_level(kind: str, grown: str) -> None:
    t = alone().object("carcass", ROOM)
    figure = put(t, kind, ROOM, injuries=3)
    before = (bag(t), supply(t))
    t.run(FEEDING)
    assert (figure.kind, figure.injuries) == (grown, 0)
    # No token changes, nobody is met or surprised.
    assert (bag(t), supply(t)) == before
    assert t.told("encounter") == t.told("attack") == t.told("hands_compared") == []
    steps = [e["event"] for e in t.match.history(-1) if str(e["event"]).startswith("carnomorph_")]
    assert steps == ["carnomorph_feeds", "carnomorph_healed", "carnomorph_evolved", "carnomorph_ate"]
    t.check()


@rule("CAR-FEED-04")
def test_the_old_figure_can_serve_a_later_feeder_at_once() -> None:
    t = alone().object("carcass", ROOM).object("carcass", "slot_012")
    # All three fleshbeasts are on the board: one of them grows first, in the room with the lower number.
    put(t, "fleshbeast", ROOM)
    put(t, "fleshbeast", "slot_002")
    put(t, "fleshbeast", "slot_002")
    put(t, "shambler", "slot_012")
    t.run(FEEDING)
    assert (kinds(t, ROOM), kinds(t, "slot_012")) == (["butcher"], ["fleshbeast"])


@rule("CAR-FEED-05")
def test_food_is_taken_in_its_order() -> None:
    t = alone().object("corpse_blue", ROOM).object("carcass", ROOM).object("egg", ROOM).object("corpse_1", ROOM)
    t.game.eggs -= 1
    prey = put(t, "metagorger", ROOM, injuries=1).name
    butcher = put(t, "butcher", ROOM)
    before = bag(t)
    for _ in range(5):
        eat(t.game, butcher)
    food = ["corpse_1", "egg", "carcass", prey, "corpse_blue"]
    assert ate(t) == [("butcher_2", eaten) for eaten in food]
    # A metagorger that was eaten leaves nothing: no carcass, no token.
    assert lying(t, ROOM) == []
    assert kinds(t, ROOM) == ["butcher"]
    assert bag(t) == before
    assert t.told("intruder_killed") == []
    t.check()


@rule("CAR-FEED-06")
def test_the_butcher_heals_and_eats_but_grows_no_further() -> None:
    t = alone().object("carcass", ROOM)
    butcher = put(t, "butcher", ROOM, injuries=4)
    t.run(FEEDING)
    assert (butcher.kind, butcher.injuries) == ("butcher", 0)
    assert lying(t, ROOM) == []


@rule("CAR-FEED-07", "CAR-INJ-07")
def test_once_the_butcher_is_dead_a_fleshbeast_only_heals_and_eats() -> None:
    t = alone().object("carcass", ROOM)
    t.flow(kill(t.game, put(t, "butcher", "slot_012")))
    beast = put(t, "fleshbeast", ROOM, injuries=2)
    t.run(FEEDING)
    assert (beast.kind, beast.injuries) == ("fleshbeast", 0)
    assert lying(t, ROOM) == []
    t.check()


@rule("CAR-FEED-08")
@pytest.mark.parametrize(
    ("kind", "grown", "most"),
    [("fleshbeast", "butcher", 1), ("shambler", "fleshbeast", 3), ("metagorger", "shambler", 8)],
)
def test_without_a_figure_of_the_next_level_it_heals_and_eats_all_the_same(kind: str, grown: str, most: int) -> None:
    t = alone().object("carcass", ROOM)
    for _ in range(most):
        put(t, grown, "slot_012")
    figure = put(t, kind, ROOM, injuries=2)
    t.run(FEEDING)
    assert (figure.kind, figure.injuries) == (kind, 0)
    assert lying(t, ROOM) == []
    assert len(kinds(t, "slot_012")) == most
    t.check()


# -- order


@rule("CAR-FEED-02")
def test_the_largest_feeds_first() -> None:
    t = alone()
    for kind in ("metagorger", "shambler", "butcher", "fleshbeast"):
        put(t, kind, ROOM)
    for food in ("carcass",) * 4:
        t.object(food, ROOM)
    t.run(FEEDING)
    assert [e["figure"] for e in t.told(FEEDS.name)] == ["butcher_3", "fleshbeast_4", "shambler_2", "metagorger_1"]


@rule("CAR-FEED-02")
def test_of_equal_ones_the_most_injured_then_the_oldest_feeds_first() -> None:
    t = alone()
    for injuries in (0, 1, 2, 1):
        put(t, "shambler", ROOM, injuries)
    for _ in range(4):
        t.object("carcass", ROOM)
    t.run(FEEDING)
    order = ["shambler_3", "shambler_2", "shambler_4", "shambler_1"]
    assert [e["figure"] for e in t.told(FEEDS.name)] == order


@rule("CAR-FEED-02")
def test_rooms_are_handled_by_their_numbers() -> None:
    t = alone()
    # One fleshbeast figure is left: the shambler in the lower room gets it.
    for _ in range(2):
        put(t, "fleshbeast", "slot_020")
    late = put(t, "shambler", "slot_012")
    early = put(t, "shambler", ROOM)
    t.object("carcass", ROOM).object("carcass", "slot_012").run(FEEDING)
    assert (early.kind, late.kind) == ("fleshbeast", "shambler")


@rule("CAR-FEED-09")
def test_each_feeds_once_and_an_evolved_one_does_not_feed_again() -> None:
    t = alone().object("carcass", ROOM).object("carcass", ROOM).object("carcass", ROOM)
    figure = put(t, "metagorger", ROOM)
    t.run(FEEDING)
    assert figure.kind == "shambler"
    assert lying(t, ROOM) == ["carcass", "carcass"]
    assert t.run(FEEDING).game.figures[0].kind == "fleshbeast"


@rule("CAR-FEED-10")
@pytest.mark.parametrize(
    ("before", "after"),
    [(1, ["metagorger"]), (2, ["shambler"]), (3, ["metagorger", "shambler"]), (4, ["shambler", "shambler"])],
)
def test_metagorgers_eat_one_another_never_themselves(before: int, after: list[str]) -> None:
    t = alone()
    for _ in range(before):
        put(t, "metagorger", ROOM)
    assert kinds(t.run(FEEDING), ROOM) == after


@rule("CAR-FEED-11")
def test_a_metagorger_that_was_eaten_does_not_feed() -> None:
    t = alone()
    put(t, "shambler", ROOM)
    put(t, "metagorger", ROOM)
    t.run(FEEDING)
    assert kinds(t, ROOM) == ["fleshbeast"]
    assert [e["figure"] for e in t.told(FEEDS.name)] == ["shambler_1"]


@rule("CAR-FEED-23")
def test_a_metagorger_that_fed_without_growing_stays_food() -> None:
    t = alone().object("carcass", ROOM)
    for _ in range(8):
        put(t, "shambler", "slot_012")
    # It feeds first because of its injury, but no shambler is left for it.
    first = put(t, "metagorger", ROOM, injuries=1)
    second = put(t, "metagorger", ROOM)
    t.run(FEEDING)
    assert ate(t) == [(first.name, "carcass"), (second.name, first.name)]
    assert t.game.figures_in(ROOM) == [second]
    assert second.kind == "metagorger"
    t.check()


@rule("CAR-FEED-24")
def test_of_red_corpses_the_lowest_player_number_goes_first() -> None:
    t = alone()
    t.crew("captain").number, t.crew("pilot").number = 3, 1
    for who in ("captain", "scout", "pilot"):
        dies_as(t, who, ROOM)
    butcher = put(t, "butcher", ROOM)
    for _ in range(3):
        eat(t.game, butcher)
    assert [food for _, food in ate(t)] == ["corpse_2", "corpse_1", "corpse_0"]


@rule("CAR-FEED-24")
def test_of_metagorgers_the_one_that_would_feed_last_is_eaten() -> None:
    t = alone()
    for injuries in (0, 2, 0, 1):
        put(t, "metagorger", ROOM, injuries)
    butcher = put(t, "butcher", ROOM)
    for _ in range(4):
        eat(t.game, butcher)
    assert [food for _, food in ate(t)] == ["metagorger_3", "metagorger_1", "metagorger_4", "metagorger_2"]


# -- the nest


@rule("CAR-FEED-13", "CAR-FEED-24")
def test_in_the_nest_eggs_of_the_board_are_food_after_those_that_lie_there() -> None:
    t = alone().room(NEST)
    t.game.eggs -= 1
    t.object("egg", NEST)
    butcher = put(t, "butcher", NEST)
    assert (t.run(FEEDING).game.eggs, lying(t, NEST)) == (7, [])
    assert t.run(FEEDING).game.eggs == 6
    # A red corpse is eaten before any egg.
    t.object("corpse_1", NEST).run(FEEDING)
    assert t.game.eggs == 6
    assert lying(t, NEST) == []
    assert butcher.kind == "butcher"
    t.check()


@rule("CAR-FEED-13")
def test_an_unexplored_nest_feeds_nobody() -> None:
    t = alone()
    t.game.tile_pools["room_1"].remove(NEST)
    t.game.tiles[ROOM] = NEST
    put(t, "shambler", ROOM)
    t.run(FEEDING)
    assert kinds(t, ROOM) == ["shambler"]
    assert t.game.eggs == 8


@rule("CAR-FEED-13")
@pytest.mark.parametrize(("adaptation", "eggs"), [("agile", 8), ("voracious", 7)])
def test_in_combat_only_the_voracious_eat_eggs(adaptation: str, eggs: int) -> None:
    t = empty(all_adaptations_known(adapted(table(), adaptation))).room(NEST).at("scout", "cockpit")
    t.at("captain", NEST).any_hand("captain", 5)
    put(t, "shambler", NEST)
    t.rig(attack=["devour_1"]).run(FEEDING)
    assert t.game.eggs == eggs


@rule("CAR-FEED-14")
def test_the_last_egg_eaten_destroys_the_nest() -> None:
    t = alone().room(NEST)
    t.game.eggs = 1
    put(t, "butcher", NEST)
    t.run(FEEDING)
    assert t.game.nest_destroyed
    assert len(t.told("nest_destroyed")) == 1
    # There is nothing left to eat.
    assert len(t.run(FEEDING).told(FEEDS.name)) == 1


@rule("CAR-FEED-15", "CAR-FEED-16", "CAR-OBJ-06")
def test_the_blue_corpse_can_be_eaten_and_is_gone() -> None:
    t = alone().object("corpse_blue", "hibernatorium").any_hand("captain", 3)
    figure = put(t, "metagorger", "hibernatorium")
    t.run(FEEDING)
    assert lying(t, "hibernatorium") == []
    t.game.figures.remove(figure)
    t.at("captain", "hibernatorium").turn("captain")
    assert t.why_not("captain", "pick_up") == "no_object_here"
    assert not any("corpse_blue" in room["objects"] for room in t.view("captain")["rooms"])


@rule("CAR-FEED-16")
def test_what_was_eaten_cannot_be_analysed() -> None:
    t = alone().room("laboratory").object("carcass", "laboratory")
    assert t.game.species.analysable(t.game, t.slot("laboratory")) == ["carcass"]
    put(t, "butcher", "laboratory")
    t.run(FEEDING)
    assert t.game.species.analysable(t.game, t.slot("laboratory")) == []


# -- worked examples


@rule("CAR-FEED-17", "CAR-FEED-18")
def test_two_metagorgers_become_one_shambler() -> None:
    t = alone()
    one = put(t, "metagorger", ROOM, injuries=2)
    two = put(t, "metagorger", ROOM)
    before = bag(t)
    t.run(FEEDING)
    assert t.game.figures_in(ROOM) == [one]
    assert (one.kind, one.injuries) == ("shambler", 0)
    assert ate(t) == [("shambler_1", two.name)]
    assert lying(t, ROOM) == []
    assert bag(t) == before


@rule("CAR-FEED-19", "CAR-FEED-20")
def test_a_fleshbeast_and_a_metagorger_in_the_nest() -> None:
    t = alone().room(NEST)
    t.game.eggs = 6
    beast = put(t, "fleshbeast", NEST, injuries=3)
    small = put(t, "metagorger", NEST, injuries=1)
    t.run(FEEDING)
    assert kinds(t, NEST) == ["butcher", "shambler"]
    assert t.game.eggs == 4
    assert (beast.kind, beast.injuries, small.kind, small.injuries) == ("butcher", 0, "shambler", 0)
    assert ate(t) == [("butcher_1", "egg"), ("shambler_2", "egg")]


@rule("CAR-FEED-21", "CAR-FEED-22")
@pytest.mark.parametrize(
    ("corpse", "first", "second"), [("corpse_1", "corpse_1", "carcass"), ("corpse_blue", "carcass", "corpse_blue")]
)
def test_a_shambler_and_a_metagorger_share_two_objects(corpse: str, first: str, second: str) -> None:
    t = alone().object("carcass", ROOM).object(corpse, ROOM)
    big = put(t, "shambler", ROOM, injuries=2)
    small = put(t, "metagorger", ROOM, injuries=1)
    t.run(FEEDING)
    assert ate(t) == [("fleshbeast_1", first), ("shambler_2", second)]
    assert kinds(t, ROOM) == ["fleshbeast", "shambler"]
    assert (big.injuries, small.injuries) == (0, 0)
    assert lying(t, ROOM) == []


@rule("CAR-FEED-25")
def test_three_metagorgers_one_of_them_injured() -> None:
    t = alone()
    old, hurt, young = (put(t, "metagorger", ROOM, injuries) for injuries in (0, 2, 0))
    t.run(FEEDING)
    assert (hurt.kind, hurt.injuries) == ("shambler", 0)
    assert t.game.figures_in(ROOM) == [old, hurt]
    assert old.kind == "metagorger"
    assert ate(t) == [("shambler_2", young.name)]


@rule("CAR-FEED-26", "CAR-FEED-12")
def test_the_voracious_feed_before_they_attack() -> None:
    t = empty(all_adaptations_known(adapted(table(), "voracious"))).at("captain", "cockpit").any_hand("scout", 5)
    t.object("corpse_0", "hibernatorium")
    big = put(t, "shambler", "hibernatorium", injuries=2)
    small = put(t, "metagorger", "hibernatorium")
    # The card that is drawn hits a fleshbeast, but not a shambler.
    t.rig(attack=["bash_1"], wound=["body"], mutation=["hive_mind", "mimicry"]).run(FEEDING)
    assert (big.kind, big.injuries) == ("fleshbeast", 0)
    assert small.kind == "metagorger"
    assert [(e["figure"], e["seat"]) for e in t.told("attack")] == [("fleshbeast_1", 1), ("metagorger_2", 1)]
    assert [e["hits"] for e in t.told("attack_card")] == [True]
    assert t.asked("scout") == "keep_mutation"
    t.answer("scout", "keep_mutation:hive_mind")
    assert t.crew("scout").wounds == ["body"]
    assert kinds(t, "hibernatorium") == ["fleshbeast"]
    assert lying(t, "hibernatorium") == []
