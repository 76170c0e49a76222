"""Indispensable."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def ambush(*crew: str) -> Table:
    t = table(*crew, modules="characters,traits")
    for n, who in enumerate(crew):
        t.any_hand(who, 5 - n)
    t.intruder("adult", "hibernatorium")
    return t


@rule("AFT-TRAIT-01")
def test_ceo_is_attacked_only_if_nobody_else_is_there() -> None:
    t = ambush("mechanic", "scout", "ceo")
    # The CEO has the fewest cards, the scout the fewest of the others.
    t.run("intruder_attacks")
    assert [e["seat"] for e in t.told("attack")] == [1]
    t = ambush("ceo", "scout").at("scout", "cockpit").run("intruder_attacks")
    assert [e["seat"] for e in t.told("attack")] == [0]


def test_ceo_is_attacked_as_usual_when_she_runs() -> None:
    t = ambush("ceo", "scout").turn("ceo").rig(explore={"slot_006": "silence"})
    t.do("ceo", "move:slot_006")
    assert [e["seat"] for e in t.told("attack")] == [0]


def test_ceo_pays_two_for_picking_something_up() -> None:
    t = table("ceo", "mechanic", modules="characters,traits").object("egg", "hibernatorium").any_hand("ceo", 1)
    assert t.turn("ceo").why_not("ceo", "pick_up") == "too_few_cards"
    assert not t.can("ceo", "pick_up")
    t.any_hand("ceo", 3).turn("ceo").do("ceo", "pick_up:egg")
    assert len(t.crew("ceo").hand) == 1
    t = table("mechanic", "ceo", modules="characters,traits").object("egg", "hibernatorium").any_hand("mechanic", 1)
    assert t.turn("mechanic").can("mechanic", "pick_up:egg")
