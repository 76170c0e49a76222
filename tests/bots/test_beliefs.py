"""What follows from what everybody saw and heard: exact beliefs in small positions."""

from __future__ import annotations

from random import Random

import pytest

from airlock.bots import BOTS, Claim, Heard, Sight, ask_bot
from airlock.bots.heard import What
from airlock.bots.nemesis.beliefs import engine_chances
from airlock.bots.nemesis.claims import AT_BEST, AT_WORST, honesty
from airlock.bots.nemesis.course import reaches
from airlock.bots.nemesis.likely import DEEDS, ELSE, KEPT, LEFT_THERE, LOOKED_AT, SET_THERE, SOMEHOW, WORKED_ON, WRECKED
from airlock.bots.nemesis.likely_world import Beliefs, beliefs_of, likely_world
from airlock.bots.nemesis.minds import against_me, is_feared, objectives_of
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tables import tables_of
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Question
from airlock.survival.looking import look_at_objective
from airlock.survival.tell import tell
from airlock.titles import TITLES
from airlock.titles.nemesis.modes import OBJECTIVE_CHOSEN
from airlock.titles.nemesis.ship.course import Course
from airlock.titles.nemesis.ship.engines import DAMAGED, WORKING, Engines
from airlock.titles.nemesis.title import CONTENT
from tests.asking import option, prompt
from tests.table import Table, table

CREW = ("pilot", "scout", "captain", "soldier")


def four() -> Table:
    t = table(*CREW).met()
    for who in CREW:
        t.at(who, "canteen")
    return t.keeps("pilot", "hoarder")


def heard(t: Table, *claims: Claim) -> Heard:
    out = Heard()
    out.listen(t.match)
    out.claims = list(claims)
    return out


def scene(t: Table, who: str, *claims: Claim) -> Scene:
    t.refresh()
    return Scene(tables_of(t.match.options), t.view(who), t.seat(who), heard(t, *claims))


def knows(t: Table, who: str, owner: str) -> None:
    """Somebody reads the objective that somebody else has kept."""
    tell(t.game, OBJECTIVE_CHOSEN, t.seat(owner))
    kept = t.crew(owner)
    look_at_objective(t.game, t.crew(who), kept, kept.dealt[kept.kept])


def acts(t: Table, who: str, room: str, *keys: str) -> None:
    """Somebody uses a room."""
    t.at(who, room).hand(who, "rest", "search", "interruption", "demolition").turn(who)
    t.do(who, *keys)


# -- who can have which objective


def test_everything_that_can_have_been_dealt_is_possible() -> None:
    t = four()
    mine = t.crew("pilot").dealt
    chances = objectives_of(scene(t, "pilot"), 1)
    assert sum(chances.values()) == pytest.approx(1.0)
    possible = {o.id for o in CONTENT.objectives.values() if o.kind != "solo_coop" and o.min_players <= 4}
    assert set(chances) == possible - set(mine)
    # Nobody keeps the card that asks for their own end; others are kept as often as was counted.
    assert t.crew("scout").number == 2
    others = [o for o in ("the_right_moment_to_strike", "an_old_feud", "hostile_takeover") if o in chances]
    assert all(chances["greener_pastures"] < 0.1 * chances[o] for o in others if "greener_pastures" in chances)


def test_where_all_goals_are_open_nobody_has_secrets() -> None:
    t = table("pilot", "scout", mode="coop")
    assert objectives_of(scene(t, "pilot"), 1) == {}
    assert honesty(scene(t, "pilot"), Claim(1, {"id": "engine-works", "engine": "1"}, 0)) == AT_BEST


def test_what_was_read_is_certain_and_nobody_else_has_it() -> None:
    t = four().keeps("captain", "ab_ovo")
    knows(t, "pilot", "captain")
    here = scene(t, "pilot")
    assert objectives_of(here, t.seat("captain")) == {"ab_ovo": 1.0}
    assert "ab_ovo" not in objectives_of(here, t.seat("scout"))


def test_one_of_two_cards_that_was_read_before_the_choice_may_have_been_put_away() -> None:
    t = table(*CREW)
    captain = t.crew("captain")
    look_at_objective(t.game, t.crew("pilot"), captain, captain.dealt[0])
    chances = objectives_of(scene(t, "pilot"), t.seat("captain"))
    personal = [o for o in chances if CONTENT.objectives[o].kind == "personal"]
    assert personal == [captain.dealt[0]]
    assert 0.0 < chances[captain.dealt[0]] < 1.0
    # Whoever looks again after the choice knows.
    t.met(kept=1)
    knows(t, "pilot", "captain")
    assert objectives_of(scene(t, "pilot"), t.seat("captain")) == {captain.dealt[1]: 1.0}


