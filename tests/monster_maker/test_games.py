"""Random whole games of Monster Maker for two to four players: they end, and everything holds on the way."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import playout
import pytest
from hypothesis import given
from hypothesis import strategies as st
from whole_games import GAMES, games, patience

from monosashi.records import golden
from monosashi.records.game_record import encoded, read, write
from monosashi.records.random_games import Move, play, random_record, told
from monosashi.records.replay import replayed
from reference_engine import Illegal, Malformed, Unreadable, apply, dump, game, legal, load, view, violations
from reference_engine.kernel.decision import act_of
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.quiet import places_of_player

MAKER = game(RULES.name)
SEATS = ("south", "west", "north", "east")
STRIDE = 13


@pytest.fixture(scope="module", autouse=True)
def short_patience() -> Iterator[None]:
    with patience():
        yield


def short(random: Random, **how: Any) -> Any:
    """A game whose first 150 decisions are drawn; then the match time is over."""
    return play(RULES, random, drawn=150, **how)


# Everything is reached


VICTORIES = {"monster_maker.victory.level_ten", "monster_maker.victory.mission"}


def test_random_games_end_and_reach_every_step_question_and_act() -> None:
    steps: set[tuple[str, str]] = set()
    kinds, acts, endings, players = set(), set(), Counter[str](), set()

    def look(position: Any) -> None:
        if position.pending is not None:
            kinds.add(position.pending.kind)

    noting = playout.recording(steps, RULES)
    for seed in range(150):
        played = play(noting, Random(seed), look=look)
        acts.update(act_of(move.answer) for move in played.moves)
        endings[played.last.result.clause] += 1
        players.add(len(played.last.players))
        if not playout.all_steps(RULES) - steps and acts >= set(RULES.acts) and set(endings) >= VICTORIES:
            break
    assert playout.all_steps(RULES) - steps == set()
    assert set(RULES.offers) - {"always"} - kinds == set()
    assert set(RULES.acts) - acts == set()
    assert players == {2, 3, 4}
    assert set(endings) >= VICTORIES


def test_games_end_when_a_deck_runs_out_and_when_the_time_is_over() -> None:
    causes: set[str] = set()

    def watch(move: Move) -> None:
        causes.update(event.clause for event in move.events if event.what == "judgement")

    for seed in range(60):
        play(RULES, Random(seed), watch=watch)
    assert causes == {"monster_maker.endgame.deck_empty", "monster_maker.endgame.time_limit"}


def test_a_game_without_imagination_ends() -> None:
    assert len(play(RULES, Random(0), drawn=0).moves) < 20


# Invariants


def check(position: Any) -> None:
    """What must hold of every position in which somebody is asked, and of the last one."""
    assert load(dump(position), RULES) == position
    assert dump(load(dump(position), RULES)) == dump(position)
    no_card_is_lost(position)
    for player in position.players.values():
        assert not (player.annihilated and player.party), "an annihilated player has a party"
        assert sum(character.marked for character in player.party) <= 1, "there are two start markers"
    for viewer in ("public", *position.order):
        leaks(position, viewer)


def no_card_is_lost(position: Any) -> None:
    on_table = Counter(card for seat, player in position.players.items() for card, _ in places_of_player(seat, player))
    shown = view(RULES, position, "judge")
    on_table.update(shown.returning)
    known = [action.card for action in shown.actions if action.kind in ("skill", "miracle")]
    on_table.update(card for card in known if card not in on_table)
    assert on_table == Counter(dict.fromkeys(position.cards, 1)), "a card is nowhere, or in two places"


def leaks(position: Any, viewer: str) -> None:
    """Nothing that a viewer may not see is in the view, by id or by name."""
    seen = view(RULES, position, viewer)
    hidden: set[str] = set()
    for seat, player in position.players.items():
        if seat != viewer:
            hidden.update((*player.hand, player.start, *(place.card for place in player.map if place.face_down)))
        if (position.pending is None or position.pending.kind != "start_character") or seat != viewer:
            hidden.update(player.deck)
    strings = set(re.findall(r'"([^"]*)"', msgspec.json.encode(seen).decode()))
    assert strings & (hidden - {""}) == set(), f"{viewer} sees hidden cards"
    assert len(seen.cards) <= len(position.cards) - len(hidden - {""})


@games(15)
@given(GAMES)
def test_positions_and_views_hold_at_every_decision(random: Random) -> None:
    short(random, look=check)


@pytest.mark.parametrize("seed", range(9))
def test_positions_hold_through_whole_games(seed: int) -> None:
    """Looked at now and then."""
    count = 0

    def look(position: Any) -> None:
        nonlocal count
        count += 1
        if count % STRIDE == 0 or position.result is not None:
            check(position)

    play(RULES, Random(seed), look=look)


@games(25)
@given(GAMES, st.integers(0, 999))
def test_hidden_cards_may_change_places_unnoticed(random: Random, seed: int) -> None:
    """A view does not depend on what its viewer cannot see."""

    def look(position: Any) -> None:
        if position.turn == 0:
            return
        for viewer in ("public", *position.order):
            mixed = dealt_anew(position, viewer, Random(seed))
            assert view(RULES, mixed, viewer) == view(RULES, position, viewer), f"{viewer} notices"

    short(random, look=look)


def dealt_anew(position: Any, viewer: str, random: Random) -> Any:
    """The same position, but what the viewer cannot see of each player is shuffled."""
    mixed = position.copied()
    for seat, player in position.players.items():
        hand = () if seat == viewer else player.hand
        cards = [*hand, *player.deck]
        random.shuffle(cards)
        kept = player.hand if seat == viewer else tuple(cards[: len(hand)])
        mixed.players[seat] = msgspec.structs.replace(player, hand=kept, deck=tuple(cards[len(hand) :]))
    return mixed


# JSON and records


@games(20)
@given(GAMES)
def test_a_loaded_copy_plays_on_alike(random: Random) -> None:
    """The copy is written and read again after every answer, so whatever JSON does not keep would add up."""
    copies: list[Any] = []

    def look(position: Any) -> None:
        if not copies:
            copies.append(load(dump(position), RULES))

    def watch(move: Move) -> None:
        result = apply(RULES, copies[0], move.seat, move.answer)
        assert result.position == move.after, "a copy read from JSON goes on differently"
        assert result.events == move.events, "a copy read from JSON records other events"
        copies[0] = load(dump(result.position), RULES)

    short(random, look=look, watch=watch)


@pytest.mark.parametrize("seed", range(9))
def test_records_replay(seed: int, tmp_path: Any) -> None:
    record = random_record(RULES, seed)
    write(tmp_path / "game.jsonl", record)
    assert encoded(read(tmp_path / "game.jsonl")) == encoded(record)
    assert replayed(read(tmp_path / "game.jsonl")) is None
    assert record.header.players == dict.fromkeys(record.header.players, "chance")


def test_golden_games_are_played_by_two_three_and_four() -> None:
    players = {len(read(file).header.players) for file in golden.files_of(RULES.name)}
    assert players == {2, 3, 4}


# Legality


@games(20)
@given(GAMES, st.integers(0, 999))
def test_every_listed_answer_is_accepted(random: Random, seed: int) -> None:
    chance = Random(seed)

    def look(position: Any) -> None:
        if position.result is not None:
            return
        seat, was = position.pending.seat, dump(position)
        options = [option for _, option in zip(range(60), legal(RULES, position), strict=False)]
        for option in [*chance.sample(options, min(5, len(options))), legal(RULES, position).sample(chance)]:
            assert option in legal(RULES, position), f"not legal after all: {told(seat, option)}"
            after = apply(RULES, position, seat, option).position
            assert MAKER.faults(RULES, after) == [], told(seat, option)
            no_card_is_lost(after)
        assert dump(position) == was, "trying answers changed the position"

    short(random, look=look)


@games(30)
@given(GAMES, st.integers(0, 9999))
def test_a_bent_answer_is_lawful_or_refused(random: Random, seed: int) -> None:
    """Whatever is said, by whomever, is accepted by the rules or refused; a refusal changes nothing."""
    chance = Random(seed)

    def watch(move: Move) -> None:
        was = dump(move.before)
        for _ in range(3):
            seat, plain = bent(chance, move)
            try:
                answer = MAKER.answers.convert(plain)
            except Unreadable:
                continue
            try:
                found = violations(RULES, move.before, seat, answer)
                expected: Any = Illegal if found else type(None)
            except Malformed:
                expected = Malformed
            why = playout.refused(RULES, move.before, seat, answer)
            assert type(why) is expected, f"{told(seat, answer)}: {why}"
            if why is None:
                after = apply(RULES, move.before, seat, answer).position
                assert MAKER.faults(RULES, after) == [], told(seat, answer)
                no_card_is_lost(after)
            assert dump(move.before) == was, f"{told(seat, answer)} changed the position"

    short(random, watch=watch)


def bent(chance: Random, move: Move) -> tuple[str, dict[str, Any]]:
    """Another seat, another act, or one thing in the answer exchanged for another card, seat or number."""
    plain = msgspec.to_builtins(move.answer)
    seat = chance.choice((*SEATS, "chance")) if chance.random() < 0.2 else move.seat
    if chance.random() < 0.2:
        plain = {**chance.choice(PLAIN)}
    for key in [key for key in plain if key != "do" and chance.random() < 0.6]:
        plain[key] = bent_value(chance, move.before, plain[key])
    return seat, plain


def bent_value(chance: Random, position: Any, value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((-1, 0, 1, 99))
    if isinstance(value, dict):
        items = [*value.items(), *([(some(chance, position), some(chance, position))] if chance.random() < 0.5 else [])]
        return {key: some(chance, position) if chance.random() < 0.4 else other for key, other in items}
    if isinstance(value, list):
        kept = [item for item in value if chance.random() < 0.7]
        return kept + [some(chance, position) for _ in range(chance.choice((0, 1, 1, 2)))]
    return some(chance, position)


def some(chance: Random, position: Any) -> str:
    """A card from anywhere, a seat, or nothing known."""
    player = position.players[chance.choice(tuple(position.players))]
    everywhere = [*player.hand, *player.hand, *player.deck[:2], *player.discard[:2], *player.others, "nobody", "south"]
    everywhere += [c.card for c in player.party] + [m.card for land in player.map for m in land.monsters]
    return str(chance.choice(everywhere))


PLAIN: tuple[dict[str, Any], ...] = (
    {"do": "pass"},
    {"do": "draw", "results": [1, 6]},
    {"do": "call_time"},
    {"do": "choose_start", "card": ""},
    {"do": "use_skill", "card": "", "user": "", "targets": [], "paid": []},
    {"do": "place_miracle", "card": "", "on": ""},
    {"do": "activate", "card": "", "ability": 0, "targets": [], "paid": []},
    {"do": "counter", "card": "", "ability": 0, "targets": [], "paid": []},
    {"do": "battle"},
    {"do": "retreat"},
    {"do": "apply_effect", "card": "", "ability": 0, "targets": []},
    {"do": "assign", "mains": {}},
    {"do": "support", "supports": {}},
    {"do": "aim", "characters": []},
    {"do": "loot"},
    {"do": "deck_bottom", "cards": []},
    {"do": "move", "card": "", "face_down": True},
    {"do": "dismiss", "characters": []},
    {"do": "place_character", "card": ""},
    {"do": "rank_up", "card": "", "replaces": ""},
    {"do": "place_monster", "card": "", "on": ""},
    {"do": "discard", "cards": []},
    {"do": "end_turn"},
)


def test_every_act_is_among_the_plain_answers() -> None:
    assert {plain["do"] for plain in PLAIN} == set(RULES.acts)
