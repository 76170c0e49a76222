"""The weapons, each by its own rule."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table

OWNERS = {
    "six_shooter": "captain",
    "shotgun": "pilot",
    "pistol": "scientist",
    "rifle": "scout",
    "assault_rifle": "soldier",
    "sawed_off_shotgun": "mechanic",
}


def armed(weapon: str, kind: str = "queen", ammo: int = 2) -> Table:
    """Somebody with this weapon in a room with an intruder that no hit of it kills."""
    me = OWNERS.get(weapon, "scout")
    t = table(me, "pilot" if me == "captain" else "captain").met().room("canteen", "slot_006").at(me, "canteen")
    t.any_hand(me, 3)
    if weapon not in OWNERS:
        t.empty_hands(me).item(me, weapon, ammo=ammo)
    t.intruder(kind, "canteen")
    return t.turn(me)


def injuries(weapon: str, face: str, kind: str = "queen") -> int:
    """What one shot with this face does."""
    t = armed(weapon, kind).rig(combat=[face], attack=["scratch_4", "bite_3"])
    me = OWNERS.get(weapon, "scout")
    t.do(me, f"shoot:{weapon}:{kind}_1")
    return t.game.figures[0].injuries


# weapon: injuries of creeper, adult, hit and double hit against the Queen; then of blank and creeper against a Creeper.
TABLE = {
    "six_shooter": (0, 0, 1, 3, 0, 1),
    "shotgun": (0, 0, 2, 3, 0, 2),
    "pistol": (0, 0, 1, 1, 0, 1),
    "rifle": (0, 0, 1, 2, 0, 1),
    "assault_rifle": (0, 0, 2, 3, 0, 2),
    "sawed_off_shotgun": (0, 0, 2, 2, 0, 1),
    "prototype_shotgun": (1, 1, 2, 3, 0, 1),
    "flamethrower": (1, 1, 1, 2, 0, 1),
}


@rule("NEM-COMBAT-13")
@pytest.mark.parametrize("weapon", TABLE)
def test_what_each_weapon_does(weapon: str) -> None:
    against_queen = tuple(injuries(weapon, face) for face in ("creeper", "adult", "hit", "double_hit"))
    against_creeper = tuple(injuries(weapon, face, "creeper") for face in ("blank", "creeper"))
    assert against_queen + against_creeper == TABLE[weapon]


@pytest.mark.parametrize(
    ("weapon", "ammo"),
    [
        ("six_shooter", 6),
        ("shotgun", 2),
        ("pistol", 3),
        ("rifle", 4),
        ("assault_rifle", 5),
        ("sawed_off_shotgun", 2),
    ],
)
def test_starting_weapons_are_full(weapon: str, ammo: int) -> None:
    t = table(OWNERS[weapon])
    card = t.game.content.items[weapon].weapon
    assert card is not None
    assert [(h.kind, h.ammo) for h in t.game.crew[0].hands] == [(weapon, ammo)]
    assert card.capacity == ammo
    assert card.energy == (weapon != "six_shooter")


def test_prototype_pistol_may_reroll_each_shot_once() -> None:
    t = armed("prototype_pistol").rig(combat=["blank", "blank"])
    t.do("scout", "shoot:prototype_pistol:queen_1", "reroll")
    # The second result stands.
    assert t.game.figures[0].injuries == 0
    t.rig(combat=["hit"], attack=["scratch_4", "bite_3"])
    t.do("scout", "shoot:prototype_pistol:queen_1", "keep_roll")
    assert t.game.figures[0].injuries == 1


def test_prototype_rifle_spends_ammo_for_an_injury_on_a_double_hit() -> None:
    t = armed("prototype_rifle").rig(combat=["double_hit"], attack=["scratch_4", "bite_3"])
    t.do("scout", "shoot:prototype_rifle:queen_1")
    assert t.asked("scout") == "burst"
    # Decided before the injury check.
    assert t.told("injury_check") == []
    t.do("scout", "burst")
    assert t.game.figures[0].injuries == 3
    assert [h.ammo for h in t.crew("scout").hands] == [0]


def test_prototype_rifle_may_hold_fire_and_needs_ammo_left() -> None:
    t = armed("prototype_rifle").rig(combat=["double_hit", "double_hit"], attack=["scratch_4", "bite_3"])
    t.do("scout", "shoot:prototype_rifle:queen_1", "hold_fire")
    assert t.game.figures[0].injuries == 2
    # The last shot leaves nothing to spend.
    t.rig(attack=["scratch_3", "claw_attack_3"])
    t.game.figures[0].injuries = 0
    t.do("scout", "shoot:prototype_rifle:queen_1")
    assert t.game.figures[0].injuries == 2
    assert t.asked() == "act"


def test_flamethrower_sets_the_room_on_fire_with_a_double_hit_after_the_check() -> None:
    t = armed("flamethrower").rig(combat=["double_hit"], attack=["scratch_4", "bite_3"])
    t.do("scout", "shoot:flamethrower:queen_1")
    assert t.game.fire == ["slot_006"]
    order = [e["event"] for e in t.match.history(-1) if e["event"] in ("injury_check", "fire_started")]
    assert order == ["injury_check", "injury_check", "fire_started"]
    u = armed("flamethrower").rig(combat=["hit"], attack=["scratch_4", "bite_3"])
    u.do("scout", "shoot:flamethrower:queen_1")
    assert u.game.fire == []


def test_flamethrower_counts_as_fire_and_not_as_energy() -> None:
    t = armed("flamethrower").weakness("vulnerability_to_fire").weakness("vulnerability_to_energy", "carcass")
    t.rig(combat=["hit"], attack=["scratch_4", "bite_3"])
    t.do("scout", "shoot:flamethrower:queen_1")
    assert t.game.figures[0].injuries == 2


def test_six_shooter_is_loaded_neither_in_the_armory_nor_by_a_charge() -> None:
    t = table("captain", "scout").at("captain", "armory").any_hand("captain", 3).ammo("captain", "six_shooter", 0)
    t.item("captain", "energy_charge_red").turn("captain")
    assert t.why_not("captain", "room:armory:recharge") == "no_energy_weapon"
    assert t.why_not("captain", "item:energy_charge_red:load") == "no_energy_weapon"
