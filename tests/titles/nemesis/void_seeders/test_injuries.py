"""Injuries of void seeders: how many cards, which number, and a Despoiler that nothing hurts."""

from __future__ import annotations

import pytest

from airlock.survival.airlock_procedure import vent
from airlock.survival.injuries import injure, kill
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.seeding import HOME, figure, kinds, seeders_in_bag, table
from tests.titles.nemesis.void_seeders.test_lairs import blood


def hurt(kind: str, injuries: int, *numbers: int) -> Table:
    """A seeder in the Hibernatorium gets its last injury; the attack cards bring these numbers, 0 is an arrow."""
    t = table().bag("void_blank").rig(attack=blood(*numbers), event=["void_whispers_1"])
    f = figure(t, t.intruder(kind, HOME, injuries=injuries - 1))
    return t.flow(injure(t.game, f, 1))


def outcome(t: Table) -> str:
    if not t.game.figures:
        return "defeated"
    return "stays" if t.game.figures[0].slot == HOME else "retreats"


@rule("VOI-GEN-05")
@pytest.mark.parametrize(
    ("kind", "faces"),
    [
        ("lurker", ["creeper", "adult", "hit", "double_hit"]),
        ("whisperer", ["adult", "hit", "double_hit"]),
        ("stalker", ["hit", "double_hit"]),
        ("despoiler", ["hit", "double_hit"]),
    ],
)
def test_the_faces_that_hit(kind: str, faces: list[str]) -> None:
    for face in ("blank", "creeper", "adult", "hit", "double_hit"):
        t = table("captain", "scout").ammo("captain", "six_shooter", 1).rig(combat=[face], attack=blood(5, 6))
        target = t.intruder(kind, HOME)
        t.turn("captain").do("captain", f"shoot:six_shooter:{target}")
        assert bool(t.told("missed")) == (face not in faces), face


@rule("VOI-INJ-01", "VOI-DIFF-05")
@pytest.mark.parametrize("kind", ["lurker", "whisperer", "stalker"])
def test_a_defeated_seeder_leaves_no_carcass_but_a_token(kind: str) -> None:
    t = table().bag("void_blank")
    f = figure(t, t.intruder(kind, HOME, injuries=2))
    t.flow(kill(t.game, f))
    assert kinds(t) == []
    assert t.game.objects.get(HOME) == ["corpse_blue"]
    assert seeders_in_bag(t) == 1
    assert not t.game.queen_killed
    t.check()


@rule("VOI-INJ-01", "VOI-GEN-07")
def test_with_no_token_left_none_is_added() -> None:
    t = table()
    everything = [token for token in t.game.species.tokens if token.startswith("void_seeder")]
    t.bag(*everything)
    f = figure(t, t.intruder("lurker", HOME))
    t.flow(kill(t.game, f))
    assert sorted(t.game.bag) == sorted(everything)


@rule("VOI-INJ-02", "VOI-INJ-09")
@pytest.mark.parametrize(
    ("numbers", "what"),
    [((5, 2), "defeated"), ((2, 5), "defeated"), ((3, 4), "stays"), ((2, 0), "retreats"), ((0, 2), "retreats")],
)
def test_a_lurker_takes_the_lower_of_two_numbers(numbers: tuple[int, ...], what: str) -> None:
    t = hurt("lurker", 2, *numbers)
    assert outcome(t) == what
    assert len(t.told("injury_check")) == 2
    if what != "defeated":
        assert t.game.figures[0].injuries == 2
    t.check()


@rule("VOI-INJ-03")
@pytest.mark.parametrize(("number", "what"), [(2, "defeated"), (3, "defeated"), (4, "stays"), (0, "retreats")])
def test_a_whisperer_takes_one_card(number: int, what: str) -> None:
    t = hurt("whisperer", 3, number)
    assert outcome(t) == what
    assert len(t.told("injury_check")) == 1


