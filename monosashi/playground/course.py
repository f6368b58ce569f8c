"""The course of a game at a table: what lies there, what has been played, and the way back. No page, no server."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.quiet import quiet_document
from monosashi.kit.own_cards import BadCards, OwnCards, bring, brought, of_plain, of_text, start
from monosashi.kit.registry import kit
from monosashi.playground.companion import Companion, Finding
from monosashi.playground.keeping import Kept, Unkept, packed, record_text, scenario_of, unpacked
from monosashi.site.film.recording import Camera, Still
from monosashi.site.text.language import LANGUAGES, Language, is_translated, language
from monosashi.subjects.lines import Line, Said, answer_of, as_plain, canonical, make_move
from monosashi.subjects.port import BadPosition, Chance
from monosashi.subjects.reference import Reference
from monosashi.verification.differences import JUDGE
from monosashi.verification.smoke import NotOffered
from reference_engine.kernel.decision import CHANCE, Drawn
from reference_engine.kernel.edition import Edition

MOST_ANSWERS = 2_000
"""So many answers a link may hold: the longest games have some hundreds."""


class Unusable(Exception):
    """Something that was asked of the table makes no sense; the message is one sentence."""


class Moment(NamedTuple):
    """What comes back when an answer is taken back: the position, how many stills there were, how chance stood."""

    position: Any
    stills: int
    random: Any


class Rolling(NamedTuple):
    """An answer for which chance still has to answer: a seat's, or, of no seat, the document that a game begins with.

    ``position`` is where it has come to, by what has been ``drawn``; ``random`` is how chance stood before.
    """

    seat: str
    said: dict[str, Any]
    position: Any
    drawn: tuple[Chance, ...]
    random: Any


class Course:
    """One game: the position, all that has happened, and the way back.

    ``line`` is what has been played, ``tried`` the answer that was refused last, if nothing has come after it. Chance
    rolls and shuffles by itself, the same for the same ``seed`` and the same answers; or, with ``own_dice``, somebody
    says what it draws, as an answer by the seat of chance.
    """

    def __init__(self, rules: Edition, language: Language, seed: int) -> None:
        """Nothing lies on the table; see :meth:`begin` and :meth:`load`."""
        self.rules = rules
        self.language = language
        self.game = kit(rules.name)
        self.random = Random(seed)
        self.camera = Camera(rules)
        self.past: list[Moment] = []
        self.line = Line({})
        self.tried: Said | None = None
        self.companion: Companion | None = None
        self.findings: tuple[Finding, ...] = ()
        self.own_dice = False
        self.rolling: Rolling | None = None

    @property
    def position(self) -> Any:
        """What lies on the table, as far as chance has answered."""
        return self.camera.position if self.rolling is None else self.rolling.position

    @property
    def still(self) -> Still:
        """The picture of it."""
        if self.rolling is None:
            return self.camera.stills[-1]
        return Still(engine.view(self.rules, self.rolling.position, JUDGE))

    # Setting up

    def begin(self, chosen: Mapping[str, int] | None = None, cards: str = "") -> None:
        """A whole game from its first decision, with the options ``chosen``. Raises Unusable.

        ``cards`` is the text of a file of own cards: decks are built of them.
        """
        if cards:
            self._bring(lambda: of_text(cards.encode(), self.language.say("The file")))
        before = self.random.getstate()
        try:
            document = start(self.rules, chosen or {}, self.random)
            begun = engine.begin(self.rules, document)
        except (engine.Unreadable, BadCards) as error:
            raise Unusable(f"the game cannot be begun: {error}") from None
        self._go_on(Rolling("", as_plain(document), begun.position, (), before))

    def _bring(self, cards: Callable[[], OwnCards]) -> None:
        """Let the game be played with own cards. Raises Unusable, and then nothing has changed."""
        try:
            found = cards()
            if found.game != self.game.name:
                message = self.language.say("The file has cards of {game}, another game.", game=found.game)
                raise Unusable(message)
            bring(found)
        except BadCards as error:
            raise Unusable(str(error)) from None
        self.rules = engine.edition(self.rules.name)

    def load(self, document: Any) -> None:
        """A quiet position, as the protocol has it. Raises Unusable, and then nothing has changed."""
        if not isinstance(document, dict):
            raise Unusable(f"a position is an object, not {type(document).__name__}")
        camera = Camera(self.rules)
        try:
            camera.load(self.rules.name, document)
        except BadPosition as error:
            raise Unusable(f"this is no position of {self.rules.name}: {error}") from None
        self._lay(camera, Line(document))

    def _lay(self, camera: Camera, line: Line, past: Sequence[Moment] = ()) -> None:
        """Another game lies on the table."""
        self.camera, self.line = camera, line
        self.past, self.tried, self.rolling = [*past], None, None
        self._followed()

    def document(self) -> dict[str, Any]:
        """What lies on the table as a quiet position; else what was loaded last, or the smallest position there is."""
        found = quiet_document(self.rules, self.camera.position) if self.rolling is None else None
        if found is None and self.game.game.is_quiet(self.line.document):
            found = self.line.document
        if found is None:
            # Where no scenario tells of a position, there is nothing to begin with.
            with suppress(NotOffered):
                found = as_plain(self.game.smoke.MINIMAL.position)
        return dict(as_plain(found or {}))

    # Keeping

    def kept(self) -> dict[str, Any]:
        """All that a link must hold."""
        own = brought(self.rules.name)
        return packed(Kept(self.rules.name, self.language.code, self.line, (*own.cards.values(),) if own else ()))

    def restore(self, plain: Any) -> None:
        """Put on the table what a link holds. Raises Unusable, and then nothing has changed."""
        say = self.language.say
        try:
            kept = unpacked(plain)
        except Unkept as error:
            raise Unusable(say("This link holds no table: {fault}.", fault=str(error))) from None
        game, name = self.rules.name.partition("@")[0], kept.edition
        if name != self.rules.name:
            raise Unusable(say("This link is of another edition, {edition}, than this table.", edition=name[:80]))
        if kept.language not in LANGUAGES or not is_translated(kept.language, game):
            raise Unusable(say("This link is in a language that the game does not speak."))
        if len(kept.line.said) > MOST_ANSWERS:
            raise Unusable(say("This link holds more answers than any game has."))
        if kept.cards:
            self._bring(lambda: of_plain({"game": game, "cards": list(kept.cards)}, say("The cards of this link")))
        camera = Camera(self.rules)
        past = []
        try:
            if self.game.game.is_quiet(kept.line.document):
                camera.load(name, kept.line.document)
            else:
                begun = Reference(self.rules).start(name, kept.line.document, kept.line.chance)
                if not begun.accepted:
                    raise BadPosition(begun.message)
                camera.start(name, kept.line.document, kept.line.chance)
            for said in kept.line.said:
                past.append(Moment(camera.position, len(camera.stills), self.random.getstate()))
                reply = camera.apply(said.seat, said.action, said.chance)
                if not reply.accepted:
                    raise BadPosition(reply.message)
        except (BadPosition, engine.Refused) as error:
            raise Unusable(say("The table of this link cannot be: {fault}.", fault=str(error)[:400])) from None
        self._lay(camera, kept.line, past)
        self.language = language(kept.language, game)

    def record(self) -> str:
        """What has been played, as a record."""
        return record_text(self.rules, self.line)

    def scenario(self) -> str:
        """What was done last, in the sentences of the suite. Raises Unusable if they do not say it."""
        text, why = scenario_of(self.rules, replace(self.line, tried=self.tried))
        if not text:
            raise Unusable(self.language.say("This cannot be said in the suite's sentences: {why}.", why=why))
        return text

    # Playing

    def answer(self, seat: str, action: Any) -> bool:
        """Let a seat answer; whether it was accepted. A refusal is told in :meth:`state`. Raises Unusable."""
        given = self._read(action)
        if self.rolling is not None:
            self._roll(self.rolling, seat, given)
            return True
        before = self.random.getstate()
        try:
            after = engine.apply(self.rules, self.camera.position, seat, given).position
        except engine.Malformed as error:
            raise Unusable(str(error)) from None
        except engine.Illegal:
            self.camera.apply(seat, action, ())
            self.tried = Said(seat, action)
            self._followed()
            return False
        self._go_on(Rolling(seat, action, after, (), before))
        return True

    def draw(self) -> None:
        """Let chance say what somebody has been asked to choose in its place. Raises Unusable if nobody is asked."""
        if self.rolling is None:
            raise Unusable("nothing is rolled or shuffled now")
        self._roll(self.rolling, CHANCE, self._by_chance(self.rolling.position))

    def answer_by_chance(self) -> None:
        """Let chance answer in the place of whoever is asked. Raises Unusable if nobody is."""
        position = self.camera.position
        if self.rolling is not None:
            self.draw()
        elif position.pending is None or position.result is not None:
            raise Unusable("nobody is asked anything")
        else:
            answer = self.game.player.choose_casually(self.rules, position, self.random)
            self.answer(position.pending.seat, canonical(self.rules, answer))

    def undo(self) -> None:
        """Take the last answer back, with what followed. Raises Unusable if there is none."""
        if self.rolling is not None:
            self.random.setstate(self.rolling.random)
            self.rolling = None
            return
        if not self.past:
            raise Unusable("there is nothing to take back")
        back = self.past.pop()
        self.camera.back_to(back.position, back.stills)
        self.random.setstate(back.random)
        self.line, self.tried = replace(self.line, said=self.line.said[:-1]), None
        self._followed()

    def _read(self, action: Any) -> Any:
        if not isinstance(action, dict):
            raise Unusable(f"an answer is an object, not {type(action).__name__}")
        try:
            return answer_of(self.rules, action)
        except engine.Unreadable as error:
            raise Unusable("; ".join(error.faults)) from None

    def _go_on(self, rolling: Rolling) -> None:
        """Let chance answer, or somebody who is asked in its place, until a player is asked."""
        while rolling.position.pending is not None and rolling.position.pending.seat == CHANCE:
            if self.own_dice:
                self.rolling = rolling
                return
            rolling = self._after(rolling, self._by_chance(rolling.position))
        self._done(rolling)

    def _by_chance(self, position: Any) -> Drawn:
        answer = self.game.player.choose_casually(self.rules, position, self.random)
        assert isinstance(answer, Drawn)
        return answer

    def _after(self, rolling: Rolling, answer: Drawn) -> Rolling:
        made = make_move(self.rules, rolling.position, CHANCE, answer)
        return rolling._replace(position=made.after, drawn=(*rolling.drawn, *made.chance))

    def _roll(self, rolling: Rolling, seat: str, answer: Any) -> None:
        """Somebody has said what chance draws. Raises Unusable."""
        if seat != CHANCE or not isinstance(answer, Drawn):
            raise Unusable("first it must be said what chance draws")
        try:
            rolling = self._after(rolling, answer)
        except (engine.Malformed, engine.Illegal) as error:
            raise Unusable(str(error)) from None
        self._go_on(rolling)

    def _done(self, rolling: Rolling) -> None:
        """Everything is known that an answer leads to: it is given."""
        if not rolling.seat:
            camera = Camera(self.rules)
            try:
                camera.start(self.rules.name, rolling.said, rolling.drawn)
            except BadPosition as error:
                raise Unusable(f"the game cannot be begun: {error}") from None
            self._lay(camera, Line(rolling.said, rolling.drawn))
            return
        moment = Moment(self.camera.position, len(self.camera.stills), rolling.random)
        self.camera.apply(rolling.seat, rolling.said, rolling.drawn)
        self.past.append(moment)
        said = Said(rolling.seat, rolling.said, rolling.drawn)
        self.line, self.tried, self.rolling = self.line.then(said), None, None
        self._followed()

    # Somebody's engine beside the rules

    def accompany(self, companion: Companion) -> None:
        """From now on an engine plays along."""
        self.companion = companion
        self._followed()

    def _followed(self) -> None:
        """What was done now is done by the engine, too."""
        if self.companion is not None:
            self.findings = self.companion.follow(replace(self.line, tried=self.tried))
