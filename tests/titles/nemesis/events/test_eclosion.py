"""Eclosion."""

from __future__ import annotations

from airlock.survival.crew import CONTAMINATION, INFECTED
from tests.rules import rule
from tests.table import Table, table


def contaminated(t: Table, who: str, n: int) -> Table:
    """Contamination cards in the deck."""
    t.crew(who).deck.middle += [CONTAMINATION] * n
    t.game.contamination_left -= n
    return t


def test_eclosion_kills_hosts_and_leaves_creepers() -> None:
    t = table("captain", "scout", "pilot").met().at("scout", "canteen")
    t.crew("scout").larva = True
    t.rig(event=["eclosion"]).run("event_card")
    assert t.crew("scout").status == "dead"
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", t.slot("canteen"))]
    assert t.game.objects_in(t.slot("canteen")) == ["corpse_1"]
    assert not t.crew("scout").larva
    # The token supply has nothing to do with it, and it isn't an encounter.
    assert not t.told("encounter")
    t.check()


@rule("NEM-EVENT-23")
def test_eclosion_scans_four_cards_of_everybody_else() -> None:
    t = contaminated(
        table("captain", "scout").any_hand("captain", 3).any_hand("scout", 2, contamination=1), "captain", 2
    )
    hand, before = list(t.crew("captain").hand), len(t.crew("captain").deck)
    for _ in range(2):
        t.rig(action={0: CONTAMINATION})
    t.rig(event=["eclosion"], scan=["infected", "clean"]).run("event_card")
    captain, scout = t.crew("captain"), t.crew("scout")
    assert captain.larva
    assert not scout.larva
    assert captain.hand == hand
    assert (len(captain.discard), len(captain.deck)) == (4, before - 4)
    assert captain.discard.count(INFECTED) == 1
    # Cards in hand are not scanned.
    assert CONTAMINATION in scout.hand
    # The captain alone sees what the scan said.
    assert [e["infected"] for e in t.told("scan_result", "captain") if e["seat"] == 0] == [1]
    assert not [e for e in t.told("scan_result", "scout") if e["seat"] == 0]
    assert t.view("scout")["crew"][0]["discard"].count(CONTAMINATION) == 2
    t.check()


def test_eclosion_spares_those_whose_cards_are_clean() -> None:
    t = contaminated(table("captain", "scout"), "captain", 1)
    t.rig(action={0: CONTAMINATION}, event=["eclosion"], scan=["clean"]).run("event_card")
    assert not t.crew("captain").larva


def test_eclosion_reshuffles_the_discard_pile_without_the_drawn_cards() -> None:
    t = table("captain", "scout").any_hand("captain", 3)
    captain = t.crew("captain")
    while len(captain.deck) > 2:
        captain.discard.append(captain.deck.middle.pop())
    left = list(captain.deck.middle)
    t.rig(event=["eclosion"]).run("event_card")
    assert len(captain.discard) == 4
    assert sorted(captain.discard[:2]) == sorted(left)
    assert len(captain.hand) == 3
    t.check()


@rule("NEM-POD-18", "NEM-DEATH-11")
def test_eclosion_reaches_pods_but_not_sleepers() -> None:
    t = table("captain", "scout", "pilot", "mechanic").met().room("evacuation_a", "slot_003").asleep("mechanic")
    t.aboard("scout", 1).aboard("pilot", 1)
    t.crew("scout").larva = t.crew("mechanic").larva = True
    deck = len(t.crew("mechanic").deck)
    t.rig(event=["eclosion"]).run("event_card")
    assert t.crew("scout").status == "dead"
    assert t.crew("mechanic").status == "hibernating"
    assert len(t.crew("mechanic").deck) == deck
    # What is left of the scout is in the section's room, and its creeper throws the pilot out of the pod.
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", "slot_003")]
    assert t.game.objects_in("slot_003") == ["corpse_1"]
    assert (t.crew("pilot").slot, t.pod("pilot")) == ("slot_003", 0)
    # The pilot was checked all the same.
    assert len(t.crew("pilot").discard) == 4
    t.check()


@rule("NEM-KEY-01")
def test_eclosion_may_bring_the_first_intruder_of_the_game() -> None:
    t = table("captain", "scout", "pilot")
    t.crew("scout").larva = True
    t.rig(event=["eclosion"]).run("event_card")
    assert t.asked("captain") == t.asked("pilot") == "choose_objective"
    assert t.asked("scout") == ""


def test_eclosion_of_everybody_ends_the_game() -> None:
    t = table("captain", "scout").met()
    t.crew("captain").larva = t.crew("scout").larva = True
    t.rig(event=["eclosion"]).run("event_card")
    assert t.match.over
    assert t.game.end_reason == "nobody_left"
    assert t.game.figures == []
