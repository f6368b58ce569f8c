"""Checks at the table: bad positions, a march, chance, and what each offered level promises."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Any

from monosashi.adapters.wire import Desk
from monosashi.differences import JUDGE, differences, listed
from monosashi.errata import edition_ledger
from monosashi.smoke import (
    MARCH,
    MINIMAL,
    Bench,
    NotOffered,
    Questioned,
    Wrong,
    cards,
    echo,
    rich,
    rules_view,
    unit,
    unit_card,
)
from monosashi.subject import BadPosition, Chance, Reply
from monosashi.verdict import Unmet

BAD: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "a unit in area z9": {"marching": "south", "cards": cards("Knight"), "units": [unit("Knight", "south", "z9")]},
        "a phase called teatime": {"marching": "south", "phase": "teatime"},
        "a unit without a card": {"marching": "south", "units": [unit("Nobody", "south", "a1")]},
    }
)
BATTLE: Mapping[str, Any] = MappingProxyType({**MARCH, "units": [*MARCH["units"][:2], unit("Ogre", "north", "b2")]})
"""One march away from a battle in which nobody has anything to use."""

QUESTIONS_BEFORE_DICE = 6
"""A battle asks four times before the initiative dice; a few more are let pass."""

PASS = {"do": "pass"}


def script(draw: str, *outcomes: tuple[str, int]) -> list[Chance]:
    """Scripted dice: for whom, and what they show."""
    return [Chance(draw, seat, shows=face) for seat, face in outcomes]


def need(bench: Bench, level: str) -> None:
    """Raise NotOffered unless the level is offered."""
    if level not in bench.hello.levels:
        raise NotOffered(f"hello does not offer the level {level}")


def bad_positions(desk: Desk) -> str:
    """A position that cannot be is turned down, or taken; the program survives it."""
    bench = desk.bench
    taken = []
    for what, position in BAD.items():
        try:
            bench.subject.load(bench.edition, dict(position))
            taken.append(what)
        except BadPosition:
            continue
        except Unmet as failure:
            raise Wrong(f"a position with {what}: {failure}; expected error -32000") from None
    bench.subject.load(bench.edition, dict(MINIMAL))
    more = f", {len(taken)} taken: {', '.join(taken)} (scenarios will ask for -32000)" if taken else ""
    return f"{len(BAD) - len(taken)} turned down{more}; the program goes on"


def march(desk: Desk) -> str:
    """An accepted action changes what it must."""
    bench = desk.bench
    reference, before = rules_view(bench.edition, MARCH)
    bench.subject.load(bench.edition, dict(MARCH))
    first = bench.subject.observe(JUDGE)
    action = {"do": "march", "moves": {"Knight": "b2"}}
    reply = bench.subject.apply("south", dict(action), ())
    if not reply.accepted:
        raise Questioned(
            f"a march that the rules allow is refused: {reply.message or reply.wanted or 'no reason given'}"
        )
    if reply.drawn:
        raise Wrong(f"a march without dice counts {reply.drawn} outcomes as used; none were given")
    after = bench.subject.observe(JUDGE)
    if not differences(first, after):
        raise Wrong("a march was accepted, and the view is the same as before: does observe show the present position?")
    if any(one.id not in {other.id for other in after.units} for one in before.units):
        raise Wrong("after a march a unit is missing that nothing happened to")
    reference.apply("south", action, ())
    found = differences(reference.observe(JUDGE), after)
    if found:
        raise Questioned(f"a march is carried out, but the rules have it otherwise: {listed(found)}")
    return "a march is accepted and shown"


def views_in_answers(desk: Desk) -> str:
    """A view that comes along with an answer is the one that observe shows."""
    bench, child = desk.bench, desk.child
    asks: list[tuple[str, Callable[[], object]]] = [
        ("load", partial(child.load, bench.edition, dict(position))) for position in (rich(bench.edition), MARCH)
    ]
    for name, what in (("Squire", "a refused apply"), ("Knight", "an accepted apply"), ("Ogre", "a refused apply")):
        asks.append((what, partial(child.apply, "south", {"do": "march", "moves": {name: "b2"}}, ())))
    if "setup" in bench.hello.levels:
        dice = script("draft die", ("south", 5), ("north", 2))
        asks.append(("start", partial(child.start, bench.edition, {}, dice)))
    came = []
    for what, ask in asks:
        with suppress(BadPosition, Unmet):  # an answer that is wrong in itself is found by other checks
            ask()
        if child.shown is not None:
            came.append(what)
            found = differences(child.look(JUDGE), child.shown)
            if found:
                raise Wrong(f"the view in the answer to {what} is not the one that observe shows: {listed(found)}")
    if not came:
        raise NotOffered("no answer brings a view along, which is for speed only")
    return f"the view in the answer is the one that observe shows, after {', '.join(dict.fromkeys(came))}"


# Chance


def chance_in_battle(desk: Desk) -> str:
    """The initiative dice come from the kit: asked for if missing, used as scripted, counted."""
    bench = desk.bench
    winners = [_roll(bench, south, north) for south, north in ((5, 2), (2, 5))]
    _must_depend(winners, "the initiative dice")
    return "initiative dice are asked for if missing, used as scripted and counted"


def _roll(bench: Bench, south: int, north: int) -> str:
    """Play up to the initiative dice; returns the side that goes first."""
    subject = bench.subject
    subject.load(bench.edition, dict(BATTLE))
    reply = subject.apply("south", {"do": "march", "moves": {"Knight": "b2"}}, ())
    for _ in range(QUESTIONS_BEFORE_DICE):
        if reply.wanted:
            break
        if not reply.accepted:
            reason = reply.message or "no reason given"
            raise Questioned(f"no battle could be played up to its dice, an answer is refused: {reason}")
        seen = subject.observe(JUDGE)
        if seen.battle is None or seen.asked is None:
            raise Questioned("no battle could be played up to its dice: none is going on after a march at an enemy")
        if seen.battle.first or seen.asked.kind == "before_attack":
            raise Wrong("the initiative is decided although no dice were given: dice must come from the kit")
        asked = seen.asked
        reply = subject.apply(asked.seat, PASS, ())
    if not reply.wanted:
        raise Questioned("no battle could be played up to its dice: they were never asked for")
    if reply.accepted:
        raise Wrong(f"wanted names {reply.wanted!r}, and yet the action is accepted; expected accepted false")
    if differences(seen, subject.observe(JUDGE)):
        raise Wrong(f"the position changed although {reply.wanted!r} was wanted; expected it as it was")
    given = [*script("initiative die", ("south", south), ("north", north)), *script("effect die", ("south", 6))]
    _must_use_two(subject.apply(asked.seat, PASS, given), "the initiative dice")
    after = subject.observe(JUDGE)
    return str(after.battle.first) if after.battle is not None else ""


def _must_use_two(reply: Reply, what: str) -> None:
    """Two of the three outcomes given are used, and said to be."""
    if not reply.accepted:
        reason = reply.wanted or reply.message or "no reason given"
        raise Wrong(f"{what} were given, and still it is refused: {reason}")
    if reply.drawn != 2:
        raise Wrong(f"{what} are two; drawn says {reply.drawn} (one outcome more was given than is needed)")


def _must_depend(winners: Sequence[str], what: str) -> None:
    """The higher die decides, so other dice make another winner."""
    if len(set(winners)) == 1:
        raise Wrong(f"{what} make no difference: with 5 against 2 and with 2 against 5 it is {winners[0] or 'nobody'}")
    if list(winners) != ["south", "north"]:
        raise Questioned(f"{what}: with 5 against 2 the rules give South, with 2 against 5 North; here {winners}")


def level_setup(desk: Desk) -> str:
    """A game can be started, with the kit's dice."""
    bench = desk.bench
    need(bench, "setup")
    picks = []
    for south, north in ((5, 2), (2, 5)):
        try:
            reply = bench.subject.start(bench.edition, {}, ())
            if not reply.wanted:
                raise Wrong("a game starts although no draft dice were given: dice must come from the kit")
            given = [*script("draft die", ("south", south), ("north", north)), *script("draft die", ("south", 6))]
            _must_use_two(bench.subject.start(bench.edition, {}, given), "the draft dice")
        except BadPosition as error:
            raise Wrong(f"offers setup, but turns a new game down: {error}") from None
        asked = bench.subject.observe(JUDGE).asked
        picks.append(asked.seat if asked is not None else "")
    _must_depend(picks, "the draft dice")
    return "a game starts with the kit's dice"


