"""What faces say of the other species: outlooks, debriefs, verdicts and the terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from airlock.faces import face_of
from airlock.faces.debrief import Said
from airlock.faces.nemesis.judging import judge
from airlock.faces.nemesis.things import thing, things
from airlock.kernel.match import new_match
from airlock.lab.touched import touched
from airlock.survival.crew import CLEAN
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import LANGUAGES, Words
from tests.faces.test_outlook import said, seen
from tests.kit.playing import Playout
from tests.table import Table
from tests.titles.nemesis.carnomorphs import flesh
from tests.titles.nemesis.void_seeders import seeding

# -- outlooks


def test_the_fourth_marker_is_asked_about_once_more() -> None:
    t = flesh.mutated(flesh.table().any_hand("captain", 3, contamination=1), "captain", markers=1)
    flesh.put(t, "shambler", "hibernatorium")
    found, view = seen(t.turn("captain"), "captain")
    one = found.options["mutate"]
    assert said(one, view) == "You get mutation marker 2 of 4."
    assert (one.grave, one.danger) == (False, True)

    flesh.mutations(t).markers[0] = 3
    found, view = seen(t.turn("captain"), "captain")
    last = found.options["mutate"]
    assert said(last, view) == "This is your fourth mutation marker. You die of it."
    assert (last.grave, last.danger) == (True, True)
    t.answer("captain", "mutate")
    found, _ = seen(t, "captain")
    assert all(one.grave for one in found.options.values())


def test_a_scan_that_may_be_the_fourth_marker_is_asked_about_once_more() -> None:
    def rest(markers: int, has_card: bool = True) -> Any:
        t = flesh.table().hand("captain", "rest", "search", contamination=1)
        if has_card:
            flesh.mutated(t, "captain", markers=markers)
        else:
            flesh.mutations(t).markers[0] = markers
        return seen(t.turn("captain"), "captain")[0].options.get("card:rest:scan")

    assert rest(3).grave
    assert not rest(2).grave
    # Without a card an infected scan brings the card first.
    assert not rest(3, has_card=False).grave


def test_squeezing_out_of_a_fight_is_an_escape() -> None:
    t = flesh.table().any_hand("captain", 3, contamination=1)
    flesh.mutated(t, "captain", "boneless_body")
    flesh.put(t, "shambler", "hibernatorium")
    t.turn("captain").rig(scan=[CLEAN]).do("captain", "mutate", "spend_contamination:contamination")
    found, view = seen(t, "captain")
    assert t.asked("captain") == "squeeze"
    ways = list(found.options.values())
    assert ways
    assert {(way.family, way.grave, way.danger) for way in ways} == {("escape", True, True)}
    assert "attack you first" in said(ways[0], view) or "attacks you first" in said(ways[0], view)


def test_nobody_is_struck_by_a_lair_on_the_way_out() -> None:
    t = seeding.table()
    t.intruder("lair", "hibernatorium")
    found, view = seen(t.turn("captain"), "captain")
    assert found.options["move:slot_006"].family == ""
    assert not found.options["move:slot_006"].grave
    assert said(found.options["pass"], view).endswith("The lair beside you hears it when your turn ends: noise roll.")
    t.intruder("lurker", "hibernatorium")
    found, view = seen(t.turn("captain"), "captain")
    assert found.options["move:slot_006"].family == "escape"
    assert "Lair" not in said(found.options["move:slot_006"], view)


@pytest.mark.parametrize(("level", "says"), [(1, True), (2, False), (3, True), (4, False), (5, False)])
def test_a_rest_that_must_scan_says_what_an_infection_does(level: int, says: bool) -> None:
    t = seeding.mad(seeding.table().hand("captain", "rest", "search", contamination=1), "captain", level)
    found, view = seen(t.turn("captain"), "captain")
    rest = found.options.get("card:rest:scan")
    told = said(rest, view) if rest is not None else ""
    assert (told == "An infected card would drive your insanity to 5.") is says


# -- the end


def test_at_the_end_everybody_learns_what_somebody_had_become() -> None:
    t = flesh.mutated(flesh.table().met(), "captain", "acid_spit", markers=2).escaped("captain", "scout").end()
    facts = face_of("nemesis").debrief(t.game).facts
    assert facts[0][0] == {"id": "card-acid-spit"}
    assert facts[0][1]["id"] == "debrief-markers"  # type: ignore[index]
    assert not any(isinstance(fact, dict) and fact["id"] == "card-acid-spit" for fact in facts[1])

    t = seeding.mad(seeding.table().met(), "scout", 4).escaped("captain", "scout").end()
    account = face_of("nemesis").debrief(t.game)
    assert {"id": "debrief-insanity", "args": {"n": 4}} in account.facts[1]
    assert "final_insanity" in {event.kind.name for event in account.checks}


def test_nobody_who_is_mutated_calls_that_clean() -> None:
    t = flesh.mutated(flesh.table(), "captain")

    def verdict(seat: int, id: str) -> str:
        return judge(Said(kind="claim", what={"id": id}, seat=seat, then=t.game, final=t.game, after=[]))

    assert (verdict(0, "clean"), verdict(0, "infected"), verdict(1, "clean")) == ("lie", "true", "true")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("species", ["carnomorphs", "void_seeders"])
def test_a_whole_match_can_be_told_when_it_is_over(species: str, lang: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    play = Playout(NEMESIS, 4, {"species": species}, f"told {species}")
    while not play.match.over:
        play.step()
    account = face_of("nemesis").debrief(play.match.state)
    for facts in account.facts.values():
        assert all(words.render(fact, lambda name: name) for fact in facts)


# -- the terminal


def screen(t: Table, seat: int = 0, lang: str = "en") -> str:
    console = Console(width=130, record=True, file=None, force_terminal=False)
    shown = face_of("nemesis").screen(t.game, Words(lang, NEMESIS.texts, strict=True)).table(t.match.view(seat), 130)
    with console.capture() as captured:
        for part in shown:
            console.print(part)
    return captured.get()


def test_the_terminal_shows_mutations_and_adaptations() -> None:
    t = flesh.mutated(flesh.table(), "captain", "acid_spit", markers=2)
    flesh.adapted(t, "agile", "egg")
    flesh.adapted(t, "fireproof", "corpse")
    flesh.mutations(t).removed.append("corpse")
    words = Words("en", NEMESIS.texts)
    mine, other = screen(t), screen(t, 1)
    card = words.name("card", "acid_spit")
    for text in (mine, other):
        assert "mutated, 2 of 4 markers" in text
        assert f"{words.name('weakness', 'fireproof')} (removed)" in text
        assert words.name("weakness", "agile") in text
        assert "metagorger, shambler" in text
    assert card in mine
    assert card not in other

    flesh.mutations(t).faceup.append(0)
    flesh.mutations(t).armoured.append(0)
    flesh.mutations(t).unheard.append(0)
    assert f"{card}, 2 of 4 markers, protected, unheard" in screen(t.refresh(), 1)


def test_the_terminal_shows_insanity_and_lairs() -> None:
    t = seeding.mad(seeding.table(), "scout", 4)
    t.intruder("lair", "hibernatorium")
    text = screen(t)
    assert "insanity 4" in text
    assert "lairs destroyed 0/3" in text
    assert "panic cards 20" in text
    assert "Wahnsinn 4" in screen(t, lang="de")


# -- what is printed


@pytest.mark.parametrize("species", [species.id for species in SPECIES])
def test_the_tables_of_every_species_are_plain_data(species: str) -> None:
    content = NEMESIS.content({"species": species})
    tables = face_of("nemesis").tables(content)
    assert json.loads(json.dumps(tables))["figures"] == list(content.figures)
    assert set(tables["attack_cards"]) == set(content.attack_cards)
    assert set(tables["events"]) == set(content.events)


# -- the laboratory


def test_what_can_come_up_names_mutations_and_panic() -> None:
    flesh_things = things(NEMESIS.content({"species": "carnomorphs"}))
    void_things = things(NEMESIS.content({"species": "void_seeders"}))
    base = things(NEMESIS.content({}))
    assert {"mutation:acid_spit", "mutate"} <= set(flesh_things)
    assert "panic:heart_attack" in void_things
    assert not {name for name in base if name.startswith(("mutation:", "panic:", "mutate"))}
    event = {"event": "panics", "seat": 0, "card": "sabotage", "value": 2, "level": 3}
    assert thing(NEMESIS.content({"species": "void_seeders"}), event) == "panic:sabotage"


@pytest.mark.parametrize(("species", "met"), [("carnomorphs", "mutation:"), ("void_seeders", "panic:")])
def test_what_came_up_is_counted(species: str, met: str) -> None:
    match = new_match(NEMESIS, 4, {"species": species}, "counted")
    play = Playout(NEMESIS, 4, {"species": species}, "counted")
    while not play.match.over:
        play.step()
    found = touched(play.match)
    known = set(things(NEMESIS.content(match.options)))
    assert [name for name in found if name.startswith(met)]
    assert {name for name in found if name.startswith(met)} <= known
