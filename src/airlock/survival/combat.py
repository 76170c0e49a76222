"""Shooting and melee: the combat die, weapons, and what they do to intruders and eggs."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.contamination import contaminate
from airlock.survival.content import Weapon
from airlock.survival.crew import Crew, Figure, Held
from airlock.survival.hands import take_named, told_apart
from airlock.survival.injuries import add_injuries, check_injuries, destroy_eggs, injure, retreat
from airlock.survival.markers import place_fire
from airlock.survival.noise import roll_noise
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell
from airlock.survival.vocabulary import AMMO, FACE, FIGURE, KEEP_ROLL, NUMBER, SEAT, TARGET, THING, VOCABULARY, WEAPON
from airlock.survival.wounds import suffer_serious

BLANK: Final = "blank"
CREEPER: Final = "creeper"
ADULT: Final = "adult"
HIT: Final = "hit"
DOUBLE_HIT: Final = "double_hit"
# NEM-COMBAT-22
COMBAT_DIE: Final = (BLANK, CREEPER, CREEPER, ADULT, HIT, DOUBLE_HIT)
# The target that stands for uncarried eggs.
EGGS: Final = "eggs"

SHOT: Final = VOCABULARY.event("shot", "NEM-COMBAT-07", seat=SEAT, weapon=THING, target=FIGURE)
MELEE: Final = VOCABULARY.event("melee", "NEM-COMBAT-15", seat=SEAT, target=FIGURE)
COMBAT_ROLLED: Final = VOCABULARY.event("combat_rolled", "NEM-COMBAT-06", seat=SEAT, face=FACE)
MISSED: Final = VOCABULARY.event("missed", "NEM-COMBAT-08", seat=SEAT)
LOADED: Final = VOCABULARY.event("loaded", "NEM-ITEM-10", seat=SEAT, weapon=THING, ammo=NUMBER)
AMMO_SPENT: Final = VOCABULARY.event("ammo_spent", "NEM-COMBAT-07", seat=SEAT, weapon=THING, left=NUMBER)

REROLL: Final = VOCABULARY.option("reroll")
HOLD_FIRE: Final = VOCABULARY.option("hold_fire")
BURST: Final = VOCABULARY.option("burst")
SHOOT: Final = VOCABULARY.action("shoot", WEAPON, TARGET, AMMO, least=2)
STRIKE: Final = VOCABULARY.action("melee", TARGET)
ASK_REROLL_COMBAT: Final = VOCABULARY.prompt("reroll_combat", FACE)
ASK_BURST: Final = VOCABULARY.prompt("burst", WEAPON)


def targets_in_room(game: Game, me: Crew) -> list[str]:
    """Intruders in one's own room, and uncarried eggs there (NEM-ACT-25, NEM-ROOM-NEST-07)."""
    targets = [f.name for f in game.figures if f.slot == me.slot]
    if game.loose_eggs(me.slot):
        targets.append(EGGS)
    return targets


def weapon_of(game: Game, held: Held) -> Weapon | None:
    card = game.content.items.get(held.kind)
    return card.weapon if card is not None else None


def capacity(game: Game, held: Held) -> int:
    """How much ammo a weapon holds, attachments included; 0 for what isn't a weapon."""
    weapon = weapon_of(game, held)
    if weapon is None:
        return 0
    return weapon.capacity + sum(game.content.items[a].adds_capacity for a in held.attached)


def load(game: Game, me: Crew, held: Held, n: int) -> None:
    """Add ammo, never above the capacity (NEM-ITEM-10)."""
    held.ammo = min(capacity(game, held), held.ammo + n)
    tell(game, LOADED, me.seat, held.kind, held.ammo)


def weapons_to_load(game: Game, me: Crew, energy: bool) -> list[Held]:
    """Weapons of a class in one's own hands that are not full (NEM-ITEM-09)."""
    out = []
    for held in me.hands:
        weapon = weapon_of(game, held)
        if weapon is not None and weapon.energy == energy and held.ammo < capacity(game, held):
            out.append(held)
    return out


def loaded_weapons(game: Game, me: Crew) -> list[Held]:
    """Weapons in hand slots with at least 1 ammo (NEM-COMBAT-14, NEM-HAND-05)."""
    return [held for held in me.hands if held.ammo > 0]