# The other levels


def level_effects(desk: Desk) -> str:
    """Cards with texts, spells, a summoner and a token are taken and shown."""
    bench = desk.bench
    need(bench, "effects")
    hit = [[{"verb": "damage", "amount": 1}]]
    enemy = {"side": "enemy"}
    gain = [[{"verb": "power", "count": 1}]]
    position = {
        **MARCH,
        "cards": {
            **MARCH["cards"],
            "Knight": unit_card(
                "Knight",
                slots=["fire", "multi"],
                abilities=[{"timing": "quick", "scope": "battle", "do": hit, "target": enemy}],
                triggers=[{"when": {"event": "dies"}, "scope": "battle", "do": gain, "forced": True}],
                constants=[{"scope": "battle", "change": {"to": "this", "attack": 1}}],
            ),
            "Bolt": {"name": "Bolt", "kind": "battle_spell", "abilities": [
                {"timing": "counter", "scope": "battle", "do": hit, "target": enemy, "cost": {"slots": ["fire"]}}]},
            "Tithe": {"name": "Tithe", "kind": "ritual_spell", "abilities": [
                {"timing": "ritual", "scope": "field", "do": gain, "cost": {"power": 1}}]},
            "Mage": {"name": "Mage", "kind": "summoner", "abilities": [
                {"timing": "ritual", "scope": "field", "do": gain, "cost": {"power": 2}}]},
            "Shade": unit_card("Shade", kind="token", never_in_hand=True),
        },
        "south": {"deck": ["Page"], "hand": ["Bolt", "Tithe"], "summoner": "Mage", "tokens": ["Shade"], "power": 3},
    }  # fmt: skip
    try:
        echo(bench, position)
    except BadPosition as error:
        raise Wrong(f"offers effects, but turns down cards with texts: {error}") from None
    return "cards with texts, spells, a summoner and a token are taken and shown"


