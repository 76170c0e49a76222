"""Nothing to Lose."""

from __future__ import annotations

from airlock.survival.wounds import suffer_light, suffer_serious
from tests.rules import rule
from tests.table import Table, table

THREE = ["leg", "hand", "body"]


def hurt(light: int = 0, who: str = "convict", modules: str = "characters,traits") -> Table:
    return table(who, "mechanic", "pilot", modules=modules).wounded(who, light=light, serious=THREE)


@rule("AFT-TRAIT-01")
def test_convict_survives_light_wounds_while_the_track_has_room() -> None:
    t = hurt()
    t.flow(suffer_light(t.game, t.crew("convict"), 2))
    assert (t.crew("convict").active, t.crew("convict").light) == (True, 2)
    t.flow(suffer_light(t.game, t.crew("convict")))
    assert not t.crew("convict").active


def test_convict_counts_the_light_wounds_she_had() -> None:
    t = hurt(light=1)
    t.flow(suffer_light(t.game, t.crew("convict"), 2))
    assert not t.crew("convict").active


def test_convict_dies_of_a_fourth_serious_wound() -> None:
    t = hurt()
    t.flow(suffer_serious(t.game, t.crew("convict")))
    assert not t.crew("convict").active


def test_others_die_of_a_light_wound_and_so_does_she_without_traits() -> None:
    for t in (hurt(who="scout"), hurt(modules="characters")):
        t.flow(suffer_light(t.game, t.game.crew[0]))
        assert not t.game.crew[0].active


@rule("AFT-TRAIT-01")
def test_convict_begins_no_trade_but_others_may_trade_with_her() -> None:
    t = table("convict", "mechanic", modules="characters,traits").any_hand("convict", 2).any_hand("mechanic", 2)
    assert t.turn("convict").why_not("convict", "trade") == "nobody_deals_with_you"
    assert not t.can("convict", "trade")
    assert t.turn("mechanic").can("mechanic", "trade")
