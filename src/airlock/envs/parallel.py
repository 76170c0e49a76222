"""A match as a PettingZoo environment in which all agents act at once; those not asked do nothing, or an aside."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from airlock.envs.seats import Observation, Seats
from airlock.envs.table import IllegalAction, Table
from airlock.faces.encoding.actions import NOTHING

Each = dict[str, Any]


class AirlockParallel(Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """In a step all asides are taken first, then the answers; what has become impossible meanwhile is left out."""

    def __init__(self, table: Table) -> None:
        Seats.__init__(self, table)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        """A new match. A seed decides it and all that follow until the next seed."""
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> Each:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def step(self, actions: dict[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """What everybody does. An agent that isn't named does nothing."""
        match = self.table.match
        infos: Each = {agent: {} for agent in self.agents}
        for seat, key in self._chosen(actions, infos):
            if key in self.table.legal(seat).values():
                match.answer(seat, key)
        self._steps += 1
        over = match.over
        late = not over and self._steps == self.table.max_cycles
        rewards = dict(zip(self.agents, self.table.rewards() if over else [0.0] * self.table.players))
        if over:
            for info in infos.values():
                info["result"] = self.table.result()
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        return self._observations(), rewards, terminations, truncations, infos

    def _chosen(self, actions: dict[str, int], infos: Each) -> list[tuple[int, str]]:
        """Who does what: first the asides, by seat, then the answers."""
        asides: list[tuple[int, str]] = []
        answers: list[tuple[int, str]] = []
        for agent, seat in self._seats.items():
            try:
                key = self.table.key_of(seat, actions.get(agent, NOTHING))
            except IllegalAction:
                if self.table.illegal == "raise":
                    raise
                infos[agent]["illegal"] = True
                continue
            question = self.table.match.question(seat)
            if key:
                (asides if question is None or question.option(key) is None else answers).append((seat, key))
        return asides + answers
