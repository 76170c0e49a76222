"""What can be wrong with a request. A fault says what, why, and what would be right; a refusal changes nothing."""

from __future__ import annotations


class Fault(Exception):
    """A request that can't be carried out."""


class WrongSeat(Fault):
    """A seat answered that isn't asked."""


class UnknownKey(Fault):
    """The key is none of the options."""


class Stale(Fault):
    """The answer was meant for an earlier question."""


class MatchOver(Fault):
    """The match has ended."""


class CannotUndo(Fault):
    """Something since then was decided by chance or revealed."""


class BadOptions(Fault):
    """The options of a new match don't fit together."""


class BadSave(Fault):
    """A save that is damaged, foreign or of another rules version."""


class BadRecord(Fault):
    """The record of a match before is damaged, foreign, or doesn't fit the rules."""


class DeadEnd(Exception):
    """A bug in a title: a question without options. Never raised by anything a player does."""


class Ended(Exception):
    """Raised by a rule when the game ends at once, whatever is under way."""
