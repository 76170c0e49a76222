"""Scent of Prey."""

from __future__ import annotations

from tests.table import table


def test_scent_of_prey_makes_noise_around_slimed_characters() -> None:
    t = table("captain", "scout", "pilot").at("scout", "cabins", "slot_014").room("evacuation_a", "slot_003")
    t.aboard("pilot", 1).noise("cor_011_014")
    t.crew("scout").slime = True
    # On a pod there are no corridors (NEM-POD-18).
    t.crew("pilot").slime = True
    t.rig(event=["scent_of_prey"]).run("event_card")
    assert sorted(t.game.noise) == ["cor_011_014", "cor_013_014", "cor_014_017", "main"]
    assert not t.told("encounter")


def test_scent_of_prey_does_not_find_the_clean() -> None:
    t = table("captain", "scout").rig(event=["scent_of_prey"]).run("event_card")
    assert t.game.noise == []
