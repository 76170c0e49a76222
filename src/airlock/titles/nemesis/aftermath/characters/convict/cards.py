"""Brawl, Pickpocket, Lockpicking and Slip Away: bare hands, doors and other people's pockets."""

from __future__ import annotations

from typing import Final

from airlock.kernel.arguments import Said
from airlock.kernel.options import Flow, Option, ask
from airlock.survival.cards import DISCARD, discard
from airlock.survival.combat import (
    DOUBLE_HIT,
    EGGS,
    MELEE,
    blow_injuries,
    blow_of,
    melee_options,
    roll_combat,
    strike,
)
from airlock.survival.content import IN_COMBAT, OUT_OF_COMBAT, ActionCard, Choice, Way
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.hands import own_items, use_up
from airlock.survival.movement import LOUD, move
from airlock.survival.noise import roll_noise
from airlock.survival.quests import USE
from airlock.survival.state import Game
from airlock.survival.tell import close_chapter, open_chapter, tell, tell_only
from airlock.survival.vocabulary import ASK_CHOOSE_CHARACTER, SEAT, THING
from airlock.survival.wounds import suffer_light
from airlock.titles.nemesis.aftermath.characters.convict.handcuffs import KEY
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY
from airlock.titles.nemesis.cards.ways import DOOR, choose_way, way_out
from airlock.titles.nemesis.items.evacuation_key import choose_pod, turn
from airlock.titles.nemesis.items.evacuation_key import possible as pod_of_section
from airlock.titles.nemesis.vocabulary import THIS_PERSON

# Backs of cards that nobody can steal, and that nobody leaves behind.
OWN: Final = ("start", "quest")

STOLEN: Final = VOCABULARY.event("stolen", "AFT-CHAR-04", seat=SEAT, victim=SEAT)
STOLE: Final = VOCABULARY.event("stole", "AFT-CHAR-04", seat=SEAT, victim=SEAT, item=THING)
ANY_POCKET: Final = VOCABULARY.option("any_pocket")
TAKE_KEY: Final = VOCABULARY.option("take_key")
ASK_WHAT_TO_STEAL: Final = VOCABULARY.prompt("what_to_steal", SEAT)
ASK_BRAWL: Final = VOCABULARY.prompt("brawl")
ASK_LEFT_BEHIND: Final = VOCABULARY.prompt("left_behind")
NOTHING_TO_STEAL: Final = VOCABULARY.reason("nothing_to_steal", "AFT-MOD-07")
NOTHING_TO_LEAVE: Final = VOCABULARY.reason("nothing_to_leave", "AFT-MOD-07")


# -- Brawl


def choose_target(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_BRAWL, lambda: melee_options(game, me))
    return chosen


def brawl(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """A blow without a contamination card; a double hit counts twice, and a miss costs a light wound only."""
    target = choice[0]
    open_chapter(game, MELEE, me.seat, target)
    figure = game.figure(target)
    face = yield from roll_combat(game, me, game.species.rerolls(game, me, target))
    injuries = min(2 if face == DOUBLE_HIT else 1, blow_injuries(game, face, figure))
    if injuries:
        injuries = blow_of(game, me, injuries)
    yield from strike(game, me, target, figure, injuries)
    if not injuries and figure is not None:
        yield from suffer_light(game, me, 1, "melee")
    close_chapter(game)
    if target == EGGS and me.active:
        yield from roll_noise(game, me)


# -- Pickpocket


def pocket(game: Game, c: Crew) -> list[str]:
    """What can be taken: normal items other than quest and starting items, and the key."""
    return [item for item in c.inventory if item == KEY or game.content.items[item].colour not in OWN]


def victims(game: Game, me: Crew) -> list[Crew]:
    return [c for c in game.others_in_room(me) if pocket(game, c)]


def can_steal(game: Game, me: Crew) -> str:
    if not game.others_in_room(me):
        return "nobody_in_reach"
    return "" if victims(game, me) else NOTHING_TO_STEAL


def choose_victim(game: Game, me: Crew) -> Flow[Said | None]:
    chosen = yield ask(me.seat, ASK_CHOOSE_CHARACTER, lambda: [THIS_PERSON.of(str(c.seat)) for c in victims(game, me)])
    return chosen


def steal(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """A random card. The Handcuffs Key is known by its back, so it may be taken instead."""
    victim = game.crew[int(choice[0])]
    if not pocket(game, victim):
        return
    item = ""
    if KEY in victim.inventory:
        chosen = yield ask(me.seat, ASK_WHAT_TO_STEAL, lambda: [ANY_POCKET, TAKE_KEY], about=(choice[0],))
        item = KEY if chosen.verb == "take_key" else ""
    item = item or game.fate.roll("pickpocket", sorted(pocket(game, victim)))
    victim.inventory.remove(item)
    me.inventory.append(item)
    me.inventory.sort()
    game.reveals += 1
    tell(game, STOLEN, me.seat, victim.seat)
    tell_only(game, me.mask | victim.mask, STOLE, me.seat, victim.seat, item)


# -- Slip Away


def to_leave(game: Game, me: Crew) -> list[Option]:
    """An item card that isn't a starting one, or an action card."""
    items = [i for i in dict.fromkeys(own_items(me)) if game.content.items[i].colour != OWN[0]]
    cards = [card for card in dict.fromkeys(me.hand) if not is_contamination(card)]
    return [*(USE.of(item) for item in items), *(DISCARD.of(card) for card in cards)]


def can_slip_away(game: Game, me: Crew) -> str:
    blocked = way_out(game, me)
    if blocked:
        return blocked
    # This card itself is among those in hand.
    return "" if len(to_leave(game, me)) > 1 or me.action_cards() > 1 else NOTHING_TO_LEAVE


def choose_way_out(game: Game, me: Crew) -> Flow[Said | None]:
    return (yield from choose_way(game, me, me))


def slip_away(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    """Something is left behind, then the Convict is gone; no intruder attacks because of it."""
    if not to_leave(game, me):
        return
    chosen = yield ask(me.seat, ASK_LEFT_BEHIND, lambda: to_leave(game, me), show=True)
    if chosen.verb == "discard":
        discard(game, me, chosen.args[0])
    else:
        use_up(game, me, chosen.args[0])
    yield from move(game, me, choice, LOUD, attacked=False)


BRAWL: Final = ActionCard("brawl", 0, IN_COMBAT, [Way("brawl", brawl, announce=choose_target)])
PICKPOCKET: Final = ActionCard("pickpocket", 1, OUT_OF_COMBAT, [Way("steal", steal, can_steal, choose_victim)])
LOCKPICKING: Final = ActionCard(
    "lockpicking", 0, OUT_OF_COMBAT, [DOOR, Way("turn_pod", turn, pod_of_section, choose_pod)]
)
SLIP_AWAY: Final = ActionCard("slip_away", 0, IN_COMBAT, [Way("slip_away", slip_away, can_slip_away, choose_way_out)])
