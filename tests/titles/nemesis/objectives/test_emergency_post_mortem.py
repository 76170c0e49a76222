"""Emergency Post-Mortem (solo and cooperative): the blue corpse lies in the Surgery at the end."""

from __future__ import annotations

from airlock.survival.crew import BLUE_CORPSE, CORPSE
from tests.rules import rule
from tests.table import Table, table


def crew() -> Table:
    """The Scout has picked up the blue corpse and stands in the Surgery."""
    t = table("scout").keeps("scout", "emergency_post_mortem").any_hand("scout", 5).turn("scout")
    return t.do("scout", f"pick_up:{BLUE_CORPSE}").at("scout", "surgery")


def test_emergency_post_mortem_with_the_corpse_laid_down_there() -> None:
    t = crew().do("scout", f"drop:{BLUE_CORPSE}").escaped("scout").end()
    assert t.winners == ["scout"]
    t.check()


def test_emergency_post_mortem_while_still_carrying_it() -> None:
    t = crew().escaped("scout").end()
    assert t.survivors == ["scout"]
    assert t.winners == []


@rule("NEM-OBJ-14")
def test_emergency_post_mortem_counts_where_the_corpse_is_when_the_game_ends() -> None:
    t = crew().do("scout", f"drop:{BLUE_CORPSE}").do("scout", f"pick_up:{BLUE_CORPSE}")
    t.at("scout", "cockpit").turn("scout").do("scout", f"drop:{BLUE_CORPSE}")
    t.escaped("scout").end()
    assert t.survivors == ["scout"]
    assert t.winners == []


@rule("NEM-OBJ-14")
def test_emergency_post_mortem_also_if_the_ship_is_destroyed_then() -> None:
    t = crew().do("scout", f"drop:{BLUE_CORPSE}").escaped("scout").end("self_destruct")
    assert t.winners == ["scout"]


def test_emergency_post_mortem_of_another_corpse() -> None:
    t = table("scout").keeps("scout", "emergency_post_mortem").room("surgery").object(f"{CORPSE}_0", "surgery")
    t.escaped("scout").end()
    assert t.survivors == ["scout"]
    assert t.winners == []


def test_emergency_post_mortem_with_the_surgery_unexplored() -> None:
    t = table("scout").keeps("scout", "emergency_post_mortem").escaped("scout").end()
    assert t.survivors == ["scout"]
    assert t.winners == []
