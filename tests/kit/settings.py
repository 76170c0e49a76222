"""What the kit plays: every title with its modes and player counts. A new title adds its lines here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from airlock.kernel.title import Title
from airlock.titles.nemesis.title import NEMESIS, PLAYERS
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


SETTINGS: list[Setting] = [
    Setting("tests.kit.vault:VAULT", VAULT, players, options)
    for players, options in [(2, {}), (3, {}), (4, {"length": "long"})]
]
NEMESIS_SETTINGS: list[Setting] = [
    Setting("airlock.titles.nemesis.title:NEMESIS", NEMESIS, players, {"mode": mode, "board": board})
    for mode, (least, most) in PLAYERS.items()
    for players in range(least, most + 1)
    for board in ("base", "alt")
]
NEMESIS_SETTINGS += [
    Setting("airlock.titles.nemesis.title:NEMESIS", NEMESIS, 3, {"mode": "coop", "open_hands": "yes"}),
    Setting("airlock.titles.nemesis.title:NEMESIS", NEMESIS, 3, {"characters": "choice"}),
]
SETTINGS += NEMESIS_SETTINGS

# Kinds of events that tell a hidden thing by rule although it is hidden again afterwards, like a card that is shown and
# shuffled back: after them two worlds may look alike although their histories differ.
SHOWN_AND_HIDDEN_AGAIN: dict[str, frozenset[str]] = {
    "nemesis": frozenset(
        {"token_drawn", "hands_compared", "card_discarded", "exploration_token", "intruder_card_discarded"}
    )
}
