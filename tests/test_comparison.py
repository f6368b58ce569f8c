"""What counts when two views of a game are compared, and two lists of answers: their types say it."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

import reference_engine as engine
from monosashi import suite
from monosashi.games.dungeon_command.smoke import RICH as COMMAND_RICH
from monosashi.games.monster_maker.smoke import RICH
from monosashi.kit.interface import PLAIN
from monosashi.kit.registry import kit
from monosashi.rulebook.errata import edition_ledger
from monosashi.subjects.object import InProcess
from monosashi.subjects.port import Chance
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.compared import UNKNOWN, _by_types, comparison
from monosashi.verification.deep_check import DeepCheck
from monosashi.verification.differences import _differences, _key, differences, legal_differences
from reference_engine import GAMES
from reference_engine.dungeon_command.position import Ending
from reference_engine.dungeon_command.view import DeclaredView, HitView
from reference_engine.kernel.decision import Answer, Pass
from reference_engine.kernel.documents import Aside, Id, InOrder, Word

COMMAND = "dungeon_command@summary"
MAKER = "monster_maker@2021-03-20"
NOWHERE = SimpleNamespace(creatures=(), activating="")


def seen() -> Any:
    reference = Reference()
    reference.load(MAKER, dict(RICH))
    return reference.observe("judge")


def changed(seat: str, **fields: Any) -> Any:
    view = seen()
    return replace(view, players={**view.players, seat: replace(view.players[seat], **fields)})


def test_the_order_of_a_map_counts() -> None:
    south = seen().players["south"]
    (first, *more) = differences(seen(), changed("south", map=south.map[::-1]))
    assert first == "players[south].map[0].id: expected Gate, actual Marsh"
    assert more
    shorter = differences(seen(), changed("south", map=south.map[1:]))
    assert len(shorter) == 1
    assert shorter[0].startswith("players[south].map: expected (id=Gate")


def test_a_land_turned_up_is_told_by_its_place() -> None:
    south = seen().players["south"]
    lands = (south.map[0], replace(south.map[1], face_down=False), south.map[2])
    assert differences(seen(), changed("south", map=lands)) == [
        "players[south].map[1].face_down: expected yes, actual no"
    ]


def test_the_order_of_a_party_of_monsters_and_of_items_means_nothing() -> None:
    south = seen().players["south"]
    hero = replace(south.party[0], items=south.party[0].items[::-1])
    newest = replace(south.map[2], monsters=south.map[2].monsters[::-1])
    other = changed("south", party=(south.party[1], hero), map=(*south.map[:2], newest))
    assert other != seen()
    assert differences(seen(), other) == []


def test_what_is_for_readers_is_free() -> None:
    assert differences(seen(), replace(seen(), viewer="me", edition="my own")) == []
    (line,) = differences(seen(), replace(seen(), cards={**seen().cards, "Song": "Chant"}))
    assert line == "cards[Song]: expected Song, actual Chant"


def test_a_pile_in_another_order_is_the_same_only_if_order_means_nothing() -> None:
    north = seen().players["north"]
    assert differences(seen(), changed("north", hand=north.hand[::-1])) == []
    south = seen().players["south"]
    assert differences(seen(), changed("south", deck=south.deck[::-1])) == [
        "players[south].deck: expected (Moor, Ford), actual (Ford, Moor)"
    ]


@pytest.mark.parametrize(
    ("game", "answer", "same"),
    [
        ("monster_maker", {"do": "deck_bottom", "cards": ["a", "b"]}, False),
        ("monster_maker", {"do": "discard", "cards": ["a", "b"]}, True),
        ("monster_maker", {"do": "use_skill", "card": "c", "user": "u", "targets": ["a", "b"]}, True),
        ("deus", {"do": "line_up", "order": ["a", "b"]}, False),
        ("deus", {"do": "discard", "cards": ["a", "b"]}, True),
        ("dungeon_command", {"do": "move", "path": ["a1", "b2"]}, False),
        ("dungeon_command", {"do": "use_order", "card": "c", "targets": ["a", "b"]}, True),
    ],
)
def test_few_lists_in_answers_have_an_order(game: str, answer: dict[str, Any], same: bool) -> None:
    turned = {key: value[::-1] if isinstance(value, list) else value for key, value in answer.items()}
    found = legal_differences([answer], [turned], lambda action: False, game, lambda: NOWHERE)
    assert (found == []) is same
    assert len(found) in (0, 2)


@pytest.mark.parametrize("around", [True, False])
def test_of_several_ways_to_one_square_any_may_be_listed(around: bool) -> None:
    """What is listed beyond must be lawful, all the same."""

    def over(*path: str) -> list[dict[str, Any]]:
        moved = [{"creature": "Wolf", "path": list(path)}]
        return [{"do": "move", "path": list(path)}, {"do": "use_power", "card": "Wolf", "moves": moved}]

    elsewhere = ("dungeon_command", lambda: NOWHERE)
    other = over("b2", "c1") if around else over("b2", "c3")
    for lawful in (True, False):
        found = legal_differences(over("b1", "c1"), other, lambda _action, lawful=lawful: lawful, *elsewhere)
        assert len(found) == 2 * (not around) + 2 * (not lawful)


def test_a_move_that_ends_where_it_began_need_not_be_listed() -> None:
    at_b1 = SimpleNamespace(creatures=(SimpleNamespace(id="Wolf", square="b1"),), activating="Wolf")

    def back(*path: str) -> list[dict[str, Any]]:
        moved = [{"creature": "Wolf", "path": list(path)}]
        return [{"do": "move", "path": list(path)}, {"do": "use_power", "card": "Wolf", "moves": moved}, {"do": "pass"}]

    def found(lawful: list[dict[str, Any]], listed: list[dict[str, Any]], *, allowed: bool = True) -> list[str]:
        return legal_differences(lawful, listed, lambda _action: allowed, "dungeon_command", lambda: at_b1)

    assert found(back("b2", "b1"), back("b2", "b1")[2:]) == []
    assert found(back("b2", "b1")[2:], back("b2", "b1")) == []
    assert len(found(back("b2", "b1")[2:], back("b2", "b1"), allowed=False)) == 2, "if it is lawful"
    assert len(found(back("b2", "c1"), back("b2", "c1")[2:])) == 2, "any other square is missed"
    assert len(found([{"do": "pass"}], [])) == 1


def test_a_creature_may_tap_when_its_action_is_declared_or_when_it_takes_effect() -> None:
    """The tapping may be shown at either moment; that it has tapped is seen once the action is over."""
    reference = Reference()
    reference.load(COMMAND, dict(COMMAND_RICH))
    view = reference.observe("judge")
    (actor, target, *_) = view.creatures
    late = replace(view, creatures=(replace(actor, tapped=not actor.tapped), *view.creatures[1:]))
    declared = (DeclaredView(actor.owner, "attack", actor.id, targets=(target.id,)),)
    of_another = (DeclaredView(target.owner, "attack", target.id, targets=(actor.id,)),)
    reaction = (DeclaredView(actor.owner, "dodge", actor.id),)
    hit = (HitView(target.id, 10),)
    for pending in ({"declared": declared}, {"hits": hit, "activating": actor.id}):
        assert differences(replace(view, **pending), replace(late, **pending)) == []
    own_hit = {"hits": (HitView(actor.id, 10),), "activating": actor.id}
    for pending in ({}, {"declared": of_another}, {"declared": reaction}, own_hit):
        (line,) = differences(replace(view, **pending), replace(late, **pending))
        assert line.startswith(f"creatures[{actor.id}].tapped: ")


class Wordless(Reference):
    """Does not say by which clause a game has ended."""

    def observe(self, viewer: str) -> Any:
        view = super().observe(viewer)
        return replace(view, result=replace(view.result, clause="")) if view.result else view


@pytest.mark.parametrize("edition", [name for name in engine.editions() if name != MAKER], ids=str)
def test_by_which_clause_a_game_has_ended_is_said_with_reasons_only(edition: str) -> None:
    """Where somebody may resign, the shortest way to an end."""
    rules, position = engine.edition(edition), dict(kit(edition).smoke.DEED.position)
    resignation = kit(edition).smoke.DEED.seat, {"do": "resign"}, ()

    def look(*capabilities: str) -> None:
        closer = DeepCheck(InProcess(Wordless(rules)), Reference(rules), capabilities)
        closer.load(edition, position)
        closer.apply(*resignation)
        closer.finish()

    look("core")
    ended = next(each for each in suite.scenarios(MAKER) if any(" has won under " in step.text for step in each.steps))
    maker = engine.edition(MAKER)
    for offered, status in (("core", "setup"), Status.PASS), (("core", "setup", "reasons"), Status.FAIL):
        assert runner.play(Case(Wordless(maker), MAKER, (*offered, "effects")), ended).status is status
    with pytest.raises(ScenarioEnded, match="no clause is named by which; expected ") as caught:
        look("core", "reasons")
    assert caught.value.status is Status.WRONG_REASON
    right, wordless = (kind(rules) for kind in (Reference, Wordless))
    for subject in (right, wordless):
        subject.load(edition, position)
        subject.apply(*resignation)
    view, said = right.observe("judge"), wordless.observe("judge")
    assert differences(view, said) == []
    assert differences(view, replace(view, result=replace(view.result, clause="x"))) != [], "what is said must be right"
    assert differences(view, replace(view, result=None)) != []


def test_what_is_empty_may_be_left_out_of_an_answer() -> None:
    lawful = [{"do": "move", "card": "Ford"}, {"do": "activate", "card": "Chest"}]
    spelled = [{"do": "move", "card": "Ford", "face_down": False},
               {"do": "activate", "card": "Chest", "ability": 0, "targets": [], "to": "", "paid": []}]  # fmt: skip
    assert legal_differences(lawful, spelled, lambda action: False, "monster_maker", lambda: NOWHERE) == []


class Heap(Struct):
    """Part of a view: what is below has no order, neither the heaps by owner nor what is on one."""

    owners: dict[str, tuple[Id, ...]]
    chest: InOrder[tuple[Id, ...]] = ()
    note: Aside[Word] = ""


class Sight(Struct):
    """A view of a game that nobody knows."""

    heaps: tuple[Heap, ...]
    chest: tuple[Id, ...] | None = None


class Sort(Answer, frozen=True, tag="sort"):
    """An answer with lists in an object."""

    piles: dict[Id, InOrder[tuple[Id, ...]]]
    marks: dict[Id, tuple[Word, ...]] = {}


def test_lists_in_an_object_may_have_an_order() -> None:
    how = _by_types(Sight, Sort | Pass)
    assert how.ordered == ("sort.piles.*",)
    one = {"do": "sort", "piles": {"a.1": ["x", "y"]}, "marks": {"a.1": ["x", "y"]}}
    assert _key(one, how) == _key({**one, "marks": {"a.1": ["y", "x"]}}, how)
    assert _key(one, how) != _key({**one, "piles": {"a.1": ["y", "x"]}}, how)


def test_types_say_how_views_are_compared() -> None:
    how = _by_types(Sight, Pass)
    assert how.ways == {Sight: {"heaps": "unordered", "chest": "unordered"},
                        Heap: {"owners": "unordered", "note": "free"}}  # fmt: skip
    assert (how.free, how.unordered) == (("edition", "viewer", "note"), ("heaps", "owners"))
    one, other = Heap({"south": ("A", "B")}, ("C", "D")), Heap({"north": ("E",)})
    seen = Sight((one, other), ("F", "G"))
    same = Sight((Heap({"north": ("E",)}, note="!"), Heap({"south": ("B", "A")}, ("C", "D"), "?")), ("G", "F"))
    assert list(_differences(seen, same, "", "in order", how)) == []
    parted = Sight((replace(one, chest=("D", "C")), other), ("F", "G"))
    assert list(_differences(seen, parted, "", "in order", how)) == ["heaps[0].chest: expected (C, D), actual (D, C)"]


def test_a_game_that_says_nothing_is_compared_plainly() -> None:
    assert comparison("chess@1") is UNKNOWN


@pytest.mark.parametrize("game", GAMES)
def test_every_name_is_one_of_the_game_s_documents(game: str) -> None:
    """A misspelt one would compare nothing otherwise, and nobody would notice."""
    found, how = GAMES[game], comparison(game)
    view = repr(found.views.schema("view"))
    assert all(f"'{name}': " in view for name in how.more)
    assert {*how.ends} <= {*how.ordered}
    same = how.own.likewise
    assert {*same, *(other for others in same.values() for other in others)} <= {*edition_ledger(found.newest.name)}


def test_clauses_that_say_the_same_stand_for_each_other_one_way_only() -> None:
    how = PLAIN._replace(likewise={"a": ("b", "c"), "c": ("d",)})
    assert how.same_as(("a", "x")) == ("a", "x", "b", "c")
    assert how.same_as(["b"]) == ("b",)


def test_a_card_in_use_may_be_named_to_everybody_and_no_secret_card_to_anybody() -> None:
    """The judge of the reference sees all that lies in a pile; what is beyond that lies open."""
    reference = Reference()
    reference.load(COMMAND, dict(COMMAND_RICH))
    judged, seat = reference.observe("judge"), reference.observe("south")

    def named(view: Any, card: str) -> Any:
        return replace(view, cards={**view.cards, card: card})

    assert differences(judged, named(judged, "Used")) == []
    assert differences(seat, named(seat, "Used"), judged) == []
    (secret,) = judged.players["north"].order_hand[:1]
    line = f"cards[{secret}]: expected nothing, actual {secret}"
    assert differences(seat, named(seat, secret), judged) == [line]
    assert differences(seat, named(seat, secret)) == [line]
    assert differences(judged, replace(judged, cards={})) != []


def test_where_a_card_lies_that_has_ended_the_game_is_free() -> None:
    reference = Reference()
    reference.load(COMMAND, dict(COMMAND_RICH))
    view = reference.observe("judge")
    south = replace(view.players["south"], order_discard=("Volley", "Taunt"))
    spent = replace(view, players={**view.players, "south": south})
    assert differences(view, spent) == ["players[south].order_discard: expected (Volley), actual (Taunt, Volley)"]
    over = replace(view, result=Ending("south", "dungeon_command.morale.zero_ends"))
    assert differences(over, replace(spent, result=over.result)) == []


def marched(marching: list[str], *defending: str) -> Reference:
    """A march of South's to b3, in the TCG; all that defend it but the first were summoned into an earlier battle."""
    unit = {"kind": "unit", "level": 2, "attack": 0, "defence": 3, "march": "fly"}
    cards = dict.fromkeys((*marching, *defending), unit)
    cards |= {name: {"kind": "terrain", "limit": 8} for name in ("Hill", "Moor")}
    units = [{"id": name, "owner": "south", "area": "b2"} for name in marching]
    units += [{"id": name, "owner": "north", "area": "b3"} for name in defending]
    reference = Reference()
    reference.load(
        "moncolle_tcg@quick-reference",
        {
            "marching": "south",
            "cards": {name: {"name": name, **card} for name, card in cards.items()},
            "units": units,
            "terrain": [
                {"card": card, "area": area, "placed_by": "south"} for card, area in (("Hill", "b2"), ("Moor", "b3"))
            ],
        },
    )
    for each in defending[1:]:
        there = reference.position.units  # type: ignore[union-attr]
        there[each] = replace(there[each], instantly_summoned=True)
    assert reference.apply("south", {"do": "march", "units": marching, "area": "b3"}, ()).accepted
    return reference


