"""The kernel needs no card game: a game in ten lines proves it."""

from random import Random
from typing import Any

import pytest
from msgspec import Struct

from reference_engine.kernel.chance import chance_faults
from reference_engine.kernel.codec import Codec, Unreadable
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw, Drawn, Pass, Resign
from reference_engine.kernel.edition import Act, Edition, steps
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import default, judgement, name_of
from reference_engine.kernel.legality import Illegal, Legal, Malformed, violations
from reference_engine.kernel.procedure import AGAIN, FINISH, Call, Goto, Procedure
from reference_engine.kernel.run import apply, begin


class Take(Answer, frozen=True, tag="take"):
    """Take one, two or three matches."""

    count: int


class Round(Procedure, tag="round"):
    """Matches are taken in turn; who takes the last one wins."""

    name = "round"
    seat: str = "south"


class Table(Struct):
    """A heap of matches."""

    stack: list[Round]
    heap: int = 0
    pending: Decision | None = None
    result: str | None = None

    def copied(self) -> "Table":
        return Table([frame.__copy__() for frame in self.stack], self.heap, self.pending, self.result)


# The game in ten lines.
def throw(game: Any, round_: Any) -> Any:
    return Decision(CHANCE, "heap", "nim.heap", draws=(Draw("heap die", "south"),))


def take_turns(game: Any, round_: Any) -> Any:
    if game.position.heap:
        return Decision(round_.seat, "take", "nim.turns")
    game.position.result = "north" if round_.seat == "south" else "south"
    return None


@judgement
def taken(game: Any, seat: str, *, count: int) -> int:
    return count


def take(game: Any, round_: Any, seat: str, answer: Any) -> Any:
    game.position.heap -= taken(game, seat, count=answer.count)
    game.emit(Event("taken", "nim.turns", seat=seat, amount=answer.count))
    round_.seat = "north" if seat == "south" else "south"
    return AGAIN


def heaped(game: Any, round_: Any, seat: str, answer: Any) -> Any:
    game.position.heap = answer.results[0]


def at_most_three(game: Any, seat: str, answer: Any) -> str | None:
    return f"{answer.count} are too many" if answer.count > 3 else None


def no_more_than_there_are(game: Any, seat: str, answer: Any) -> str | None:
    return "there are not so many" if answer.count > game.position.heap else None


NIM = Edition(
    name="nim@1",
    procedures={"round": steps(throw, take_turns)},
    acts={
        "draw": Act(perform=heaped, faults=chance_faults),
        "take": Act(
            perform=take,
            conditions={"nim.three": at_most_three, "nim.heap": no_more_than_there_are},
            options=lambda game, seat: [Take(1), Take(2), Take(3)],
        ),
        "resign": Act(perform=lambda game, frame, seat, answer: setattr(game.position, "result", "resigned")),
    },
    offers={"always": ("resign",), "heap": ("draw",), "take": ("take",)},
)


def heap_of(face: int) -> Any:
    return apply(NIM, begin(NIM, Table([Round(step="throw")])).position, CHANCE, Drawn((face,))).position


def test_a_game_is_played_to_its_end() -> None:
    position = heap_of(5)
    assert (position.heap, position.pending.seat) == (5, "south")
    position = apply(NIM, position, "south", Take(3)).position
    result = apply(NIM, position, "north", Take(2))
    assert result.position.result == "north"
    assert [(event.what, event.amount) for event in result.events] == [("taken", 2)]


def test_a_refusal_has_every_violation_and_leaves_the_position() -> None:
    position = heap_of(2)
    before = Codec(Table).dump(position)
    with pytest.raises(Illegal) as refusal:
        apply(NIM, position, "south", Take(4))
    assert [violation.clause for violation in refusal.value.violations] == ["nim.three", "nim.heap"]
    assert Codec(Table).dump(position) == before


def test_a_clause_can_be_switched_off_and_an_edition_amended() -> None:
    position = heap_of(5)
    assert violations(NIM, position, "south", Take(4))
    assert not violations(NIM.without("nim.three"), position, "south", Take(4))
    with pytest.raises(KeyError, match=r"no act of nim@1 is bound by nim\.four"):
        NIM.without("nim.four")
    assert NIM.amended("nim@2", numbers={"most": 3}).numbers["most"] == 3
    assert "most" not in NIM.numbers


