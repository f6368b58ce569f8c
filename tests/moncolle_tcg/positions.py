"""Small positions of the TCG for its tests, seen by the marching side, and how to play on from them.

Areas are named as South sees them; with North marching the table is turned round.
"""

from typing import Any

from monosashi.subjects.port import Chance
from monosashi.subjects.reference import Reference
from reference_engine.moncolle_tcg.edition import QUICK_REFERENCE as RULES

Plain = dict[str, Any]

OTHER = {"south": "north", "north": "south"}


def ability(*groups: Plain | list[Plain], timing: str = "normal", kind: str = "declared", **more: Any) -> Plain:
    """Something declared; groups of one part may be given as that part."""
    return {
        "timing": timing,
        "kind": kind,
        "do": [group if isinstance(group, list) else [group] for group in groups],
        **more,
    }


def when(event: str, *parts: Plain, timing: str = "battle") -> Plain:
    """Something automatic."""
    return {"when": {"event": event}, "timing": timing, "do": [[part] for part in parts]}


def own(area: str, **card: Any) -> Plain:
    """A unit of the marching side."""
    return {"side": "own", "area": area, **card}


def enemy(area: str, **card: Any) -> Plain:
    """A unit of the other side."""
    return {"side": "enemy", "area": area, **card}


DRAW = {"verb": "draw", "count": 1}
ENEMY = {"target": {"side": "enemy"}}
TERRAIN = {"kind": "terrain", "limit": 8, "attributes": ["earth"]}


def unit_card(**more: Any) -> Plain:
    return {"kind": "unit", "level": 2, "attack": 0, "defence": 3, "march": "fly", **more}


class Table:
    """A position under way. ``own`` is the marching side, ``enemy`` the other; ``cards`` are those without a place."""

    def __init__(
        self,
        marching: str,
        readings: dict[str, str],
        units: dict[str, Plain],
        cards: dict[str, Plain] | None = None,
        terrain: dict[str, Plain] | None = None,
        **document: Any,
    ) -> None:
        self.seats = {"own": marching, "enemy": OTHER[marching]}
        self.reference = Reference(RULES.amended(RULES.name, switches=readings))
        described, placed = dict(cards or {}), []
        for name, given in units.items():
            plain = dict(given)
            on = {key: plain.pop(key) for key in ("ready", "equipment") if key in plain}
            side, area = plain.pop("side"), self.turned(plain.pop("area"))
            placed.append({"id": name, "owner": self.seats[side], "area": area, **on})
            described[name] = unit_card(**plain)
        laid = []
        for area, given in (terrain or {"b2": TERRAIN, "b3": TERRAIN}).items():
            plain = dict(given)
            by, proxy = self.seats[plain.pop("by", "own")], plain.pop("proxy", False)
            laid.append({"card": f"on {area}", "area": self.turned(area), "placed_by": by, "proxy": proxy})
            described[f"on {area}"] = plain
        for side in ("own", "enemy"):
            zones = document.pop(side, {})
            decks = [f"{side} {number}" for number in (1, 2, 3)]
            described |= dict.fromkeys([*decks, f"{side} base"], unit_card())
            document[self.seats[side]] = {"deck": decks, "base": f"{side} base", **zones}
        if "fought_on" in document:
            document["fought_on"] = [self.turned(area) for area in document["fought_on"]]
        self.reference.load(
            RULES.name,
            {
                "marching": marching,
                "cards": {card: {"name": card, **plain} for card, plain in described.items()},
                "units": placed,
                "terrain": laid,
                **document,
            },
        )

    def turned(self, area: str) -> str:
        """The space as it is called from outside."""
        if self.seats["own"] == "south":
            return area
        return {"a": "c", "b": "b", "c": "a"}[area[0]] + str(5 - int(area[1]))

    def _says(self, side: str, act: str, fields: Plain, dice: tuple[int, int]) -> Any:
        fields = {key: self.turned(each) if key == "area" else each for key, each in fields.items()}
        chance = [
            Chance("initiative die", self.seats[who], shows=shows) for who, shows in zip(self.seats, dice, strict=False)
        ]
        return self.reference.apply(self.seats[side], {"do": act, **fields}, chance)

    def lets(self, side: str, act: str, dice: tuple[int, int] = (6, 1), **fields: Any) -> "Table":
        """A lawful answer."""
        reply = self._says(side, act, fields, dice)
        assert reply.accepted, reply.message
        return self

    def broken(self, side: str, act: str, **fields: Any) -> tuple[str, ...]:
        """The clauses that an answer breaks; it is tried on a twin of the table."""
        before = self.reference.position
        reply = self._says(side, act, fields, (6, 1))
        self.reference._settle(before)
        return () if reply.accepted else tuple(clause.removeprefix("moncolle_tcg.") for clause in reply.clauses)

    def fights(self, *units: str, to: str = "b3", dice: tuple[int, int] = (6, 1), **summoned: str) -> "Table":
        """A march into a battle and up to the dice; ``summoned`` is who is instantly summoned, by side."""
        self.lets("own", "march", units=list(units), area=to)
        while self.asked()[1] in ("instant_summon", "line_up"):
            side, kind = self.asked()
            if kind == "line_up":
                there = [unit for unit in self.view().units if unit.area == self.view().battle.area]
                order = [unit.id for unit in there if unit.owner == self.seats[side]]
                self.lets(side, "line_up", order=order, dice=dice)
            elif side in summoned:
                self.lets(side, "instant_summon", card=summoned.pop(side))
            else:
                self.lets(side, "pass", dice=dice)
        return self

    def pass_until(self, kind: str) -> "Table":
        """Both sides pass until something else is asked."""
        while self.asked()[1] != kind:
            self.lets(self.asked()[0], "pass")
        return self

    def view(self, viewer: str = "judge") -> Any:
        return self.reference.observe(self.seats.get(viewer, viewer))

    def asked(self) -> tuple[str, str]:
        """Which side is asked, and for what."""
        asked = self.view().asked
        return next(side for side, seat in self.seats.items() if seat == asked.seat), asked.kind

    def unit(self, name: str) -> Any:
        return next((unit for unit in self.view().units if unit.id == name), None)

    def zone(self, side: str, zone: str) -> Any:
        return getattr(self.view().players[self.seats[side]], zone)

    def ground(self, area: str, viewer: str = "judge") -> Any:
        return self.view(viewer).field[self.turned(area)]
