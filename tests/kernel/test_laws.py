"""Laws say in words what is broken."""

from __future__ import annotations

from airlock.kernel.laws import Law, breaches


def too_many(state: dict[str, int]) -> str:
    return f"{state['cards']} cards, 10 exist" if state["cards"] > 10 else ""


def negative(state: dict[str, int]) -> str:
    return "less than none" if state["cards"] < 0 or state["fire"] < 0 else ""


LAWS = [Law("cards", too_many), Law("limits", negative)]


def test_a_state_that_keeps_the_laws_has_no_breaches() -> None:
    assert breaches(LAWS, {"cards": 10, "fire": 0}) == []
    assert breaches([], {}) == []


def test_every_broken_law_is_named() -> None:
    assert breaches(LAWS, {"cards": 11, "fire": 0}) == ["cards: 11 cards, 10 exist"]
    assert breaches(LAWS, {"cards": 11, "fire": -1}) == ["cards: 11 cards, 10 exist", "limits: less than none"]
