"""Documents and actions that break the rules in several ways: all of it is told at once, with place and clause.

``python tests/test_bad_documents.py`` writes what is said of the documents that scenarios turn down.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.subjects.port import BadPosition, Chance
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine.kernel.codec import Codec, Unreadable
from reference_engine.kernel.json_text import malformed, repeated_keys
from reference_engine.kernel.salvage import LOST, salvaged
from tests.monster_maker.positions import character, quiet, side

DEUS, MAKER = "deus@2.00", "monster_maker@2021-03-20"
UNIT = {"kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"}
CARDS: dict[str, Any] = {name: {"name": name, **UNIT} for name in ("Knight", "Squire", "Ogre")}
NINE = {str(number): {"name": str(number), **UNIT} for number in range(9)}


def unit(name: str, area: str, owner: str = "south") -> dict[str, Any]:
    return {"id": name, "owner": owner, "area": area}


def position(*units: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"marching": "south", "units": list(units), **fields, "cards": CARDS | fields.get("cards", {})}


def faults(document: dict[str, Any], edition: str = DEUS) -> list[str]:
    """What is wrong with a position."""
    with pytest.raises(Unreadable) as caught:
        engine.begin(engine.edition(edition), engine.game(edition).quiet_position(engine.edition(edition), document))
    return caught.value.faults


SENTENCES = Path(__file__).parent / "turned_down"


def sentences(game: str) -> Iterator[str]:
    """What the reference says of each position that a scenario of the game turns down, below the scenario's clause."""
    for edition in engine.game(game).editions:
        for scenario in suite.scenarios(edition):
            if any("turned down" in step.text for step in scenario.steps):
                case = Case(Reference(engine.edition(edition)), edition)
                runner.play(case, scenario)
                yield from (f"{scenario.clause}: {fault}" for fault in case.faults)


@pytest.mark.parametrize("game", engine.GAMES)
def test_what_is_said_of_documents_that_scenarios_turn_down(game: str) -> None:
    """A sentence that is meant to change: ``python tests/test_bad_documents.py`` writes all of them again."""
    expected = (SENTENCES / f"{game}.txt").read_text("utf-8").splitlines()
    assert sorted({*sentences(game)}) == expected


@pytest.mark.parametrize("edition", engine.editions())
def test_no_position_that_is_only_to_be_taken_is_over_at_once(edition: str) -> None:
    """Who has won then would be compared, which is none of the clause's business."""
    over = []
    for scenario in suite.scenarios(edition):
        if scenario.steps[-1].text == "it is accepted":
            case = Case(reference := Reference(engine.edition(edition)), edition)
            runner.play(case, scenario)
            over += [scenario.id] if reference.position.result is not None else []
    assert over == []


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (
            position(unit("Knight", "A2")),
            "Knight is in 'A2', which is no area: the nine are a1, b1, c1, a2, b2, c2, a3, b3, c3, did you mean a2? "
            "(deus.zone.battlefield)",
        ),
        (
            position(cards=NINE, south={"hand": [*NINE]}, phase="end_declaration"),
            "south has 9 cards in the hand after the second hand adjustment, the limit is 6 (deus.turn.hand2.as_hand1)",
        ),
        (
            position(phase="power_charge", battle_markers=["b2"]),
            "b2 has a battle marker in the power charge phase, before any battle of the turn "
            "(deus.turn.end.markers_removed)",
        ),
    ],
)
def test_a_fault_is_told_with_its_place_and_clause(document: dict[str, Any], expected: str) -> None:
    assert faults(document) == [expected]


@pytest.mark.parametrize(
    "document",
    [
        position(phase="main", battle_markers=["b2"]),
        position(phase="normal_summon", battle_markers=["b2"]),
        position(cards=NINE, north={"hand": [*NINE]}, phase="end_declaration"),
        position(cards=NINE, south={"hand": [*NINE]}, phase="second_hand_adjustment"),
    ],
    ids=["after a battle", "in the next phase", "the other side's hand", "before the adjustment"],
)
def test_what_can_be_is_not_turned_down(document: dict[str, Any]) -> None:
    engine.begin(engine.edition(DEUS), document)