def test_a_signal_speaks_for_objectives_that_ask_for_one() -> None:
    t = four()
    before = objectives_of(scene(t, "pilot"), 1)
    acts(t, "scout", "comms", "room:comms:send_signal")
    after = objectives_of(scene(t, "pilot"), 1)
    row = DEEDS["signal"]
    for objective, other in (("the_great_hunt", "ab_ovo"), ("a_proper_burial", "extreme_field_biology")):
        if objective in before and other in before:
            odds = row.get(objective, row[ELSE]) / row.get(other, row[ELSE])
            assert after[objective] / after[other] == pytest.approx(odds * before[objective] / before[other])
    assert against_me(scene(t, "pilot"), 1) < 0.2
    # The signal is still to be seen in a world without a past.
    assert objectives_of(Scene(tables_of(t.match.options), t.view("pilot"), 0), 1) == pytest.approx(after)


def test_who_needs_my_end_is_feared() -> None:
    t = four().keeps("captain", "the_right_moment_to_strike")
    here = scene(t, "pilot")
    assert not is_feared(here, t.seat("captain"))
    knows(t, "pilot", "captain")
    assert against_me(scene(t, "pilot"), t.seat("captain")) == 1.0
    question = Question(0, prompt("consent"), [option("agree"), option("decline")], about=("2", t.slot("cockpit")))
    t.intruder("adult", "canteen")
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "decline"
    asked_by_scout = Question(
        0, prompt("consent"), [option("agree"), option("decline")], about=("1", t.slot("cockpit"))
    )
    assert BOTS["crew"](Random(1)).choose(asked_by_scout, Sight(t.match, 0)).key == "agree"


def looked_by_others(match: Match) -> tuple[bool, list[int]]:
    """Whether others know the coordinates, and which engines, and seat 0 does not."""
    looked = Sight(match, 0).view["looked"]
    return looked["coordinates"] not in ([], [0]), [n for n in range(3) if looked["engines"][n] not in ([], [0])]


def test_it_keeps_no_seat_for_who_needs_its_end() -> None:
    t = four().keeps("scout", "the_right_moment_to_strike").at("scout", "evacuation_a").unlocked(1)
    t.any_hand("scout", 3).turn("scout").aboard("pilot", 1)
    question = Question(0, prompt("launch_or_wait"), [option("launch"), option("wait")], about=("1",))
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "wait"
    knows(t, "pilot", "scout")
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "launch"


def test_it_looks_at_the_cards_of_who_may_need_its_end() -> None:
    t = four().keeps("captain", "the_right_moment_to_strike")
    acts(t, "scout", "comms", "room:comms:send_signal")
    # The signal speaks for other objectives of the scout.
    question = Question(0, prompt("choose_objective_of"), [option("objective_of", "1"), option("objective_of", "2")])
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "objective_of:2"


def test_worlds_follow_beliefs() -> None:
    match = new_match(TITLES["nemesis"], 4, seed="claims/47")
    match.hashing = False
    crew = [BOTS["crew"](Random(f"claims/47/{seat}")) for seat in range(4)]
    while not (looked_by_others(match)[0] and looked_by_others(match)[1]):
        question = match.pending[0]
        looks = [o.key for o in question.options if ":check_" in o.key and question.seat != 0]
        key = looks[0] if looks else ask_bot(crew[question.seat], match, question.seat).key
        match.answer(question.seat, key)
    sight = Sight(match, 0)
    beliefs = beliefs_of(sight)
    assert beliefs is not None
    assert set(beliefs.minds) == {1, 2, 3}
    assert all(sum(chances.values()) == pytest.approx(1.0) for chances in beliefs.minds.values())
    assert sum(beliefs.cards.values()) == pytest.approx(1.0)
    personal = {o.id: 1.0 for o in CONTENT.objectives.values() if o.kind == "personal"}
    sure = Beliefs(
        dict.fromkeys((1, 2, 3), personal), {card: float(card == "coord_4") for card in CONTENT.coordinates}, [1.0] * 3
    )
    for n in range(8):
        world = likely_world(sight, sure, Random(n))
        game = world.state
        assert all(c.dealt[c.kept] in personal for c in game.crew[1:] if c.kept >= 0)
        assert game.crew[0].dealt == match.state.crew[0].dealt
        assert Course.of(game).card == "coord_4"
        assert all(Engines.of(game).tops[engine] == WORKING for engine in looked_by_others(match)[1])
        assert world.breaches() == []


# -- a look at the coordinates and what follows


