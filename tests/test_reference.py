"""The reference engine obeys every scenario; each as a test of its own, in pytest-bdd's way: ``pytest features``."""

from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.verification import runner


@pytest.mark.parametrize("edition", engine.editions())
def test_the_reference_obeys_every_scenario(edition: str) -> None:
    folder = f"features/{engine.game(edition).name}"
    every = suite.scenarios(edition)
    assert every
    played = list(runner.run(Reference(), edition, every))
    assert [scenario.id for scenario, _ in played] == [scenario.id for scenario in every]
    faults = [
        f"{verdict.status}: {scenario.id}, {folder}/{verdict.file}:{verdict.line}: {verdict.step}: {verdict.message}"
        for scenario, verdict in played
        if verdict.status is not Status.PASS
    ]
    assert not faults, "\n".join(faults)


MONSTER = {"level": 0, "attack": {"dice": 1}, "durability": 1, "attack_count": 1, "retreat": 0}
CREATURE = {"level": 1, "speed": 6, "hit_points": 50}
UNIT = {"name": "Imp", "kind": "unit", "level": 1, "attack": 1, "defence": 1, "march": "fly"}
OWN_CARDS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "deus": ({"marching": "south"}, UNIT, {**UNIT, "attack": 9}),
    "dungeon_command": (
        {"turn_player": "south", "battlefield": "Cistern", "players": {"south": {}, "north": {}}},
        {"name": "Imp", "kind": "creature", "creature": CREATURE},
        {"name": "Imp", "kind": "creature", "creature": {**CREATURE, "level": 3}},
    ),
    "moncolle_tcg": ({"marching": "south", "south": {"base": "a"}}, UNIT, {**UNIT, "attack": 9}),
    "monster_maker": (
        {"turn_player": "south", "players": {"south": {}, "north": {}}},
        {"name": "Imp", "kind": "monster", "monster": MONSTER},
        {"name": "Imp", "kind": "monster", "monster": {**MONSTER, "level": 3}},
    ),
}


@pytest.mark.parametrize("edition", engine.editions())
def test_a_name_means_one_card(edition: str) -> None:
    """Cards are called by their names in texts and lists, so two of one name cannot be different cards."""
    rules = engine.edition(edition)
    position, one, other = OWN_CARDS[edition.partition("@")[0]]
    known = next(card for card in rules.cards.values() if card.kind == one["kind"])
    engine.begin(rules, {**position, "cards": {"a": one, "b": dict(one), "c": known.name}})
    with pytest.raises(engine.Unreadable, match=r"cards\.b: another card than cards\.a has the name 'Imp'"):
        engine.begin(rules, {**position, "cards": {"a": one, "b": other}})
    with pytest.raises(engine.Unreadable, match=rf"cards\.b: another card than cards\.a has the name '{known.name}'"):
        engine.begin(rules, {**position, "cards": {"a": known.name, "b": {**one, "name": known.name}}})
