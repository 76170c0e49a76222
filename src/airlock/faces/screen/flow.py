"""Short pieces of text one after the other, with line breaks between pieces only."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from airlock.faces.screen import looks


def flow(parts: Sequence[Text], between: str, width: int) -> Text:
    out = Text()
    column = 0
    for part in parts:
        if column and column + len(between) + len(part) > width:
            out.append("\n")
            column = 0
        if column:
            out.append(between, looks.QUIET)
            column += len(between)
        out.append_text(part)
        column += len(part)
    return out
