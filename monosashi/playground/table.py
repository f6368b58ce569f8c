"""A table: the course of a game, told as plain data for a page.

Everything is told as in the films of the site: a picture and a caption for each act, in the reader's language.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from math import prod
from typing import Any, get_args, get_type_hints

from msgspec import inspect

import reference_engine as engine
from monosashi import suite
from monosashi.playground.asking import meant
from monosashi.playground.companion import finding_sentence
from monosashi.playground.course import Course, Unusable
from monosashi.playground.form import FormMaker
from monosashi.playground.placing import place_of
from monosashi.playground.words import called
from monosashi.rulebook.errata import edition_ledger
from monosashi.site.film.citing import Citing
from monosashi.site.film.facts import facts
from monosashi.site.film.markup import caption, drawings
from monosashi.site.film.narration import Narrator
from monosashi.site.film.recording import Still, described
from monosashi.site.text.language import ENGLISH, Language
from monosashi.subjects.lines import canonical
from monosashi.suite.acts import Unsayable
from monosashi.suite.tenses import Tense
from monosashi.support.text import texts_in
from monosashi.verification.differences import JUDGE
from reference_engine.kernel.decision import CHANCE, Draw
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.legality import Violation

OPTIONS_OFFERED = 400
"""So many lawful answers are listed at most; any other can be put together."""

MEANT = 4
"""Of what somebody may mean who picks something, so many answers are told."""

ID = re.compile(r"[\w.-]*\w", re.ASCII)
"""What may be the id of a card, in a text of any language."""

CITED = re.compile(r" \((?P<clause>[a-z]\w*(?:\.\w+)+)\)$")
"""The clause that a fault of a position names at its end."""

KINDS: Mapping[type, str] = {
    inspect.StrType: "one",
    inspect.IntType: "number",
    inspect.BoolType: "flag",
}
"""How a field of an answer is filled in: by naming one thing, by a number, by yes or no."""


class BrowserTable(Course):
    """A game that can say what a page shows of it."""

    def __init__(self, rules: Edition, language: Language, seed: int) -> None:
        """Nothing lies on the table; see :meth:`begin` and :meth:`load`."""
        super().__init__(rules, language, seed)
        self.ledger = edition_ledger(rules.name)
        self.cite = Citing(lambda name: f"#{name}", self._says)

    def state(self) -> dict[str, Any]:
        """Everything that a page shows: picture, question, lawful answers, how others are put together, the story."""
        position, still = self.position, self.still
        pending = position.pending
        narrator = Narrator(still, self.language)
        return {
            "edition": self.rules.name,
            "picture": self.picture(still),
            "caption": self._told(still),
            "seat": pending.seat if pending is not None and position.result is None else "",
            "question": self._question(narrator),
            "clause": self.rule(pending.clause) if pending is not None else None,
            "answers": list(self._answers(narrator)),
            "acts": list(self._acts()),
            "things": self._things(narrator),
            "seats": {seat: narrator.seat(seat) for seat in getattr(still.view, "players", self.game.game.seats)},
            "draws": list(self._draws(narrator)),
            "own_dice": self.own_dice,
            "beside": self._beside(narrator),
            "story": [self._told(each) for each in self.camera.stills if each.act is not None and each.act.accepted],
            "undo": bool(self.past) or self.rolling is not None,
        }

    def picture(self, still: Still) -> str:
        """What is to be seen, as markup; nothing where nothing can be drawn."""
        cards = described(self.rules.name, self.line.document.get("cards", {}))
        return drawings({0: still}, self.rules.name, cards, self.language).get(0, "")

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
        position, say = self.position, self.language.say
        if position.result is not None:
            winner = getattr(position.result, "winner", "")
            return say("{seat} has won.", seat=narrator.seat(winner)) if winner else say("The game is over.")
        pending = position.pending
        if pending is None:
            return ""
        if pending.seat == CHANCE:
            told = dict.fromkeys(self._drawn(draw, narrator) for draw in pending.draws)
            return say("What does chance say? {draws}", draws=self.language.listed([*told]))
        about = narrator.name(pending.about) if pending.about else ""
        sentence = self.game.board.QUESTIONS.get(pending.kind)
        if sentence is None or not self.language.knows("site", sentence):
            return say("{seat} is asked: {kind}.", seat=narrator.seat(pending.seat), kind=self._word(pending.kind))
        return say(sentence, seat=narrator.seat(pending.seat), about=about)

    def _word(self, code: str) -> str:
        """A question or an act by its name in the code."""
        return self.language.code_words.get(code, code.replace("_", " "))

    def _drawn(self, draw: Draw, narrator: Narrator) -> str:
        """What chance draws, and for whom."""
        name = called(draw.name, self.language)
        return name if draw.seat == CHANCE else f"{narrator.seat(draw.seat)}: {name}"

    # Answers

    def _answers(self, narrator: Narrator) -> Iterator[dict[str, Any]]:
        """The lawful answers, each in a sentence; the act's name is what they are grouped by."""
        position = self.position
        if position.result is not None or position.pending is None:
            return
        if self.rolling is not None:
            yield from self._outcomes(position.pending.draws, narrator)
            return
        for action in self._lawful():
            yield {"action": action, "said": self._asked_for(action, narrator), "names": sorted({*texts_in(action)})}

    def _lawful(self) -> Iterator[dict[str, Any]]:
        """The lawful answers as plain data, as far as they are listed."""
        for answer in islice(engine.legal(self.rules, self.position), OPTIONS_OFFERED):
            yield canonical(self.rules, answer)

    def _asked_for(self, action: dict[str, Any], narrator: Narrator) -> str:
        """An answer of whoever is asked, in a sentence."""
        pending = self.position.pending
        return self._answer(pending.seat, action, pending.about, narrator)

    def _answer(self, seat: str, action: dict[str, Any], about: str, narrator: Narrator) -> str:
        """An answer in a sentence."""
        try:
            return suite.phrases(self.language.game).acts.said(seat, action, narrator, tense=Tense.DOES, about=about)
        except Unsayable:
            fields = {key: value for key, value in action.items() if key != "do"}
            return narrator.in_fields(seat, action["do"], fields)

    def _outcomes(self, draws: Sequence[Draw], narrator: Narrator) -> Iterator[dict[str, Any]]:
        """What dice may show, if these are so few that they can be listed."""
        if any(draw.kind != "die" for draw in draws) or prod(draw.sides for draw in draws) > OPTIONS_OFFERED:
            return
        for faces in product(*(range(1, draw.sides + 1) for draw in draws)):
            shown = zip(draws, faces, strict=True)
            said = self.language.listed([f"{self._drawn(draw, narrator)} {face}" for draw, face in shown])
            yield {"action": {"do": "draw", "results": list(faces)}, "said": said, "names": []}

    def _draws(self, narrator: Narrator) -> Iterator[dict[str, Any]]:
        """What chance is to say, if somebody says it in its place: a face of each die, an order for each shuffle."""
        for draw in self.position.pending.draws if self.rolling is not None else ():
            among = [{"id": card, "called": narrator.name(card)} for card in draw.among]
            yield {"called": self._drawn(draw, narrator), "kind": draw.kind, "sides": draw.sides, "among": among}

    def _acts(self) -> Iterator[dict[str, Any]]:
        """Every act on offer anywhere, by its name in the reader's language, and how its fields are filled in."""
        pending = self.position.pending
        offered = self.rules.offers.get(pending.kind, ()) if pending is not None else ()
        for kind in get_args(engine.game(self.rules.name).answers.kind):
            told = inspect.type_info(kind)
            assert isinstance(told, inspect.StructType)
            if told.tag in self.rules.acts and told.tag != "draw":
                name = self._word(str(told.tag))
                hints = {name: inspect.type_info(hint) for name, hint in get_type_hints(kind).items()}
                fields = [
                    {"name": each.encode_name, "called": each.name.replace("_", " "), "kind": kind_of(hints[each.name])}
                    for each in told.fields
                ]
                yield {"do": told.tag, "called": name, "fields": fields, "offered": told.tag in offered}

    def _things(self, narrator: Narrator) -> dict[str, str]:
        """What an answer can name, and what it is called: cards, the areas of a board that has any, seats."""
        view = engine.view(self.rules, self.position, JUDGE)
        cards = {card: narrator.name(card) for card in view.cards}
        places = {place: place for place in getattr(self.game.board, "AREAS", ())}
        return {**cards, **places, **{seat: narrator.seat(seat) for seat in self.game.game.seats}}

    # May I?

    def judge(self, seat: str, action: Any) -> list[dict[str, str]]:
        """What is against an answer, without giving it: clauses, each with its sentence and the fact that decides.

        Empty if nothing is. Raises Unusable.
        """
        try:
            found = engine.violations(self.rules, self.camera.position, seat, self._read(action))
        except engine.Malformed as error:
            raise Unusable(str(error)) from None
        return self._against(found)

    def why(self, picked: Sequence[str]) -> list[dict[str, Any]]:
        """What somebody may mean who picks some things on the table: answers, and what is against each, likewise.

        Those come first that break the fewest rules; at most :data:`MEANT`. Raises Unusable.
        """
        position = self.position
        if position.pending is None or position.result is not None or self.rolling is not None:
            raise Unusable("nobody is asked anything")
        narrator = Narrator(self.still, self.language)
        return [
            {
                "action": each.action,
                "said": self._asked_for(each.action, narrator),
                "against": self._against(each.against),
            }
            for each in meant(self.rules, position, picked, self._lawful())[:MEANT]
        ]

    def _against(self, found: Sequence[Violation]) -> list[dict[str, str]]:
        told = dict(facts(str(engine.Illegal([*found])), self.language)) if found else {}
        return [{**self.rule(each.clause), "fact": self._named(told.get(each.clause, ""))} for each in found]

    def _named(self, text: str) -> str:
        """A text with the cards' names in the place of their ids."""
        narrator, ids = Narrator(self.still, self.language), engine.view(self.rules, self.position, JUDGE).cards
        return ID.sub(lambda word: narrator.name(word[0]) if word[0] in ids else word[0], text)

    # Setting up

    def starts(self) -> list[dict[str, Any]]:
        """What can be asked for when a game is begun."""
        return [
            {"name": each.name, "called": called(each.name, self.language), "help": each.help, "number": each.number}
            for each in self.game.starts.OPTIONS
        ]

    def form(self) -> dict[str, Any]:
        """How a position of the game is filled in, with which cards, and the one to begin with."""
        view = engine.view(self.rules, self.position, JUDGE)
        own = dict.fromkeys((*self.rules.cards, *getattr(view, "cards", {})))
        return {
            "form": FormMaker(self.game, self.rules, self.language).position(),
            "cards": {name: self.language.name(name) for name in self.rules.cards},
            "known": [*self.game.game.seats, *own],
            "position": self.document(),
        }

    def check(self, document: Any) -> dict[str, Any]:
        """What is wrong with a position, each fault with its place in the document; the picture of one that is lawful.

        Raises Unusable for what is no object at all.
        """
        if not isinstance(document, dict):
            raise Unusable(f"a position is an object, not {type(document).__name__}")
        try:
            position = engine.begin(self.rules, self.game.game.quiet_position(self.rules, document)).position
        except engine.Unreadable as error:
            return {"faults": [self._fault(document, fault) for fault in error.faults], "picture": ""}
        except engine.Malformed as error:
            return {"faults": [self._fault(document, str(error))], "picture": ""}
        still = Still(engine.view(self.rules, position, JUDGE))
        return {"faults": [], "picture": self.picture(still)}

    def _fault(self, document: Mapping[str, Any], fault: str) -> dict[str, Any]:
        """One fault, in the engine's words; in another language with what the rule says that it breaks."""
        path = place_of(document, fault)
        cited = CITED.search(fault)
        clause = cited["clause"] if cited is not None and cited["clause"] in self.ledger else ""
        told = fault if not clause else fault[: cited.start()] if cited is not None else fault
        rule = self._says(clause) if clause and self.language.code != ENGLISH else ""
        return {"path": path, "says": told, "clause": clause, "rule": rule}

    # Somebody's engine beside the rules

    def _beside(self, narrator: Narrator) -> dict[str, Any] | None:
        """What the engine does otherwise than the rules; nothing, if none plays along."""
        if self.companion is None:
            return None
        say, seat = self.language.say, self.position.pending.seat if self.position.pending is not None else ""
        about = self.position.pending.about if self.position.pending is not None else ""
        found = [
            {
                "says": finding_sentence(each, self.language),
                "why": each.why if each.differences or each.kind in ("accepted", "reason") else "",
                "differences": [difference._asdict() for difference in each.differences],
                "missing": [self._answer(seat, action, about, narrator) for action in each.missing],
                "surplus": [self._answer(seat, action, about, narrator) for action in each.surplus],
            }
            for each in self.findings
        ]
        return {
            "name": self.companion.name,
            "findings": found,
            "agrees": "" if found else say("It does as the rules say."),
        }


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
