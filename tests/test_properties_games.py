"""Properties of whole random games, played through the public face only.

Each test plays games by :func:`tests.playout.play` and looks at every position or every answer. A failure prints the
answers that led to it, shrunk, and the invariant with its clause.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import playout
import pytest
from hypothesis import given
from hypothesis import strategies as st
from playout import (
    EVERYBODY,
    RULES,
    SEATS,
    Move,
    Position,
    act_of,
    answer_faults,
    demand,
    play,
    refused,
    standing_faults,
)
from whole_games import GAMES, games, patience

from monosashi.records.random_games import told
from reference_engine import Illegal, Malformed, Unreadable, apply, dump, legal, load, view, violations

SEEDED_GAMES = 150


@pytest.fixture(scope="module", autouse=True)
def short_patience() -> Iterator[None]:
    with patience():
        yield


# Everything is reached


@pytest.fixture(scope="module")
def reached() -> tuple[set[tuple[str, str]], set[str]]:
    """The steps and the kinds of decisions that some seeded games come to."""
    steps: set[tuple[str, str]] = set()
    kinds: set[str] = set()

    def note(position: Position) -> None:
        if position.pending is not None:
            kinds.add(position.pending.kind)

    rules = playout.recording(steps)
    for seed in range(SEEDED_GAMES):
        play(Random(seed), look=note, rules=rules)
        if not playout.all_steps() - steps and kinds >= set(RULES.offers) - {"always"}:
            break
    return steps, kinds


def test_the_games_reach_every_step(reached: tuple[set[tuple[str, str]], set[str]]) -> None:
    """What is never reached is never checked."""
    missed = sorted(playout.all_steps() - reached[0])
    assert not missed, f"{SEEDED_GAMES} games never took {missed}"


def test_the_games_reach_every_decision(reached: tuple[set[tuple[str, str]], set[str]]) -> None:
    """Every kind of decision is put to somebody in some game."""
    missed = sorted(set(RULES.offers) - {"always"} - reached[1])
    assert not missed, f"{SEEDED_GAMES} games never asked for {missed}"


# Invariants


@games(100)
@given(GAMES)
def test_every_invariant_holds_after_every_answer(random: Random) -> None:
    """The invariants of section G of the formal model, and some more."""
    play(random, watch=playout.Referee())


@games(25)
@given(GAMES)
def test_only_the_asked_seat_answers(random: Random) -> None:
    """The same answer by any other seat is refused and changes nothing; only giving up is anybody's right."""

    def others_are_refused(move: Move) -> None:
        was = dump(move.before)
        for seat in EVERYBODY:
            if seat != move.seat and act_of(move.answer) != "resign":
                assert refused(RULES, move.before, seat, move.answer), f"{seat} may answer for {move.seat}"
        assert dump(move.before) == was, "a refusal changed the position"

    play(random, watch=others_are_refused)


@games(40)
@given(GAMES)
def test_apply_is_a_function(random: Random) -> None:
    """The same answer twice gives the same, and the position it was given stays as it was."""
    last = [b""]

    def again(move: Move) -> None:
        was = dump(move.before)
        assert not last[0] or was == last[0], "a later answer changed an earlier position"
        result = apply(RULES, move.before, move.seat, move.answer)
        assert dump(move.before) == was, "apply changed the position it was given"
        assert result.events == move.events, "other events the second time"
        last[0] = dump(move.after)
        assert dump(result.position) == last[0], "another position the second time"

    play(random, watch=again)


# Views


@games(30)
@given(GAMES, st.integers(0, 999))
def test_no_view_shows_a_hidden_card(random: Random, seed: int) -> None:
    """Nobody's view names a hidden card, or changes when hidden cards change places."""

    def hidden_cards_do_not_show(position: Position) -> None:
        for viewer in ("south", "north", "public"):
            shown = what_is_seen(position, viewer)
            seen = [card for card in hidden_from(position, viewer) if f'"{card}"' in shown]
            assert not seen, f"{viewer} sees {seen} (deus.zone.hand.private, deus.zone.deck.facedown)"
            mixed = shuffled(position, viewer, Random(seed))
            again = what_is_seen(mixed, viewer)
            assert again == shown, f"{viewer} notices that hidden cards changed places (deus.zone.hand.private)"

    play(random, look=hidden_cards_do_not_show)


def what_is_seen(position: Position, viewer: str) -> str:
    """A view's JSON, without the list of all cards that everybody builds decks from."""
    shown = msgspec.to_builtins(view(RULES, position, viewer))
    shown.pop("half_decks", None)
    # What has been declared in a chain was declared openly, even if it has gone back to a hand meanwhile.
    if shown.get("battle"):
        shown["battle"].pop("chain", None)
    return msgspec.json.encode(shown).decode()


def hidden_from(position: Position, viewer: str) -> set[str]:
    """Cards that a viewer must not see: decks, others' hands, cards set aside, summoners not yet revealed."""
    cards: set[str] = set()
    for seat in SEATS:
        player = position.players[seat]
        cards.update(player.deck, player.aside)
        if seat != viewer:
            cards.update(player.hand)
            if not player.summoner_open and player.summoner:
                cards.add(player.summoner)
    return cards - shown_from_hand(position)