@rule("VOI-INJ-04", "VOI-INJ-09")
@pytest.mark.parametrize(
    ("numbers", "what"),
    [((4, 2), "defeated"), ((2, 4), "defeated"), ((5, 2), "stays"), ((0, 2), "retreats"), ((2, 0), "retreats")],
)
def test_a_stalker_takes_the_higher_of_two_numbers(numbers: tuple[int, ...], what: str) -> None:
    t = hurt("stalker", 4, *numbers)
    assert outcome(t) == what
    assert len(t.told("injury_check")) == 2
    if what != "defeated":
        assert t.game.figures[0].injuries == 4


@rule("VOI-INJ-05", "VOI-INJ-06")
@pytest.mark.parametrize(("number", "what"), [(2, "stays"), (6, "stays"), (0, "retreats")])
def test_nothing_hurts_the_despoiler_but_an_arrow_drives_it_away(number: int, what: str) -> None:
    t = table().rig(attack=blood(number), event=["void_whispers_1"])
    f = figure(t, t.intruder("despoiler", HOME))
    # One card for an attack, however many injuries it would deal.
    t.flow(injure(t.game, f, 9))
    assert outcome(t) == what
    assert f.injuries == 0
    assert len(t.told("injury_check")) == 1
    assert t.told("intruder_injured") == []


@rule("VOI-INJ-06")
def test_a_miss_draws_no_card_for_the_despoiler_and_fire_one() -> None:
    t = table("captain", "scout").ammo("captain", "six_shooter", 2).rig(combat=["adult"])
    target = t.intruder("despoiler", HOME)
    t.turn("captain").do("captain", f"shoot:six_shooter:{target}")
    assert t.told("injury_check") == []
    t.rig(combat=["double_hit"], attack=blood(6)).turn("captain").do("captain", f"shoot:six_shooter:{target}")
    assert len(t.told("injury_check")) == 1
    t.fire(HOME).rig(attack=blood(5)).run("fire_damage")
    assert len(t.told("injury_check")) == 2
    assert kinds(t) == ["despoiler"]


@rule("VOI-INJ-06", "VOI-LAIR-02")
def test_a_grenade_draws_for_everybody_it_hurts() -> None:
    t = table("captain", "scout").item("captain", "grenade").room("canteen", "slot_006")
    despoiler, lair = t.intruder("despoiler", "canteen"), t.intruder("lair", "canteen")
    t.rig(attack=blood(6, 5, 4)).turn("captain")
    t.do("captain", "item:grenade:throw", f"intruder:{lair}", f"intruder:{despoiler}")
    assert (figure(t, lair).injuries, figure(t, despoiler).injuries) == (2, 0)
    assert [e["figure"] for e in t.told("injury_check")] == [despoiler, lair, lair]


@rule("VOI-INJ-07")
def test_the_airlock_defeats_all_but_the_despoiler() -> None:
    t = table().bag("void_blank")
    for kind in ("lurker", "whisperer", "stalker", "despoiler"):
        t.intruder(kind, HOME)
    t.game.airlock = HOME
    t.flow(vent(t.game))
    assert kinds(t) == ["despoiler"]
    assert seeders_in_bag(t) == 3
    assert not t.crew("captain").active
    assert t.crew("scout").active
    t.check()


@rule("VOI-INJ-08")
def test_the_carcass_weakness_needs_a_lair() -> None:
    t = table().at("captain", "laboratory", "slot_003").turn("captain")
    f = figure(t, t.intruder("whisperer", "laboratory"))
    t.flow(kill(t.game, f))
    assert t.turn("captain").why_not("captain", "room:laboratory:analyse") == "nothing_to_analyse"
    f = figure(t, t.intruder("lair", "laboratory"))
    t.flow(kill(t.game, f))
    t.turn("captain").do("captain", "room:laboratory:analyse")
    assert t.game.weaknesses["carcass"]
