"""Infested Supplies."""

from __future__ import annotations

from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def happens(t: Table) -> Table:
    return t.rig(event=["infested_supplies"]).run("event_card")


def test_infested_supplies_contaminates_whoever_is_in_a_green_room() -> None:
    t = table_with_tokens("captain", "scout", "pilot").at("captain", "surgery").at("scout", "armory")
    assert t.game.colour(t.slot("surgery")) == "green"
    happens(t)
    cards = [sum(card.startswith("contamination") for card in c.discard) for c in t.game.crew]
    assert cards == [1, 0, 0]
    card = t.game.content.events["infested_supplies"]
    assert (card.direction, card.moving, card.alert) == (3, ("adult", "breeder", "queen"), True)
