"""What the crew knows of each species: odds that follow from what is printed, and what it decides by them."""

from __future__ import annotations

from copy import copy
from itertools import permutations
from random import Random

import pytest

from airlock.bots import BOTS, ask_bot, find_bot
from airlock.bots.nemesis import tables
from airlock.bots.nemesis.bot import CrewBot, judge
from airlock.bots.nemesis.foes import foe_of
from airlock.bots.nemesis.foes.carnomorphs import CarnomorphFoe
from airlock.bots.nemesis.foes.foe import drawn
from airlock.bots.nemesis.foes.mutations import EFFECTS, KEPT
from airlock.bots.nemesis.foes.void_seeders import VoidSeederFoe
from airlock.bots.nemesis.harm import DEATH
from airlock.bots.nemesis.odds import attack_cost, kill_chance, shot, surprise
from airlock.bots.nemesis.scene import Scene, scene_of
from airlock.bots.nemesis.scored import NEVER
from airlock.bots.nemesis.tables import tables_of
from airlock.bots.sight import Sight
from airlock.kernel.fate import Fate
from airlock.kernel.match import new_match
from airlock.kernel.options import Question
from airlock.survival.content import AttackCard
from airlock.survival.crew import CLEAN, CONTAMINATION, INFECTED
from airlock.titles.nemesis.carnomorphs.species import CARNOMORPHS
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, METAGORGER, RED, SHAMBLER
from airlock.titles.nemesis.species import SPECIES, VOID_SEEDERS
from airlock.titles.nemesis.title import NEMESIS
from airlock.titles.nemesis.void_seeders.insanity import forget
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, LAIR, LURKER, SEEDER, STALKER, WHISPERER
from tests.asking import option, prompt
from tests.bots.strength import measure
from tests.kit.playing import Playout
from tests.table import Table
from tests.titles.nemesis.carnomorphs import flesh
from tests.titles.nemesis.void_seeders import seeding

OTHERS = [species.id for species in SPECIES[1:]]
FLESH = tables_of({"species": CARNOMORPHS.id})
VOID = tables_of({"species": VOID_SEEDERS.id})


def flesh_foe() -> CarnomorphFoe:
    assert isinstance(FLESH.foe, CarnomorphFoe)
    return FLESH.foe


def void_foe() -> VoidSeederFoe:
    assert isinstance(VOID.foe, VoidSeederFoe)
    return VOID.foe


def scores(t: Table, who: str) -> dict[str, float]:
    """What the crew thinks of everything that somebody may answer."""
    seat = t.seat(who)
    question = t.match.question(seat)
    assert question is not None
    judged = judge(question, Sight(t.match, seat))
    assert judged is not None
    return {o.key: score for o, (score, _) in zip(judged[0], judged[1])}


def choice(t: Table, who: str) -> str:
    return ask_bot(CrewBot(Random(1)), t.match, t.seat(who)).key


# -- odds follow the cards


@pytest.mark.parametrize(
    ("found", "kinds"),
    [(FLESH, (BUTCHER, FLESHBEAST, SHAMBLER)), (VOID, (DESPOILER, STALKER, WHISPERER, LURKER))],
    ids=OTHERS,
)
def test_the_larger_the_worse(found: tables.Tables, kinds: tuple[str, ...]) -> None:
    for serious in range(4):
        ail = 1
        costs = [attack_cost(found, kind, 0, serious, ail) for kind in kinds]
        assert costs == sorted(costs, reverse=True)
        assert costs[-1] > 0.0


def test_odds_follow_the_attack_cards_of_the_match() -> None:
    gentle = copy(NEMESIS.content({"species": CARNOMORPHS.id}))
    gentle.attack_cards = {f"slash_{n}": AttackCard(f"slash_{n}", "slash", 2, blood_small=1) for n in range(4)}
    changed = foe_of(CARNOMORPHS, gentle)
    assert changed.attack_cost(SHAMBLER, 0, 2, 0) < attack_cost(FLESH, SHAMBLER, 0, 2)
    assert [changed.kill_chance(SHAMBLER, n) for n in (1, 2)] == [0.0, 1.0]
    assert changed.kill_chance(METAGORGER, 1) == 1.0


def test_small_ones_are_checked_by_the_other_number() -> None:
    cards = NEMESIS.content({"species": CARNOMORPHS.id}).attack_cards.values()
    for kind, numbers in ((METAGORGER, [c.blood_small for c in cards]), (SHAMBLER, [c.blood for c in cards])):
        for injuries in range(1, 9):
            ends = sum(1 for n in numbers if n <= injuries) / len(numbers)
            assert kill_chance(FLESH, kind, injuries) == pytest.approx(ends)


