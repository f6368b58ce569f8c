"""Properties of whole random games of every edition, played through the public face only.

Each test plays games and looks at every position or every answer. A failure prints the answers that led to it, shrunk,
and what is wrong with its clause. What a game has to say to it stands in its ``tests/<game>/laws.py``.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from bent_answers import bent_answer
from game_laws import Laws, all_steps, demand, every_laws, recording, viewers
from hypothesis import given
from reworded import reworded
from whole_games import GAMES, games, patience

from monosashi.records.game_record import encoded, read, write
from monosashi.records.random_games import GameFailed, Position, random_record
from monosashi.records.replay import replayed
from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.lines import Move, answer_line
from reference_engine import GAMES as GAMES_WITH_LAWS
from reference_engine import Illegal, Malformed, apply, dump, editions, legal, load, violations
from reference_engine.kernel.decision import act_of
from reference_engine.kernel.edition import Edition

EVERY = every_laws()
every_edition = pytest.mark.parametrize("laws", EVERY, ids=str)
Property = Callable[[Laws, Random], None]


@pytest.fixture(scope="module", autouse=True)
def short_patience() -> Iterator[None]:
    with patience():
        yield


def in_games(count: int) -> Callable[[Property], Callable[[Laws], None]]:
    """A property that is looked at in so many random games of every edition."""

    def of(check: Property) -> Callable[[Laws], None]:
        @every_edition
        def test(laws: Laws) -> None:
            def holds(random: Random) -> None:
                check(laws, random)

            # The games that are tried, and those that failed and are remembered, go by the name.
            holds.__name__ = re.sub(r"\W", "_", f"{check.__name__}_{laws}")
            games(count * laws.share // 100)(given(GAMES)(holds))()

        return test

    return of


def test_every_edition_has_its_laws() -> None:
    assert sorted(str(laws) for laws in EVERY) == sorted(editions())


@pytest.mark.parametrize("game", GAMES_WITH_LAWS)
def test_laws_name_clauses(game: str) -> None:
    """Whoever reads of a fault finds its clause."""
    named = {
        clause.rstrip(".")
        for file in (Path(__file__).parent / game).glob("*law*.py")
        for clause in re.findall(rf"(?<![\w.]){game}\.[a-z]\w*\.[\w.]+", file.read_text("utf-8"))
    }
    assert named
    assert sorted(named - set(load_ledger(game))) == []


# Everything is reached


@every_edition
def test_the_games_reach_every_step_question_act_and_ending(laws: Laws) -> None:
    """What is never reached is never checked."""
    steps: set[tuple[str, str]] = set()
    kinds: set[str] = set()
    acts: set[str] = set()
    endings: Counter[str] = Counter()

    def look(position: Position) -> None:
        if position.pending is not None:
            kinds.add(position.pending.kind)

    wanted = all_steps(laws.rules), set(laws.rules.offers) - {"always"}, set(laws.rules.acts), laws.endings
    noting = recording(steps, laws.rules)
    for seed in range(laws.seeded):
        played = laws.play(Random(seed), look=look, rules=noting, drawn=None)
        acts.update(act_of(move.answer) for move in played.moves)
        endings[played.last.result.clause] += 1
        missed = [sorted(all - found) for all, found in zip(wanted, (steps, kinds, acts, set(endings)), strict=True)]
        if not any(missed):
            break
    assert not any(missed), f"{laws.seeded} games never came to {missed}"


@every_edition
def test_a_game_without_imagination_ends(laws: Laws) -> None:
    assert len(laws.play(Random(0), drawn=0).moves) <= laws.idle


# What must hold


@in_games(100)
def test_every_law_holds_after_every_answer(laws: Laws, random: Random) -> None:
    changes = laws.changes()

    def watch(move: Move) -> None:
        demand(laws.positions(move.after))
        # Whoever gives up leaves everything as it is.
        if act_of(move.answer) != "resign":
            demand([*laws.answers(move.before, move.seat, move.answer), *changes(move)])

    laws.play(random, watch=watch)


@pytest.mark.parametrize("seed", range(9))
@pytest.mark.parametrize("laws", [laws for laws in EVERY if laws.drawn is not None], ids=str)
def test_laws_hold_through_long_games(laws: Laws, seed: int) -> None:
    """Where games are cut short elsewhere; looked at now and then."""
    count = 0

    def look(position: Position) -> None:
        nonlocal count
        count += 1
        if count % 13 == 0 or position.result is not None:
            demand(laws.positions(position))
            for viewer in viewers(position):
                seen_without_secrets(laws, position, viewer)

    laws.play(Random(seed), look=look, drawn=None)


@in_games(25)
def test_clauses_cited_are_in_force(laws: Laws, random: Random) -> None:
    """Of events and of questions."""
    ledger = load_ledger(laws.game.name)

    def watch(move: Move) -> None:
        # A ritual's event cites whatever takes effect at once.
        cited = {(event.what, event.clause) for event in move.events if event.clause and event.what != "takes_effect"}
        if move.after.pending is not None and move.after.pending.clause:
            cited.add((move.after.pending.kind, move.after.pending.clause))
        for what, clause in cited:
            assert ledger[clause].holds_in(laws.rules.name), f"{what} under {clause}, which is not in force"

    laws.play(random, watch=watch)


@in_games(25)
def test_only_the_asked_seat_answers(laws: Laws, random: Random) -> None:
    """The same answer by any other seat is refused and changes nothing, unless it is anybody's right."""

    def watch(move: Move) -> None:
        was = dump(move.before)
        for seat in laws.everybody:
            if seat != move.seat and act_of(move.answer) not in laws.rules.offers.get("always", ()):
                assert laws.refused(move.before, seat, move.answer), f"{seat} may answer for {move.seat}"
        assert dump(move.before) == was, "a refusal changed the position"

    laws.play(random, watch=watch)