def test_the_marker_means_nothing_until_somebody_looks() -> None:
    t = four()
    assert reaches(scene(t, "pilot"), "earth") == 0.25
    acts(t, "scout", "cockpit", "room:cockpit:set_destination", "space:A")
    assert reaches(scene(t, "pilot"), "earth") == 0.25


def test_who_looks_and_moves_the_marker_tells_where_it_points() -> None:
    t = four().keeps("scout", "ab_ovo")
    knows(t, "pilot", "scout")
    acts(t, "scout", "cockpit", "room:cockpit:check_coordinates")
    # Two of eight cards have Earth at each space.
    there, elsewhere = LEFT_THERE
    assert reaches(scene(t, "pilot"), "earth") == pytest.approx(2 * there / (2 * there + 6 * elsewhere))
    acts(t, "scout", "cockpit", "room:cockpit:set_destination", "space:A")
    there, elsewhere = SET_THERE
    assert reaches(scene(t, "pilot"), "earth") == pytest.approx(2 * there / (2 * there + 6 * elsewhere))
    # Whoever has read the card goes by that.
    assert reaches(scene(t, "scout"), "earth") in (0.0, 1.0)
    # Whoever reads it and sleeps is sure of the way.
    t.asleep("scout")
    assert reaches(scene(t, "pilot"), "earth") > 0.98


def test_who_needs_mars_sets_the_course_for_mars() -> None:
    t = four().keeps("scout", "quarantine")
    knows(t, "pilot", "scout")
    acts(t, "scout", "cockpit", "room:cockpit:check_coordinates")
    acts(t, "scout", "cockpit", "room:cockpit:set_destination", "space:A")
    here = scene(t, "pilot")
    there, elsewhere = SET_THERE
    assert reaches(here, "mars") == pytest.approx(2 * there / (2 * there + 6 * elsewhere))
    # Another one, who does not know what the scout plays for, thinks of home.
    assert reaches(scene(t, "captain"), "earth") > 0.5 > reaches(scene(t, "captain"), "mars")


def test_a_world_without_a_past_goes_by_who_has_looked() -> None:
    t = four()
    acts(t, "scout", "cockpit", "room:cockpit:check_coordinates")
    acts(t, "scout", "cockpit", "room:cockpit:set_destination", "space:A")
    known = reaches(scene(t, "pilot"), "earth")
    assert reaches(Scene(tables_of(t.match.options), t.view("pilot"), 0), "earth") == pytest.approx(known, abs=0.02)
    assert reaches(scene(t, "pilot"), "earth") > 0.8


# -- engines


def test_an_engine_that_somebody_worked_on_runs() -> None:
    t = four().keeps("scout", "ab_ovo")
    assert engine_chances(scene(t, "pilot")) == [0.5, 0.5, 0.5]
    knows(t, "pilot", "scout")
    acts(t, "scout", "engine_1", "room:engine_1:check_engine")
    assert engine_chances(scene(t, "pilot"))[0] == LOOKED_AT
    assert engine_chances(Scene(tables_of(t.match.options), t.view("pilot"), 0))[0] == SOMEHOW
    t.at("scout", "engine_2").hand("scout", "basic_repairs", "search", "rest", "interruption").turn("scout")
    t.do("scout", "card:basic_repairs:engine", "leave_engine")
    assert engine_chances(scene(t, "pilot"))[1] == WORKED_ON


def test_who_needs_the_ship_gone_may_have_broken_the_engine() -> None:
    t = four().keeps("scout", "the_great_hunt")
    knows(t, "pilot", "scout")
    t.at("scout", "engine_2").hand("scout", "basic_repairs", "search", "rest", "interruption").turn("scout")
    t.do("scout", "card:basic_repairs:engine", "leave_engine")
    assert engine_chances(scene(t, "pilot"))[1] == pytest.approx(WRECKED)
    # Others don't know what the scout plays for.
    assert WRECKED < engine_chances(scene(t, "captain"))[1] < WORKED_ON


# -- claims


def claim(t: Table, who: str, what: What) -> Claim:
    return Claim(t.seat(who), what, t.match.seq)