def level_legal(desk: Desk) -> str:
    """Answers are listed, and what is listed is accepted."""
    bench = desk.bench
    need(bench, "legal")
    bench.subject.load(bench.edition, dict(MARCH))
    try:
        options = bench.subject.legal()
    except Unmet as failure:
        raise Wrong(f"offers legal, but {failure}") from None
    for action in options[:8]:
        if "do" not in action:
            raise Wrong(f"legal lists {action!r}; every answer names its act in 'do'")
        bench.subject.load(bench.edition, dict(MARCH))
        reply = bench.subject.apply("south", action, ())
        if not reply.accepted:
            raise Wrong(f"legal lists {action!r}, which is then refused: {reply.message or 'no reason given'}")
    if not any(action.get("do") == "march" for action in options):
        raise Questioned("legal lists no march although one is possible")
    return f"{len(options)} answers are listed; what is listed is accepted"


def level_reasons(desk: Desk) -> str:
    """A refusal names the clause that was broken."""
    bench = desk.bench
    need(bench, "reasons")
    bench.subject.load(bench.edition, dict(MARCH))
    reply = bench.subject.apply("south", {"do": "march", "moves": {"Squire": "a2"}}, ())
    if reply.accepted:
        raise Questioned("the march of an exhausted unit is accepted")
    unknown = [clause for clause in reply.clauses if clause not in edition_ledger(bench.edition)]
    if unknown or not reply.clauses:
        named = f"names {', '.join(unknown)}, which is no clause" if unknown else "names no clause"
        raise Wrong(f"offers reasons, but a refusal {named}; the clauses are listed by monosashi clauses")
    if "deus.march.a" not in reply.clauses:
        raise Questioned(f"an exhausted unit marches: refused under {', '.join(reply.clauses)}, not deus.march.a")
    return "a refusal names its clause"
