"""Two weapons of a kind with different ammo are two things: options say which."""

from __future__ import annotations

import pytest

from airlock.kernel.options import Flow
from airlock.survival.combat import loaded_weapon
from airlock.survival.crew import Held
from airlock.survival.hands import make_room
from airlock.titles.nemesis.cards import adrenaline
from airlock.titles.nemesis.cards.ways import choose_loaded
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import Words
from tests.rules import rule
from tests.table import Table, table


def twins(*ammo: int, who: str = "scout") -> Table:
    """Flamethrowers with this much ammo in the hands of one of two characters in a room with an Adult next door."""
    t = table("scout", "captain").met().empty_hands("scout").empty_hands("captain").any_hand("scout", 5)
    t.game.crafted["flamethrower"] -= len(ammo)
    t.crew(who).hands += [Held("flamethrower", n) for n in ammo]
    return t.any_hand("captain", 5).turn("scout")


def ammo(t: Table, who: str = "scout") -> list[int]:
    return sorted(h.ammo for h in t.crew(who).hands)


@rule("NEM-COMBAT-14", "NEM-COMBAT-07")
@pytest.mark.parametrize(("which", "left"), [("1", [0, 3]), ("3", [1, 2])])
def test_a_shot_is_fired_from_the_one_that_is_named(which: str, left: list[int]) -> None:
    t = twins(1, 3)
    t.intruder("adult", "hibernatorium")
    t.turn("scout").rig(combat=["blank"])
    assert [k for k in t.options("scout") if k.startswith("shoot")] == [
        "shoot:flamethrower:adult_1:1",
        "shoot:flamethrower:adult_1:3",
    ]
    t.do("scout", f"shoot:flamethrower:adult_1:{which}")
    assert ammo(t) == left
    t.check()


@rule("NEM-COMBAT-14")
@pytest.mark.parametrize("hands", [(2, 2), (0, 2)])
def test_where_it_makes_no_difference_options_name_the_kind_alone(hands: tuple[int, int]) -> None:
    t = twins(*hands)
    t.intruder("adult", "hibernatorium")
    t.turn("scout").rig(combat=["blank"])
    t.do("scout", "shoot:flamethrower:adult_1")
    assert ammo(t) == sorted((hands[0], hands[1] - 1))


@rule("NEM-HAND-06", "NEM-HAND-08")
@pytest.mark.parametrize(("which", "left"), [("1", [3]), ("3", [1])])
def test_the_one_that_is_named_is_dropped(which: str, left: list[int]) -> None:
    t = twins(3, 1)
    assert t.asides("scout") == ["drop:flamethrower:3", "drop:flamethrower:1", "linger"]
    t.do("scout", f"drop:flamethrower:{which}")
    assert ammo(t) == left
    assert t.asides("scout") == ["drop:flamethrower", "linger"]
    t.check()


@rule("NEM-HAND-12")
@pytest.mark.parametrize(("which", "left"), [("1", [3]), ("3", [1])])
def test_the_one_that_is_named_goes_with_a_hurt_arm(which: str, left: list[int]) -> None:
    t = twins(1, 3)
    t.intruder("adult", "hibernatorium")
    t.turn("scout").rig(combat=["blank"], wound=["arm"]).do("scout", "melee:adult_1")
    assert t.options("scout") == ["drop:flamethrower:1", "drop:flamethrower:3"]
    t.answer("scout", f"drop:flamethrower:{which}")
    assert ammo(t) == left


@rule("NEM-HAND-04")
@pytest.mark.parametrize(("which", "left"), [("1", [3]), ("3", [1])])
def test_the_one_that_is_named_makes_room(which: str, left: list[int]) -> None:
    t = twins(1, 3)
    t.flow(make_room(t.game, t.crew("scout"), "prototype_rifle"))
    assert t.options("scout") == ["drop:flamethrower:1", "drop:flamethrower:3", "keep_hands"]
    t.answer("scout", f"drop:flamethrower:{which}")
    assert ammo(t) == left


