"""A table for tests: set it up, rig fate, act, look. Everything reads like a record of a game.

    t = table("captain", "scout").at("scout", "canteen").hand("scout", "rest", "search").turn("scout")
    t.rig(noise=[2])
    t.do("scout", "move:slot_006")
    assert "cor_006_007" in t.game.noise

Crew are named by character, rooms by room id. Cards and items are taken from where they lie, so the laws of
conservation keep holding; `t.check()` makes sure.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from airlock.kernel.fate import Fate
from airlock.kernel.faults import Fault
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Flow, ask
from airlock.kernel.title import Title
from airlock.survival.crew import CONTAMINATION, Crew, Figure, Held, is_contamination, is_object
from airlock.survival.ending import end
from airlock.survival.state import CLOSED, Game
from airlock.titles import TITLES
from airlock.titles.nemesis.ship.course import Course
from airlock.titles.nemesis.ship.ending import Hull
from airlock.titles.nemesis.ship.engines import Engines
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.intruder_seat import IntruderSeat
from airlock.titles.nemesis.ship.pods import ESCAPED, Pod, Pods
from airlock.titles.nemesis.ship.self_destruct import JUMP, SelfDestruct
from tests.asking import option, prompt

# Prompts that `do` answers by itself with the first option: paying with any card, not interrupting.
PASSING = ("pay", "interrupt", "discard_any")


def halt(game: Game, seat: int) -> Flow[None]:
    """A step that waits: tests run single steps up to here."""
    while True:
        yield ask(0, prompt("halted"), lambda: [option("go_on")], show=True)


def ends(game: Game, reason: str) -> Flow[None]:
    """A rule that ends the game."""
    yield from ()
    end(game, reason)


class Numbers(Random):
    """A generator that brings these numbers, then nothing but 0."""

    def __init__(self, numbers: tuple[float, ...]) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0) if self.numbers else 0.0


def testing(title: Title) -> Title:
    """The same title with the step `halt`."""
    return Title(
        title.name, title.rules_version, title.new, {**title.steps, "halt": halt}, title.view, title.determinize,
        title.laws, title.result, title.on_ended, title.why_not, title.declared,
        title.cost, title.older, title.texts, title.reasons, title.clauses, title.vocabulary, title.alike, title.alone,
    )  # fmt: skip


class Table:
    """A match whose position can be arranged."""

    def __init__(self, *crew: str, title: str | Title = "nemesis", seed: str = "table", **options: str) -> None:
        numbers = {f"help_card:{seat}": [str(seat + 1)] for seat in range(len(crew))}
        options.setdefault("characters", ",".join(crew))
        played = TITLES[title] if isinstance(title, str) else title
        self.match: Match = new_match(testing(played), len(crew), options, seed, numbers)
        # From here on the position is arranged, not played.
        self.match.recorded = False
        self.match.hashing = False
        self.names = list(crew)

    @property
    def game(self) -> Game:
        game: Game = self.match.state
        return game

    # -- who and where

    def seat(self, who: str) -> int:
        return self.names.index(who)

    def crew(self, who: str) -> Crew:
        return self.game.crew[self.seat(who)]

    def slot(self, room: str) -> str:
        """The slot of an explored room, or the slot itself."""
        return room if room in self.game.map.slots else self.game.where[room]

    # -- the ship

    @property
    def pods(self) -> list[Pod]:
        return Pods.of(self.game).pods

    def pod(self, who: str) -> int:
        """The number of the pod that a character waits on, or 0."""
        pod = Pods.of(self.game).with_seat(self.seat(who))
        return pod.number if pod is not None else 0

    @property
    def course(self) -> Course:
        return Course.of(self.game)

    @property
    def engines(self) -> Engines:
        return Engines.of(self.game)

    @property
    def self_destruct(self) -> int:
        return SelfDestruct.of(self.game).left

    @self_destruct.setter
    def self_destruct(self, left: int) -> None:
        SelfDestruct.of(self.game).left = left

    @property
    def ship_destroyed(self) -> bool:
        return Hull.of(self.game).destroyed

    @property
    def intruders(self) -> IntruderSeat:
        """The seat of the intruder player."""
        return IntruderSeat.of(self.game)

    # -- arranging

    def room(self, room: str, slot: str = "", items: int = 2) -> Table:
        """Explore a room: put its tile on a slot of its kind (the first free one), with an item counter."""
        game = self.game
        if room in game.where:
            assert not slot or game.where[room] == slot, f"{room} is already at {game.where[room]}"
            return self
        kind = game.content.rooms[room].kind
        free = [s for s in game.map.by_number if game.map.slots[s].kind == kind and s not in game.rooms]
        at = slot or next(s for s in free if s not in game.tiles)
        if game.tiles.get(at) == room:
            del game.tiles[at]
            game.tiles_known.pop(at, None)
        else:
            game.tile_pools[kind].remove(room)
        game.rooms[at] = room
        game.where[room] = at
        if game.content.rooms[room].searchable:
            game.items_left[at] = items
        return self.refresh()

    def at(self, who: str, room: str, slot: str = "") -> Table:
        """Put a character into a room, which is explored if need be."""
        if room not in self.game.map.slots:
            self.room(room, slot)
        self.crew(who).slot = self.slot(room)
        return self.refresh()

    def hand(self, who: str, *cards: str, contamination: int = 0) -> Table:
        """Exactly these cards in hand, taken from one's own deck; contamination from the common deck."""
        me = self.crew(who)
        back = [c for c in me.hand if not is_contamination(c)]
        self.game.contamination_left += len(me.hand) - len(back)
        me.deck.shuffle_in(back)
        me.deck.middle += [c for c in me.discard if not is_contamination(c)]
        me.discard = [c for c in me.discard if is_contamination(c)]
        me.hand = []
        for card in cards:
            me.deck.middle.remove(card)
            me.hand.append(card)
        me.hand += [CONTAMINATION] * contamination
        self.game.contamination_left -= contamination
        return self.refresh()

    def any_hand(self, who: str, n: int, contamination: int = 0) -> Table:
        """This many action cards of the deck, whatever they are, but no Interruption: nobody is asked needlessly."""
        self.hand(who)
        cards = sorted(c for c in self.crew(who).deck.middle if c != "interruption")
        return self.hand(who, *cards[:n], contamination=contamination)

    def item(self, who: str, item: str, ammo: int = 1) -> Table:
        """Give an item: from its deck, from the crafted cards, or a quest item as if activated."""
        game, me = self.game, self.crew(who)
        card = game.content.items[item]
        if card.colour in game.items:
            game.items[card.colour].middle.remove(item)
        elif game.crafted.get(item):
            game.crafted[item] -= 1
        else:
            owner = next(c for c in game.crew if item in c.quests)
            owner.quests.remove(item)
        if card.heavy:
            me.hands.append(Held(item, ammo if card.weapon is not None else 0))
        else:
            me.inventory.append(item)
        return self.refresh()

    def empty_hands(self, who: str) -> Table:
        """Nothing in the hand slots: items leave the game, objects stay in the room."""
        me = self.crew(who)
        for held in me.hands:
            if is_object(held.kind):
                self.game.objects.setdefault(me.slot, []).append(held.kind)
            else:
                self.game.items_spent += [held.kind, *held.attached]
        me.hands = []
        return self.refresh()

    def carry(self, who: str, thing: str) -> Table:
        """An object in a hand slot."""
        self.crew(who).hands.append(Held(thing))
        return self.refresh()

    def ammo(self, who: str, weapon: str, n: int) -> Table:
        held = self.crew(who).holds(weapon)
        assert held is not None
        held.ammo = n
        return self.refresh()

    def wounded(
        self, who: str, light: int = 0, serious: list[str] | None = None, dressed: list[str] | None = None
    ) -> Table:
        """Exactly these wounds, their cards taken from the deck."""
        me = self.crew(who)
        me.light = light
        self.game.wounds.middle += me.wounds + me.dressed
        for wound in [*(serious or []), *(dressed or [])]:
            self.game.wounds.middle.remove(wound)
        me.wounds = list(serious or [])
        me.dressed = list(dressed or [])
        return self.refresh()

    def intruder(self, kind: str, room: str, injuries: int = 0) -> str:
        """A figure in a room; its name. The first encounter counts as over."""
        game = self.game
        figure = Figure(game.next_figure, kind, self.slot(room), injuries)
        game.next_figure += 1
        game.figures.append(figure)
        self.met()
        self.refresh()
        return figure.name

    def met(self, kept: int = 0) -> Table:
        """The first encounter is over: everybody kept an objective."""
        self.game.first_encounter = True
        for c in self.game.crew:
            if len(c.dealt) == 2 and c.kept < 0:
                c.kept = kept
        return self.refresh()

    def objective(self, who: str, *objectives: str) -> Table:
        """Deal these objectives instead."""
        me = self.crew(who)
        for old, new in zip(me.dealt, objectives, strict=False):
            pool = self.game.objective_pools[self.game.content.objectives[new].kind]
            if old != new:
                if new in pool:
                    pool.remove(new)
                else:
                    other = next(c for c in self.game.crew if new in c.dealt)
                    other.dealt[other.dealt.index(new)] = old
                    continue
                self.game.objective_pools[self.game.content.objectives[old].kind].append(old)
        me.dealt = list(objectives)
        return self.refresh()

    def keeps(self, who: str, objective: str) -> Table:
        """The first encounter is over, and this character's player kept this objective."""
        me = self.crew(who)
        if objective not in me.dealt:
            dealt = me.dealt[:]
            dealt[1 if self.game.content.objectives[objective].kind == "corporate" else 0] = objective
            self.objective(who, *dealt)
        me.kept = me.dealt.index(objective)
        return self.met()

    def goals(self, *goals: str) -> Table:
        """The open goals of a cooperative match."""
        game = self.game
        pool = game.objective_pools["solo_coop"]
        pool += game.goals
        for goal in goals:
            pool.remove(goal)
        game.goals = list(goals)
        return self.refresh()

    def asleep(self, *who: str) -> Table:
        """These characters hibernate."""
        for name in who:
            me = self.crew(name)
            me.status, me.slot, me.passed = HIBERNATING, "", True
        return self._without(*who)

    def escaped(self, *who: str, pod: int = 1) -> Table:
        """These characters left in a pod."""
        launched = Pods.of(self.game).numbered(pod)
        launched.locked, launched.launched = False, True
        for name in who:
            me = self.crew(name)
            me.status, me.slot, me.passed = ESCAPED, "", True
            launched.aboard.append(me.seat)
        return self._without(*who)

    def _without(self, *who: str) -> Table:
        """Whoever has left can't be taking a turn any more: then the table waits."""
        if any(q.seat == self.seat(name) for q in self.match.pending for name in who):
            return self.run()
        return self.refresh()

    def unlocked(self, *pods: int) -> Table:
        """These pods are unlocked."""
        for p in self.pods:
            if p.number in pods:
                p.locked = False
        return self.refresh()

    def noise(self, *places: str) -> Table:
        self.game.noise += [p for p in places if p not in self.game.noise]
        return self.refresh()

    def door(self, corridor: str, state: str = CLOSED) -> Table:
        self.game.doors[corridor] = state
        return self.refresh()

    def fire(self, *rooms: str) -> Table:
        self.game.fire += [self.slot(r) for r in rooms]
        return self.refresh()

    def malfunction(self, *rooms: str) -> Table:
        self.game.malfunction += [self.slot(r) for r in rooms]
        return self.refresh()

    def object(self, thing: str, room: str) -> Table:
        self.game.objects.setdefault(self.slot(room), []).append(thing)
        return self.refresh()

    def weakness(self, card: str, thing: str = "egg") -> Table:
        """A discovered weakness."""
        self.game.weakness_pool.remove(card)
        self.game.weaknesses[thing] = card
        return self.refresh()

    def bag(self, *tokens: str) -> Table:
        """Exactly these intruder tokens in the bag; all others are in the supply."""
        self.game.bag = list(tokens)
        self.game.supply = [token for token in self.game.species.tokens if token not in tokens]
        return self.refresh()

    def aboard(self, who: str, pod: int = 1) -> Table:
        """Waiting on a pod that has not been launched."""
        me = self.crew(who)
        me.slot = ""
        Pods.of(self.game).numbered(pod).aboard.append(me.seat)
        return self.refresh()

    def rig(self, **wishes: Any) -> Table:
        """What chance will bring, by label: rig(noise=[2], bag=["adult"], room={"slot_005": "canteen"})."""
        rigged = self.game.fate.rigged
        for label, faces in wishes.items():
            if isinstance(faces, Mapping):
                for place, face in faces.items():
                    rigged.setdefault(f"{label}:{place}", []).append(str(face))
            else:
                rigged.setdefault(label, []).extend(str(face) for face in faces)
        return self

    def chance(self, *numbers: float) -> Table:
        """Unrigged chance takes these numbers below 1 instead: every face handed to fate has an equal part of them."""
        fate = Fate(rng=Numbers(numbers))
        fate.rigged = self.game.fate.rigged
        self.game.fate = fate
        return self

    # -- whose turn, which step

    def turn(self, who: str, actions: int = 2) -> Table:
        """It is this character's turn now."""
        game, seat = self.game, self.seat(who)
        game.turn = seat
        game.crew[seat].passed = False
        game.must_pass = False
        rest = ["player_turns", "end_player_phase", *game.mode.event_phase(game), "new_round"]
        self._restart([*((step, -1) for step in reversed(rest)), ("act", seat)])
        game.actions_left = actions
        return self.refresh()

    def run(self, *steps: str, arg: int = -1) -> Table:
        """Run single steps of the order of play, then wait."""
        self._restart([("halt", -1), *((step, arg) for step in reversed(steps))])
        return self

    def flow(self, flow: Flow[Any]) -> Table:
        """Run a rule by itself, then wait."""
        self._restart([("halt", -1)], flow)
        return self

    def end(self, reason: str = JUMP, to: str = "earth", damaged: int = 0) -> Table:
        """The game ends now; the ship, if it still exists, flies there with this many damaged engines."""
        cards = self.game.content.coordinates
        card = next(c for c in sorted(cards) if cards[c][self.course.space] == to)
        self.rig(coordinates=[card], engine={n: "damaged" if n <= damaged else "working" for n in (1, 2, 3)})
        self._restart([], ends(self.game, reason))
        return self

    def _restart(self, agenda: list[tuple[str, int]], flow: Flow[Any] | None = None) -> None:
        match = self.match
        match._flows = [flow] if flow is not None else []
        match._open = []
        match._together = None
        match.over = False
        self.game.agenda = agenda
        match._advance(None, None)

    def refresh(self) -> Table:
        for q in self.match.pending:
            q.refresh()
        return self

    # -- acting and looking

    def answer(self, who: str, key: str) -> Table:
        self.match.answer(self.seat(who), key)
        return self

    def do(self, who: str, key: str, *answers: str) -> Table:
        """Answer, then go through paying and windows by themselves; further answers of the same seat may follow."""
        self.answer(who, key)
        rest = list(answers)
        while self.match.pending:
            question = self.match.pending[0]
            keys = [o.key for o in question.options]
            if rest and question.seat == self.seat(who) and rest[0] in keys:
                self.match.answer(question.seat, rest.pop(0))
            elif question.prompt in PASSING:
                self.match.answer(question.seat, keys[0])
            else:
                break
        assert not rest, f"never asked for {rest}; now {self.match.pending}"
        return self

    def asked(self, who: str = "") -> str:
        """The prompt of the open question, of this character if named; empty if there is none."""
        for q in self.match.pending:
            if not who or q.seat == self.seat(who):
                return q.prompt
        return ""

    def options(self, who: str) -> list[str]:
        """The keys this character may answer now."""
        question = self.match.question(self.seat(who))
        return [o.key for o in question.options] if question is not None else []

    def asides(self, who: str) -> list[str]:
        """What this character may do apart from answering."""
        return [o.key for o in self.match.aside_options(self.seat(who))]

    def can(self, who: str, key: str) -> bool:
        """Whether an option or aside with this key, or one that starts with it, is offered."""
        return any(k == key or k.startswith(key + ":") for k in self.options(who) + self.asides(who))

    def why_not(self, who: str, what: str) -> str:
        """The reason why something isn't possible now; empty if nothing is said."""
        for refusal in self.match.why_not(self.seat(who)):
            if refusal.what == what:
                return refusal.reason
        return ""

    def refused(self, who: str, key: str) -> bool:
        """Whether the match refuses this answer and stays as it is."""
        before = self.match.hash()
        try:
            self.match.answer(self.seat(who), key)
        except Fault:
            assert self.match.hash() == before
            return True
        return False

    @property
    def survivors(self) -> list[str]:
        return [self.names[seat] for seat in self.game.survivors]

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.game.winners]

    def view(self, who: str) -> dict[str, Any]:
        return self.match.view(self.seat(who) if who else -1)

    def told(self, event: str, to: str = "") -> list[dict[str, Any]]:
        """The events of this name that a character saw; without a name, what everybody saw."""
        seat = self.seat(to) if to else -1
        return [e for e in self.match.history(seat) if e["event"] == event]

    def check(self) -> Table:
        """The laws of conservation hold."""
        assert self.match.breaches() == []
        return self


def table(*crew: str, **options: str) -> Table:
    """A match of Nemesis with these characters, in seat order; the first is player 1 and has the turn."""
    return Table(*(crew or ("captain", "scout")), **options).turn((crew or ("captain", "scout"))[0])
