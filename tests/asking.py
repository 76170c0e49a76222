"""Options, questions and events of tests, where nobody asks what their arguments are."""

from __future__ import annotations

from functools import cache

from airlock.kernel.arguments import ArgKind
from airlock.kernel.events import Kind
from airlock.kernel.options import Option, Prompt, Verb

ANYTHING = ArgKind("anything")
ALL = ArgKind("anything", many=True)


@cache
def verb(name: str, count: int) -> Verb:
    return Verb(name, (ANYTHING,) * count)


def option(name: str, *args: str) -> Option:
    """The one option of this verb and these arguments."""
    return verb(name, len(args)).of(*args)


@cache
def prompt(name: str) -> Prompt:
    return Prompt(name, (ALL,))


def event(name: str, rule: str, *fields: str) -> Kind:
    return Kind(name, rule, fields, (ANYTHING,) * len(fields))
