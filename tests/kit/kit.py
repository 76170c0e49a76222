"""What every title must pass. Each check plays random matches and fails in words.

All checks take `(title, players, options, seed)`; the seed makes them repeatable. Slow ones look at a sample of the
positions of a match.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import update_wrapper
from pathlib import Path
from random import Random
from typing import Concatenate, ParamSpec

from airlock.kernel.events import Log
from airlock.kernel.fate import Fate
from airlock.kernel.faults import CannotUndo, Fault
from airlock.kernel.match import Match
from airlock.kernel.options import parts_of
from airlock.kernel.save import load, save
from airlock.kernel.title import Title
from airlock.kernel.verify import verify_seed
from tests.kit.looking import difference, everything, observed, position, public, same, seats, text
from tests.kit.playing import (
    LIMIT,
    Options,
    Playout,
    answers_of,
    forked,
    give,
    play_out,
    playout,
    random_answer,
    redealt,
    sample,
    where,
)
from tests.kit.settings import SETTINGS

Check = Callable[[Title, int, Options, str], None]
P = ParamSpec("P")

ROOT = Path(__file__).parents[2]


def settings() -> Iterator[tuple[Title, int, Options]]:
    """Everything that is to be played."""
    for setting in SETTINGS:
        yield setting.title, setting.players, setting.options


def repeatable(
    check: Callable[Concatenate[Title, int, Options, str, P], None],
) -> Callable[Concatenate[Title, int, Options, str, P], None]:
    """A failure tells how to see it again."""

    def told(title: Title, players: int, options: Options, seed: str, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            check(title, players, options, seed, *args, **kwargs)
        except AssertionError as failure:
            how = f"{check.__name__}({title.name}, {players}, {dict(options)}, {seed!r})"
            raise AssertionError(f"{failure}\n{how}") from failure

    update_wrapper(told, check)
    return told


@repeatable
def check_never_stuck(title: Title, players: int, options: Options, seed: str) -> None:
    """A random match reaches its end without exception or dead end, and every question can be put to a person."""
    play = Playout(title, players, options, seed)
    match = play.match
    while not match.over:
        asked = [question.seat for question in match.pending]
        assert len(set(asked)) == len(asked), f"{where(match)}: a seat is asked twice: {asked}"
        for question in match.pending:
            assert 0 <= question.seat < players, f"{where(match)}: {question} is for nobody at the table"
            keys = [o.key for o in question.options] + [o.key for o in match.aside_options(question.seat)]
            assert len(set(keys)) == len(keys), f"{where(match)}: {question} has two options of the same key"
        play.step()
    assert match.pending == []
    for seat in seats(match):
        view = match.view(seat)
        assert view["result"] == title.result(match.state)
        assert view["seed"] == match.seed, f"{where(match)}: the seed is not published"


@repeatable
def check_laws(title: Title, players: int, options: Options, seed: str) -> None:
    """No law is broken after any answer."""
    play = Playout(title, players, options, seed)
    while True:
        expect_no_breach(play.match)
        if play.match.over:
            return
        play.step()


def expect_no_breach(match: Match) -> None:
    broken = match.breaches()
    assert not broken, f"{where(match)}: {'; '.join(broken)}"


@repeatable
def check_save_load_replay(title: Title, players: int, options: Options, seed: str, samples: int = 6) -> None:
    """A save brings a match back hash by hash and goes on as the match would have; the seed proves its chance."""
    whole = playout(title, players, options, seed)
    titles = {title.name: title}
    # Every hash of every answer is compared on the way.
    same(everything(loaded(whole, titles)), everything(whole), f"{where(whole)}: the loaded match differs")
    assert verify_seed(whole), f"{where(whole)}: chance did not come from the seed"

    play = Playout(title, players, options, seed)
    match = play.match
    picked = sample(title, players, options, seed, samples)
    for given in whole.answers:
        if match.seq in picked:
            again = loaded(match, titles)
            same(everything(again), everything(match), f"{where(match)}: the loaded match differs")
            assert save(again) == save(match)
            for later in whole.answers[match.seq :]:
                give(again, later.seat, later.key)
            assert again.hash() == whole.hash(), f"{where(match)}: after loading, the match goes another way"
        give(match, given.seat, given.key)


def loaded(match: Match, titles: Mapping[str, Title]) -> Match:
    try:
        return load(save(match), titles)
    except Fault as fault:
        raise AssertionError(f"{where(match)}: a save doesn't come back: {fault}") from fault


@repeatable
def check_forks(title: Title, players: int, options: Options, seed: str, samples: int = 12, follow: int = 15) -> None:
    """A fork is exact, goes the same way as its parent under the same fate, and neither touches the other."""
    picked = sample(title, players, options, seed, samples)
    play = Playout(title, players, options, seed)
    match = play.match
    # Forks that are given the same answers and outcomes as the match for a while, and forks that just stay.
    followers: list[tuple[int, Match]] = []
    stayed: list[tuple[str, Match]] = []
    while True:
        place = where(match)
        if match.seq in picked:
            before = everything(match)
            here = position(match)
            fork = forked(match)
            same(public(position(fork)), public(here), f"{place}: a fork differs from its parent")
            inner = forked(fork)
            same(public(position(inner)), public(here), f"{place}: a fork of a fork differs")
            followers.append((match.seq + follow, fork))
            stayed.append((position(inner), inner))
            run_on(match, f"{seed}/{match.seq}", follow)
            same(everything(match), before, f"{place}: playing forks changed their parent")
        if match.over:
            break
        seat, key = play.choose()
        give(match, seat, key)
        for until, fork in followers:
            fork.state.fate.script = match.answers[-1].outcomes[::-1]
            give(fork, seat, key)
            another_way = f"{place}: after {key!r} a fork goes another way"
            assert fork.hash() == match.hash(), another_way
            assert not fork.state.fate.script, f"{place}: {key!r} takes less chance in a fork"
            if match.over or match.seq == until:
                same(public(position(fork)), public(position(match)), another_way)
        followers = [(until, fork) for until, fork in followers if until > match.seq]
    for here, fork in stayed:
        same(position(fork), here, f"{where(fork)}: a fork was changed by its parent")


def run_on(match: Match, seed: str, answers: int) -> None:
    """Two forks with equal fate and equal answers stay equal; a third plays to the end."""
    one, two = forked(match, Random(seed)), forked(match, Random(seed))
    rng = Random(seed)
    for _ in range(answers):
        if one.over:
            break
        seat, key = random_answer(one, rng)
        give(one, seat, key)
        give(two, seat, key)
        assert one.hash() == two.hash(), f"{where(match)}: equal forks with equal fate differ after {key!r}"
    play_out(forked(match, Random(seed)), rng)


@repeatable
def check_undo(title: Title, players: int, options: Options, seed: str, samples: int = 12) -> None:
    """Every answer is taken back exactly, or refused with the reason; and taking back hides nothing that was seen."""
    length = playout(title, players, options, seed).seq
    picked = Random(f"{seed}/undo")
    play = Playout(title, players, options, seed)
    match = play.match
    while not match.over:
        place = where(match)
        looked_at = picked.random() * length < 3 * samples
        before = everything(match) if looked_at else ""
        hash = match.hash()
        seat, key = play.choose()
        give(match, seat, key)
        last = match.answers[-1]
        if match.over or last.outcomes or last.revealed:
            after = match.hash()
            try:
                match.undo()
            except CannotUndo:
                pass
            else:
                raise AssertionError(f"{place}: {key!r} was taken back after chance, a reveal or the end")
            assert match.hash() == after, f"{place}: a refused undo changed something"
        elif looked_at:
            after = everything(match)
            views = {s: match.view(s) for s in seats(match)}
            match.undo()
            same(everything(match), before, f"{place}: taking back {key!r} leaves traces")
            assert match.hash() == hash
            for s in seats(match):
                expect_nothing_learnt(match, s, seat, key, views[s])
            give(match, seat, key)
            same(everything(match), after, f"{place}: {key!r} again, after taking it back, differs")


def expect_nothing_learnt(match: Match, viewer: int, seat: int, key: str, view: dict[str, object]) -> None:
    """What a viewer sees after an answer that can be taken back must be possible whatever the hidden things are.

    An action that is announced shows that the seat could: of these only worlds count in which it could. Whoever takes
    it back has given that away and gained nothing.
    """
    announced = parts_of(key)[0] in match.title.vocabulary.actions
    for n in range(2):
        world_seed = f"{match.seed}/{match.seq}/{viewer}/{n}"
        others = [] if viewer == seat else answers_of(redealt(match, viewer, Random(world_seed)), seat)
        if announced and viewer != seat and key not in others:
            continue
        for other in [key, *others]:
            world = redealt(match, viewer, Random(world_seed))
            if other in answers_of(world, seat):
                give(world, seat, other)
                if text(world.view(viewer)) == text(view):
                    break
        else:
            raise AssertionError(
                f"{where(match)}: {key!r} of seat {seat} can be taken back although seat {viewer} learns from it"
            )


@repeatable
def check_no_leak(
    title: Title,
    players: int,
    options: Options,
    seed: str,
    samples: int = 8,
    worlds: int = 2,
    shown: Collection[str] = (),
) -> None:
    """What a seat sees is the same, byte for byte, whatever the things are that it can't know.

    `shown` are kinds of events that tell a hidden thing by rule, although afterwards it is hidden again.
    """
    picked = sample(title, players, options, seed, samples)
    play = Playout(title, players, options, seed)
    match = play.match
    redealt_at_all = dict.fromkeys(seats(match), False)
    while True:
        if match.seq in picked:
            for seat in seats(match):
                expect_no_seed(match, seat)
                seen = text(observed(match, seat))
                for n in range(worlds):
                    world = redealt(match, seat, Random(f"{seed}/{match.seq}/{seat}/{n}"))
                    same(seen, text(observed(world, seat)), f"{where(match)}: seat {seat} sees what it can't know")
                    redealt_at_all[seat] |= world.hash() != match.hash()
        if match.over:
            break
        if match.seq in picked:
            for seat in seats(match):
                for n in range(worlds):
                    expect_equal_stories(match, seat, f"{seed}/{match.seq}/{seat}/{n}", shown)
        play.step()
    for seat, dealt in redealt_at_all.items():
        assert dealt, f"{where(match)}: redealing for seat {seat} never changed anything"


def expect_no_seed(match: Match, seat: int) -> None:
    if not match.over:
        told = text([observed(match, seat), match.history(seat)]) + "".join(map(repr, match.pending))
        assert match.seed not in told, f"{where(match)}: seat {seat} sees the seed"
    fork = match.fork()
    assert match.over or not (fork.seed or fork.state.fate.seed), f"{where(match)}: a fork knows the seed"


def expect_equal_stories(match: Match, viewer: int, seed: str, shown: Collection[str], answers: int = 4) -> None:
    """Two worlds that a viewer can't tell apart get the same answers and the same fate.

    Hidden things may come to light by rule. Then the viewer is told, and sees it. What it only sees, or is only told,
    has leaked.
    """
    if match._together is not None and any(seat != viewer for seat in match._together.answers):
        # The worlds would differ in what others have secretly said, which is about to be shown by rule.
        return
    real = forked(match, Random(f"{seed}/fate"))
    world = redealt(match, viewer, Random(seed))
    world.state.fate = Fate(rng=Random(f"{seed}/fate"))
    real.state.log = Log()
    world.state.log = Log()
    rng = Random(seed)
    for _ in range(answers):
        if real.over:
            return
        place = where(match)
        seat, key = random_answer(real, rng)
        if key not in answers_of(world, seat):
            return
        give(real, seat, key)
        give(world, seat, key)
        views = [text(m.view(viewer)) for m in (real, world)]
        stories = [m.history(viewer) for m in (real, world)]
        after = f"{place}: after {key!r} of seat {seat}, seat {viewer}"
        if views[0] == views[1]:
            told = [text([event for event in story if event["event"] not in shown]) for story in stories]
            same(told[0], told[1], f"{after} is told what it can't know")
        else:
            assert stories[0] != stories[1], f"{after} sees what it isn't told: {difference(*map(json.loads, views))}"
            return


@repeatable
def check_determinized_forks_play_on(title: Title, players: int, options: Options, seed: str, samples: int = 8) -> None:
    """A redealt match keeps the laws and can be played on, from every seat; one seat plays it to its end."""
    picked = sample(title, players, options, seed, samples)
    play = Playout(title, players, options, seed)
    match = play.match
    while not match.over:
        if match.seq in picked:
            rng = Random(f"{seed}/{match.seq}")
            to_the_end = rng.choice(seats(match))
            for seat in seats(match):
                world = redealt(match, seat, rng)
                until = match.seq + (LIMIT if seat == to_the_end else 15)
                while not world.over and world.seq < until:
                    expect_no_breach(world)
                    give(world, *random_answer(world, rng))
                expect_no_breach(world)
            play_out(redealt(match, to_the_end, rng), rng)
        play.step()


def check_determinism(source: str, plays: list[tuple[int, Options, str]]) -> None:
    """Two processes with different hash seeds play the same matches, hash by hash and view by view."""
    stories = [story_in_process(hash_seed, source, plays) for hash_seed in ("1", "2")]
    for n, (one, two) in enumerate(zip(*stories, strict=True)):
        assert one == two, f"{source}, line {n} of the story depends on the hash seed: {one!r} and {two!r}"


def story_in_process(hash_seed: str, source: str, plays: list[tuple[int, Options, str]]) -> list[str]:
    told = subprocess.run(
        [sys.executable, "-m", "tests.kit.story", source, json.dumps(plays)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()


CHECKS: list[Check] = [
    check_never_stuck,
    check_laws,
    check_save_load_replay,
    check_forks,
    check_undo,
    check_no_leak,
    check_determinized_forks_play_on,
]
