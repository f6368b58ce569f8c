"""Wrong counter chains."""

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call, Goto, Next
from reference_engine.monster_collection import abilities, chain
from reference_engine.monster_collection.cards import Ability
from reference_engine.monster_collection.chain import Chain, Declaration
from reference_engine.monster_collection.position import card_of, opponent, units_in
from tests.deus.wrong_rules.bends import Real, Table


@judgement(abilities.at_once, "deus.chain.origin", "quick effects start a counter chain, too")
def quick_effects_start_a_chain(real: Real, game: Table, seat: str, use: abilities.Use, put_away: bool) -> Next:
    """Rituals stay as they are."""
    if not game.position.battle:
        found: Next = real(game, seat, use, put_away)
        return found
    return Call(chain.opened_by(game, abilities.declaration(game, seat, use)), stay=True)


@judgement(chain.countered, "deus.chain.origin", "only the origin and the latest counter are held")
def earlier_counters_are_forgotten(real: Real, game: Table, frame: Chain, item: Declaration) -> Next:
    """A counter takes the place of the one before."""
    found: Next = real(game, frame, item)
    frame.items = (frame.items[0], frame.items[-1])
    return found


@judgement(
    chain.passed, "deus.chain.without_counter", "an origin that the opponent does not counter takes effect at once"
)
def the_other_side_is_not_asked(real: Real, game: Table, frame: Chain, seat: str, answer: Pass) -> Next:
    """One pass is enough as long as nobody has countered."""
    found: Next = real(game, frame, seat, answer)
    return None if len(frame.items) == 1 else found


@mutant("deus.chain.without_counter", "a player without anything to counter with is not asked")
def only_the_able_are_asked(edition: Edition) -> Edition:
    """Who has no [counter] effect on a unit and no card in the hand passes without a word."""
    real = edition.procedures["chain"]["declare_counters"]

    def declare_counters(game: Table, frame: Chain) -> Next:
        units = units_in(game.position, game.position.battle, frame.right)
        own = any(ability.timing == "counter" for unit in units for ability in card_of(game, unit.id).abilities)
        if own or game.position.players[frame.right].hand:
            return real(game, frame)
        return chain.passed(game, frame, frame.right, Pass())

    return amend.step(edition, "chain", "declare_counters", declare_counters)


@mutant("deus.chain.reverse_order", "declarations take effect in the order in which they were made")
def first_declared_first(edition: Edition) -> Edition:
    """Take from the front."""
    return amend.rule(edition, "next in chain", lambda items: (items[0], items[1:]))


@mutant("deus.chain.reverse_order", "the counters take effect in the order in which they were made, then the origin")
def counters_in_order(edition: Edition) -> Edition:
    """Take the first counter, the origin only if it is alone."""
    return amend.rule(
        edition,
        "next in chain",
        lambda items: (items[1], (items[0], *items[2:])) if len(items) > 1 else (items[0], ()),
    )


@mutant("deus.chain.no_declare_while_resolving", "after each effect both players may counter again")
def declarations_go_on_in_between(edition: Edition) -> Edition:
    """Before the second and every later declaration takes effect, ask again."""
    real = edition.procedures["chain"]["last_takes_effect"]

    def last_takes_effect(game: Table, frame: Chain) -> Next:
        if frame.items and not frame.passes:
            return Goto("declare_counters")
        frame.passes = 0
        return real(game, frame)

    return amend.step(edition, "chain", "last_takes_effect", last_takes_effect)


@mutant("deus.chain.no_declare_while_resolving", "a counter may be declared while somebody must discard for an effect")
def declared_during_a_drop(edition: Edition) -> Edition:
    """Offer it with the discard."""
    return amend.offer(edition, "drop", "use")


@judgement(chain.effect_takes_place, "deus.chain.user_dead_no_effect", "the effect of a unit that died takes place")
def the_dead_take_effect(real: Real, game: Table, item: Declaration) -> Next:
    """Nobody need be there any more."""
    found: Next = real(game, replace(item, users=()))
    return found


@judgement(chain.effect_takes_place, "deus.chain.user_dead_no_effect", "an exhausted user's effect fails as well")
def the_exhausted_fail(real: Real, game: Table, item: Declaration) -> Next:
    """Not only death stops it."""
    units = game.position.units
    tired = any(not units[unit].ready for unit in item.users if unit in units)
    found: Next = real(game, replace(item, cancelled=item.cancelled or tired))
    return found


@judgement(chain.countered, "deus.chain.right_alternates", "who has countered may counter again")
def the_right_is_kept(real: Real, game: Table, frame: Chain, item: Declaration) -> Next:
    """The right stays with the player who declared."""
    found: Next = real(game, frame, item)
    frame.right = item.by
    return found


@judgement(chain.passed, "deus.chain.right_alternates", "after a pass the same player is asked again")
def a_pass_keeps_the_right(real: Real, game: Table, frame: Chain, seat: str, answer: Pass) -> Next:
    """The right stays with the player who passed."""
    found: Next = real(game, frame, seat, answer)
    frame.right = seat
    return found


