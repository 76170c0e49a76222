"""What people read in the project's own files: comments, docstrings and Markdown, without code and without strings."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

# Comments of TypeScript, Svelte and CSS. Lines of `//` that follow one another are one text.
WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|(?<=[\s;{}]))//[^\n]*(?:\n[ \t]*//[^\n]*)*", re.S | re.M)
# In Markdown: fenced and indented code, and code between words.
FENCE = re.compile(r"^```.*?^```", re.S | re.M)
INDENTED = re.compile(r"(?<=\n\n)(?: {4,}.*\n|\n(?= {4}))+")
INLINE = re.compile(r"`[^`\n]*`")


class Text(NamedTuple):
    line: int
    words: str


def texts(path: Path) -> Iterator[Text]:
    """Every text of a file, with the line it begins in."""
    content = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from _comments(content)
        yield from _docstrings(content)
    elif path.suffix == ".md":
        for code in (FENCE, INDENTED, INLINE):
            content = code.sub(_blank, content)
        yield Text(1, content)
    else:
        for found in WEB_COMMENT.finditer(content):
            yield Text(content.count("\n", 0, found.start()) + 1, found[0])


def _blank(code: re.Match[str]) -> str:
    """As many lines as before; a name in code stays one word."""
    return "\n" * code[0].count("\n") or "`x`"


def _comments(content: str) -> Iterator[Text]:
    tokens = tokenize.generate_tokens(io.StringIO(content).readline)
    found = [Text(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    block: list[str] = []
    for this, following in pairwise([*found, Text(-1, "")]):
        block.append(this.words)
        if following.line != this.line + 1:
            yield Text(this.line - len(block) + 1, "\n".join(block))
            block = []


def _docstrings(content: str) -> Iterator[Text]:
    lines = content.splitlines()
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in node.body:
                value = statement.value if isinstance(statement, ast.Expr) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield Text(statement.lineno, "\n".join(lines[statement.lineno - 1 : statement.end_lineno]))
