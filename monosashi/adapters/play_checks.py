"""Checks at the table: bad positions, a deed, chance, and what each offered capability promises.

The positions and actions are the game's, its part ``adapter_checks``.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import islice

from monosashi.adapters.parts import adapter_checks_of
from monosashi.adapters.protocol_checks import ProtocolProbe
from monosashi.kit.interface import SampleAction
from monosashi.rulebook.errata import edition_ledger
from monosashi.subjects.port import BadPosition, Chance, Lacking, Reply
from monosashi.subjects.status import ScenarioEnded
from monosashi.suite.card_texts import card_texts
from monosashi.verification.compared import comparison
from monosashi.verification.differences import JUDGE, differences, summarise
from monosashi.verification.reasons import broken, unfounded
from monosashi.verification.smoke import (
    AdapterFault,
    CheckContext,
    NotOffered,
    RulesDiffer,
    echo,
    game_of,
    need,
    rules_view,
)
from monosashi.verification.turned_down import bad_documents
from monosashi.verification.view_types import cards_in

SOME_DOCUMENTS = 3
"""How many bad documents a check tries."""


def put(bench: CheckContext) -> SampleAction:
    """Put the position of the game's deed on the program's table."""
    deed = game_of(bench).DEED
    bench.subject.load(bench.edition, dict(deed.position))
    return deed


def bad_positions(desk: ProtocolProbe) -> str:
    """A position that cannot be is turned down, or taken; the program survives it."""
    bench = desk.bench
    bad, taken = adapter_checks_of(bench.edition).BAD, []
    for what, position in bad.items():
        try:
            bench.subject.load(bench.edition, dict(position))
            taken.append(what)
        except BadPosition:
            continue
        except Lacking:
            raise
        except ScenarioEnded as failure:
            raise AdapterFault(f"a position with {what}: {failure}; expected error -32000") from None
    bench.subject.load(bench.edition, dict(game_of(bench).MINIMAL.position))
    more = f", {len(taken)} taken: {', '.join(taken)} (scenarios will ask for -32000)" if taken else ""
    return f"{len(bad) - len(taken)} turned down{more}; the program goes on"


def deed(desk: ProtocolProbe) -> str:
    """An accepted action changes what it must."""
    bench = desk.bench
    game = game_of(bench)
    name, position, seat, action = game.DEED
    reference, before = rules_view(bench.edition, position)
    put(bench)
    first = bench.subject.observe(JUDGE)
    reply = bench.subject.apply(seat, dict(action), ())
    if not reply.accepted:
        raise RulesDiffer(
            f"{name} that the rules allow is refused: {reply.message or reply.wanted or 'no reason given'}"
        )
    if reply.drawn:
        raise AdapterFault(f"{name} without dice counts {reply.drawn} outcomes as used; none were given")
    after = bench.subject.observe(JUDGE)
    if not differences(first, after):
        raise AdapterFault(
            f"{name} was accepted, and the view is the same as before: does observe show the present position?"
        )
    if missing := sorted(cards_in(before) - cards_in(after)):
        raise AdapterFault(f"after {name} nothing is shown of {', '.join(missing)}, to which nothing happened")
    reference.apply(seat, dict(action), ())
    found = differences(reference.observe(JUDGE), after)
    if found:
        raise RulesDiffer(f"{name} is carried out, but the rules have it otherwise: {summarise(found)}")
    return f"{name} is accepted and shown"


def views_in_answers(desk: ProtocolProbe) -> str:
    """A view that comes along with an answer is the one that observe shows."""
    bench, child = desk.bench, desk.child
    game, checks = game_of(bench), adapter_checks_of(bench.edition)
    _, position, seat, action = game.DEED
    positions = (game.rich(bench.edition).position, position)
    asks: list[tuple[str, Callable[[], object]]] = [
        ("load", partial(child.load, bench.edition, dict(each))) for each in positions
    ]
    refused = ("a refused apply", checks.REFUSED[0]), ("a refused apply", checks.REFUSED[1])
    for what, done in (refused[0], ("an accepted apply", action), refused[1]):
        asks.append((what, partial(child.apply, seat, dict(done), ())))
    if "setup" in bench.hello.capabilities:
        start, chance = checks.START
        asks.append(("start", partial(child.start, bench.edition, dict(start), chance)))
    came = []
    for what, ask in asks:
        with suppress(BadPosition, ScenarioEnded):  # an answer that is wrong in itself is found by other checks
            ask()
        if child.shown is not None:
            came.append(what)
            found = differences(child.look(JUDGE), child.shown)
            if found:
                raise AdapterFault(
                    f"the view in the answer to {what} is not the one that observe shows: {summarise(found)}"
                )
    if not came:
        raise NotOffered("no answer brings a view along, which is for speed only")
    return f"the view in the answer is the one that observe shows, after {', '.join(dict.fromkeys(came))}"


# Chance


def chance(desk: ProtocolProbe) -> str:
    """Dice come from the kit: asked for if missing, used as scripted, counted."""
    return adapter_checks_of(desk.edition).chance(desk.bench)


def setup_capability(desk: ProtocolProbe) -> str:
    """A game can be started, with the kit's outcomes."""
    need(desk.bench.hello.capabilities, "setup")
    return adapter_checks_of(desk.edition).setup(desk.bench)