def shown_from_hand(position: Position) -> set[str]:
    """Hand cards that are being used and lie open for that time (deus.ruling.hand_ritual_card_stays)."""
    return {frame.card for frame in position.stack if frame.name == "effect"}


def shuffled(position: Position, viewer: str, random: Random) -> Position:
    """The same position, but what the viewer cannot see of each player is dealt anew."""
    document = msgspec.json.decode(dump(position))
    for seat in SEATS:
        player = document["players"][seat]
        zones = ["deck", "aside"] if seat == viewer else ["hand", "deck", "aside"]
        held = [zone for zone in zones if zone in player]
        cards = [card for zone in held for card in player[zone] if RULES.cards[position.cards[card]].kind != "token"]
        random.shuffle(cards)
        for zone in held:
            player[zone] = [
                card if RULES.cards[position.cards[card]].kind == "token" else cards.pop() for card in player[zone]
            ]
    return msgspec.json.decode(msgspec.json.encode(document), type=type(position))


# JSON


@games(40)
@given(GAMES)
def test_a_loaded_copy_plays_on_alike(random: Random) -> None:
    """At every decision the position goes through JSON and comes back equal, and plays on the same to the end.

    The copy is written and read again after every answer, so whatever JSON does not keep would add up.
    """
    copies: list[Position] = []

    def copy_it(position: Position) -> None:
        copy = load(dump(position), RULES)
        assert copy == position, "a position is not equal to its copy read from JSON"
        assert dump(copy) == dump(position), "a position read from JSON is written differently"
        if not copies:
            copies.append(copy)

    def play_on(move: Move) -> None:
        result = apply(RULES, copies[0], move.seat, move.answer)
        assert result.position == move.after, "a copy read from JSON goes on differently"
        assert result.events == move.events, "a copy read from JSON records other events"
        copies[0] = load(dump(result.position), RULES)

    play(random, look=copy_it, watch=play_on)


# Legality


@games(40)
@given(GAMES, st.integers(0, 999))
def test_every_listed_answer_is_accepted(random: Random, seed: int) -> None:
    """What ``legal`` lists, ``violations`` finds nothing wrong with and ``apply`` accepts; the result holds water."""
    chance = Random(seed)

    def try_some(position: Position) -> None:
        if position.result is not None:
            return
        seat, was = position.pending.seat, dump(position)
        options = list(legal(RULES, position))
        options = options if len(options) <= 10 else chance.sample(options, 10)
        for option in [*options, legal(RULES, position).sample(chance)]:
            assert option in legal(RULES, position), f"not legal after all: {told(seat, option)}"
            after_trying(position, seat, option)
        assert dump(position) == was, "trying answers changed the position"

    play(random, look=try_some)


def after_trying(position: Position, seat: str, answer: Any) -> None:
    """Apply an answer that must be accepted; a fault in what follows names it."""
    try:
        after = apply(RULES, position, seat, answer).position
        demand([*answer_faults(position, seat, answer), *standing_faults(after)])
    except Exception as error:
        raise AssertionError(f"{told(seat, answer)} -> {type(error).__name__}: {error}") from error


@games(50)
@given(GAMES, st.integers(0, 9999))
def test_a_mutated_answer_is_lawful_or_refused(random: Random, seed: int) -> None:
    """Whatever is said, the engine accepts it by its rules or refuses it and leaves everything as it was."""
    chance = Random(seed)

    def mutate(move: Move) -> None:
        was = dump(move.before)
        for _ in range(4):
            seat, answer = mutated(chance, move)
            if answer is None:
                continue
            why = attempt(move.before, seat, answer)
            assert dump(move.before) == was, f"{told(seat, answer)} changed the position ({why})"

    play(random, watch=mutate)


def attempt(position: Position, seat: str, answer: Any) -> str:
    """Say ``answer``; ``apply`` and ``violations`` must agree on it. Returns what became of it."""
    try:
        found = violations(RULES, position, seat, answer)
        said = "illegal" if found else "accepted"
    except Malformed as error:
        found, said = [], "malformed"
        if not error.faults:
            raise AssertionError("malformed without a fault") from error
    except Exception as error:
        raise AssertionError(f"{told(seat, answer)} -> {type(error).__name__}: {error}") from error
    if said == "accepted":
        after_trying(position, seat, answer)
        return said
    why = refused(RULES, position, seat, answer)
    assert isinstance(why, Illegal if found else Malformed), f"{told(seat, answer)}: {said}, but apply gives {why!r}"
    assert not isinstance(why, Illegal) or why.violations == found, "apply gives other violations"
    return said


# Mutations of answers

