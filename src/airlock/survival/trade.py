"""Trading: any two characters in the room who agree exchange what they like."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow, Option, ask
from airlock.survival.crew import Crew
from airlock.survival.hands import in_own_turn, loose_things, slots_for, slots_of, take_named, told_apart
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.vocabulary import AGREE, AMMO, DECLINE, NUMBER, SEAT, THING, THINGS, VOCABULARY

TRADE: Final = VOCABULARY.event("trade", "NEM-TRADE-01", seat=SEAT)
OFFERED: Final = VOCABULARY.event("offered", "NEM-TRADE-03", seat=SEAT, thing=THING)
TRADED: Final = VOCABULARY.event("traded", "NEM-TRADE-04", giver=SEAT, receiver=SEAT, things=NUMBER)
TRADED_OPENLY: Final = VOCABULARY.event("traded_openly", "NEM-VIS-09", giver=SEAT, receiver=SEAT, thing=THING)
NO_ROOM: Final = VOCABULARY.event("no_room_to_trade", "NEM-TRADE-08", seat=SEAT, partner=SEAT)
RECEIVED: Final = VOCABULARY.event("received", "NEM-TRADE-04", giver=SEAT, receiver=SEAT, thing=THING)

NO_PROPOSAL: Final = VOCABULARY.option("no_proposal")
PROPOSE: Final = VOCABULARY.verb("propose", SEAT)
END_TRADE: Final = VOCABULARY.option("end_trade")
ANSWER: Final = VOCABULARY.option("answer")
OFFER_MADE: Final = VOCABULARY.option("offered")
OFFER: Final = VOCABULARY.verb("offer", THING, AMMO, least=1)
ASK_TRADE: Final = VOCABULARY.prompt("trade")
ASK_ANSWER_OFFER: Final = VOCABULARY.prompt("answer_offer", SEAT, THINGS)
ASK_AGREE: Final = VOCABULARY.prompt("agree", SEAT, THINGS)
ASK_OFFER: Final = VOCABULARY.prompt("offer", SEAT, THINGS)


def has_goods(game: Game, me: Crew) -> bool:
    if me.inventory:
        return True
    return bool(loose_things(game, me) if game.content.bound else me.hands)


def cannot_trade(game: Game, me: Crew) -> str:
    """Somebody else must be there, and somebody must have something (NEM-TRADE-02, NEM-ACT-30)."""
    for objection in game.content.hooks.may_trade:
        reason = objection(game, me)
        if reason:
            return reason
    others = game.others_in_room(me)
    if not others:
        return "nobody_to_trade_with"
    return "" if has_goods(game, me) or any(has_goods(game, c) for c in others) else "nothing_to_trade"


def trade(game: Game, me: Crew) -> Flow[None]:
    """Everybody in the room may propose exchanges, round and round, until none comes about or the starter ends it."""
    tell(game, TRADE, me.seat)
    again = True
    while again:
        again = False
        for proposer in [me, *game.others_in_room(me)]:
            choice = yield ask(
                proposer.seat,
                ASK_TRADE,
                lambda: proposals(game, me, proposer),  # noqa: B023 - asked at once
                rule="NEM-TRADE-04",
                asides=lambda: in_own_turn(game, me),
                quiet=True,
            )
            if choice.verb == "end_trade":
                return
            if choice.verb == "propose":
                done = yield from exchange(game, me, proposer, game.crew[int(choice.args[0])])
                again = again or done


def proposals(game: Game, starter: Crew, proposer: Crew) -> list[Option]:
    """Whom a participant may propose an exchange to."""
    out = [NO_PROPOSAL]
    for c in [starter, *game.others_in_room(starter)]:
        if c is not proposer and (has_goods(game, c) or has_goods(game, proposer)):
            out.append(PROPOSE.of(str(c.seat)))
    if starter is proposer:
        out.append(END_TRADE)
    return out


def exchange(game: Game, starter: Crew, a: Crew, b: Crew) -> Flow[bool]:
    """One lays something out, the other answers with something, the first agrees or not (NEM-TRADE-03 to -05).

    In all of it the starter may drop what isn't laid out, to make room for what is offered (NEM-TRADE-08).
    """
    yield from lay_out(game, starter, a, b)
    choice = yield ask(
        b.seat,
        ASK_ANSWER_OFFER,
        lambda: [DECLINE, ANSWER],
        about=(str(a.seat), *things(a)),
        rule="NEM-TRADE-04",
        asides=lambda: in_own_turn(game, starter),
        quiet=True,
    )
    agreed = False
    if choice.verb == "answer":
        yield from lay_out(game, starter, b, a)
        if not fits(a, b):
            tell(game, NO_ROOM, a.seat, b.seat)
        elif things(a) or things(b):
            final = yield ask(
                a.seat,
                ASK_AGREE,
                lambda: [AGREE, DECLINE],
                about=(str(b.seat), *things(b)),
                rule="NEM-TRADE-04",
                asides=lambda: in_own_turn(game, starter),
                quiet=True,
            )
            agreed = final.verb == "agree"
    hand_over(game, a, b if agreed else a)
    hand_over(game, b, a if agreed else b)
    return agreed


def lay_out(game: Game, starter: Crew, me: Crew, partner: Crew) -> Flow[None]:
    """Choose what to offer, one thing after the other. The partner sees it (NEM-TRADE-03)."""
    me.partner = partner.seat
    while has_goods(game, me):

        def goods() -> list[Option]:
            names = [*told_apart(loose_things(game, me)), *((item,) for item in dict.fromkeys(me.inventory))]
            return [OFFER_MADE] + [OFFER.of(*name) for name in names]

        choice = yield ask(
            me.seat,
            ASK_OFFER,
            goods,
            about=(str(partner.seat), *things(me)),
            rule="NEM-TRADE-03",
            asides=lambda: in_own_turn(game, starter),
            quiet=True,
        )
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
    return slots_for(a.hands + b.offered_hands) <= slots_of(a) and slots_for(b.hands + a.offered_hands) <= slots_of(b)


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
