"""Types and figures: how many there are, which token goes into the bag for them, where they can't go."""

from __future__ import annotations

import pytest

from airlock.survival.analysis import cannot_analyse
from airlock.survival.combat import COMBAT_DIE, face_injuries
from airlock.survival.encounter import encounter
from airlock.survival.figures import add_token, move_figures
from airlock.survival.hands import floor_of
from airlock.survival.injuries import retreat
from airlock.titles.nemesis.carnomorphs.figures import add_type_token, evolve, figures_left, place
from airlock.titles.nemesis.carnomorphs.part import Mutations
from airlock.titles.nemesis.carnomorphs.types import TOKENS
from airlock.titles.nemesis.species import INTRUDERS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import (
    adapted,
    all_adaptations_known,
    bag,
    empty,
    kinds,
    mutated,
    put,
    supply,
    table,
)

REDS = [token for token, (type, _) in TOKENS.items() if type == "metagorger_red"]
BLUES = ["metagorger_blue_1", "metagorger_blue_2"]
# An entrance to the technical corridors, and the number of the corridor that leads into it.
ENTRANCE = "slot_002"


def far(t: Table, kind: str, n: int) -> None:
    """Figures of a type alone in the cockpit."""
    for _ in range(n):
        put(t, kind, "cockpit")


# -- what there is


@rule("CAR-GEN-01", "CAR-GEN-02", "CAR-GEN-03")
def test_four_types_replace_the_base_race() -> None:
    t = table()
    species = t.game.species
    assert species.types[::-1] == ["metagorger", "shambler", "fleshbeast", "butcher"]
    assert not set(species.types) & set(INTRUDERS.types)
    assert not {type for type, _ in species.tokens.values()} & set(INTRUDERS.types)
    # What the base rules say of intruders holds for them: whoever is with one is in combat.
    assert not t.game.in_combat(t.crew("captain"))
    put(t, "metagorger", "hibernatorium")
    assert t.game.in_combat(t.crew("captain"))


@rule("CAR-GEN-08")
def test_tokens_and_their_numbers() -> None:
    numbers: dict[str, list[int]] = {}
    for type, number in TOKENS.values():
        numbers.setdefault(type, []).append(number)
    assert {type: sorted(found) for type, found in numbers.items()} == {
        "metagorger_blue": [1, 2],
        "metagorger_red": [2, 2, 2, 2, 3, 3, 3, 3],
        "shambler": [2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4],
        "fleshbeast": [3, 4, 4],
        "butcher": [4],
        "blank": [0],
    }
    assert len(TOKENS) == 27


@rule("CAR-GEN-04", "CAR-MARK-01")
def test_nothing_but_markers_is_ever_put_onto_a_character_board() -> None:
    t = mutated(table(), "captain", markers=2)
    t.flow(t.game.species.infect(t.game, t.crew("captain")))
    assert not t.crew("captain").larva
    assert Mutations.of(t.game).markers == [3, 0]
    for who in ("captain", "scout", ""):
        assert [c["mutation_markers"] for c in t.view(who)["crew"]] == [3, 0]


@rule("CAR-GEN-07")
def test_faces_of_the_combat_die_hit_by_level() -> None:
    t = table()
    hits = {}
    for kind in ("metagorger", "shambler", "fleshbeast", "butcher"):
        figure = put(t, kind, "cockpit")
        tier = t.game.species.die_tier(figure)
        hits[kind] = [face_injuries(face, tier) for face in dict.fromkeys(COMBAT_DIE)]
    assert list(dict.fromkeys(COMBAT_DIE)) == ["blank", "creeper", "adult", "hit", "double_hit"]
    assert hits == {
        "metagorger": [0, 1, 1, 1, 2],
        "shambler": [0, 0, 1, 1, 2],
        "fleshbeast": [0, 0, 0, 1, 2],
        "butcher": [0, 0, 0, 1, 2],
    }


@rule("CAR-GEN-05", "CAR-DIFF-12")
def test_everything_else_is_played_as_in_the_base_game() -> None:
    t = table().any_hand("captain", 3)
    actions = [action for action in t.game.content.actions if action != "mutate"]
    assert actions == list(INTRUDERS_ACTIONS)
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "malfunction_4"}, noise=[1])
    t.turn("captain").do("captain", "move:slot_006")
    assert t.game.rooms["slot_006"] == "canteen"
    assert "slot_006" in t.game.malfunction
    assert len(t.game.noise) == 1
    t.check()


INTRUDERS_ACTIONS = (
    "move", "shoot", "melee", "careful", "pick_up", "trade", "craft", "activate", "card", "item", "room",
)  # fmt: skip


# -- tokens


@rule("CAR-GEN-09")
def test_which_of_several_tokens_goes_into_the_bag_is_chance() -> None:
    seen = set()
    for n in range(12):
        t = table(seed=f"token {n}").bag("blank_token")
        assert add_type_token(t.game, "shambler")
        seen.add(t.game.species.number_of(t.game.bag[-1]))
    assert seen == {2, 3, 4}


