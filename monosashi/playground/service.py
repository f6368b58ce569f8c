"""What a page may ask a table: plain data in, plain data out, whoever carries it between them."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from monosashi.playground.course import Unusable
from monosashi.playground.table import Table
from monosashi.site.text.language import LANGUAGES, Language, is_translated, language

Params = Mapping[str, Any]

PICKED = 4
"""So many things can be picked at once."""


class Service:
    """Answers the questions of a page about one table."""

    def __init__(self, table: Table) -> None:
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
            asked = json.loads(question)
        except (ValueError, RecursionError):
            return json.dumps({"error": "this is no JSON"})
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
        self.table.begin(chosen)
        return self.table.state()

    def _dice(self, given: Params) -> dict[str, Any]:
        if not isinstance(given.get("own"), bool):
            raise Unusable("own is true or false")
        self.table.own_dice = given["own"]
        return self.table.state()

    def _draw(self, _: Params) -> dict[str, Any]:
        self.table.draw()
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


def words(spoken: Language) -> dict[str, str]:
    """What the page itself says, and its languages."""
    say = spoken.say
    return {
        "lang": spoken.code,
        "other": next((code for code in LANGUAGES if code != spoken.code and is_translated(code, spoken.game)), ""),
        "others": ", ".join(name for code, name in LANGUAGES.items() if code != spoken.code),
        "title": say("Table"),
        "undo": say("Take back"),
        "answers": say("What may be answered"),
        "filter": say("Filter by words"),
        "pick": say("What about …"),
        "only": say("Only with {name}", name="{name}"),
        "more": say("{n} more match; filter by words, or click a piece.", n="{n}"),
        "compose": say("Another answer: may I?"),
        "act": say("Act"),
        "may": say("May I?"),
        "do": say("Do it"),
        "lawful": say("Yes: nothing is against it."),
        "nothing": say("{name} has no part in what is asked now.", name="{name}"),
        "against": say("No:"),
        "add": say("Add"),
        "to": say("to"),
        "story": say("What has happened"),
        "rule": say("The rule"),
        "close": say("Close"),
        "position": say("Put a position on the table"),
        "put": say("Put it there"),
        "lost": say("The table does not answer any more."),
        **_of_keeping(spoken),
        **_of_chance(spoken),
        **_of_setting_up(spoken),
        **_of_company(spoken),
    }


def _of_keeping(spoken: Language) -> dict[str, str]:
    """Links and copies."""
    say = spoken.say
    return {
        "tools": say("The whole table"),
        "copy_link": say("Copy link"),
        "copy_record": say("Copy as JSON"),
        "copy_scenario": say("Copy as scenario"),
        "copied": say("It is on the clipboard."),
        "uncopied": say("Copy it from here: the browser does not let the page do it."),
        "broken_link": say("This link holds no table: it cannot be read."),
        "long_link": say("This link holds more than any table."),
    }


def _of_chance(spoken: Language) -> dict[str, str]:
    """A new game, dice and shuffles."""
    say = spoken.say
    return {
        "new_game": say("New game"),
        "begin": say("Begin"),
        "own_dice": say("I roll the dice myself"),
        "on_top": say("Put {name} on top", name="{name}"),
        "so": say("So be it"),
        "by_chance": say("Leave it to chance"),
    }


def _of_setting_up(spoken: Language) -> dict[str, str]:
    """A position of one's own."""
    say = spoken.say
    return {
        "set_up": say("Set up a position"),
        "lay": say("Put it on the table"),
        "leave": say("Back to the table"),
        "position_lawful": say("This position can be put on the table."),
        "position_faults": say("This cannot be ({n}); what is wrong stands beside it.", n="{n}"),
        "on_table": say("In this position"),
        "of_edition": say("Of the edition"),
        "add_to": say("Add to: {name}", name="{name}"),
        "remove": say("Take out {name}", name="{name}"),
        "forward": say("Put {name} further to the front", name="{name}"),
        "otherwise": say("other than what lies there tells"),
        "by_name": say("by name"),
        "cards_here": say("{n} cards: which they are", n="{n}"),
        "own_card": say("a card of your own"),
    }


def _texts(given: Params, name: str) -> list[str]:
    value = given.get(name)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value) or len(value) > PICKED:
        raise Unusable(f"{name} is a list of at most {PICKED} texts")
    return value


def _of_company(spoken: Language) -> dict[str, str]:
    """Somebody's engine beside the rules."""
    say = spoken.say
    return {
        "where": say("where"),
        "by_rules": say("the rules"),
        "by_engine": say("your engine"),
        "not_listed": say("It does not list:"),
        "wrongly_listed": say("It lists, and the rules do not allow:"),
    }


def _text(given: Params, name: str) -> str:
    value = given.get(name)
    if not isinstance(value, str):
        raise Unusable(f"{name} is a text, not {type(value).__name__}")
    return value
