"""Extermination."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import kill
from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import CREW, FIVE, alerts, check_alert, mission, no_tokens, open_alert


@pytest.mark.parametrize("crew", [CREW, FIVE[:3], FIVE[:4], FIVE])
@rule("AFT-ALERT-09")
def test_extermination_places_adults_without_an_encounter(crew: tuple[str, ...]) -> None:
    t = no_tokens(mission(*crew)).at("captain", "hibernatorium").hand("captain").met()
    open_alert(t, "extermination")
    rooms = ["hibernatorium", "engine_2", "cockpit"] if len(crew) >= 4 else ["hibernatorium", "engine_2"]
    assert [(f.kind, f.slot) for f in t.game.figures] == [("adult", t.slot(room)) for room in rooms]
    assert not t.told("encounter")
    assert not t.told("attack")
    t.check()


@rule("AFT-ALERT-09")
def test_extermination_sets_tokens_aside_and_stops_when_there_are_no_figures() -> None:
    t = no_tokens(mission()).met()
    adults = [token for token in t.game.species.tokens if t.game.species.type_of(token) == "adult"]
    # All of them are in the bag: one leaves it, and lies in the supply for both.
    t.bag(*adults)
    open_alert(t, "extermination")
    assert len(t.game.figures) == 2
    assert len(t.game.bag) == len(adults) - 1
    t = no_tokens(mission())
    for _ in range(7):
        t.intruder("adult", "cockpit")
    bag = t.game.bag[:]
    open_alert(t, "extermination")
    assert sum(1 for f in t.game.figures if f.kind == "adult") == 8
    assert t.game.bag == bag
    t.check()


def test_extermination_may_be_the_first_encounter() -> None:
    t = open_alert(no_tokens(mission()), "extermination")
    assert t.asked("captain") == "choose_objective"


@pytest.mark.parametrize(("crew", "wanted"), [(CREW, 2), (FIVE[:3], 2), (FIVE[:4], 3), (FIVE, 3)])
@rule("AFT-ALERT-05", "AFT-ALERT-11")
def test_extermination_counts_what_is_killed_or_marked(crew: tuple[str, ...], wanted: int) -> None:
    t = no_tokens(mission(*crew)).met()
    open_alert(t, "extermination")
    larva, adult = t.intruder("larva", "cockpit"), t.intruder("adult", "cockpit")
    here = [f.name for f in t.game.figures if f.slot == t.slot("cockpit")]
    t.at("captain", "cockpit").any_hand("captain", 4).turn("captain")
    # In combat, of course, and one figure of the room that isn't marked yet.
    assert {key for key in t.options("captain") if key.startswith("activation")} == {f"activation:{f}" for f in here}
    t.do("captain", f"activation:{adult}")
    assert not t.can("captain", f"activation:{adult}")
    assert t.can("captain", f"activation:{larva}")
    figure = t.game.figure(adult)
    assert figure is not None
    assert figure.injuries == 0
    # It counts once, though it dies later; a larva counts as well.
    t.flow(kill(t.game, figure))
    check_alert(t)
    assert alerts(t).open == "extermination"
    for name in [larva, *(f.name for f in t.game.figures if f.kind == "adult")][: wanted - 1]:
        check_alert(t)
        assert alerts(t).open == "extermination"
        victim = t.game.figure(name)
        assert victim is not None
        t.flow(kill(t.game, victim))
    check_alert(t)
    assert alerts(t).done == ["extermination"]
    t.check()
