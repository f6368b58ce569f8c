"""Images: what one direction only shows is found, the smallest image is named, drift is told from asymmetry."""

import io
import os
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from rich.console import Console
from zoo.measuring import ROOT, TESTS, measure

import reference_engine as engine
from monosashi import suite
from monosashi.kit.interface import Symmetry
from monosashi.kit.registry import kit
from monosashi.mutants import Mutant
from monosashi.mutants.matrix import noticed_by, noticed_in_images
from monosashi.mutants.operators import operated
from monosashi.mutants.operators.playing import OperatorFate
from monosashi.mutants.operators.scores import score
from monosashi.reports.comparison import gather
from monosashi.reports.junit import junit
from monosashi.reports.markdown import markdown
from monosashi.reports.operators import print_operators
from monosashi.reports.page import page
from monosashi.reports.summary import print_cause
from monosashi.reports.terminal import print_run
from monosashi.subjects.port import Chance, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.suite.upright import Exemption, every_exemption, exemptions
from monosashi.verification import results_file, runner
from monosashi.verification.case import Case
from monosashi.verification.images.catalogue import (
    BadImages,
    check_images,
    chosen,
    images_of,
    images_sentence,
    renamed,
    symmetry_faults,
    turned,
)
from monosashi.verification.images.company import companies
from monosashi.verification.images.fields import Frame, Reader
from monosashi.verification.images.looking import mirrors
from monosashi.verification.images.subject import Imaged, in_seat_order
from monosashi.verification.images.turning import Sitting, shared_turns
from monosashi.verification.known_failures import KnownFailure, judge
from monosashi.verification.results_file import Settings
from monosashi.verification.run import plan, run_suite
from monosashi.verification.session import Session
from monosashi.verification.verdict import Verdict
from reference_engine.kernel.documents import Id, InOrder, Place, SeatName, Word
from reference_engine.kernel.edition import Edition

DEUS, MAKER = "deus@2.00", "monster_maker@2021-03-20"
OFF = "place_miracle.monster_maker.miracle.level"
"""A condition that only East breaks in the scenarios of its clause, at tables of four."""
ALL = images_of("deus")
STAYS = "deus.march.a/an-exhausted-unit-stays-where-it-is"


def scenario(identity: str, edition: str = DEUS) -> Scenario:
    return next(one for one in suite.scenarios(edition) if one.id == identity)


# Engines that are wrong in one direction


class SouthMarchesTired(Reference):
    """South's exhausted units march."""

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        reply = super().apply(seat, action, chance)
        wrong = seat == "south" and action["do"] == "march" and "deus.march.a" in reply.clauses
        return Reply(True) if wrong else reply


class ForgetsRightColumn(Reference):
    """Nobody is ever refused who marches from c1."""

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        areas = {unit.id: unit.area for unit in self.position.units.values()}
        reply = super().apply(seat, action, chance)
        wrong = action["do"] == "march" and any(areas.get(unit) in ("c1", "c3") for unit in action["moves"])
        return Reply(True) if wrong and not reply.accepted else reply


class TakesNamesForIds(Reference):
    """Knows units by the names of their cards."""

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        if set(self.position.cards) != set(self.position.cards.values()):
            return Reply(False, message="there is no such unit")
        return super().apply(seat, action, chance)


class LooksAtTheFirst(Reference):
    """Of those who march only the first one named is looked at."""

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        reply = super().apply(seat, action, chance)
        if action["do"] == "march" and not reply.accepted and len(action["moves"]) > 1:
            unit, area = next(iter(action["moves"].items()))
            if self.allows(seat, {"do": "march", "moves": {unit: area}}):
                return Reply(True)
        return reply


class Drifts(Reference):
    """Refuses everything from a certain number of positions on."""

    def __init__(self, loads: int) -> None:
        super().__init__()
        self.left = loads

    def load(self, edition: str, position: dict[str, Any]) -> None:
        self.left -= 1
        super().load(edition, position)

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        return super().apply(seat, action, chance) if self.left >= 0 else Reply(True)


def looked_at_again(answering: Reference, identity: str, images: Sequence[str] = ALL) -> Verdict:
    """What becomes of a scenario that passes as it is written."""
    session = Session.of_object(DEUS, answering, images)
    (first,) = session.play([scenario(identity)])
    assert first.status is Status.PASS
    (again,) = session.recheck([scenario(identity)], [first], ())
    return again


