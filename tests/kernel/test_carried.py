"""A finished match leaves a record, and another one goes on from it: in its state, hashes, save and seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from airlock.kernel.carried import Before, Follows, Was, read_before
from airlock.kernel.declaration import Declaration, MatchOption
from airlock.kernel.fate import commitment
from airlock.kernel.faults import BadOptions, BadRecord, BadSave, Fault
from airlock.kernel.match import Match, new_match, replay
from airlock.kernel.options import Flow
from airlock.kernel.save import _checksum, load, save
from airlock.kernel.still_same import load_as_far, still_same
from airlock.kernel.title import Title
from airlock.kernel.verify import verify_seed
from tests.kernel.toy import SEED, Toy, everything, notes, pick, toy_title

# A march over one or several days. A night can be spent only where somebody marched, and not after a storm.
MARCH = Declaration(
    [
        MatchOption(
            "mode", ["day", "tour", "night"], players={"day": (1, 4), "tour": (1, 4), "night": (2, 3)}, kept=True
        ),
        MatchOption("land", ["hills", "coast"]),
        MatchOption("weather", ["fair", "storm"]),
    ],
    follows=[
        Follows(
            "mode",
            "night",
            "MARCH-01",
            options=[Was("mode", ["day", "tour"], "MARCH-02")],
            results=[Was("lost", [False], "MARCH-03")],
            keeps={"land": "MARCH-04"},
            unsuited=lambda players, options, before: (
                "nobody finds a camp in a storm (MARCH-05)" if options["weather"] == "storm" else ""
            ),
        )
    ],
)


def walk(toy: Toy, seat: int) -> Flow[None]:
    toy.note((yield pick(seat, "on", "astray")).key)
    toy.deal(seat)
    toy.note((yield pick(seat, *sorted({*toy.hands[seat], "nothing"}))).key)


def how_it_went(toy: Toy) -> dict[str, object]:
    return {"lost": "astray" in toy.notes, "winners": []}


def leaves(toy: Toy) -> dict[str, Any]:
    # The order of the cards is nobody's business: it is in the record all the same.
    return {"notes": toy.notes, "hands": toy.hands, "cards": sorted(toy.deck.cards())}


def go_on(toy: Toy, before: Before) -> None:
    left = before.left()
    toy.notes = [f"before: {note}" for note in left["notes"]]
    held = [card for hand in left["hands"] for card in hand]
    for card in held:
        toy.deck.middle.remove(card)
    toy.hands[0] = held


def march(**more: Any) -> Title:
    told: dict[str, Any] = {"result": how_it_went, "leaves": leaves, "go_on": go_on, "declared": MARCH} | more
    return toy_title([("walk", 0), ("walk", 0)], {"walk": walk}, **told)


MARCHED = march()


def played(
    answers: tuple[str, ...] = (), title: Title = MARCHED, before: Before | None = None, **options: str
) -> Match:
    """A match played to its end; the first answers as given, then the first option each."""
    match = new_match(title, 2, options, SEED, before=before)
    for n in range(100):
        if match.over:
            return match
        asked = match.pending[0]
        match.answer(asked.seat, answers[n] if n < len(answers) else asked.options[-1 if n % 2 else 0].key)
    raise AssertionError("it has no end")


def night(before: Before | None = None, **options: str) -> Match:
    return new_match(MARCHED, 2, {"mode": "night", **options}, SEED, before=before or played().leave())


# -- what a match leaves, and what the next one makes of it


def test_a_finished_match_leaves_what_its_title_says() -> None:
    first = played()
    before = first.leave()
    assert (before.title, before.rules, before.players) == ("toy", "1", 2)
    assert before.options == {"mode": "day"}
    assert before.matches == (first.seed_hash,)
    assert before.result == {"lost": False, "winners": []}
    assert before.left() == {
        "notes": notes(first),
        "hands": first.state.hands,
        "cards": sorted(first.state.deck.cards()),
    }
    assert first.leave().mark == before.mark


def test_a_match_under_way_leaves_nothing_and_neither_does_a_title_that_never_goes_on() -> None:
    with pytest.raises(Fault, match="this match isn't over"):
        new_match(MARCHED, 2, {}, SEED).leave()
    with pytest.raises(Fault, match="nothing goes on from a match of toy"):
        played(title=march(leaves=None)).leave()


def test_a_title_can_leave_plain_data_only() -> None:
    with pytest.raises(TypeError):
        played(title=march(leaves=lambda toy: {"deck": toy.deck})).leave()
    with pytest.raises(ValueError, match="JSON"):
        played(title=march(leaves=lambda toy: {"far": float("inf")})).leave()


def test_the_next_match_takes_the_record() -> None:
    first = played()
    second = night(first.leave())
    assert notes(second) == [f"before: {note}" for note in notes(first)]
    assert len(second.state.hands[0]) == 2
    assert not second.breaches()
    assert second.before is not None
    assert second.before.mark == first.leave().mark


def test_nobody_changes_a_record() -> None:
    before = played().leave()
    mark = before.mark
    before.left()["notes"].append("meddled")
    night(before).state.notes.append("meddled")
    assert "meddled" not in before.left()["notes"]
    assert read_before(before.plain()).mark == mark


def test_a_chain_names_all_its_matches() -> None:
    tours = Declaration(
        list(MARCH.options.values()), follows=[Follows("mode", "tour", "MARCH-06", keeps={"land": "MARCH-04"})]
    )
    touring = march(declared=tours)
    first = played(title=touring)
    second = played(title=touring, before=first.leave(), mode="tour")
    third = new_match(touring, 2, {"mode": "tour"}, "another seed", before=second.leave())
    assert second.leave().matches == (first.seed_hash, second.seed_hash)
    assert third.before is not None
    assert third.before.matches == (first.seed_hash, second.seed_hash)
    assert len({first.seed_hash, second.seed_hash, third.seed_hash}) == 3


# -- hashes, seed, saves


def test_every_hash_depends_on_the_record() -> None:
    """Two records that lead to the same position are still two matches."""
    told = march(go_on=lambda toy, before: None)
    first, other = played(), played(land="coast")
    assert first.leave().mark != other.leave().mark
    one, two = (new_match(told, 2, {"mode": "night"}, SEED, before=match.leave()) for match in (first, other))
    assert one.state.plain() == two.state.plain()
    assert one.hash() != two.hash()
    for match in (one, two):
        match.answer(0, "on")
    assert one.answers[0].outcomes == two.answers[0].outcomes
    assert one.answers[0].hash != two.answers[0].hash


def test_what_is_published_of_the_seed_stands_for_the_record_too() -> None:
    first, second = played(), night()
    assert first.seed_hash == commitment(SEED)
    assert second.seed_hash == commitment(SEED, second.mark) != first.seed_hash
    done = played(before=first.leave(), mode="night")
    assert verify_seed(done)
    done.before = played(land="coast").leave()
    assert not verify_seed(done)


def test_a_match_without_a_record_is_what_it_always_was() -> None:
    """Neither hash nor save know that something could have come before."""
    plain = toy_title([("walk", 0), ("walk", 0)], {"walk": walk}, declared=MARCH, result=how_it_went)
    match = played()
    assert everything(match) == everything(played(title=plain))
    assert "before" not in json.loads(save(match))
    assert match.mark == ""


def test_a_save_holds_the_record_and_names_the_first_match() -> None:
    first = played()
    second = night(first.leave())
    second.answer(0, "on")
    body = json.loads(save(second))
    assert body["before"]["matches"] == [first.seed_hash]
    assert body["before"] == first.leave().plain()
    loaded = load(save(second), {"toy": MARCHED})
    assert everything(loaded) == everything(second)
    assert save(loaded) == save(second)
    for match in (loaded, second):
        match.answer(0, "nothing")
    assert everything(loaded) == everything(second)


def test_forks_undo_and_replays_go_on_from_the_same_record() -> None:
    second = night()
    second.answer(0, "on")
    second.answer(0, "nothing")
    fork = second.fork(Random(1))
    assert fork.hash() == second.hash()
    assert fork.mark == second.mark
    assert second.determinize(1).mark == second.mark
    again = replay(MARCHED, 2, second.options, SEED, second.opening, second.answers, before=second.before)
    assert everything(again) == everything(second)
    before = night()
    before.answer(0, "on")
    second.undo()
    assert second.hash() == before.hash()


def test_rules_that_changed_are_judged_from_the_record_on() -> None:
    def astray(toy: Toy, seat: int) -> Flow[None]:
        if len(toy.notes) > 5:
            toy.note("mended")
        yield from walk(toy, seat)

    done = played(before=played().leave(), mode="night")
    mended = march()
    mended.steps["walk"] = astray
    start = (mended, 2, done.options, SEED, done.opening, done.answers, done.format)
    assert still_same(*start, before=done.before) == 1
    assert still_same(*start) == 0
    match, recorded = load_as_far(save(done), {"toy": mended})
    assert (match.seq, recorded) == (1, 4)
    assert match.mark == done.mark


def test_no_view_shows_the_record() -> None:
    second = night()
    held = second.before.left() if second.before is not None else {}
    assert held["cards"]
    for seat in range(-1, 2):
        shown = json.dumps(second.view(seat))
        assert json.dumps(held["cards"]) not in shown
        assert second.mark not in shown


# -- which match can go on from which


def refused(words: str, before: Before | None, players: int = 2, **options: str) -> None:
    with pytest.raises(BadOptions, match=words):
        new_match(MARCHED, players, {"mode": "night", **options}, SEED, before=before)


def test_what_goes_on_needs_a_match_before_it() -> None:
    refused(r"mode night goes on from a finished match \(MARCH-01\): play that one first", None)
    with pytest.raises(BadOptions, match=r"mode night has no match before it \(MARCH-01\)"):
        replay(MARCHED, 2, {"mode": "night"}, SEED, [], [])


def test_what_begins_anew_takes_no_record() -> None:
    before = played().leave()
    with pytest.raises(BadOptions, match="doesn't go on from a match before it; what goes on is mode night"):
        new_match(MARCHED, 2, {"mode": "tour"}, SEED, before=before)
    with pytest.raises(BadOptions, match=r"doesn't go on from a match before it$"):
        new_match(toy_title(), 2, {}, SEED, before=before)


def test_it_follows_only_the_matches_that_it_says() -> None:
    second = played(before=played().leave(), mode="night")
    refused(
        r"mode night can't follow a match in which mode was night; it had to be day or tour \(MARCH-02\)",
        second.leave(),
    )
    lost = played(("astray",))
    refused(r"can't follow a match in which lost was yes; it had to be no \(MARCH-03\)", lost.leave())
    for match, can in ((played(), True), (played(mode="tour"), True), (second, False), (lost, False)):
        assert MARCH.sequels(match.options, how_it_went(match.state)) == (list(MARCH.follows) if can else [])


def test_it_keeps_what_stays() -> None:
    before = played(land="coast").leave()
    assert night(before).options == {"mode": "night", "land": "coast"}
    assert night(before, land="coast").options == {"mode": "night", "land": "coast"}
    refused(r"land stays coast, as in the match before \(MARCH-04\): it can't become hills", before, land="hills")
    assert night(played().leave()).options == {"mode": "night"}


def test_it_carries_on_what_was_chosen_of_several() -> None:
    packs = MatchOption("packs", ["tent", "rope", "stove"], several=True)
    declared = Declaration(
        [*MARCH.options.values(), packs],
        follows=[Follows("mode", "night", "MARCH-01", carries={"packs": ["tent", "stove"]})],
    )
    carrying = march(declared=declared)
    before = played(title=carrying, packs="rope,tent").leave()

    def packed(**options: str) -> str:
        return new_match(carrying, 2, {"mode": "night", **options}, SEED, before=before).options["packs"]

    assert packed() == "tent"
    assert packed(packs="stove") == "tent,stove"
    assert packed(packs="tent,rope") == "tent,rope"


def test_a_title_may_have_more_against_it() -> None:
    refused(r"nobody finds a camp in a storm \(MARCH-05\)", played().leave(), weather="storm")


def test_as_many_may_play_as_it_allows_whoever_played_before() -> None:
    before = played().leave()
    assert new_match(MARCHED, 3, {"mode": "night"}, SEED, before=before).players == 3
    refused("mode night is for 2 to 3 players, not for 4", before, players=4)
    refused("mode night is for 2 to 3 players, not for 1", before, players=1)


def test_another_title_can_not_go_on() -> None:
    foreign = Before("chess", "1", 2, {"mode": "day"}, ["abc"], {"lost": False}, {})
    refused("toy can't go on from a match of chess", foreign)
    with pytest.raises(BadRecord, match="toy can't go on from a match of chess"):
        replay(MARCHED, 2, {"mode": "night"}, SEED, [], [], before=foreign)


def test_what_a_title_says_of_going_on_must_exist() -> None:
    for follows in (
        Follows("mode", "dawn", "MARCH-07"),
        Follows("mode", "night", "MARCH-07", keeps={"shoes": "MARCH-07"}),
        Follows("mode", "night", "MARCH-07", options=[Was("shoes", ["boots"], "MARCH-07")]),
    ):
        with pytest.raises(ValueError, match=r"\(MARCH-07\) names (mode dawn|shoes), which this title"):
            Declaration(list(MARCH.options.values()), follows=[follows])


# -- damaged records


def spoil(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    plain = played().leave().plain()
    change(plain)
    return plain


@pytest.mark.parametrize("plain", [None, 7, "before", [], {}, {"title": "toy"}])
def test_what_is_no_record_is_refused(plain: object) -> None:
    with pytest.raises(BadRecord, match="this isn't the record of a match"):
        read_before(plain)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda plain: plain.update(carried=2), "format 2, this program reads format 1"),
        (lambda plain: plain.update(carried=True), "format True"),
        (lambda plain: plain.pop("left"), "damaged: left missing"),
        (lambda plain: plain.pop("mark"), "damaged: mark missing"),
        (lambda plain: plain.update(players="2"), "players can't be read"),
        (lambda plain: plain.update(players=True), "players can't be read"),
        (lambda plain: plain.update(matches=[7]), "matches can't be read"),
        (lambda plain: plain.update(options={"mode": 7}), "options can't be read"),
        (lambda plain: plain.update(left=[]), "left can't be read"),
        (lambda plain: plain["left"].update(notes=[]), "its mark is wrong"),
        (lambda plain: plain["result"].update(lost=True), "its mark is wrong"),
        (lambda plain: plain.update(more=1), "its mark is wrong"),
        (lambda plain: plain.update(mark="0"), "its mark is wrong"),
    ],
)
def test_a_damaged_record_is_refused_in_words(change: Callable[[dict[str, Any]], None], words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        read_before(spoil(change))


def edited(change: Callable[[dict[str, Any]], None]) -> str:
    second = night()
    second.answer(0, "on")
    body = json.loads(save(second))
    del body["checksum"]
    change(body)
    return json.dumps({**body, "checksum": _checksum(body)})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda body: body["before"]["left"].update(notes=[]), "can't be read: .* its mark is wrong"),
        (lambda body: body.update(before=None), "can't be read: this isn't the record of a match"),
        (lambda body: body.pop("before"), r"doesn't fit the rules: mode night has no match before it \(MARCH-01\)"),
        (lambda body: body.update(before=played(land="coast").leave().plain()), "after answer 1 .* position differs"),
        (lambda body: body.update(options={"mode": "day"}), "toy with these options doesn't go on"),
    ],
)
def test_a_save_with_another_record_is_refused(change: Callable[[dict[str, Any]], None], words: str) -> None:
    with pytest.raises(BadSave, match=words):
        load(edited(change), {"toy": MARCHED})


def test_a_save_whose_record_was_edited_has_a_wrong_checksum() -> None:
    text = save(night()).replace("before: ", "").replace('"lost": false', '"lost": true')
    with pytest.raises(BadSave, match="checksum is wrong"):
        load(text, {"toy": MARCHED})


def test_a_record_that_the_rules_fail_on_is_refused_as_such() -> None:
    odd = Before("toy", "1", 2, {"mode": "day"}, ["abc"], {"lost": False}, {"paces": 7})
    with pytest.raises(BadRecord, match=r"doesn't fit the rules, which fail on it: KeyError\('notes'\)"):
        new_match(MARCHED, 2, {"mode": "night"}, SEED, before=odd)


def test_a_title_refuses_a_record_in_its_own_words() -> None:
    def fussy(toy: Toy, before: Before) -> None:
        raise BadRecord("the march left no boots")

    with pytest.raises(BadRecord, match="no boots"):
        new_match(march(go_on=fussy), 2, {"mode": "night"}, SEED, before=played().leave())
