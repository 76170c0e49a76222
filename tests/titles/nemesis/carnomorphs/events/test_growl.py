"""Growl."""

from __future__ import annotations

from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted


def test_growl_puts_noise_around_every_room_with_a_carnomorph() -> None:
    t = hunted("captain", "scout").noise("cor_002_006")
    # Metagorgers don't move by this card.
    put(t, "metagorger", "slot_002")
    t.rig(event=["growl"]).run("event_card")
    assert sorted(t.game.noise) == ["cor_001_002", "cor_002_006", "main"]
    assert not t.told("encounter")
    t.check()


def test_growl_counts_those_in_combat_and_is_silent_without_any() -> None:
    t = hunted("captain", "scout")
    t.rig(event=["growl"]).run("event_card")
    assert t.game.noise == []
    put(t, "butcher", "hibernatorium")
    t.game.events.shuffle_in(t.game.event_discard)
    t.game.event_discard = []
    t.rig(event=["growl"]).run("event_card")
    assert sorted(t.game.noise) == sorted(t.game.map.around["slot_011"])
    t.check()
