"""Wrong counter chains."""

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement, step
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.procedure import Call, Goto
from reference_engine.monster_collection import abilities, chain
from reference_engine.monster_collection.position import card_of, opponent, units_in

with clause("deus.chain.origin"):

    @wrong("quick effects start a counter chain, too", judgement, abilities.at_once)
    def _(real, game, seat, use, put_away):
        if not game.position.battle:
            return real(game, seat, use, put_away)
        return Call(chain.opened_by(game, abilities.declaration(game, seat, use)), stay=True)

    @wrong("only the origin and the latest counter are held", judgement, chain.countered)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.items = (frame.items[0], frame.items[-1])
        return found


with clause("deus.chain.without_counter"):

    @wrong("an origin that the opponent does not counter takes effect at once", judgement, chain.passed)
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        return None if len(frame.items) == 1 else found

    @wrong("a player without anything to counter with is not asked", step, "chain", "declare_counters")
    def _(real, game, frame):
        units = units_in(game.position, game.position.battle, frame.right)
        own = any(ability.timing == "counter" for unit in units for ability in card_of(game, unit.id).abilities)
        if own or game.position.players[frame.right].hand:
            return real(game, frame)
        return chain.passed(game, frame, frame.right, Pass())


with clause("deus.chain.reverse_order"):

    @wrong("declarations take effect in the order in which they were made", judgement, "next in chain")
    def _(items):
        return (items[0], items[1:])

    @wrong("the counters take effect in the order in which they were made, then the origin", judgement, "next in chain")
    def _(items):
        return (items[1], (items[0], *items[2:])) if len(items) > 1 else (items[0], ())


with clause("deus.chain.no_declare_while_resolving"):

    @wrong("after each effect both players may counter again", step, "chain", "last_takes_effect")
    def _(real, game, frame):
        if frame.items and not frame.passes:
            return Goto("declare_counters")
        frame.passes = 0
        return real(game, frame)


with clause("deus.chain.user_dead_no_effect"):

    @wrong("the effect of a unit that died takes place", judgement, chain.effect_takes_place)
    def _(real, game, item):
        return real(game, replace(item, users=()))

    @wrong("an exhausted user's effect fails as well", judgement, chain.effect_takes_place)
    def _(real, game, item):
        units = game.position.units
        tired = any(not units[unit].ready for unit in item.users if unit in units)
        return real(game, replace(item, cancelled=item.cancelled or tired))


with clause("deus.chain.right_alternates"):

    @wrong("who has countered may counter again", judgement, chain.countered)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.right = item.by
        return found

    @wrong("after a pass the same player is asked again", judgement, chain.passed)
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        frame.right = seat
        return found


with clause("deus.chain.first_right"):

    @wrong("the player who declared the origin may counter first", judgement, chain.add)
    def _(real, game, frame, item):
        if not frame.items:
            frame.right = item.by
        real(game, frame, item)

    @wrong("the defending side may counter first, whoever declared", judgement, chain.add)
    def _(real, game, frame, item):
        if not frame.items:
            frame.right = opponent(game.position.marching)
        real(game, frame, item)


with clause("deus.chain.two_passes"):

    @wrong("two passes end the declarations, in a row or not", judgement, chain.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes
        return found


with clause("deus.chain.legal_target.user"):

    @wrong("a unit that used an effect is no proper target", judgement, chain.add)
    def _(real, game, frame, item):
        before = frame.counterable
        real(game, frame, item)
        if item.kind == "effect":
            frame.counterable = (*before, *item.affected)

    @wrong("of several payers only one has used the spell", judgement, abilities.users_of)
    def _(real, game, use):
        found = real(game, use)
        return found[:1]


with clause("deus.chain.legal_target.attacker"):

    @wrong("an attacker is no proper target", judgement, chain.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        if item.kind == "attack":
            frame.counterable = item.affected

    @wrong("every unit of the attacking side is a proper target", judgement, chain.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        if item.kind == "attack":
            frame.counterable += tuple(unit.id for unit in units_in(game.position, game.position.battle, item.by))


with clause("deus.chain.legal_target.targeted"):

    @wrong("the target of an effect is no proper target", judgement, chain.add)
    def _(real, game, frame, item):
        before = frame.counterable
        real(game, frame, item)
        if item.kind == "effect":
            frame.counterable = (*before, *item.users)

    @wrong("a group that an effect speaks of is not targeted", judgement, abilities.affected_by)
    def _(real, game, seat, use):
        return tuple(unit for unit in real(game, seat, use) if unit in use.targets)


with clause("deus.chain.legal_target.attacked"):

    @wrong("a unit under attack is no proper target", judgement, chain.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        if item.kind == "attack":
            frame.counterable = item.users

    @wrong("only the unit in front is under attack", judgement, chain.attack_declaration)
    def _(real, game, seat):
        item = real(game, seat)
        return replace(item, affected=item.affected[:1])


with clause("deus.ruling.named_group_counts_as_targeted"):

    @wrong("beside chosen units no group counts", judgement, abilities.affected_by)
    def _(real, game, seat, use):
        found = real(game, seat, use)
        return use.targets or found

    @wrong("every own unit counts as targeted", judgement, abilities.ability_of)
    def _(real, game, use):
        ability = real(game, use)
        do = tuple(
            tuple(replace(part, to="allies") if getattr(part, "to", "") == "this" else part for part in group)
            for group in ability.do
        )
        return replace(ability, do=do)
