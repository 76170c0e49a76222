"""The vocabulary of a title: every event, verb and question, each declared once with what its arguments are."""

from __future__ import annotations

from typing import TypeVar

from airlock.kernel.arguments import ArgKind
from airlock.kernel.events import Kind
from airlock.kernel.options import Option, Prompt, Verb

T = TypeVar("T")


class Vocabulary:
    """Declares events, verbs and questions where the rules use them. A title's own begins with that of what it shares.

    A name stands for one event. A verb or a question may come in several shapes, such as `character` with the name of
    a character or with a seat: each is declared, and what is asked says which it is. A title that is played in several
    ways joins what each of them says.
    """

    def __init__(self, *bases: Vocabulary) -> None:
        self._bases = bases
        self._events: dict[str, Kind] = {}
        self._verbs: dict[str, list[Verb]] = {}
        self._prompts: dict[str, list[Prompt]] = {}
        self._actions: dict[str, Verb] = {}
        self._reasons: dict[str, str] = {}

    # -- declaring

    def event(self, name: str, rule: str, **fields: ArgKind) -> Kind:
        """`event("moved", "NEM-MOVE-04", seat=SEAT, slot=SLOT)`: a kind of event, its clause, its values."""
        if name in self.events:
            raise ValueError(f"the event {name!r} is declared twice")
        kind = self._events[name] = Kind(name, rule, tuple(fields), tuple(fields.values()))
        return kind

    def verb(self, name: str, *kinds: ArgKind, least: int = -1, says: str = "") -> Verb:
        """`verb("shoot", WEAPON, TARGET)`: options of this verb have these arguments, or at `least` so many of them.

        `says` names the message that puts it into words where another shape of the verb has the plain one.
        """
        shapes = self._verbs.setdefault(name, [])
        if any(shape.kinds == kinds for shape in self.verbs[name]):
            raise ValueError(f"the verb {name!r} is declared twice with {kinds!r}")
        verb = Verb(name, kinds, least, says)
        shapes.append(verb)
        return verb

    def option(self, name: str) -> Option:
        """`option("done")`: an option that needs no argument."""
        return self.verb(name).of()

    def action(self, name: str, *kinds: ArgKind, least: int = -1) -> Verb:
        """A verb that the log and refusals name by its key alone, so only one shape of it can be an action."""
        if name in self.actions:
            raise ValueError(f"the action {name!r} is declared twice")
        verb = self._actions[name] = self.verb(name, *kinds, least=least)
        return verb

    def prompt(self, name: str, *kinds: ArgKind, least: int = -1) -> Prompt:
        """`prompt("pay", NUMBER)`: a question about these arguments, or at `least` so many of them."""
        shapes = self._prompts.setdefault(name, [])
        if any(shape.kinds == kinds for shape in self.prompts[name]):
            raise ValueError(f"the question {name!r} is declared twice with {kinds!r}")
        prompt = Prompt(name, kinds, least)
        shapes.append(prompt)
        return prompt

    def reason(self, name: str, rule: str) -> str:
        """`reason("no_pod_here", "NEM-ROOM-HATCH-01")`: why something isn't possible, and the clause that says so."""
        if name in self.reasons:
            raise ValueError(f"the reason {name!r} is declared twice")
        self._reasons[name] = rule
        return name

    # -- asking

    @property
    def events(self) -> dict[str, Kind]:
        """Every kind of event by its name."""
        return _joined("event", [base.events for base in self._bases], self._events)

    @property
    def verbs(self) -> dict[str, list[Verb]]:
        """Every verb with its shapes."""
        return _shapes([base.verbs for base in self._bases], self._verbs)

    @property
    def prompts(self) -> dict[str, list[Prompt]]:
        """Every question with its shapes."""
        return _shapes([base.prompts for base in self._bases], self._prompts)

    @property
    def actions(self) -> dict[str, Verb]:
        """Every action by its verb."""
        return _joined("action", [base.actions for base in self._bases], self._actions)

    @property
    def reasons(self) -> dict[str, str]:
        """Every reason that was declared where it is given, with its clause."""
        return _joined("reason", [base.reasons for base in self._bases], self._reasons)


def _joined(what: str, bases: list[dict[str, T]], own: dict[str, T]) -> dict[str, T]:
    out: dict[str, T] = {}
    for names in (*bases, own):
        for name, meaning in names.items():
            if out.setdefault(name, meaning) != meaning:
                raise ValueError(f"the {what} {name!r} means two things")
    return out


def _shapes(bases: list[dict[str, list[T]]], own: dict[str, list[T]]) -> dict[str, list[T]]:
    out: dict[str, list[T]] = {}
    for names in (*bases, own):
        for name, shapes in names.items():
            known = out.setdefault(name, [])
            known += [shape for shape in shapes if shape not in known]
    return out
