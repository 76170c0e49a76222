"""A match of Nemesis that is over, told openly: headlines, goals with their conditions, what was said, how it went."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from airlock.faces import face_of
from airlock.faces.debrief import Asked, Debrief, Goal, Said
from airlock.faces.nemesis.goals import asked, name, why
from airlock.faces.nemesis.judging import judge
from airlock.kernel.match import new_match
from airlock.survival.crew import CLEAN, CONTAMINATION, INFECTED
from airlock.survival.death import die
from airlock.titles import TITLES
from airlock.titles.nemesis.conditions import CONDITIONS
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import LANGUAGES, Words
from airlock.words.board_terms import terms_of
from tests.kit.playing import Playout
from tests.kit.vault import VAULT
from tests.table import Table, table


def told(t: Table) -> Debrief:
    before = t.match.hash()
    account = face_of("nemesis").debrief(t.game)
    assert t.match.hash() == before, "telling it must decide nothing"
    return account


def headline(t: Table, who: str) -> Any:
    return told(t).headlines[t.seat(who)]["id"]  # type: ignore[index]


def state(goal: Goal) -> list[list[tuple[str, bool | None]]]:
    return [[(asked.say["id"], asked.met) for asked in way] for way in goal.ways]  # type: ignore[index]


# -- who won


def test_the_headline_is_about_the_one_who_reads_it() -> None:
    t = table("captain", "scout", "pilot").keeps("captain", "quarantine").keeps("scout", "hoarder")
    t.escaped("captain", "scout").end(to="mars")
    assert (t.game.winners, t.game.survivors) == ([0], [0, 1])
    assert headline(t, "captain") == "debrief-won-you"
    assert headline(t, "scout") == "debrief-lived-you"
    assert headline(t, "pilot") == "debrief-dead-you"
    account = told(t)
    assert account.headline == {"id": "debrief-won", "args": {"n": 1, "who": {"name": "seat:0"}}}
    assert account.place == {"id": "debrief-flew-mars"}
    assert [act.id for act in account.acts] == ["ending", "engines", "coordinates"]
    assert set(account.deaths) == {2}


def test_who_only_watched_reads_who_lived_where_nobody_won() -> None:
    t = table("captain", "scout").keeps("scout", "hoarder").escaped("scout").end(damaged=2)
    assert told(t).headline == {"id": "debrief-lived", "args": {"n": 1, "who": {"name": "seat:1"}}}
    assert told(t).place == {"id": "debrief-ship-destroyed"}
    t = table("captain", "scout").met().end("self_destruct")
    assert told(t).headline == {"id": "debrief-nobody"}


@pytest.mark.parametrize(
    ("to", "away", "expected"),
    [("earth", ["captain"], "debrief-crew-you"), ("mars", ["captain"], "debrief-crew-missed-you"),
     ("earth", [], "debrief-crew-lost-you")],
)  # fmt: skip
def test_a_crew_wins_and_loses_together(to: str, away: list[str], expected: str) -> None:
    t = table("captain", "scout", mode="coop").goals("destination_earth").escaped(*away).end(to=to)
    account = told(t)
    assert headline(t, "captain") == expected
    assert not account.goals
    (goal,) = account.common
    assert (goal.id, goal.met) == ("destination_earth", bool(away) and to == "earth")
    # Nobody was left to see where the ship went.
    assert state(goal) == [[("condition-ship-reaches-earth", to == "earth" if away else None)]]
    if expected == "debrief-crew-you":
        assert headline(t, "scout") == "debrief-crew-you-dead"


def test_signals_are_counted_together_in_a_crew() -> None:
    t = table("captain", "scout", mode="coop").goals("clean_up_crew", "cutting_off_the_head")
    t.crew("scout").signal = True
    t.escaped("captain", "scout").end("self_destruct")
    signal, destroyed = told(t).common[0].ways[1]
    assert signal == Asked({"id": "condition-signal-sent"}, False, {"id": "debrief-count", "args": {"n": 1, "all": 2}})
    assert destroyed.met
    assert not told(t).common[0].met


def test_whoever_played_the_intruders_reads_whether_somebody_got_away() -> None:
    for away, expected in ((["scout"], "debrief-intruder-escaped"), ([], "debrief-intruder-all")):
        t = table("captain", "scout", "pilot", mode="intruder").met()
        t.flow(die(t.game, t.crew("captain"), "wounds"))
        t.intruders.seat = t.seat("captain")
        t.escaped(*away).end("self_destruct")
        assert headline(t, "captain") == expected
        assert headline(t, "pilot") == "debrief-dead-you"


def test_alone_the_ship_drifts_on() -> None:
    t = table("captain", mode="solo").met().end()
    assert told(t).place == {"id": "debrief-ship-adrift-alone"}
    assert headline(t, "captain") == "debrief-dead-you"


# -- goals


def test_both_objectives_are_open_and_the_kept_one_is_marked() -> None:
    t = table("captain", "scout", "pilot").objective("scout", "hoarder", "ab_ovo").keeps("scout", "hoarder")
    t.crew("captain").kept = -1
    t.escaped("scout").end()
    kept, dropped = told(t).goals[1]
    assert [(g.id, g.kept, g.met) for g in (kept, dropped)] == [("hoarder", True, False), ("ab_ovo", False, False)]
    assert state(kept) == [[("condition-finish-in-pod", True), ("condition-items-at-least-7", False)]]
    assert kept.ways[0][1].why["args"]["all"] == 7  # type: ignore[index]
    # The dead are open too, even if they never had to choose.
    assert [goal.id for goal in told(t).goals[0]] == t.crew("captain").dealt
    assert not any(goal.kept for goal in told(t).goals[0])


def test_whoever_died_has_met_conditions_but_no_goal() -> None:
    t = table("captain", "scout").keeps("captain", "greener_pastures").end("self_destruct")
    kept = next(goal for goal in told(t).goals[0] if goal.kept)
    assert state(kept)[0] == [("condition-player-dead", True)]
    assert kept.ways[0][0].say["args"] == {"n": 2, "who": {"name": "seat:1"}}  # type: ignore[index]
    assert not kept.met


def test_who_missed_an_objective_reads_why() -> None:
    t = (
        table("captain", "scout")
        .keeps("captain", "salvaging_the_prime_asset")
        .escaped("captain", "scout")
        .end(to="venus")
    )
    earth, alone = next(goal for goal in told(t).goals[0] if goal.kept).ways
    assert (earth[0].met, earth[0].why) == (False, {"id": "debrief-flew-venus"})
    assert (alone[0].met, alone[0].why) == (False, {"id": "debrief-lived-too", "args": {"who": {"name": "seat:1"}}})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_and_every_reason_has_words(lang: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    for end, away in (("jump", ["captain"]), ("jump", []), ("self_destruct", ["captain", "scout"])):
        t = table("captain", "scout", "pilot", "soldier", "mechanic").met().escaped(*away).end(end)
        named = terms_of(t.match.view(0)).named
        for c in t.game.crew:
            for condition in CONDITIONS:
                assert words.render(name(t.game, condition), named)
                words.render(why(t.game, c, condition), named)
            for objective in t.game.content.objectives:
                assert asked(t.game, c, objective)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("mode", "players"), [("semi", 4), ("coop", 3), ("solo", 1), ("intruder", 4)])
def test_whole_matches_are_told_in_words(mode: str, players: int, lang: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    play = Playout(TITLES["nemesis"], players, {"mode": mode}, f"debrief {mode}")
    while not play.match.over:
        play.step()
    match = play.match
    before = match.hash()
    account = face_of("nemesis").debrief(match.state)
    assert match.hash() == before
    named = terms_of(match.view(-1)).named
    for term in terms(account):
        assert words.render(term, named)
    assert {moment.event.kind.name for moment in account.timeline} >= {"game_ended"}
    assert [m.event.seq for m in account.timeline] == sorted(m.event.seq for m in account.timeline)
    assert set(account.deaths) == {c.seat for c in match.state.crew} - set(match.state.survivors)
    if mode == "coop":
        assert len(account.common) == players
    else:
        assert all(len(goals) == 2 for goals in account.goals.values())
        for seat in match.state.winners:
            assert any(goal.kept and goal.met for goal in account.goals[seat])


def terms(account: Debrief) -> Iterator[Any]:
    yield from (account.headline, account.place, *account.headlines.values())
    yield from (fact for facts in account.facts.values() for fact in facts)
    for goal in [*account.common, *(goal for goals in account.goals.values() for goal in goals)]:
        yield from (asked.say for way in goal.ways for asked in way)


def test_a_title_that_declares_nothing_has_nothing_to_tell() -> None:
    match = new_match(VAULT, 3, VAULT.setting(3, {}), "told")
    assert face_of("vault").debrief(match.state) == Debrief()
    assert face_of("vault").judge(Said(0, "claim", {}, match.state, match.state, [])) == "open"


# -- what was said


def verdict(
    t: Table, what: dict[str, str], who: str = "scout", kind: str = "claim", since: int = 0, then: Any = None
) -> str:
    assert t.game.log is not None
    return judge(Said(t.seat(who), kind, what, then or t.game, t.game, t.game.log.events[since:]))


def test_a_claim_about_an_engine_is_a_lie_if_the_speaker_knew() -> None:
    t = table("captain", "scout")
    works = {"id": "engine-works", "engine": "2"}
    assert verdict(t, works) == "open"
    t.engines.tops[1] = "damaged"
    assert verdict(t, works) == "wrong"
    assert verdict(t, {"id": "engine-damaged", "engine": "2"}) == "true"
    t.engines.known[1] = t.crew("scout").mask
    assert verdict(t, works) == "lie"
    assert verdict(t, works, "captain") == "wrong"
    for odd in ({"id": "engine-works", "engine": "7"}, {"id": "engine-works"}, {"id": "weather"}, {}):
        assert verdict(t, odd) == "open"


def test_what_was_found_later_says_how_an_engine_was_before_it_was_swapped() -> None:
    t = table("captain", "scout").at("captain", "engine_2").hand("captain", "basic_repairs", "rest", "search")
    t.turn("captain")
    then = t.game.copy()
    assert t.game.log is not None
    since = len(t.game.log.events)
    t.rig(engine={2: "damaged"}).do("captain", "card:basic_repairs:engine", "swap_engine")
    assert t.engines.tops[1] == "working"
    assert verdict(t, {"id": "engine-damaged", "engine": "2"}, since=since, then=then) == "true"
    assert verdict(t, {"id": "engine-works", "engine": "2"}, since=since, then=then) == "wrong"


def test_a_claim_about_the_course_is_held_against_the_card() -> None:
    t = table("captain", "scout")
    card, places = sorted(t.game.content.coordinates.items())[0]
    claims = [{"id": "course", "space": "A", "planet": place} for place in (places["A"], places["B"])]
    assert [verdict(t, what) for what in claims] == ["open", "open"]
    t.course.card = card
    assert [verdict(t, what) for what in claims] == ["true", "wrong"]
    t.course.known = t.crew("scout").mask
    assert [verdict(t, what) for what in claims] == ["true", "lie"]


def test_whether_somebody_is_clean_is_open_until_the_cards_are_scanned() -> None:
    t = table("captain", "scout")
    claims = [{"id": "clean"}, {"id": "infected"}]
    assert [verdict(t, what) for what in claims] == ["true", "lie"]
    for card, expected in ((CONTAMINATION, ["open", "open"]), (CLEAN, ["true", "lie"]), (INFECTED, ["lie", "true"])):
        t.crew("scout").discard = [card]
        assert [verdict(t, what) for what in claims] == expected
    t.crew("scout").discard = []
    t.crew("scout").larva = True
    assert [verdict(t, what) for what in claims] == ["lie", "true"]


def test_a_promise_is_kept_by_going_there() -> None:
    t = table("captain", "scout").at("scout", "slot_011").turn("scout")
    then = t.game.copy()
    assert t.game.log is not None
    since = len(t.game.log.events)
    to = next(key for key in t.options("scout") if key.startswith("move:")).split(":")[1]
    promise = {"id": "go", "slot": to}
    assert verdict(t, promise, kind="promise", since=since, then=then) == "broken"
    t.do("scout", f"move:{to}")
    assert verdict(t, promise, kind="promise", since=since, then=then) == "kept"
    assert verdict(t, promise, "captain", "promise", since, then) == "broken"
    for odd in ({"id": "go", "slot": "moon"}, {"id": "follow"}, {}):
        assert verdict(t, odd, kind="promise") == "open"


def test_a_promise_to_repair_is_kept_by_whoever_gave_it() -> None:
    t = table("captain", "scout").malfunction("hibernatorium").hand("captain", "basic_repairs", "rest", "search")
    t.turn("captain")
    assert t.game.log is not None
    then, since = t.game.copy(), len(t.game.log.events)
    promise = {"id": "repair", "slot": t.slot("hibernatorium")}
    assert verdict(t, promise, "captain", "promise", since, then) == "broken"
    t.do("captain", "card:basic_repairs:remove_malfunction")
    assert verdict(t, promise, "captain", "promise", since, then) == "kept"
    assert verdict(t, promise, "scout", "promise", since, then) == "broken"