def test_a_claim_is_worth_as_much_as_the_speaker() -> None:
    works = {"id": "engine-works", "engine": "1"}
    t = four().keeps("scout", "best_friends_forever").keeps("captain", "hostile_takeover")
    # Whoever has not looked knows nothing, and a look afterwards makes it no better.
    guess = claim(t, "scout", works)
    assert engine_chances(scene(t, "pilot", guess))[0] == 0.5
    acts(t, "scout", "engine_1", "room:engine_1:check_engine")
    acts(t, "captain", "engine_1", "room:engine_1:check_engine")
    assert engine_chances(scene(t, "pilot", guess))[0] == LOOKED_AT
    unknown = engine_chances(scene(t, "pilot", claim(t, "scout", works)))[0]
    assert 0.5 < unknown < AT_BEST
    knows(t, "pilot", "scout")
    knows(t, "pilot", "captain")
    assert engine_chances(scene(t, "pilot", claim(t, "scout", works)))[0] == pytest.approx(AT_BEST)
    assert engine_chances(scene(t, "pilot", claim(t, "captain", works)))[0] == pytest.approx(AT_WORST)
    # Saying it again makes it no truer, and the last word counts.
    again = scene(t, "pilot", claim(t, "scout", works), claim(t, "scout", works))
    assert engine_chances(again)[0] == pytest.approx(AT_BEST)
    damaged = {"id": "engine-damaged", "engine": "1"}
    assert engine_chances(scene(t, "pilot", claim(t, "scout", damaged)))[0] == pytest.approx(1.0 - AT_BEST)


def test_a_swap_for_all_to_see_turns_an_old_claim_around() -> None:
    t = four().keeps("scout", "best_friends_forever")
    knows(t, "pilot", "scout")
    acts(t, "scout", "engine_1", "room:engine_1:check_engine")
    said = claim(t, "scout", {"id": "engine-damaged", "engine": "1"})
    assert engine_chances(scene(t, "pilot", said))[0] < 0.1
    t.at("scout", "engine_1").hand("scout", "basic_repairs", "search", "rest", "interruption").turn("scout")
    t.do("scout", "card:basic_repairs:engine", "swap_engine")
    assert engine_chances(scene(t, "pilot", said))[0] > 0.9


def test_who_was_caught_lying_is_not_believed_again() -> None:
    t = four().keeps("scout", "best_friends_forever")
    knows(t, "pilot", "scout")
    t.engines.tops = [WORKING, WORKING, DAMAGED]
    for engine in ("engine_1", "engine_2"):
        acts(t, "scout", engine, f"room:{engine}:check_engine")
    lie = claim(t, "scout", {"id": "engine-damaged", "engine": "1"})
    other = claim(t, "scout", {"id": "engine-works", "engine": "2"})
    assert engine_chances(scene(t, "pilot", lie, other))[1] == pytest.approx(AT_BEST)
    acts(t, "pilot", "engine_1", "room:engine_1:check_engine")
    here = scene(t, "pilot", lie, other)
    assert honesty(here, other) == 0.0
    assert engine_chances(here) == [1.0, 0.5, 0.5]


def test_a_claim_about_the_course_is_believed_of_who_has_read_it() -> None:
    t = four().keeps("scout", "best_friends_forever")
    course = {"id": "course", "space": "B", "planet": "earth"}
    assert reaches(scene(t, "pilot", claim(t, "scout", course)), "earth") == 0.25
    knows(t, "pilot", "scout")
    t.course.pool.remove("coord_1")
    t.course.card = "coord_1"
    acts(t, "scout", "cockpit", "room:cockpit:check_coordinates")
    assert reaches(scene(t, "pilot", claim(t, "scout", course)), "earth") > 0.95
    # Whoever sees the card itself knows better, of this claim and of its speaker.
    acts(t, "pilot", "cockpit", "room:cockpit:check_coordinates")
    here = scene(t, "pilot", claim(t, "scout", course))
    assert reaches(here, "earth") == 0.0
    assert honesty(here, claim(t, "scout", {"id": "engine-works", "engine": "2"})) == 0.0


def test_a_liar_calls_the_course_that_is_set_the_way_home() -> None:
    t = four().keeps("scout", "hostile_takeover")
    knows(t, "pilot", "scout")
    acts(t, "scout", "cockpit", "room:cockpit:check_coordinates")
    quiet = reaches(scene(t, "pilot"), "earth")
    said = claim(t, "scout", {"id": "course", "space": "B", "planet": "earth"})
    assert reaches(scene(t, "pilot", said), "earth") < 0.5 * quiet
    # What was said before the look was made up.
    early = Claim(said.seat, said.what, 0)
    assert reaches(scene(t, "pilot", early), "earth") == quiet


