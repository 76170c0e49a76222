"""Writes web/src/api/types.ts from the Python definitions. `--check` only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from shapes import ALIASES, TYPES

from airlock.server import wire

WEB = Path(__file__).parent.parent / "web" / "src"
HEADER = "// Written by tools/generate_types.py from the Python definitions: change those, then run `make types`.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


# What the server passes on from the engine without looking into it.
PASSED_ON = {"view": "View", "events": "Event[]", "checks": "Event[]", "say": "Term"}


def shown(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == wire.Term:
        return "Term"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return shown(args[0])
    if origin is list:
        inner = shown(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{shown(args[0])}, {shown(args[1])}>"
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        return " | ".join(shown(arg) for arg in args if arg is not msgspec.UnsetType)
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return str(kind.__name__)
    return "unknown"


def interface(kind: type) -> str:
    """A dictionary of the engine."""
    lines = [f"export interface {kind.__name__} {{"]
    if kind.__doc__:
        lines.insert(0, f"/** {kind.__doc__.strip()} */")
    for name, field in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(field) is NotRequired
        inner = get_args(field)[0] if optional else field
        lines.append(f"  {name}{'?' if optional else ''}: {shown(inner)};")
    return "\n".join([*lines, "}\n"])


def structs() -> list[type[msgspec.Struct]]:
    """Everything that the server's wire module defines, in its order."""
    own = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in own if kind.__module__ == wire.__name__ and kind.__struct_fields__]


def struct(kind: type[msgspec.Struct]) -> str:
    """A struct of the server. What a client sends may leave out what has a default."""
    lines = [f"export interface {kind.__name__} {{"]
    sent = issubclass(kind, wire.Input)
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        optional = sent and not field.required
        text = PASSED_ON.get(field.name) or shown(hints[field.name])
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {text};")
    return "\n".join([*lines, "}\n"])


def types() -> str:
    aliases = {**ALIASES, **{name: getattr(wire, name) for name in ("Kind", "Pace", "Status", "Speech")}}
    named = [f"export type {name} = {shown(kind)};\n" for name, kind in aliases.items()]
    shapes = [interface(kind) for kind in TYPES] + [struct(kind) for kind in structs()]
    return "\n".join([HEADER, "".join(named), *shapes])


def main() -> int:
    stale = []
    for path, text in ((WEB / "api" / "types.ts", types()),):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if "--check" not in sys.argv:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print("out of date, run `make types`:", ", ".join(path.name for path in stale))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
