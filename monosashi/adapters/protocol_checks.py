"""Checks of single lines: the introduction, ids, unknown methods, output nobody asked for, the end."""

import shlex
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.adapters.parts import adapter_checks_of
from monosashi.adapters.probe import Conversation
from monosashi.kit.registry import kit
from monosashi.subjects import descendants
from monosashi.subjects.port import CAPABILITIES, LOAD, Hello, beside_hello, must_know
from monosashi.subjects.program import Child
from monosashi.subjects.protocol import VERSION, Code, quoted_line
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.suite.card_texts import card_texts, covers
from monosashi.verification.introduction import strange_capabilities, strange_vocabulary, strangers
from monosashi.verification.lockstep import reference_for
from monosashi.verification.smoke import AdapterFault, CheckContext, NotOffered, need
from reference_engine.kernel.codec import Codec, Unreadable

IDS: Sequence[int | str] = (0, 7, 2**31, 2**53 - 1, "seven", "7", "Zoë – 七", "x" * 200)
"""Numbers that every JSON library can hold, and strings."""

LONG = 1_000_000
"""Characters in a long line; the protocol allows four times as much."""

HELLOS = Codec(Hello)


class ProtocolProbe:
    """Where an adapter is checked: a process spoken to line by line, and one that is played with.

    ``greeting`` is what it said to hello, as it was sent.
    """

    def __init__(self, command: Sequence[str], edition: str, timeout: float, hello_timeout: float) -> None:
        """Prepare; nothing is started yet."""
        self.command = list(command)
        self.edition = edition
        self.timeout = timeout
        self.hello_timeout = hello_timeout
        self.greeting: dict[str, Any] = {}
        self.child = Child(self.command, timeout, hello_timeout, edition=edition, max_restarts=30)
        self._talk: Conversation | None = None

    @property
    def bench(self) -> CheckContext:
        """The process that is played with. Raises ScenarioEnded."""
        return CheckContext(self.child, self.edition, self.child.hello())

    @property
    def talk(self) -> Conversation:
        """A process that has said hello. Raises Misspoken, ScenarioEnded."""
        if self._talk is None:
            self.greet()
        assert self._talk is not None
        return self._talk

    def greet(self) -> None:
        """Start a process and let it say hello. Raises OSError, Misspoken, ScenarioEnded."""
        self.hang_up()
        self._talk = Conversation(self.command, self.edition, self.timeout, self.hello_timeout)
        self.greeting = self._talk.hello()

    def put(self, position: Mapping[str, Any], identity: int) -> None:
        """Load a position, line by line. Raises NotOffered if the program plays whole games only."""
        answer = self.talk.ask("load", {"edition": self.edition, "position": dict(position)}, identity)
        code = answer.get("error", {}).get("code")
        if code == Code.UNKNOWN_METHOD and not must_know(HELLOS.convert(self.greeting), LOAD):
            raise NotOffered("does not know load, and does not offer the capability 'load'")

    def hang_up(self) -> None:
        """End the process that is spoken to line by line: whatever went wrong, the next check starts anew."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.stop()

    def stop(self) -> None:
        """End everything."""
        self.hang_up()
        self.child.bye()


# The introduction


def hello(desk: ProtocolProbe) -> str:
    """The program starts and says who it is, in one line."""
    try:
        desk.greet()
    except ScenarioEnded as failure:
        if failure.status is Status.TIMEOUT and desk._talk is not None:
            kept = desk._talk.last_words()
            if kept:
                raise AdapterFault(
                    f"the answer to hello came only when the program's input was closed ({quoted_line(kept)}): it "
                    "sat in a buffer; flush standard output after every line"
                ) from None
        if failure.status is Status.CRASH:
            raise AdapterFault(f"{failure}; run {shlex.join(desk.command)} by hand to see more") from None
        raise
    try:
        said: Hello = HELLOS.convert(desk.greeting)
    except Unreadable as error:
        raise AdapterFault(f"the result of hello is wrong: {'; '.join(error.faults)}") from None
    # What has a check of its own is a fault there; the rest is no fault, and nothing to be silent about.
    warned = strangers(msgspec.structs.replace(said, capabilities=(), vocabulary=None), beside_hello(desk.greeting))
    return "; ".join([f"it is {said.name} {said.version}".rstrip(), *warned])


def version(desk: ProtocolProbe) -> str:
    """The program speaks this protocol."""
    said = desk.greeting.get("protocol", 1)
    if said != VERSION:
        raise AdapterFault(f"hello says protocol {said!r}; this kit speaks {VERSION}")
    return f"protocol {said}"


def edition(desk: ProtocolProbe) -> str:
    """The program offers the edition."""
    said = desk.greeting.get("editions", [])
    if desk.edition not in said:
        unknown = [name for name in said if not engine.knows(name)]
        more = f"; {', '.join(unknown)} is no edition this kit knows" if unknown else ""
        raise AdapterFault(f"hello offers {', '.join(said) or 'no edition'}; expected {desk.edition} among them{more}")
    return f"offers {desk.edition}"


def capabilities(desk: ProtocolProbe) -> str:
    """The program declares capabilities that exist, core among them."""
    said = desk.greeting.get("capabilities", ["core"])
    unknown = strange_capabilities(HELLOS.convert(desk.greeting))
    if unknown:
        raise AdapterFault(
            f"hello offers the capability {', '.join(unknown)}; capabilities are {', '.join(CAPABILITIES)}"
        )
    if "core" not in said:
        raise AdapterFault(f"hello offers {', '.join(said) or 'no capability'}; nothing can be played without core")
    return ", ".join(said)


def vocabulary(desk: ProtocolProbe) -> str:
    """The program declares words of card texts that exist, and that it wants to be measured by."""
    said: Hello = HELLOS.convert(desk.greeting)
    if said.vocabulary is None:
        return "all words of card texts" if "effects" in said.capabilities else "none needed without effects"
    if "effects" not in said.capabilities:
        raise AdapterFault("hello names a vocabulary, but does not offer effects, for which it would count")
    if unknown := strange_vocabulary(said):
        raise AdapterFault(
            f"no card text has the word {', '.join(unknown)}; monosashi list vocabulary lists those there are"
        )
    own = card_texts(desk.edition).every
    return f"{sum(covers(said.vocabulary, word) for word in own)} of {len(own)} words of card texts"


def readings(desk: ProtocolProbe) -> str:
    """The program declares readings that exist."""
    said: Hello = HELLOS.convert(desk.greeting)
    reference_for(said, desk.edition)
    return ", ".join(f"{switch}: {value}" for switch, value in said.readings.items()) or "none declared"


# Lines


def unknown_methods(desk: ProtocolProbe) -> str:
    """A method that does not exist is told as JSON-RPC has it, and the program goes on."""
    answer = desk.talk.ask("juggle", {}, 2)
    if "error" not in answer:
        raise AdapterFault(f"the unknown method juggle is answered with the result {answer['result']!r}")
    code = answer["error"]["code"]
    if code != Code.UNKNOWN_METHOD:
        raise AdapterFault(
            f"the unknown method juggle is answered with error {code}; expected {int(Code.UNKNOWN_METHOD)}"
        )
    return f"answered with error {code}"


def ids(desk: ProtocolProbe) -> str:
    """The id of a request comes back as it was, number or string."""
    for identity in IDS:
        desk.talk.ask("juggle", {}, identity)
    return f"{len(IDS)} ids come back unchanged, numbers and strings"


def one_line(desk: ProtocolProbe) -> str:
    """Each request is answered by one line, and nothing else is written on standard output."""
    talk = desk.talk
    with suppress(NotOffered):
        _, position, seat, action = kit(desk.edition).smoke.DEED
        desk.put(position, 3)
        talk.ask("observe", {"viewer": "judge"}, 4)
        talk.ask("apply", {"seat": seat, "action": dict(action), "chance": []}, 5)
    talk.ask("juggle", {}, 6)
    extra = talk.extra()
    if extra:
        raise AdapterFault(
            f"after the last answer the program wrote {quoted_line(extra)}; expected one line for each request"
        )
    return "one line for each request"


def long_lines(desk: ProtocolProbe) -> str:
    """A long request is read to its end."""
    desk.talk.ask("juggle", {"with": "x" * LONG}, 8)
    return f"a line of {LONG} characters is read"


# What the kit must not be shown


def secrets(desk: ProtocolProbe) -> str:
    """A seat does not see the other's hand, nobody a deck, the public no hand: looked for in the lines themselves."""
    need(desk.greeting.get("capabilities", ()), "views")
    checks = adapter_checks_of(desk.edition)
    desk.put(checks.HIDDEN.position, 1)
    seats = dict.fromkeys(seat for secret in checks.SECRETS.values() for seat in secret.seen_by)
    for viewer in (*seats, "public"):
        answer = desk.talk.ask("observe", {"viewer": viewer}, 2)
        if "error" in answer:
            raise AdapterFault(f"offers views, but answers observe by {viewer} with error {answer['error']['code']}")
        text = repr(answer["result"])
        for card, secret in checks.SECRETS.items():
            if card in text and viewer not in secret.seen_by:
                raise AdapterFault(f"{viewer} is shown a card of {secret.whose}'s {secret.lies} ({card!r})")
        for card, secret in checks.SECRETS.items():
            if card not in text and viewer in secret.seen_by:
                raise AdapterFault(f"{viewer} is not shown its own {secret.lies}")
    return checks.HIDDEN.says


# The end


def bye(desk: ProtocolProbe) -> str:
    """The program ends when told to, in order, and leaves nothing running."""
    talk = desk.talk
    with suppress(NotOffered):
        minimal = kit(desk.edition).smoke.MINIMAL
        talk.ask("load", {"edition": desk.edition, "position": dict(minimal.position)}, 1)
    wrong = talk.bye()
    if wrong:
        raise AdapterFault(wrong)
    left = "nothing running" if descendants.can_be_found() else "nothing of its process group running"
    return f"the program ends with status 0 and leaves {left}"