def test_what_is_right_passes_in_its_images() -> None:
    found = looked_at_again(Reference(), STAYS)
    assert (found.status, found.imaged, found.image) == (Status.PASS, True, "")


@pytest.mark.parametrize(
    ("wrong", "image", "words"),
    [
        (SouthMarchesTired, "seats", "holds as written, fails with the seats exchanged: the action was accepted"),
        (TakesNamesForIds, "ids", "holds as written, fails with the ids renamed: "),
    ],
)
def test_the_smallest_image_that_fails_is_named(wrong: type[Reference], image: str, words: str) -> None:
    found = looked_at_again(wrong(), STAYS)
    assert (found.image, found.imaged) == (image, True)
    assert found.status in (Status.FAIL, Status.WRONG_REASON)
    assert found.message.startswith(words)


def test_places_and_members_are_turned() -> None:
    asked = [one for one in suite.scenarios(DEUS) if one.clause.startswith("deus.march.")]
    found = {}
    for wrong in (ForgetsRightColumn, LooksAtTheFirst):
        session = Session.of_object(DEUS, wrong(), ALL)
        passed = [(one, verdict) for one, verdict in zip(asked, session.play(asked), strict=True)
                  if verdict.status is Status.PASS]  # fmt: skip
        again = session.recheck([one for one, _ in passed], [verdict for _, verdict in passed], ())
        found[wrong] = {verdict.image for verdict in again}
    assert found[ForgetsRightColumn] >= {"", "columns"}
    assert found[LooksAtTheFirst] >= {"", "order", "company"}


class LooksAtTheLast(Reference):
    """Of those who march only the last one named is looked at."""

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        reply = super().apply(seat, action, chance)
        if action["do"] == "march" and not reply.accepted:
            unit, area = list(action["moves"].items())[-1]
            return Reply(True) if self.allows(seat, {"do": "march", "moves": {unit: area}}) else reply
        return reply


def test_refused_alone_refused_in_company_whoever_is_named_first() -> None:
    """The member who is added is lawful alone; nobody else looks at the first or the last one only."""
    assert looked_at_again(Reference(), STAYS).accompanied
    for wrong, words in ((LooksAtTheFirst, "first"), (LooksAtTheLast, "last")):
        found = looked_at_again(wrong(), STAYS)
        assert (found.image, found.status) == ("company", Status.FAIL)
        assert found.message.startswith("holds as written, fails with ")
        assert f" named {words}, too: the action was accepted" in found.message
        assert '"do":"march"' in found.sent[-1]


def test_company_breaks_nothing_of_its_own() -> None:
    """The reference refuses the answer for the scenario's clauses alone, before and behind it."""
    rules = engine.edition(DEUS)
    found = companies(rules, scenario(STAYS))
    assert [company.first for company in found] == [True, False]
    assert len({company.who for company in found}) == 1
    first, last = (next(iter(company.actions.values()))["moves"] for company in found)
    assert (first, list(first)) == (last, list(last)[::-1])
    assert companies(rules, scenario("deus.march.battle_if_enemy/a-march-past-the-enemy")) == ()


def test_messages_are_shown_as_they_were_sent() -> None:
    """The board and the sentence stay as they are written."""
    found = looked_at_again(SouthMarchesTired(), STAYS)
    legend, load, apply = found.sent
    assert legend.startswith("south is north, north is south, a1 is a3")
    assert '"marching":"south"' in load
    assert '"seat":"south"' in apply
    assert found.step == "Then it is refused under deus.march.a"
    assert found.after is not None
    assert {unit["area"] for unit in found.after["units"] if unit["owner"] == "north"} == {"b3"}


def test_a_fault_that_needs_two_images_at_once_is_named_by_both() -> None:
    class Both(Reference):
        def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
            opaque = set(self.position.cards) != set(self.position.cards.values())
            return Reply(True) if opaque and seat == "south" else super().apply(seat, action, chance)

    found = looked_at_again(Both(), STAYS)
    assert found.image == "seats,columns,ids,order"


def test_drift_is_told_from_asymmetry() -> None:
    found = looked_at_again(Drifts(1), STAYS)
    assert found.image == ""
    assert found.message.startswith("passed at first; played again")
    once = looked_at_again(Drifts(2), STAYS)
    assert once.image == ""


def test_only_chosen_images_are_played() -> None:
    assert looked_at_again(SouthMarchesTired(), STAYS, ("columns", "ids")).status is Status.PASS
    assert looked_at_again(SouthMarchesTired(), STAYS, ()).imaged is False


