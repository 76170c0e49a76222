"""Trading: exchanges by which both gain by their own lights, and gifts to those whose luck is mine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any

from airlock.bots.nemesis.beliefs import wishes_dead
from airlock.bots.nemesis.minds import is_feared
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tables import Tables
from airlock.bots.nemesis.worth import AGAIN, ITEMS, kind_of, thing_worth
from airlock.faces.nemesis.talk import TRADE, TRADED
from airlock.kernel.options import Option, Question
from airlock.survival.crew import is_object

# What both must gain for a proposal or an answer, and a little for consent: or things would go back and forth forever.
CLEARLY = 0.2
AT_ALL = 0.05
# The most things that change hands at once on each side.
THINGS = 2
# What something is worth more to whoever needs it now; the same as in `item_worth`.
NEEDED = 1.5
LOW_ON_AMMO = 0.6
FOR_A_WOUND = 1.2
# What one item more or less is worth to a hoarder.
COUNTED = 2.0
# What the luck of somebody whom I need alive counts to me, beside my own; of an enemy it counts against.
FRIEND = 0.7
# What a thing that helps usually costs, and how likely a companion must have one.
PRICE = 2.5
LIKELY_ENOUGH = 0.5
# What an item whose back I see is worth, more or less.
USUAL = 1.6
# Trading takes an action and a card: no hope counts for more than this.
MOST = 1.2

# About two rounds, in answers of everybody.
A_WHILE = 60

MEDICINE = ("medkit", "bandages", "clothes")
AMMO = ("energy_charge",)
MENDING = ("tools", "duct_tape")


# -- what things are worth, and to whom


def loss(scene: Scene, thing: str) -> float:
    """What giving something away costs me. It doesn't count as a second one of its kind."""
    own = AGAIN if thing in scene.items else 0.0
    return thing_worth(scene, thing) + own


def need(scene: Scene, other: Mapping[str, Any], thing: str) -> float:
    """How much more than usual something is worth to somebody, as far as their board shows it."""
    kind = kind_of(scene.content, thing)
    if kind == "clothes":
        return FOR_A_WOUND if other["wounds"] or other["slime"] else 0.0
    if kind in MEDICINE:
        return NEEDED if other["wounds"] or other["dressed"] else 0.0
    if kind == "energy_charge":
        guns = [h for h in other["hands"] if h["capacity"] > h["ammo"] and not is_object(h["thing"])]
        return (LOW_ON_AMMO if any(h["ammo"] for h in guns) else NEEDED) if guns else 0.0
    if kind in MENDING:
        return NEEDED if scene.broken_exit() else 0.0
    return 0.0


def worth_to(scene: Scene, other: Mapping[str, Any], thing: str) -> float:
    return ITEMS.get(kind_of(scene.content, thing), 1.0) + need(scene, other, thing)


def goodwill(scene: Scene, other: Mapping[str, Any]) -> float:
    """What somebody else's gain counts to me: with common goals as much as mine, with enemies it counts against."""
    if scene.view["goals"]:
        return 1.0
    if wishes_dead(scene, other["number"]) or is_feared(scene, other["seat"]):
        return -FRIEND
    return FRIEND if "another_survivor" in scene.conditions else 0.0


def profit(scene: Scene, other: Mapping[str, Any], got: list[str], given: list[str]) -> float:
    """What an exchange is worth to me, goodwill included."""
    mine = sum(thing_worth(scene, thing) for thing in got) - sum(loss(scene, thing) for thing in given)
    if "items_at_least_7" in scene.conditions:
        mine += COUNTED * (len(got) - len(given))
    will = goodwill(scene, other)
    return mine + will * theirs(scene, other, got, given) if will else mine


def theirs(scene: Scene, other: Mapping[str, Any], got: list[str], given: list[str]) -> float:
    """What it is worth to the other, as far as I can see."""
    worth = sum(worth_to(scene, other, thing) for thing in given)
    return worth - sum(worth_to(scene, other, thing) for thing in got)


# -- proposing


def proposal(scene: Scene, other: Mapping[str, Any]) -> tuple[float, list[str]]:
    """What to hope for from somebody in the room, and what to lay out for it."""
    best: tuple[float, list[str]] = (0.0, [])
    items = goods(scene)
    if not items or goodwill(scene, other) < 0.0:
        return best
    for thing in items:
        # Whoever has an item with the same back may have the same thing, and no use for a second one.
        lacks = scene.content.items[thing].colour not in other["inventory"]
        least, most = loss(scene, thing) + CLEARLY, worth_to(scene, other, thing) - CLEARLY
        if lacks and need(scene, other, thing) and least <= most:
            # A gift brings what it does for the other, an exchange about half of what both gain.
            hope = profit(scene, other, [], [thing])
            if can_pay(scene, other, least, most):
                hope = max(hope, (most - least) / 2)
            if hope > best[0]:
                best = (hope, [thing])
    hope = likely_to_help(scene, other)
    if hope >= LIKELY_ENOUGH:
        for things in bundles(items):
            cost = sum(loss(scene, thing) for thing in things)
            gain = hope * (PRICE + NEEDED - CLEARLY - cost)
            if sum(worth_to(scene, other, thing) for thing in things) >= PRICE and gain > best[0]:
                best = (gain, things)
    return best


def can_pay(scene: Scene, other: Mapping[str, Any], least: float, most: float) -> bool:
    """Whether somebody seems to have something for it that is neither too little for me nor too much for them."""
    goods = sum(1 for colour in other["inventory"] if colour in scene.content.item_decks)
    return any(least <= n * USUAL <= most for n in range(1, min(THINGS, goods) + 1))


