"""An adapter to begin with for any game: it speaks the protocol, and says what is to be done, in the game's own words.

A toy engine would have to know the rules. What every game has is put in its place: its documents' fields, a position of
its suite with what the judge sees there, its acts.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from string import Template
from typing import Any, get_args

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import kit
from monosashi.subjects.reference import Reference
from monosashi.verification.differences import JUDGE
from reference_engine.kernel.decision import Drawn
from reference_engine.kernel.game import Game

FOLDER = Path(__file__).resolve().parent

COMMENT = {"adapter.py": "#", "adapter.js": "//"}
CASE = {"adapter.py": '{} case "{}":  # {}', "adapter.js": '{} case "{}": // {}'}
INDENT = {"adapter.py": " " * 11, "adapter.js": " " * 5}
UNDONE = {
    "adapter.py": '{}     raise ToDo("the act {}")',
    "adapter.js": '{}   throw new ToDo("the act {}");',
}


class Skeleton:
    """The adapter of one game."""

    DOES = "the protocol with TO DO in the places of the rules"
    TOY = "Engine"

    def __init__(self, game: Game) -> None:
        """Look at the suite once somebody asks."""
        self.game = game
        self.edition = list(game.editions)[-1]

    @cached_property
    def CHAPTER(self) -> str:
        """The clause of the first scenario."""
        return suite.scenarios(self.edition)[0].clause

    def program(self, file: str) -> str:
        """The program with what is known of the game. Raises NotOffered if no scenario has a position."""
        position = dict(kit(self.game.name).smoke.MINIMAL.position)
        reference = Reference(engine.edition(self.edition))
        reference.load(self.edition, position)
        fields = msgspec.structs.fields(self.game.quiet_positions.kind)
        words: Mapping[str, Any] = {
            "game": self.game.name,
            "edition": json.dumps(self.edition),
            "fields": json.dumps([field.name for field in fields]),
            "needed": json.dumps([field.name for field in fields if field.required]),
            "position": _commented(position, COMMENT[file]),
            "view": _commented(msgspec.to_builtins(reference.observe(JUDGE)), COMMENT[file]),
            "acts": "\n".join(self._cases(file)),
        }
        return Template((FOLDER / f"{file}.tmpl").read_text("utf-8")).substitute(words)

    def _cases(self, file: str) -> Iterator[str]:
        kind = self.game.answers.kind
        for answer in get_args(kind) or (kind,):
            if answer is not Drawn:
                act = str(answer.__struct_config__.tag)
                fields = ", ".join(answer.__struct_fields__)
                about = (answer.__doc__ or "").partition("\n")[0]
                yield CASE[file].format(INDENT[file], act, f"{about} Fields: {fields or 'none'}.")
                yield UNDONE[file].format(INDENT[file], act)


def _commented(document: Any, sign: str) -> str:
    """A document in lines of a comment, each part of it on its own."""
    parts = (f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in document.items())
    return "\n".join(f"{sign}   {part}" for part in parts)