def loaded_weapon(game: Game, me: Crew, kind: str) -> Held | None:
    """The weapon of this kind that a shot is fired from: the first loaded one if there are two flamethrowers."""
    for held in loaded_weapons(game, me):
        if held.kind == kind:
            return held
    return None


def spend_ammo(game: Game, me: Crew, held: Held, n: int = 1) -> None:
    held.ammo -= n
    tell(game, AMMO_SPENT, me.seat, held.kind, held.ammo)


def face_injuries(face: str, tier: int) -> int:
    """Injuries of a face against a target: 1 small, 2 medium, 3 large (NEM-COMBAT-08 to -12)."""
    if face == HIT:
        return 1
    if face == DOUBLE_HIT:
        return 2
    if face == CREEPER:
        return 1 if tier == 1 else 0
    if face == ADULT:
        return 1 if tier <= 2 else 0
    return 0


def roll_combat(game: Game, me: Crew, rerolls: int) -> Flow[str]:
    """The die; each source of a reroll works once, the last result stands (NEM-COMBAT-23)."""
    face = game.fate.roll("combat", COMBAT_DIE)
    tell(game, COMBAT_ROLLED, me.seat, face)
    while rerolls:
        choice = yield ask(
            me.seat,
            ASK_REROLL_COMBAT,
            lambda: [KEEP_ROLL, REROLL],
            about=(face,),
            rule="NEM-COMBAT-23",
        )
        if choice.verb == "keep_roll":
            break
        rerolls -= 1
        face = game.fate.roll("combat", COMBAT_DIE)
        tell(game, COMBAT_ROLLED, me.seat, face)
    return face


def shoot(game: Game, me: Crew, held: Held, target: str, rerolls: int = 0, bonus: int = 0, ammo: int = 1) -> Flow[bool]:
    """One shot at an intruder or eggs: does it hit? `bonus` injuries come even on a miss; `ammo` is what it takes."""
    weapon = weapon_of(game, held)
    assert weapon is not None
    open_chapter(game, SHOT, me.seat, held.kind, target)
    if ammo:
        spend_ammo(game, me, held, ammo)
    figure = game.figure(target)
    rolled, injuries = yield from roll_shot(game, me, held, weapon, target, figure, rerolls, bonus)
    if injuries and weapon.drives_away and figure is not None:
        yield from retreat(game, figure)
    elif injuries and game.content.hooks.after_shot:
        yield from shoot_on(game, me, held, weapon, target, figure, injuries)
    else:
        yield from strike(game, me, target, figure, injuries)
    if weapon.fire_on == rolled and me.slot:
        place_fire(game, me.slot)
    close_chapter(game)
    if target == EGGS and me.active:
        yield from roll_noise(game, me)
    return injuries > 0


def roll_shot(
    game: Game, me: Crew, held: Held, weapon: Weapon, target: str, figure: Figure | None, rerolls: int, bonus: int
) -> Flow[tuple[str, int]]:
    """The face that stands, and the injuries of this shot."""
    rerolls += game.species.rerolls(game, me, target) + (1 if weapon.reroll else 0)
    for item in held.attached:
        rerolls += game.content.items[item].rerolls
    rolled = yield from roll_combat(game, me, rerolls)
    injuries = 0
    if figure is None or not game.species.misses(game, rolled, figure):
        injuries = weapon_injuries(game, weapon, rolled, figure)
    if weapon.burst_on == rolled and held.ammo:
        choice = yield ask(me.seat, ASK_BURST, lambda: [HOLD_FIRE, BURST], about=(held.kind,), rule="NEM-COMBAT-23")
        if choice.verb == "burst":
            spend_ammo(game, me, held)
            injuries += 1
    injuries += bonus
    if injuries:
        injuries += weapon.extra_if_hit
        if figure is not None:
            injuries += game.species.extra_injuries(game, figure, weapon.energy, weapon.fiery)
    return rolled, injuries