@rule("NEM-COMBAT-07")
@pytest.mark.parametrize("which", [1, 3])
def test_a_card_that_needs_ammo_takes_it_from_the_one_that_is_named(which: int) -> None:
    t = twins(1, 3)
    t.flow(choose_loaded(t.game, t.crew("scout")))
    assert t.options("scout") == ["weapon:flamethrower:1", "weapon:flamethrower:3"]
    t.answer("scout", f"weapon:flamethrower:{which}")
    held = loaded_weapon(t.game, t.crew("scout"), "flamethrower")
    assert held is not None
    assert held.ammo == which


@rule("NEM-COMBAT-07")
@pytest.mark.parametrize(("which", "left"), [("1", [0, 3]), ("3", [1, 2])])
def test_adrenaline_shoots_with_the_one_that_is_named(which: str, left: list[int]) -> None:
    t = twins(1, 3)
    t.intruder("adult", "hibernatorium")
    t.flow(adrenaline_shot(t)).rig(combat=["blank"])
    t.answer("scout", f"shoot:flamethrower:adult_1:{which}")
    assert ammo(t) == left


def adrenaline_shot(t: Table) -> Flow[None]:
    """The card Adrenaline without its cost."""
    me = t.crew("scout")
    choice = yield from adrenaline.choose_shot(t.game, me)
    assert choice is not None
    assert choice.args == ("flamethrower", "adult_1")
    yield from adrenaline.shoot_and_draw(t.game, me, choice.args)


@rule("NEM-TRADE-03")
@pytest.mark.parametrize(("which", "kept", "given"), [("1", [3], [1]), ("3", [1], [3])])
def test_the_one_that_is_named_is_offered(which: str, kept: list[int], given: list[int]) -> None:
    t = twins(1, 3)
    t.do("scout", "trade", "propose:1")
    assert t.options("scout") == ["offered", "offer:flamethrower:1", "offer:flamethrower:3"]
    t.do("scout", f"offer:flamethrower:{which}", "offered").do("captain", "answer").do("scout", "agree")
    assert (ammo(t), ammo(t, "captain")) == (kept, given)
    t.check()


@pytest.mark.parametrize(("which", "after"), [("1", [3, 4]), ("3", [1, 4])])
def test_chemicals_fill_the_one_that_is_named(which: str, after: list[int]) -> None:
    t = twins(1, 3).item("scout", "chemicals").turn("scout")
    t.do("scout", "item:chemicals:load")
    assert t.options("scout") == ["weapon:flamethrower:1", "weapon:flamethrower:3"]
    t.do("scout", f"weapon:flamethrower:{which}")
    assert ammo(t) == after
    t.check()


@pytest.mark.parametrize("hands", [(1, 4), (4, 1)])
def test_chemicals_fill_the_one_that_is_not_full_unasked(hands: tuple[int, int]) -> None:
    t = twins(*hands).item("scout", "chemicals").turn("scout")
    t.do("scout", "item:chemicals:load")
    assert ammo(t) == [4, 4]
    assert t.told("announced") == []


@pytest.mark.parametrize(
    ("lang", "shot", "drop"),
    [
        ("en", "Shoot Adult 1 with Flamethrower (3 ammo)", "Drop Flamethrower (3 ammo)"),
        ("de", "Auf Jäger 1 schießen: Flammenwerfer (3 Munition)", "Flammenwerfer (3 Munition) fallen lassen"),
    ],
)
def test_both_are_told_apart_in_words(lang: str, shot: str, drop: str) -> None:
    t = twins(1, 3)
    t.intruder("adult", "hibernatorium")
    words = Words(lang, NEMESIS.texts, strict=True)
    view = t.view("scout")
    options = {o["key"]: o for o in view["questions"][0]["options"] + view["asides"]}
    assert words.option(options["shoot:flamethrower:adult_1:3"], view) == shot
    assert words.option(options["drop:flamethrower:3"], view) == drop
