"""Trading: any two characters in the room who agree exchange what they like."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import Kind
from airlock.kernel.options import Flow, Option, ask, option
from airlock.survival.crew import Crew, Held
from airlock.survival.hands import slots_of, take_named, told_apart
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only

TRADE: Final = Kind("trade", "NEM-TRADE-01", "seat")
OFFERED: Final = Kind("offered", "NEM-TRADE-03", "seat", "thing")
TRADED: Final = Kind("traded", "NEM-TRADE-04", "giver", "receiver", "things")
TRADED_OPENLY: Final = Kind("traded_openly", "NEM-VIS-09", "giver", "receiver", "thing")
NO_ROOM: Final = Kind("no_room_to_trade", "NEM-TRADE-08", "seat", "partner")
RECEIVED: Final = Kind("received", "NEM-TRADE-04", "giver", "receiver", "thing")


def has_goods(me: Crew) -> bool:
    return bool(me.inventory or me.hands)


def cannot_trade(game: Game, me: Crew) -> str:
    """Somebody else must be there, and somebody must have something (NEM-TRADE-02, NEM-ACT-30)."""
    others = game.others_in_room(me)
    if not others:
        return "nobody_to_trade_with"
    return "" if has_goods(me) or any(has_goods(c) for c in others) else "nothing_to_trade"


def trade(game: Game, me: Crew) -> Flow[None]:
    """Everybody in the room may propose exchanges, round and round, until none comes about or the starter ends it."""
    tell(game, TRADE, me.seat)
    again = True
    while again:
        again = False
        for proposer in [me, *game.others_in_room(me)]:
            choice = yield ask(proposer.seat, "trade", lambda: proposals(game, me, proposer), rule="NEM-TRADE-04")  # noqa: B023
            if choice.verb == "end_trade":
                return
            if choice.verb == "propose":
                done = yield from exchange(game, proposer, game.crew[int(choice.args[0])])
                again = again or done


def proposals(game: Game, starter: Crew, proposer: Crew) -> list[Option]:
    """Whom a participant may propose an exchange to."""
    out = [option("no_proposal")]
    for c in [starter, *game.others_in_room(starter)]:
        if c is not proposer and (has_goods(c) or has_goods(proposer)):
            out.append(option("propose", str(c.seat)))
    if starter is proposer:
        out.append(option("end_trade"))
    return out


def exchange(game: Game, a: Crew, b: Crew) -> Flow[bool]:
    """One lays something out, the other answers with something, the first agrees or not (NEM-TRADE-03 to -05)."""
    yield from lay_out(game, a, b)
    choice = yield ask(
        b.seat,
        "answer_offer",
        lambda: [option("decline"), option("answer")],
        about=(str(a.seat), *things(a)),
        rule="NEM-TRADE-04",
    )
    agreed = False
    if choice.verb == "answer":
        yield from lay_out(game, b, a)
        if not fits(a, b):
            tell(game, NO_ROOM, a.seat, b.seat)
        elif things(a) or things(b):
            final = yield ask(
                a.seat,
                "agree",
                lambda: [option("agree"), option("decline")],
                about=(str(b.seat), *things(b)),
                rule="NEM-TRADE-04",
            )
            agreed = final.verb == "agree"
    hand_over(game, a, b if agreed else a)
    hand_over(game, b, a if agreed else b)
    return agreed


def lay_out(game: Game, me: Crew, partner: Crew) -> Flow[None]:
    """Choose what to offer, one thing after the other. The partner sees it (NEM-TRADE-03)."""
    me.partner = partner.seat
    while has_goods(me):

        def goods() -> list[Option]:
            names = [*told_apart(me.hands), *((item,) for item in dict.fromkeys(me.inventory))]
            return [option("offered")] + [option("offer", *name) for name in names]

        choice = yield ask(me.seat, "offer", goods, about=(str(partner.seat), *things(me)), rule="NEM-TRADE-03")
        if choice.verb == "offered":
            return
        kind = choice.args[0]
        if me.holds(kind) is not None:
            held = take_named(me, choice.args)
            me.hands.remove(held)
            me.offered_hands.append(held)
        else:
            me.inventory.remove(kind)
            me.offer.append(kind)
        game.reveals += 1
        tell_only(game, me.mask | partner.mask, OFFERED, me.seat, kind)


def things(me: Crew) -> list[str]:
    """What is laid out."""
    return [h.kind for h in me.offered_hands] + me.offer


def fits(a: Crew, b: Crew) -> bool:
    """After the exchange nobody may need more hand slots than they have (NEM-TRADE-08)."""
    return _needed(a.hands + b.offered_hands) <= slots_of(a) and _needed(b.hands + a.offered_hands) <= slots_of(b)


def _needed(hands: list[Held]) -> int:
    """A pair joined by tape needs one slot if both parts are there."""
    tapes = [h.tape for h in hands if h.tape]
    return len(hands) - sum(1 for tape in set(tapes) if tapes.count(tape) > 1)


def hand_over(game: Game, giver: Crew, receiver: Crew) -> None:
    """What the giver laid out goes to the receiver, or back to the giver itself."""
    hands, items = giver.offered_hands, giver.offer
    giver.offered_hands, giver.offer, giver.partner = [], [], -1
    receiver.hands += hands
    receiver.inventory += items
    receiver.inventory.sort()
    if giver is receiver:
        return
    part_tapes(giver)
    part_tapes(receiver)
    if hands or items:
        tell(game, TRADED, giver.seat, receiver.seat, len(hands) + len(items))
    for held in hands:
        tell(game, TRADED_OPENLY, giver.seat, receiver.seat, held.kind)
    for item in items:
        tell_only(game, giver.mask | receiver.mask, RECEIVED, giver.seat, receiver.seat, item)


def part_tapes(me: Crew) -> None:
    """A taped item whose other half is not in the same hands is joined to nothing (NEM-ITEM-13)."""
    tapes = [h.tape for h in me.hands]
    for held in me.hands:
        if held.tape and tapes.count(held.tape) == 1:
            held.tape = 0