def test_void_seeders_are_checked_with_one_card_or_two() -> None:
    numbers = [card.blood for card in NEMESIS.content({"species": VOID_SEEDERS.id}).attack_cards.values()]
    pairs = list(permutations(range(len(numbers)), 2))

    def share(kind: str, injuries: int) -> float:
        both = [(numbers[a], numbers[b]) for a, b in pairs]
        if kind == LAIR:
            return sum(1 for a, b in both if min(a, b) > 0 and max(a, b) <= injuries) / len(both)
        judged = min if kind == LURKER else max
        return sum(1 for a, b in both if not a or not b or judged(a, b) <= injuries) / len(both)

    for injuries in range(1, 7):
        for kind in (LURKER, STALKER, LAIR):
            assert kill_chance(VOID, kind, injuries) == pytest.approx(share(kind, injuries)), (kind, injuries)
        one = sum(1 for n in numbers if n <= injuries) / len(numbers)
        assert kill_chance(VOID, WHISPERER, injuries) == pytest.approx(one)
        assert kill_chance(VOID, DESPOILER, injuries) == numbers.count(0) / len(numbers)


def test_adaptations_change_the_odds_until_they_are_removed() -> None:
    t = flesh.table()
    view = t.match.view(0)
    assert FLESH.met(view) is FLESH
    for thing, card in (("corpse", "agile"), ("egg", "thick_hide"), ("carcass", "keen_senses")):
        flesh.adapted(t, card, thing)
    hard = FLESH.met(t.match.view(0))
    assert shot(hard, METAGORGER, "rifle")[0] < shot(FLESH, METAGORGER, "rifle")[0]
    assert kill_chance(hard, SHAMBLER, 4) == kill_chance(FLESH, SHAMBLER, 3) < kill_chance(FLESH, SHAMBLER, 4)
    assert surprise(hard, RED, 2) > surprise(FLESH, RED, 2)
    flesh.mutations(t).removed += ["corpse", "egg", "carcass"]
    assert FLESH.met(t.match.view(0)) is FLESH


def test_weaknesses_change_the_odds() -> None:
    t = seeding.table()
    for thing, card in (("insanity", "void_vital_places"), ("egg", "heightened_alertness"), ("carcass", "stable_mind")):
        t.weakness(card, thing)
    known = VOID.met(t.match.view(0))
    assert isinstance(known.foe, VoidSeederFoe)
    assert shot(known, STALKER, "rifle")[0] > shot(VOID, STALKER, "rifle")[0]
    assert shot(known, LAIR, "rifle") == shot(VOID, LAIR, "rifle")
    assert surprise(known, SEEDER, 3) < surprise(VOID, SEEDER, 3)
    assert known.foe.passes(2, 5) > void_foe().passes(2, 5)


def test_what_comes_depends_on_who_calls_it() -> None:
    foe = void_foe()
    assert [foe.comes(SEEDER, level) for level in range(1, 6)] == [LURKER, WHISPERER, WHISPERER, STALKER, DESPOILER]
    assert foe.comes("insanity_red", 3) == ""
    assert (
        foe.token_cost("insanity_red", 0, 0, 5)
        > foe.token_cost("insanity_red", 0, 0, 2)
        > foe.token_cost("blank", 0, 0, 5)
    )
    assert flesh_foe().comes(RED, 0) == flesh_foe().comes("metagorger_blue", 0) == METAGORGER


def test_panic_is_deadly_at_the_end_of_the_track() -> None:
    costs = [void_foe().panic_cost(0, 0, level) for level in range(1, 6)]
    assert costs == sorted(costs)
    assert costs[-1] > DEATH / 10


# -- the last check


def test_cards_that_are_drawn() -> None:
    assert drawn(0, 10, 0) == 1.0
    assert drawn(1, 3, 0) == 0.0
    assert drawn(1, 9, 0) == pytest.approx(0.6)
    assert drawn(4, 0, 3) == 0.0
    assert drawn(4, 4, 3) == pytest.approx(1 - 1 / 70)


@pytest.mark.parametrize(("markers", "cards"), [(0, 3), (2, 3), (3, 1)])
def test_the_check_of_the_carnomorphs_is_as_likely_as_it_is_played(markers: int, cards: int) -> None:
    passed = 0
    tries = 400
    t = flesh.mutated(flesh.table("captain"), "captain", markers=markers)
    me = t.crew("captain")
    me.discard += [CONTAMINATION] * cards
    for seed in range(tries):
        game = t.game.copy()
        game.fate = Fate(f"check {seed}")
        flow = game.species.final_check(game, game.crew[0])
        with pytest.raises(StopIteration) as end:
            next(flow)
        passed += bool(end.value.value)
    deck = len(me.hand) + len(me.deck) + len(me.discard) - cards
    assert passed / tries == pytest.approx(flesh_foe().passes(cards, markers, True, deck), abs=0.07)


