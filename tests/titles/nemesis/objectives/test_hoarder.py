"""Hoarder: left in a pod with at least 7 items."""

from __future__ import annotations

from airlock.survival.crew import EGG
from tests.table import Table, table


def crew(items: int, who: str = "captain") -> Table:
    """This character has the starting weapon and so many small items."""
    t = table(who, "scout").keeps(who, "hoarder")
    cards = t.game.content.items
    small = [i for colour in sorted(t.game.items) for i in sorted(t.game.items[colour].middle) if not cards[i].heavy]
    for item in small[:items]:
        t.item(who, item)
    return t


def test_hoarder_with_seven_items_in_a_pod() -> None:
    t = crew(6).escaped("captain").end()
    assert len(t.crew("captain").inventory) == 6
    assert [held.kind for held in t.crew("captain").hands] == ["six_shooter"]
    assert t.winners == ["captain"]
    t.check()


def test_hoarder_with_six_items() -> None:
    t = crew(5).escaped("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_hoarder_asleep_with_seven_items() -> None:
    t = crew(6).asleep("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_hoarder_does_not_count_objects() -> None:
    t = crew(5).carry("captain", EGG).escaped("captain")
    t.game.eggs -= 1
    assert t.end().winners == []
    t.check()


def test_hoarder_counts_active_quest_items_only() -> None:
    t = crew(5)
    assert len(t.crew("captain").quests) == 2
    assert t.escaped("captain").end().winners == []
    t = crew(5).item("captain", "quest_log_key")
    assert t.escaped("captain").end().winners == ["captain"]
    t.check()


def test_hoarder_counts_attached_cards() -> None:
    t = crew(5, who="soldier")
    me = t.crew("soldier")
    me.quests.remove("quest_autoloader")
    me.hands[0].attached = ("quest_autoloader",)
    assert t.escaped("soldier").end().winners == ["soldier"]
    t.check()


def test_hoarder_counts_both_of_a_taped_pair() -> None:
    t = crew(5)
    heavy = next(i for i in sorted(t.game.items["red"].middle) if t.game.content.items[i].heavy)
    t.item("captain", heavy)
    for held in t.crew("captain").hands:
        held.tape = 1
    assert t.escaped("captain").end().winners == ["captain"]
    t.check()