def test_a_row_counts_once_its_side_has_lined_up() -> None:
    """No rule of the TCG says in which order units come into a battle; an empty row and none are the same."""
    table = marched(["Elf", "Imp"], "Ogre")

    def told(**rows: tuple[str, ...]) -> list[str]:
        view = table.observe("judge")
        return differences(view, replace(view, battle=replace(view.battle, line_ups=rows)))

    assert told(south=("Imp", "Elf"), north=("Ogre",)) == []
    assert told(south=("Imp", "Elf"), north=()) == ["battle.line_ups[north]: expected (Ogre), actual nothing"]
    line_up = {"do": "line_up", "order": ["Elf", "Imp"]}
    dice = [Chance("initiative die", seat, shows=shows) for seat, shows in (("south", 6), ("north", 1))]
    for seat, answer in (("south", {"do": "pass"}), ("north", {"do": "pass"}), ("south", line_up)):
        assert table.apply(seat, answer, dice if answer is line_up else ()).accepted
    assert told(south=("Imp", "Elf"), north=("Ogre",)) == [
        "battle.line_ups[south]: expected (Elf, Imp), actual (Imp, Elf)"
    ]
    view = table.observe("judge")
    nobody = replace(view, battle=replace(view.battle, line_ups={"south": (), "north": ("Ogre",)}))
    assert differences(nobody, replace(view, battle=replace(view.battle, line_ups={"north": ("Ogre",)}))) == []


def test_who_was_summoned_into_an_earlier_battle_waits_to_line_up_like_any_other() -> None:
    view = marched(["Elf"], "Ogre", "Troll").observe("judge")
    assert "north" not in view.battle.line_ups
    rows = {"south": ("Elf",), "north": ("Troll", "Ogre")}
    assert differences(view, replace(view, battle=replace(view.battle, line_ups=rows))) == []
