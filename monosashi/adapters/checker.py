"""The checker: every check of an adapter in order, and for each fault what to do next."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

import reference_engine as engine
from monosashi.adapters import play_checks, protocol_checks
from monosashi.adapters.parts import adapter_checks_of
from monosashi.adapters.probe import Misspoken
from monosashi.adapters.protocol_checks import ProtocolProbe
from monosashi.kit.registry import kit
from monosashi.subjects.program import Child
from monosashi.subjects.status import ScenarioEnded
from monosashi.verification import smoke
from monosashi.verification.smoke import AdapterFault, CheckStatus

TUTORIAL = "docs/implementers"


class CannotStart(Exception):
    """There is nothing to check; the message says why."""


class Finding(Struct, frozen=True):
    """What came of one check, what was seen, and for faults what to do next and where to read on."""

    check: str
    outcome: CheckStatus
    seen: str
    advice: str = ""
    page: str = ""


class Listed(NamedTuple):
    """A check, and what to do if it finds a fault; the page is the game's own if ``own``."""

    run: Callable[[ProtocolProbe], str]
    advice: str
    page: str
    own: bool = False


def _smoke(name: str) -> Callable[[ProtocolProbe], str]:
    check, _ = smoke.SMOKE[name]
    return lambda desk: check(desk.bench)


DEED = "a deed"
"""The place of the check that is called after what is done: a march, a move."""

CHECKS: Mapping[str, Listed] = MappingProxyType(
    {
        "hello": Listed(
            protocol_checks.hello,
            "Read a line from standard input, write one line to standard output, flush; everything else goes to "
            "standard error.",
            "messages.md#hello",
        ),
        "protocol version": Listed(
            protocol_checks.version, "Answer with the protocol you speak, 1.", "messages.md#hello"
        ),
        "edition": Listed(protocol_checks.edition, 'Answer with "editions": ["{edition}"].', "messages.md#hello"),
        "capabilities": Listed(
            protocol_checks.capabilities, "Declare only what you have; begin with core.", "capabilities.md"
        ),
        "vocabulary": Listed(
            protocol_checks.vocabulary, "Name words of `monosashi list vocabulary`, or leave the vocabulary out.",
            "capabilities.md#effects",
        ),
        "readings": Listed(
            protocol_checks.readings, "Leave readings out unless you read the rulebook otherwise.", "readings.md"
        ),
        "unknown methods": Listed(
            protocol_checks.unknown_methods, "Answer what you do not know with error -32601.", "messages.md#errors"
        ),
        "ids of requests": Listed(
            protocol_checks.ids, "Send the id back as you got it, a number or a string.", "messages.md#the-envelope"
        ),
        "one line for each request": Listed(
            protocol_checks.one_line,
            "Send every print to standard error except the one that answers.", "messages.md#the-envelope"
        ),
        "long lines": Listed(
            protocol_checks.long_lines, "Read up to the newline, however far it is.", "messages.md#the-envelope"
        ),
        "a minimal position": Listed(
            _smoke("a minimal position"), "Fill in the defaults; show every required field.", "position.md", own=True
        ),
        "a rich position": Listed(
            _smoke("a rich position"), "Show each field as it was loaded.", "view.md", own=True
        ),
        "ids of cards": Listed(
            _smoke("ids"), "Keep the kit's ids beside your own and show the kit's.", "position.md#ids", own=True
        ),
        "a second load": Listed(_smoke("a second load"), "Begin with a new game at every load.", "messages.md#load"),
        "bad positions": Listed(
            play_checks.bad_positions, "Catch what goes wrong in load and answer error -32000.", "messages.md#load"
        ),
        DEED: Listed(play_checks.deed, "Let observe show the game as apply has left it.", "messages.md#apply"),
        "refusals": Listed(
            _smoke("refusals"),
            "Check an action before you carry anything out; a refusal is a result with accepted false. Does the engine "
            "itself take what is no lawful action? Leave it so: an adapter that refuses in its place hides what verify "
            "measures.",
            "refusals.md",
        ),
        "views in answers": Listed(
            play_checks.views_in_answers,
            "Put into the answer what observe would show the judge now, or leave the view out.",
            "messages.md#views-in-answers",
        ),
        "chance in play": Listed(
            play_checks.chance,
            "Take dice from chance, in order; count them in drawn; never roll.", "chance.md", own=True
        ),
        "capability setup": Listed(
            play_checks.setup_capability, "Take dice from chance, in order, also for start.", "chance.md", own=True
        ),
        "capability effects": Listed(
            play_checks.effects_capability, "Take cards with abilities, triggers and constants.", "cards.md", own=True
        ),
        "capability documents": Listed(
            play_checks.documents_capability,
            "Answer a document that breaks its description with error -32000, or do not offer documents.",
            "capabilities.md#documents",
        ),
        "capability views": Listed(
            protocol_checks.secrets, "Leave out what a viewer may not see, the names too.", "view.md#viewers", own=True
        ),
        "capability legal": Listed(
            play_checks.legal_capability, "List answers that apply would accept.", "messages.md#legal"
        ),
        "capability reasons": Listed(
            play_checks.reasons_capability,
            "Name the clauses that an action breaks, and no others, or do not offer reasons.", "refusals.md#clauses"
        ),
        "bye": Listed(
            protocol_checks.bye, "Answer null, stop what you have started, end with status 0.", "messages.md#bye"
        ),
    }
)  # fmt: skip
"""Every check by name, in order."""

