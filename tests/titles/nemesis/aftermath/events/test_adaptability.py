"""Adaptability."""

from __future__ import annotations

from airlock.titles.nemesis.conditions import fulfils
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def happens(t: Table) -> Table:
    return t.rig(event=["adaptability"]).run("event_card")


@rule("AFT-RESEVENT-05")
def test_adaptability_takes_a_discovered_weakness_that_the_first_player_names() -> None:
    t = table_with_tokens("captain", "scout").room("laboratory").at("captain", "laboratory")
    first, second = t.game.species.weaknesses[:2]
    t.weakness(first, "egg").weakness(second, "carcass")
    t.game.first_player = 1
    happens(t)
    assert t.asked("scout") == "choose_overcome"
    assert sorted(t.options("scout")) == ["overcome:carcass", "overcome:egg"]
    t.answer("scout", "overcome:egg")
    assert "egg" not in t.game.weaknesses
    assert t.game.weaknesses["carcass"] == second
    assert first not in t.game.weakness_pool
    # Its object is worth nothing to the laboratory any more.
    t.object("egg", "laboratory")
    assert "egg" not in t.game.species.analysable(t.game, t.slot("laboratory"))
    card = t.game.content.events["adaptability"]
    assert (card.direction, card.moving, card.alert) == (3, ("larva", "creeper", "adult"), True)


@rule("AFT-RESEVENT-05")
def test_adaptability_makes_objectives_impossible_that_need_the_weakness() -> None:
    t = table_with_tokens("captain", "scout")
    t.weakness(t.game.species.weaknesses[0], "egg")
    assert fulfils(t.game, t.crew("captain"), "ab_ovo")
    happens(t)
    assert not fulfils(t.game, t.crew("captain"), "ab_ovo")
    assert not fulfils(t.game, t.crew("captain"), "necroscopy")


def test_adaptability_without_a_weakness_does_nothing() -> None:
    t = happens(table_with_tokens("captain", "scout"))
    assert [q.prompt for q in t.match.pending] == ["halted"]