@in_games(40)
def test_apply_is_a_function(laws: Laws, random: Random) -> None:
    """The same answer twice gives the same, and the position it was given stays as it was."""
    last = [b""]

    def watch(move: Move) -> None:
        was = dump(move.before)
        assert not last[0] or was == last[0], "a later answer changed an earlier position"
        result = apply(laws.rules, move.before, move.seat, move.answer)
        assert dump(move.before) == was, "apply changed the position it was given"
        assert result.events == move.events, "other events the second time"
        last[0] = dump(move.after)
        assert dump(result.position) == last[0], "another position the second time"

    laws.play(random, watch=watch)


# Views


@in_games(30)
def test_no_view_shows_a_hidden_card(laws: Laws, random: Random) -> None:
    """Nobody's view names a hidden card, or changes when hidden cards change places."""
    seed = random.randrange(1000)

    def look(position: Position) -> None:
        for viewer in viewers(position):
            shown = seen_without_secrets(laws, position, viewer)
            again = laws.seen(laws.rules, laws.dealt_anew(position, viewer, Random(seed)), viewer)
            assert again == shown, f"{viewer} notices that hidden cards changed places"

    laws.play(random, look=look)


@in_games(30)
def test_hidden_cards_decide_neither_who_is_asked_nor_what(laws: Laws, random: Random) -> None:
    """An answer leads to what looks the same when hidden cards have changed places, unless it uncovers some."""
    seed = random.randrange(1000)

    def watch(move: Move) -> None:
        for viewer in viewers(move.before):
            twin = laws.dealt_anew(move.before, viewer, Random(seed))
            try:
                after = apply(laws.rules, twin, move.seat, move.answer).position
            except (Illegal, Malformed):
                continue  # it was about a card that lies elsewhere now
            if uncovered(laws, viewer, move.before, move.after) or uncovered(laws, viewer, twin, after):
                continue
            found, expected = (laws.seen(laws.rules, position, viewer) for position in (after, move.after))
            assert found == expected, (
                f"{viewer} learns what is hidden from what follows {answer_line(move.seat, move.answer)}"
            )

    laws.play(random, watch=watch)


def uncovered(laws: Laws, viewer: str, before: Position, after: Position) -> bool:
    """Whether a viewer has come to see something that was hidden."""
    hidden = (set(laws.hidden(position, viewer)) | set(laws.face_down(position)) for position in (before, after))
    return bool(next(hidden) - next(hidden))


def seen_without_secrets(laws: Laws, position: Position, viewer: str) -> str:
    """What a viewer sees; neither the id of a card that must not be seen is there, nor names without ids."""
    shown, hidden = laws.seen(laws.rules, position, viewer), set(laws.hidden(position, viewer))
    seen = sorted(card for card in hidden if f'"{card}"' in shown)
    assert not seen, f"{viewer} sees {seen}"
    named = msgspec.json.decode(shown)["cards"]
    assert len(named) <= len(position.cards) - len(hidden), f"{viewer} knows the names of hidden cards"
    return shown


# JSON and records


class Copy:
    """A copy of a game that is written and read after every answer, so that whatever JSON does not keep adds up.

    Every position comes back equal, breaks no rule of the book, has the same answers open, and plays on the same.
    """

    def __init__(self, rules: Edition) -> None:
        """Of games played by ``rules``."""
        self.rules = rules
        self.position: Position = None
        self.answers = 0

    def look(self, position: Position) -> None:
        """Write and read a position."""
        written = dump(position)
        copy = load(written, self.rules)
        assert copy == position, "a position is not equal to its copy read from JSON"
        assert dump(copy) == written, "a position read from JSON is written differently"
        if position.result is None and self.answers % 8 == 0:
            listed = [list(islice(legal(self.rules, each), 40)) for each in (position, copy)]
            assert listed[0] == listed[1], "a copy read from JSON has other answers open"
        self.position = copy

    def watch(self, move: Move) -> None:
        """Give the same answer to the copy."""
        self.answers += 1
        result = apply(self.rules, self.position, move.seat, move.answer)
        assert result.position == move.after, "a copy read from JSON goes on differently"
        assert result.events == move.events, "a copy read from JSON records other events"


@in_games(40)
def test_a_loaded_copy_plays_on_alike(laws: Laws, random: Random) -> None:
    copy = Copy(laws.rules)
    laws.play(random, look=copy.look, watch=copy.watch)


