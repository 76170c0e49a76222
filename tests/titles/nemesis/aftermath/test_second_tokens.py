"""Aftermath exploration tokens: each kind, the order with the base token, and who knows what."""

from __future__ import annotations

from random import Random

import pytest

from airlock.kernel.match import new_match
from airlock.survival.crew import EGG
from airlock.titles.nemesis.aftermath.second_tokens import KINDS, TOKENS, SecondTokens, decide
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.docked import new_with_tokens, table_with_tokens, with_shuttle

# Explored from the start, with two corridors and an entrance; the captain comes from the shuttle or from next door.
ENGINE = "slot_019"
NEXT_DOOR = "slot_017"


def entering(token: str, slot: str = ENGINE, start: str = "", **rigged: object) -> Table:
    """The captain is about to enter a room with this token."""
    t = table_with_tokens("captain", "scout").at("scout", "cockpit").turn("captain")
    t.rig(second={slot: token}, **rigged)
    if start:
        t.crew("captain").slot = start
        t.game.rooms.setdefault(start, "storage")
        t.turn("captain")
    return t


def tokens(t: Table) -> SecondTokens:
    return SecondTokens.of(t.game)


@rule("AFT-EPISETUP-13")
@pytest.mark.parametrize("board", ["base", "alt"])
def test_one_lies_on_every_room_of_the_ship_and_none_on_the_shuttle(board: str) -> None:
    game = table_with_tokens("captain", "scout", board=board).game
    facedown = SecondTokens.of(game).facedown
    assert len(facedown) == 21
    assert not set(facedown) & set(game.map.docked)
    assert len(TOKENS) == sum(KINDS.values()) == 23


@rule("AFT-EXPL-01")
def test_the_first_character_who_enters_reveals_it_and_it_is_discarded() -> None:
    t = entering("fire", noise=[3]).do("captain", f"move:{ENGINE}")
    assert t.told("second_token") == [{**t.told("second_token")[0], "seat": 0, "slot": ENGINE, "effect": "fire"}]
    assert ENGINE not in tokens(t).facedown
    assert tokens(t).discarded == ["fire"]
    assert tokens(t).by_seat == {0: 1}
    assert ENGINE not in t.game.items_left
    # Whoever comes later finds nothing.
    t.crew("captain").slot = NEXT_DOOR
    t.game.rooms[NEXT_DOOR] = "storage"
    t.turn("captain").rig(noise=[3]).do("captain", f"move:{ENGINE}")
    assert len(t.told("second_token")) == 1


@rule("AFT-EXPL-01")
def test_an_intruder_reveals_nothing() -> None:
    t = table_with_tokens("captain", "scout")
    t.intruder("adult", ENGINE)
    assert ENGINE in tokens(t).facedown


@rule("AFT-EXPL-02")
def test_lockdown_closes_all_doors_but_the_one_just_used() -> None:
    t = entering("lockdown", start=NEXT_DOOR, noise=["silence"])
    t.do("captain", f"move:{ENGINE}")
    assert t.game.doors == {"cor_013_019": "closed"}
    t = entering("lockdown", noise=["silence"]).door("cor_013_019", "destroyed")
    t.do("captain", f"move:{ENGINE}")
    # From the shuttle no corridor was used; what is destroyed stays so.
    assert t.game.doors == {"cor_013_019": "destroyed", "cor_017_019": "closed"}


@rule("AFT-EXPL-03")
def test_danger_is_that_of_a_noise_roll_and_no_roll_follows() -> None:
    t = entering("danger", start=NEXT_DOOR)
    t.do("captain", f"move:{ENGINE}")
    assert len(t.told("danger")) == 1
    assert not t.told("noise_rolled")


@rule("AFT-EXPL-12")
def test_going_carefully_cancels_danger() -> None:
    t = entering("danger")
    t.do("captain", f"careful:{ENGINE}")
    assert not t.told("danger")
    assert [q.prompt for q in t.match.pending] == ["careful_noise"]


@rule("AFT-EXPL-04")
def test_an_egg_lies_there_as_long_as_there_is_one() -> None:
    t = entering("egg", noise=[3]).do("captain", f"move:{ENGINE}")
    assert t.game.objects[ENGINE] == [EGG]
    assert t.game.eggs == t.game.species.eggs
    t = entering("egg", noise=[3])
    t.game.eggs = t.game.species.all_eggs
    t.do("captain", f"move:{ENGINE}")
    assert t.game.objects.get(ENGINE, []) == []


@rule("AFT-EXPL-05")
def test_a_slimed_room_slimes_everybody_who_enters() -> None:
    t = entering("slimed_room", noise=[3]).do("captain", f"move:{ENGINE}")
    assert t.crew("captain").slime
    assert tokens(t).slimed == [ENGINE]
    t.crew("scout").slot = NEXT_DOOR
    t.game.rooms[NEXT_DOOR] = "storage"
    t.turn("scout").do("scout", f"move:{ENGINE}")
    assert t.crew("scout").slime
    assert tokens(t).slimed == [ENGINE]
    assert len(t.told("second_token")) == 1


