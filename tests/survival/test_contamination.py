"""Contamination cards: gaining, carrying, scanning, infection."""

from __future__ import annotations

from airlock.survival.contamination import contaminate
from airlock.survival.crew import CONTAMINATION, INFECTED
from tests.rules import rule
from tests.table import Table, table


def resting(contamination: int, **scans: object) -> Table:
    """The Captain holds Rest and contamination cards; the Scout looks on from the same room."""
    t = table("captain", "scout").hand("captain", "rest", "search", contamination=contamination).turn("captain")
    return t.any_hand("scout", 2).met().rig(**scans)


def draws(t: Table, *cards: str) -> Table:
    """The next cards of the Captain's deck."""
    for card in cards:
        t.rig(action={"0": card})
    return t


@rule("NEM-CONT-01")
def test_a_contamination_card_goes_on_top_of_the_own_discard_pile() -> None:
    t = table("captain", "scout").hand("captain", "rest", "search").turn("captain")
    t.do("captain", "pass", "discard:rest", "done")
    left = t.game.contamination_left
    t.flow(contaminate(t.game, t.crew("captain")))
    assert t.crew("captain").discard == ["rest", CONTAMINATION]
    assert t.crew("scout").discard == []
    assert t.game.contamination_left == left - 1 == 26
    t.check()


@rule("NEM-CONT-01", "NEM-DEF-22")
def test_an_empty_contamination_deck_gives_no_card() -> None:
    t = table("captain", "scout").met()
    t.game.contamination_removed, t.game.contamination_left = 27, 0
    t.intruder("creeper", "hibernatorium")
    t.rig(attack=["slime"]).run("intruder_attacks")
    captain = t.crew("captain")
    # The rest of the attack happens all the same.
    assert (captain.slime, captain.discard) == (True, [])
    assert t.told("contaminated") == []


@rule("NEM-CONT-02", "NEM-DEF-15")
def test_contamination_cards_are_drawn_and_fill_the_hand_but_offer_nothing() -> None:
    t = table("captain", "scout").hand("captain")
    captain = t.crew("captain")
    captain.deck.middle, captain.discard = [], [CONTAMINATION] * 4 + captain.deck.middle
    t.game.contamination_left -= 4
    draws(t, *[CONTAMINATION] * 4, "search").run("draw_step")
    # They were shuffled in with the rest and take up four of five places.
    assert sorted(captain.hand) == [CONTAMINATION] * 4 + ["search"]
    t.turn("captain")
    assert not any("contamination" in key for key in t.options("captain"))
    # One card can pay for a move, but not two for careful movement.
    assert t.can("captain", "move:slot_006")
    assert not t.can("captain", "careful")
    assert t.why_not("captain", "careful") == "too_few_cards"
    t.check()


@rule("NEM-CONT-03")
def test_discarding_does_not_get_rid_of_a_contamination_card() -> None:
    t = table("captain", "scout").hand("captain", "search", contamination=1).turn("captain")
    t.do("captain", "pass", "discard:contamination", "done")
    captain = t.crew("captain")
    assert captain.discard == [CONTAMINATION]
    assert t.game.contamination_removed == 0
    # Without a contamination card in hand there is nothing to scan.
    t.hand("captain", "rest").turn("captain")
    assert not t.can("captain", "card:rest")
    assert t.why_not("captain", "card:rest:scan") == "no_contamination_in_hand"


@rule("NEM-CONT-04", "NEM-CONT-08", "NEM-CONT-09")
def test_a_card_that_is_not_infected_is_removed_for_good() -> None:
    t = resting(1, scan=["clean"])
    left = t.game.contamination_left
    t.do("captain", "card:rest:scan")
    captain = t.crew("captain")
    assert (captain.hand, captain.larva) == (["search"], False)
    assert (t.game.contamination_removed, t.game.contamination_left) == (1, left)
    assert captain.discard == ["rest"]
    t.check()


@rule("NEM-CONT-04", "NEM-CONT-05", "NEM-CONT-10")
def test_example_the_captain_rests_and_is_infected() -> None:
    t = resting(1, scan=["infected"])
    t.do("captain", "card:rest:scan")
    captain = t.crew("captain")
    assert captain.active
    assert (sorted(captain.hand), captain.larva) == ([INFECTED, "search"], True)
    assert t.game.contamination_removed == 0
    t.check()


@rule("NEM-CONT-09")
def test_of_several_cards_only_the_infected_return_to_the_hand() -> None:
    t = resting(3, scan=["clean", "infected", "clean"])
    t.do("captain", "card:rest:scan")
    assert sorted(t.crew("captain").hand) == [INFECTED, "search"]
    assert t.game.contamination_removed == 2
    t.check()