# What is mapped


def test_seats_turn_round_the_table() -> None:
    """Only those who take part."""
    three = {"players": {"south": {}, "west": {}, "north": {}}, "turn_player": "west"}
    assert turned(MAKER, ["seats"], three).there.seats == {"south": "west", "west": "north", "north": "south"}
    assert turned(MAKER, ["seats"], {"players": {"south": {}, "north": {}}}).there.seats == {
        "south": "north",
        "north": "south",
    }
    assert turned(DEUS, ["seats"], {}).there.seats == {"south": "north", "north": "south"}


def sitting(number: int, actor: str, *table: str) -> Sitting:
    one = scenario(STAYS)
    return Sitting(msgspec.structs.replace(one, id=f"{one.id}/{number}"), table, actor)


def test_the_scenarios_of_a_clause_reach_every_seat_together() -> None:
    """One turn each where they are enough; as many as there are seats where one scenario is alone."""
    three, four = ("south", "west", "north"), ("south", "west", "north", "east")
    assert list(shared_turns([sitting(1, "west", *three)]).values()) == [(1, 2)]
    assert list(shared_turns([sitting(n, "west", *four) for n in range(4)]).values()) == [(1,), (2,), (3,), (1,)]
    group = [sitting(1, "east", *four), sitting(2, "south", "south", "north")]
    found = shared_turns(group)
    met = {each.actor for each in group} | {each.reaches(turn) for each in group for turn in found[each.scenario.id]}
    assert met == {*four}
    assert found[group[1].scenario.id] == (1,), "a table of two reaches North, so the other need not"


@pytest.mark.parametrize("seat", engine.game(MAKER).seats)
def test_a_condition_that_is_off_for_one_seat_is_noticed(seat: str) -> None:
    """All refusals of the clause are East's as they are written; some image has each seat refused."""
    rules = operated(engine.edition(MAKER))[f"condition.{OFF}.off_for_{seat}"].bend(engine.edition(MAKER))
    own = [one for one in suite.scenarios(MAKER) if one.clause == OFF.partition(".")[2]]
    found = [
        image
        for one in own
        for image in mirrors(lambda: Reference(rules), MAKER, one)
        if runner.play(Case(image, MAKER), one).status is not Status.PASS
    ]
    written = [one for one in own if runner.play(Case(Reference(rules), MAKER), one).status is not Status.PASS]
    assert found or written
    assert bool(written) is (seat == "east")


def test_it_is_told_how_far_the_seats_have_gone_on() -> None:
    assert images_sentence(MAKER, ["seats", "ids"], 1) == "with everybody one seat further on and with the ids renamed"
    assert images_sentence(MAKER, ["seats"], 2) == "with everybody 2 seats further on"


def test_ids_say_nothing_and_come_in_the_opposite_order() -> None:
    ids = [f"Card {number}" for number in range(12)]
    new = renamed(ids)
    assert sorted(ids, key=new.__getitem__) == sorted(ids, reverse=True)
    assert set(new.values()).isdisjoint(ids)
    assert renamed(["", "Sage"]) == {"Sage": "id1"}


def test_lists_without_an_order_are_told_backwards_and_only_they() -> None:
    table = Reference()
    image = Imaged(table, DEUS, ["order"])
    position = {
        "marching": "south",
        "cards": {"A": "Page", "B": "Page", "C": "Page"},
        "south": {"hand": ["A"], "deck": ["B", "C"]},
        "north": {"deck": []},
    }
    names = [card.name for card in engine.edition(DEUS).cards.values() if card.kind == "unit"]
    position["cards"] = dict(zip("ABC", names, strict=False))
    image.load(DEUS, position)
    method, params = image.sent[0]
    assert method == "load"
    assert list(params["position"]["cards"]) == ["C", "B", "A"]
    assert params["position"]["south"]["deck"] == ["B", "C"]
    assert table.position.players["south"].deck == ("B", "C")


