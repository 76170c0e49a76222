"""The ship, the bag and the carnomorph board before the first round."""

from __future__ import annotations

import pytest

from airlock.kernel.match import new_match
from airlock.survival.exploration import decide_tile, decide_token
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.figures import reveal_adaptation
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import bag, mutations, supply, table

CREW = ["captain", "pilot", "scientist", "scout", "soldier"]


def at_start(players: int, **options: str) -> Table:
    return table(*CREW[:players], **({"mode": "solo"} if players == 1 else {}), **options)


def fresh(players: int, seed: str = "setup", **options: str) -> Game:
    """Everything laid out, nobody has chosen a character yet."""
    game: Game = new_match(NEMESIS, players, {"species": "carnomorphs", **options}, seed).state
    return game


@rule("CAR-SETUP-14", "CAR-SETUP-15", "CAR-GEN-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_bag_holds_metagorgers_and_the_blank(players: int) -> None:
    t = at_start(players)
    assert bag(t) == {"blank": 1, "metagorger_blue": 2, "metagorger_red": 2 + players}
    reds = {"metagorger_red": 6 - players} if players < 6 else {}
    assert supply(t) == {**reds, "shambler": 12, "fleshbeast": 3, "butcher": 1}
    t.check()


@rule("CAR-SETUP-10", "CAR-DIFF-01")
def test_eight_eggs_lie_on_the_carnomorph_board() -> None:
    t = at_start(3)
    assert t.game.eggs == 8
    assert t.game.species.all_eggs == 8


@rule("CAR-SETUP-11", "CAR-SETUP-12", "CAR-ADAPT-08", "CAR-DIFF-02")
def test_three_of_eight_adaptations_lie_facedown_and_nobody_knows_which() -> None:
    t = at_start(3)
    assert t.game.weaknesses == {"corpse": "", "egg": "", "carcass": ""}
    assert len(t.game.weakness_pool) == 8
    assert not set(t.game.weakness_pool) & set(INTRUDERS.weaknesses)
    for who in (*CREW[:3], ""):
        assert t.view(who)["intruders"]["weaknesses"] == {"corpse": "", "egg": "", "carcass": ""}
    # Once all three are faceup, five are left, and nobody ever learns which.
    for kind in ("shambler", "fleshbeast", "butcher"):
        reveal_adaptation(t.game, kind)
    assert len(set(t.game.weaknesses.values())) == 3
    assert len(t.game.weakness_pool) == 5
    for who in (*CREW[:3], ""):
        assert not any(card in str(t.view(who)) for card in t.game.weakness_pool)


@rule("CAR-SETUP-16", "CAR-DIFF-01")
def test_its_own_attack_event_and_mutation_decks_are_shuffled() -> None:
    t = at_start(3)
    game = t.game
    assert (len(game.attacks), len(game.events), len(mutations(t).deck)) == (20, 20, 12)
    for deck in (game.attacks, game.events, mutations(t).deck, game.wounds, *game.items.values()):
        # Nothing of it is decided: whatever comes is as likely as anything else.
        assert deck.top == deck.bottom == []
    base = INTRUDERS.content
    assert not {card for card in game.attacks.cards() if card in base.attack_cards}
    assert not {card for card in game.events.cards() if card in base.events}
    assert (game.contamination_left, len(game.scans)) == (27, 27)


@rule("CAR-SETUP-01", "CAR-COMBO-05")
@pytest.mark.parametrize("board", ["base", "alt"])
def test_both_sides_of_the_board_can_be_played_and_the_basic_one_comes_first(board: str) -> None:
    assert at_start(2).game.map.id == "base"
    assert at_start(2, board=board).game.map.id == board


@rule("CAR-SETUP-02", "CAR-SETUP-03", "CAR-SETUP-04", "CAR-SETUP-05")
def test_rooms_and_exploration_tokens_lie_as_in_the_base_game_and_the_rest_stays_unseen() -> None:
    game = fresh(3)
    for slot in game.map.slots.values():
        if slot.kind != "special":
            assert game.content.rooms[decide_tile(game, slot.id)].kind == slot.kind
            decide_token(game, slot.id)
    assert {kind: len(pool) for kind, pool in game.tile_pools.items()} == {"room_1": 0, "room_2": 4}
    assert len(game.token_pool) == 4
    assert game.tiles_known == game.tokens_known == {}


@rule("CAR-SETUP-05", "CAR-SETUP-06", "CAR-SETUP-07", "CAR-SETUP-09", "CAR-SETUP-19")
def test_course_engines_and_time_are_as_in_the_base_game() -> None:
    t = at_start(3)
    assert t.course.space == "B"
    assert t.course.known == 0
    assert t.engines.known == [0, 0, 0]
    assert t.game.time == 15
    assert t.self_destruct == -1


@rule("CAR-SETUP-08")
@pytest.mark.parametrize(("players", "pods"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_the_pods_are_those_of_the_base_game(players: int, pods: int) -> None:
    t = at_start(players)
    assert [(p.number, p.section, p.locked) for p in t.pods] == [(n + 1, "ab"[n % 2], True) for n in range(pods)]


@rule("CAR-SETUP-20", "CAR-SETUP-21", "CAR-SETUP-24", "CAR-SETUP-26")
def test_player_numbers_are_dealt_and_characters_drafted_in_their_order() -> None:
    numbers = set()
    for n in range(20):
        match = new_match(NEMESIS, 3, {"species": "carnomorphs"}, f"draft {n}")
        game: Game = match.state
        numbers.add(tuple(c.number for c in game.crew))
        assert sorted(c.number for c in game.crew) == [1, 2, 3]
        assert game.crew[game.first_player].number == 1
        drafting = []
        for _ in range(3):
            question = match.pending[0]
            assert (question.prompt, len(question.options)) == ("draft", 2)
            drafting.append(game.crew[question.seat].number)
            match.answer(question.seat, question.options[0].key)
        # The numbers stay whatever help card lies before somebody.
        assert drafting == [1, 2, 3]
        assert len(game.draft_pool) == 3
    assert len(numbers) > 1


@rule("CAR-SETUP-22", "CAR-SETUP-23")
def test_everybody_gets_two_secret_objectives_for_this_many_players() -> None:
    t = at_start(3)
    for who in CREW[:3]:
        me = t.crew(who)
        assert [t.game.content.objectives[o].kind for o in me.dealt] == ["personal", "corporate"]
        assert all(t.game.content.objectives[o].min_players <= 3 for o in me.dealt)
        own, other = t.view(who)["crew"][me.seat], t.view(CREW[(me.seat + 1) % 3])["crew"][me.seat]
        assert own["dealt"] == me.dealt
        assert "dealt" not in other
        assert "hand" not in other


@rule("CAR-SETUP-23")
def test_items_in_an_inventory_show_others_their_backs() -> None:
    t = at_start(2).item("captain", "bandages")
    item = t.game.content.items["bandages"]
    assert t.view("captain")["crew"][0]["inventory"] == ["bandages"]
    assert t.view("pilot")["crew"][0]["inventory"] == [item.colour]


@rule("CAR-SETUP-25", "CAR-SETUP-27")
def test_characters_begin_in_the_hibernatorium_beside_the_blue_corpse() -> None:
    t = at_start(3)
    for who in CREW[:3]:
        me = t.crew(who)
        sheet = t.game.content.characters[who]
        weapon = t.game.content.items[sheet.weapon].weapon
        assert weapon is not None
        assert me.slot == t.slot("hibernatorium")
        assert [(h.kind, h.ammo) for h in me.hands] == [(sheet.weapon, weapon.capacity)]
        assert me.quests == list(sheet.quests)
        assert sorted(me.deck.cards() + me.hand) == sorted(sheet.deck)
    assert t.game.objects[t.slot("hibernatorium")] == ["corpse_blue"]


@rule("CAR-SETUP-13", "CAR-TYPE-05")
def test_the_figures_on_the_cards_are_among_those_there_are() -> None:
    t = at_start(2)
    assert t.game.content.figures == {"butcher": 1, "fleshbeast": 3, "shambler": 8, "metagorger": 8}
    assert t.game.figures == []
