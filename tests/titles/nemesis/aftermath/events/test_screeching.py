"""Screeching."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


@rule("AFT-SHUTTLE-09")
def test_screeching_is_noise_around_every_intruder() -> None:
    t: Table = table_with_tokens("captain", "scout").met().noise("cor_001_002")
    t.intruder("larva", "cockpit")
    t.intruder("larva", "slot_shuttle_1")
    t.rig(event=["screeching"]).run("event_card")
    expected = ["cor_001_002", "cor_001_003", "cor_001_004", "cor_sh_1_2", "cor_sh_main_1", "main"]
    assert sorted(t.game.noise) == expected
    assert not t.told("encounter")
    card = t.game.content.events["screeching"]
    assert (card.direction, card.moving, card.alert) == (1, ("adult", "breeder"), False)