def shoot_on(
    game: Game, me: Crew, held: Held, weapon: Weapon, target: str, figure: Figure | None, injuries: int
) -> Flow[None]:
    """A hit that may let somebody fire again. Injuries lie there at once; they are checked after the last shot."""
    while injuries:
        if figure is not None:
            add_injuries(game, figure, injuries)
        else:
            yield from destroy_eggs(game, me, me.slot, injuries)
        again = False
        if held.ammo and target in targets_in_room(game, me):
            for rule in game.content.hooks.after_shot:
                if not again:
                    again = yield from rule(game, me, held, target)
        if not again:
            break
        spend_ammo(game, me, held)
        _, injuries = yield from roll_shot(game, me, held, weapon, target, figure, 0, 0)
        if not injuries:
            tell(game, MISSED, me.seat)
    if figure is not None:
        yield from check_injuries(game, figure)


def weapon_injuries(game: Game, weapon: Weapon, rolled: str, figure: Figure | None) -> int:
    """What a rolled face does with this weapon. It is changed once at most: by the weapon, or else by the species."""
    face = weapon.becomes.get(rolled, rolled)
    if face == rolled and figure is not None:
        face = game.species.changed_face(game, rolled, figure)
    injuries = face_injuries(face, game.species.die_tier(figure) if figure is not None else 1)
    if weapon.at_least_one and face != BLANK:
        injuries = max(1, injuries)
    return injuries + weapon.extra_on.get(rolled, 0)


def strike(game: Game, me: Crew, target: str, figure: Figure | None, injuries: int) -> Flow[None]:
    """Place what a shot or blow did."""
    if not injuries:
        tell(game, MISSED, me.seat)
    elif figure is not None:
        yield from injure(game, figure, injuries)
    elif target == EGGS:
        yield from destroy_eggs(game, me, me.slot, injuries)


def melee(game: Game, me: Crew, target: str) -> Flow[None]:
    """A blow: a contamination card first, at most 1 injury, and a serious wound for a miss (NEM-COMBAT-15 to -20).

    Against eggs there is neither card nor wound (NEM-ROOM-NEST-08).
    """
    open_chapter(game, MELEE, me.seat, target)
    figure = game.figure(target)
    if figure is not None:
        yield from contaminate(game, me)
    rolled = yield from roll_combat(game, me, game.species.rerolls(game, me, target))
    injuries = min(1, blow_injuries(game, rolled, figure))
    if injuries:
        injuries = blow_of(game, me, injuries)
    yield from strike(game, me, target, figure, injuries)
    if not injuries and figure is not None:
        yield from suffer_serious(game, me, "melee")
    close_chapter(game)
    if target == EGGS and me.active:
        yield from roll_noise(game, me)


def blow_of(game: Game, me: Crew, injuries: int) -> int:
    """What somebody's blow does that hits."""
    for change in game.content.hooks.melee_injuries:
        injuries = change(game, me, injuries)
    return injuries


def blow_injuries(game: Game, rolled: str, figure: Figure | None) -> int:
    if figure is None:
        return face_injuries(rolled, 1)
    if game.species.misses(game, rolled, figure):
        return 0
    return face_injuries(game.species.changed_face(game, rolled, figure), game.species.die_tier(figure))


def shoot_options(game: Game, me: Crew) -> list[Option]:
    weapons = loaded_weapons(game, me)
    if not weapons:
        return []
    targets = targets_in_room(game, me)
    # Which of two flamethrowers is said behind the target.
    out = []
    for name in told_apart(weapons):
        rules = game.content.items[name[0]].weapon
        at = targets if rules is None or not rules.drives_away else [t for t in targets if can_be_driven(game, t)]
        out += [SHOOT.of(name[0], target, *name[1:]) for target in at]
    return out


def can_be_driven(game: Game, target: str) -> bool:
    """A weapon that drives away has no use against what never moves; eggs break as usual."""
    figure = game.figure(target)
    return figure is None or game.species.can_move(figure)


def choose_weapon_of(me: Crew, shot: tuple[str, ...]) -> tuple[str, ...]:
    """Weapon and target of a shoot option, with the weapon that it names before others of its kind."""
    if len(shot) > 2:
        take_named(me, (shot[0], shot[2]))
    return shot[:2]


def melee_options(game: Game, me: Crew) -> list[Option]:
    return [STRIKE.of(target) for target in targets_in_room(game, me)]
