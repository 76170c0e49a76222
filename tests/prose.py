"""What people read in the project's own files: comments, Markdown, strings, English messages and clauses, without code.

A value inside a text reads `{}`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import parse
from fluent.syntax.ast import Pattern, TextElement
from fluent.syntax.visitor import Visitor

# Comments of TypeScript, Svelte and CSS. Lines of `//` that follow one another are one text.
WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|(?<=[\s;{}]))//[^\n]*(?:\n[ \t]*//[^\n]*)*", re.S | re.M)
# In Markdown: fenced and indented code, and code between words.
FENCE = re.compile(r"^```.*?^```", re.S | re.M)
INDENTED = re.compile(r"(?<=\n\n)(?: {4,}.*\n|\n(?= {4}))+")
INLINE = re.compile(r"`[^`\n]*`")
# In TypeScript and Svelte: strings of several words, and text between two tags.
WEB_STRING = re.compile(r"""(["'`])(?:(?!\1)[^\n\\]|\\.)* (?:(?!\1)[^\n\\]|\\.)*\1""")
MARKUP = re.compile(r"(?<=>)[^<>]*[a-z] [a-z][^<>]*(?=</)")
INSERTED = re.compile(r"\$?\{[^{}]*\}")
# In the rule catalogues: the English of a clause.
CLAUSE = re.compile(r"^( +)(?:text|ruling): (.*\n(?:\1 +.*\n)*)", re.M)


class Text(NamedTuple):
    line: int
    words: str


def texts(path: Path) -> Iterator[Text]:
    """Every text of a file, with the line it begins in."""
    content = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        tree = ast.parse(content)
        yield from _comments(content)
        yield from _docstrings(content, tree)
        yield from _strings(tree)
    elif path.suffix == ".md":
        for code in (FENCE, INDENTED, INLINE):
            content = code.sub(_blank, content)
        yield Text(1, content)
    elif path.suffix == ".ftl":
        yield from _messages(content)
    elif path.suffix == ".yaml":
        for found in CLAUSE.finditer(content):
            yield Text(_line(content, found.start(2)), found[2].removeprefix(">-"))
    else:
        for found in WEB_COMMENT.finditer(content):
            yield Text(_line(content, found.start()), found[0])
        rest = WEB_COMMENT.sub(_blank, content)
        for shape in (WEB_STRING, MARKUP):
            for found in shape.finditer(rest):
                yield Text(_line(rest, found.start()), INSERTED.sub("{}", found[0]))


def _line(content: str, where: int) -> int:
    return content.count("\n", 0, where) + 1


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


def _docstrings(content: str, tree: ast.Module) -> Iterator[Text]:
    lines = content.splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in node.body:
                value = statement.value if isinstance(statement, ast.Expr) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield Text(statement.lineno, "\n".join(lines[statement.lineno - 1 : statement.end_lineno]))


def _strings(tree: ast.Module) -> Iterator[Text]:
    """Strings of several words, apart from docstrings."""
    parts = {
        id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr | ast.Expr) for part in _inside(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            words = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            words = node.value
        else:
            continue
        if " " in words:
            yield Text(node.lineno, words)


def _inside(node: ast.JoinedStr | ast.Expr) -> list[ast.expr]:
    return node.values if isinstance(node, ast.JoinedStr) else [node.value]


class _Patterns(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.found: list[Pattern] = []

    def visit_Pattern(self, node: Pattern) -> None:
        self.found.append(node)
        self.generic_visit(node)


def _messages(content: str) -> Iterator[Text]:
    """Every text of a file of messages; each variant of one is a text of its own."""
    read = _Patterns()
    read.visit(parse(content))
    for pattern in read.found:
        words = "".join(part.value if isinstance(part, TextElement) else "{}" for part in pattern.elements)
        yield Text(_line(content, pattern.span.start if pattern.span else 0), words)
