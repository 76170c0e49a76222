"""One kind of question: a seat picks exactly one of a list of options."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

from airlock.kernel.arguments import NOTHING, ArgKind, Said

T = TypeVar("T")


class Option(Said):
    """One thing a seat may answer: a verb and its arguments, with a stable key (`move:slot_007`)."""

    __slots__ = ("key", "verb")

    def __init__(self, verb: str, args: tuple[str, ...], kinds: tuple[ArgKind, ...]) -> None:
        super().__init__(args, kinds)
        self.verb = verb
        self.key = ":".join((verb, *args))

    def __repr__(self) -> str:
        return f"<{self.key}>"


def parts_of(key: str) -> tuple[str, ...]:
    """The verb and the arguments of a key."""
    return tuple(key.split(":"))


class Verb:
    """A verb and what its arguments are. A title's Vocabulary declares them."""

    __slots__ = ("_made", "kinds", "least", "name", "says")

    def __init__(self, name: str, kinds: tuple[ArgKind, ...] = (), least: int = -1, says: str = "") -> None:
        self.name = name
        self.kinds = kinds
        self.least = least if least >= 0 else len(kinds)
        self.says = says or name
        # Options never change and their number is finite, so each exists once: a list of them costs lookups only.
        self._made: dict[tuple[str, ...], Option] = {}

    def of(self, *args: str) -> Option:
        """The one option of this verb and these arguments."""
        found = self._made.get(args)
        return found if found is not None else self._make(args)

    def _make(self, args: tuple[str, ...]) -> Option:
        if not self.least <= len(args) <= len(self.kinds):
            raise TypeError(f"{self.name} takes {self.kinds!r}, got {args!r}")
        made = self._made[args] = Option(self.name, args, self.kinds[: len(args)])
        return made


class Prompt:
    """The name of a question and what it is about. A title's Vocabulary declares them."""

    __slots__ = ("kinds", "least", "name")

    def __init__(self, name: str, kinds: tuple[ArgKind, ...] = (), least: int = -1) -> None:
        self.name = name
        self.kinds = kinds
        # A list may be empty.
        self.least = least if least >= 0 else sum(not kind.many for kind in kinds)


class Aside:
    """Options of any seat while a question is open. Taking one runs `run`; then the open question is asked afresh."""

    __slots__ = ("options", "run", "seat")

    def __init__(
        self, seat: int, options: Callable[[], list[Option]], run: Callable[[Option], Generator[Ask, Option, None]]
    ) -> None:
        self.seat = seat
        self.options = options
        self.run = run


class Question:
    """A seat picks one option. `again` recomputes the options, after an aside or when hidden things were redealt.

    `prompt` names the question for the wording, `about` are its arguments, and the last of them may be what somebody
    announced (`told`), which says itself what it is. A question with a single option is answered
    by itself unless `show` says that a person should see it, or it may have asides: whether it really has some is
    nobody's business. Asides of a quiet kind are there for those who think of them, and never make anybody answer.
    """

    __slots__ = ("about", "again", "asides", "asked", "options", "prompt", "quiet", "rule", "seat", "show", "told")

    def __init__(
        self,
        seat: int,
        asked: Prompt,
        options: list[Option],
        again: Callable[[], list[Option]] | None = None,
        about: tuple[str, ...] = (),
        show: bool = False,
        rule: str = "",
        asides: Callable[[], list[Aside]] | None = None,
        told: Said = NOTHING,
        quiet: bool = False,
    ) -> None:
        self.seat = seat
        self.asked = asked
        self.prompt = asked.name
        self.options = options
        self.again = again
        self.about = about + told.args
        self.told = told
        self.show = show
        self.rule = rule
        self.asides = asides
        self.quiet = quiet

    def refresh(self) -> None:
        if self.again is not None:
            self.options = self.again()

    def kinds(self) -> list[str]:
        """What it is about, with a star for all that are one list; a list is named even if nothing is on it."""
        declared, told = self.asked.kinds, self.told
        out = [kind.name for kind in declared if not kind.many][: len(self.about)]
        if declared and declared[-1].many:
            rest = len(self.about) - len(out)
            listed = told.names if told.args else [declared[-1].name] * max(rest, 1)
            out += [f"{name}*" for name in listed]
        return out

    def option(self, key: str) -> Option | None:
        for o in self.options:
            if o.key == key:
                return o
        return None

    def __repr__(self) -> str:
        return f"<{self.prompt}? seat {self.seat}: {' '.join(o.key for o in self.options)}>"


class Together:
    """Several seats answer at once, in any order; `answers` holds what each said when the flow goes on.

    The asides of all questions that are still open are possible meanwhile.
    """

    __slots__ = ("answers", "questions")

    def __init__(self, questions: list[Question]) -> None:
        if len({q.seat for q in questions}) < len(questions):
            raise ValueError("a seat can't be asked two things at once")
        self.questions = questions
        self.answers: dict[int, Option] = {}


Ask = Question | Together
# A rule: it changes the state, yields what it has to ask, goes on with the answer, and returns a T.
Flow = Generator[Ask, Option, T]


def ask(
    seat: int,
    prompt: Prompt,
    options: Callable[[], list[Option]],
    about: tuple[str, ...] = (),
    show: bool = False,
    rule: str = "",
    asides: Callable[[], list[Aside]] | None = None,
    told: Said = NOTHING,
    quiet: bool = False,
) -> Question:
    """`choice = yield ask(seat, KEEP_ITEM, options)`; options come from a function, so they can be computed again."""
    return Question(seat, prompt, options(), options, about, show, rule, asides, told, quiet)


def ask_all(questions: list[Question]) -> Together:
    """`both = yield ask_all([...])`, then read `.answers` of the object that was yielded."""
    return Together(questions)
