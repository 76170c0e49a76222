"""What the kit plays: every title with the options and player counts that it declares. A new title adds a line."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple

import pytest

from airlock.kernel.declaration import Declaration, MatchOption, Span
from airlock.kernel.faults import BadOptions
from airlock.kernel.title import Title
from airlock.titles.nemesis.title import NEMESIS
from tests.kit.vault import VAULT


class Setting(NamedTuple):
    """One way to play a title. `source` says where another process finds the title: `module:name.name`."""

    source: str
    title: Title
    players: int
    options: Mapping[str, str]

    @property
    def name(self) -> str:
        words = [self.title.name, str(self.players), *(f"{k}={v}" for k, v in self.options.items())]
        return "-".join(words)


def settings(source: str, title: Title) -> list[Setting]:
    """What a title declares: all modes, numbers of players and boards, then every other value once."""
    own = title.declared
    # What decides first how many can play is the mode, whatever it is called.
    modes = [o for o in own.options.values() if o.players][:1]
    boards = [o for o in own.options.values() if set(o.values) <= set(own.boards)]
    found: list[tuple[int, dict[str, str]]] = []
    for mode in combinations(modes):
        least, most = players_of(own, mode)
        found += [(players, mode | board) for players in range(least, most + 1) for board in combinations(boards)]
    for option in own.options.values():
        if option in modes or option in boards:
            continue
        together = [",".join(option.values)] if option.several and len(option.values) > 1 else []
        for value in (*option.values, *together):
            if value != option.default:
                needed = {n.other: n.only[0] for n in own.needs if n.option == option.name and value in n.values}
                found.append((sum(players_of(own, needed)) // 2, needed | {option.name: value}))
    return [Setting(source, title, *one) for one in found if is_allowed(title, *one)]


def combinations(options: list[MatchOption]) -> list[dict[str, str]]:
    return [dict(zip([o.name for o in options], values)) for values in product(*(o.values for o in options))]


def players_of(own: Declaration, chosen: Mapping[str, str]) -> Span:
    """The least and the most players with these options."""
    spans = [own.players]
    spans += [o.players[chosen.get(name, o.default)] for name, o in own.options.items() if o.players]
    return max(least for least, _ in spans), min(most for _, most in spans)


def is_allowed(title: Title, players: int, options: Mapping[str, str]) -> bool:
    try:
        title.setting(players, options)
    except BadOptions:
        return False
    return True


NEMESIS_SETTINGS: list[Setting] = settings("airlock.titles.nemesis.title:NEMESIS", NEMESIS)
SETTINGS: list[Setting] = settings("tests.kit.vault:VAULT", VAULT) + NEMESIS_SETTINGS


def crossed(setting: Setting) -> tuple[str, ...]:
    """What differs most: title, mode and species."""
    chosen = setting.title.setting(setting.players, setting.options)
    return (setting.title.name, chosen.get("mode", ""), chosen.get("species", ""))


# One setting of each.
CROSS_SECTION: list[Setting] = list({crossed(s): s for s in SETTINGS}.values())


def each(settings: list[Setting], quick: list[Setting] = CROSS_SECTION) -> list[Any]:
    """These settings for `pytest.mark.parametrize`; all but the quick ones are for runs that may take long."""
    return [s if s in quick else pytest.param(s, marks=pytest.mark.long) for s in settings]


# Kinds of events that tell a hidden thing by rule although it is hidden again afterwards, like a card that is shown and
# shuffled back: after them two worlds may look alike although their histories differ.
SHOWN_AND_HIDDEN_AGAIN: dict[str, frozenset[str]] = {
    "nemesis": frozenset(
        {"token_drawn", "hands_compared", "card_discarded", "exploration_token", "intruder_card_discarded"}
        | {"mutation_scan"}
    )
}
# The same for what only a species does. An event of the Void Seeders scans hands and discards them, and the draw of the
# next round may shuffle them in again.
SHOWN_BY_SPECIES: dict[str, frozenset[str]] = {"void_seeders": frozenset({"scan_result"})}


def shown(title: Title, options: Mapping[str, str]) -> frozenset[str]:
    """All such kinds of a match."""
    return SHOWN_AND_HIDDEN_AGAIN.get(title.name, frozenset()) | SHOWN_BY_SPECIES.get(
        options.get("species", ""), frozenset()
    )
