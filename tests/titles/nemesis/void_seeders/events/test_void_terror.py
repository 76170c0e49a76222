"""Terror, all three cards."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, happens, levels, mad, names


@pytest.mark.parametrize("card", ["void_terror_1", "void_terror_2", "void_terror_3"])
def test_void_terror_checks_every_hand_and_takes_it(card: str) -> None:
    t = among_seeders("captain", "scout", "pilot").any_hand("captain", 3, contamination=1).any_hand("scout", 6)
    before = [len(t.crew(who).deck) for who in t.names]
    t.crew("pilot").deck.middle.append("contamination")
    t.game.contamination_left -= 1
    t.rig(scan=["infected", "clean"], action={2: "contamination"})
    happens(t, card)
    captain, scout, pilot = (t.crew(who) for who in t.names)
    # Up to 5 cards; the Scout has more already.
    assert [len(c.deck) for c in t.game.crew] == [before[0] - 1, before[1], before[2] - 4]
    assert [len(c.discard) for c in t.game.crew] == [5, 6, 5]
    assert captain.hand == scout.hand == pilot.hand == []
    # One infected card is enough; a clean one drives nobody mad.
    assert levels(t) == [5, 1, 1]
    # Nothing leaves the game, and only the owner sees what the scan said.
    assert t.game.contamination_removed == 0
    assert captain.discard.count("contamination_infected") == pilot.discard.count("contamination_clean") == 1
    assert [e["infected"] for e in t.told("scan_result", "captain")] == [1]
    assert t.view("scout")["crew"][0]["discard"].count("contamination") == 1
    t.check()


def test_void_terror_checks_everybody_before_any_hand_goes() -> None:
    t = among_seeders("captain", "scout").any_hand("captain", 5).any_hand("scout", 5)
    happens(t, "void_terror_2")
    order = names(t, "scanned", "card_discarded")
    assert order == ["scanned"] * 2 + ["card_discarded"] * 10


@rule("VOI-INS-06")
def test_void_terror_kills_nobody_who_is_mad_already() -> None:
    t = mad(among_seeders("captain", "scout").any_hand("captain", 3, contamination=2), captain=5)
    happens(t.rig(scan=["infected", "infected"]), "void_terror_1")
    assert t.crew("captain").active
    assert levels(t) == [5, 1]


def test_void_terror_reaches_pods_but_not_sleepers() -> None:
    t = among_seeders("captain", "scout", "pilot", "mechanic").room("evacuation_a", "slot_003").aboard("scout")
    t.escaped("mechanic", pod=2).asleep("pilot")
    for who in ("scout", "pilot", "mechanic"):
        t.any_hand(who, 2, contamination=1)
    happens(t.rig(scan=["infected"]), "void_terror_3")
    assert levels(t) == [1, 5, 1, 1]
    assert [len(t.crew(who).hand) for who in ("scout", "pilot", "mechanic")] == [0, 3, 3]
