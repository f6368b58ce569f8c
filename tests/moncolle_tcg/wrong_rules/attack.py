"""Wrong attacks."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, without_step
from reference_engine.moncolle_tcg import abilities, values
from reference_engine.moncolle_tcg import chain as chains
from reference_engine.moncolle_tcg.position import card_of, units_in
from reference_engine.monster_collection import attack, chain, zones
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context


def strikes(game: Context, seat: str, attackers: list[Any]) -> None:
    """Units strike, then they are exhausted."""
    if attackers:
        attack.land(game, attack.blows(game, seat, attackers))
    left = [game.position.units[unit.id] for unit in attackers if unit.id in game.position.units]
    zones.exhaust(game, left, "moncolle_tcg.status.becomes_acted")


def present(game: Context, declared: tuple[str, ...]) -> list[Any]:
    """The units that are still in the battle."""
    units = game.position.units
    return [units[unit] for unit in declared if unit in units and units[unit].area == game.position.battle]


with clause("moncolle_tcg.attack.total"):

    @wrong("of several attackers the strongest counts", judgement, "total damage")
    def _(game, attackers):
        return max((max(0, values.attack(game, unit)) for unit in attackers), default=0)

    @wrong("at most two attackers count", judgement, "total damage")
    def _(real, game, attackers):
        return real(game, sorted(attackers, key=lambda unit: -values.attack(game, unit))[:2])

    @wrong("printed attack counts", judgement, "total damage")
    def _(game, attackers):
        return sum(card_of(game, unit.id).attack or 0 for unit in attackers)

    @wrong("what was granted does not count", judgement, "total damage")
    def _(game, attackers):
        granted = sum(each.attack for unit in attackers for each in unit.modifiers)
        return sum(values.attack(game, unit) for unit in attackers) - granted

    @wrong("what the terrain gives does not count", judgement, "total damage")
    def _(real, game, attackers):
        given = [effect for unit in attackers for effect in values.given_by_terrain(game, unit)]
        return real(game, attackers) - sum(effect.attack for effect in given)

    @wrong("what equipment adds does not count", judgement, "total damage")
    def _(real, game, attackers):
        worn = [card for unit in attackers for card in unit.equipment]
        return real(game, attackers) - sum(card_of(game, card).attack or 0 for card in worn)

    @wrong("exhausted units add their attack as well", judgement, "total damage")
    def _(real, game, attackers):
        owner = attackers[0].owner if attackers else ""
        return real(game, units_in(game.position, game.position.battle, owner) if owner else [])


def along(shielded: Any) -> Any:
    """Damage along the line-up with another idea of what a unit keeps from those behind it."""

    def dealt(game: Context, line: list[Any], total: int) -> list[int]:
        found, in_front = [], 0
        for unit in line:
            found.append(max(0, total - in_front))
            in_front += shielded(game, unit, total - in_front)
        return found

    return judgement("damage along line-up", dealt)


with clause("moncolle_tcg.attack.front_to_back"):
    mutant("all receive the whole damage", along(lambda _game, _unit, _left: 0))
    mutant("a unit keeps one point less from those behind", along(lambda g, u, _left: values.defence(g, u) - 1))
    mutant("a unit keeps one point more from those behind", along(lambda g, u, _left: values.defence(g, u) + 1))
    mutant("printed defence is taken off", along(lambda g, u, _left: card_of(g, u.id).defence))
    mutant("only who is in front receives damage", along(lambda _game, _unit, _left: 99))
    mutant(
        "the rear receives nothing where two stand in front",
        judgement(
            "damage along line-up", lambda g, line, total: attack.damage_along(g, line[:2], total) + [0] * len(line[2:])
        ),
    )

    @wrong("the front one alone shields", judgement, "damage along line-up")
    def _(game, line, total):
        return [total if unit is line[0] else max(0, total - values.defence(game, line[0])) for unit in line]

    @wrong("the neighbour in front alone shields", judgement, "damage along line-up")
    def _(game, line, total):
        before = [0, *(values.defence(game, unit) for unit in line[:-1])]
        return [max(0, total - shield) for shield in before]

    @wrong("the order is that of the names", judgement, shared_values.line_up)
    def _(real, game, seat):
        return sorted(real(game, seat), key=lambda unit: unit.id)

    @wrong("the marching side's order does not count", judgement, shared_values.line_up)
    def _(real, game, seat):
        marching = seat == game.position.marching
        return sorted(real(game, seat), key=lambda unit: unit.id) if marching else real(game, seat)

    @wrong("the defending side's order does not count", judgement, shared_values.line_up)
    def _(real, game, seat):
        marching = seat == game.position.marching
        return real(game, seat) if marching else sorted(real(game, seat), key=lambda unit: unit.id)

    @wrong("who was summoned into the battle always stands at the back", judgement, shared_values.line_up)
    def _(real, game, seat):
        return sorted(real(game, seat), key=lambda unit: unit.instantly_summoned)

    @wrong("the front one dies before the others receive their damage", judgement, attack.land)
    def _(real, game, dealt):
        if dealt:
            real(game, dealt[:1])
            behind = [(game.position.units[unit.id], amount) for unit, amount in dealt[1:]]
            bonus = sum(1 for unit, _ in dealt[:1] if unit.id not in game.position.units)
            real(game, [(unit, max(0, amount - 5 * bonus)) for unit, amount in behind])

    @wrong("the fallen keep their place in the row", judgement, "damage along line-up")
    def _(real, game, line, total):
        seat = line[0].owner if line else "south"
        fallen = [c for c in game.position.line_ups.get(seat, ()) if c not in game.position.units]
        lost = sum(card_of(game, card).defence or 0 for card in fallen)
        return real(game, line, max(0, total - lost))


with clause("moncolle_tcg.attack.no_damage_attribute"):

    @wrong("attacks are of the attribute for which somebody is weak", judgement, attack.land)
    def _(real, game, dealt):
        real(game, [(unit, amount + all_weaknesses(game, unit) if amount else 0) for unit, amount in dealt])

    @wrong("in a tie attacks are of the attribute for which somebody is weak", judgement, attack.land)
    def _(real, game, dealt):
        tie = bool(game.position.suspended)
        real(game, [(unit, amount + all_weaknesses(game, unit) * tie) for unit, amount in dealt])

    @wrong("who resists anything does not die of attacks", judgement, attack.land)
    def _(real, game, dealt):
        real(game, [(unit, 0 if card_of(game, unit.id).standing.resist else amount) for unit, amount in dealt])

    @wrong("attacks have the attribute of the enemies, for Weakness", judgement, attack.land)
    def _(real, game, dealt):
        real(game, [(unit, amount + _more(game, unit) if amount else 0) for unit, amount in dealt])

    @wrong("attacks have the attribute of the enemies, for Resist", judgement, attack.land)
    def _(real, game, dealt):
        real(game, [(unit, 0 if _resisted(game, unit) else amount) for unit, amount in dealt])


def all_weaknesses(game: Context, unit: Any) -> int:
    """What all printed Weaknesses of a unit add up to."""
    return sum(weakness.more for weakness in card_of(game, unit.id).standing.weaknesses)


def attributes_against(game: Context, unit: Any) -> set[str]:
    """The attributes of the enemies in the battle."""
    enemies = units_in(game.position, game.position.battle, opponent(unit.owner))
    return {kind for enemy in enemies for kind in card_of(game, enemy.id).attributes}


def _more(game: Context, unit: Any) -> int:
    return sum(values.weakness(game, unit, kind) for kind in attributes_against(game, unit))


def _resisted(game: Context, unit: Any) -> bool:
    return any(values.resists(game, unit, kind) for kind in attributes_against(game, unit))


with clause("moncolle_tcg.attack.can_be_countered"):
    mutant("nothing can be countered", without_step("chain", "ask_for_counters"))

    @wrong("an attack of the marching side cannot be countered", judgement, chains.has_something_to_counter)
    def _(real, game, frame, seat):
        own = frame.items and frame.items[0].kind == "attack" and frame.items[0].by == game.position.marching
        return real(game, frame, seat) and not own

    @wrong("an attack of the defending side cannot be countered", judgement, chains.has_something_to_counter)
    def _(real, game, frame, seat):
        own = frame.items and frame.items[0].kind == "attack" and frame.items[0].by != game.position.marching
        return real(game, frame, seat) and not own

    @wrong("counters take effect after the attack", judgement, "next in chain")
    def _(real, items):
        first = items[0]
        return (first, items[1:]) if first.kind == "attack" else real(items)


with clause("moncolle_tcg.ruling.negative_attack_is_nothing"):

    @wrong("it is taken off the total", judgement, "total damage")
    def _(game, attackers):
        return sum(values.attack(game, unit) for unit in attackers)

    @wrong("it adds its amount", judgement, "total damage")
    def _(game, attackers):
        return sum(abs(values.attack(game, unit)) for unit in attackers)

    @wrong("it is taken off in a tie", judgement, "total damage")
    def _(real, game, attackers):
        total = sum(values.attack(game, unit) for unit in attackers)
        return total if game.position.suspended else real(game, attackers)

    @wrong("a negative attack makes the whole attack nothing", judgement, "total damage")
    def _(real, game, attackers):
        below = any(values.attack(game, unit) < 0 for unit in attackers)
        return 0 if below else real(game, attackers)

    @wrong("who has a negative attack when it takes effect is not exhausted by it", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        below = [unit.id for unit in present(game, users) if unit.ready and values.attack(game, unit) < 0]
        real(game, seat, users)
        zones.make_ready(game, present(game, tuple(below)), "")


with clause("moncolle_tcg.ruling.survivors_shield"):
    mutant(
        "who cannot die shields nobody",
        along(lambda game, unit, _left: 0 if values.cannot_die(game, unit) else values.defence(game, unit)),
    )
    mutant(
        "who cannot die keeps everything from those behind",
        along(lambda game, unit, _left: 99 if values.cannot_die(game, unit) else values.defence(game, unit)),
    )
    mutant(
        "in a tie who cannot die shields nobody",
        along(
            lambda game, unit, _left: (
                0 if game.position.suspended and values.cannot_die(game, unit) else values.defence(game, unit)
            )
        ),
    )


def declared(change: Any) -> Any:
    """An attack that is declared otherwise."""

    def otherwise(real: Any, game: Context, seat: str) -> Any:
        return change(game, real(game, seat))

    return judgement(chain.attack_declaration, otherwise)


def aimed(chosen: Any) -> Any:
    """An attack that has other targets."""
    return declared(lambda game, made: replace(made, affected=chosen(game, made.affected)))


def by(chosen: Any) -> Any:
    """An attack declared by others; all ready units strike all the same."""

    def add(real: Any, game: Context, frame: Any, item: Any) -> None:
        real(game, frame, item)
        if item.kind == "attack":
            frame.counterable = tuple(dict.fromkeys((*chosen(game, item.users), *item.affected)))

    return judgement(chain.add, add)


with clause("moncolle_tcg.ruling.enemy_party_is_the_target"):
    mutant("only the first enemy is a target", aimed(lambda _game, units: units[:1]))
    mutant("only the last enemy is a target", aimed(lambda _game, units: units[-1:]))
    mutant(
        "only ready enemies are targets", aimed(lambda g, units: tuple(u for u in units if g.position.units[u].ready))
    )
    mutant(
        "only exhausted enemies are targets",
        aimed(lambda game, units: tuple(unit for unit in units if not game.position.units[unit].ready)),
    )

    @wrong("only the opponent may choose among those attacked", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        unit = game.position.units.get(target)
        asked = game.question.seat
        attacked = unit is not None and frame.items[0].kind == "attack" and target in frame.items[0].affected
        return real(game, frame, target) and not (attacked and asked == frame.items[0].by)


with clause("moncolle_tcg.ruling.attackers_declare"):
    mutant("only the first attacker has declared", by(lambda _game, units: units[:1]))
    mutant("only the last attacker has declared", by(lambda _game, units: units[-1:]))
    mutant("nobody has declared an attack", by(lambda _game, _units: ()))
    mutant(
        "the whole side has declared",
        by(
            lambda g, units: tuple(
                u.id for u in units_in(g.position, g.position.battle, g.position.units[units[0]].owner)
            )
        ),
    )


with clause("moncolle_tcg.ruling.attackers_fixed_at_declaration"):

    @wrong("whoever is ready when the attack takes effect attacks", judgement, attack.takes_effect)
    def _(game, seat, _declared):
        strikes(game, seat, attack.attackers_of(game, seat))

    @wrong("who is ready by then joins the attack", judgement, attack.takes_effect)
    def _(game, seat, users):
        ready = [unit.id for unit in attack.attackers_of(game, seat)]
        strikes(game, seat, present(game, tuple(dict.fromkeys((*users, *ready)))))

    @wrong("who has fallen strikes all the same", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        gone = [card for card in users if card not in game.position.units]
        lost = sum(card_of(game, card).attack or 0 for card in gone)
        standing = present(game, users)
        line = shared_values.line_up(game, opponent(seat))
        total = lost + sum(values.attack(game, unit) for unit in standing)
        dealt = game.edition.judgements["damage along line-up"](game, line, total)
        attack.land(game, list(zip(line, dealt, strict=True)))
        zones.exhaust(game, standing, "moncolle_tcg.status.becomes_acted")

    @wrong("an attack fails if one of its units is gone", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        if len(present(game, users)) == len(users):
            real(game, seat, users)

    @wrong("who uses a completion ability in the chain drops out", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        kinds = [(card, [each.kind for each in card_of(game, card).abilities]) for card in users]
        units = game.position.units
        tired = [c for c, found in kinds if "completion" in found and c in units and not units[c].ready]
        real(game, seat, tuple(card for card in users if card not in tired))


with clause("moncolle_tcg.ruling.attackers_exhausted_at_effect"):

    @wrong("attackers stay ready", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        ready = [unit.id for unit in present(game, users) if unit.ready]
        real(game, seat, users)
        zones.make_ready(game, present(game, tuple(ready)), "")

    @wrong("only who has dealt damage is exhausted", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        idle = [unit.id for unit in present(game, users) if unit.ready and values.attack(game, unit) <= 0]
        real(game, seat, users)
        zones.make_ready(game, present(game, tuple(idle)), "")

    @wrong("the attacked are exhausted as well", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        real(game, seat, users)
        zones.exhaust(game, units_in(game.position, game.position.battle), "moncolle_tcg.status.becomes_acted")

    @wrong("the first attacker is exhausted at the declaration", judgement, chain.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        if item.kind == "attack":
            zones.exhaust(game, present(game, item.users[:1]), "moncolle_tcg.status.becomes_acted")

    @wrong("one attacker is exhausted", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        others = [unit.id for unit in present(game, users[1:]) if unit.ready]
        real(game, seat, users)
        zones.make_ready(game, present(game, tuple(others)), "")

    @wrong("who was exhausted in the chain and is ready again stays ready", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        real(game, seat, users)
        cards = [(unit, card_of(game, unit.id).abilities) for unit in present(game, users)]
        itself = [u for u, found in cards if any(type(p).__name__ == "Ready" for e in found for g in e.do for p in g)]
        zones.make_ready(game, itself, "")
