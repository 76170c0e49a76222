"""Fate: all chance in one object, recorded, replayable, riggable, from a seed that can be proved."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest

from airlock.kernel.fate import Fate, commitment, matches, new_seed
from airlock.kernel.faults import BadSave
from airlock.kernel.match import new_match
from airlock.kernel.options import Flow
from tests.kernel.toy import CARDS, SEED, Toy, notes, pick, toy_match, toy_title

DIE = ["1", "2", "3", "4", "5", "6"]


def rolls(fate: Fate, n: int = 20) -> list[str]:
    return [fate.roll("die", DIE) for _ in range(n)]


# -- dice and draws


def test_a_roll_leaves_the_faces_and_a_draw_takes_one() -> None:
    fate = Fate(SEED)
    faces = DIE[:]
    assert fate.roll("die", faces) in DIE
    assert faces == DIE
    drawn = fate.draw("bag", faces)
    assert sorted([*faces, drawn]) == DIE


def test_every_face_comes_up_equally_often() -> None:
    fate = Fate(rng=Random(1))
    rolled = Counter(rolls(fate, 6000))
    drawn = Counter(fate.draw("bag", DIE[:]) for _ in range(6000))
    for count in (rolled, drawn):
        assert sorted(count) == DIE
        assert all(850 < n < 1150 for n in count.values())


def test_equal_faces_count_each() -> None:
    fate = Fate(rng=Random(1))
    drawn = Counter(fate.draw("bag", ["blank", "queen", "blank", "blank"]) for _ in range(4000))
    assert 850 < drawn["queen"] < 1150


def test_nothing_comes_up_out_of_nothing() -> None:
    with pytest.raises(ValueError, match="bag: there is nothing left"):
        Fate(SEED).draw("bag", [])
    with pytest.raises(ValueError, match="die: there is nothing left"):
        Fate(SEED).roll("die", [])


def test_a_draw_does_not_depend_on_how_the_pool_lies() -> None:
    pools = [CARDS[:], CARDS[::-1], sorted(CARDS)]
    fates = [Fate(SEED) for _ in pools]
    for _ in CARDS:
        assert len({fate.draw("card", pool) for fate, pool in zip(fates, pools, strict=True)}) == 1


def test_a_replayed_draw_leaves_the_pool_as_the_first_run_left_it() -> None:
    first, again = Fate(SEED, trace=[]), Fate(SEED)
    left, left_again = CARDS[:], CARDS[:]
    assert first.trace is not None
    for _ in range(6):
        first.draw("card", left)
    again.script = first.trace[::-1]
    for _ in range(6):
        again.draw("card", left_again)
    assert left == left_again


# -- the seed


def test_the_same_seed_gives_the_same_chance_and_another_seed_another() -> None:
    assert rolls(Fate(SEED)) == rolls(Fate(SEED))
    assert rolls(Fate(SEED)) != rolls(Fate(SEED + "1"))


def test_every_answer_has_a_stream_of_its_own() -> None:
    fate, later = Fate(SEED), Fate(SEED)
    streams = []
    for seq in range(3):
        fate.at_answer(seq)
        streams.append(rolls(fate))
    later.at_answer(2)
    assert rolls(later) == streams[2]
    assert len({tuple(s) for s in streams}) == 3


def test_the_chance_of_a_seed_never_changes() -> None:
    """Whoever kept the seed of an old match must still be able to prove its chance."""
    fate = Fate("seed")
    assert "".join(rolls(fate, 10)) == "2416336126"
    fate.at_answer(1)
    assert "".join(rolls(fate, 10)) == "1156363361"
    bag = CARDS[:]
    assert fate.draw("bag", bag) == "ten"


def test_the_first_answer_of_a_match_has_the_first_stream() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note("".join(rolls(toy.fate)))
        for _ in range(2):
            yield pick(0, "a", "b")
            toy.note("".join(rolls(toy.fate)))

    match = toy_match({"step": step})
    match.answer(0, "a")
    match.answer(0, "a")
    fate = Fate(SEED)
    for seq, noted in enumerate(notes(match)):
        fate.at_answer(seq)
        assert noted == "".join(rolls(fate))


def test_how_much_chance_an_answer_uses_does_not_touch_the_next() -> None:
    fate, other = Fate(SEED), Fate(SEED)
    rolls(fate, 3)
    fate.at_answer(1)
    other.at_answer(1)
    assert rolls(fate) == rolls(other)


def test_set_up_and_first_step_share_one_stream_without_repeating_it() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        for roll in rolls(toy.fate):
            toy.note(roll)
        yield pick(0, "a", "b")

    def set_up(toy: Toy) -> None:
        toy.notes += rolls(toy.fate)

    match = toy_match({"step": step}, set_up=set_up)
    assert notes(match) == rolls(Fate(SEED), 40)


def test_fate_without_a_seed_can_not_be_foretold() -> None:
    assert len({tuple(rolls(Fate())) for _ in range(3)}) == 3


def test_fate_with_a_generator_keeps_it() -> None:
    fate, other = Fate(rng=Random(3)), Fate(rng=Random(3))
    fate.at_answer(5)
    assert rolls(fate) == rolls(other)


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("abc") == hashlib.sha256(b"abc").hexdigest()
    assert new_seed() != new_seed()
    assert len(new_seed()) == 32


# -- recorded outcomes


def test_outcomes_are_traced_only_if_somebody_wants_them() -> None:
    fate = Fate(SEED)
    rolls(fate)
    assert fate.trace is None
    fate.trace = []
    bag = ["a"]
    assert [fate.roll("die", DIE), fate.draw("bag", bag)] == fate.trace


def test_a_script_is_used_up_before_anything_new_is_decided() -> None:
    fate = Fate(SEED)
    fate.script = ["2", "6"]
    assert rolls(fate, 2) == ["6", "2"]
    assert rolls(fate) == rolls(Fate(SEED))


def test_a_script_that_does_not_fit_is_a_bad_save() -> None:
    fate = Fate(SEED)
    fate.script = ["7"]
    with pytest.raises(BadSave, match=r"die came up '7', but only \['1', '2'\] were possible"):
        fate.roll("die", ["2", "1", "2"])


def test_a_replay_never_decides_anything_new() -> None:
    fate = Fate(SEED)
    fate.replaying = True
    fate.script = ["2"]
    rolls(fate, 1)
    with pytest.raises(BadSave, match="no outcome for die"):
        rolls(fate, 1)


def test_outcomes_left_over_are_a_bad_save() -> None:
    fate = Fate(SEED)
    fate.expect_spent("the opening")
    fate.script = ["2", "1"]
    with pytest.raises(BadSave, match=r"the opening: .* nothing asks for: 1, 2"):
        fate.expect_spent("the opening")


# -- rigging


@pytest.mark.parametrize("face", ["adult", "adult_1", "adult_12", "old_adult"])
def test_a_wish_means_a_face_or_its_beginning_or_end(face: str) -> None:
    assert matches("adult", face)


@pytest.mark.parametrize("face", ["adults", "young adult", "adul", "ad_ult", ""])
def test_a_wish_means_nothing_else(face: str) -> None:
    assert not matches("adult", face)


def test_rigged_outcomes_come_up_in_their_order_and_then_chance_goes_on() -> None:
    fate = Fate(SEED)
    fate.rigged = {"die": ["6", "1"], "bag": ["adult"]}
    bag = ["larva_1", "adult_1", "adult_2"]
    assert fate.roll("die", DIE) == "6"
    assert fate.draw("bag", bag) == "adult_1"
    assert bag == ["adult_2", "larva_1"]
    assert fate.roll("die", DIE) == "1"
    assert rolls(fate) == rolls(Fate(SEED))


def test_a_label_is_rigged_with_or_without_its_detail() -> None:
    fate = Fate(SEED)
    fate.rigged = {"room": ["canteen", "nest"], "room:slot_005": ["lab"]}
    rooms = ["canteen", "lab", "nest"]
    assert fate.roll("room:slot_005", rooms) == "lab"
    assert fate.roll("room:slot_005", rooms) == "canteen"
    assert fate.roll("room:slot_006", rooms) == "nest"


def test_a_face_of_exactly_the_name_goes_first() -> None:
    fate = Fate(SEED)
    fate.rigged = {"bag": ["adult"]}
    assert fate.roll("bag", ["adult_1", "old_adult", "adult"]) == "adult"


def test_a_wish_that_can_not_come_true_is_an_error() -> None:
    fate = Fate(SEED)
    fate.rigged = {"die": ["7"]}
    with pytest.raises(ValueError, match=r"rigged die = '7' can't come up: \['1', '2'\]"):
        fate.roll("die", ["1", "2"])


def test_a_rigged_match_leaves_the_wishes_of_the_caller_alone() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note(toy.fate.roll("die", DIE))
        yield pick(0, "a", "b")

    wishes = {"die": ["6", "6"]}
    match = toy_match({"step": step}, rigged=wishes)
    assert notes(match) == ["6"]
    assert wishes == {"die": ["6", "6"]}


def test_rigged_outcomes_are_recorded_like_others() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "a", "b")
        toy.note(toy.fate.roll("die", DIE))
        yield pick(0, "a", "b")

    match = toy_match({"step": step}, rigged={"die": ["6"]})
    match.answer(0, "a")
    assert match.answers[0].outcomes == ["6"]
    assert match.fork().hash() == match.hash()


def test_shuffling_keeps_every_card() -> None:
    pool = CARDS[:]
    Fate(rng=Random(5)).shuffle(pool)
    assert pool != CARDS
    assert sorted(pool) == sorted(CARDS)


def test_shuffling_is_fair() -> None:
    fate = Fate(rng=Random(5))
    orders: Counter[str] = Counter()
    for _ in range(6000):
        pool = ["a", "b", "c"]
        fate.shuffle(pool)
        orders["".join(pool)] += 1
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


def test_the_state_has_the_fate_of_the_match_even_if_the_title_forgets_it() -> None:
    def forget(toy: Toy) -> None:
        toy.fate = Fate("another")

    match = new_match(toy_title(set_up=forget), 2, seed=SEED)
    assert match.state.fate.seed == SEED
