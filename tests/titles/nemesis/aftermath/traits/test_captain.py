"""Just Die Already."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def fight(kind: str = "queen", ammo: int = 6, modules: str = "traits") -> Table:
    t = table("captain", "scout", modules=modules).at("scout", "cockpit").any_hand("captain", 2)
    t.ammo("captain", "six_shooter", ammo).intruder(kind, "hibernatorium")
    return t.turn("captain")


@rule("AFT-TRAIT-01")
def test_captain_shoots_on_at_the_same_target_while_the_six_shooter_hits() -> None:
    t = fight().rig(combat=["hit", "hit", "blank"], attack=["bite_3", "scratch_4"])
    t.do("captain", "shoot:six_shooter:queen_1")
    assert t.asked("captain") == "shoot_again"
    assert t.options("captain") == ["hold_fire", "shoot_again"]
    t.answer("captain", "shoot_again").answer("captain", "shoot_again")
    # A miss ends it, without another question.
    assert t.asked("captain") == "act"
    assert t.crew("captain").hands[0].ammo == 3
    assert t.game.figures[0].injuries == 2
    # One action, one card.
    assert t.game.actions_left == 1
    assert len(t.crew("captain").hand) == 1
    t.check()


def test_captain_checks_the_injuries_once_after_the_last_shot() -> None:
    t = fight("adult").rig(combat=["double_hit", "hit"], attack=["bite_3"])
    t.do("captain", "shoot:six_shooter:adult_1")
    assert t.game.figures[0].injuries == 3
    assert t.told("injury_check") == []
    t.answer("captain", "shoot_again")
    assert t.told("injury_check") == []
    t.answer("captain", "hold_fire")
    assert len(t.told("injury_check")) == 1
    assert [e["blood"] for e in t.told("injury_check")] == [t.game.content.attack_cards["bite_3"].blood]
    t.check()


def test_captain_who_misses_first_is_not_asked() -> None:
    t = fight().rig(combat=["blank"]).do("captain", "shoot:six_shooter:queen_1")
    assert t.asked("captain") == "act"
    assert t.crew("captain").hands[0].ammo == 5


def test_captain_needs_ammo_for_another_shot() -> None:
    t = fight(ammo=1).rig(combat=["hit"], attack=["bite_3", "scratch_4"]).do("captain", "shoot:six_shooter:queen_1")
    assert t.asked("captain") == "act"
    assert t.game.figures[0].injuries == 1
    assert len(t.told("injury_check")) == 2


def test_captain_may_shoot_eggs_again_as_long_as_there_are_some() -> None:
    t = table("captain", "scout", modules="traits").at("captain", "nest").any_hand("captain", 2)
    t.turn("captain").rig(combat=["double_hit", "hit"], noise=["silence"])
    t.do("captain", "shoot:six_shooter:eggs")
    # Double hit of the Six-Shooter: three eggs.
    assert t.game.eggs == 2
    t.answer("captain", "shoot_again")
    assert t.game.eggs == 1
    t.answer("captain", "hold_fire")
    assert len(t.told("noise_rolled")) == 1
    t.check()


def test_captain_shoots_on_with_no_other_weapon_and_nobody_else_does() -> None:
    t = fight().empty_hands("captain").item("captain", "prototype_rifle", ammo=3)
    t.rig(combat=["hit"], attack=["bite_3", "scratch_4"]).do("captain", "shoot:prototype_rifle:queen_1")
    assert t.asked("captain") == "act"
    t = table("scout", "captain", modules="traits").at("captain", "cockpit").any_hand("scout", 2)
    t.intruder("queen", "hibernatorium")
    t.turn("scout").rig(combat=["hit"], attack=["bite_3", "scratch_4"]).do("scout", "shoot:rifle:queen_1")
    assert t.asked("scout") == "act"


@rule("AFT-MOD-10")
def test_captain_without_the_module_shoots_once() -> None:
    t = fight(modules="").rig(combat=["hit"], attack=["bite_3", "scratch_4"]).do("captain", "shoot:six_shooter:queen_1")
    assert t.asked("captain") == "act"
