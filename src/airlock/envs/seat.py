"""One seat of a match as a Gymnasium environment: alone, or with bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np

from airlock.bots import Bot, Heard, Sight, find_bot, let_talk
from airlock.envs.drawing import draw
from airlock.envs.table import RENDER_MODES, IllegalAction, Reward, Table, one_of
from airlock.faces.encoding.actions import Mask, View
from airlock.kernel.faults import BadOptions
from airlock.titles import USUAL

Observation = dict[str, Any]


class AirlockSeat(gymnasium.Env[Observation, np.int64]):
    """The bots answer at once, so every step is a decision of this seat. The dead wait for the end in one step.

    By default an impossible action changes nothing (the same question is asked again, `info["illegal"]` is set):
    Gymnasium wants every action of the space to be accepted.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        title: str = USUAL,
        players: int = 1,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        observations: str = "array",
        reward: str | Reward = "win",
        asides: bool = True,
        illegal: str = "stay",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        spare: int | None = None,
        after: Mapping[str, Any] | None = None,
        **options: str,
    ) -> None:
        self.table = Table(
            title, players, options, observations, reward, asides, illegal, max_cycles, render_mode, spare, after
        )
        one_of("seat", seat, range(players))
        self.seat = seat
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise BadOptions(f"{len(names)} bots for {players - 1} other seats: name one for all, or one for each")
        self._makers = [find_bot(name) for name in names]
        # Random bots neither look nor listen.
        self._listening = any(name != "random" for name in names)
        self._bots: dict[int, Bot] = {}
        self._heard = Heard()
        self.render_mode = render_mode
        self.action_space = self.table.action_space()
        self.observation_space = self.table.observation_space()
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match. A seed decides it and all that follow until the next seed."""
        super().reset(seed=seed)
        self._steps = 0
        while True:
            text = f"{int(self.np_random.integers(1 << 63)):016x}"
            self.table.deal(text, self._listening)
            self._heard = Heard()
            others = [seat for seat in range(self.table.players) if seat != self.seat]
            self._bots = {
                seat: maker(Random(f"{text}/{seat}")) for seat, maker in zip(others, self._makers, strict=True)
            }
            self._let_bots_play()
            # A match in which this seat is never asked anything isn't worth an episode.
            if not self.table.match.over:
                return self.table.observe(self.seat), {}

    def _let_bots_play(self) -> None:
        match = self.table.match
        while not match.over:
            question = next((q for q in match.pending if q.seat != self.seat), None)
            if question is None:
                return
            chosen = self._bots[question.seat].choose(question, Sight(match, question.seat, self._heard))
            match.answer(question.seat, chosen.key)
            let_talk(self._bots, match, self._heard)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The answer of this seat, and then of the bots until it is asked again."""
        info: dict[str, Any] = {}
        match = self.table.match
        try:
            match.answer(self.seat, self.table.key_of(self.seat, action))
            let_talk(self._bots, match, self._heard)
            self._let_bots_play()
        except IllegalAction:
            if self.table.illegal == "raise":
                raise
            info["illegal"] = True
        self._steps += 1
        reward = 0.0
        if match.over:
            reward = self.table.rewards()[self.seat]
            info["result"] = self.table.result()
        truncated = not match.over and self._steps == self.table.max_cycles
        return self.table.observe(self.seat), reward, match.over, truncated, info

    def action_masks(self) -> Mask:
        """What can be done now, where a learner asks the environment instead of the observation."""
        return self.table.actions.mask(self.table.legal(self.seat))

    def view(self) -> View:
        """What the seat may know, in the words of the match."""
        return self.table.view(self.seat)

    def legal(self) -> dict[int, str]:
        """What the seat can do now: action -> key."""
        return dict(self.table.legal(self.seat))

    def render(self) -> Any:
        """What this seat may see."""
        return draw(self.table, self.seat, self.render_mode)