class Overheard(Reference):
    """The reference, with a note of every position that is put on its table."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes] = []

    def load(self, edition: str, position: dict[str, Any]) -> None:
        self.heard.append(msgspec.json.encode(position))
        super().load(edition, position)


def test_what_a_seed_draws_for_a_scenario_depends_on_nothing_else() -> None:
    """Not on what is played before, nor by whom; another seed draws something else."""
    some = [each for each in suite.scenarios("deus") if each.clause == "deus.march.a"]

    def heard(seed: int | None, scenarios: list[Scenario]) -> dict[str, list[bytes]]:
        session = Session(DEUS, Reference().hello(), images=("seats", "columns", "ids", "order"), seed=seed)
        found = {}
        for scenario in scenarios:
            session.subject = overheard = Overheard()
            (verdict,) = session.play([scenario])
            overheard.heard.clear()
            assert next(session.recheck([scenario], [verdict], ())).imaged
            found[scenario.id] = overheard.heard
        return found

    drawn = heard(1, some)
    assert heard(1, some[::-1]) == drawn
    assert heard(1, some[3:4]) == {some[3].id: drawn[some[3].id]}
    for other in (heard(2, some), heard(None, some)):
        assert all(other[name] != drawn[name] for name in drawn)


def test_a_failure_in_an_image_speaks_of_the_names_of_the_scenario() -> None:
    """Also where whole positions differ, which the engine has seen with names that were drawn."""

    class Strong(Reference):
        def observe(self, viewer: str) -> Any:
            view = super().observe(viewer)
            drawn = [unit for unit in view.units if unit.id.startswith("id")]
            strong = tuple(msgspec.structs.replace(unit, attack=unit.attack + 1) for unit in view.units)
            return msgspec.structs.replace(view, units=strong) if drawn else view

    session = Session.of_object(DEUS, Strong(), ("ids",))
    session.seed = 3
    scenario = next(each for each in suite.scenarios("deus") if each.clause == "deus.march.a")
    (first,) = session.play([scenario])
    found = next(session.recheck([scenario], [first], ()))
    assert (found.image, found.seed) == ("ids", 3)
    assert not re.search(r"id\d", f"{found.message} {found.expected} {found.actual}")
    assert re.search(r"id\d{5}", found.sent[0])


def test_draws_that_come_seat_by_seat_keep_the_order_of_the_seats() -> None:
    mapped = [
        Chance("judgement die", seat, face) for seat, face in (("north", 3), ("south", 3), ("north", 1), ("south", 2))
    ]
    assert [(each.of, each.shows) for each in in_seat_order(mapped, DEUS)] == [
        ("south", 3),
        ("north", 3),
        ("south", 2),
        ("north", 1),
    ]
    others = [Chance("initiative die", "north", 1), Chance("initiative die", "south", 2)]
    assert in_seat_order(others, DEUS) == others


def test_a_game_that_is_started_stays_as_it_is_written() -> None:
    found = [one for one in suite.scenarios(DEUS) if one.clause == "deus.setup.first_hand"] or [
        one for one in suite.scenarios(DEUS) if one.clause.startswith("deus.setup")
    ]
    session = Session(DEUS, Reference().hello(), images=ALL)
    (first,) = session.play(found[:1])
    (again,) = session.recheck(found[:1], [first], ())
    assert (first.status, again.imaged) == (Status.PASS, False)


def test_images_are_named_and_others_refused() -> None:
    assert chosen(DEUS, "all") == ("seats", "columns", "ids", "order", "company")
    assert chosen(MAKER, "columns,ids") == ("ids",)
    assert chosen(DEUS, "none") == ()
    check_images([MAKER, DEUS], "columns,ids")
    with pytest.raises(
        BadImages, match="there is no image 'columns'; expected all, none, or some of seats, ids, order, company"
    ):
        check_images([MAKER], "columns")
    assert images_sentence(DEUS, ["seats"]) == "with the seats exchanged"


def test_a_symmetry_keeps_neighbours_and_homes() -> None:
    whole = kit("deus")
    areas = [name for relation in whole.images.neighbours for name in relation]
    halves = dict(zip(areas, areas, strict=True)) | {"a1": "c3", "c3": "a1"}
    faults = list(symmetry_faults(whole, whole.images, Symmetry("odd", "oddly", places=halves)))
    assert "the neighbours of a1 are not those of c3" in faults
    assert "what is south's does not become south's" in faults
    half = Symmetry("half", "half", places={"a1": "b1"})
    assert "two places become one" in symmetry_faults(whole, whole.images, half)


# Games from outside


class Bare(Struct, tag="bare"):
    """A document whose type says nothing."""

    id: str
    held: tuple[str, ...] = ()


def test_a_game_whose_types_say_nothing_has_lists_without_an_order_and_no_ids() -> None:
    reader = Reader(kit("deus"))
    mapper = reader.mapper(Bare)
    assert mapper({"id": "A", "held": ["A", "B"]}, Frame(ids={"A": "B", "B": "A"}, lists="otherwise")) == {
        "id": "A",
        "held": ["B", "A"],
    }
    assert (reader.holding, reader.listed, reader.undeclared) == (set(), True, ["Bare.id", "Bare.held"])


class Piece(Struct):
    """A document whose type says what its fields hold."""

    id: Id
    held: tuple[Id, ...] = ()
    path: InOrder[tuple[Place, ...]] = ()
    owners: dict[Id, SeatName] = {}
    worn: InOrder[dict[Id, int]] = {}
    icons: Word | None = None
    name: str = ""


def test_types_say_what_fields_hold_and_which_lists_have_an_order() -> None:
    reader = Reader(kit("deus"))
    mapper = reader.mapper(Piece)
    frame = Frame({"south": "north"}, {"a1": "c3"}, {"A": "id2", "B": "id1"}, lists="otherwise")
    plain = {
        "id": "A",
        "held": ["A", "B"],
        "path": ["a1", "b1"],
        "owners": {"A": "south", "B": "nobody"},
        "worn": {"A": 1, "B": 2},
        "icons": "A",
        "name": "A",
    }
    there = mapper(plain, frame)
    assert there == {
        "id": "id2",
        "held": ["id1", "id2"],
        "path": ["c3", "b1"],
        "owners": {"id2": "north", "id1": "nobody"},
        "worn": {"id2": 1, "id1": 2},
        "icons": "A",
        "name": "A",
    }
    assert [list(there[name]) for name in ("owners", "worn")] == [["id1", "id2"], ["id2", "id1"]]
    assert mapper(Piece("A", ("A", "B"), name="A"), frame) == Piece("id2", ("id1", "id2"), name="A")
    assert reader.undeclared == ["Piece.name"]


# Exemptions


def test_a_tag_exempts_from_an_image_and_says_why() -> None:
    one = scenario("deus.turn.summon.normal/of-cards-of-the-same-name-the-first-is-listed")
    assert exemptions(one) == {"order": "The first of several cards is listed"}
    found = looked_at_again(Reference(), one.id)
    assert (found.status, found.imaged) == (Status.PASS, True)


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_exemption_has_a_reason_and_is_needed(game: str) -> None:
    """A tag whose scenario holds in the image on every edition is to be taken off."""
    faults = []
    every = suite.every_scenario(game)
    for each in every_exemption(every):
        (one,) = (one for one in every if one.id == each.scenario)
        editions = [name for name in engine.game(game).editions if suite.holds_in(one, name)]
        if each.image not in images_of(game):
            faults.append(f"{each.scenario}: {game} has no image {each.image}")
        elif not each.reason:
            faults.append(f"{each.scenario}: upright.{each.image} has no reason: @upright.{each.image}:It_is_so")
        elif all(holds(one, name, (each.image,)) for name in editions):
            faults.append(f"{each.scenario} holds in the image {each.image}: take the tag off")
    assert faults == []


def holds(one: Scenario, edition: str, images: Sequence[str]) -> bool:
    subject = Imaged(Reference(), edition, images)
    return runner.play(Case(subject, edition), one).status is Status.PASS


@pytest.mark.parametrize("edition", engine.editions())
def test_the_reference_holds_in_all_images(edition: str, request: pytest.FixtureRequest) -> None:
    """Of every 25th scenario; thoroughly, of all."""
    every = suite.scenarios(edition)[:: 1 if request.config.getoption("--thorough") else 25]
    session = Session(edition, Reference().hello(), images=images_of(edition))
    first = list(session.play(every))
    again = session.recheck(every, first, ())
    assert [(one.id, verdict.message) for one, verdict in zip(every, again, strict=True) if verdict.image] == []


def test_all_exemptions_of_a_suite() -> None:
    found = every_exemption(suite.scenarios(MAKER))
    assert Exemption(
        "monster_maker.roll.character/every-character-has-a-roll-of-its-own", "ids", "Dice come in the order of the ids"
    ) in found  # fmt: skip


# Wrong rules


def test_wrong_rules_that_only_an_image_notices_are_told_apart() -> None:
    fates = [
        OperatorFate("a", "condition", "off", ("deus.march.a",), noticed="x"),
        OperatorFate("b", "condition", "off", ("deus.march.a",), imaged="y"),
        OperatorFate("c", "condition", "off", ("deus.march.a",)),
    ]
    told = score(fates)
    assert (told.rules, told.noticed, told.imaged, told.lives, told.breaks) == (3, 1, 1, 1, 0)
    text = io.StringIO()
    print_operators(Console(file=text, width=200), fates)
    assert "b: off: noticed only in an image, of y: it deserves a scenario of its own" in text.getvalue()
    assert "1 of 3 wrong rules noticed, 1 only in an image" in text.getvalue()


def test_a_mutant_of_one_seat_is_noticed_only_in_an_image() -> None:
    wrong = Mutant("deus.march.a", "South marches exhausted", (condition_off_for_south,))
    own = [one for one in suite.scenarios(DEUS) if one.id == STAYS]
    assert noticed_by(wrong, DEUS, own) == ()
    assert noticed_in_images(wrong, DEUS, own) == (STAYS,)


def condition_off_for_south(rules: Edition) -> Edition:
    """The condition binds North only."""
    act = rules.acts["march"]
    real = act.conditions["deus.march.a"]

    def bent(game: Any, seat: str, answer: Any) -> Any:
        return None if seat == "south" else real(game, seat, answer)

    conditions = {**act.conditions, "deus.march.a": bent}
    return rules.amended(rules.name, acts={"march": replace(act, conditions=conditions)})


# Reports


@pytest.fixture(scope="module")
def measured() -> results_file.Run:
    """A run against a program that lets North's exhausted units march."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), str(ROOT)]))
        return measure("favours-north", clauses=("deus.march.a",), images="all")