@rule("CAR-GEN-10")
@pytest.mark.parametrize("kind", ["shambler", "fleshbeast", "butcher"])
def test_without_a_token_in_the_supply_nothing_is_added(kind: str) -> None:
    t = table().bag(*(token for token, (type, _) in TOKENS.items() if type == kind))
    before = len(t.game.bag)
    assert not add_type_token(t.game, kind)
    assert len(t.game.bag) == before
    t.check()


@rule("CAR-TYPE-01")
def test_red_metagorger_tokens_come_first() -> None:
    t = table().bag("blank_token")
    for n in range(8):
        assert add_type_token(t.game, "metagorger")
        assert bag(t) == {"blank": 1, "metagorger_red": n + 1}
    assert add_type_token(t.game, "metagorger")
    assert bag(t)["metagorger_blue"] == 1
    assert add_type_token(t.game, "metagorger")
    assert not add_type_token(t.game, "metagorger")
    assert bag(t) == {"blank": 1, "metagorger_red": 8, "metagorger_blue": 2}


@rule("CAR-TYPE-02", "CAR-TYPE-01", "CAR-TYPE-04")
def test_a_metagorger_that_hides_puts_a_red_token_into_the_bag() -> None:
    # It came from a blue token.
    t = table().bag("metagorger_blue_1", *REDS[:7]).at("captain", "armory", ENTRANCE).any_hand("captain", 5)
    t.rig(bag=["metagorger_blue_1"]).met().flow(encounter(t.game, t.crew("captain")))
    figure = t.game.figures[0]
    figure.injuries = 2
    assert bag(t) == {"metagorger_red": 7}
    t.flow(move_figures(t.game, [(figure, "main")]))
    assert bag(t) == {"metagorger_red": 8}
    assert supply(t)["metagorger_blue"] == 2
    # No red one is left for the next.
    t.flow(move_figures(t.game, [(put(t, "metagorger", ENTRANCE), "main")]))
    assert bag(t) == {"metagorger_red": 8, "metagorger_blue": 1}
    assert t.game.figures == []
    t.check()


@rule("CAR-TYPE-04")
@pytest.mark.parametrize("kind", ["shambler", "fleshbeast"])
def test_others_hide_with_a_token_of_their_type_and_without_injuries(kind: str) -> None:
    t = table().bag("blank_token")
    figure = put(t, kind, ENTRANCE, injuries=3)
    t.flow(move_figures(t.game, [(figure, "main")]))
    assert t.game.figures == []
    assert bag(t) == {"blank": 1, kind: 1}
    t.check()


@rule("CAR-TYPE-03", "CAR-DIFF-10", "CAR-COMBO-05")
@pytest.mark.parametrize(("board", "network"), [("base", "main"), ("alt", ""), ("alt", "other")])
def test_the_butcher_stays_where_it_is_instead_of_hiding(board: str, network: str) -> None:
    t = table(board=board).bag("blank_token")
    networks = list(t.game.map.networks)
    assert len(networks) == (1 if board == "base" else 2)
    through = networks[-1] if network == "other" else networks[0]
    slot = t.game.map.entrances[through][0]
    figure = put(t, "butcher", slot, injuries=2)
    t.flow(move_figures(t.game, [(figure, through)]))
    assert t.game.figures == [figure]
    assert (figure.slot, figure.injuries) == (slot, 2)
    assert bag(t) == {"blank": 1}
    # A retreat into the entrance as well.
    number = next(n for n, exit in t.game.map.exits[slot].items() if exit == through)
    card = next(e.id for e in t.game.content.events.values() if e.direction == number)
    t.rig(event=[card]).flow(retreat(t.game, figure))
    assert [e["number"] for e in t.told("intruder_retreats")] == [number]
    assert (figure.slot, figure.injuries) == (slot, 2)
    assert t.told("intruder_hid") == []
    t.check()


@rule("CAR-TYPE-03", "CAR-EVENT-06")
def test_an_event_moves_the_butcher_into_no_entrance_but_others() -> None:
    t = all_adaptations_known(table().bag("blank_token")).at("captain", "cockpit").at("scout", "cockpit")
    event, slot = next(
        (event, slot)
        for event in t.game.content.events.values()
        for slot in t.game.map.entrances["main"]
        if {"butcher", "fleshbeast"} <= set(event.moving) and t.game.map.exits[slot].get(event.direction) == "main"
    )
    butcher, beast = put(t, "butcher", slot, injuries=1), put(t, "fleshbeast", slot)
    t.rig(event=[event.id]).run("event_card")
    assert (butcher.slot, butcher.injuries) == (slot, 1)
    assert beast not in t.game.figures


# -- the figures there are


