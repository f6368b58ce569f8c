"""Properties of whole random games of the draft of 2018-08-29; what it shares with ver2.00 is looked at there."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import playout
import pytest
from hypothesis import given
from playout import EVERYBODY, FRONT, SEATS, Move, Position, act_of, demand, play, refused
from test_properties_games import GAMES, games

from monosashi.rulebook.ledger import load_ledger
from reference_engine import Malformed, apply, dump, edition, legal, load, view, violations

RULES = edition("deus@2018-08-29")
LEDGER = load_ledger("deus")
SEEDED_GAMES = 200
"""At most: no more are played once they have reached everything."""

ENDINGS = {
    "deus.draft.victory.three_markers",
    "deus.draft.deckout.more_markers",
    "deus.draft.deckout.draw",
    "deus.resign.loses",
}


@pytest.fixture(scope="module")
def reached() -> tuple[set[tuple[str, str]], set[str], Counter[str]]:
    """The steps, the kinds of decisions and the endings that some seeded games come to."""
    steps: set[tuple[str, str]] = set()
    kinds: set[str] = set()
    endings: Counter[str] = Counter()

    def note(position: Position) -> None:
        if position.pending is not None:
            kinds.add(position.pending.kind)

    rules = playout.recording(steps, RULES)
    for seed in range(SEEDED_GAMES):
        endings[play(Random(seed), look=note, rules=rules).last.result.clause] += 1
        if not playout.all_steps(RULES) - steps and endings.keys() >= ENDINGS:
            break
    return steps, kinds, endings


def test_the_games_reach_every_step(reached: tuple[set[tuple[str, str]], set[str], Counter[str]]) -> None:
    assert sorted(playout.all_steps(RULES) - reached[0]) == []


def test_the_games_reach_every_decision(reached: tuple[set[tuple[str, str]], set[str], Counter[str]]) -> None:
    assert sorted(set(RULES.offers) - {"always"} - reached[1]) == []


def test_the_games_end_in_every_way(reached: tuple[set[tuple[str, str]], set[str], Counter[str]]) -> None:
    assert set(reached[2]) == ENDINGS


def standing(position: Position) -> Iterator[str]:
    """What must hold of a position whatever happened before."""
    yield from playout.area_faults(position)
    yield from playout.unit_faults(position)
    yield from playout.deck_faults(position)
    yield from marker_faults(position)
    yield from conservation_faults(position)


def marker_faults(position: Position) -> Iterator[str]:
    """Ownership markers lie on front areas; nobody holds all three without having won."""
    if position.control_markers or not set(position.ownership) <= set(FRONT):
        yield f"markers {position.control_markers} {position.ownership} (deus.draft.control.marker_is_control)"
    if len(position.ownership) == len(FRONT) and len(set(position.ownership.values())) == 1 and not position.result:
        yield f"{position.ownership} and no victory (deus.draft.victory.three_markers)"


def conservation_faults(position: Position) -> Iterator[str]:
    """Each card of a player's two half decks is in exactly one zone."""
    if any(frame.name == "deck_building" for frame in position.stack):
        return
    in_use = view(RULES, position, "judge").in_use
    for seat in SEATS:
        factions = position.players[seat].factions
        wanted = Counter(card for card, name in position.cards.items() if RULES.cards[name].faction in factions)
        found = playout.zones_of(position, seat) + Counter(card for card in in_use if card in wanted)
        if found != wanted:
            yield f"{seat}'s cards are not in exactly one zone each (deus.draft.setup.half_deck_contents)"


def changes(move: Move) -> Iterator[str]:
    """What must hold between two positions."""
    before, after = move.before, move.after
    new = {area for area, seat in after.ownership.items() if before.ownership.get(area) != seat}
    gone = set(before.ownership) - set(after.ownership)
    placed = {event.place for event in move.events if event.what == "ownership_marker"}
    removed = {event.place for event in move.events if event.what == "marker_removed"}
    if new - placed or gone - removed:
        yield f"markers {before.ownership} became {after.ownership} without an event (deus.draft.after.A)"
    if removed and act_of(move.answer) != "discard":
        yield f"markers of {removed} removed by {act_of(move.answer)} (deus.draft.turn.hand2.remove_empty_markers)"
    held = {unit.area for unit in after.units.values()}
    if after.turn > before.turn > 0 and not set(after.ownership) <= held:
        yield f"{after.ownership} at turn start (deus.draft.turn.hand2.remove_empty_markers)"
    if act_of(move.answer) == "march":
        goals = set(move.answer.moves.values())
        if len(goals) > 1 or (goals & set(before.battle_markers) and not playout.holders(before, *goals)):
            yield f"a march to {goals} (deus.draft.march.single_destination, deus.march.e_empty)"
    for event in move.events:
        # A ritual's event cites whatever takes effect at once.
        if event.clause and not LEDGER[event.clause].holds_in(RULES.name) and event.what != "takes_effect":
            yield f"{event.what} under {event.clause}, which is not in force"
    if after.pending is not None and not LEDGER[after.pending.clause].holds_in(RULES.name):
        yield f"{after.pending.kind} is asked under {after.pending.clause}, which is not in force"


@games(60)
@given(GAMES)
def test_every_invariant_holds_after_every_answer(random: Random) -> None:
    def look(move: Move) -> None:
        demand([*standing(move.after), *changes(move), *playout.power_faults(without_turn(move))])

    play(random, watch=look, rules=RULES)


def without_turn(move: Move) -> Move:
    """The move without the event that begins a turn: who gains power in which turn differs from ver2.00."""
    return msgspec.structs.replace(move, events=tuple(e for e in move.events if e.what != "turn_begins"))


@games(25)
@given(GAMES)
def test_a_loaded_copy_plays_on_alike(random: Random) -> None:
    def again(move: Move) -> None:
        copy = load(dump(move.before), RULES)
        result = apply(RULES, copy, move.seat, move.answer)
        assert copy == load(dump(move.before), RULES), "apply changed the position it was given"
        assert (result.position, result.events) == (move.after, move.events)
        assert dump(load(dump(move.after), RULES)) == dump(move.after)

    play(random, watch=again, rules=RULES)


@games(25)
@given(GAMES)
def test_what_is_listed_is_accepted_and_only_from_the_asked_seat(random: Random) -> None:
    chance = Random(0)

    def try_some(position: Position) -> None:
        if position.result is not None:
            return
        options = list(legal(RULES, position))
        for option in [*chance.sample(options, min(8, len(options))), legal(RULES, position).sample(chance)]:
            assert violations(RULES, position, position.pending.seat, option) == []
            demand(standing(apply(RULES, position, position.pending.seat, option).position))
            for seat in EVERYBODY:
                assert seat == position.pending.seat or refused(RULES, position, seat, option)

    play(random, look=try_some, rules=RULES)


def test_what_only_the_other_edition_has_is_malformed() -> None:
    position = first_asked("summoner")
    for plain in ({"do": "select", "cards": [], "summoner": ""}, {"do": "end_turn"}, {"do": "shuffle"}):
        with pytest.raises(Malformed):
            violations(RULES, position, position.pending.seat, playout.answer_of(plain))


def first_asked(kind: str) -> Position:
    """The first position of some game in which somebody is asked this."""
    found: list[Position] = []
    play(Random(1), look=lambda p: found.append(p) if p.pending and p.pending.kind == kind else None, rules=RULES)
    return found[0]
