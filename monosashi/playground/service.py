"""What a page may ask a table: plain data in, plain data out, whoever carries it between them."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from monosashi.playground.course import Unusable
from monosashi.playground.table import BrowserTable
from monosashi.playground.words import words
from monosashi.site.text.language import LANGUAGES, is_translated, language
from reference_engine.kernel.codec import PLAIN, Unreadable

Params = Mapping[str, Any]

PICKED = 4
"""So many things can be picked at once."""


class Service:
    """Answers the questions of a page about one table."""

    def __init__(self, table: BrowserTable) -> None:
        """Serve a table on which something lies already."""
        self.table = table
        self.methods: Mapping[str, Callable[[Params], Any]] = {
            "words": lambda _: words(self.table.language),
            "state": lambda _: self.table.state(),
            "answer": self._answer,
            "judge": lambda given: self.table.judge(_text(given, "seat"), given.get("action")),
            "why": lambda given: self.table.why(_texts(given, "picked")),
            "undo": self._undo,
            "rule": lambda given: self.table.rule(_text(given, "clause")),
            "load": self._load,
            "speak": self._speak,
            "starts": lambda _: self.table.starts(),
            "begin": self._begin,
            "dice": self._dice,
            "draw": self._draw,
            "by_chance": self._by_chance,
            "form": lambda _: self.table.form(),
            "check": lambda given: self.table.check(given.get("position")),
            "kept": lambda _: self.table.kept(),
            "restore": self._restore,
            "record": lambda _: {"text": self.table.record()},
            "scenario": lambda _: {"text": self.table.scenario()},
        }

    def ask(self, question: Any) -> dict[str, Any]:
        """``{"method": …, "params": {…}}`` gives ``{"result": …}``, or ``{"error": sentence}``."""
        try:
            if not isinstance(question, dict) or not isinstance(question.get("params", {}), dict):
                raise Unusable("a question is an object with a method and params")
            method = self.methods.get(str(question.get("method")))
            if method is None:
                raise Unusable(f"there is no method {question.get('method')!r}; there are {', '.join(self.methods)}")
            return {"result": method(question.get("params", {}))}
        except Unusable as error:
            return {"error": str(error)}

    def ask_in_json(self, question: str | bytes) -> str:
        """The same, as texts."""
        try:
            asked = PLAIN.load(question)
        except Unreadable as error:
            return json.dumps({"error": str(error)})
        return json.dumps(self.ask(asked), ensure_ascii=False)

    def _answer(self, given: Params) -> dict[str, Any]:
        accepted = self.table.answer(_text(given, "seat"), given.get("action"))
        return {"accepted": accepted, **self.table.state()}

    def _undo(self, _: Params) -> dict[str, Any]:
        self.table.undo()
        return self.table.state()

    def _load(self, given: Params) -> dict[str, Any]:
        self.table.load(given.get("position"))
        return self.table.state()

    def _begin(self, given: Params) -> dict[str, Any]:
        chosen = given.get("options", {})
        if not isinstance(chosen, dict) or not all(type(each) is int for each in chosen.values()):
            raise Unusable("options are numbers by their names")
        self.table.begin(chosen, _text(given, "cards") if "cards" in given else "")
        return self.table.state()

    def _dice(self, given: Params) -> dict[str, Any]:
        if not isinstance(given.get("own"), bool):
            raise Unusable("own is true or false")
        self.table.own_dice = given["own"]
        return self.table.state()

    def _draw(self, _: Params) -> dict[str, Any]:
        self.table.draw()
        return self.table.state()

    def _by_chance(self, _: Params) -> dict[str, Any]:
        self.table.answer_by_chance()
        return self.table.state()

    def _restore(self, given: Params) -> dict[str, Any]:
        self.table.restore(given.get("table"))
        return {"words": words(self.table.language), **self.table.state()}

    def _speak(self, given: Params) -> dict[str, Any]:
        code, game = _text(given, "language"), self.table.language.game
        if code not in LANGUAGES or not is_translated(code, game):
            raise Unusable(f"{game} does not speak {code!r}")
        self.table.language = language(code, game)
        return {"words": words(self.table.language), **self.table.state()}


def _texts(given: Params, name: str) -> list[str]:
    value = given.get(name)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value) or len(value) > PICKED:
        raise Unusable(f"{name} is a list of at most {PICKED} texts")
    return value


def _text(given: Params, name: str) -> str:
    value = given.get(name)
    if not isinstance(value, str):
        raise Unusable(f"{name} is a text, not {type(value).__name__}")
    return value
