"""One kind of question: a seat picks exactly one of a list of options."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, TypeVar

T = TypeVar("T")


class Option:
    """One thing a seat may answer: a verb and its arguments, with a stable key (`move:slot_007`)."""

    __slots__ = ("args", "key", "verb")

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        self.verb = verb
        self.args = args
        self.key = ":".join((verb, *args))

    def __repr__(self) -> str:
        return f"<{self.key}>"


# Options never change and their number is finite, so each exists once: a list of them costs dictionary lookups only.
_OPTIONS: Final[dict[str, dict[tuple[str, ...], Option]]] = {}


def option(verb: str, *args: str) -> Option:
    """The one option of this verb and these arguments."""
    of_verb = _OPTIONS.get(verb)
    if of_verb is None:
        of_verb = _OPTIONS[verb] = {}
    found = of_verb.get(args)
    if found is None:
        found = of_verb[args] = Option(verb, args)
    return found


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
    """A seat picks one option. `again` computes the options anew, after an aside or when hidden things were redealt.

    `prompt` names the question for the wording, `about` are its arguments. A question with a single option is answered
    by itself unless `show` says that a person should see it, or it may have asides: whether it really has some is
    nobody's business.
    """

    __slots__ = ("about", "again", "asides", "options", "prompt", "rule", "seat", "show")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        again: Callable[[], list[Option]] | None = None,
        about: tuple[str, ...] = (),
        show: bool = False,
        rule: str = "",
        asides: Callable[[], list[Aside]] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.again = again
        self.about = about
        self.show = show
        self.rule = rule
        self.asides = asides

    def refresh(self) -> None:
        if self.again is not None:
            self.options = self.again()

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
    prompt: str,
    options: Callable[[], list[Option]],
    about: tuple[str, ...] = (),
    show: bool = False,
    rule: str = "",
    asides: Callable[[], list[Aside]] | None = None,
) -> Question:
    """`choice = yield ask(seat, "keep_item", options)`; options come from a function, so they can be computed anew."""
    return Question(seat, prompt, options(), options, about, show, rule, asides)


def ask_all(questions: list[Question]) -> Together:
    """`both = yield ask_all([...])`, then read `.answers` of the object that was yielded."""
    return Together(questions)