@rule("CAR-TYPE-05")
def test_figures_are_limited_and_come_back() -> None:
    t = all_adaptations_known(table())
    for kind, most in (("metagorger", 8), ("shambler", 8), ("fleshbeast", 3), ("butcher", 1)):
        assert figures_left(t.game, kind) == most
        far(t, kind, most)
        assert figures_left(t.game, kind) == 0
        gone = next(f for f in t.game.figures if f.kind == kind)
        t.game.figures.remove(gone)
        assert figures_left(t.game, kind) == 1


@rule("CAR-TYPE-06")
@pytest.mark.parametrize(
    ("kind", "token", "most"),
    [("metagorger", "metagorger_red_1", 8), ("shambler", "shambler_1", 8), ("fleshbeast", "fleshbeast_2", 3)],
)
def test_an_encounter_without_a_free_figure_clears_those_not_in_combat(kind: str, token: str, most: int) -> None:
    t = all_adaptations_known(table("captain", "scout", "pilot").bag(token, "blank_token")).any_hand("captain", 5)
    t.at("captain", "canteen").at("scout", "armory")
    # One fights the scout, all others stand alone; the pilot sees nothing of it.
    put(t, kind, "armory")
    far(t, kind, most - 1)
    t.rig(bag=[token]).flow(encounter(t.game, t.crew("captain")))
    assert (kinds(t, "cockpit"), kinds(t, "armory"), kinds(t, "canteen")) == ([], [kind], [kind])
    # The token just drawn is not among those that went into the bag.
    assert token in t.game.supply
    added = sum(n for type, n in bag(t).items() if type.startswith(kind))
    assert added == min(most - 1, sum(1 for type, _ in TOKENS.values() if type.startswith(kind)) - 1)
    t.check()


@rule("CAR-TYPE-06")
def test_with_all_of_them_in_combat_none_appears_and_the_token_goes_back() -> None:
    t = all_adaptations_known(table().bag("fleshbeast_1", "blank_token")).hand("captain")
    t.at("scout", "armory")
    for _ in range(3):
        put(t, "fleshbeast", "armory")
    t.rig(bag=["fleshbeast_1"]).flow(encounter(t.game, t.crew("captain")))
    assert kinds(t, "hibernatorium") == []
    assert len(kinds(t, "armory")) == 3
    assert sorted(t.game.bag) == ["blank_token", "fleshbeast_1"]
    # The captain has fewer cards than any number, but nobody is there to surprise them.
    assert t.told("hands_compared") == t.told("attack") == []
    t.check()


@rule("CAR-TYPE-06")
def test_a_second_butcher_does_not_come() -> None:
    t = all_adaptations_known(table().bag("butcher_token", "blank_token")).hand("captain")
    far(t, "butcher", 1)
    t.rig(bag=["butcher_token"]).flow(encounter(t.game, t.crew("captain")))
    assert kinds(t, "hibernatorium") == []
    assert kinds(t, "cockpit") == ["butcher"]
    assert "butcher_token" in t.game.supply
    assert t.told("attack") == []
    t.check()


@rule("CAR-TYPE-07")
@pytest.mark.parametrize(("kind", "most"), [("metagorger", 8), ("shambler", 8), ("fleshbeast", 3), ("butcher", 1)])
def test_any_other_placement_takes_nobody_off_the_board(kind: str, most: int) -> None:
    t = all_adaptations_known(table())
    far(t, kind, most)
    before = bag(t)
    t.flow(place(t.game, kind, t.slot("hibernatorium")))
    assert kinds(t, "hibernatorium") == []
    assert len(kinds(t, "cockpit")) == most
    assert bag(t) == before


@rule("CAR-TYPE-08", "CAR-BAG-05")
def test_whoever_waits_on_a_pod_is_back_when_one_appears_in_the_section() -> None:
    t = table().room("evacuation_a").unlocked(1)
    t.at("captain", "cockpit").aboard("scout").met()
    assert floor_of(t.game, t.crew("scout")) == t.slot("evacuation_a")
    t.flow(place(t.game, "metagorger", t.slot("evacuation_a")))
    assert t.crew("scout").slot == t.slot("evacuation_a")
    assert t.pod("scout") == 0
    t.check()


@rule("CAR-TYPE-08")
def test_the_same_when_one_grows_there() -> None:
    t = empty(all_adaptations_known(table())).room("evacuation_a").unlocked(1)
    t.at("captain", "cockpit").aboard("scout")
    figure = put(t, "metagorger", "evacuation_a")
    assert evolve(t.game, figure)
    assert t.crew("scout").slot == t.slot("evacuation_a")


def test_adding_a_type_of_figure_that_has_two_tokens_needs_its_own_rule() -> None:
    t = table()
    assert not add_token(t.game, "metagorger")


@rule("CAR-DIFF-02")
def test_an_object_serves_no_analysis_before_its_adaptation_is_faceup() -> None:
    t = table().room("laboratory").at("captain", "laboratory").object("carcass", "laboratory")
    assert cannot_analyse(t.game, t.slot("laboratory")) == "nothing_to_analyse"
    adapted(t, "agile", "carcass")
    assert cannot_analyse(t.game, t.slot("laboratory")) == ""
