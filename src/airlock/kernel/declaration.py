"""What a title says of itself: its boxes, its options and which of them go together, players, rulebooks, boards, bots.

Whatever offers a title (command line, server, environments, tests) reads this and keeps no list of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from airlock.kernel.carried import Before, Follows
from airlock.kernel.faults import BadOptions

# The least and the most players.
Span = tuple[int, int]

# Levels of play that mean something in every title, from the weakest to the strongest, and one for fun.
LEVELS: Final = ("easy", "normal", "hard", "random")

# What an option is about, in the order in which a table is set up: the place, what hunts there, how people play
# together, and what is added.
ROWS: Final = ("where", "against", "how", "with")


class MatchOption:
    """Something to be chosen before a match begins."""

    __slots__ = ("kept", "name", "names", "players", "row", "several", "values")

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        names: Sequence[str] = (),
        several: bool = False,
        players: Mapping[str, Span] | None = None,
        kept: bool = False,
        row: str = "with",
    ) -> None:
        self.name = name
        # The default first, unless several may be chosen.
        self.values = tuple(values)
        # What a list with one name for each seat may contain, instead of a value: captain,scout.
        self.names = tuple(names)
        # Whether any number of values may be chosen, as a comma list. The default is none of them.
        self.several = several
        # How many can play with a value. Where players say nothing, it is the first value that suits their number.
        self.players = dict(players or {})
        # Whether saves hold it even at its default. Only options that were always saved do: the others would change
        # what an older save says.
        self.kept = kept
        if row not in ROWS:
            raise ValueError(f"option {name} is about {row!r}; it can be about {any_of(ROWS)}")
        self.row = row

    @property
    def default(self) -> str:
        return "" if self.several else self.values[0]

    def chosen(self, value: str) -> list[str]:
        """The single values in a value."""
        if not self.several:
            return [value]
        return value.split(",") if value else []

    def check(self, value: str) -> None:
        """Refuse a value that doesn't exist."""
        if self.several:
            wrong = [one for one in self.chosen(value) if one not in self.values]
            if wrong:
                raise BadOptions(
                    f"option {self.name} can't have {wrong[0]!r}; any of {', '.join(self.values)} can be chosen"
                )
        elif value not in self.values:
            if not self.names:
                raise BadOptions(f"option {self.name} can't be {value!r}; choose from {', '.join(self.values)}")
            for one in value.split(","):
                if one not in self.names:
                    raise BadOptions(
                        f"option {self.name} can't have {one!r}; choose from {', '.join(self.names)} for each seat, "
                        f"or {any_of(self.values)} for all"
                    )

    def usual(self, players: int) -> str:
        """What is played if nobody says anything."""
        fits = self.for_number(players)
        return fits[0] if fits else self.default

    def for_number(self, players: int) -> list[str]:
        return [value for value, (least, most) in self.players.items() if least <= players <= most]


class Needs:
    """A value of one option goes with some values of another one only, and the clause that says so."""

    __slots__ = ("only", "option", "other", "rule", "values")

    def __init__(self, option: str, values: Sequence[str], other: str, only: Sequence[str], rule: str) -> None:
        self.option = option
        self.values = tuple(values)
        self.other = other
        self.only = tuple(only)
        self.rule = rule


class Brings:
    """A value of one option always comes with values of another one, of which several can be chosen."""

    __slots__ = ("option", "other", "rule", "value", "values")

    def __init__(self, option: str, value: str, other: str, values: Sequence[str], rule: str) -> None:
        self.option = option
        self.value = value
        self.other = other
        self.values = tuple(values)
        self.rule = rule


