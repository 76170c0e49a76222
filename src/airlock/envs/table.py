"""The table under every environment: a match, what its seats see as numbers, and what an action does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from airlock.bots import Beginning
from airlock.faces import face_of
from airlock.faces.encoding.actions import View
from airlock.faces.encoding.fields import Numbers
from airlock.kernel.carried import Before
from airlock.kernel.fate import new_seed
from airlock.kernel.faults import BadOptions
from airlock.kernel.match import Match, new_match
from airlock.titles import TITLES

# Grows whenever observations, actions or rewards change, so that what was learned isn't used for something else.
VERSION: Final = 2

# Options by which observations and actions differ, apart from the board.
OWN_LAYOUT: Final = ("species",)

Reward = Callable[[Mapping[str, Any], int], float]
# What a seat gets at the end, from the result of the match. Before that everybody gets 0.
REWARDS: Final[dict[str, Reward]] = {
    "win": lambda result, seat: float(seat in result.get("winners", ())),
    "win_or_lose": lambda result, seat: 1.0 if seat in result.get("winners", ()) else -1.0,
    "survive": lambda result, seat: float(seat in result.get("survivors", ())),
}
OBSERVATIONS: Final = ("array", "dict")
# What becomes of an action that isn't possible: an error, or nothing at all.
ILLEGAL: Final = ("raise", "stay")
RENDER_MODES: Final = ("ansi", "rgb_array")


def one_of(name: str, value: object, possible: Collection[object]) -> None:
    """Refuse what isn't possible, in words."""
    if value not in possible:
        raise BadOptions(f"{name} can't be {value!r}; choose from {', '.join(map(str, possible))}")


class IllegalAction(ValueError):
    """An action that isn't possible now. Nothing was changed."""


class Table:
    """A title with its options, and the match that is being played."""

    def __init__(
        self,
        title: str,
        players: int,
        options: Mapping[str, str],
        observations: str = "array",
        reward: str | Reward = "win",
        asides: bool = True,
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        spare: int | None = None,
        after: Mapping[str, Any] | None = None,
    ) -> None:
        one_of("the title", title, TITLES)
        one_of("observations", observations, OBSERVATIONS)
        if isinstance(reward, str):
            one_of("reward", reward, REWARDS)
        one_of("illegal", illegal, ILLEGAL)
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.title = TITLES[title]
        self.players = players
        # How the match before is played, where this one goes on from one: its number of players, and its options.
        self.after: Beginning | None = None
        if after is not None:
            earlier = {name: str(value) for name, value in after.items() if name != "players"}
            number = int(after.get("players", players))
            self.after = Beginning(number, self.title.setting(number, earlier))
        self.options: Mapping[str, str] = options
        self.options = self.title.setting(players, options, self._before(""))
        complete = self.title.complete(self.options)
        # What has observations and actions of its own has a name of its own.
        named = [complete[option] for option in ("mode", *OWN_LAYOUT) if option in complete]
        usual = [self.title.declared.options[option].default for option in OWN_LAYOUT if option in complete]
        self.name = "_".join([title, *(value for value in named if value not in usual), f"v{VERSION}"])
        self.as_dict = observations == "dict"
        self.reward = REWARDS[reward] if isinstance(reward, str) else reward
        self.asides = asides
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.match: Match = self._deal("")
        # What a seat sees at one moment is asked for several times; it changes with the number of answers.
        self._seen: dict[int, tuple[int, View, dict[int, str]]] = {}
        self.encoder = face_of(title).encoder(self.match.state, spare)
        self.actions = self.encoder.actions
        self.fields = self.encoder.fields

    # -- spaces

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions.size)

    def observation_space(self) -> spaces.Dict:
        inner: spaces.Space[Any] = (
            spaces.Dict({name: numbers(*shape) for name, shape in self.fields.shapes.items()})
            if self.as_dict
            else numbers(self.fields.size)
        )
        return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8)})

    # -- a match

    def deal(self, seed: str, listening: bool = False) -> None:
        """A new match. Bots that go by what others did need one that is listened to."""
        self.match = self._deal(seed, listening)
        self._seen.clear()

    def _deal(self, seed: str, listening: bool = False) -> Match:
        before = self._before(seed)
        match = new_match(self.title, self.players, self.options, seed, listening=listening, before=before)
        match.hashing = False
        return match

    def _before(self, seed: str) -> Before | None:
        if self.after is None:
            return None
        return self.after.played(self.title, self.players, self.options, ["random"], seed or new_seed())

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self._look(seat)[1]

    def legal(self, seat: int) -> dict[int, str]:
        """What a seat can do now: action -> key."""
        return self._look(seat)[2]

    def _look(self, seat: int) -> tuple[int, View, dict[int, str]]:
        found = self._seen.get(seat)
        if found is None or found[0] != self.match.seq:
            view = self.match.view(seat)
            found = self._seen[seat] = (self.match.seq, view, self.actions.legal(view, self.asides))
        return found

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as numbers, and what it can do. The view is all that this is made from."""
        _, view, legal = self._look(seat)
        cells = self.fields.blank()
        self.encoder.write(view, legal, cells)
        flat: Numbers = np.frombuffer(cells, np.float32)
        return {
            "observation": self.fields.split(flat) if self.as_dict else flat,
            "action_mask": self.actions.mask(legal),
        }

    def key_of(self, seat: int, action: int | np.integer[Any]) -> str:
        """What an action means to a seat now. Raises IllegalAction if it can't do that."""
        legal = self.legal(seat)
        key = legal.get(int(action))
        if key is None:
            possible = ", ".join(f"{place} ({known or 'nothing'})" for place, known in legal.items())
            raise IllegalAction(
                f"seat {seat} can't do action {action} now; possible actions: {possible}. Nothing was changed: choose "
                f"an action whose mask is 1"
            )
        return key

    @property
    def asked(self) -> int:
        """The seat that answers next: the first of those that are asked together."""
        return self.match.pending[0].seat

    def result(self) -> Mapping[str, Any]:
        return self.title.result(self.match.state)

    def rewards(self) -> list[float]:
        """What every seat gets at the end."""
        result = self.result()
        return [self.reward(result, seat) for seat in range(self.players)]


def numbers(*shape: int) -> spaces.Box:
    return spaces.Box(0.0, 1.0, shape, np.float32)
