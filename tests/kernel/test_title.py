"""What a title hands to the kernel."""

from __future__ import annotations

from airlock.kernel.title import Refusal, State
from tests.kernel.toy import Toy, toy_match


def test_a_refusal_names_what_why_and_the_rule() -> None:
    refusal = Refusal("move", "the door is closed", "TOY-07", ("slot_001",))
    assert refusal.plain() == {
        "what": "move",
        "reason": "the door is closed",
        "rule": "TOY-07",
        "args": ["slot_001"],
    }


def test_a_title_need_not_have_prices() -> None:
    assert toy_match({}, []).cost(0, "act", "draw") is None
    dear = toy_match({}, [], cost=two_cards)
    assert dear.cost(1, "act", "draw") == 2
    assert dear.cost(1, "keep", "draw") is None


def two_cards(toy: Toy, seat: int, prompt: str, key: str) -> int | None:
    return 2 if prompt == "act" else None


def test_any_class_with_the_right_fields_is_a_state() -> None:
    match = toy_match({}, [])
    state: State = match.state
    assert isinstance(state, Toy)
    copy = state.copy()
    assert copy.plain() == state.plain()