@judgement(chain.add, "deus.chain.first_right", "the player who declared the origin may counter first")
def the_declarer_is_asked_first(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """The first right is the wrong player's."""
    if not frame.items:
        frame.right = item.by
    real(game, frame, item)


@judgement(chain.add, "deus.chain.first_right", "the defending side may counter first, whoever declared")
def the_defender_is_asked_first(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """The first right depends on the side."""
    if not frame.items:
        frame.right = opponent(game.position.marching)
    real(game, frame, item)


@mutant("deus.chain.two_passes", "one pass ends the declarations")
def one_pass_is_enough(edition: Edition) -> Edition:
    """One less."""
    return amend.numbers(edition, passes_that_end_a_chain=1)


@mutant("deus.chain.two_passes", "three passes in a row end the declarations")
def three_passes_are_needed(edition: Edition) -> Edition:
    """One more."""
    return amend.numbers(edition, passes_that_end_a_chain=3)


@judgement(chain.countered, "deus.chain.two_passes", "two passes end the declarations, in a row or not")
def passes_add_up(real: Real, game: Table, frame: Chain, item: Declaration) -> Next:
    """A counter does not make passing start anew."""
    passes = frame.passes
    found: Next = real(game, frame, item)
    frame.passes = passes
    return found


@mutant("deus.chain.legal_target", "of several chosen units one that had a part is enough")
def one_proper_target_is_enough(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "counter_target_rule", "one target")


@mutant("deus.chain.legal_target", "a counter on a group needs all of its units to have had a part")
def the_whole_group_needs_a_part(edition: Edition) -> Edition:
    """A stricter reading."""
    return amend.switch(edition, "counter_group_rule", "all")


@mutant("deus.chain.legal_target", "a counter on a group is not bound by who had a part")
def groups_are_unbound(edition: Edition) -> Edition:
    """A laxer reading."""
    return amend.switch(edition, "counter_group_rule", "unrestricted")


@judgement(chain.add, "deus.chain.legal_target.user", "a unit that used an effect is no proper target")
def users_are_out_of_reach(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """Only whom the effect touches is added."""
    before = frame.counterable
    real(game, frame, item)
    if item.kind == "effect":
        frame.counterable = (*before, *item.affected)


@judgement(abilities.users_of, "deus.chain.legal_target.user", "of several payers only one has used the spell")
def one_payer_uses_it(real: Real, game: Table, use: abilities.Use) -> tuple[str, ...]:
    """The first one named."""
    found: tuple[str, ...] = real(game, use)
    return found[:1]


@judgement(chain.add, "deus.chain.legal_target.attacker", "an attacker is no proper target")
def attackers_are_out_of_reach(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """Only the units under attack are added."""
    real(game, frame, item)
    if item.kind == "attack":
        frame.counterable = item.affected


@judgement(chain.add, "deus.chain.legal_target.attacker", "every unit of the attacking side is a proper target")
def the_whole_side_attacks(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """Exhausted ones that do not attack as well."""
    real(game, frame, item)
    if item.kind == "attack":
        frame.counterable += tuple(unit.id for unit in units_in(game.position, game.position.battle, item.by))


@judgement(chain.add, "deus.chain.legal_target.targeted", "the target of an effect is no proper target")
def targets_are_out_of_reach(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """Only the users are added."""
    before = frame.counterable
    real(game, frame, item)
    if item.kind == "effect":
        frame.counterable = (*before, *item.users)


@judgement(
    abilities.affected_by, "deus.chain.legal_target.targeted", "a group that an effect speaks of is not targeted"
)
def only_the_chosen_are_targeted(real: Real, game: Table, seat: str, use: abilities.Use) -> tuple[str, ...]:
    """Only units chosen one by one."""
    return tuple(unit for unit in real(game, seat, use) if unit in use.targets)


@judgement(chain.add, "deus.chain.legal_target.attacked", "a unit under attack is no proper target")
def the_attacked_are_out_of_reach(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """Only the attackers are added."""
    real(game, frame, item)
    if item.kind == "attack":
        frame.counterable = item.users


@judgement(chain.attack_declaration, "deus.chain.legal_target.attacked", "only the unit in front is under attack")
def the_front_unit_is_attacked(real: Real, game: Table, seat: str) -> Declaration:
    """The others are behind it."""
    item: Declaration = real(game, seat)
    return replace(item, affected=item.affected[:1])


@judgement(abilities.affected_by, "deus.ruling.named_group_counts_as_targeted", "beside chosen units no group counts")
def chosen_units_only(real: Real, game: Table, seat: str, use: abilities.Use) -> tuple[str, ...]:
    """Who is chosen shuts the others out."""
    found: tuple[str, ...] = real(game, seat, use)
    return use.targets or found


@judgement(abilities.ability_of, "deus.ruling.named_group_counts_as_targeted", "every own unit counts as targeted")
def allies_count_always(real: Real, game: Table, use: abilities.Use) -> Ability:
    """To speak of the user is to speak of its side."""
    ability: Ability = real(game, use)
    do = tuple(
        tuple(replace(part, to="allies") if getattr(part, "to", "") == "this" else part for part in group)
        for group in ability.do
    )
    return replace(ability, do=do)