def test_an_image_is_no_second_scenario(measured: results_file.Run) -> None:
    assert measured.header.required == len(measured.scored)
    failed = [verdict for verdict in measured.failed if verdict.image]
    assert failed
    assert {verdict.image for verdict in failed} == {"seats"}
    assert len(measured.passed) + len(measured.failed) == measured.header.required


def test_a_known_failure_is_known_by_its_status(measured: results_file.Run) -> None:
    listed = {verdict.scenario: KnownFailure(verdict.status) for verdict in measured.failed}
    judged = judge(listed, measured, whole=False)
    assert (judged.unlisted, judged.changed, judged.stale) == ((), (), ())


def test_every_report_names_the_image(measured: results_file.Run, tmp_path: Path) -> None:
    file = tmp_path / "run.ndjson"
    results_file.write(file, measured)
    kept = results_file.read(file).failed
    assert [(verdict.image, verdict.sent) for verdict in kept] == [(v.image, v.sent) for v in measured.failed]
    compared = gather([file])
    told, turned = (
        io.StringIO(),
        results_file.Run(
            measured.header, tuple(v for v in measured.verdicts if not v.message or v.image), measured.footer
        ),
    )
    print_run(Console(file=told, width=200), measured)
    assert "accepts what must be refused under deus.march.a · 11 scenarios" in told.getvalue()
    assert "feature:40 · image: seats" in told.getvalue()
    assert measured.in_images in told.getvalue()
    print_run(Console(file=told, width=200), turned)
    assert "accepts what must be refused under deus.march.a (only in an image: seats) · 4 scenarios" in told.getvalue()
    assert " · fail · image: seats" in told.getvalue()
    assert "as sent:" in told.getvalue()
    print_cause(Console(file=told, width=200), compared, "accepted:deus.march.a")
    assert told.getvalue().count("as sent:  {") > 8
    assert "image: seats" in junit(compared)
    assert "as sent: " in junit(compared)
    assert "(image: seats)" in markdown(compared)
    assert "fail, image: seats, expected refused" in page(compared)
    results_file.write(file, turned)
    assert "<b>image: seats</b>" in page(gather([file]))
    assert "every message</summary>" in page(gather([file]))


def test_fewer_images_are_said(measured: results_file.Run) -> None:
    what = plan(DEUS, ["deus.march.a"], [], Settings(images="ids"))
    run = run_suite(what, Console(file=io.StringIO()))
    assert "images: ids (usually all)" in run.notes
    assert not any(note.startswith("images") for note in measured.notes)


def test_the_embedded_reference_is_played_in_its_images() -> None:
    run = run_suite(plan(DEUS, ["deus.turn.summon.normal"], [], Settings()), Console(file=io.StringIO()))
    assert run.footer.upright == {"order: The first of several cards is listed": 1}
    assert run.in_images.endswith("0 not passed there; exempt: 1 order: The first of several cards is listed")
