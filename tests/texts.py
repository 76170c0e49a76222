"""What the code says to people, read from the code itself; and what is written in locales/."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import parse
from fluent.syntax.ast import Attribute, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from airlock.words.messages import APP, files

# Not where the package was imported from: a compiled one has no sources.
SRC = Path(__file__).parent.parent / "src" / "airlock"
RULES = ("survival", "titles")
CLAUSE = re.compile(r"[A-Z]{3}(-[A-Z]+)+-\d+")


class Call(NamedTuple):
    """A call in the source: where, its arguments, the module it stands in."""

    where: str
    node: ast.Call
    module: ast.Module


@cache
def modules(*parts: str) -> list[tuple[Path, ast.Module]]:
    paths = sorted(path for part in parts for path in (SRC / part).rglob("*.py"))
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def calls(*names: str, parts: tuple[str, ...] = RULES) -> Iterator[Call]:
    """Every call of a function or method of these names."""
    for path, module in modules(*parts):
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if called in names:
                    yield Call(f"{path.relative_to(SRC)}:{node.lineno}", node, module)


def constant(node: ast.expr, module: ast.Module) -> str:
    """A string, written out or as a constant of its module; empty if it is neither."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.Name):
        for line in module.body:
            if isinstance(line, ast.Assign | ast.AnnAssign) and line.value is not None:
                targets = line.targets if isinstance(line, ast.Assign) else [line.target]
                if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                    return constant(line.value, module)
    return ""


def cited(part: str) -> dict[str, str]:
    """Every clause that the code of this part can cite in an event, a question or a refusal, with one of its places."""
    out: dict[str, str] = {}
    for path, module in modules(part):
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
                out.setdefault(node.value, f"{path.relative_to(SRC)}:{node.lineno}")
    return out


def causes() -> set[str]:
    """What somebody can die of."""
    found = {
        constant(c.node.args[-1], c.module) for c in calls("die", "die_together", "suffer_light", "suffer_serious")
    }
    return found - {""}


def said(*parts: str) -> Iterator[tuple[str, str, set[str]]]:
    """Messages that the screen asks for by name: where, the name (or how it begins, with a star), its values."""
    for call in calls("say", "attribute", parts=parts):
        if not call.node.args:
            continue
        values = {k.arg for k in call.node.keywords if k.arg}
        options = [call.node.args[0]]
        if isinstance(options[0], ast.IfExp):
            options = [options[0].body, options[0].orelse]
        for node in options:
            if isinstance(node, ast.Constant):
                yield call.where, str(node.value), values
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield call.where, f"{node.values[0].value!s}*", values


# -- what is written


class Text(NamedTuple):
    variables: set[str]
    messages: set[str]
    characters: str


class _Reader(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def written(lang: str, texts: tuple[str, ...]) -> dict[str, Text]:
    """Every message and attribute (`room-canteen.text`) of a bundle with its variables and references."""
    out: dict[str, Text] = {}
    for path in files(lang, (APP, *texts)):
        source = path.read_text(encoding="utf-8")
        for entry in parse(source, with_spans=True).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                parts: list[Message | Attribute] = [entry, *entry.attributes]
                for part in parts:
                    name = entry.id.name if part is entry else f"{entry.id.name}.{part.id.name}"
                    assert name not in out, f"{lang} has {name} twice"
                    if part.value is not None and part.value.span is not None:
                        reader = _Reader()
                        reader.visit(part.value)
                        text = source[part.value.span.start : part.value.span.end]
                        out[name] = Text(reader.variables, reader.messages, text)
    return out