def test_before_the_choice_few_have_a_reason_to_lie() -> None:
    t = table(*CREW)
    acts(t, "scout", "engine_1", "room:engine_1:check_engine")
    said = claim(t, "scout", {"id": "engine-works", "engine": "1"})
    early = honesty(scene(t, "pilot"), said)
    assert 0.85 < early < AT_BEST
    acts(t, "captain", "engine_2", "room:engine_2:check_engine")
    tell(t.met().game, OBJECTIVE_CHOSEN, t.seat("scout"))
    # It stays as good as it was; what is said from now on is another matter.
    assert honesty(scene(t, "pilot"), said) == early
    assert honesty(scene(t, "pilot"), claim(t, "scout", said.what)) < early - 0.1


def test_bad_news_is_believed_sooner_than_good_news() -> None:
    t = four()
    acts(t, "scout", "engine_1", "room:engine_1:check_engine")
    good = claim(t, "scout", {"id": "engine-works", "engine": "1"})
    bad = claim(t, "scout", {"id": "engine-damaged", "engine": "1"})
    assert engine_chances(scene(t, "pilot", bad))[0] < 1.0 - engine_chances(scene(t, "pilot", good))[0]


def test_nonsense_is_heard_without_harm() -> None:
    t = four()
    acts(t, "scout", "engine_1", "room:engine_1:check_engine")
    acts(t, "scout", "cockpit", "room:cockpit:check_coordinates")
    quiet = scene(t, "pilot")
    odd: list[What] = [{}, {"id": "engine-works"}, {"id": "engine-works", "engine": "9"}, {"id": "clean"}]
    odd.append({"engine": "2", "status": "damaged"})
    loud = scene(t, "pilot", *(claim(t, "scout", what) for what in odd))
    assert engine_chances(loud) == engine_chances(quiet)
    assert reaches(loud, "earth") == reaches(quiet, "earth")


# -- what the crew says


def said(t: Table, who: str) -> list[What]:
    bot = BOTS["normal"](Random(1))
    says = getattr(bot, "says")  # noqa: B009
    out: list[What] = says(Sight(t.match, t.seat(who), heard(t)))
    return out


def test_the_crew_tells_the_truth_if_it_wants_what_most_want() -> None:
    t = four().keeps("scout", "best_friends_forever")
    assert said(t, "scout") == []
    t.engines.tops = [WORKING, DAMAGED, WORKING]
    acts(t, "scout", "engine_1", "room:engine_1:check_engine")
    assert heard(t).learners(t.match) == [t.seat("scout")]
    assert said(t, "scout") == [{"id": "engine-works", "engine": "1"}]
    acts(t, "scout", "engine_2", "room:engine_2:check_engine")
    assert said(t, "scout") == [{"id": "engine-damaged", "engine": "2"}]
    t.course.pool.remove("coord_3")
    t.course.card = "coord_3"
    acts(t, "scout", "cockpit", "room:cockpit:check_coordinates")
    assert said(t, "scout") == [{"id": "course", "space": "C", "planet": "earth"}]


def test_who_needs_somebodys_end_lies_or_keeps_silent() -> None:
    t = four().keeps("scout", "hostile_takeover")
    t.engines.tops = [WORKING, DAMAGED, WORKING]
    acts(t, "scout", "engine_1", "room:engine_1:check_engine")
    assert said(t, "scout") == []
    acts(t, "scout", "engine_2", "room:engine_2:check_engine")
    assert said(t, "scout") == [{"id": "engine-works", "engine": "2"}]
    t.course.pool.remove("coord_3")
    t.course.card = "coord_3"
    acts(t, "scout", "cockpit", "room:cockpit:check_coordinates")
    assert said(t, "scout") == [{"id": "course", "space": "B", "planet": "earth"}]
    t.keeps("scout", "quarantine")
    # On this card Mars is where the marker is; others shall take it for home.
    assert said(t, "scout") == [{"id": "course", "space": "B", "planet": "earth"}]


def test_nobody_speaks_before_the_engine_is_put_in_order() -> None:
    t = four().keeps("scout", "best_friends_forever")
    t.engines.tops = [DAMAGED, WORKING, WORKING]
    t.at("scout", "engine_1").hand("scout", "basic_repairs", "search", "rest", "interruption").turn("scout")
    t.do("scout", "card:basic_repairs:engine")
    assert t.asked("scout") == "engine_order"
    assert heard(t).learners(t.match) == []
    t.answer("scout", "swap_engine")
    assert heard(t).learners(t.match) == [t.seat("scout")]
    assert said(t, "scout") == [{"id": "engine-works", "engine": "1"}]


def test_every_objective_has_its_share() -> None:
    dealt = {o.id for o in CONTENT.objectives.values() if o.kind != "solo_coop"}
    assert set(KEPT) == dealt
    for shares in DEEDS.values():
        assert set(shares) - {ELSE} <= dealt
        assert all(0.0 < share <= 1.0 for share in shares.values())
