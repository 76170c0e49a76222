"""Voracious: they feed before they attack, even those in combat."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table
from tests.titles.nemesis.carnomorphs.flesh import kinds, put
from tests.titles.nemesis.carnomorphs.hunted import hunted


def scene(adaptation: str) -> Table:
    """The Scout with a shambler that has 2 injuries, a metagorger and a red corpse."""
    t = hunted("captain", "scout", adaptation=adaptation).at("captain", "cockpit").at("scout", "canteen", "slot_006")
    put(t.any_hand("scout", 5).object("corpse_0", "canteen"), "shambler", "canteen", injuries=2)
    put(t, "metagorger", "canteen")
    return t


@rule("CAR-FEED-12", "CAR-FEED-26", "CAR-EVENT-04")
def test_voracious_feeds_fighters_first_who_attack_with_their_new_type() -> None:
    # Bash is an attack of the fleshbeast, not of the shambler.
    t = scene("voracious").rig(attack=["bash_1"], wound=["leg"], mutation=["mimicry", "devourer"])
    t.run("attacks_and_feeding")
    t.answer("scout", "keep_mutation:mimicry")
    assert kinds(t, "canteen") == ["fleshbeast"]
    assert t.game.figures[0].injuries == 0
    assert t.game.objects_in("slot_006") == []
    # First the fleshbeast by its card, then the metagorger in its own way, unfed.
    assert [e["figure"] for e in t.told("attack")] == ["fleshbeast_1", "metagorger_2"]
    assert [e["figure"] for e in t.told("carnomorph_feeds")] == ["shambler_1"]
    assert (t.crew("scout").wounds, t.crew("scout").light) == (["leg"], 1)
    t.check()


@rule("CAR-EVENT-04")
def test_without_voracious_fighters_attack_and_do_not_feed() -> None:
    t = scene("").rig(attack=["slash_1"], mutation=["mimicry", "devourer"]).run("attacks_and_feeding")
    t.answer("scout", "keep_mutation:mimicry")
    assert kinds(t, "canteen") == ["shambler"]
    assert t.game.figures[0].injuries == 2
    assert t.game.objects_in("slot_006") == ["corpse_0"]
    assert not t.told("carnomorph_feeds")


@rule("CAR-FEED-01")
def test_voracious_eats_nothing_that_is_carried() -> None:
    t = hunted("captain", "scout", adaptation="voracious").at("captain", "cockpit").at("scout", "canteen", "slot_006")
    t.empty_hands("scout").carry("scout", "carcass")
    put(t, "shambler", "canteen", injuries=2)
    t.rig(attack=["slash_1"]).run("attacks_and_feeding")
    assert (kinds(t, "canteen"), t.game.figures[0].injuries) == (["shambler"], 2)
    assert t.crew("scout").holds("carcass") is not None


@rule("CAR-EVENT-10")
def test_voracious_revealed_in_the_step_changes_nothing_in_it() -> None:
    # The shambler in the other room grows into the first fleshbeast and reveals the card.
    t = table("captain", "scout", species="carnomorphs").at("captain", "cockpit").at("scout", "canteen", "slot_006")
    put(t.met().object("carcass", "canteen"), "shambler", "canteen")
    put(t.object("carcass", "slot_013"), "shambler", "slot_013")
    t.rig(attack=["slash_1"], weakness={"egg": "voracious"}).run("attacks_and_feeding")
    assert t.game.weaknesses["egg"] == "voracious"
    assert kinds(t, "slot_013") == ["fleshbeast"]
    # The fighter attacked once and did not feed.
    assert kinds(t, "canteen") == ["shambler"]
    assert t.game.objects_in("slot_006") == ["carcass"]
    assert len(t.told("attack")) == 1
