"""Random games: from quiet positions and from starts; every answer is looked at."""
import sys, time, os
sys.path.insert(0, "/tmp/tcg_plays")
from collections import Counter
from random import Random
from kit import RULES, engine, rules
from reference_engine.moncolle_tcg import quiet

ONLY_SAMPLES = 40
VIEWERS = ("judge", "south", "north", "public")


def cards_everywhere(p):
    out = []
    for s in ("south", "north"):
        pl = p.players[s]
        out += [*pl.hand, *pl.deck, *pl.discard, *pl.aside, *p.excluded.get(s, ())]
    for u in p.units.values():
        out += [u.id, *u.equipment]
    out += [g.card for g in p.field.values() if g.card]
    for f in p.stack:
        if f.name == "chain":
            out += [i.card for i in f.items if i.card and i.kind == "effect" and kind(p, i.card) in ("battle_spell", "consumable")]
        if f.name == "effect" and f.spell:
            out.append(f.card)
    return out


def kind(p, card):
    name = p.cards[card]
    return (p.own_cards.get(name) or RULES.cards[name]).kind


def chance(p, rnd):
    res = []
    for d in p.pending.draws:
        if d.kind == "die":
            res.append(rnd.randint(1, d.sides))
        else:
            o = list(d.among); rnd.shuffle(o); res.append(o)
    return {"do": "draw", "results": res}


def over(r, p):
    """Levels over a Limit, or both sides, outside battles."""
    from reference_engine.kernel.context import Context
    from reference_engine.moncolle_tcg import field
    g = Context(r, p)
    bad = []
    for area in p.field:
        owners = {u.owner for u in p.units.values() if u.area == area}
        if len(owners) > 1:
            bad.append(f"both on {area}")
        for s in owners:
            if field.over_limit(g, s, area, 0):
                bad.append(f"limit {area}")
    for u in p.units.values():
        if u.area not in p.field:
            bad.append(f"{u.id} on bare ground")
    return bad


def known(view, viewer, p, owner_looks):
    """What a viewer may not see."""
    for s in ("south", "north"):
        if viewer != "judge":
            assert view.players[s].deck is None
            if viewer != s:
                assert view.players[s].hand is None
    if viewer != "judge":
        hidden = {c for s in ("south", "north") for c in p.players[s].deck}
        hidden |= {g.card for g in p.field.values() if g.kind != "terrain" and not (owner_looks and g.placed_by == viewer)}
        hidden |= {c for s in ("south", "north") if s != viewer for c in p.players[s].hand}
        shown = set(view.cards)
        assert not shown & hidden, (viewer, shown & hidden)


def play(seed, r, p, limit=4000):
    rnd = Random(seed)
    stats = Counter()
    total = Counter(cards_everywhere(p))
    twin_steps = 0
    for step in range(limit):
        if p.result is not None:
            break
        q = p.pending
        assert q is not None
        text = engine.dump(p)
        back = engine.load(text, r)
        assert engine.dump(back) == text
        now = Counter(cards_everywhere(p))
        assert now == total, (total - now, now - total, q)
        in_march = any(f.name == "march" for f in p.stack)
        if not in_march:
            assert not over(r, p), (over(r, p), q)
        for v in VIEWERS:
            known(engine.view(r, p, v), v, p, r.switches["owner_sees_face_down"] == "on")
        if q.seat == "chance":
            a = chance(p, rnd)
        else:
            legal = engine.legal(r, p)
            if rnd.random() < 0.15:
                for i, option in enumerate(legal):
                    if i > ONLY_SAMPLES:
                        break
                    assert not engine.violations(r, p, q.seat, option)
                    engine.apply(r, p, q.seat, option)
            a = legal.sample(rnd)
            if q.kind in ("main", "summon", "before_attack", "counter") and rnd.random() < .7:
                # ending is one act of a few: prefer to do something
                for _ in range(3):
                    if type(a).__name__ in ("EndPhase", "Pass", "PlaceTerrain", "Swap"):
                        a = legal.sample(rnd)
            stats[type(a).__name__] += 1
        stats["q:" + q.kind] += 1
        one = engine.apply(r, p, q.seat, a)
        two = engine.apply(r, back, q.seat, a)
        assert engine.dump(p) == text, "the position given was changed"
        assert engine.dump(one.position) == engine.dump(two.position), "a loaded position plays otherwise"
        assert one.events == two.events
        for e in one.events:
            stats["e:" + e.what] += 1
        p = one.position
    else:
        stats["unfinished"] += 1
    stats["turns"] = p.turn
    if p.result:
        stats["result:" + p.result.clause.rsplit(".")[-1]] += 1
    return stats


