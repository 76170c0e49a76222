"""Regenerating Tissue."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "regenerating_tissue"


@rule("CAR-ACT-10")
@pytest.mark.parametrize(
    ("light", "serious", "dressed", "reason"),
    [(0, [], [], "no_wound_at_all"), (1, [], [], ""), (0, ["leg"], [], ""), (0, [], ["leg"], "")],
)
def test_regenerating_tissue_needs_a_wound(light: int, serious: list[str], dressed: list[str], reason: str) -> None:
    t = mutant(hunted("captain", "scout").wounded("captain", light, serious, dressed), "captain", CARD)
    assert t.turn("captain").why_not("captain", "mutate") == reason


def test_regenerating_tissue_heals_all_light_wounds_or_dresses_a_serious_one() -> None:
    for choice, after in (
        ("close_light_wounds", (0, ["leg", "arm"], [])),
        ("close_serious_wound", (2, ["arm"], ["leg"])),
    ):
        t = mutant(hunted("captain", "scout").wounded("captain", 2, ["leg", "arm"]), "captain", CARD)
        mutate(t, "captain", "clean")
        assert t.options("captain") == ["close_light_wounds", "close_serious_wound"]
        t.answer("captain", choice)
        if choice == "close_serious_wound":
            assert t.options("captain") == ["wound:leg", "wound:arm"]
            t.answer("captain", "wound:leg")
        captain = t.crew("captain")
        assert (captain.light, captain.wounds, captain.dressed) == after
        t.check()


@pytest.mark.parametrize(
    ("light", "serious", "dressed", "after"),
    [
        (2, [], ["leg"], (0, [], ["leg"])),
        (0, ["leg"], ["arm"], (0, [], ["arm", "leg"])),
        (0, [], ["leg"], (0, [], [])),
    ],
)
def test_regenerating_tissue_takes_the_one_thing_that_is_possible(
    light: int, serious: list[str], dressed: list[str], after: tuple[int, list[str], list[str]]
) -> None:
    t = mutant(hunted("captain", "scout").wounded("captain", light, serious, dressed), "captain", CARD)
    mutate(t, "captain", "clean")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, captain.dressed) == after
    t.check()


def test_regenerating_tissue_dresses_all_and_takes_one_away_if_infected() -> None:
    t = mutant(hunted("captain", "scout").wounded("captain", 1, ["leg", "arm"], ["hand"]), "captain", CARD)
    mutate(t, "captain", "infected")
    assert sorted(t.options("captain")) == ["wound:arm", "wound:hand", "wound:leg"]
    t.answer("captain", "wound:arm")
    captain = t.crew("captain")
    assert (captain.light, captain.wounds, sorted(captain.dressed)) == (1, [], ["hand", "leg"])
    assert t.game.wound_discard == ["arm"]
    t.check()


def test_regenerating_tissue_heals_light_wounds_if_infected_without_a_serious_one() -> None:
    t = mutant(hunted("captain", "scout").wounded("captain", 2), "captain", CARD)
    mutate(t, "captain", "infected")
    assert t.crew("captain").light == 0
    t.check()
