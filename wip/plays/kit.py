"""Helpers of the plays: a position in few words, and a game that is played on."""
import reference_engine as engine
from reference_engine.moncolle_tcg.game import MONCOLLE_TCG
engine.register(MONCOLLE_TCG)
RULES = engine.edition("moncolle_tcg")


def unit(name, level=2, attack=2, defence=3, march="walk", **k):
    return {"name": name, "kind": "unit", "level": level, "attack": attack, "defence": defence, "march": march, **k}


def U(name, owner, area, ready=True, wear=(), **k):
    return {"card": unit(name, **k), "unit": {"id": name, "owner": owner, "area": area, "ready": ready, "equipment": [w["name"] for w in wear]}, "wear": list(wear)}


def T(area, by, limit=8, name=None, proxy=False, **k):
    name = name or f"t_{area}"
    return {"card": {"name": name, "kind": "terrain", "limit": limit, **k}, "terrain": {"card": name, "area": area, "placed_by": by, **({"proxy": True} if proxy else {})}}


def terrain(name, limit=8, **k):
    return {"name": name, "kind": "terrain", "limit": limit, **k}


def spell(name, do, timing="normal", slots=("fire",), target=None, race=None, **k):
    a = {"timing": timing, "cost": {"slots": list(slots)}, "do": do, **k}
    if target:
        a["target"] = target
    c = {"name": name, "kind": "battle_spell", "abilities": [a]}
    if race:
        c["race_only"] = race
    return c


def consumable(name, do, timing="normal", items=1, target=None, race=None, **k):
    c = spell(name, do, timing, (), target, race, **k)
    c["kind"] = "consumable"
    c["abilities"][0]["cost"] = {"items": items}
    return c


def gear(name, cost=1, **k):
    return {"name": name, "kind": "equipment", "wearing_cost": cost, **k}


def ability(do, timing="normal", kind="declared", target=None, **k):
    a = {"timing": timing, "kind": kind, "do": do, **k}
    if target:
        a["target"] = target
    return a


def dmg(n, to="target", **k):
    return {"verb": "damage", "amount": n, "to": to, **k}


def grant(to="target", **k):
    return {"verb": "grant", "to": to, **k}


ENEMY = {"side": "enemy"}
OWN = {"side": "own"}
ANY = {"side": "any"}
_n = 0


def rules(**sw):
    global _n
    if not sw:
        return RULES
    _n += 1
    return RULES.amended(f"moncolle_tcg@x{_n}", switches=sw)


class Play:
    def __init__(self, units=(), terrain=(), south=None, north=None, sw=None, marching="south", phase="main", **k):
        cards, us, ts = {}, [], []
        def add(c):
            cards[c["name"]] = c
            return c["name"]
        for u in units:
            add(u["card"]); us.append(u["unit"])
            for w in u["wear"]:
                add(w)
        for t in terrain:
            add(t["card"]); ts.append(t["terrain"])
        sides = {}
        for seat, side in (("south", south or {}), ("north", north or {})):
            out = {"base": add(unit(f"base_{seat}"))}
            full = {"deck": [unit(f"{seat}_d{i}") for i in range(3)], **side}
            for zone, held in full.items():
                out[zone] = [add(unit(c) if isinstance(c, str) else c) for c in held]
            sides[seat] = out
        self.rules = rules(**(sw or {}))
        doc = dict(marching=marching, phase=phase, cards=cards, units=us, terrain=ts, **sides, **k)
        done = engine.begin(self.rules, doc)
        self.p, self.events = done.position, list(done.events)
        self.log = list(self.events)

    def do(self, seat, do, **k):
        done = engine.apply(self.rules, self.p, seat, {"do": do, **k})
        self.p, self.events = done.position, list(done.events)
        self.log += self.events
        engine_roundtrip(self)
        return self

    def no(self, seat, do, clause=None, **k):
        try:
            found = engine.violations(self.rules, self.p, seat, {"do": do, **k})
        except engine.Malformed as e:
            assert clause in (None, "malformed"), e
            return
        assert found, f"{do} {k} by {seat} is allowed"
        if clause:
            assert any(clause in v.clause for v in found), found

    def ok(self, seat, do, **k):
        assert not engine.violations(self.rules, self.p, seat, {"do": do, **k})

    def dice(self, *faces):
        return self.do("chance", "draw", results=list(faces))

    @property
    def asked(self):
        q = self.p.pending
        return (q.seat, q.kind) if q else None

    def to_dice(self, **orders):
        """Nobody summons; line-ups as they stand or as given."""
        while self.p.pending.kind in ("instant_summon", "line_up"):
            seat, kind = self.asked
            if kind == "instant_summon":
                self.do(seat, "pass")
            else:
                own = [u.id for u in self.p.units.values() if u.owner == seat and u.area == self.p.battle]
                self.do(seat, "line_up", order=list(orders.get(seat, own)))
        return self

    def passes(self, n=2):
        for _ in range(n):
            if self.p.pending and self.p.pending.kind == "counter":
                self.do(self.p.pending.seat, "pass")
        return self

    def finish_battle(self):
        while self.p.pending and self.p.pending.kind in ("before_attack", "after_attack", "counter", "instant_summon"):
            self.do(self.p.pending.seat, "pass")
        return self

    def u(self, name):
        return self.p.units.get(name)

    def att(self, name):
        return next(x for x in engine.view(self.rules, self.p, "judge").units if x.id == name).attack

    def dfn(self, name):
        return next(x for x in engine.view(self.rules, self.p, "judge").units if x.id == name).defence

    def pile(self, seat):
        return self.p.players[seat].discard

    def hand(self, seat):
        return self.p.players[seat].hand

    def damages(self):
        return {e.about: e.amount for e in self.events if e.what == "damaged"}

    def whats(self, events=None):
        return [(e.what, e.about) for e in (self.events if events is None else events)]


def engine_roundtrip(g):
    text = engine.dump(g.p)
    assert engine.dump(engine.load(text, g.rules)) == text
