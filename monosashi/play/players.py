"""Who answers for a seat without a keyboard: chance, or a program that is asked by the protocol what it chooses."""

import shlex
from itertools import islice
from random import Random
from typing import Any, Protocol

import msgspec

import reference_engine as engine
from monosashi.kit.positions import turn_of
from monosashi.kit.registry import kit
from monosashi.play.command_parsing import LOOKED_AT
from monosashi.subjects.port import PLAYER
from monosashi.subjects.program import Child
from monosashi.subjects.protocol import ChooseParams, Turned
from monosashi.subjects.status import ScenarioEnded
from monosashi.support.text import shortened
from reference_engine.kernel.decision import CHANCE, Answer
from reference_engine.kernel.edition import Edition

TIMEOUT, HELLO_TIMEOUT = 10.0, 60.0
"""How long, in seconds, a program may think about an answer, and how long it may take to introduce itself."""

TRIES = 2
"""How often a question is put to a program before it has lost."""

PER_TURN = 500
"""So many answers in one turn are too many: some acts cost nothing, and could go on for ever."""

FAULT_LENGTH = 300
"""How many characters are told of what is wrong with an answer."""


class NoPlayer(Exception):
    """Nobody can be seated like this; the message is one sentence."""


class Forfeit(Exception):
    """A program has given no answer that can be taken, and its seat has lost; the message says what it did."""


class Player(Protocol):
    """Somebody at a seat; ``name`` is for tables and records."""

    name: str

    def shuffle(self, seed: object) -> None:
        """A game begins: whatever is left to chance is to be the same for the same seed."""

    def answer(self, rules: Edition, position: Any) -> Answer:
        """A legal answer of the asked seat. Raises Forfeit."""

    def leave(self) -> None:
        """No more games."""


class ByChance:
    """Any legal answer; also the dice and the shuffles."""

    name = CHANCE

    def __init__(self, rules: Edition) -> None:
        """Sit down."""
        self._choose = kit(rules.name).player.choose_casually
        self.random = Random()

    def shuffle(self, seed: object) -> None:
        """Begin again with this seed."""
        self.random.seed(repr(seed))

    def answer(self, rules: Edition, position: Any) -> Answer:
        """Any legal answer."""
        answer: Answer = self._choose(rules, position, self.random)
        return answer

    def leave(self) -> None:
        """Chance stays."""


class Program:
    """A command that speaks the protocol and offers the capability `player`. It sees what its seat sees."""

    def __init__(self, command: str, rules: Edition, timeout: float = TIMEOUT) -> None:
        """Start the command, split as a shell would, and hear who it is. Raises NoPlayer."""
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise NoPlayer(f"{command!r} is no command: {error}") from None
        if not words:
            raise NoPlayer("an empty command plays nothing; perhaps a variable is empty")
        self._turn, self._answers = 0, 0
        self._child = Child(words, timeout, HELLO_TIMEOUT, edition=rules.name)
        try:
            hello = self._child.hello()
        except ScenarioEnded as failure:
            raise NoPlayer(f"{command!r} cannot play: {failure}") from None
        known = hello.editions
        fault = ""
        if PLAYER not in hello.capabilities:
            offers = ", ".join(hello.capabilities) or "nothing"
            fault = f"its hello does not offer the capability {PLAYER!r}, only {offers}"
        elif known and rules.name not in known and rules.name.partition("+")[0] not in known:
            fault = f"its hello says that it plays {', '.join(known)}"
        if fault:
            self.leave()
            raise NoPlayer(f"{command!r} cannot play {rules.name}: {fault}")
        self.name = f"{hello.name} {hello.version}".strip()

    def shuffle(self, seed: object) -> None:  # noqa: ARG002
        """A program has its own chance."""
        self._turn, self._answers = 0, 0

    def answer(self, rules: Edition, position: Any) -> Answer:
        """The program's answer; it is asked again, and told why, if the first one cannot be taken. Raises Forfeit."""
        self._answers = self._answers + 1 if turn_of(position) == self._turn else 1
        self._turn = turn_of(position)
        if self._answers > PER_TURN:
            raise Forfeit(f"{PER_TURN} answers in turn {self._turn}, and no end of it")
        question, told = asked(rules, position), ""
        for _ in range(TRIES):
            try:
                action = self._child.choose(question)
            except ScenarioEnded as failure:
                raise Forfeit(str(failure)) from None
            answer: Answer
            answer, turned = taken(rules, position, question.seat, action)
            if turned is None:
                return answer
            question = msgspec.structs.replace(question, refused=turned)
            told = f"{msgspec.json.encode(action).decode()} cannot be taken, for the second time: {turned.message}"
        raise Forfeit(shortened(told, FAULT_LENGTH))

    def leave(self) -> None:
        """Say goodbye; what does not end is ended."""
        self._child.bye()


def asked(rules: Edition, position: Any) -> ChooseParams:
    """The question as a program is asked it: what its seat sees, and what is legal, as far as that is listed."""
    legal = engine.legal(rules, position)
    listed = list(islice(legal, LOOKED_AT + 1))
    more = legal.combined if len(listed) <= LOOKED_AT else rules.offers[position.pending.kind]
    return ChooseParams(
        rules.name,
        legal.seat,
        msgspec.to_builtins(engine.view(rules, position, legal.seat)),
        tuple(msgspec.to_builtins(answer) for answer in listed[:LOOKED_AT]),
        tuple(more),
    )


def taken(rules: Edition, position: Any, seat: str, action: Any) -> tuple[Any, Turned | None]:
    """An action as an answer, and why it cannot be taken, if it cannot."""
    try:
        answer: Answer = engine.game(rules.name).answers.convert(action)
        broken = engine.violations(rules, position, seat, answer)
    except (engine.Unreadable, engine.Malformed) as error:
        return None, Turned(message="; ".join(error.faults))
    if not broken:
        return answer, None
    clauses = tuple(violation.clause for violation in broken)
    return answer, Turned(clauses, "; ".join(f"{each.message} ({each.clause})" for each in broken))


def seated(rules: Edition, said: str, timeout: float = TIMEOUT) -> Player:
    """Whoever is meant by ``chance`` or a command. Raises NoPlayer."""
    return ByChance(rules) if said == CHANCE else Program(said, rules, timeout)
