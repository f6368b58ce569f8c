"""Engines with wrong rules."""

from typing import Any

from msgspec.structs import replace

from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.port import CAPABILITIES, Hello, Reply
from monosashi.subjects.protocol import ApplyParams, NoParams, ObserveParams, StartParams
from reference_engine.deus.position import Position
from zoo.keeper import Animal, engine

ELSEWHERE = {
    "deus": "deus.deckout.trigger",
    "dungeon_command": "dungeon_command.cower.no_tap",
    "monster_maker": "monster_maker.endgame.deck_empty",
}
"""For each game a clause under which nothing is ever refused."""

RARE_POWER = 7


@engine("accepts-all")
class AcceptsAll(Animal):
    """Everything is accepted; what is unlawful has no effect."""

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        return reply if reply.accepted or reply.wanted else Reply(True)


@engine("refuses-all")
class RefusesAll(Animal):
    """Nothing is ever accepted, not even the beginning of a game. It does not claim to know reasons."""

    def _hello(self, params: Any) -> Hello:
        return replace(
            super()._hello(params),
            capabilities=tuple(capability for capability in CAPABILITIES if capability != "reasons"),
        )

    def _start(self, params: StartParams) -> Reply:
        there = self.game
        super()._start(params)
        self.game = there
        return Reply(False, message="no")

    def _apply(self, params: ApplyParams) -> Reply:
        return Reply(False, message="no")


@engine("wrong-clause")
class WrongClause(Animal):
    """Refuses what must be refused, and says that it is for another clause."""

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        return replace(reply, clauses=(ELSEWHERE[self.plays],)) if reply.clauses else reply


@engine("names-more")
class NamesMore(Animal):
    """Names what is broken, and every other clause of the rulebook, or those named on the command line."""

    def __init__(self, *more: str) -> None:
        super().__init__()
        self.more = more or tuple(load_ledger(self.plays))

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        return replace(reply, clauses=tuple(dict.fromkeys((*reply.clauses, *self.more)))) if reply.clauses else reply


@engine("changes-when-refusing")
class ChangesWhenRefusing(Animal):
    """Whoever is refused gets a power for it."""

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        if not reply.accepted and not reply.wanted:
            self.enrich(params.seat)
        return reply


@engine("answers-for-others")
class AnswersForOthers(Animal):
    """Nobody is ever asked whether to intercept: the engine has answered already."""

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        pending = self.position.pending
        if reply.accepted and pending is not None and pending.kind == "intercept":
            self._on_table().apply(pending.seat, {"do": "pass"}, ())
        return reply


@engine("lists-unlawful")
class ListsUnlawful(Animal):
    """Among the legal answers there is one about a unit that does not exist."""

    def _legal(self, params: NoParams) -> list[dict[str, Any]]:
        return [*super()._legal(params), {"do": "march", "moves": {"Nobody": "b2"}}]


def bystander(position: Position, seat: str) -> str:
    """A ready unit of the other side that has nothing to do with a march; empty if there is none."""
    found = (u for u in position.units.values() if u.owner != seat and u.ready and u.area != position.battle)
    return min((unit.id for unit in found), default="")


@engine("exhausts-bystanders")
class ExhaustsBystanders(Animal):
    """A march tires somebody on the other side who looks on."""

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        unit = bystander(self.position, params.seat)
        if reply.accepted and params.action["do"] == "march" and unit:
            position = self.position.copied()
            position.units[unit] = replace(position.units[unit], ready=False)
            self.settle(position)
        return reply


@engine("forgets-markers")
class ForgetsMarkers(Animal):
    """When a battle begins, the control markers are swept off the table."""

    def _apply(self, params: ApplyParams) -> Reply:
        peace = not self.position.battle
        reply = super()._apply(params)
        if peace and self.position.battle and self.position.control_markers:
            position = self.position.copied()
            position.control_markers = ()
            self.settle(position)
        return reply


@engine("miscounts-power")
class MiscountsPower(Animal):
    """Counts power right, except that 7 becomes 6."""

    def _observe(self, params: ObserveParams) -> Any:
        view = super()._observe(params)
        players = {
            seat: replace(player, power=RARE_POWER - 1) if player.power == RARE_POWER else player
            for seat, player in view.players.items()
        }
        return replace(view, players=players)


@engine("favours-north")
class FavoursNorth(Animal):
    """North's exhausted units march, and arrive nowhere."""

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        return Reply(True) if params.seat == "north" and "deus.march.a" in reply.clauses else reply
