"""Needs Company."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def drawn(t: Table) -> int:
    t.hand("psychologist").run("draw_step")
    return len(t.crew("psychologist").hand)


def practice(*others: str, **options: str) -> Table:
    return table("psychologist", *(others or ("mechanic",)), modules="characters,traits", **options)


@rule("AFT-TRAIT-01")
def test_psychologist_draws_to_six_in_company_and_to_four_alone() -> None:
    assert drawn(practice()) == 6
    assert drawn(practice().at("mechanic", "cockpit")) == 4


@rule("AFT-CHAR-05")
def test_laika_is_no_company_for_the_psychologist() -> None:
    t = practice("bounty_hunter").at("bounty_hunter", "cockpit")
    t.game.parts["laika"].slot = t.slot("hibernatorium")  # type: ignore[attr-defined]
    assert drawn(t) == 4


def test_psychologist_adds_it_to_wounds_and_cabins() -> None:
    assert drawn(practice().wounded("psychologist", serious=["body"])) == 5
    assert drawn(practice().at("psychologist", "cabins")) == 5
    assert drawn(practice().at("psychologist", "cabins").at("mechanic", "cabins")) == 7


@rule("AFT-COMBO-09")
def test_psychologist_draws_five_alone_on_the_ship() -> None:
    assert drawn(table("psychologist", modules="characters,traits", mode="solo")) == 5


def test_psychologist_draws_five_on_a_pod_and_others_always() -> None:
    t = table("mechanic", "psychologist", modules="characters,traits").room("evacuation_a").aboard("psychologist")
    assert drawn(t) == 5
    t = practice().hand("mechanic").run("draw_step")
    assert len(t.crew("mechanic").hand) == 5
