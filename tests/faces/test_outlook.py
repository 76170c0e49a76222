"""What a seat is told of its answers before it gives one."""

from __future__ import annotations

from typing import Any

import pytest

from airlock.faces import face_of
from airlock.faces.nemesis.outlook import each
from airlock.faces.outlook import Marks, Outlook, Outlooks
from airlock.server.prices import prices
from airlock.server.worded import view_of
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import LANGUAGES, Words
from airlock.words.board_terms import terms_of
from tests.table import Table, table


def seen(t: Table, who: str) -> tuple[Outlooks, dict[str, Any]]:
    seat = t.seat(who)
    view = view_of(t.match, seat)
    return face_of("nemesis").outlooks(view, prices(t.match, seat)), view


def said(one: Outlook, view: dict[str, Any], lang: str = "en") -> str:
    return Words(lang, NEMESIS.texts).render(one.say, terms_of(view).named)


def scout() -> Table:
    """The Scout in the Hibernatorium, the explored Canteen beside it, the Captain in the Cockpit."""
    t = table("captain", "scout").room("canteen", "slot_006").at("captain", "cockpit").met()
    return t.any_hand("scout", 5).turn("scout")


def test_a_move_says_who_waits_and_how_it_sounds() -> None:
    t = scout().fire("canteen")
    found, view = seen(t, "scout")
    assert said(found.options["move:slot_006"], view) == "Noise roll. It burns there."
    assert said(found.options["move:slot_008"], view) == "Unexplored. Noise roll after you look."
    assert said(found.options["careful:slot_008"], view) == "Unexplored. Afterwards you choose where the noise goes."
    assert not any(found.options[f"{verb}:slot_008"].grave for verb in ("move", "careful"))

    t.at("captain", "canteen").refresh()
    found, view = seen(t, "scout")
    assert said(found.options["move:slot_006"], view) == "Captain is there. No noise roll. It burns there."

    t = scout()
    foe = t.intruder("adult", "canteen")
    found, view = seen(t.refresh(), "scout")
    there = found.options["move:slot_006"]
    assert said(there, view) == f"Adult {foe.split('_')[1]} is there. You will be in combat."
    assert (there.danger, there.grave, there.family) == (True, False, "")


def test_an_escape_is_a_family_of_its_own_and_names_who_attacks() -> None:
    t = scout()
    names = [t.intruder("adult", "hibernatorium"), t.intruder("larva", "hibernatorium")]
    found, view = seen(t.turn("scout"), "scout")
    escape = found.options["move:slot_006"]
    assert (escape.family, escape.grave, escape.danger) == ("escape", True, True)
    adult, larva = (name.split("_")[1] for name in names)
    assert said(escape, view) == f"Adult {adult}, Larva {larva} attack you first."


def test_passing_weighs_only_with_cards_in_hand() -> None:
    t = table("captain", "scout").any_hand("scout", 3, contamination=1).turn("scout")
    hand = [f"discard:{card}" for card in t.view("scout")["crew"][t.seat("scout")]["hand"]]
    one = seen(t, "scout")[0].options["pass"]
    assert (one.grave, one.marks) == (True, Marks(hand, 0, 4, "done"))
    empty = seen(table("captain", "scout").hand("scout").turn("scout"), "scout")[0].options["pass"]
    assert (empty.grave, empty.marks) == (False, None)


def test_cards_to_pay_and_to_throw_away_are_one_gesture() -> None:
    t = table("captain", "scout").hand("scout", "rest", "search", "scavenging", contamination=1).turn("scout")
    t.answer("scout", "careful:slot_008")
    marks = seen(t, "scout")[0].marks
    assert marks is not None
    assert (sorted(marks.keys), marks.least, marks.most, marks.ends) == (
        ["discard:rest", "discard:scavenging", "discard:search"], 2, 2, "",
    )  # fmt: skip
    t = table("captain", "scout").hand("scout", "rest", "search").turn("scout").answer("scout", "pass")
    marks = seen(t, "scout")[0].marks
    assert marks is not None
    assert (marks.keys, marks.least, marks.most, marks.ends) == (["discard:rest", "discard:search"], 0, 2, "done")


def test_two_of_a_kind_can_both_be_marked() -> None:
    keys = ["done", "discard:rest", "discard:search", "offer:pistol:2"]
    assert each(keys, "discard", ["rest", "search", "rest"]) == ["discard:rest", "discard:rest", "discard:search"]
    assert each(keys, "offer", ["pistol", "pistol"]) == ["offer:pistol:2"]


@pytest.mark.parametrize(("cards", "final"), [(1, True), (3, False)])
def test_what_leaves_no_choice_of_payment_is_final(cards: int, final: bool) -> None:
    t = scout().hand("scout", *["rest", "search", "scavenging"][:cards]).turn("scout")
    assert seen(t, "scout")[0].options["move:slot_006"].final is final


def test_starting_the_self_destruct_weighs_and_stopping_it_does_not() -> None:
    t = table("captain", "scout").at("scout", "generator").any_hand("scout", 5).turn("scout")
    start = seen(t, "scout")[0].options["room:generator:start"]
    assert (start.grave, start.danger) == (True, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_written(lang: str) -> None:
    words = Words(lang, NEMESIS.texts)
    for text in ("launch", "sleep", "self-destruct", "take-over", "stay-dead", "pass", "pass-empty", "fire"):
        assert words.has(f"outlook-{text}")
    for sound in ("noise", "quiet"):
        assert words.has(f"outlook-{sound}")
        assert words.has(f"outlook-{sound}-unexplored")


def test_whoever_only_watches_or_is_not_asked_is_told_nothing() -> None:
    t = scout()
    assert seen(t, "captain")[0] == Outlooks()
    assert face_of("nemesis").outlooks(view_of(t.match, -1), {}) == Outlooks()
