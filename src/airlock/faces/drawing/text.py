"""A view as plain text, for people who watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]


def text(view: View, position: list[str]) -> str:
    """What is going on: the position in lines, and who is asked what."""
    lines = [f"{view['title']}, answer {view['seq']}", *position]
    for question in view["questions"]:
        offered = "  ".join(o["key"] for o in question.get("options", ()))
        lines.append(f"seat {question['seat']}: {question['prompt']}?  {offered}".rstrip())
    if view["over"]:
        lines.append(f"over: {view['result']}")
    return "\n".join(lines) + "\n"


def facts(view: View) -> list[str]:
    """Everything that a view says, without knowing what it means."""
    return [f"{name}: {value}" for name, value in view.items() if name not in ("title", "seq", "questions")]
