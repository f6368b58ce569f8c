"""Facts: one declaration is looked for, told, and said in a word; a table that shows otherwise fails."""

from types import SimpleNamespace
from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import kit
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded
from monosashi.suite.facts import Facts, Things
from monosashi.suite.phrases import PhraseTable, Shared
from monosashi.suite.placeholders import English, Name, Placeholder, seats
from monosashi.verification.case import Case

UNITS = Things(lambda view: ((unit.id, unit) for unit in view.units), ("unit", "cards"), "{name} is gone")


def facts() -> Facts:
    places = {"unit": Name(), "lie": Placeholder("is|is not"), "state": Placeholder("ready|tired")}
    table = PhraseTable({**seats("South", "North"), "zone": Placeholder("hand|deck"), **places}, Shared())
    made = Facts(table)
    made.fact(UNITS, "{cards} has {n} damage", "{cards} have {n} damage", n="damage", chip="{n} damage")
    made.fact(UNITS, "{cards} {lie} {state}", state=lambda unit: "ready" if unit.ready else "tired")
    made.fact(UNITS, "{unit} carries {cards}", "{unit} carries nothing", cards="items")
    made.zones()
    return made


class Seat(SimpleNamespace):
    hand = ("Fox",)
    deck = None


def view(**more: Any) -> Any:
    wolf = SimpleNamespace(id="Wolf", damage=2, ready=True, items=("Net", "Axe"))
    rat = SimpleNamespace(id="Rat", damage=2, ready=False, items=())
    seen = {"units": (wolf, rat), "players": {"south": Seat()}, "turn": 3, "result": None, "asked": None, "cards": {}}
    return SimpleNamespace(**{**seen, **more})


class Looking(Case):
    """A case that shows one view."""

    def __init__(self) -> None:
        self.notes, self.offered = {}, None

    def look(self, viewer: str = "judge") -> Any:
        return view()

    def need(self, capability: str) -> None:
        """Everything is offered."""


def holds(sentence: str) -> bool:
    phrase, values = facts().table.match(sentence)
    try:
        phrase.play(Looking(), values)
    except ScenarioEnded:
        return False
    return True


@pytest.mark.parametrize(
    ("sentence", "so"),
    [
        ("Wolf has 2 damage", True), ("Wolf has 3 damage", False), ("Wolf and Rat have 2 damage", True),
        ("Owl has 0 damage", False), ("Wolf is ready", True), ("Wolf is tired", False), ("Rat is not ready", True),
        ("Rat is not tired", False), ("Wolf carries Axe and Net", True), ("Wolf carries Axe", False),
        ("Rat carries nothing", True), ("Wolf carries nothing", False), ("Fox is in South's hand", True),
        ("Fox is not in South's hand", False), ("Owl is in South's hand", False), ("South's hand has 1 card", True),
        ("South's deck has 1 card", False), ("South sees Fox in South's hand", True),
        ("South sees Owl in South's hand", False), ("South sees no card in South's hand", False),
        ("South sees no card in South's deck", True),
    ],
)  # fmt: skip
def test_a_sentence_looks_for_what_it_says(sentence: str, so: bool) -> None:
    assert holds(sentence) is so


def test_whatever_is_told_of_a_view_is_found_there() -> None:
    told = [each for each in facts().seen(view()) if each not in ("turn 3 is being played", "the game goes on")]
    assert {"Wolf has 2 damage", "Rat is tired", "Rat carries nothing", "South's hand has 1 card"} <= {*told}
    assert all(map(holds, told))


def test_a_thing_has_chips_for_what_there_is() -> None:
    made, (wolf, rat) = facts(), view().units
    assert list(made.chips(UNITS, "Wolf", wolf, English())) == ["2 damage"]
    rat.damage = 0
    assert list(made.chips(UNITS, "Rat", rat, English())) == []


@pytest.mark.parametrize("edition", engine.editions())
def test_values_of_every_game_are_plain_and_can_be_compared(edition: str) -> None:
    """A sentence that is not so must fail; what cannot be put in order would be an error instead."""
    reference = Reference()
    reference.load(edition, dict(kit(edition).smoke.rich(edition).position))
    seen = reference.observe("judge")
    declared = suite.phrases(edition.partition("@")[0]).facts
    read = [
        (fact.ways[:1], name, value)
        for fact in declared.facts
        for _, thing in fact.things.seen(seen) or ()
        for name, value in fact.read(thing).items()
    ]
    assert read
    for way, name, value in read:
        parts = value if isinstance(value, tuple | list) else (value,)
        assert all(isinstance(part, str | int | None) for part in parts), (way, name, value)
