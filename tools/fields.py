"""Writes `__slots__`, `copy` and `plain` of the classes that hold state, from where their fields are declared.

That is `__init__`: name, type, first value, and what the field is for. A class asks for the rest by the marks BEGIN and
END in its body; what stands between them is written again. `--check` only compares.

In the hash every field stands by its name, and one that still has its first value is left out. So neither a new field
nor another order of declarations changes the hash of a position that doesn't use it. The type says how a field counts:
`Unordered` is a list whose order means nothing. A comment behind the declaration says the rest:

- `not hashed`: derived from other fields, or no part of the position
- `shared`: never changes, so copies have the same one
- `not copied`: a copy begins with the first value
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "airlock"
PACKAGES = ("survival", "titles")
BEGIN = "    # -- slots, copy and plain, written by `make fields` from the declarations above"
END = "    # -- end of what `make fields` writes"
# Asked for by a class whose first values are costly: a copy, which replaces them all, doesn't make them.
FRESH = "fresh"
PLAIN = ("int", "str", "bool")
UNORDERED = "Unordered"
# As long as lines may be.
WIDTH = 120


@dataclass
class Field:
    """A field as it is declared."""

    name: str
    type: ast.expr
    first: ast.expr | None
    given: bool
    marks: str

    def says(self, mark: str) -> bool:
        return mark in self.marks

    @property
    def here(self) -> str:
        return f"self.{self.name}"


def is_plain(kind: ast.expr) -> bool:
    """Whether a value of this type never changes."""
    if isinstance(kind, ast.Subscript):
        return name_of(kind.value) == "tuple"
    return name_of(kind) in PLAIN


def name_of(kind: ast.expr) -> str:
    return kind.id if isinstance(kind, ast.Name) else ""


def inner(kind: ast.expr) -> tuple[str, list[ast.expr]]:
    """The name of a type and its arguments."""
    if isinstance(kind, ast.Subscript):
        args = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
        return name_of(kind.value), list(args)
    return name_of(kind), []


def copied(kind: ast.expr, value: str) -> str:
    """An expression for a copy of a value."""
    name, args = inner(kind)
    if is_plain(kind):
        return value
    if name == UNORDERED or (name == "list" and is_plain(args[0])):
        return f"{value}[:]"
    if name == "list":
        return f"[each.copy() for each in {value}]"
    if name == "dict" and is_plain(args[1]):
        return f"{value}.copy()"
    if name == "dict":
        return f"{{key: {copied(args[1], 'each')} for key, each in {value}.items()}}"
    return f"{value}.copy()"


def plainly(kind: ast.expr, value: str) -> str:
    """An expression for a value as plain data that is the same for equal values."""
    name, args = inner(kind)
    if name == UNORDERED:
        return f"sorted({value})"
    if is_plain(kind) or (name == "list" and is_plain(args[0])):
        return value
    if name == "list":
        return f"[each.plain() for each in {value}]"
    if name == "dict" and is_plain(args[1]):
        return f"sorted({value}.items())"
    if name == "dict" and holds_lists(kind):
        return f"[(key, {plainly(args[1], 'each')}) for key, each in sorted({value}.items()) if each]"
    if name == "dict":
        return f"{{key: {value}[key].plain() for key in sorted({value})}}"
    return f"{value}.plain()"


def holds_lists(kind: ast.expr) -> bool:
    """A dictionary of lists: whether an empty one is there makes no difference."""
    name, args = inner(kind)
    return name == "dict" and inner(args[1])[0] in ("list", UNORDERED)


def differs(field: Field) -> str:
    """A condition that holds when a field hasn't its first value any more; empty if that can't be told."""
    first = field.first
    if holds_lists(field.type):
        return f"{field.name} := {plainly(field.type, field.here)}"
    if isinstance(first, ast.List | ast.Tuple | ast.Dict) and not ast.literal_eval(first):
        return field.here
    if isinstance(first, ast.Constant) and first.value is not None:
        value = f'"{first.value}"' if isinstance(first.value, str) else ast.unparse(first)
        return f"{field.here} != {value}" if first.value else field.here
    if isinstance(first, ast.UnaryOp | ast.Name):
        return f"{field.here} != {ast.unparse(first)}"
    if isinstance(first, ast.Call) and name_of(first.func) == "Deck":
        return f"len({field.here})"
    return ""


def fields_of(owner: ast.ClassDef, lines: list[str]) -> tuple[list[Field], list[str]]:
    """The fields that `__init__` declares, and its parameters."""
    init = next(node for node in owner.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    params = {arg.arg: arg.annotation for arg in init.args.args[1:]}
    defaults = dict(zip(list(params)[len(params) - len(init.args.defaults) :], init.args.defaults))
    out = []
    for node in init.body:
        target: ast.expr
        kind: ast.expr | None
        if isinstance(node, ast.AnnAssign):
            target, value, kind = node.target, node.value, node.annotation
        elif isinstance(node, ast.Assign):
            target, value, kind = node.targets[0], node.value, None
        else:
            continue
        assert isinstance(target, ast.Attribute)
        assert value is not None
        given = isinstance(value, ast.Name) and value.id in params
        if kind is None and given:
            kind = params[name_of(value)]
        elif kind is None and isinstance(value, ast.Call):
            kind = value.func
        elif kind is None:
            kind = ast.Name(type(ast.literal_eval(value)).__name__ if not isinstance(value, ast.Name) else "str")
        assert kind is not None
        first = defaults.get(name_of(value)) if given else value
        marks = lines[(node.end_lineno or 0) - 1][node.end_col_offset or 0 :]
        out.append(Field(target.attr, kind, first, given, marks))
    return out, list(params)


def written(owner: ast.ClassDef, lines: list[str]) -> list[str]:
    """What belongs between the marks of a class."""
    fields, params = fields_of(owner, lines)
    by_name = {field.name: field for field in fields}
    given = [f"{FRESH}=False" if p == FRESH else passed(by_name[p]) for p in params if p == FRESH or p in by_name]
    made = f"{owner.name}({', '.join(given)})"
    later = [f for f in fields if not f.given and not f.says("not copied")]
    out = [BEGIN, "", *slots([f.name for f in fields]), "", f"    def copy(self) -> {owner.name}:"]
    if later:
        out.append(f"        new = {made}")
        out += [f"        new.{f.name} = {passed(f)}" for f in later]
        out.append("        return new")
    else:
        out.append(f"        return {made}")
    out += ["", "    def plain(self) -> dict[str, object]:", "        out: dict[str, object] = {}"]
    for field in sorted(fields, key=lambda f: f.name):
        if field.says("not hashed"):
            continue
        condition = differs(field)
        value = field.name if ":=" in condition else plainly(field.type, field.here)
        entry = f'out["{field.name}"] = {value}'
        out += [f"        if {condition}:", f"            {entry}"] if condition else [f"        {entry}"]
    return [*out, "        return out", "", END]


def slots(names: list[str]) -> list[str]:
    quoted = [f'"{name}"' for name in sorted(names)]
    line = f"    __slots__ = ({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"
    return [line] if len(line) <= WIDTH else ["    __slots__ = (", *(f"        {name}," for name in quoted), "    )"]


def passed(field: Field) -> str:
    return field.here if field.says("shared") else copied(field.type, field.here)


def in_step(path: Path) -> str:
    """A file as it should be."""
    lines = path.read_text(encoding="utf-8").split("\n")
    classes = [node for node in ast.parse("\n".join(lines)).body if isinstance(node, ast.ClassDef)]
    # From the end, so that what is replaced doesn't move what comes before it.
    for n in reversed([n for n, line in enumerate(lines) if line == BEGIN]):
        owner = next(owner for owner in reversed(classes) if owner.lineno <= n)
        lines[n : lines.index(END, n) + 1] = written(owner, lines)
    return "\n".join(lines)


def files() -> list[Path]:
    """Every file with such a class."""
    found = [path for package in PACKAGES for path in sorted((SOURCE / package).rglob("*.py"))]
    return [path for path in found if BEGIN in path.read_text(encoding="utf-8").split("\n")]


def main() -> int:
    stale = []
    for path in files():
        text = in_step(path)
        if path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print("out of step, run `make fields`:", ", ".join(path.name for path in stale))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