def test_faults_of_shape_and_of_cards_hide_no_others() -> None:
    document = position(
        unit("Knight", "a3"),
        unit("Odd", "d4"),
        unit("Weak", "b3"),
        unit("Nobody", "c3"),
        turn="three",
        battle_markers=["b1"],
        cards={"Odd": {"name": "Odd", **UNIT, "level": "x"}, "Weak": {"name": "Weak", **UNIT, "defence": 0}},
    )
    found = faults(document)
    told = "\n".join(found)
    for words in (
        "cards[Odd].level: expected int",
        "turn: expected int",
        "'Nobody' is not among the cards",
        "cards.Weak: defence: 0",
        "Odd is in 'd4', which is no area",
        *(f"{name} of south is in {area}, the other side's" for name, area in (("Knight", "a3"), ("Weak", "b3"))),
        "a marker lies on 'b1'",
    ):
        assert words in told
    assert len(found) == 9
    assert "'Odd' is not among" not in told
    assert "cards.Odd" not in told


def test_monster_maker_tells_all_at_once_too() -> None:
    document = quiet("move_phase", side("hero ally* rat", map="town town2 wild3"))
    broken = {"name": "wild3", "kind": "land", "land": {"level": "high"}}
    document["cards"] |= {"ally": {"name": "ally", **character(level=-1)}, "wild3": broken}
    document["players"]["south"]["hand"] = ["hero"]
    told = "\n".join(faults(document, MAKER))
    for words in (
        "cards[wild3].land.level: expected int",
        "cards.ally: ",
        "hero is in 2 places: south's hand, south's party",
        "rat in south's party cannot be used as a character (monster_maker.monster.deemed_character)",
        "town2 on south's map is a town directly after a town (monster_maker.town.not_consecutive)",
    ):
        assert words in told
    assert "'wild3' is not among" not in told


def test_a_subject_hands_all_of_it_on() -> None:
    with pytest.raises(BadPosition, match=r"turn: expected int.*'A2', which is no area"):
        Reference().load(DEUS, position(unit("Knight", "A2"), turn="x"))


@pytest.mark.parametrize(
    ("value", "kind", "rest"),
    [
        ({"a": [1, "x", 3], "b": None}, dict[str, list[int]], {"a": [1, 3]}),
        ([1, 2], list[int], [1, 2]),
        ("x", int, LOST),
        ({"name": "draft die"}, Chance, LOST),
        ({"draw": "d", "of": "n", "shows": "six", "order": ["a", 1]}, Chance, {"draw": "d", "of": "n", "order": ["a"]}),
        (None, Chance | None, None),
        ({"draw": "d", "of": "south", "shows": "six"}, Chance | None, {"draw": "d", "of": "south"}),
    ],
)  # fmt: skip
def test_what_is_left_of_a_document(value: object, kind: Any, rest: object) -> None:
    assert salvaged(value, kind) == rest