DECISIONS, EVERY_DECISION = 400, 10_000
"""How many answers are given with other cards, by default and thoroughly."""


@every_edition
def test_whatever_cards_say_nothing_lawful_leads_to_an_unlawful_position(
    laws: Laws, pytestconfig: pytest.Config
) -> None:
    """Their texts are made anew of the edition's words for each game, most of them such as bring things somewhere."""
    answers = changed = count = 0
    wanted = EVERY_DECISION if pytestconfig.option.thorough else DECISIONS
    while answers < wanted:
        random = Random(count)
        rules = reworded(laws.rules, random, laws.words_of_cards)
        copy = Copy(rules)
        # Texts that set each other off for ever keep a game from ending; or an answer is refused that would begin it.
        try:
            laws.play(random, rules=rules, look=copy.look, watch=copy.watch, drawn=300, unfinished=True)
        except GameFailed as failed:
            if "what follows never ends" not in failed.brief:
                raise
        answers, count = answers + copy.answers, count + 1
        changed += sum(rules.cards[name] != card for name, card in laws.rules.cards.items())
    assert 2 * changed > count * len(laws.rules.cards), "fewer than half of the cards say something else"


@every_edition
@pytest.mark.parametrize("seed", range(5))
def test_records_replay(laws: Laws, seed: int, tmp_path: Path) -> None:
    record = random_record(laws.rules, seed)
    write(tmp_path / "game.jsonl", record)
    assert encoded(read(tmp_path / "game.jsonl")) == encoded(record)
    assert replayed(read(tmp_path / "game.jsonl")) is None
    assert record.header.players == dict.fromkeys(record.header.players, "chance")


# Legality


@in_games(40)
def test_every_listed_answer_is_accepted(laws: Laws, random: Random) -> None:
    """What ``legal`` lists, ``violations`` finds nothing wrong with and ``apply`` accepts; the result holds water."""
    chance = Random(random.randrange(1000))

    def look(position: Position) -> None:
        if position.result is not None:
            return
        seat, was = position.pending.seat, dump(position)
        options = [option for _, option in zip(range(200), legal(laws.rules, position), strict=False)]
        options = options if len(options) <= 10 else chance.sample(options, 10)
        for option in [*options, legal(laws.rules, position).sample(chance)]:
            assert option in legal(laws.rules, position), f"not legal after all: {answer_line(seat, option)}"
            assert violations(laws.rules, position, seat, option) == []
            after_trying(laws, position, seat, option)
        assert dump(position) == was, "trying answers changed the position"

    laws.play(random, look=look)


def after_trying(laws: Laws, position: Position, seat: str, answer: Any) -> None:
    """Apply an answer that must be accepted; a fault in what follows names it."""
    try:
        after = apply(laws.rules, position, seat, answer).position
        demand([*laws.answers(position, seat, answer), *laws.positions(after)])
    except Exception as error:
        raise AssertionError(f"{answer_line(seat, answer)} -> {type(error).__name__}: {error}") from error


@in_games(50)
def test_a_bent_answer_is_lawful_or_refused(laws: Laws, random: Random) -> None:
    """Whatever is said, the engine accepts it by its rules or refuses it and leaves everything as it was."""
    chance = Random(random.randrange(10000))

    def watch(move: Move) -> None:
        was = dump(move.before)
        for _ in range(4):
            seat, answer = bent_answer(laws, chance, move)
            if answer is None:
                continue
            why = attempt(laws, move.before, seat, answer)
            assert dump(move.before) == was, f"{answer_line(seat, answer)} changed the position ({why})"

    laws.play(random, watch=watch)


def attempt(laws: Laws, position: Position, seat: str, answer: Any) -> str:
    """Say ``answer``; ``apply`` and ``violations`` must agree on it. Returns what became of it."""
    try:
        found = violations(laws.rules, position, seat, answer)
        said = "illegal" if found else "accepted"
    except Malformed as error:
        found, said = [], "malformed"
        if not error.faults:
            raise AssertionError("malformed without a fault") from error
    except Exception as error:
        raise AssertionError(f"{answer_line(seat, answer)} -> {type(error).__name__}: {error}") from error
    if said == "accepted":
        after_trying(laws, position, seat, answer)
        return said
    why = laws.refused(position, seat, answer)
    assert isinstance(why, Illegal if found else Malformed), (
        f"{answer_line(seat, answer)}: {said}, but apply gives {why!r}"
    )
    assert not isinstance(why, Illegal) or why.violations == found, "apply gives other violations"
    if found and seat == position.pending.seat and act_of(answer) in laws.complete:
        assert any(laws.answers(position, seat, answer)), (
            f"{answer_line(seat, answer)} is refused, and breaks no law: {found}"
        )
    return said


@every_edition
def test_every_act_is_among_the_plain_answers(laws: Laws) -> None:
    """Every act but giving up, which is no way to bend an answer to."""
    acts = {act_of(laws.answer_of(plain)) for plain in laws.plain_answers}
    assert acts == set(laws.rules.acts) - {"resign"}
