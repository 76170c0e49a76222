"""Saves: a match comes back hash by hash, or is refused in words, never half."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from airlock.kernel.faults import BadSave, Fault
from airlock.kernel.match import Match, replay
from airlock.kernel.options import Aside, Flow, Option, ask_all
from airlock.kernel.save import _checksum, load, save
from airlock.kernel.still_same import load_as_far
from airlock.kernel.title import FORMAT, Step, Title
from tests.kernel.toy import SEED, Toy, everything, keys, pick, toy_match, toy_title


def turn(toy: Toy, seat: int) -> Flow[None]:
    toy.deal(seat)

    def interrupt(chosen: Option) -> Flow[None]:
        toy.note((yield pick(1, "softly", "loudly")).key)
        toy.deal(1)

    def asides() -> list[Aside]:
        return [Aside(1, lambda: keys("interrupt"), interrupt)]

    toy.note((yield pick(seat, "a", "b", asides=asides)).key)
    toy.note(toy.fate.roll("die", ["1", "2", "3", "4"]))
    together = ask_all([pick(s, "c", "d", asides=asides) for s in range(2)])
    yield together
    toy.note(together.answers[0].key + together.answers[1].key)


def mended_turn(toy: Toy, seat: int) -> Flow[None]:
    """The second turn begins in another way."""
    if seat == 1:
        toy.note("mended")
    yield from turn(toy, seat)


def other_turn(toy: Toy, seat: int) -> Flow[None]:
    toy.note("mended")
    yield from turn(toy, seat)


ANSWERS = [
    (1, "interrupt"),
    (1, "softly"),
    (0, "a"),
    (1, "c"),
    (1, "interrupt"),
    (1, "loudly"),
    (0, "d"),
    (1, "b"),
    (0, "c"),
    (1, "c"),
]


def at(place: int) -> Match:
    match = toy_match({"turn": turn}, [("turn", 0), ("turn", 1)])
    for seat, key in ANSWERS[:place]:
        match.answer(seat, key)
    return match


def titles(turn: Step = turn, **more: Any) -> dict[str, Title]:
    return {"toy": toy_title([("turn", 0), ("turn", 1)], {"turn": turn}, **more)}


def edited(match: Match, change: Callable[[dict[str, Any]], None]) -> str:
    """The save of a match after somebody changed it and mended the checksum."""
    body = json.loads(save(match))
    del body["checksum"]
    change(body)
    return json.dumps({**body, "checksum": _checksum(body)})


# -- there and back


@pytest.mark.parametrize("place", range(len(ANSWERS) + 1))
def test_a_match_comes_back_and_goes_on_as_it_would_have(place: int) -> None:
    match = at(place)
    loaded = load(save(match), titles())
    assert everything(loaded) == everything(match)
    assert save(loaded) == save(match)
    for seat, key in ANSWERS[place:]:
        match.answer(seat, key)
        loaded.answer(seat, key)
        assert everything(loaded) == everything(match)
    assert loaded.over


def test_a_save_holds_keys_and_outcomes_and_no_state() -> None:
    body = json.loads(save(at(3)))
    assert sorted(body) == [
        "airlock", "answers", "checksum", "opening", "options", "over", "players", "rules", "seed", "title",
    ]  # fmt: skip
    assert (body["title"], body["rules"], body["players"], body["seed"]) == ("toy", "1", 2, SEED)
    assert [answer[:2] for answer in body["answers"]] == [list(answer) for answer in ANSWERS[:3]]
    assert body["options"] == {"mode": "plain"}


def test_an_old_save_does_not_depend_on_how_chance_works_today() -> None:
    """With the seed gone, the recorded outcomes alone bring the match back."""
    match = at(8)
    loaded = load(edited(match, lambda body: body.update(seed="")), titles())
    assert loaded.hash() == match.hash()


def test_load_without_listening_or_verifying() -> None:
    match = at(6)
    loaded = load(save(match), titles(), listening=False, verify=False)
    assert loaded.state.log is None
    assert loaded.hash() == match.hash()
    assert [a.hash for a in loaded.answers] == [a.hash for a in match.answers]


def test_replay_of_answers() -> None:
    match = at(7)
    again = replay(match.title, 2, match.options, match.seed, match.opening, match.answers)
    assert everything(again) == everything(match)


def test_a_finished_match_comes_back_finished() -> None:
    loaded = load(save(at(len(ANSWERS))), titles())
    assert loaded.over
    assert loaded.view(0)["seed"] == SEED


def test_a_fork_can_be_saved() -> None:
    fork = at(4).fork()
    fork.answer(0, "c")
    loaded = load(save(fork), titles())
    assert loaded.hash() == fork.hash()


def test_what_has_no_record_can_not_be_saved() -> None:
    match = at(3)
    redealt = match.determinize(0)
    with pytest.raises(Fault, match="without a record"):
        save(redealt)
    match.play(lambda question: question.options[0])
    with pytest.raises(Fault, match="without a record"):
        save(match)


# -- refused in words


def refused(text: str, words: str, known: dict[str, Title] | None = None) -> None:
    with pytest.raises(BadSave, match=words):
        load(text, known if known is not None else titles())


@pytest.mark.parametrize("text", ["", "hello", "{", "\x00\x01", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    refused(text, "it isn't JSON")


@pytest.mark.parametrize("text", ["[]", "7", "null", "{}", '{"title": "chess"}'])
def test_foreign_json_is_refused(text: str) -> None:
    refused(text, "isn't a save file of Airlock")


def test_a_damaged_save_is_refused() -> None:
    text = save(at(4))
    refused(text[: len(text) // 2], "it isn't JSON")
    refused(text.replace("softly", "loudly"), "checksum is wrong")
    refused(text.replace(SEED, SEED[::-1]), "checksum is wrong")


def test_another_format_is_refused() -> None:
    refused(edited(at(1), lambda body: body.update(airlock=3)), "format 3, this program reads formats 1 and 2")
    refused(edited(at(1), lambda body: body.update(airlock=True)), "format True, this program reads formats 1 and 2")


def begun_in_the_first(plain: Callable[[Toy], object]) -> tuple[Match, dict[str, Title]]:
    """A match of a title whose first format hashed this, begun in that format."""
    known = titles(older={1: plain})
    given = at(0)
    return replay(known["toy"], 2, given.options, SEED, given.opening, [], format=1), known


def test_a_match_keeps_the_format_it_was_begun_in() -> None:
    """Loaded, forked, taken back and saved again it stays what it was; new matches have the newest format."""
    match, known = begun_in_the_first(lambda toy: ["as it was", toy.notes])
    for seat, key in ANSWERS[:2]:
        match.answer(seat, key)
    assert match.hash() not in (at(1).hash(), at(2).hash())
    text = save(match)
    assert json.loads(text)["airlock"] == 1
    again = load(text, known)
    assert again.format == again.fork().format == again.determinize(0).format == 1
    assert everything(again) == everything(match)
    assert save(again) == text
    match.answer(*ANSWERS[2])
    wrong = edited(match, lambda body: body.update(airlock=FORMAT))
    refused(wrong, "after answer 1 .* the position differs", known)
    assert json.loads(save(at(2)))["airlock"] == at(2).format == FORMAT == 2


def test_what_an_older_format_does_not_see_leaves_its_hashes_alone() -> None:
    match, _ = begun_in_the_first(lambda toy: [toy.notes])
    new, before, new_before = at(0), match.hash(), at(0).hash()
    for toy in (match.state, new.state):
        toy.reveals += 1
    assert match.hash() == before
    assert new.hash() != new_before
    match.state.note("seen")
    assert match.hash() != before


def test_another_version_of_the_rules_is_judged_by_its_answers() -> None:
    saved = at(4)
    assert load(save(saved), titles(rules="2")).hash() == saved.hash()


def test_a_save_of_other_rules_goes_as_far_as_it_means_the_same() -> None:
    """The seventh answer ends the first turn."""
    text = save(at(9))
    mended = titles(turn=mended_turn)
    with pytest.raises(BadSave, match="after answer 7"):
        load(text, mended)
    match, recorded = load_as_far(text, mended)
    assert (match.seq, recorded) == (6, 9)
    assert match.hash() == at(6).hash()
    match.answer(0, "d")
    assert match.state.notes[-1] == "mended"


def test_a_save_that_begins_in_another_way_is_refused() -> None:
    with pytest.raises(BadSave, match="after answer 1"):
        load_as_far(save(at(6)), titles(turn=other_turn))


def test_what_is_damaged_is_not_shown_as_far_as_it_goes() -> None:
    with pytest.raises(BadSave, match="checksum is wrong"):
        load_as_far(save(at(6)).replace("softly", "loudly"), titles())


def test_another_title_is_refused() -> None:
    refused(save(at(1)), "title 'toy', which is not installed; known: chess", {"chess": titles()["toy"]})


@pytest.mark.parametrize("field", ["title", "rules", "players", "options", "seed", "opening", "answers", "over"])
def test_a_missing_field_is_refused(field: str) -> None:
    refused(edited(at(1), lambda body: body.pop(field)), f"damaged: {field} missing")


def test_a_missing_checksum_is_refused() -> None:
    body = json.loads(save(at(1)))
    del body["checksum"]
    refused(json.dumps(body), "checksum is wrong")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("title", ["toy"]),
        ("rules", 1),
        ("players", "two"),
        ("players", None),
        ("options", [1]),
        ("seed", 5),
        ("opening", None),
        ("opening", [1, 2]),
        ("answers", {}),
        ("over", "no"),
    ],
)
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    refused(edited(at(1), lambda body: body.update({field: value})), f"damaged: {field} can't be read")


@pytest.mark.parametrize(
    "entry",
    [
        7,
        None,
        "a",
        [],
        [0, "a"],
        ["0", "a", [], ""],
        [0, 1, [], ""],
        [0, "a", None, ""],
        [0, "a", [3], ""],
        [0, "a", [], 1],
    ],
)
def test_an_answer_of_the_wrong_kind_is_refused(entry: object) -> None:
    refused(edited(at(1), lambda body: body["answers"].append(entry)), "list of answers in this save is damaged")


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ([0, "interrupt", [], ""], "'interrupt' doesn't answer 'pick'"),
        ([1, "nonsense", [], ""], "is not for seat 1"),
        ([5, "a", [], ""], "seat 5 isn't asked"),
    ],
)
def test_an_answer_that_nobody_could_give_is_refused(entry: list[object], words: str) -> None:
    refused(edited(at(2), lambda body: body["answers"].append(entry)), f"doesn't fit the rules: .*{words}")


def test_answers_after_the_end_are_refused() -> None:
    text = edited(at(len(ANSWERS)), lambda body: body["answers"].append([0, "a", [], ""]))
    refused(text, "doesn't fit the rules: the match is over")


def test_too_few_outcomes_are_refused() -> None:
    match = at(3)
    assert match.answers[1].outcomes
    refused(edited(match, lambda body: body["answers"][1][2].clear()), "no outcome for card")
    refused(edited(match, lambda body: body["opening"].pop()), "no outcome for card")


def test_too_many_outcomes_are_refused() -> None:
    match = at(3)
    refused(
        edited(match, lambda body: body["answers"][1][2].append("ten")), "answer 2, 'softly': .* nothing asks for: ten"
    )
    refused(edited(match, lambda body: body["opening"].append("ace")), "the opening: .* nothing asks for: ace")
    refused(edited(at(0), lambda body: body["opening"].append("ace")), "the opening: .* nothing asks for: ace")


def test_outcomes_that_could_not_come_up_are_refused() -> None:
    refused(edited(at(3), lambda body: body["answers"][1].__setitem__(2, ["joker"])), "card came up 'joker', but only")


def test_other_outcomes_are_noticed_by_the_hash() -> None:
    match = at(3)
    other = next(face for face in "1234" if face != match.answers[2].outcomes[0])
    text = edited(match, lambda body: body["answers"][2].__setitem__(2, [other]))
    refused(text, r"after answer 3 \('a'\) the position differs")


def test_a_save_that_says_it_is_over_and_is_not_is_refused() -> None:
    refused(edited(at(3), lambda body: body.update(over=True)), "don't lead to where it says")
    cut = edited(at(len(ANSWERS)), lambda body: body["answers"].pop())
    refused(cut, "don't lead to where it says")


def test_options_that_the_title_does_not_know_are_refused() -> None:
    for options, words in (
        ({"mode": "grim"}, "option mode can't be 'grim'"),
        ({"odd": "1"}, "toy has no option 'odd'"),
    ):
        text = edited(at(1), lambda body, options=options: body.update(options=options))  # type: ignore[misc]
        refused(text, f"doesn't fit the rules: {words}")


def test_rules_that_fail_on_a_save_are_reported_as_such() -> None:
    def broken(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "a")
        raise KeyError("slot_007")

    known = {"toy": toy_title([("turn", 0)], {"turn": broken})}
    refused(save(at(1)), r"rules, which fail on it: KeyError\('slot_007'\)", known)


def test_text_that_is_no_text_is_refused() -> None:
    text = edited(at(1), lambda body: body.update(title="\ud800"))
    refused(text, "not installed")
