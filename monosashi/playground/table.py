"""A game at a table as plain data: what lies there, who is asked what, what came of an answer. No page, no server.

Everything is told as in the films of the site: a picture and a caption for each act, in the reader's language.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect

import reference_engine as engine
from monosashi import suite
from monosashi.games import kit
from monosashi.rulebook.errata import edition_ledger
from monosashi.site.film.citing import Citing
from monosashi.site.film.facts import facts
from monosashi.site.film.markup import caption, drawings
from monosashi.site.film.narration import Narrator
from monosashi.site.film.recording import Camera, Still
from monosashi.site.text.language import Language
from monosashi.subjects.port import BadPosition, Chance
from monosashi.suite.acts import Unsayable
from monosashi.suite.tenses import Tense
from monosashi.support.text import texts_in
from reference_engine.kernel.decision import CHANCE, Drawn
from reference_engine.kernel.edition import Edition

JUDGE = "judge"

LISTED = 400
"""So many lawful answers are listed at most; any other can be put together."""

KINDS: Mapping[type, str] = {
    inspect.StrType: "one",
    inspect.IntType: "number",
    inspect.BoolType: "flag",
}
"""How a field of an answer is filled in: by naming one thing, by a number, by yes or no."""


class Unusable(Exception):
    """Something that was asked of the table makes no sense; the message is one sentence."""


class Table:
    """One game: the position, all that has happened, and the way back.

    Chance rolls and shuffles by itself, the same for the same ``seed`` and the same answers.
    """

    def __init__(self, rules: Edition, language: Language, seed: int) -> None:
        """Nothing lies on the table; see :meth:`begin` and :meth:`load`."""
        self.rules = rules
        self.language = language
        self.game = kit(rules.name)
        self.ledger = edition_ledger(rules.name)
        self.random = Random(seed)
        self.cite = Citing(lambda name: f"#{name}", self._says)
        self.camera = Camera(rules)
        self.past: list[tuple[Any, int, Any]] = []

    # Setting up

    def begin(self) -> None:
        """A whole game from its first decision. Raises Unusable."""
        try:
            start = self.game.starts.start(self.rules, {}, self.random)
            begun = engine.begin(self.rules, start)
            script = self._drawn(begun.position)
            self.camera.start(self.rules.name, _plain(start), script)
        except (engine.Unreadable, BadPosition) as error:
            raise Unusable(f"the game cannot be begun: {error}") from None

    def load(self, document: Any) -> None:
        """A quiet position, as the protocol has it. Raises Unusable, and then nothing has changed."""
        if not isinstance(document, dict):
            raise Unusable(f"a position is an object, not {type(document).__name__}")
        camera = Camera(self.rules)
        try:
            camera.load(self.rules.name, document)
        except BadPosition as error:
            raise Unusable(f"this is no position of {self.rules.name}: {error}") from None
        self.camera, self.past = camera, []

    # Playing

    def answer(self, seat: str, action: Any) -> bool:
        """Let a seat answer; whether it was accepted. A refusal is told in :meth:`state`. Raises Unusable."""
        position = self.camera.position
        given = self._read(action)
        moment = position, len(self.camera.stills), self.random.getstate()
        script: list[Chance] = []
        try:
            script = self._drawn(engine.apply(self.rules, position, seat, given).position)
        except engine.Malformed as error:
            raise Unusable(str(error)) from None
        except engine.Illegal:
            pass  # The camera takes its picture of that.
        accepted = self.camera.apply(seat, action, script).accepted
        if accepted:
            self.past.append(moment)
        return accepted

    def judge(self, seat: str, action: Any) -> list[dict[str, str]]:
        """What is against an answer, without giving it: clauses, each with its sentence and the fact that decides.

        Empty if nothing is. Raises Unusable.
        """
        try:
            found = engine.violations(self.rules, self.camera.position, seat, self._read(action))
        except engine.Malformed as error:
            raise Unusable(str(error)) from None
        told = dict(facts(str(engine.Illegal(found)), self.language)) if found else {}
        return [{**self.rule(each.clause), "fact": told.get(each.clause, "")} for each in found]

    def undo(self) -> None:
        """Take the last answer back, with what followed. Raises Unusable if there is none."""
        if not self.past:
            raise Unusable("there is nothing to take back")
        position, stills, random = self.past.pop()
        self.camera.back_to(position, stills)
        self.random.setstate(random)

    def _read(self, action: Any) -> Any:
        if not isinstance(action, dict):
            raise Unusable(f"an answer is an object, not {type(action).__name__}")
        try:
            return engine.game(self.rules.name).answers.convert(action)
        except engine.Unreadable as error:
            raise Unusable("; ".join(error.faults)) from None

    def _drawn(self, position: Any) -> list[Chance]:
        """What chance answers until a player is asked."""
        script: list[Chance] = []
        while position.pending is not None and position.pending.seat == CHANCE:
            answer = self.game.player.choose_casually(self.rules, position, self.random)
            assert isinstance(answer, Drawn)
            for draw, result in zip(position.pending.draws, answer.results, strict=True):
                shows, order = (result, ()) if isinstance(result, int) else (0, tuple(result))
                script.append(Chance(draw.name, draw.seat, shows, order))
            position = engine.apply(self.rules, position, CHANCE, answer).position
        return script

    # Telling

    def state(self) -> dict[str, Any]:
        """Everything that a page shows: picture, question, lawful answers, how others are put together, the story."""
        position, still = self.camera.position, self.camera.stills[-1]
        pending = position.pending
        narrator = Narrator(still, self.language)
        picture = drawings({0: still}, self.rules.name, {}, self.language).get(0, "")
        return {
            "edition": self.rules.name,
            "picture": picture,
            "caption": self._told(still),
            "seat": pending.seat if pending is not None and position.result is None else "",
            "question": self._question(narrator),
            "clause": self.rule(pending.clause) if pending is not None else None,
            "answers": list(self._answers(narrator)),
            "acts": list(self._acts()),
            "things": self._things(narrator),
            "story": [self._told(each) for each in self.camera.stills if each.act is not None and each.act.accepted],
            "undo": bool(self.past),
        }

    def rule(self, clause: str) -> dict[str, str]:
        """What a clause says. Raises Unusable for one that the edition does not have."""
        row = self.ledger.get(clause)
        if row is None:
            raise Unusable(f"{self.rules.name} has no clause {clause!r}")
        where = row.where(self.rules.name)
        return {"clause": clause, "says": self._says(clause), "where": where}

    def _says(self, clause: str) -> str:
        row = self.ledger[clause]
        return self.language.text(row.id, row.en)

    def _told(self, still: Still) -> str:
        return "".join(caption(still, self.language, self.cite))

    def _question(self, narrator: Narrator) -> str:
        """Who is asked for what, or who has won."""
        position, say = self.camera.position, self.language.say
        if position.result is not None:
            winner = getattr(position.result, "winner", "")
            return say("{seat} has won.", seat=narrator.seat(winner)) if winner else say("The game is over.")
        pending = position.pending
        if pending is None:
            return ""
        about = narrator.name(pending.about) if pending.about else ""
        sentence = self.game.board.QUESTIONS.get(pending.kind)
        if sentence is None:
            return say("{seat} is asked: {kind}.", seat=narrator.seat(pending.seat), kind=self._word(pending.kind))
        return say(sentence, seat=narrator.seat(pending.seat), about=about)

    def _word(self, code: str) -> str:
        """A question or an act by its name in the code."""
        return self.language.code_words.get(code, code.replace("_", " "))

    def _answers(self, narrator: Narrator) -> Iterator[dict[str, Any]]:
        """The lawful answers, each in a sentence; the act's name is what they are grouped by."""
        position = self.camera.position
        if position.result is not None or position.pending is None:
            return
        seat, about = position.pending.seat, position.pending.about
        dump = engine.game(self.rules.name).answers.dump
        acts = suite.phrases(self.language.game).acts
        for answer in islice(engine.legal(self.rules, position), LISTED):
            action = msgspec.json.decode(dump(answer))
            try:
                said = acts.said(seat, action, narrator, tense=Tense.DOES, about=about)
            except Unsayable:
                fields = {key: value for key, value in action.items() if key != "do"}
                said = narrator.in_fields(seat, action["do"], fields)
            yield {"action": action, "said": said, "names": sorted({*texts_in(action)})}

    def _acts(self) -> Iterator[dict[str, Any]]:
        """Every act on offer anywhere, by its name in the reader's language, and how its fields are filled in."""
        pending = self.camera.position.pending
        offered = self.rules.offers.get(pending.kind, ()) if pending is not None else ()
        for kind in get_args(engine.game(self.rules.name).answers.kind):
            told = inspect.type_info(kind)
            assert isinstance(told, inspect.StructType)
            if told.tag in self.rules.acts and told.tag != "draw":
                name = self._word(str(told.tag))
                fields = [
                    {"name": field.encode_name, "called": field.name.replace("_", " "), "kind": kind_of(field.type)}
                    for field in told.fields
                ]
                yield {"do": told.tag, "called": name, "fields": fields, "offered": told.tag in offered}

    def _things(self, narrator: Narrator) -> dict[str, str]:
        """What an answer can name, and what it is called: cards, the areas of a board that has any, seats."""
        view = self.camera.observe(JUDGE)
        cards = {card: narrator.name(card) for card in view.cards}
        places = {place: place for place in getattr(self.game.board, "AREAS", ())}
        return {**cards, **places, **{seat: narrator.seat(seat) for seat in self.game.game.seats}}


def kind_of(field: inspect.Type) -> str:
    """How a field is filled in.

    By ``one`` thing, ``several``, ``pairs``, ``lists`` (a thing and several words each), a ``number``, a ``flag``; what
    is none of these is typed as ``json``.
    """
    match field:
        case inspect.VarTupleType(item_type=inspect.StrType()) | inspect.ListType(item_type=inspect.StrType()):
            return "several"
        case inspect.LiteralType(values=values) if all(isinstance(value, str) for value in values):
            return "one"
        case inspect.DictType(key_type=inspect.StrType(), value_type=inspect.StrType()):
            return "pairs"
        case inspect.DictType(key_type=inspect.StrType(), value_type=listed) if kind_of(listed) == "several":
            return "lists"
        case _:
            return KINDS.get(type(field), "json")


def _plain(start: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(start))
    return found