class Box:
    """Something that people take from the shelf: the title itself, or an addition that presets some of its options."""

    __slots__ = ("aboard", "also", "name", "presets")

    def __init__(
        self,
        name: str,
        presets: Mapping[str, str] | None = None,
        aboard: bool = False,
        also: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.name = name
        self.presets = dict(presets or {})
        # Whether it comes on top of the title's own box instead of being a world of its own.
        self.aboard = aboard
        # Values of other options that take something from it, too.
        self.also = {option: tuple(values) for option, values in (also or {}).items()}

    def is_open(self, options: Mapping[str, str]) -> bool:
        """Whether a match with these options, complete as they are, takes something from it."""
        if all(options.get(name) == value for name, value in self.presets.items()):
            return True
        return any(set(options.get(name, "").split(",")) & set(values) for name, values in self.also.items())


class Declaration:
    """All that a title says of itself. Boards and content are the title's own; the kernel never looks into them."""

    __slots__ = (
        "boards",
        "bots",
        "boxes",
        "brings",
        "check",
        "content",
        "follows",
        "implies",
        "needs",
        "options",
        "players",
        "rulebooks",
    )

    def __init__(
        self,
        options: Sequence[MatchOption] = (),
        needs: Sequence[Needs] = (),
        players: Span | None = None,
        rulebooks: Sequence[str] = (),
        boards: Mapping[str, Any] | None = None,
        content: Callable[[Mapping[str, str]], Any] | None = None,
        bots: Sequence[str] = LEVELS,
        boxes: Sequence[Box] = (),
        check: Callable[[Mapping[str, str]], None] | None = None,
        implies: Callable[[Mapping[str, str]], Mapping[str, str]] | None = None,
        follows: Sequence[Follows] = (),
        brings: Sequence[Brings] = (),
    ) -> None:
        self.options = {option.name: option for option in options}
        self.needs = list(needs)
        spans = [span for option in options for span in option.players.values()]
        if players is None:
            if not spans:
                raise ValueError("a title says how many can play it, or how many can play with each value of an option")
            players = min(least for least, _ in spans), max(most for _, most in spans)
        self.players = players
        # Their names in the catalogue of rules.
        self.rulebooks = tuple(rulebooks)
        self.boards = dict(boards or {})
        # The printed tables of a match with these (complete) options.
        self.content = content
        self.bots = tuple(bots)
        # What else a new match is refused for, given its complete options; raises BadOptions in words.
        self.check = check
        # A title that names none is one box.
        self.boxes = tuple(boxes)
        for need in needs:
            for name, values in ((need.option, need.values), (need.other, need.only)):
                unknown = [v for v in values if name not in self.options or v not in self.options[name].values]
                if unknown:
                    raise ValueError(f"what goes with what names {name} {unknown[0]}, which this title doesn't have")
        # What comes with what, chosen or not.
        self.brings = tuple(brings)
        for brought in self.brings:
            named = {brought.option: brought.value, brought.other: ",".join(brought.values)}
            self.check_values("what comes with what", named)
        for box in boxes:
            self.check_values(f"box {box.name}", box.presets)
        # What goes on from a finished match, and from which.
        self.follows = tuple(follows)
        # Complete options with what is always played with them, chosen or not.
        self.implies = implies
        for one in follows:
            names = [one.option, *one.keeps, *one.carries, *(was.name for was in one.options)]
            unknown = [name for name in names if name not in self.options]
            if unknown or one.value not in self.options[one.option].values:
                what = unknown[0] if unknown else f"{one.option} {one.value}"
                raise ValueError(f"what goes on from a match ({one.rule}) names {what}, which this title doesn't have")

    def check_values(self, title: str, options: Mapping[str, str]) -> None:
        """Refuse options and values that don't exist."""
        for name, value in options.items():
            if name not in self.options:
                own = f"its options are {', '.join(self.options)}" if self.options else "it has none"
                raise BadOptions(f"{title} has no option {name!r}; {own}")
            self.options[name].check(value)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value. An older match has none of those that came later, and so their defaults."""
        out = {option.name: option.default for option in self.options.values()}
        out.update(options)
        return out

    def setting(
        self, title: str, players: int, options: Mapping[str, str], before: Before | None = None
    ) -> dict[str, str]:
        """The options of a new match as they are kept, after everything was checked."""
        self.check_values(title, options)
        if before is not None:
            options = self._with_kept(options, before)
        out = {}
        for option in self.options.values():
            value = options.get(option.name)
            if value is None:
                value = option.usual(players)
            elif option.several:
                named = option.chosen(value)
                value = ",".join(one for one in option.values if one in named)
            out[option.name] = value
        self._check_players(title, players, out)
        for need in self.needs:
            self._check_need(need, out)
        if self.check is not None:
            self.check(out)
        self._check_before(title, players, out, before)
        return {
            name: value for name, value in out.items() if self.options[name].kept or value != self.options[name].default
        }

    def followed(self, options: Mapping[str, str]) -> Follows | None:
        """What among these complete options goes on from a finished match."""
        for one in self.follows:
            if one.value in self.options[one.option].chosen(options[one.option]):
                return one
        return None

    def sequels(self, options: Mapping[str, str], result: Mapping[str, Any]) -> list[Follows]:
        """What can go on from a finished match with these options and this result, whoever plays it."""
        whole = self.complete(options)
        return [one for one in self.follows if not one.barred(whole, result)]

    def _with_kept(self, options: Mapping[str, str], before: Before) -> dict[str, str]:
        """The options, and those that stay as they were in the match before."""
        out, was = dict(options), self.complete(before.options)
        for one in self.follows:
            if one.value not in self.options[one.option].chosen(options.get(one.option, "")):
                continue
            for name, rule in one.keeps.items():
                if out.setdefault(name, was[name]) != was[name]:
                    raise BadOptions(
                        f"{name} stays {was[name]}, as in the match before ({rule}): it can't become {out[name]}"
                    )
            played = self.implies(was) if self.implies is not None else was
            for name, values in one.carries.items():
                option = self.options[name]
                again = [value for value in option.chosen(played[name]) if value in values]
                out[name] = ",".join(dict.fromkeys([*option.chosen(out.get(name, "")), *again]))
        return out

    def _check_before(self, title: str, players: int, options: Mapping[str, str], before: Before | None) -> None:
        """Whether what goes on from a match can go on from this one."""
        one = self.followed(options)
        if one is None:
            if before is not None:
                going = [f"{follows.option} {follows.value}" for follows in self.follows]
                words = f"; what goes on is {any_of(going)}" if going else ""
                raise BadOptions(f"{title} with these options doesn't go on from a match before it{words}")
            return
        if before is None:
            raise BadOptions(
                f"{one.option} {one.value} goes on from a finished match ({one.rule}): play that one first, and go on "
                "from it"
            )
        if before.title != title:
            raise BadOptions(f"{title} can't go on from a match of {before.title}")
        words = one.barred(self.complete(before.options), before.result)
        if not words and one.unsuited is not None:
            words = one.unsuited(players, options, before)
        if words:
            raise BadOptions(words)

    def _check_players(self, title: str, players: int, options: Mapping[str, str]) -> None:
        for name, option in self.options.items():
            value = options[name]
            if value in option.players:
                least, most = option.players[value]
                if not least <= players <= most:
                    fits = option.for_number(players)
                    words = f"; with {players} choose {any_of(fits)}" if fits else ""
                    raise BadOptions(f"{name} {value} is for {_number(least, most)}, not for {players}{words}")
            elif option.names and value not in option.values:
                named = value.split(",")
                if len(named) != players or len(set(named)) != players:
                    raise BadOptions(f"{players} players need {players} different {name}, not {value!r}")
        least, most = self.players
        if not least <= players <= most:
            raise BadOptions(f"{title} is for {_number(least, most)}, not for {players}")

    def _check_need(self, need: Needs, options: Mapping[str, str]) -> None:
        mine = [v for v in self.options[need.option].chosen(options[need.option]) if v in need.values]
        wrong = [v for v in self.options[need.other].chosen(options[need.other]) if v not in need.only]
        if mine and wrong:
            raise BadOptions(
                f"{need.option} {mine[0]} goes with {need.other} {any_of(need.only)} only ({need.rule}), "
                f"not with {need.other} {wrong[0]}"
            )


def _number(least: int, most: int) -> str:
    if least == most:
        return f"{least} player" if least == 1 else f"{least} players"
    return f"{least} to {most} players"


def any_of(words: Sequence[str]) -> str:
    """Words for people: a, b or c."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
