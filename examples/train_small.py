"""Train a small policy for a minute and see whether it lives longer than chance.

    python examples/train_small.py                    # about a minute, on one core, with numpy alone
    python examples/train_small.py --episodes 6000    # longer

The task: alone on the ship, stay alive. A match is scored by the round in which it ended, and by 16 for whoever gets
away: the ship jumps after 15 rounds at the latest.

The policy is linear: an action is as good as its own weight, plus what its verb makes of the observation. It is trained
by policy gradient (REINFORCE): actions of episodes that went on longer than usual become more likely. What it finds is
that whoever keeps quiet lives about twice as long. To get away it would have to plan, and that takes more than this.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import airlock.envs  # noqa: F401 - registers the ids

Numbers = npt.NDArray[np.float64]
GOT_AWAY = 16


def score(result: Mapping[str, Any], seat: int) -> float:
    """How long it went well. Any function of a match's result can be a reward."""
    return float(GOT_AWAY if seat in result["survivors"] else result["round"])


def make() -> gymnasium.Env[Any, Any]:
    return gymnasium.make("airlock/Nemesis-Solo-v2", reward=score, asides=False, illegal="raise").unwrapped


class Policy:
    """Softmax over the possible actions: weight of the action + weights of its verb times the observation."""

    def __init__(self, env: Any) -> None:
        names = env.table.actions.names
        verbs = {verb: n for n, verb in enumerate(dict.fromkeys(name.split(":")[0] for name in names))}
        self.verb_of = np.array([verbs[name.split(":")[0]] for name in names])
        self.own = np.zeros(len(names))
        self.by_verb = np.zeros((len(verbs), env.observation_space["observation"].shape[0]))

    def chances(self, observation: Mapping[str, Any]) -> tuple[npt.NDArray[np.intp], Numbers]:
        """The possible actions, and how likely each is."""
        possible = np.flatnonzero(observation["action_mask"])
        verbs, which = np.unique(self.verb_of[possible], return_inverse=True)
        preferences = self.own[possible] + (self.by_verb[verbs] @ observation["observation"])[which]
        weights = np.exp(preferences - preferences.max())
        return possible, weights / weights.sum()

    def learn(self, observation: Mapping[str, Any], action: int, advantage: float, rate: float) -> None:
        """Make the action likelier if it did better than usual, the others less likely; or the other way round."""
        possible, chances = self.chances(observation)
        push = rate * advantage * ((possible == action) - chances)
        np.add.at(self.own, possible, push)
        seen = observation["observation"]
        lit = np.flatnonzero(seen)
        for verb in np.unique(self.verb_of[possible]):
            self.by_verb[verb, lit] += push[self.verb_of[possible] == verb].sum() * seen[lit] / 20


def play(env: Any, policy: Policy | None, rng: np.random.Generator, seed: int) -> tuple[float, bool, list[Any]]:
    """One match, by the policy or at random: its score, whether we got away, and (observation, action, round)."""
    observation, _ = env.reset(seed=seed)
    steps = []
    while True:
        if policy is None:
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
        else:
            possible, chances = policy.chances(observation)
            action = rng.choice(possible, p=chances)
        steps.append((observation, action, env.view()["round"]))
        observation, reward, over, _, info = env.step(action)
        if over:
            return reward, 0 in info["result"]["survivors"], steps


def train(episodes: int, seed: int, rate: float = 0.05) -> Policy:
    """Play and learn. What is usual at a round is a running mean of how it went on from there."""
    env = make()
    policy = Policy(env)
    rng = np.random.default_rng(seed)
    usual = np.zeros(GOT_AWAY + 1)
    known = np.zeros(GOT_AWAY + 1)
    recent: list[float] = []
    for episode in range(episodes):
        reached, _, steps = play(env, policy, rng, seed=10_000_000 * (seed + 1) + episode)
        for observation, action, now in steps:
            known[now] += 1
            usual[now] += (reached - usual[now]) / min(known[now], 2_000)
            policy.learn(observation, action, reached - usual[now], rate)
        recent.append(reached)
        if (episode + 1) % max(1, episodes // 8) == 0:
            print(f"  {episode + 1:5} episodes, last {len(recent)}: {np.mean(recent):.2f}", flush=True)
            recent.clear()
    return policy


def evaluate(policy: Policy | None, matches: int, seed: int) -> tuple[Numbers, int]:
    """The scores of matches that nobody trained on, and how many of them we got away from."""
    env = make()
    rng = np.random.default_rng(seed)
    results = [play(env, policy, rng, seed=match) for match in range(matches)]
    return np.array([reached for reached, _, _ in results]), sum(away for _, away, _ in results)


def compare(learned: Numbers, chance: Numbers) -> tuple[float, float]:
    """How much longer the learned policy lives, and half the width of the 95 % interval."""
    spread = np.sqrt(learned.var(ddof=1) / len(learned) + chance.var(ddof=1) / len(chance))
    return float(learned.mean() - chance.mean()), float(1.96 * spread)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Train a small policy and compare it with chance.")
    arguments.add_argument("--episodes", type=int, default=2000, help="matches to learn from")
    arguments.add_argument("--matches", type=int, default=500, help="matches to compare on")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()

    begin = time.perf_counter()
    print(f"training on {given.episodes} matches, alone on the ship:")
    policy = train(given.episodes, given.seed)
    print(f"trained for {time.perf_counter() - begin:.0f} s; comparing on {given.matches} new matches each:")
    learned, away = evaluate(policy, given.matches, given.seed)
    chance, away_by_chance = evaluate(None, given.matches, given.seed + 1)
    more, half = compare(learned, chance)
    print(f"  random:  ends in round {chance.mean():.2f}, gets away from {away_by_chance} of {given.matches}")
    print(f"  learned: ends in round {learned.mean():.2f}, gets away from {away} of {given.matches}")
    print(f"  difference {more:+.2f} rounds, 95 % interval {more - half:+.2f} to {more + half:+.2f}")
    if more - half <= 0:
        raise SystemExit("the learned policy does not beat random")


if __name__ == "__main__":
    main()
