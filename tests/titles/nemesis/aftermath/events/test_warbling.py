"""Warbling."""

from __future__ import annotations

from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def happens(t: Table, *faces: str) -> Table:
    return t.rig(event=["warbling"], combat=list(faces)).run("event_card")


def test_warbling_is_noise_around_the_engines_and_a_swap_at_the_first_hit() -> None:
    t: Table = table_with_tokens("captain", "scout")
    t.engines.tops = ["working", "working", ""]
    t.engines.known = [1, 0, 0]
    happens(t, "blank", "hit")
    assert t.engines.tops == ["working", "damaged", ""]
    assert t.engines.known == [1, 0, 0]
    assert [(e["engine"], e["face"]) for e in t.told("engine_shaken")] == [(1, "blank"), (2, "hit")]
    around = {place for n in (1, 2, 3) for place in t.game.map.around[t.slot(f"engine_{n}")]}
    assert set(t.game.noise) == around
    card = t.game.content.events["warbling"]
    assert (card.direction, card.moving, card.alert) == (4, ("adult", "breeder"), False)


def test_warbling_may_hit_nothing_or_what_nobody_has_seen() -> None:
    t = table_with_tokens("captain", "scout")
    t.engines.tops = ["working", "", "damaged"]
    happens(t, "adult", "creeper", "blank")
    assert t.engines.tops == ["working", "", "damaged"]
    t = table_with_tokens("captain", "scout")
    t.engines.tops = ["working", "", "damaged"]
    happens(t, "adult", "double_hit")
    assert t.engines.tops == ["working", "", "damaged"]
