"""Screeching."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission


@rule("AFT-RESSETUP-12", "AFT-SHUTTLE-09")
def test_screeching_puts_noise_around_every_room_with_an_intruder() -> None:
    t = mission().at("captain", "cockpit").at("scout", "shuttle_main")
    t.intruder("adult", "cockpit")
    t.intruder("larva", "shuttle_main")
    around = t.game.map.around
    wanted = {*around[t.slot("cockpit")], *around[t.slot("shuttle_main")]}
    # The hatch of the shuttle leads to the technical corridors.
    assert "main" in around[t.slot("shuttle_main")]
    already = around[t.slot("cockpit")][0]
    t.noise(already).rig(event=["screeching"]).run("event_card")
    assert set(t.game.noise) == wanted
    assert not t.told("encounter")
    assert alerts(t).open == ""
    t.check()
