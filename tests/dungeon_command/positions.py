"""Dungeon Command positions for tests: a map drawn in rows, creatures with what matters of them."""

from typing import Any

from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY
from reference_engine.dungeon_command.game import DUNGEON_COMMAND
from reference_engine.dungeon_command.position import Position
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.legality import Illegal, Legal
from reference_engine.kernel.run import apply, begin

OPEN = ("........",) * 8


def creature(name: str, **face: Any) -> dict[str, Any]:
    """A creature card: level 1, speed 6, 50 hit points, melee 20, unless something else is said."""
    texts = face.pop("texts", [])
    constants = face.pop("constants", [])
    plain = {"level": 1, "speed": 6, "hit_points": 50, "melee": 20} | face
    return {"name": name, "kind": "creature", "creature": plain, "texts": texts, "constants": constants}


def order(name: str, action: str = "standard", *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An order card of level 1 with one text."""
    face = {"level": more.pop("level", 1), "action": action}
    if "ability" in more:
        face["ability"] = more.pop("ability")
    return {"name": name, "kind": "order", "order": face, "texts": [{"do": list(do), **more}] if do else []}


def commander(creature_hand: int = 4, order_hand: int = 5, leadership: int = 7, morale: int = 13) -> dict[str, Any]:
    """A commander card."""
    values = {"creature_hand": creature_hand, "order_hand": order_hand, "leadership": leadership, "morale": morale}
    return {
        "name": f"Captain {creature_hand}/{order_hand}/{leadership}/{morale}",
        "kind": "commander",
        "commander": values,
    }


class Table:
    """A game under way: says who answers what, and what came of it.

    ``passed`` are the seats that had nothing to react with since the last answer: they have been asked and have passed.
    """

    def __init__(self, edition: Edition, position: Position) -> None:
        self.edition = edition
        self.position = position
        self.events: list[Any] = []
        self.passed: list[str] = []
        self._pass_by()

    def do(self, seat: str, act: str, **fields: Any) -> "Table":
        """A seat answers; raises Illegal or Malformed."""
        self.passed.clear()
        self._answer(seat, DUNGEON_COMMAND.answers.convert({"do": act, **fields}))
        self._pass_by()
        return self

    def _answer(self, seat: str, answer: Any) -> None:
        result = apply(self.edition, self.position, seat, answer)
        self.position = result.position
        self.events += result.events

    def _pass_by(self) -> None:
        while (seat := self.asked()[0]) and self.asked()[1] == "react" and self.legal() == [Pass()]:
            self.passed.append(seat)
            self._answer(seat, Pass())

    def refused(self, seat: str, act: str, **fields: Any) -> set[str]:
        """The clauses under which an answer is refused, without the game's name; none if it is accepted."""
        try:
            apply(self.edition, self.position, seat, DUNGEON_COMMAND.answers.convert({"do": act, **fields}))
        except Illegal as error:
            return {each.clause.removeprefix("dungeon_command.") for each in error.violations}
        return set()

    def asked(self) -> tuple[str, str]:
        """Who is asked for what."""
        pending = self.position.pending
        return (pending.seat, pending.kind) if pending is not None else ("", "")

    def legal(self) -> list[Any]:
        """The listed answers."""
        return list(Legal(self.edition, self.position))

    def morale(self) -> tuple[int, int]:
        """South's and North's morale."""
        return self.position.players["south"].morale, self.position.players["north"].morale

    def there(self, card: str) -> Any:
        """A creature on the battlefield, None if it is gone."""
        return self.position.creatures.get(card)


def table(
    *placed: tuple[Any, ...],
    rows: tuple[str, ...] = OPEN,
    side: str = "dungeon",
    switches: dict[str, str] | None = None,
    south: dict[str, Any] | None = None,
    north: dict[str, Any] | None = None,
    cards: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A quiet position: each creature is (id, seat, square, {what is printed}, {how it stands}).

    It is South's activate phase unless something else is said.
    """
    described: dict[str, Any] = dict(cards or {})
    creatures: dict[str, Any] = {}
    for identity, seat, square, *rest in placed:
        described[identity] = creature(f"The {identity}", **(rest[0] if rest else {}))
        creatures[identity] = {"square": square, "controller": seat, **(rest[1] if len(rest) > 1 else {})}
    document = {
        "turn_player": "south",
        "battlefield": {"side": side, "rows": list(rows)},
        "players": {"south": south or {}, "north": north or {}},
        "creatures": creatures,
        "cards": described,
        **more,
    }
    edition: Edition = DUNGEON_COMMAND_SUMMARY
    if switches:
        edition = edition.amended(edition.name, switches=switches)
    quiet = DUNGEON_COMMAND.quiet_position(edition, document)
    return Table(edition, begin(edition, DUNGEON_COMMAND.place(edition, quiet)).position)
