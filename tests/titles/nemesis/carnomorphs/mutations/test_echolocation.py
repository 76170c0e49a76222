"""Echolocation."""

from __future__ import annotations

from tests.table import Table
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "echolocation"


def listener() -> Table:
    """The Captain by an entrance of the technical corridors, with noise all around and elsewhere."""
    t = mutant(hunted("captain", "scout").at("captain", "armory", "slot_002").any_hand("captain", 3), "captain", CARD)
    return t.noise("cor_001_002", "cor_002_006", "main", "cor_013_014")


def test_echolocation_silences_the_corridors_and_looks_into_one_room() -> None:
    t = listener().rig(room={"slot_009": "storage"}, explore={"slot_009": "danger_1"})
    mutate(t, "captain", "clean")
    assert t.game.noise == ["cor_013_014"]
    assert "tile:slot_002" not in t.options("captain")
    t.answer("captain", "tile:slot_009")
    assert t.asked("captain") == "act"
    notes = t.view("captain")["notes"]
    assert (notes["tiles"], notes["tokens"]) == ({"slot_009": "storage"}, {"slot_009": "danger_1"})
    # Nobody else sees it, and the room stays unexplored.
    assert t.view("scout")["notes"]["tiles"] == {}
    assert "slot_009" not in t.game.rooms
    t.check()


def test_echolocation_need_not_look() -> None:
    t = listener()
    mutate(t, "captain", "clean", "done")
    assert t.asked("captain") == "act"
    assert not t.told("looked_at_tile")


def test_echolocation_looks_into_two_rooms_if_infected() -> None:
    t = listener()
    mutate(t, "captain", "infected", "tile:slot_009")
    assert not t.can("captain", "tile:slot_009")
    t.answer("captain", "tile:slot_010")
    assert t.asked("captain") == "act"
    assert [e["slot"] for e in t.told("looked_at_tile")] == ["slot_009", "slot_010"]
    t.check()


def test_echolocation_looks_into_fewer_if_wanted() -> None:
    t = listener()
    mutate(t, "captain", "infected", "tile:slot_009", "done")
    assert t.asked("captain") == "act"
    assert len(t.told("looked_at_tile")) == 1


def test_echolocation_makes_you_unheard_if_infected_until_you_pass() -> None:
    t = listener()
    mutate(t.room("canteen", "slot_006"), "captain", "infected", "done")
    assert t.view("scout")["crew"][0]["unheard"]
    t.do("captain", "move:slot_006")
    assert not t.told("noise_rolled")
    t.turn("captain")
    t.crew("captain").passed = True
    assert not t.game.species.is_unheard(t.game, t.crew("captain"))
    t.run("mutations_wear_off")
    assert not t.view("scout")["crew"][0]["unheard"]
    t.check()


def test_echolocation_leaves_exploration_tokens_and_other_rolls_alone() -> None:
    t = listener()
    mutate(t.at("scout", "cockpit"), "captain", "infected", "done")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "danger_1"})
    t.do("captain", "move:slot_006")
    assert len(t.told("danger")) == 1
    # Bag development makes everybody roll.
    t.bag("shambler_1").rig(noise=["1", "2"]).run("develop_bag")
    assert [e["seat"] for e in t.told("noise_rolled")] == [0, 1]


def test_echolocation_by_a_clean_card_leaves_you_heard() -> None:
    t = listener()
    mutate(t.room("canteen", "slot_006").rig(noise=["1"]), "captain", "clean", "done")
    t.do("captain", "move:slot_006")
    assert len(t.told("noise_rolled")) == 1


def test_echolocation_asks_nothing_where_everything_is_explored() -> None:
    t = listener()
    for slot in t.game.map.by_number:
        if slot not in t.game.rooms:
            t.room(t.game.tile_pools[t.game.map.slots[slot].kind][0], slot)
    mutate(t, "captain", "infected")
    assert t.asked("captain") == "act"