def test_a_function_that_is_a_judgement_can_be_replaced_in_a_table() -> None:
    def one_more(_game: Any, _seat: str, *, count: int) -> int:
        return count + 1

    greedy = NIM.amended("nim@2", judgements={taken: one_more})
    assert apply(NIM, heap_of(5), "south", Take(2)).position.heap == 3
    assert apply(greedy, heap_of(5), "south", Take(2)).position.heap == 2
    assert taken(greedy, "south", count=1) == 2, "an edition may be given in the place of the game"
    assert default(taken)(None, "south", count=1) == 1
    assert default(one_more) is None
    assert [name_of(entry) for entry in ("victory", taken)] == ["victory", "test_kernel.taken"]


def test_only_the_asked_seat_is_answered() -> None:
    position = heap_of(5)
    assert [v.clause for v in violations(NIM, position, "north", Take(1))] == ["nim.turns"]
    assert [v.clause for v in violations(NIM, position, CHANCE, Drawn((1,)))] == ["nim.turns"]
    with pytest.raises(Malformed, match="knows no act 'pass'"):
        apply(NIM, position, "south", Pass())


def test_resigning_is_always_possible_until_the_game_is_over() -> None:
    over = apply(NIM, heap_of(5), "north", Resign()).position
    assert over.result == "resigned"
    with pytest.raises(Malformed, match="the game is over"):
        apply(NIM, over, "south", Take(1))


def test_legal_lists_checks_and_samples() -> None:
    options = Legal(NIM, heap_of(2))
    assert list(options) == [Take(1), Take(2)]
    assert Take(2) in options
    assert Take(3) not in options
    assert options.sample(Random(1)) in (Take(1), Take(2))


@pytest.mark.parametrize("results", [(), (0,), (7,), ("a",), (1, 2)])
def test_chance_must_answer_what_was_asked(results: tuple[Any, ...]) -> None:
    position = begin(NIM, Table([Round(step="throw")])).position
    with pytest.raises(Malformed):
        apply(NIM, position, CHANCE, Drawn(results))


class Outer(Procedure, tag="outer"):
    """A procedure that calls another one twice."""

    name = "outer"
    calls: int = 0


class Inner(Procedure, tag="inner"):
    """A procedure that leaves early."""

    name = "inner"


def test_calls_gotos_and_finishes() -> None:
    trail = []

    def first(game: Any, outer: Any) -> Any:
        trail.append("first")
        outer.calls += 1
        return Call(Inner(), stay=outer.calls < 2)

    def second(game: Any, outer: Any) -> Any:
        trail.append("second")
        return Goto("last")

    def skipped(game: Any, outer: Any) -> Any:
        trail.append("skipped")

    def last(game: Any, outer: Any) -> Any:
        trail.append("last")

    def inner(game: Any, frame: Any) -> Any:
        trail.append("inner")
        return FINISH

    def never(game: Any, frame: Any) -> Any:
        trail.append("never")

    edition = Edition(
        "steps@1",
        procedures={"outer": steps(first, second, skipped, last), "inner": steps(inner, never)},
        acts={},
        offers={"always": ()},
    )
    begin(edition, Table([Outer(step="first")]))  # type: ignore[list-item]
    assert trail == ["first", "inner", "first", "inner", "second", "last"]


def test_what_never_ends_is_refused() -> None:
    """As where two card texts set each other off: the rules may have no answer, an engine must have one."""

    def back_to_first(game: Any, round_: Any) -> Any:
        return Goto("first")

    def first(game: Any, round_: Any) -> None:
        return None

    def throw_for_ever(game: Any, round_: Any, seat: str, answer: Any) -> Any:
        return Goto("first")

    edition = NIM.amended(
        "endless@1",
        procedures={"round": steps(throw, first, back_to_first)},
        acts={**NIM.acts, "draw": Act(perform=throw_for_ever, faults=chance_faults)},
    )
    position = begin(edition, Table([Round(step="throw")])).position
    with pytest.raises(Malformed, match="what follows never ends: 1000 steps without a decision, the last at round/"):
        apply(edition, position, CHANCE, Drawn((3,)))
    assert position.pending is not None


def test_documents_are_canonical_and_faults_complete() -> None:
    codec = Codec(Take)
    assert codec.load(codec.dump(Take(2))) == Take(2)
    assert codec.identity(Take(2)) != codec.identity(Take(3))
    assert codec.schema("take")["$schema"].endswith("2020-12/schema")
    with pytest.raises(Unreadable) as unreadable:
        codec.load(b'{"do": "take", "count": "x", "more": 1}')
    assert len(unreadable.value.faults) == 2
    with pytest.raises(Unreadable, match="not JSON"):
        codec.load(b"{")