@pytest.mark.parametrize(("level", "cards"), [(3, 1), (3, 2), (5, 1)])
def test_the_check_of_the_void_seeders_is_as_likely_as_it_is_played(level: int, cards: int) -> None:
    passed = 0
    tries = 400
    t = seeding.mad(seeding.table("captain"), "captain", level)
    me = t.crew("captain")
    me.discard += [CONTAMINATION] * cards
    for seed in range(tries):
        game = t.game.copy()
        game.fate = Fate(f"check {seed}")
        flow = game.species.final_check(game, game.crew[0])
        with pytest.raises(StopIteration) as end:
            next(flow)
        passed += bool(end.value.value)
    deck = len(me.hand) + len(me.deck) + len(me.discard) - cards
    assert passed / tries == pytest.approx(void_foe().passes(cards, level, deck), abs=0.07)


# -- mutations


def test_every_mutation_card_is_known() -> None:
    cards = set(NEMESIS.content({"species": CARNOMORPHS.id}).values["mutation"])
    assert cards == set(EFFECTS) == set(KEPT)


def test_the_fourth_marker_is_worth_nothing() -> None:
    t = flesh.table().any_hand("captain", 3, contamination=1)
    flesh.mutated(t, "captain", "pheromone_glands", markers=0)
    flesh.put(t, "fleshbeast", "hibernatorium")
    flesh.put(t, "shambler", "hibernatorium")
    calm = scores(t.turn("captain"), "captain")["mutate"]
    assert calm > 0.0
    flesh.mutations(t).markers[0] = 2
    assert scores(t.turn("captain"), "captain")["mutate"] < calm
    flesh.mutations(t).markers[0] = 3
    assert scores(t.turn("captain"), "captain")["mutate"] == NEVER
    assert choice(t, "captain") != "mutate"


def test_who_is_alone_does_not_turn_them_on_others() -> None:
    t = flesh.table("captain", "scout").any_hand("captain", 3, contamination=1).at("scout", "cockpit")
    t.crew("captain").hand = [card if card != CONTAMINATION else CLEAN for card in t.crew("captain").hand]
    flesh.mutated(t, "captain", "mimicry")
    flesh.put(t, "shambler", "hibernatorium")
    alone = scores(t.turn("captain"), "captain")["mutate"]
    t.at("scout", "hibernatorium")
    assert alone < 0.0
    assert scores(t.turn("captain"), "captain")["mutate"] > alone


def test_the_contamination_card_is_chosen_by_what_it_does() -> None:
    t = flesh.table().any_hand("captain", 2)
    t.crew("captain").hand += [CLEAN, INFECTED]
    t.crew("captain").hand.sort()
    flesh.mutated(t, "captain", "pheromone_glands")
    for kind in ("shambler", "shambler", "fleshbeast"):
        flesh.put(t, kind, "hibernatorium")
    t.turn("captain").answer("captain", "mutate")
    assert t.asked("captain") == "spend_contamination"
    assert choice(t, "captain") == f"spend_contamination:{INFECTED}"


def test_metagorgers_are_placed_far_away() -> None:
    t = flesh.table("captain", "scout").at("scout", "hibernatorium").at("captain", "hibernatorium")
    match = t.match
    near, far = option("slot", "slot_006"), option("slot", "slot_001")
    question = Question(0, prompt("where_metagorger"), [near, far], about=("1",))
    judged = judge(question, Sight(match, 0))
    assert judged is not None
    assert judged[1][1][0] > judged[1][0][0]


def test_a_scan_is_dangerous_before_the_fourth_marker() -> None:
    def worth(markers: int) -> float:
        t = flesh.table().hand("captain", "rest", "search", contamination=1)
        flesh.mutated(t, "captain", markers=markers)
        return scores(t.turn("captain"), "captain")["card:rest:scan"]

    assert worth(3) < NEVER
    assert worth(0) > worth(3)


def test_an_adaptation_is_removed_where_its_object_is_at_hand() -> None:
    t = flesh.table().room("laboratory", "slot_006").at("captain", "laboratory").any_hand("captain", 5)
    t.object("egg", "laboratory")
    assert "room:laboratory:analyse" not in scores(t.turn("captain"), "captain")
    flesh.adapted(t, "thick_hide", "egg")
    plan = scores(t.turn("captain"), "captain")
    assert plan["room:laboratory:analyse"] > NEVER


# -- insanity and panic


def test_whoever_is_mad_enough_is_what_the_laboratory_needs() -> None:
    t = seeding.table("captain", "scout").keeps("captain", "extreme_field_biology").met()
    t.room("laboratory", "slot_006").at("captain", "laboratory").any_hand("captain", 5)
    foe = void_foe()
    assert foe.living(t.match.view(0)) == []
    seeding.mad(t, "captain", 3)
    assert foe.living(t.match.view(0)) == [0]
    assert scores(t.turn("captain"), "captain")["room:laboratory:analyse"] > 0.0
    t.weakness("solid_doors", "insanity")
    assert foe.living(t.match.view(0)) == []