RULES_ADVICE = "Rules, not adapter: verify will say which clause."


def checks(edition: str) -> dict[str, Listed]:
    """Every check by the name that it has for the edition's game, in order, with the game's own pages."""
    game, own = kit(edition).smoke, adapter_checks_of(edition)
    found = {}
    for name, listed in CHECKS.items():
        called = name
        if name == DEED:
            with suppress(smoke.NotOffered):
                called = game.DEED.name
        page = f"{own.PAGES}{listed.page}" if listed.own else listed.page
        found[called] = listed._replace(page=page, advice=listed.advice.replace("{edition}", edition))
    return found


def declared_editions(command: Sequence[str], hello_timeout: float = 60.0) -> tuple[str, ...]:
    """The newest edition of each game that a program declares; none if it does not say any that this kit knows."""
    with Child(command, hello_timeout=hello_timeout) as child:
        try:
            said = child.hello().editions
        except ScenarioEnded:
            return ()
    newest = {name.partition("@")[0]: name for name in engine.editions() if name in said}
    return tuple(newest.values())


def check_adapter(
    command: Sequence[str], edition: str, timeout: float = 2.0, hello_timeout: float = 60.0
) -> Iterator[Finding]:
    """Make every check; without a hello that can be understood the others are not made. Raises CannotStart."""
    desk = ProtocolProbe(command, edition, timeout, hello_timeout)
    try:
        greeted = True
        for name, listed in checks(edition).items():
            if not greeted:
                yield Finding(name, CheckStatus.NOT_CHECKED, "hello comes first")
                continue
            outcome, seen = smoke.attempt(partial(_made, desk, listed))
            if outcome is CheckStatus.FAULT:
                desk.hang_up()
                yield Finding(name, outcome, seen, listed.advice, f"{TUTORIAL}/{listed.page}")
                greeted = name not in ("hello", "protocol version")
            elif outcome is CheckStatus.RULES:
                yield Finding(name, outcome, seen, RULES_ADVICE)
            else:
                yield Finding(name, outcome, seen)
    finally:
        desk.stop()


def _made(desk: ProtocolProbe, listed: Listed) -> str:
    try:
        return listed.run(desk)
    except Misspoken as error:
        raise AdapterFault(str(error)) from None
    except OSError as error:
        raise CannotStart(f"{desk.command[0]!r} cannot be started: {error.strerror or error}") from None