def goods(scene: Scene) -> list[str]:
    """What I would trade with; a quest is nobody's but mine."""
    return [item for item in scene.items if not scene.content.items[item].quest]


def bundles(items: list[str]) -> list[list[str]]:
    """What I could lay out: nothing, one thing or two."""
    return [list(some) for n in range(THINGS + 1) for some in combinations(items, n)]


def likely_to_help(scene: Scene, other: Mapping[str, Any]) -> float:
    """How likely somebody has what I need, by the backs of their items."""
    none = 1.0
    for colour in other["inventory"]:
        kinds = wanted(scene, colour)
        # Whoever is in the same trouble keeps it.
        if kinds and not any(need(scene, other, kind) for kind in kinds if kind not in MENDING):
            none *= 1.0 - share(scene.tables, colour, kinds)
    return 1.0 - none


def wanted(scene: Scene, colour: str) -> tuple[str, ...]:
    """What I need of the items with this back, if anything."""
    if colour == "green" and (scene.me["wounds"] or scene.me["dressed"]):
        return MEDICINE
    if colour == "red" and not scene.ammo() and any(h["capacity"] for h in scene.hands):
        return AMMO
    return MENDING if colour == "yellow" and scene.broken_exit() else ()


@cache
def share(tables: Tables, colour: str, kinds: tuple[str, ...]) -> float:
    """How many of the items with this back are of these kinds."""
    content = tables.content
    deck = {item: n for item, n in content.item_decks[colour].items() if not content.items[item].heavy}
    return sum(n for item, n in deck.items() if kind_of(content, item) in kinds) / sum(deck.values())


def worth_trading(scene: Scene) -> float:
    """What starting a trade promises. After one that came to nothing it is not tried again for a while."""
    if in_vain(scene):
        return 0.0
    return min(MOST, max((proposal(scene, c)[0] for c in scene.crew.get(scene.slot, [])), default=0.0))


def in_vain(scene: Scene) -> int:
    """How many trades were started here not long ago, since anything changed hands."""
    trades = 0
    for deed in reversed(scene.heard.deeds):
        if deed.event == TRADED or deed.seq < scene.heard.now - A_WHILE:
            break
        if deed.event == TRADE and scene.view["crew"][deed.seat]["slot"] == scene.slot:
            trades += 1
    return trades


def trade(scene: Scene, question: Question, o: Option) -> float:
    """Propose to whoever promises most; else, and if it has just been tried in vain, be done with it."""
    if o.verb == "propose" and in_vain(scene) <= 1:
        hope, things = proposal(scene, scene.view["crew"][int(o.args[0])])
        return 1.0 + hope if things else 0.0
    return {"end_trade": 1.0, "no_proposal": 0.9}.get(o.verb, 0.0)


# -- laying out, answering, agreeing


def offer(scene: Scene, question: Question, o: Option) -> float:
    """What a proposal needs, or a fair return for what is offered; one thing after the other."""
    seat, laid = int(question.about[0]), list(question.about[1:])
    other = scene.view["crew"][seat]
    got = offered_by(scene, seat)
    if o.verb == "offered":
        return 0.5
    things = fair_return(scene, other, got, laid) if got else asking_price(scene, other, laid)
    return 1.0 if o.args[0] in things else 0.0


def asking_price(scene: Scene, other: Mapping[str, Any], laid: list[str]) -> list[str]:
    """What to lay out for a proposal; if one thing is not enough for what I hope for, also the cheapest one."""
    if not laid:
        return proposal(scene, other)[1]
    missing = PRICE - sum(worth_to(scene, other, thing) for thing in laid)
    if len(laid) >= THINGS or missing <= 0.0 or any(need(scene, other, thing) for thing in laid):
        return []
    enough = [thing for thing in goods(scene) if worth_to(scene, other, thing) >= missing]
    return sorted(enough, key=lambda thing: loss(scene, thing))[:1]


def fair_return(scene: Scene, other: Mapping[str, Any], got: list[str], laid: list[str]) -> list[str]:
    """What to add for what is offered, so that both gain. If nothing will do, nothing: it may be a gift."""
    best: tuple[float, list[str]] = (CLEARLY - AT_ALL, [])
    for more in bundles(goods(scene)):
        given = [*laid, *more]
        mine, gain = profit(scene, other, got, given), theirs(scene, other, got, given)
        # Where all goals are common so is the gain; otherwise who gains less has to be content.
        fair = mine if scene.view["goals"] else min(mine, gain)
        if len(given) <= THINGS and fair > best[0]:
            best = (fair, more)
    return best[1]


def offered_by(scene: Scene, seat: int) -> list[str]:
    other = scene.view["crew"][seat]
    return [h["thing"] for h in other["offering"]] + [i for i in other["offers"] if i in scene.content.items]


def answer_offer(scene: Scene, question: Question, o: Option) -> float:
    return (1.0 if question.about[1:] else 0.0) if o.verb == "answer" else 0.5


def agree(scene: Scene, question: Question, o: Option) -> float:
    """What I get must be more than what I gave, unless the other's luck is mine."""
    if o.verb == "decline":
        return 0.0
    other = scene.view["crew"][int(question.about[0])]
    return profit(scene, other, list(question.about[1:]), offered_by(scene, scene.seat)) - AT_ALL