PLAIN_ANSWERS = (
    {"do": "pass"},
    {"do": "draw", "results": [1, 6]},
    {"do": "draw", "results": []},
    {"do": "pick", "factions": ["Asketh"]},
    {"do": "select", "cards": [], "summoner": ""},
    {"do": "shuffle"},
    {"do": "discard", "cards": []},
    {"do": "march", "moves": {}},
    {"do": "end_phase"},
    {"do": "intercept", "units": []},
    {"do": "summon", "card": "", "area": "b1"},
    {"do": "rearrange", "areas": {}},
    {"do": "end_turn"},
    {"do": "instant_summon", "card": ""},
    {"do": "line_up", "order": []},
    {"do": "drop", "cards": []},
    {"do": "trigger", "unit": ""},
    {"do": "decline", "unit": ""},
    {"do": "return", "unit": "", "area": "a1"},
    {"do": "adjust", "unit": ""},
    {"do": "use", "card": ""},
)
AREAS = (*playout.TERRITORY["south"], *playout.FRONT, *playout.TERRITORY["north"], "d2", "")


def mutated(chance: Random, move: Move) -> tuple[str, Any]:
    """Another seat, or another answer near the one given; none if it is no answer at all."""
    seat = chance.choice(EVERYBODY) if chance.random() < 0.1 else move.seat
    plain = msgspec.to_builtins(move.answer)
    if chance.random() < 0.15:
        plain = filled(chance, move.before, chance.choice(PLAIN_ANSWERS))
    for _ in range(chance.choice((1, 1, 2))):
        plain = bent(chance, move.before, plain)
    try:
        return seat, playout.answer_of(plain)
    except Unreadable:
        return seat, None


def some_name(chance: Random, position: Position) -> str:
    """A unit, a card of either player in any zone, an area, or nothing known."""
    player = position.players[chance.choice(SEATS)]
    pool = chance.choice(
        (
            tuple(position.units) or ("nobody",),
            player.hand or ("nobody",),
            player.hand or ("nobody",),
            (*player.deck[:3], *player.discard, *player.tokens, player.summoner, *player.aside[:3]),
            AREAS,
            pledged(position) or ("nobody",),
            ("nobody", "fire", "multi", "Asketh"),
        )
    )
    return str(chance.choice(pool))


def pledged(position: Position) -> tuple[str, ...]:
    """The hand cards that are named as costs in the running chain."""
    return tuple(card for item in playout.chain_of(position) for card in item.payment.discards)


def filled(chance: Random, position: Position, plain: dict[str, Any]) -> dict[str, Any]:
    """The answer with names in its empty places."""
    return {
        key: some_name(chance, position)
        if value == ""
        else [some_name(chance, position)]
        if value == []
        else {some_name(chance, position): some_name(chance, position)}
        if value == {}
        else value
        for key, value in plain.items()
    }


def bent(chance: Random, position: Position, plain: dict[str, Any]) -> dict[str, Any]:
    """One field changed: another name, one more, one less, one twice, another number, another area."""
    changed = {**plain}
    if plain["do"] in ("use", "trigger"):
        changed.setdefault(chance.choice(("area", "targets", "slots", "discards")), chance.choice(((), {}, "")))
    keys = [key for key in changed if key != "do"]
    if not keys:
        return changed
    key = chance.choice(keys)
    value = changed[key]
    if isinstance(value, str):
        changed[key] = chance.choice(AREAS) if key == "area" else some_name(chance, position)
    elif isinstance(value, int):
        changed[key] = chance.choice((-1, 0, 1, 2, 99))
    elif isinstance(value, dict):
        changed[key] = bent_table(chance, position, value)
    else:
        changed[key] = bent_list(chance, position, list(value))
    return changed


def bent_list(chance: Random, position: Position, items: list[Any]) -> list[Any]:
    """A list with one item more, less, twice, in another place or exchanged."""
    how = chance.randrange(5)
    if how == 0 or not items:
        return [*items, some_name(chance, position)]
    place = chance.randrange(len(items))
    if how == 1:
        return items[:place] + items[place + 1 :]
    if how == 2:
        return [*items, items[place]]
    if how == 3:
        chance.shuffle(items)
        return items
    other = chance.randrange(-1, 8) if isinstance(items[place], int) else some_name(chance, position)
    return [*items[:place], other, *items[place + 1 :]]


def bent_table(chance: Random, position: Position, table: dict[str, Any]) -> dict[str, Any]:
    """A table with one entry more, less, or exchanged; values are areas or, for slots, lists of icons."""
    how = chance.randrange(4)
    slots = any(not isinstance(value, str) for value in table.values()) or (not table and chance.random() < 0.5)
    icons = [chance.choice(("fire", "water", "multi", "earth", "wind", "holy", "evil"))][: chance.randrange(3)]
    entry: Any = icons if slots else chance.choice(AREAS)
    if how == 0 or not table:
        return {**table, some_name(chance, position): entry}
    key = chance.choice(sorted(table))
    rest = {name: value for name, value in table.items() if name != key}
    if how == 1:
        return rest
    if how == 2:
        return {**rest, some_name(chance, position): table[key]}
    return {**table, key: entry}


def test_what_a_plain_answer_performs() -> None:
    """Every act but resigning has a plain answer among the mutations."""
    acts = {act_of(playout.answer_of(plain)) for plain in PLAIN_ANSWERS}
    assert acts == set(RULES.acts) - {"resign"}
