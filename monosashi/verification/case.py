"""A case: one scenario being played on one subject. This is what step functions receive."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NoReturn

import msgspec

from monosashi import suite
from monosashi.kit.own_cards import Card
from monosashi.kit.positions import about_of
from monosashi.subjects.port import BadPosition, Chance, Reply, Subject
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.suite.card_texts import covers, words_of
from monosashi.suite.phrases import DataTable
from monosashi.verification.bad_documents import DocumentFault, faults_of
from monosashi.verification.compared import comparison
from monosashi.verification.differences import summarise
from monosashi.verification.verdict import ACCEPTED, NO_CHANGE, OR, REFUSED_UNDER, TAKEN, TURNED_DOWN

PASS = {"do": "pass"}

NONE: Mapping[str, Card] = MappingProxyType({})


class Case:
    """One scenario on one subject.

    ``setting`` collects a quiet position until the first action or look puts it on the table. ``chance`` has
    the scripted outcomes still to come, ``reply`` the answer to the last action, ``capabilities`` what the scenario
    has needed of the subject, ``vocabulary`` the words of the card texts in its position. ``about`` are the clauses
    that it stands under.
    """

    def __init__(
        self,
        subject: Subject,
        edition: str,
        offered: Sequence[str] | None = None,
        known_words: Sequence[str] | None = None,
        worn: Mapping[str, Card] = NONE,
    ) -> None:
        """Play on ``subject``, which offers the capabilities ``offered`` and knows these words (all, if not given).

        Own cards are ``worn`` by those of the scenario that have these names: they lie on the table in their place.
        """
        self.subject = subject
        self.worn = worn
        self.edition = edition
        self.offered = offered
        self.known_words = known_words
        self.capabilities: set[str] = {"core"}
        self.vocabulary: tuple[str, ...] = ()
        self.about: tuple[str, ...] = ()
        self.arrangement: dict[str, Any] = suite.blank_position(self.game)
        self.loaded = False
        self.chance: list[Chance] = []
        self.reply: Reply | None = None
        self.unexamined = False
        self.rejected_position = ""
        self.faults: tuple[DocumentFault, ...] = ()
        self.notes: dict[str, Any] = {}
        self._acts = self._looks = 0

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.edition.partition("@")[0]

    @property
    def says_why(self) -> bool:
        """Whether the clauses that the subject names with a refusal count."""
        return self.offered is None or "reasons" in self.offered

    def play(self, text: str, table: DataTable | None = None, *, given: bool = False) -> None:
        """Let one sentence act. One that is ``given`` must not look at the position before anybody has acted.

        Where somebody has, it may say how far that has brought the game. What a position is like can be said until it
        lies on the table, and no later.
        """
        looks, chance = self._looks, len(self.chance)
        on_table = msgspec.json.encode(self.arrangement) if self.loaded else b""
        unmet: ScenarioEnded | None = None
        try:
            suite.play_step(self, text, table)
        except ScenarioEnded as ended:
            unmet = ended
        if on_table and on_table != msgspec.json.encode(self.arrangement):
            message = f"{text!r} changes nothing any more: the position lies on the table; say it before anybody acts"
            raise ScenarioEnded(Status.ERROR, message)
        only_looks = self._looks > looks and not self._acts and len(self.chance) == chance
        if given and only_looks and (unmet is None or unmet.status is Status.FAIL):
            message = f"a Given must set something, but {text!r} only looks at the position; say it after Then"
            raise ScenarioEnded(Status.ERROR, message)
        if unmet is not None:
            raise unmet

    def need(self, capability: str) -> None:
        """The scenario needs this capability of the subject; without it, it is unsupported."""
        self.capabilities.add(capability)
        if self.offered is not None and capability not in self.offered:
            raise ScenarioEnded(Status.UNSUPPORTED, f"needs the capability {capability!r}, which is not offered")

    def need_texts(self) -> None:
        """The scenario needs the words in which the cards of its position are written."""
        self.vocabulary = words_of(self.edition, self.arrangement)
        if not self.vocabulary:
            return
        self.need("effects")
        unknown = [] if self.known_words is None else [w for w in self.vocabulary if not covers(self.known_words, w)]
        if unknown:
            message = f"its cards' texts need words that are not in the vocabulary declared: {', '.join(unknown)}"
            raise ScenarioEnded(Status.UNSUPPORTED, message)

    def dress(self) -> None:
        """Put own cards in the place of those that they stand in for."""
        if self.worn:
            cards = self.arrangement.get("cards", {})
            self.arrangement["cards"] = {key: self.worn.get(name_of(card), card) for key, card in cards.items()}

    def put_on_table(self) -> None:
        """Load the quiet position described so far, once. It must not be turned down."""
        if self.loaded:
            return
        self.dress()
        self.need_texts()
        try:
            self.subject.load(self.edition, self.arrangement)
        except BadPosition as error:
            raise ScenarioEnded(Status.FAIL, f"the position is turned down: {error}", TAKEN, TURNED_DOWN) from None
        self.loaded = True

    def try_to_load(self) -> None:
        """Load the quiet position and remember whether it was turned down, and why.

        Where nothing but the writing of the document speaks against it, that takes a capability of its own.
        """
        self.dress()
        self.faults = faults_of(self.edition, self.arrangement)
        if self.faults and all(fault.written for fault in self.faults):
            self.need("documents")
        self.need_texts()
        self.loaded = True
        try:
            self.subject.load(self.edition, self.arrangement)
        except BadPosition as error:
            self.rejected_position = str(error)

    def start(self, start: dict[str, Any]) -> None:
        """Begin a game instead of loading a position."""
        self.need("setup")
        self.loaded = True
        self._acts += 1
        try:
            reply = self.subject.start(self.edition, start, self.chance)
        except BadPosition as error:
            self.rejected_position = str(error)
            return
        self._used(reply)

    def act(self, seat: str, action: dict[str, Any], *, tries: bool = False) -> None:
        """Let a seat act. Unless it only tries to, the action must be accepted."""
        self._must_be_examined()
        self._acts += 1
        passes = action["do"] == PASS["do"]
        before = self.question_to(seat, "" if passes == tries else action["do"])
        reply = self.subject.apply(seat, action, self.chance)
        if reply.wanted:
            raise ScenarioEnded(Status.CHANCE_MISMATCH, f"no outcome is scripted for {reply.wanted}", "", reply.wanted)
        self.reply = reply
        self.unexamined = tries
        if not tries:
            self._must_be_accepted(reply, seat, action)
        elif not reply.accepted and self.subject.observe("judge") != before:
            raise ScenarioEnded(Status.SIDE_EFFECT, "the refusal changed the position", NO_CHANGE, "a change")
        if reply.accepted:
            self._used(reply)

    def _must_be_accepted(self, reply: Reply, seat: str, action: dict[str, Any]) -> None:
        if not reply.accepted:
            clauses = ", ".join(reply.clauses)
            told = f"{suite.phrases(self.game).acts.told(seat, action)} is refused"
            raise ScenarioEnded(Status.FAIL, told, ACCEPTED, f"{reply.message} {clauses}".strip())

    def _used(self, reply: Reply) -> None:
        if reply.wanted:
            raise ScenarioEnded(Status.CHANCE_MISMATCH, f"no outcome is scripted for {reply.wanted}", "", reply.wanted)
        del self.chance[: reply.drawn]

    def look(self, viewer: str = "judge") -> Any:
        """The position as a viewer sees it, past the questions that nobody need mention."""
        self._looks += 1
        seen = self.question_to("")
        return seen if viewer == "judge" else self.subject.observe(viewer)

    def question_to(self, seat: str, do: str = "", about: str = "") -> Any:
        """The position as a judge sees it, past the questions that a scenario need not mention.

        Which these are the game says (``PhraseTable.unspoken``). Where the asked seat can do nothing but pass, it
        passes, as if the scenario said so; that it was asked is compared like everything else. This stops at a question
        that the scenario does mention: to this seat, about this card or area, answered by this act.
        """
        self.put_on_table()
        unspoken = suite.phrases(self.game).unspoken
        while True:
            seen = self.subject.observe("judge")
            asked, acts = seen.asked, unspoken(seen)
            if not acts or self.unexamined:
                return seen
            mentioned = asked.seat == seat and do in acts and about in ("", about_of(asked))
            if mentioned or not self.subject.only_passes():
                return seen
            reply = self.subject.apply(asked.seat, PASS, self.chance)
            self._must_be_accepted(reply, asked.seat, PASS)
            self._used(reply)

    def legal(self) -> list[dict[str, Any]]:
        """The legal answers listed for the asked seat."""
        self.need("legal")
        self._looks += 1
        self.put_on_table()
        return self.subject.legal()

    def _must_be_examined(self) -> None:
        if self.unexamined:
            raise ScenarioEnded(Status.ERROR, "the scenario tries something and never says what comes of it")

    def finish(self) -> None:
        """The scenario is over: no scripted outcome may be left, no refusal unlooked at."""
        self._must_be_examined()
        if self.chance:
            left = ", ".join(f"{item.draw} of {item.of}" for item in self.chance)
            raise ScenarioEnded(Status.CHANCE_MISMATCH, f"scripted outcomes were never asked for: {left}", "", left)
        self.subject.finish()

    # What steps use to say that something is not so

    def expect(self, actual: Any, expected: Any, what: str) -> None:
        """Fail unless ``actual`` is ``expected``."""
        if actual != expected:
            raise ScenarioEnded(
                Status.FAIL,
                f"{what}: expected {_shown(expected)}, is {_shown(actual)}",
                _shown(expected),
                _shown(actual),
            )

    def fail(self, message: str, expected: str = "", actual: str = "") -> NoReturn:
        """Fail with a sentence."""
        raise ScenarioEnded(Status.FAIL, message, expected, actual)

    def turned_down(self) -> None:
        """Fail unless the position, or the start, was turned down; says what is wrong with it."""
        if not self.rejected_position:
            wrong = "; ".join(str(fault) for fault in self.faults)
            told = f"the position was accepted{f', in which this is wrong: {wrong}' if wrong else ''}"
            self.fail(told, f"{TURNED_DOWN}{f', because of {wrong}' if wrong else ''}", ACCEPTED)

    def refused_under(self, *clauses: str) -> None:
        """Fail unless the last action was refused, for one of these clauses if the subject says why.

        Where the game says that others say the same, they will do. Clauses that nothing breaks must not be named beside
        it.
        """
        if self.reply is None:
            raise ScenarioEnded(Status.ERROR, "nothing has been tried yet")
        self.unexamined = False
        wanted = OR.join(clauses)
        if self.reply.accepted:
            self.fail("the action was accepted", f"{REFUSED_UNDER}{wanted}", ACCEPTED)
        if self.says_why:
            self.capabilities.add("reasons")
            same = comparison(self.edition).same_as(clauses)
            given = ", ".join(self.reply.clauses)
            if set(same).isdisjoint(self.reply.clauses):
                why = f" ({self.reply.message})" if self.reply.message else ""
                message = f"refused {f'under {given}' if given else f'without a clause{why}'}; expected {wanted}"
                raise ScenarioEnded(Status.WRONG_REASON, message, wanted, given or f"no clause{why}")
            others = [clause for clause in self.reply.clauses if clause not in same]
            wrong = self.subject.unfounded(others, (*clauses, *self.about))
            if wrong:
                told = summarise(list(wrong))
                message = f"refused under {wanted}, but also under what nothing breaks: {told}; expected {wanted} alone"
                raise ScenarioEnded(Status.WRONG_REASON, message, wanted, f"{wanted}, {told}")

    def refuses_the_untimely(self, seat: str) -> None:
        """Fail unless whatever this seat could answer to another question is refused now, and for that reason."""
        asked = self.look().asked
        self.expect(asked.seat if asked else "nobody", seat, "who is asked")
        answers = self.subject.untimely()
        if not answers:
            raise ScenarioEnded(Status.ERROR, f"{seat} has nothing in this position that answers another question")
        for action, clause in answers:
            try:
                self.act(seat, action, tries=True)
                self.refused_under(clause)
            except ScenarioEnded as ended:
                told = f"{suite.phrases(self.game).acts.told(seat, action)}, asked for {asked.kind}: {ended}"
                raise ScenarioEnded(ended.status, told, ended.expected, ended.actual) from None


def _shown(value: Any) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, tuple | list | set) else str(value)
    return text or "nothing"


def name_of(card: Any) -> Any:
    """The name of a card that a position names or describes."""
    return card.get("name") if isinstance(card, Mapping) else card