def test_whoever_can_calm_down_does() -> None:
    t = seeding.mad(seeding.table().hand("captain", "rest", "search"), "captain", 5)
    t.turn("captain").do("captain", "card:rest:scan")
    assert t.asked("captain") == "calm_down"
    assert choice(t, "captain") == "calm_down"


def test_a_rest_is_worth_more_to_the_mad() -> None:
    def worth(level: int) -> float:
        t = seeding.mad(seeding.table().hand("captain", "rest", "search", contamination=1), "captain", level)
        return scores(t.turn("captain"), "captain")["card:rest:scan"]

    assert worth(5) > worth(2)


@pytest.mark.parametrize(("card", "stops"), [("bloodlust", True), ("defeatism", True), ("sabotage", False)])
def test_panic_that_hits_everybody_is_stopped(card: str, stops: bool) -> None:
    t = seeding.together("captain", "scout")
    seeding.panic_deck(t).shown.append(card)
    react = option("react", "interruption")
    question = Question(1, prompt("stop_panic"), [option("let_be"), react], about=(card, "0"))
    judged = judge(question, Sight(t.match, 1))
    assert judged is not None
    let_be, stop = (score for score, _ in judged[1])
    assert (stop > let_be) is stops


def test_a_forgotten_card_is_not_mistaken_for_one_contamination_card_less() -> None:
    t = seeding.table()
    me = t.crew("captain")
    me.discard.append(CONTAMINATION)
    assert scene_of_first(t).contamination == 1
    forget(t.game, me, me.hand.pop())
    assert scene_of_first(t).contamination == 1


def test_nobody_likes_to_end_a_turn_beside_a_lair() -> None:
    t = seeding.table()
    calm = void_foe().lingering
    scene = scene_of_first(t)
    assert calm(scene, t.slot("hibernatorium")) == 0.0
    t.intruder("lair", "hibernatorium")
    t.noise("cor_006_011")
    assert calm(scene_of_first(t), t.slot("hibernatorium")) > 0.0


def scene_of_first(t: Table) -> Scene:
    return scene_of(Sight(t.match, 0))


# -- whole games


@pytest.mark.parametrize("species", OTHERS)
@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {"mode": "solo", "board": "alt"}), (2, {"mode": "coop"}), (4, {}), (5, {"board": "alt"})],
    ids=str,
)
def test_the_crew_plays_whole_games(species: str, players: int, options: dict[str, str]) -> None:
    match = new_match(NEMESIS, players, {"species": species, **options}, "whole")
    bots = [BOTS["crew"](Random(seat)) for seat in range(players)]
    while not match.over:
        question = match.pending[0]
        bot = bots[question.seat]
        match.answer(question.seat, ask_bot(bot, match, question.seat).key)
        assert bot.why.reason != "guess", question.prompt
    assert match.breaches() == []


@pytest.mark.parametrize("species", OTHERS)
def test_all_bots_play_at_one_table(species: str) -> None:
    match = new_match(NEMESIS, 5, {"species": species}, "levels", listening=False)
    names = ["easy", "normal", "search@2sims", "curious", "random"]
    bots = [find_bot(name)(Random(name)) for name in names]
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, ask_bot(bots[question.seat], match, question.seat).key)
    assert match.over


@pytest.mark.parametrize("species", OTHERS)
def test_the_crew_answers_whatever_random_players_get_into(species: str) -> None:
    """It would answer every question of random games, which lead to places where it never goes."""
    for n in range(4):
        play = Playout(NEMESIS, 3, {"species": species}, f"strange {n}")
        bot = CrewBot(Random(1))
        while not play.match.over:
            for question in play.match.pending:
                assert bot.choose(question, Sight(play.match, question.seat)) is not None
            play.step()


@pytest.mark.parametrize("species", OTHERS)
def test_the_crew_survives_far_more_often_than_random(species: str) -> None:
    """50 seats each: a dozen or more of the crew survive, and one or two of the others."""
    found = measure(f"semi/{species}", ["crew", "random", "crew", "random"], 25, "foes")
    assert found["crew"].survival.mean >= 0.12
    assert found["crew"].survival.mean >= 3 * found["random"].survival.mean


@pytest.mark.soak
@pytest.mark.parametrize("species", OTHERS)
def test_a_crew_of_four_survives_in_a_quarter_of_its_seats_for_certain(species: str) -> None:
    crew = measure(f"semi/{species}", ["crew"] * 4, 400)["crew"]
    assert crew.survival.low >= 0.25, crew