def quiet_position(rnd, r):
    """A rich middle of a game out of the specimen cards."""
    names = sorted(r.cards)
    by = {k: [n for n in names if r.cards[n].kind == k] for k in ("unit", "battle_spell", "consumable", "equipment", "terrain")}
    cards, n = {}, 0
    def new(kinds):
        nonlocal n
        n += 1
        cards[f"c{n:03}"] = rnd.choice(by[rnd.choice(kinds)])
        return f"c{n:03}"
    every = ["unit", "unit", "battle_spell", "consumable", "equipment", "terrain"]
    sides = {s: {"hand": [new(every) for _ in range(rnd.randint(2, 6))], "deck": [new(every) for _ in range(rnd.randint(1, 14))], "discard": [new(every) for _ in range(rnd.randint(0, 4))], "base": new(["unit", "terrain"])} for s in ("south", "north")}
    terrain, areas = [], {"b1": "south", "b4": "north"}
    for a in ("a1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "c4"):
        if rnd.random() < .8:
            proxy = rnd.random() < .2
            terrain.append({"card": new(["unit"] if proxy else ["terrain"]), "area": a, "placed_by": rnd.choice(["south", "north"]), **({"proxy": True} if proxy else {})})
            areas[a] = None
    units, held = [], Counter()
    limits = {t["area"]: 8 if t.get("proxy") else r.cards[cards[t["card"]]].limit for t in terrain} | {"b1": 10, "b4": 10}
    owner = dict(areas)
    for _ in range(rnd.randint(4, 14)):
        c = new(["unit"])
        a = rnd.choice(sorted(areas))
        s = owner[a] or rnd.choice(["south", "north"])
        lv = r.cards[cards[c]].level
        if held[a] + lv > limits[a]:
            del cards[c]
            continue
        owner[a] = s
        held[a] += lv
        u = {"id": c, "owner": s, "area": a, "ready": rnd.random() < .8}
        units.append(u)
    return {"marching": rnd.choice(["south", "north"]), "turn": rnd.randint(3, 20), "phase": rnd.choice(["main", "main", "main", "first_hand_adjustment", "normal_summon"]), "cards": cards, "units": units, "terrain": terrain, **sides}


ICONS = ["fire", "water", "earth", "wind", "holy", "evil"]
EVENTS = ["dies", "discarded", "summoned", "damaged", "attacks", "battle_begins", "turn_begins"]


def wild_standing(rnd):
    s = {}
    if rnd.random() < .4: s["initiative"] = rnd.randint(-1, 2)
    if rnd.random() < .3: s["charge"] = rnd.randint(1, 2)
    if rnd.random() < .3: s["defender"] = rnd.randint(1, 2)
    if rnd.random() < .6: s["items"] = rnd.randint(1, 3)
    if rnd.random() < .6: s["spells"] = [rnd.choice([*ICONS[:2], "multi"]) for _ in range(rnd.randint(1, 3))]
    if rnd.random() < .3: s["resist"] = ["flame"]
    if rnd.random() < .3: s["weaknesses"] = [{"to": "flame", "more": rnd.randint(1, 2)}]
    return s


def wild_script(rnd, automatic, depth=0, unit=True):
    tos = ["allies", "enemies", "all"] + (["others", "this"] if unit else []) + (["target"] * 3) + (["that_unit"] if automatic else [])
    def part():
        v = rnd.choice(["damage", "damage", "grant", "grant", "grant", "lose", "exhaust", "ready", "kill", "discard_unit", "to_hand", "strip", "exclude", "draw", "drop", "mill", "restore"])
        to = rnd.choice(tos)
        if v == "damage": return {"verb": v, "amount": rnd.randint(0, 4), "dice": rnd.choice([0, 0, 0, 1, 2]), "to": to, "attribute": rnd.choice(["", "flame", "cold"])}
        if v == "grant":
            g = {"verb": v, "to": to, "attack": rnd.randint(-2, 3), "defence": rnd.choice([1, 1, 2, -1, -2]), "standing": wild_standing(rnd), "cannot_die": rnd.random() < .1}
            if depth < 2 and rnd.random() < .3: g["abilities"] = [wild_ability(rnd, rnd.choice(["completion", "declared"]), depth + 1)]
            return g
        if v == "lose": return {"verb": v, "to": to, "what": rnd.sample(["initiative", "charge", "defender", "items", "spells", "resist", "weaknesses", "abilities"], 3)}
        if v == "kill": return {"verb": v, "to": to, "attribute": rnd.choice(["", "flame"])}
        if v in ("draw", "drop", "mill"): return {"verb": v, "count": rnd.randint(1, 2), "who": rnd.choice(["own", "enemy"])}
        if v == "restore": return {"verb": v}
        return {"verb": v, "to": to}
    return [[part() for _ in range(rnd.randint(1, 2))] for _ in range(rnd.randint(1, 2))]


def wild_target(rnd, do):
    if any(p.get("to") == "target" for g in do for p in g):
        t = {"count": rnd.choice([1, 1, 2]), "side": rnd.choice(["own", "enemy", "any"])}
        return t
    return None


def wild_ability(rnd, kind, depth=0):
    timing = rnd.choice(["normal", "counter", "counter"] + ([] if kind == "card" else ["own_turn"]))
    if kind == "card" and rnd.random() < .1:
        return {"timing": "counter", "do": [[{"verb": "cancel"}]], "target": {"what": "declaration"}}
    if rnd.random() < .1:
        do, t = [[{"verb": "strip", "to": "target"}]], {"equipment": True, "count": 1, "side": "any"}
    else:
        do = wild_script(rnd, False, depth, kind not in ("hand", "card"))
        t = wild_target(rnd, do)
    a = {"timing": timing, "do": do, "kind": kind, "until": rnd.choice([None, None, "turn", "battle"])}
    if t: a["target"] = t
    if timing != "own_turn" and rnd.random() < .2: a["uncounterable"] = True
    # what costs nothing could be used for ever
    if kind in ("declared", "hand"): a["cost"] = {"discard": 1, **({"discard_kind": "unit"} if rnd.random() < .3 else {})}
    return a


def wild(rnd, n, kind):
    c = {"name": n, "kind": kind}
    if kind == "unit":
        c |= {"level": rnd.randint(1, 4), "attack": rnd.randint(0, 4), "defence": rnd.randint(1, 5), "march": rnd.choice(["walk", "fly", "long_flight"]), "instant": rnd.random() < .6, "standing": wild_standing(rnd), "race": rnd.choice(["Elf", "Orc"]), "hero": rnd.choice([0, 0, 0, 1, 2])}
        if rnd.random() < .5: c["abilities"] = [wild_ability(rnd, rnd.choice(["completion", "declared", "hand"])) for _ in range(rnd.randint(1, 2))]
        if rnd.random() < .4:
            do = wild_script(rnd, True)
            a = {"when": {"event": rnd.choice(EVENTS), "who": rnd.choice(["this", "other", "own", "enemy", "any"])}, "do": do, "timing": rnd.choice(["battle", "own_turn", "always"])}
            t = wild_target(rnd, do)
            if t: a["target"] = t
            c["automatic"] = [a]
    elif kind in ("battle_spell", "consumable"):
        a = wild_ability(rnd, "card")
        a["cost"] = {"slots": [rnd.choice(ICONS[:2]) for _ in range(rnd.randint(1, 2))]} if kind == "battle_spell" else {"items": rnd.randint(1, 2)}
        c["abilities"] = [a]
        if rnd.random() < .3: c["race_only"] = rnd.choice(["Elf", "Orc"])
    elif kind == "equipment":
        c |= {"wearing_cost": rnd.randint(0, 2), "attack": rnd.randint(-1, 3), "defence": rnd.randint(0, 2), "standing": wild_standing(rnd)}
        if rnd.random() < .3: c["race_only"] = rnd.choice(["Elf", "Orc"])
    else:
        c |= {"limit": rnd.randint(5, 10), "effects": [{"attack": rnd.randint(-1, 2), "defence": rnd.randint(-1, 2), "standing": wild_standing(rnd), "filter": rnd.choice([{}, {"races": ["Elf"]}, {"state": "ready"}, {"min_level": 2}])}]}
    return c


def wild_position(rnd, r):
    cards = {}
    def new(*kinds):
        n = f"w{len(cards):03}"
        cards[n] = wild(rnd, n, rnd.choice(kinds))
        return n
    every = ["unit", "unit", "battle_spell", "consumable", "equipment", "terrain"]
    sides = {s: {"hand": [new(*every) for _ in range(rnd.randint(3, 7))], "deck": [new(*every) for _ in range(rnd.randint(2, 12))], "discard": [], "base": new("unit")} for s in ("south", "north")}
    terrain, limits = [], {"b1": 10, "b4": 10}
    owner = {"b1": "south", "b4": "north"}
    for a in ("a1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "c4"):
        if rnd.random() < .85:
            proxy = rnd.random() < .2
            t = {"card": new("unit" if proxy else "terrain"), "area": a, "placed_by": rnd.choice(["south", "north"]), **({"proxy": True} if proxy else {})}
            terrain.append(t)
            limits[a] = 8 if proxy else cards[t["card"]]["limit"]
    units, held = [], Counter()
    for _ in range(rnd.randint(6, 16)):
        a = rnd.choice(sorted(limits))
        s = owner.setdefault(a, rnd.choice(["south", "north"]))
        u = new("unit")
        if held[a] + cards[u]["level"] > limits[a]:
            del cards[u]; continue
        held[a] += cards[u]["level"]
        e = []
        if cards[u]["standing"].get("items") and rnd.random() < .7:
            e = [new("equipment")]
        units.append({"id": u, "owner": s, "area": a, "ready": rnd.random() < .9, "equipment": e})
    return {"marching": rnd.choice(["south", "north"]), "turn": rnd.randint(3, 20), "phase": "main", "cards": cards, "units": units, "terrain": terrain, **sides}


def main(kindof, first, count):
    total = Counter()
    started = time.time()
    sw_names = sorted(__import__("reference_engine.moncolle_tcg.edition", fromlist=["READINGS"]).READINGS)
    from reference_engine.moncolle_tcg.edition import READINGS
    for seed in range(first, first + count):
        rnd = Random(seed)
        r = RULES
        if seed % 3 == 2:
            r = rules(**{n: rnd.choice(READINGS[n]) for n in sw_names})
        import signal
        def late(*_): raise TimeoutError("game takes more than 12 s")
        signal.signal(signal.SIGALRM, late); signal.alarm(6)
        try:
            if kindof == "start":
                p = engine.begin(r).position
            else:
                for _ in range(600):
                    try:
                        p = engine.begin(r, (wild_position if kindof == 'wild' else quiet_position)(rnd, r)).position
                        break
                    except engine.Unreadable as e:
                        total["unreadable"] += 1
                        last = e
                else:
                    raise last
            s = play(seed, r, p)
            total += s
            total["games"] += 1
        except Exception as e:
            total["failed"] += 1
            import traceback
            print("FAILED", kindof, seed, {k: v for k, v in r.switches.items() if k in READINGS and v != READINGS[k][0]}, type(e).__name__, str(e)[:300], flush=True)
            tb = traceback.extract_tb(e.__traceback__)
            print("   ", [f"{t.filename.split('/')[-1]}:{t.lineno}" for t in tb[-6:]], flush=True)
    print(kindof, dict(sorted(total.items())), f"{time.time()-started:.0f}s", flush=True)


main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
