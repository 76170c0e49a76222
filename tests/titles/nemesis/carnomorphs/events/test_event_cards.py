"""The twenty event cards as they are printed: corridor number, who moves, what becomes of the card."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.carnomorphs.events import EVENTS
from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import kinds, put
from tests.titles.nemesis.carnomorphs.hunted import hunted

M, S, F, B = "metagorger", "shambler", "fleshbeast", "butcher"
PRINTED = [
    ("rampant_mutation_1", 1, (M, S), "discard"),
    ("rampant_mutation_2", 2, (S, F), "discard"),
    ("reawakening_1", 3, (S, B), "discard"),
    ("reawakening_2", 1, (M, B), "discard"),
    ("lurking_1", 3, (M, S, B), "discard"),
    ("lurking_2", 4, (S, F, B), "discard"),
    ("stalking_1", 3, (M, F), "discard"),
    ("stalking_2", 4, (M, B), "discard"),
    ("airlock_procedure_glitch", 2, (M, S, F, B), "discard"),
    ("generator_overload", 2, (S, F), "remove_and_reshuffle"),
    ("marked_prey", 1, (S, F, B), "discard"),
    ("evacuation_hatches_jam", 4, (M, S, F, B), "discard"),
    ("quarantine_procedure", 1, (M, S, F), "discard"),
    ("growl", 3, (S, F, B), "discard"),
    ("scavenging_biomatter", 2, (B,), "discard"),
    ("structural_weakness", 4, (S, F), "remove_and_reshuffle"),
    ("emergency_protocol_failure", 3, (S, F), "remove_and_reshuffle"),
    ("chemical_fire", 2, (S, F, B), "shuffle_back"),
    ("ammunition_meltdown", 1, (S, F), "remove_and_reshuffle"),
    ("beast_on_the_prowl", 4, (S,), "discard"),
]


def test_the_event_cards_are_those_printed() -> None:
    assert [(card.id, card.direction, card.moving, card.after) for card in EVENTS] == PRINTED


def test_the_event_deck_adds_up() -> None:
    assert len({card.id for card in EVENTS}) == 20
    directions = [card.direction for card in EVENTS]
    assert [directions.count(n) for n in (1, 2, 3, 4)] == [5, 5, 5, 5]
    moving = [kind for card in EVENTS for kind in card.moving]
    assert {kind: moving.count(kind) for kind in (M, S, F, B)} == {M: 8, S: 16, F: 13, B: 11}
    afters = [card.after for card in EVENTS]
    assert (afters.count("remove_and_reshuffle"), afters.count("shuffle_back")) == (4, 1)


@rule("CAR-EVENT-06")
@pytest.mark.parametrize(("kind", "moves"), [(M, False), (S, True), (F, True), (B, True)])
def test_only_the_types_shown_move_and_only_out_of_empty_rooms(kind: str, moves: bool) -> None:
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "canteen")
    lone = put(t, kind, "slot_013")
    t.rig(event=["growl"]).run("event_card")
    assert lone.slot == ("slot_010" if moves else "slot_013")
    # The movement comes before the effect: the noise is around the room it went into.
    assert ("cor_013_019" in t.game.noise) != moves
    t.check()
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "canteen")
    fighting = put(t, kind, "canteen")
    t.rig(event=["growl"]).run("event_card")
    assert fighting.slot == "slot_006"


@rule("CAR-TYPE-03", "CAR-TYPE-04")
def test_the_butcher_stays_where_others_leave_by_the_technical_corridors() -> None:
    t = hunted("captain", "scout")
    put(t, S, "slot_014", injuries=2)
    put(t, B, "slot_014", injuries=3)
    shamblers = sum(1 for token in t.game.bag if t.game.species.type_of(token) == S)
    t.rig(event=["growl"]).run("event_card")
    assert kinds(t, "slot_014") == [B]
    assert t.game.figures[0].injuries == 3
    assert sum(1 for token in t.game.bag if t.game.species.type_of(token) == S) == shamblers + 1
    t.check()
