"""Injuries: one card with two numbers, what each type leaves, and the end of the butcher."""

from __future__ import annotations

import pytest

from airlock.survival.airlock_procedure import vent
from airlock.survival.crew import Figure
from airlock.survival.injuries import injure, kill
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import (
    LARGE,
    SMALL,
    adapted,
    all_adaptations_known,
    bag,
    empty,
    kinds,
    lying,
    mutations,
    put,
    supply,
    table,
)

ROOM = "slot_006"


def target(kind: str, injuries: int = 0) -> tuple[Table, Figure]:
    """One alone in a room; the crew is elsewhere."""
    t = empty(all_adaptations_known(table())).bag("blank_token")
    return t, put(t, kind, ROOM, injuries)


@rule("CAR-INJ-01", "CAR-INJ-02", "CAR-DIFF-04")
@pytest.mark.parametrize(
    ("kind", "card", "blood"),
    [
        # The same card has a number for metagorgers and one for all others.
        ("metagorger", "carnomorph_bite_1", 2),
        ("shambler", "carnomorph_bite_1", 4),
        ("fleshbeast", "carnomorph_bite_1", 4),
        ("butcher", "carnomorph_bite_1", 4),
    ],
)
@pytest.mark.parametrize("short", [0, 1])
def test_it_dies_if_its_number_is_at_most_its_injuries(kind: str, card: str, blood: int, short: int) -> None:
    t, figure = target(kind, injuries=blood - short - 1)
    t.rig(attack=[card]).flow(injure(t.game, figure, 1))
    assert [(e["card"], e["blood"]) for e in t.told("injury_check")] == [(card, blood)]
    assert (figure in t.game.figures) == bool(short)
    # The card attacks nobody.
    assert t.told("attack_card") == []
    t.check()


@rule("CAR-INJ-01")
def test_all_markers_are_placed_before_the_one_card() -> None:
    t, figure = target("shambler")
    t.rig(attack=[LARGE[4]]).flow(injure(t.game, figure, 3))
    assert figure.injuries == 3
    assert len(t.told("injury_check")) == 1


@rule("CAR-INJ-03")
@pytest.mark.parametrize("kind", ["fleshbeast", "butcher"])
def test_large_ones_take_one_card_only(kind: str) -> None:
    t, figure = target(kind, injuries=2)
    t.rig(attack=[LARGE[3]]).flow(injure(t.game, figure, 1))
    assert len(t.told("injury_check")) == 1
    assert figure not in t.game.figures


@rule("CAR-INJ-04")
@pytest.mark.parametrize("kind", ["metagorger", "shambler"])
def test_small_ones_leave_a_carcass(kind: str) -> None:
    t, figure = target(kind)
    t.flow(kill(t.game, figure))
    assert t.game.figures == []
    assert lying(t, ROOM) == ["carcass"]
    assert bag(t) == {"blank": 1}
    t.check()


@rule("CAR-INJ-05", "CAR-INJ-08")
def test_a_fleshbeast_leaves_a_carcass_and_a_shambler() -> None:
    t, figure = target("fleshbeast", injuries=6)
    t.at("captain", "canteen", ROOM).hand("captain")
    before = supply(t)
    t.flow(kill(t.game, figure))
    assert [(f.kind, f.injuries) for f in t.game.figures_in(ROOM)] == [("shambler", 0)]
    assert lying(t, ROOM) == ["carcass"]
    # It is not from the bag: no token, no encounter, no surprise even with an empty hand.
    assert (bag(t), supply(t)) == ({"blank": 1}, before)
    assert t.told("encounter") == t.told("attack") == t.told("hands_compared") == []
    t.check()


@rule("CAR-INJ-06", "CAR-INJ-07")
@pytest.mark.parametrize("where", ["bag", "supply"])
def test_the_butcher_leaves_two_shamblers_and_never_comes_back(where: str) -> None:
    t, figure = target("butcher")
    if where == "bag":
        t.bag("blank_token", "butcher_token")
    t.flow(kill(t.game, figure))
    assert kinds(t, ROOM) == ["shambler", "shambler"]
    assert lying(t, ROOM) == []
    assert t.game.queen_killed
    assert bag(t) == {"blank": 1}
    assert "butcher" not in supply(t)
    assert mutations(t).tokens_gone == ["butcher_token"]
    t.check()


@rule("CAR-INJ-08")
@pytest.mark.parametrize(("kind", "free", "placed"), [("fleshbeast", 0, 0), ("butcher", 1, 1), ("butcher", 0, 0)])
def test_with_too_few_shamblers_what_is_there_is_placed(kind: str, free: int, placed: int) -> None:
    t, figure = target(kind)
    for _ in range(8 - free):
        put(t, "shambler", "slot_012")
    t.flow(kill(t.game, figure))
    assert kinds(t, ROOM) == ["shambler"] * placed
    assert len(kinds(t, "slot_012")) == 8 - free
    t.check()


@rule("CAR-INJ-08", "CAR-ADAPT-02")
def test_a_shambler_that_a_death_places_reveals_its_adaptation() -> None:
    t = empty(table()).rig(weakness={"corpse": "thick_hide"})
    adapted(t, "agile", "egg")
    t.flow(kill(t.game, put(t, "fleshbeast", ROOM)))
    assert t.game.weaknesses["corpse"] == "thick_hide"


@rule("CAR-INJ-09")
@pytest.mark.parametrize(
    ("kind", "card", "retreats"),
    [
        ("metagorger", "devour_1", True),
        ("shambler", "devour_1", False),
        ("metagorger", "bash_2", False),
        ("butcher", "bash_2", True),
        ("fleshbeast", "whiplash_2", True),
        ("metagorger", "whiplash_2", True),
    ],
)
def test_an_arrow_in_its_own_column_drives_it_away(kind: str, card: str, retreats: bool) -> None:
    # Injuries enough to die of any number.
    t, figure = target(kind, injuries=8)
    number = next(n for n, exit in t.game.map.exits[ROOM].items() if exit == "cor_006_011")
    event = next(e.id for e in t.game.content.events.values() if e.direction == number)
    t.rig(attack=[card], event=[event]).flow(injure(t.game, figure, 1))
    assert (figure in t.game.figures) == retreats
    # What dies doesn't retreat.
    assert bool(t.told("intruder_retreats")) == retreats
    if retreats:
        assert (figure.slot, figure.injuries) == (t.slot("hibernatorium"), 9)


@rule("CAR-INJ-10", "CAR-INJ-05", "CAR-INJ-06")
@pytest.mark.parametrize("kind", ["fleshbeast", "butcher"])
def test_out_of_the_airlock_goes_everything_that_comes_out_of_the_dead(kind: str) -> None:
    t = empty(table()).met().rig(weakness={"corpse": "thick_hide"}).room("canteen", ROOM)
    put(t, kind, ROOM)
    t.game.airlock = ROOM
    t.flow(vent(t.game))
    assert t.game.figures == []
    assert lying(t, ROOM) == ["carcass", "carcass"]
    assert t.game.weaknesses["corpse"] == "thick_hide"
    assert t.game.queen_killed == (kind == "butcher")
    t.check()


def test_the_numbers_of_the_cards_in_these_tests() -> None:
    cards = table().game.content.attack_cards
    assert {n: cards[card].blood_small for n, card in SMALL.items()} == {n: n for n in SMALL}
    assert {n: cards[card].blood for n, card in LARGE.items()} == {n: n for n in LARGE}