# JSON itself


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"a": 1, "b": {"a": 1}}', []),
        ('{"a": 1, "a": 1}', ["a: stands 2 times; a key may stand once"]),
        (b'{"b": [{}, {"c": 1, "c": 2, "c": 3}]}', ["b[1].c: stands 3 times; a key may stand once"]),
        ('{"a": {"x": 1, "x": 1}, "a": 2}', ["a: stands 2 times", "a.x: stands 2 times"]),
        (r'{"a": 1, "\u0061": 2}', ["a: stands 2 times"]),
        ("[" * 100_000, []),
        ("no JSON", []),
        (b'"\xff"', []),
    ],
)
def test_keys_that_stand_twice(text: bytes | str, found: list[str]) -> None:
    told = repeated_keys(text)
    assert len(told) == len(found)
    assert all(said.startswith(start) for said, start in zip(told, found, strict=True))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{\n  "a": 1,\n  "b": ?\n}', "line 3, column 8"),
        ('{"ä": ?}', "line 1, column 7"),
        ('{"a": 1,\n', "line 2, column 1"),
        (b'{"a":\n "\xff"}', "line 2, column 3"),
    ],
)
def test_malformed_json_is_told_with_line_and_column(text: bytes | str, place: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Codec(dict[str, Any]).load(text)
    (fault,) = caught.value.faults
    assert fault.startswith(f"not JSON at {place}: ")


def test_an_abyss_is_told() -> None:
    assert malformed("[" * 100_000, RecursionError()) == "not JSON: it is nested too deeply"


def test_positions_and_answers_with_a_key_twice_are_turned_down() -> None:
    """Two destinations of one unit, for instance."""
    game = engine.game(DEUS)
    with pytest.raises(Unreadable, match=r"moves.Knight: stands 2 times"):
        game.answers.load('{"do": "march", "moves": {"Knight": "b2", "Knight": "c1"}}')
    begun = engine.begin(engine.edition(DEUS), position()).position
    text = engine.dump(begun).decode()
    assert engine.load(text, engine.edition(DEUS)) == begun
    with pytest.raises(Unreadable, match="turn: stands 2 times"):
        engine.load(text.replace('"turn":3', '"turn":2,"turn":3'), engine.edition(DEUS))


# Refusals


def loaded(*units: dict[str, Any], **fields: Any) -> Reference:
    subject = Reference()
    subject.load(DEUS, position(*units, **fields))
    return subject


def test_who_is_asked_what_and_where_is_told() -> None:
    subject = loaded(unit("Knight", "b1"), unit("Ogre", "b3", "north"))
    assert subject.apply("south", {"do": "march", "moves": {"Knight": "b2"}}, ()).accepted
    for seat, do, words in (
        ("north", {"do": "end_phase"}, "does not answer the question of intercept: north is asked for intercept (b2)"),
        ("south", {"do": "pass"}, "north is asked for intercept (b2), not south"),
    ):
        assert words in subject.apply(seat, do, ()).message


@pytest.mark.parametrize(
    ("do", "words"),
    [
        ({"do": "intercept", "units": ["Ogre", "Ogre"]}, "'Ogre' is named twice"),
        ({"do": "discard", "cards": ["Squire", "Squire"]}, "'Squire' is named twice"),
    ],
)
def test_what_is_named_twice_is_named(do: dict[str, Any], words: str) -> None:
    subject = loaded(unit("Knight", "b1"), unit("Ogre", "b3", "north"), south={"hand": ["Squire"]})
    if do["do"] == "discard":
        subject.load(DEUS, position(south={"hand": ["Squire"]}, phase="second_hand_adjustment"))
        seat = "south"
    else:
        subject.apply("south", {"do": "march", "moves": {"Knight": "b2"}}, ())
        seat = "north"
    assert words in subject.apply(seat, do, ()).message


def test_a_game_that_is_over_is_told_with_its_winner() -> None:
    subject = loaded()
    subject.apply("south", {"do": "resign"}, ())
    reply = subject.apply("south", {"do": "end_phase"}, ())
    assert reply.message == "the game is over, north has won under deus.resign.loses: nobody is asked for anything"


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        ((), "no outcome is scripted for the draft die of south"),
        ((Chance("draft die", "south", 7), Chance("draft die", "north", 2)), "shows a face from 1 to 6, not 7"),
        ((Chance("draft die", "south", 3, ("a",)),), "the draft die of south shows a face, it leaves no order"),
        ((Chance("draft die", "south", 3), Chance("draft die", "north", 3)), "for the draft die of south"),
    ],
)
def test_outcomes_that_are_missing_or_wrong_are_told_and_none_is_used(chance: tuple[Chance, ...], words: str) -> None:
    reply = Reference().start(DEUS, {}, chance)
    assert words in reply.message
    assert (reply.accepted, reply.drawn) == (False, 0)
    assert "draft die of south" in reply.wanted


KINDS = ("unit", "battle_spell", "ritual_spell")
COPIES = [card for card in engine.edition(DEUS).cards.values() if card.kind in KINDS for _ in range(card.copies)]
DECKS = {
    seat: {"factions": [], "cards": [card.name for card in COPIES[start : start + 30]]}
    for seat, start in (("south", 0), ("north", 30))
}


def shuffle(shows: int = 0, *changes: tuple[str, str]) -> str:
    """What is said to a shuffle of South's deck that leaves it as it is but for some changes."""
    begun = engine.begin(engine.edition(DEUS), {"decks": DECKS}).position
    order = tuple(dict(changes).get(card, card) for card in begun.pending.draws[0].among) if changes else ()
    script = (Chance("shuffle", "south", shows, order), Chance("shuffle", "north"))
    return Reference().start(DEUS, {"decks": DECKS}, script).message


def test_a_shuffle_is_told_what_it_has_lost() -> None:
    assert shuffle() == ""
    assert shuffle(4) == "the shuffle of south leaves an order, it shows no face; got 4"
    one, other = engine.begin(engine.edition(DEUS), {"decks": DECKS}).position.pending.draws[0].among[:2]
    assert shuffle(0, (one, other)) == (
        "the shuffle of south must hold each of its 30 cards once: "
        f"it has 30, more than once: {other!r}, missing: {one!r}"
    )
    assert "none of them: 'Joker'" in shuffle(0, (one, "Joker"))


if __name__ == "__main__":
    for name in engine.GAMES:
        (SENTENCES / f"{name}.txt").write_text("\n".join(sorted({*sentences(name)})) + "\n", "utf-8")