@rule("AFT-EXPL-06")
def test_a_larva_is_there_without_encounter_and_noise() -> None:
    t = entering("larva")
    assert not t.game.first_encounter
    t.do("captain", f"move:{ENGINE}")
    assert [(f.kind, f.slot) for f in t.game.figures] == [("larva", ENGINE)]
    assert t.game.in_combat(t.crew("captain"))
    assert not t.told("encounter")
    assert not t.told("noise_rolled")
    # The first intruder of the game: objectives are chosen.
    assert t.game.first_encounter


@rule("AFT-EXPL-07")
def test_fire_burns_there() -> None:
    t = entering("fire", noise=[3]).do("captain", f"move:{ENGINE}")
    assert t.game.fire == [ENGINE]


@rule("AFT-EXPL-08", "AFT-EXPL-09")
@pytest.mark.parametrize(("token", "thing"), [("carcass", "carcass"), ("corpse", "corpse_red")])
def test_a_carcass_or_a_corpse_lies_there(token: str, thing: str) -> None:
    t = entering(token, noise=[3]).do("captain", f"move:{ENGINE}")
    assert t.game.objects[ENGINE] == [thing]
    # It can be picked up and analysed like any other.
    t.empty_hands("captain").turn("captain")
    assert t.can("captain", f"pick_up:{thing}")


@rule("AFT-EXPL-10")
@pytest.mark.parametrize("token", ["lockdown", "egg", "slimed_room", "fire", "carcass", "corpse"])
def test_an_empty_room_still_needs_the_noise_roll(token: str) -> None:
    t = entering(token, noise=[3]).do("captain", f"move:{ENGINE}")
    assert len(t.told("noise_rolled")) == 1


@rule("AFT-EXPL-12")
def test_the_base_token_comes_first_and_there_is_one_roll_at_most() -> None:
    t = entering("slimed_room", slot="slot_002", explore={"slot_002": "malfunction_1"}, noise=[3])
    t.do("captain", "move:slot_002")
    told = [
        e["event"] for e in t.match.history(0) if e["event"] in ("exploration_token", "second_token", "noise_rolled")
    ]
    assert told == ["exploration_token", "second_token", "noise_rolled"]
    t = entering("carcass", slot="slot_002", explore={"slot_002": "silence_1"})
    t.do("captain", "move:slot_002")
    assert not t.told("noise_rolled")
    t = entering("danger", slot="slot_002", explore={"slot_002": "danger_1"})
    t.do("captain", "move:slot_002")
    assert len(t.told("danger")) == 2
    assert not t.told("noise_rolled")


@rule("AFT-EXPL-11")
def test_nobody_knows_a_facedown_token_and_who_looked_knows_that_one() -> None:
    t = table_with_tokens("captain", "scout")
    shown = t.view("captain")["second_tokens"]
    assert len(shown["facedown"]) == 21
    assert tokens(t).seen == {}
    token = decide(t.game, ENGINE)
    tokens(t).known[ENGINE] = t.crew("captain").mask
    assert t.view("captain")["notes"]["second_tokens"] == {ENGINE: token}
    assert t.view("scout")["notes"]["second_tokens"] == {}
    # For the other one it could be anything that is left.
    found = set()
    for seed in range(40):
        world = t.game.copy()
        world.fate = t.game.fate
        SecondTokens.of(world).redecide(world, 1, type(t.game.fate)(rng=Random(seed)))
        found.add(SecondTokens.of(world).seen[ENGINE])
        assert SecondTokens.of(world).breach(world) == ""
    assert len(found) > 4
    SecondTokens.of(t.game).redecide(t.game, 0, type(t.game.fate)(rng=Random(1)))
    assert tokens(t).seen[ENGINE] == token


@rule("AFT-EXPL-11")
def test_the_monitoring_room_shows_both_tokens_of_a_room() -> None:
    t = table_with_tokens("captain", "scout").room("monitoring").at("captain", "monitoring").any_hand("captain", 4)
    t.turn("captain").rig(second={"slot_002": "egg", ENGINE: "corpse"}, explore={"slot_002": "fire_1"})
    t.do("captain", "room:monitoring:check_room", "slot:slot_002")
    notes = t.view("captain")["notes"]
    assert notes["tokens"] == {"slot_002": "fire_1"}
    assert notes["second_tokens"] == {"slot_002": "egg"}
    # An explored room has the second one alone.
    t.any_hand("captain", 4).turn("captain").do("captain", "room:monitoring:check_room", f"slot:{ENGINE}")
    assert t.view("captain")["notes"]["second_tokens"] == {"slot_002": "egg", ENGINE: "corpse"}
    assert t.view("captain")["notes"]["tokens"] == {"slot_002": "fire_1"}
    assert t.view("scout")["notes"]["second_tokens"] == {}
    assert not any(e["event"] == "saw_second_token" for e in t.match.history(1))
    assert ENGINE in tokens(t).facedown
    t.check()


@pytest.mark.parametrize(("players", "board", "seed"), [(2, "base", "a"), (4, "alt", "b"), (5, "base", "c")])
def test_whole_matches_keep_the_laws(players: int, board: str, seed: str) -> None:
    crew = ",".join(["captain", "scout", "soldier", "pilot", "mechanic"][:players])
    match = new_match(with_shuttle(new_with_tokens), players, {"characters": crew, "board": board}, seed)
    match.hashing = False
    rng = Random(seed)
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
        assert match.breaches() == []
    assert len(SecondTokens.of(match.state).facedown) < 21
