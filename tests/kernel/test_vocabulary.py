"""What a title can say is declared once, with what its arguments are."""

from __future__ import annotations

import pytest

from airlock.kernel.arguments import ArgKind, Said, joined
from airlock.kernel.options import Question
from airlock.kernel.vocabulary import Vocabulary

SEAT = ArgKind("seat")
SLOT = ArgKind("slot")
CORRIDOR = ArgKind("corridor")
THING = ArgKind("thing")
THINGS = ArgKind("thing", many=True)
WEAPON = ArgKind("thing", "weapon")
ANNOUNCED = ArgKind("choice", many=True)


def test_an_event_says_what_its_values_are() -> None:
    moved = Vocabulary().event("moved", "TOY-01", seat=SEAT, slot=SLOT)

    assert (moved.name, moved.rule, moved.fields, moved.kinds) == ("moved", "TOY-01", ("seat", "slot"), (SEAT, SLOT))


def test_an_event_is_declared_once() -> None:
    base = Vocabulary()
    base.event("moved", "TOY-01", seat=SEAT)
    title = Vocabulary(base)

    with pytest.raises(ValueError, match="the event 'moved' is declared twice"):
        base.event("moved", "TOY-02", slot=SLOT)
    with pytest.raises(ValueError, match="the event 'moved' is declared twice"):
        title.event("moved", "TOY-02", slot=SLOT)
    assert base.events["moved"].rule == "TOY-01"


def test_two_titles_may_have_an_event_of_one_name() -> None:
    shared = Vocabulary()
    shared.event("turn", "TOY-01", seat=SEAT)
    one, other = Vocabulary(shared), Vocabulary(shared)
    shot, other_shot = one.event("shot", "TOY-02", seat=SEAT), other.event("shot", "TOY-03", slot=SLOT, weapon=WEAPON)

    assert one.events["shot"] is shot
    assert other.events["shot"] is other_shot
    assert set(one.events) == set(other.events) == {"turn", "shot"}
    assert set(shared.events) == {"turn"}


def test_an_option_carries_what_its_arguments_are() -> None:
    shoot = Vocabulary().verb("shoot", WEAPON, SLOT)
    option = shoot.of("rifle", "slot_007")

    assert (option.key, option.verb, option.args) == ("shoot:rifle:slot_007", "shoot", ("rifle", "slot_007"))
    assert (option.kinds, option.names) == ((WEAPON, SLOT), ["thing", "slot"])
    assert shoot.of("rifle", "slot_007") is option


def test_a_verb_takes_as_many_arguments_as_it_declares() -> None:
    words = Vocabulary()
    move, melee = words.verb("move", SLOT, CORRIDOR, least=1), words.verb("melee", SLOT)

    assert move.of("a").kinds == (SLOT,)
    assert move.of("a", "b").kinds == (SLOT, CORRIDOR)
    for args in ((), ("a", "b", "c")):
        with pytest.raises(TypeError, match="move takes"):
            move.of(*args)
    with pytest.raises(TypeError, match="melee takes"):
        melee.of()


def test_a_verb_may_come_in_several_shapes_but_in_each_only_once() -> None:
    base = Vocabulary()
    by_slot = base.verb("move", SLOT)
    title = Vocabulary(base)
    by_seat = title.verb("move", SEAT, says="move_somebody")

    assert title.verbs == {"move": [by_slot, by_seat]}
    assert base.verbs == {"move": [by_slot]}
    assert (by_slot.says, by_seat.says) == ("move", "move_somebody")
    with pytest.raises(ValueError, match="the verb 'move' is declared twice"):
        title.verb("move", SLOT)


def test_only_one_shape_of_a_verb_is_an_action() -> None:
    base = Vocabulary()
    move = base.action("move", SLOT)
    title = Vocabulary(base)

    with pytest.raises(ValueError, match="the action 'move' is declared twice"):
        title.action("move", SEAT)
    assert title.actions == {"move": move}


def test_a_question_says_what_it_is_about() -> None:
    words = Vocabulary()
    offer, tell = words.prompt("offer", SEAT, THINGS), words.prompt("interrupt", SEAT, ANNOUNCED)
    plain = words.prompt("pay", SLOT, least=0)
    announced = Said(("slot_001", "2"), (SLOT, SEAT))

    assert Question(0, offer, [], about=("1",)).kinds() == ["seat", "thing*"]
    assert Question(0, offer, [], about=("1", "egg", "rifle")).kinds() == ["seat", "thing*", "thing*"]
    assert Question(0, tell, [], about=("1",)).kinds() == ["seat", "choice*"]
    question = Question(0, tell, [], about=("1",), told=announced)
    assert (question.about, question.kinds()) == (("1", "slot_001", "2"), ["seat", "slot*", "seat*"])
    assert Question(0, plain, []).kinds() == []
    with pytest.raises(ValueError, match="the question 'pay' is declared twice"):
        words.prompt("pay", SLOT)


def test_a_reason_is_declared_where_it_is_given() -> None:
    base = Vocabulary()
    title = Vocabulary(base)

    assert title.reason("too_cold", "TOY-04") == "too_cold"
    assert (base.reasons, title.reasons) == ({}, {"too_cold": "TOY-04"})
    with pytest.raises(ValueError, match="the reason 'too_cold' is declared twice"):
        title.reason("too_cold", "TOY-05")


def test_arguments_are_joined_with_what_they_are() -> None:
    whole = joined(Said(("rifle",), (WEAPON,)), Said((), ()), Said(("1", "slot_001"), (SEAT, SLOT)))

    assert (whole.args, whole.kinds) == (("rifle", "1", "slot_001"), (WEAPON, SEAT, SLOT))
    with pytest.raises(TypeError, match="are not"):
        Said(("rifle",), ())


def test_vocabularies_of_one_base_are_joined_with_each_name_once() -> None:
    shared = Vocabulary()
    shared.event("turn", "TOY-01", seat=SEAT)
    shared.verb("go", SLOT)
    worms, wasps = Vocabulary(shared), Vocabulary(shared)
    dug = worms.event("dug", "TOY-02", slot=SLOT)
    worms.verb("go", CORRIDOR)
    wasps.verb("sting", SEAT)
    wasps.action("buzz")

    both = Vocabulary(worms, wasps)
    assert both.events == {**shared.events, "dug": dug}
    assert [verb.kinds for verb in both.verbs["go"]] == [(SLOT,), (CORRIDOR,)]
    assert set(both.verbs) == {"go", "sting", "buzz"}
    assert set(both.actions) == {"buzz"}
    assert "dug" not in wasps.events


def test_a_name_that_means_two_things_is_not_joined() -> None:
    worms, wasps = Vocabulary(), Vocabulary()
    worms.event("hides", "TOY-01", slot=SLOT)
    wasps.event("hides", "TOY-02", seat=SEAT)

    with pytest.raises(ValueError, match="the event 'hides' means two things"):
        assert Vocabulary(worms, wasps).events
