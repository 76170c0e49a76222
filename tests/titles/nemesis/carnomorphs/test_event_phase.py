"""The event phase against Carnomorphs, and what is fixed when the attack step starts."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import (
    FEEDING,
    LARGE,
    SMALL,
    adapted,
    all_adaptations_known,
    empty,
    kinds,
    lying,
    mutated,
    mutations,
    put,
    table,
)

ROOM = "slot_006"


def quiet(*crew: str, adaptation: str = "") -> Table:
    """Nothing lies about, everybody has been met, and the hands are full."""
    t = table(*(crew or ("captain", "scout")))
    t = empty(all_adaptations_known(adapted(t, adaptation) if adaptation else t)).met()
    for who in t.names:
        t.any_hand(who, 5)
    return t


@rule("CAR-EVENT-01", "CAR-EVENT-02", "CAR-EVENT-07")
def test_the_five_steps_in_their_order() -> None:
    t = quiet("captain", "scout").at("scout", "cockpit")
    t.self_destruct = 5
    put(t, "shambler", "hibernatorium")
    put(t, "metagorger", ROOM)
    t.object("carcass", ROOM)
    t.rig(attack=["devour_1", LARGE[8]], event=["lurking_1"], bag=["shambler"], noise=["silence", "silence"])
    t.bag("shambler_1", "blank_token")
    phase = t.game.mode.event_phase(t.game)
    assert phase[:5] == ["advance_time", FEEDING, "fire_damage", "event_card", "develop_bag"]
    t.fire("hibernatorium").run(*phase)
    steps = ["time_advanced", "attack_step", "carnomorph_feeds", "fire_step", "event_card", "bag_step"]
    assert [e["event"] for e in t.match.history(-1) if e["event"] in steps] == steps
    assert (t.game.time, t.self_destruct) == (14, 4)
    assert [e["type"] for e in t.told("token_drawn")] == ["shambler"]


@rule("CAR-EVENT-03", "CAR-EVENT-04", "CAR-DIFF-07")
def test_all_attacks_come_before_all_feeding() -> None:
    t = quiet().object("carcass", ROOM)
    t.at("captain", "cockpit")
    put(t, "shambler", ROOM)
    put(t, "shambler", "hibernatorium")
    put(t, "shambler", "cockpit")
    t.rig(attack=["devour_1", "devour_2"]).run(FEEDING)
    order = [e["event"] for e in t.match.history(-1) if e["event"] in ("attack", "carnomorph_feeds")]
    assert order == ["attack", "attack", "carnomorph_feeds"]


@rule("CAR-EVENT-04")
def test_one_that_killed_the_last_character_of_its_room_does_not_feed_in_the_same_step() -> None:
    t = quiet().at("captain", "cockpit").wounded("scout", serious=["body", "arm"])
    put(t, "shambler", "hibernatorium")
    t.rig(attack=["carnomorph_bite_1"]).run(FEEDING)
    assert t.crew("scout").status == "dead"
    assert lying(t, "hibernatorium") == ["corpse_1"]
    assert kinds(t, "hibernatorium") == ["shambler"]
    # In the next one it does.
    assert kinds(t.run(FEEDING), "hibernatorium") == ["fleshbeast"]


@rule("CAR-EVENT-04", "CAR-FEED-12")
def test_with_voracious_each_has_one_feeding_and_one_attack() -> None:
    t = quiet(adaptation="voracious").at("captain", "cockpit")
    for _ in range(3):
        t.object("carcass", "hibernatorium")
    put(t, "shambler", "hibernatorium")
    t.rig(attack=["devour_1"]).run(FEEDING)
    order = [e["event"] for e in t.match.history(-1) if e["event"] in ("attack", "carnomorph_feeds")]
    assert order == ["carnomorph_feeds", "attack"]
    assert lying(t, "hibernatorium") == ["carcass", "carcass"]


@rule("CAR-ATT-07")
def test_they_attack_from_the_largest_to_the_smallest_and_each_chooses_its_target() -> None:
    t = quiet("captain", "scout", "pilot").at("pilot", "cockpit").any_hand("captain", 3).any_hand("scout", 4)
    mutated(mutated(t, "captain"), "scout", "hive_mind")
    for kind in ("metagorger", "shambler", "butcher", "fleshbeast"):
        put(t, kind, "hibernatorium")
    t.wounded("captain", serious=["arm"])
    # The butcher kills the captain, who has fewer cards; the others turn to the scout.
    t.rig(attack=["devour_1", "spawn_1", "devour_2"]).run(FEEDING)
    attacks = [(e["figure"], e["seat"]) for e in t.told("attack")]
    assert attacks == [("butcher_3", 0), ("fleshbeast_4", 1), ("shambler_2", 1), ("metagorger_1", 1)]


@rule("CAR-ATT-07", "CAR-FEED-12")
def test_after_feeding_they_attack_in_the_order_of_what_they_have_become() -> None:
    t = mutated(quiet(adaptation="voracious").at("scout", "cockpit"), "captain").object("carcass", "hibernatorium")
    put(t, "metagorger", "hibernatorium")
    put(t, "metagorger", "hibernatorium", injuries=1)
    # The injured one feeds first: the younger of the two is the larger now.
    t.rig(attack=["devour_1"]).run(FEEDING)
    assert [e["figure"] for e in t.told("attack")] == ["shambler_2", "metagorger_1"]


@rule("CAR-ATT-07")
def test_without_a_living_target_in_the_room_it_does_not_attack() -> None:
    t = quiet().at("scout", "cockpit").wounded("captain", serious=["arm"])
    for kind in ("butcher", "shambler"):
        put(t, kind, "hibernatorium")
    t.rig(attack=["devour_1"]).run(FEEDING)
    assert [e["figure"] for e in t.told("attack")] == ["butcher_1"]


@rule("CAR-ATT-08")
def test_what_is_placed_during_the_step_neither_attacks_nor_feeds() -> None:
    t = quiet().at("scout", "cockpit")
    put(t, "shambler", "hibernatorium")
    # Spawn brings a metagorger into the room.
    t.rig(attack=["spawn_1"]).run(FEEDING)
    assert kinds(t, "hibernatorium") == ["metagorger", "shambler"]
    assert [e["figure"] for e in t.told("attack")] == ["shambler_1"]


@rule("CAR-ATT-08")
def test_nor_does_it_feed_when_its_room_has_no_character_left() -> None:
    t = quiet().at("scout", "cockpit").wounded("captain", serious=["arm", "leg"])
    put(t, "fleshbeast", "hibernatorium")
    put(t, "shambler", "hibernatorium")
    # The fleshbeast spawns a metagorger, then the shambler kills the captain: a corpse lies beside it.
    t.rig(attack=["spawn_1", "carnomorph_bite_1"]).run(FEEDING)
    assert not t.crew("captain").active
    assert lying(t, "hibernatorium") == ["corpse_0"]
    assert kinds(t, "hibernatorium") == ["fleshbeast", "metagorger", "shambler"]
    assert t.told("carnomorph_feeds") == []


@rule("CAR-EVENT-05", "CAR-INJ-01")
def test_fire_injures_each_once() -> None:
    t = table().at("captain", "cockpit").at("scout", "cockpit")
    small, large = put(t, "metagorger", ROOM), put(t, "butcher", ROOM)
    apart = put(t, "shambler", "slot_002")
    t.fire(ROOM).rig(attack=[LARGE[8], SMALL[3]]).run("fire_damage")
    assert (small.injuries, large.injuries, apart.injuries) == (1, 1, 0)
    assert [(e["figure"], e["blood"]) for e in t.told("injury_check")] == [("butcher_2", 8), ("metagorger_1", 3)]


@rule("CAR-EVENT-09", "CAR-INJ-08")
def test_shamblers_that_a_death_places_are_not_hurt_in_the_same_fire_step() -> None:
    t = all_adaptations_known(table()).at("captain", "cockpit").at("scout", "cockpit")
    t.game.weaknesses = dict.fromkeys(t.game.weaknesses, "agile")
    put(t, "fleshbeast", ROOM, injuries=2)
    t.fire(ROOM).rig(attack=[LARGE[3]]).run("fire_damage")
    assert [(f.kind, f.injuries) for f in t.game.figures] == [("shambler", 0)]
    assert len(t.told("intruder_injured")) == 1


@rule("CAR-EVENT-06")
def test_an_event_moves_the_types_it_shows_unless_they_are_with_characters() -> None:
    t = quiet().at("scout", "cockpit")
    event = next(
        e
        for e in t.game.content.events.values()
        if e.moving and t.game.map.exits[ROOM].get(e.direction, "").startswith("cor")
    )
    shown = put(t, event.moving[0], ROOM)
    other = next((kind for kind in t.game.species.types if kind not in event.moving), "")
    unmoved = put(t, other, ROOM) if other else None
    fighting = put(t, event.moving[0], "cockpit")
    t.rig(event=[event.id]).run("event_card")
    assert shown.slot != ROOM
    if unmoved is not None:
        assert unmoved.slot == ROOM
    assert fighting.slot == t.slot("cockpit")
    moved = next(n for n, e in enumerate(t.match.history(-1)) if e["event"] == "intruder_moved")
    drawn = next(n for n, e in enumerate(t.match.history(-1)) if e["event"] == "event_card")
    assert drawn < moved


@rule("CAR-EVENT-08")
def test_a_skipped_attack_step_skips_feeding_and_self_healing_too() -> None:
    t = quiet(adaptation="self_healing").at("scout", "cockpit").object("carcass", ROOM)
    eater, fighter = put(t, "shambler", ROOM, injuries=2), put(t, "shambler", "hibernatorium", injuries=2)
    t.game.skip_attacks = True
    t.run(FEEDING)
    assert (eater.kind, eater.injuries, fighter.injuries) == ("shambler", 2, 2)
    assert t.told("attack") == []
    assert not t.game.skip_attacks
    # Only once.
    t.rig(attack=["devour_1"]).run(FEEDING)
    assert (eater.kind, eater.injuries, fighter.injuries) == ("fleshbeast", 0, 1)


@rule("CAR-EVENT-10", "CAR-ADAPT-02")
def test_voracious_revealed_in_the_step_changes_nothing_in_it() -> None:
    t = empty(table()).met().any_hand("captain", 5).at("scout", "cockpit")
    adapted(t, "agile", "corpse")
    t.object("carcass", ROOM).object("carcass", "hibernatorium")
    put(t, "shambler", ROOM)
    fighter = put(t, "shambler", "hibernatorium")
    t.rig(weakness={"egg": "voracious"}, attack=["devour_1"]).run(FEEDING)
    assert t.game.weaknesses["egg"] == "voracious"
    # The one in combat attacked and did not feed.
    assert fighter.kind == "shambler"
    assert lying(t, "hibernatorium") == ["carcass"]
    assert [e["event"] for e in t.match.history(-1) if e["event"] in ("attack", "carnomorph_feeds")] == [
        "attack",
        "carnomorph_feeds",
    ]


@rule("CAR-EVENT-10")
def test_self_healing_revealed_in_the_step_works_at_its_end() -> None:
    t = empty(table()).met().any_hand("captain", 5).at("scout", "cockpit")
    adapted(t, "agile", "corpse")
    t.object("carcass", ROOM)
    put(t, "shambler", ROOM)
    fighter = put(t, "shambler", "hibernatorium", injuries=2)
    t.rig(weakness={"egg": "self_healing"}, attack=["devour_1"]).run(FEEDING)
    assert fighter.injuries == 1


def test_what_protects_somebody_ends_with_the_round() -> None:
    t = quiet()
    part = mutations(t)
    part.untouched, part.sparing, part.shielded, part.armoured, part.unheard = [0], [(1, 0)], [0], [1], [1]
    assert t.game.mode.event_phase(t.game)[-2:] == ["develop_bag", "mutations_wear_off"]
    t.run("mutations_wear_off")
    assert [part.untouched, part.sparing, part.shielded, part.armoured, part.unheard] == [[], [], [], [], []]
