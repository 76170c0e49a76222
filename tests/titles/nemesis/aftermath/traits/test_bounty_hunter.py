"""Laika, the trait."""

from __future__ import annotations

from airlock.titles.nemesis.aftermath.characters.bounty_hunter.laika import Laika, where
from tests.rules import rule
from tests.table import Table, table

HOME = "slot_011"
NEXT = "slot_006"


def hunt(modules: str = "characters,traits") -> Table:
    t = table("bounty_hunter", "mechanic", modules=modules).any_hand("bounty_hunter", 3)
    return t.rig(room={NEXT: "canteen"}, explore={NEXT: "silence"})


def first_turn(t: Table) -> Table:
    t.game.round += 1
    return t.run("turn", arg=0)


@rule("AFT-CHAR-13", "AFT-CHAR-06", "AFT-TRAIT-01")
def test_laika_may_go_one_room_before_the_first_turn_of_a_round() -> None:
    t = first_turn(hunt())
    assert t.asked("bounty_hunter") == "send_laika"
    assert t.options("bounty_hunter") == ["laika_stays", *(f"to:{s}" for s in t.game.map.neighbours[HOME])]
    t.answer("bounty_hunter", f"to:{NEXT}")
    assert where(t.game) == NEXT
    assert NEXT in t.game.rooms
    # It isn't an action and costs nothing.
    assert t.game.actions_left == 2
    assert len(t.crew("bounty_hunter").hand) == 3
    t.check()


@rule("AFT-CHAR-13")
def test_laika_is_sent_at_no_other_moment_of_the_round() -> None:
    t = first_turn(hunt()).answer("bounty_hunter", "laika_stays")
    assert where(t.game) == HOME
    t.run("turn", arg=0)
    assert t.asked("bounty_hunter") != "send_laika"
    assert first_turn(t).asked("bounty_hunter") == "send_laika"


@rule("AFT-CHAR-13")
def test_laika_may_be_sent_in_combat_too_but_not_from_a_pod_or_without_traits() -> None:
    t = hunt()
    t.intruder("adult", HOME)
    assert first_turn(t).asked("bounty_hunter") == "send_laika"
    assert first_turn(hunt("characters")).asked("bounty_hunter") == "act"
    t = table("mechanic", "bounty_hunter", modules="characters,traits").at("bounty_hunter", "evacuation_a")
    part = Laika.of(t.game)
    part.slot = part.owner_at = t.slot("evacuation_a")
    t.aboard("bounty_hunter")
    t.game.round += 1
    assert t.run("turn", arg=1).asked("bounty_hunter") == "on_pod"


def test_aggro_override_lets_an_intruder_follow_her() -> None:
    t = hunt().item("bounty_hunter", "quest_aggro_override").at("mechanic", "cockpit")
    t.intruder("adult", HOME, injuries=2)
    first_turn(t).answer("bounty_hunter", f"to:{NEXT}")
    assert t.asked("bounty_hunter") == "lured"
    assert t.options("bounty_hunter") == ["nobody_follows", "intruder:adult_1"]
    t.answer("bounty_hunter", "intruder:adult_1")
    figure = t.game.figures[0]
    assert (figure.slot, figure.injuries) == (NEXT, 2)
    assert where(t.game) == HOME
    assert t.told("attack") == []
    assert t.told("encounter") == []
    assert "quest_aggro_override" in t.game.items_spent
    t.check()


def test_aggro_override_may_be_kept() -> None:
    t = hunt().item("bounty_hunter", "quest_aggro_override").at("mechanic", "cockpit")
    t.intruder("adult", HOME)
    first_turn(t).answer("bounty_hunter", f"to:{NEXT}").answer("bounty_hunter", "nobody_follows")
    assert where(t.game) == NEXT
    assert t.crew("bounty_hunter").inventory == ["quest_aggro_override"]
