"""What the kernel needs to know of a game: a record of functions, no base class to inherit from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from airlock.kernel.carried import Before
from airlock.kernel.declaration import Declaration
from airlock.kernel.events import Log
from airlock.kernel.fate import Fate
from airlock.kernel.laws import Law
from airlock.kernel.options import Flow
from airlock.kernel.vocabulary import Vocabulary


class State(Protocol):
    """The whole of a game as plain data. Between two steps nothing else is alive."""

    fate: Fate
    log: Log | None
    # The order of play: steps still to come, the next one last, each with one argument (mostly a seat).
    agenda: list[tuple[str, int]]
    # Grows whenever somebody gets to see something that was hidden from them.
    reveals: int

    def copy(self) -> Any: ...

    def plain(self) -> object: ...


# How saves are written and states are hashed in new matches. A match keeps the format that it was begun in.
FORMAT: Final = 2

# A step runs from one checkpoint to the next. It may be a plain function that asks nobody anything.
Step = Callable[[Any, int], "Flow[None] | None"]


class Refusal:
    """Something a person could expect to do, why it isn't possible now, and the clause that says so.

    A rule names the reason; the match looks up the clause in the reasons of its title.
    """

    __slots__ = ("args", "reason", "rule", "what")

    def __init__(self, what: str, reason: str, rule: str = "", args: tuple[str, ...] = ()) -> None:
        self.what = what
        self.reason = reason
        self.rule = rule
        self.args = args

    def plain(self) -> dict[str, object]:
        return {"what": self.what, "reason": self.reason, "rule": self.rule, "args": list(self.args)}


class Title:
    """A game: what it says of itself, how it starts, its steps, what a seat sees, what must always hold."""

    __slots__ = (
        "alike",
        "alone",
        "clauses",
        "cost",
        "declared",
        "determinize",
        "go_on",
        "laws",
        "leaves",
        "name",
        "new",
        "older",
        "on_ended",
        "reasons",
        "result",
        "rules_version",
        "steps",
        "texts",
        "view",
        "vocabulary",
        "why_not",
    )

    def __init__(
        self,
        name: str,
        rules_version: str,
        new: Callable[[int, Mapping[str, str], Fate], Any],
        steps: dict[str, Step],
        view: Callable[[Any, int], dict[str, object]],
        determinize: Callable[[Any, int, Fate], None],
        laws: list[Law],
        result: Callable[[Any], dict[str, object]],
        on_ended: Callable[[Any], None],
        why_not: Callable[[Any, int], list[Refusal]],
        declared: Declaration,
        cost: Callable[[Any, int, str, str], int | None] | None = None,
        older: Mapping[int, Callable[[Any], object]] | None = None,
        texts: tuple[str, ...] = (),
        reasons: Mapping[str, str] | None = None,
        clauses: Mapping[str, str] | None = None,
        vocabulary: Vocabulary | None = None,
        alike: Mapping[str, Mapping[str, str]] | None = None,
        alone: tuple[str, ...] = (),
        leaves: Callable[[Any], dict[str, Any]] | None = None,
        go_on: Callable[[int, Mapping[str, str], Fate, Before], Any] | None = None,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        # Options, players, rulebooks, boards, bots: for everybody who offers this title.
        self.declared = declared
        # Gets complete options.
        self.new = new
        # What a finished match leaves to the next one, as plain data: how its board looks, what its people know. None
        # if nothing of this title ever goes on.
        self.leaves = leaves
        # As `new`, for a match that goes on from one before. Refuses a record that it can't use.
        self.go_on = go_on
        self.steps = steps
        self.view = view
        # Redeals in place what a seat can't know.
        self.determinize = determinize
        self.laws = laws
        # What came of a match. All read `winners`, the seats that won; `survivors`, `round` and `reason` where a title
        # has such things.
        self.result = result
        # Called when a rule raised Ended: puts the closing steps on the agenda.
        self.on_ended = on_ended
        self.why_not = why_not
        # What a seat would pay for an answer to a prompt, by its key; with no prompt, for what it is refused. None has
        # no price. A title without prices needs no such function.
        self.cost = cost
        # Every event, verb and question of the rules.
        self.vocabulary = vocabulary if vocabulary is not None else Vocabulary()
        # What shares its name with others: for a kind of argument, the name by the id.
        self.alike = alike if alike is not None else {}
        # Types of figures of which there is never more than one, so that nobody needs their numbers.
        self.alone = alone
        # The plain data of a state as older formats hash it, by their numbers. Of these only matches are verified that
        # were begun in them.
        self.older = older or {}
        # Folders of locales/<language>/ whose texts a match needs on top of the app's: what it shares, then its own.
        self.texts = texts
        # Why something isn't possible: every reason that a rule may give, with the clause that says so.
        self.reasons: Mapping[str, str] = reasons or {}
        # Where shared rules cite the book they come from: that clause, and the one of this title's own book.
        self.clauses: Mapping[str, str] = clauses or {}

    def cited(self, rule: str) -> str:
        """The clause of the book that is being played."""
        return self.clauses.get(rule, rule) if self.clauses else rule

    def setting(self, players: int, options: Mapping[str, str], before: Before | None = None) -> dict[str, str]:
        """The options of a new match as they are kept and saved. Raises BadOptions in words."""
        return self.declared.setting(self.name, players, options, before)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options of any match, an older one too, with the defaults of those it doesn't name. Refuses nothing."""
        return self.declared.complete(options)

    def content(self, options: Mapping[str, str]) -> Any:
        """The printed tables of a match with these options; None if the title has no such thing."""
        content = self.declared.content
        return content(self.complete(options)) if content is not None else None