@rule("NEM-CONT-06", "NEM-KEY-01")
def test_infection_with_a_larva_is_death_and_a_creeper() -> None:
    t = table("captain", "scout").hand("captain", "rest", "search", contamination=1).turn("captain")
    t.any_hand("scout", 0).rig(scan=["infected"])
    t.crew("captain").larva = True
    bag, supply = sorted(t.game.bag), sorted(t.game.supply)
    t.do("captain", "card:rest:scan")
    # The first intruder of the game: the Scout keeps an objective, the dead Captain needn't.
    assert [q.seat for q in t.match.pending] == [1]
    t.answer("scout", "objective:0")
    captain = t.crew("captain")
    assert (captain.status, captain.larva) == ("dead", False)
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", "slot_011")]
    assert "corpse_0" in t.game.objects["slot_011"]
    # It has no token, it isn't an encounter, and it surprises nobody, not even the Scout without cards.
    assert (sorted(t.game.bag), sorted(t.game.supply)) == (bag, supply)
    assert t.game.in_combat(t.crew("scout"))
    assert (t.told("encounter"), t.told("attack")) == ([], [])
    t.check()


@rule("NEM-CONT-06")
def test_the_larva_that_became_a_creeper_is_gone_even_if_the_dead_may_come_back() -> None:
    t = table("captain", "scout", mode="coop").hand("captain", "rest", contamination=1).turn("captain")
    t.crew("captain").larva = True
    t.rig(scan=["infected"]).do("captain", "card:rest:scan")
    captain = t.crew("captain")
    assert (captain.status, captain.larva) == ("dead", False)
    assert [f.kind for f in t.game.figures] == ["creeper"]
    t.check()


@rule("NEM-CONT-07")
def test_several_infected_cards_of_one_scan_infect_once() -> None:
    t = resting(2, scan=["infected", "infected"])
    t.do("captain", "card:rest:scan")
    captain = t.crew("captain")
    assert (captain.active, captain.larva) == (True, True)
    assert captain.hand.count(INFECTED) == 2
    # The next scan of the same cards kills.
    t.hand("captain", "rest")
    captain.hand += [INFECTED, INFECTED]
    t.game.contamination_left -= 2
    t.turn("captain")
    t.do("captain", "card:rest:scan")
    assert captain.status == "dead"


@rule("NEM-CONT-05")
def test_surgery_removes_infected_cards_without_infecting() -> None:
    t = table("captain", "scout").at("captain", "surgery").hand("captain", "search", "search", "rest", contamination=2)
    t.turn("captain").rig(scan=["infected", "clean"])
    t.do("captain", "room:surgery:operate")
    captain = t.crew("captain")
    assert (captain.active, captain.larva) == (True, False)
    assert t.game.contamination_removed == 1
    cards = captain.hand + captain.deck.cards() + captain.discard
    assert [c for c in cards if c.startswith(CONTAMINATION)] == ["contamination_clean"]
    t.check()


@rule("NEM-CONT-11")
def test_surgery_and_antidote_remove_a_larva() -> None:
    t = table("captain", "scout").at("captain", "surgery").any_hand("captain", 3).turn("captain")
    t.crew("captain").larva = True
    t.refresh().do("captain", "room:surgery:operate")
    assert not t.crew("captain").larva
    u = table("captain", "scout").any_hand("captain", 3).item("captain", "antidote").turn("captain")
    u.crew("captain").larva = True
    u.do("captain", "item:antidote:inject")
    assert not u.crew("captain").larva
    u.check()


@rule("NEM-CONT-12")
def test_unscanned_contamination_matters_at_the_end() -> None:
    def ends(scan: str, drawn: list[str]) -> Table:
        t = table("captain", "scout").met().hand("captain", contamination=1).escaped("captain")
        return draws(t, *drawn).rig(scan=[scan]).end()

    # Infected: four cards are drawn, and any contamination among them kills.
    assert ends("clean", []).survivors == ["captain"]
    assert ends("infected", ["search", "search", "rest", "order"]).survivors == ["captain"]
    assert ends("infected", ["search", "search", "rest", "contamination"]).survivors == []


@rule("NEM-CONT-04")
def test_only_the_owner_learns_the_result_of_a_scan() -> None:
    t = resting(3, scan=["infected", "clean", "infected"])
    t.do("captain", "card:rest:scan")
    # The others see that he scanned, the larva and that one card is gone, but not how many infected ones he keeps.
    assert [(e["infected"], e["clean"]) for e in t.told("scan_result", "captain")] == [(2, 1)]
    assert t.told("scan_result", "scout") == []
    assert [set(e) - {"event", "rule", "seq", "depth"} for e in t.told("scanned", "scout")] == [{"seat"}]
    assert t.told("contamination_removed", "scout")[0]["cards"] == 1
    view = str(t.view("scout"))
    assert "infected" not in view
    assert t.view("scout")["crew"][0]["larva"]