def script(draw: str, *outcomes: tuple[str, int]) -> list[Chance]:
    """Scripted dice: for whom, and what they show."""
    return [Chance(draw, seat, shows=face) for seat, face in outcomes]


def must_use(reply: Reply, number: str, count: int, what: str) -> None:
    """So many of the outcomes given are used, and said to be; one more was given than is needed."""
    if not reply.accepted:
        reason = reply.wanted or reply.message or "no reason given"
        raise AdapterFault(f"{what} were given, and still it is refused: {reason}")
    if reply.drawn != count:
        raise AdapterFault(f"{what} are {number}; drawn says {reply.drawn} (one outcome more was given than is needed)")


# The other capabilities


def effects_capability(desk: ProtocolProbe) -> str:
    """Cards with texts are taken and shown."""
    bench = desk.bench
    need(bench.hello.capabilities, "effects")
    texts, words = adapter_checks_of(bench.edition).TEXTS, bench.hello.vocabulary
    position = texts.position if words is None else card_texts(bench.edition).within(texts.position, words)
    try:
        echo(bench, position)
    except BadPosition as error:
        raise AdapterFault(f"offers effects, but turns down cards with texts: {error}") from None
    return texts.says if words is None else f"{texts.says}, as far as their words are in the vocabulary"


def documents_capability(desk: ProtocolProbe) -> str:
    """Documents that are bad in themselves are turned down."""
    bench = desk.bench
    need(bench.hello.capabilities, "documents")
    tried = tuple(islice(bad_documents(bench.edition), SOME_DOCUMENTS))
    if not tried:
        raise NotOffered("the suite has no such documents of this game")
    taken = []
    for bad in tried:
        try:
            bench.subject.load(bench.edition, bad.position)
            taken.append(str(bad.faults[0]))
        except (BadPosition, ScenarioEnded):  # an error of another kind is found among the bad positions
            continue
    if len(taken) == len(tried):
        raise AdapterFault(f"offers documents, but takes every bad one: {taken[0]}")
    if taken:
        raise RulesDiffer(f"a position is taken that is to be turned down: {taken[0]}")
    return f"{len(tried)} bad documents are turned down"


def legal_capability(desk: ProtocolProbe) -> str:
    """Answers are listed, and what is listed is accepted."""
    bench = desk.bench
    need(bench.hello.capabilities, "legal")
    name, _, seat, done = put(bench)
    try:
        options = bench.subject.legal()
    except ScenarioEnded as failure:
        raise AdapterFault(f"offers legal, but {failure}") from None
    for action in options[:8]:
        if "do" not in action:
            raise AdapterFault(f"legal lists {action!r}; every answer names its act in 'do'")
        put(bench)
        reply = bench.subject.apply(seat, action, ())
        if not reply.accepted:
            raise AdapterFault(f"legal lists {action!r}, which is then refused: {reply.message or 'no reason given'}")
    if not any(action.get("do") == done["do"] for action in options):
        raise RulesDiffer(f"legal lists no {name.partition(' ')[2]} although one is possible")
    return f"{len(options)} answers are listed; what is listed is accepted"


def reasons_capability(desk: ProtocolProbe) -> str:
    """A refusal names the clause that was broken."""
    bench = desk.bench
    need(bench.hello.capabilities, "reasons")
    what, told, action, clause = adapter_checks_of(bench.edition).UNLAWFUL
    reply = bench.subject.apply(put(bench).seat, dict(action), ())
    if reply.accepted:
        raise RulesDiffer(f"{what} is accepted")
    unknown = [name for name in reply.clauses if name not in edition_ledger(bench.edition)]
    if unknown or not reply.clauses:
        named = f"names {', '.join(unknown)}, which is no clause" if unknown else "names no clause"
        raise AdapterFault(f"offers reasons, but a refusal {named}; the clauses are listed by monosashi list clauses")
    same = comparison(bench.edition).same_as([clause])
    if set(same).isdisjoint(reply.clauses):
        raise RulesDiffer(f"{told}: refused under {', '.join(reply.clauses)}, not {clause}")
    reference, _ = rules_view(bench.edition, game_of(bench).DEED.position)
    grounds = broken(reference.rules, reference.position, game_of(bench).DEED.seat, action)
    others = [named for named in reply.clauses if named not in same]
    wrong = unfounded(reference.rules, others, grounds, (clause,))
    if len(wrong) > len(grounds):
        raise AdapterFault(f"{told}: the refusal names {len(wrong)} clauses that are not broken: {summarise(wrong, 3)}")
    if wrong:
        raise RulesDiffer(f"{told}: refused under {clause}, and under {', '.join(wrong)}, which is not broken")
    return "a refusal names its clause, and none that is not broken"
