"""Wrong activations: who is activated when, what is done in an activation, what taps."""

from msgspec.structs import replace

from monosashi.mutants import REMOVED, clause, mutant, wrong
from monosashi.mutants.amend import judgement, lifted, listed, offer, perform, step, switch, table
from reference_engine.dungeon_command import actions, activation, dodge, movement, orders, powers, texts, values, zones
from reference_engine.dungeon_command.cards import Untap
from reference_engine.dungeon_command.position import creatures_of
from reference_engine.dungeon_command.procedures import Activation
from reference_engine.kernel.decision import Decision
from tests.dungeon_command.wrong_rules.bends import loosened, tightened

FREE = "dungeon_command.activate.free_order"
ONCE = "dungeon_command.activate.each_once"
ONE = "dungeon_command.activate.one_at_a_time"
MOVE = "dungeon_command.activate.move_once"
UNTAPPED = "dungeon_command.actions.needs_untapped"
ANY_TURN = "dungeon_command.actions.immediate_any_turn"
STANDARD = "dungeon_command.ruling.one_standard_action"
LIMIT = "dungeon_command.actions.non_tap_powers"
ACTING = "attack use_order use_power collect"


def acting(game):
    """The activation under way."""
    return game.asking(Activation)


def user(game):
    """The creature that is being activated."""
    return game.position.creatures[acting(game).creature]


def is_standard(game, answer):
    """Whether an order card or a power is a standard action; attacks and collecting are."""
    if type(answer).__name__ == "UseOrder":
        return orders.face_of(game, answer.card).action == "standard"
    if type(answer).__name__ == "UsePower":
        return powers.text_in_use(game, answer).action == "standard"
    return True


def after(act, change):
    """Once an act has been carried out, the activation under way is different."""

    def both(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        change(game, frame, answer)
        return outcome

    return perform(act, both)


def ends_with(act):
    """The activation is over once it has done this."""

    def over(real, game, frame, seat, answer):
        return replace(real(game, frame, seat, answer), stay=False)

    return perform(act, over)


with clause(ONE):
    mutant("another creature may be activated in between", offer("activate", "act"))
    mutant("only the first creature is listed", listed("activate", lambda found, _: found[:1]))

    @wrong("creatures move before any of them acts", tightened, "move", MOVE)
    def _(game, seat, _answer):
        return any(each.tapped for each in creatures_of(game, seat) if each.card != user(game).card)


with clause(ONCE):
    mutant("a creature may be activated twice", lifted("activate", ONCE))

    @wrong("who has tapped may be activated again", loosened, "activate", ONCE)
    def _(game, _seat, answer):
        return game.position.creatures[answer.creature].tapped

    @wrong("who has not tapped may be activated again", loosened, "activate", ONCE)
    def _(game, _seat, answer):
        return not game.position.creatures[answer.creature].tapped

    @wrong("tapped creatures are not activated", tightened, "activate", ONCE)
    def _(game, _seat, answer):
        return game.position.creatures[answer.creature].tapped

    @wrong("creatures are activated in the order of the battlefield", tightened, "activate", ONCE)
    def _(game, seat, answer):
        return activation.to_be_activated(game, seat)[:1] != (game.position.creatures[answer.creature],)

    @wrong("creatures are activated by level", tightened, "activate", ONCE)
    def _(game, seat, answer):
        left = activation.to_be_activated(game, seat)
        most = max((values.level(game, each) for each in left), default=0)
        return values.level(game, game.position.creatures[answer.creature]) < most

    @wrong("one creature is activated in a turn", step, "activate", "choose_creature")
    def _(real, game, frame):
        done = any(each.activated for each in creatures_of(game, game.position.turn_player))
        return None if done else real(game, frame)

    @wrong("an activation that does nothing does not count", step, "activation", "end_activation")
    def _(real, game, frame):
        if not frame.moved and not frame.standards and frame.creature in game.position.creatures:
            zones.change_creature(game, frame.creature, activated=False)
        return real(game, frame)

    @wrong("something must be done in each activation", tightened, "pass", ONCE)
    def _(game, _seat, _answer):
        return game.question.kind == "act" and not acting(game).moved and not acting(game).standards


with clause(FREE):
    mutant("who has moved uses no order card", tightened("use_order", FREE, lambda g, *_: acting(g).moved))
    mutant("who has moved uses no power", tightened("use_power", FREE, lambda g, *_: acting(g).moved))
    mutant("who has moved does not attack", tightened("attack", FREE, lambda g, *_: acting(g).moved))
    mutant("who has moved does not collect", tightened("collect", FREE, lambda g, *_: acting(g).moved))
    mutant("who has acted does not move", tightened("move", FREE, lambda g, *_: acting(g).standards))
    mutant("who has not moved does not attack", tightened("attack", FREE, lambda g, *_: not acting(g).moved))
    mutant("who has not moved uses no order card", tightened("use_order", FREE, lambda g, *_: not acting(g).moved))
    mutant("an attack ends the activation", ends_with("attack"))
    mutant("a move ends the activation", ends_with("move"))
    mutant("an order card ends the activation", ends_with("use_order"))
    mutant("a power ends the activation", ends_with("use_power"))
    mutant("standard orders may be used in answer, too", lifted("immediate", FREE))

    @wrong("whoever has acted uses no minor order card", tightened, "use_order", FREE)
    def _(game, _seat, answer):
        return not is_standard(game, answer) and acting(game).standards

    @wrong("whoever has acted uses no power", tightened, "use_power", FREE)
    def _(game, _seat, _answer):
        return acting(game).standards


with clause(MOVE):
    mutant(
        "a creature may move twice", lifted("move", MOVE), after("move", lambda _g, f, _a: setattr(f, "moved", False))
    )
    mutant("after an attack a creature may move again", after("attack", lambda _g, f, _a: setattr(f, "moved", False)))
    mutant("a short move may be continued", after("move", lambda _g, f, a: setattr(f, "moved", len(a.path) > 1)))
    mutant(
        "after an order card a creature may move again",
        after("use_order", lambda _g, f, _a: setattr(f, "moved", False)),
    )

with clause("dungeon_command.activate.move_while_tapped"):
    mutant("tapped creatures do not move", tightened("move", MOVE, lambda game, *_: user(game).tapped))
    mutant("creatures that have attacked do not move", tightened("move", MOVE, lambda game, *_: acting(game).standards))
    mutant("a move taps", after("move", lambda game, frame, _: zones.tap(game, frame.creature, MOVE)))
    mutant("a move untaps", after("move", lambda game, frame, _: zones.untap(game, frame.creature, MOVE)))

    @wrong("tapped creatures move one square", judgement, movement.budget)
    def _(real, game, creature, squares):
        found = real(game, creature, squares)
        slow = creature.tapped and squares is None
        return movement.Budget(found.full, min(1, found.now)) if slow else found


with clause("dungeon_command.ruling.captured_activation"):

    @wrong("a captured creature is not activated in this turn", tightened, "activate", ONCE)
    def _(game, _seat, answer):
        creature = game.position.creatures[answer.creature]
        return creature.owner != creature.controller

    @wrong("a captured creature may be activated again", loosened, "activate", ONCE)
    def _(game, _seat, answer):
        creature = game.position.creatures[answer.creature]
        return creature.owner != creature.controller

    @wrong("the phase ends when the player's own creatures have been activated", judgement, activation.to_be_activated)
    def _(real, game, seat):
        return tuple(each for each in real(game, seat) if each.owner == seat)

    @wrong("a creature taken back may be activated again", loosened, "activate", ONCE)
    def _(game, seat, answer):
        return game.position.creatures[answer.creature].owner == seat

    @wrong("whoever loses a creature loses its activation", step, "activation", "take_actions")
    def _(real, game, frame):
        for creature in list(game.position.creatures.values()):
            if creature.owner != creature.controller and not creature.activated:
                zones.change_creature(game, creature.card, activated=True)
        return real(game, frame)


with clause("dungeon_command.ruling.activation_ends_by_itself"):

    @wrong("the phase cannot be ended while anybody is left", tightened, "pass", ONCE)
    def _(game, _seat, _answer):
        return game.question.kind == "activate"

    @wrong("the phase cannot be ended before anybody was activated", tightened, "pass", ONCE)
    def _(game, seat, _answer):
        return game.question.kind == "activate" and not any(each.activated for each in creatures_of(game, seat))

    @wrong("ending the phase leaves the rest not activated", perform, "pass")
    def _(real, game, frame, seat, answer):
        left = [each.card for each in activation.to_be_activated(game, game.position.turn_player)]
        outcome = real(game, frame, seat, answer)
        for card in left if frame.name == "activate" else ():
            zones.change_creature(game, card, activated=False)
        return outcome

    @wrong("the phase must be ended by hand", step, "activate", "choose_creature")
    def _(real, game, frame):
        return real(game, frame) or Decision(game.position.turn_player, "activate", ONCE)

    @wrong("the phase is over when all are tapped", judgement, activation.to_be_activated)
    def _(real, game, seat):
        return () if all(each.tapped for each in creatures_of(game, seat)) else real(game, seat)


# Actions


def _minor(game, answer):
    return orders.face_of(game, answer.card).action == "minor"


with clause("dungeon_command.actions.minor_any_number"):

    @wrong("minor orders tap", perform, "use_order")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        zones.tap(game, frame.creature, UNTAPPED)
        return outcome

    @wrong("one minor order in an activation", table)
    def _(edition):
        def note(_game, frame, answer):
            frame.used = (*frame.used, f"order {answer.card}")

        noting = after("use_order", note)(edition)
        return tightened(
            "use_order",
            UNTAPPED,
            lambda game, _, answer: _minor(game, answer) and any(each[:6] == "order " for each in acting(game).used),
        )(noting)

    @wrong("minor orders before the move only", tightened, "use_order", UNTAPPED)
    def _(game, _seat, answer):
        return _minor(game, answer) and acting(game).moved

    @wrong("no minor order after a standard action", tightened, "use_order", UNTAPPED)
    def _(game, _seat, answer):
        return _minor(game, answer) and acting(game).standards


with clause("dungeon_command.ruling.minor_while_tapped"):

    @wrong("minor orders need an untapped creature", tightened, "use_order", UNTAPPED)
    def _(game, _seat, answer):
        return _minor(game, answer) and user(game).tapped


def _free(game, answer):
    return powers.text_in_use(game, answer).action not in ("standard", "immediate")


with clause(LIMIT):

    @wrong("powers need an untapped creature", tightened, "use_power", UNTAPPED)
    def _(game, _seat, answer):
        return _free(game, answer) and user(game).tapped

    @wrong("every power taps", perform, "use_power")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        zones.tap(game, frame.creature, UNTAPPED)
        return outcome

    @wrong("each power is used once in an activation", table)
    def _(edition):
        def note(_game, frame, answer):
            frame.used = (*frame.used, f"{answer.card}:{answer.ability}")

        noting = after("use_power", note)(edition)
        return tightened(
            "use_power", LIMIT, lambda game, _, answer: f"{answer.card}:{answer.ability}" in acting(game).used
        )(noting)

    @wrong("powers are used before an action that taps", tightened, "use_power", UNTAPPED)
    def _(game, _seat, answer):
        return _free(game, answer) and acting(game).standards


def _untapping_after(act, which):
    def untapped(real, game, frame, seat, answer):
        was = user(game).tapped
        outcome = real(game, frame, seat, answer)
        if not was and which(game, answer):
            zones.untap(game, frame.creature, UNTAPPED)
        return outcome

    return perform(act, untapped)


with clause("dungeon_command.actions.tap_action_kinds"):
    mutant("standard orders do not tap", _untapping_after("use_order", lambda *_: True))
    mutant("powers do not tap", _untapping_after("use_power", lambda *_: True))
    mutant("attacks do not tap", _untapping_after("attack", lambda *_: True))
    mutant("melee attacks do not tap", _untapping_after("attack", lambda _, answer: answer.attack == "melee"))
    mutant("ranged attacks do not tap", _untapping_after("attack", lambda _, answer: answer.attack == "ranged"))
    mutant("collecting does not tap", _untapping_after("collect", lambda *_: True))

    @wrong("orders that do not attack do not tap", _untapping_after, "use_order")
    def _(game, answer):
        text = texts.text_of(game, answer.card, 0)
        return text is not None and texts.attack_in(text) is None

    @wrong("the target of a standard order taps, too", perform, "use_order")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        for target in answer.targets:
            zones.tap(game, target, UNTAPPED)
        return outcome


with clause(UNTAPPED):
    mutant("tapped creatures attack", lifted("attack", UNTAPPED))
    mutant("tapped creatures use standard orders", lifted("use_order", UNTAPPED))
    mutant("tapped creatures use powers that tap", lifted("use_power", UNTAPPED))
    mutant("tapped creatures collect", lifted("collect", UNTAPPED))
    mutant("tapped creatures act once", judgement(actions.needs_untapped, lambda *_: None))

    @wrong("tapped creatures attack in melee", loosened, "attack", UNTAPPED)
    def _(_game, _seat, answer):
        return answer.attack == "melee"

    @wrong("tapped creatures attack at range", loosened, "attack", UNTAPPED)
    def _(_game, _seat, answer):
        return answer.attack == "ranged"

    @wrong("who has not acted in this activation may act though tapped", loosened, ACTING, UNTAPPED)
    def _(game, _seat, _answer):
        return not acting(game).standards

    @wrong("who has moved may act though tapped", loosened, ACTING, UNTAPPED)
    def _(game, _seat, _answer):
        return acting(game).moved


with clause("dungeon_command.actions.again_after_untap"):
    mutant(
        "whoever has attacked does not attack again", tightened("attack", UNTAPPED, lambda g, *_: acting(g).standards)
    )
    mutant(
        "whoever has acted uses no standard order",
        tightened("use_order", UNTAPPED, lambda game, _, answer: is_standard(game, answer) and acting(game).standards),
    )
    mutant("whoever has acted does not collect", tightened("collect", UNTAPPED, lambda g, *_: acting(g).standards))

    @wrong("whoever is untapped by an effect may move again", perform, "use_power")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        if any(isinstance(part, Untap) for part in powers.text_in_use(game, answer).do):
            frame.moved = False
        return outcome


def _reacting(game, card):
    """Whether a creature has any part in what is under way as the one that is being activated."""
    return any(isinstance(frame, Activation) and frame.creature == card for frame in game.position.stack)


TAP = "dungeon_command.actions.immediate_tap"

with clause(TAP):
    mutant("tapped creatures react", lifted("immediate", TAP))
    mutant("tapped creatures react with powers", loosened("immediate", TAP, lambda _g, _s, a: a.card == a.user))
    mutant("tapped creatures react with order cards", loosened("immediate", TAP, lambda _g, _s, a: a.card != a.user))

    def _reaction_leaves_untapped(which):
        def react(real, game, frame, seat, answer):
            was = game.position.creatures[answer.user].tapped
            outcome = real(game, frame, seat, answer)
            if not was and which(answer):
                zones.untap(game, answer.user, TAP)
            return outcome

        return perform("immediate", react)

    mutant("reacting does not tap", _reaction_leaves_untapped(lambda _: True))
    mutant("reacting with a power does not tap", _reaction_leaves_untapped(lambda a: a.card == a.user))
    mutant("reacting with an order card does not tap", _reaction_leaves_untapped(lambda a: a.card != a.user))

    @wrong("whoever is attacked taps for a friend's reaction", perform, "immediate")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        for target in frame.declared[0].targets:
            zones.tap(game, target, TAP)
        return outcome


with clause(ANY_TURN):
    mutant("immediate orders may be used as further actions", lifted("use_order", ANY_TURN))
    mutant("immediate powers may be used as further actions", lifted("use_power", ANY_TURN))

    @wrong("reactions are taken in the player's own turn only", judgement, dodge.in_own_turn)
    def _(game, seat):
        return "not so" if seat != game.position.turn_player else None

    @wrong("powers answer in the opponent's turn only", tightened, "immediate", ANY_TURN)
    def _(game, seat, answer):
        return answer.card == answer.user and seat == game.position.turn_player

    @wrong("order cards answer in the opponent's turn only", tightened, "immediate", ANY_TURN)
    def _(game, seat, answer):
        return answer.card != answer.user and seat == game.position.turn_player

    @wrong("whoever has been activated does not react", tightened, "immediate dodge", ANY_TURN)
    def _(game, _seat, answer):
        return game.position.creatures[getattr(answer, "user", "") or answer.creature].activated


with clause(STANDARD):
    # In the reading chosen nothing is forbidden: what is switched on says what the clause does.
    mutant(REMOVED, switch("one_standard_per_activation", "on"))
    mutant("one attack in an activation", tightened("attack", STANDARD, lambda game, *_: acting(game).standards))
    mutant(
        "two standard actions in an activation",
        tightened(ACTING, STANDARD, lambda g, _, a: is_standard(g, a) and acting(g).standards > 1),
    )
    mutant(
        "one standard order in an activation",
        tightened("use_order", STANDARD, lambda g, _, a: is_standard(g, a) and acting(g).standards),
    )
    mutant(
        "one standard power in an activation",
        tightened("use_power", STANDARD, lambda g, _, a: is_standard(g, a) and acting(g).standards),
    )

with clause("dungeon_command.ruling.reactions_in_own_turn"):

    @wrong("nobody dodges in the own turn", tightened, "dodge", ANY_TURN)
    def _(game, seat, _answer):
        return seat == game.position.turn_player

    @wrong("nobody but the creature being activated reacts in the own turn", tightened, "immediate", ANY_TURN)
    def _(game, seat, answer):
        return seat == game.position.turn_player and not _reacting(game, answer.user)

    @wrong("the creature being activated does not react", tightened, "immediate dodge", ANY_TURN)
    def _(game, _seat, answer):
        return _reacting(game, getattr(answer, "user", "") or answer.creature)


# Order cards

LEVEL = "dungeon_command.orders.level"
ABILITY = "dungeon_command.orders.ability"
OWN = "dungeon_command.orders.own_creature"


def _printed(game, card):
    return orders.face_of(game, card)


def _abilities(game, creature):
    return values.face_of(game, creature).abilities


with clause(LEVEL):
    mutant("any creature uses standard and minor orders", lifted("use_order", LEVEL))
    mutant("any creature reacts with order cards", lifted("immediate", LEVEL))

    @wrong("the level must be above the card's", judgement, orders.level_too_low)
    def _(game, creature, card):
        return "not so" if values.level(game, creature) <= _printed(game, card).level else None

    @wrong("the level may be one below the card's", judgement, orders.level_too_low)
    def _(game, creature, card):
        return "not so" if values.level(game, creature) < _printed(game, card).level - 1 else None

    @wrong("the level must be the card's", judgement, orders.level_too_low)
    def _(game, creature, card):
        return "not so" if values.level(game, creature) != _printed(game, card).level else None

    @wrong("levels of all own creatures count together", judgement, orders.level_too_low)
    def _(game, creature, card):
        together = sum(values.level(game, each) for each in creatures_of(game, creature.controller))
        return "not so" if together < _printed(game, card).level else None

    @wrong("the highest own level counts", judgement, orders.level_too_low)
    def _(game, creature, card):
        highest = max(values.level(game, each) for each in creatures_of(game, creature.controller))
        return "not so" if highest < _printed(game, card).level else None

    @wrong("leadership counts", judgement, orders.level_too_low)
    def _(game, creature, card):
        return "not so" if game.position.players[creature.controller].leadership < _printed(game, card).level else None

    @wrong("minor orders have no level", loosened, "use_order", LEVEL)
    def _(game, _seat, answer):
        return _minor(game, answer)


with clause(ABILITY):
    mutant("any creature uses standard and minor orders", lifted("use_order", ABILITY))
    mutant("any creature reacts with order cards", lifted("immediate", ABILITY))

    @wrong("an ability of any own creature counts", judgement, orders.ability_missing)
    def _(game, creature, card):
        found = {name for each in creatures_of(game, creature.controller) for name in _abilities(game, each)}
        needed = _printed(game, card).ability
        return "not so" if needed and needed not in found else None

    @wrong("only the first ability counts", judgement, orders.ability_missing)
    def _(game, creature, card):
        needed = _printed(game, card).ability
        return "not so" if needed and needed not in _abilities(game, creature)[:1] else None

    @wrong("cards without an ability need a creature without any", judgement, orders.ability_missing)
    def _(real, game, creature, card):
        return real(game, creature, card) or (
            "not so" if not _printed(game, card).ability and _abilities(game, creature) else None
        )

    @wrong("any ability will do", judgement, orders.ability_missing)
    def _(game, creature, card):
        return "not so" if _printed(game, card).ability and not _abilities(game, creature) else None

    @wrong("a high level takes the place of the ability", judgement, orders.ability_missing)
    def _(real, game, creature, card):
        return None if values.level(game, creature) > _printed(game, card).level else real(game, creature, card)

    @wrong("minor orders need no ability", loosened, "use_order", ABILITY)
    def _(game, _seat, answer):
        return _minor(game, answer)


with clause(OWN):
    mutant("enemies react with the player's cards", lifted("immediate", OWN))

    @wrong("owned creatures react, whoever controls them", judgement, creatures_of)
    def _(game, seat):
        return tuple(each for each in game.position.creatures.values() if each.owner == seat)

    @wrong("captured creatures use no order cards", tightened, "use_order", OWN)
    def _(game, _seat, _answer):
        return user(game).owner != user(game).controller

    @wrong("captured creatures do not react", tightened, "immediate", OWN)
    def _(game, seat, answer):
        return game.position.creatures[answer.user].owner != seat

    @wrong("used cards return to the hand", judgement, zones.discard_order)
    def _(game, card, owner, _clause):
        zones.change_player(game, owner, order_hand=(*game.position.players[owner].order_hand, card))

    @wrong("used cards go under the deck", judgement, zones.discard_order)
    def _(game, card, owner, _clause):
        zones.change_player(game, owner, order_deck=(*game.position.players[owner].order_deck, card))

    @wrong("used cards go to the pile of the target's player", judgement, zones.discard_order)
    def _(real, game, card, owner, clause):
        real(game, card, "north" if owner == "south" else "south", clause)

    @wrong("cards that are cancelled return to the hand", step, "effect", "put_card_away")
    def _(real, game, frame):
        if frame.declared.cancelled and orders.in_use(game.position, frame.declared):
            seat = frame.declared.seat
            hand = game.position.players[seat].order_hand
            zones.change_player(game, seat, order_hand=(*hand, frame.declared.card))
            return None
        return real(game, frame)

    @wrong("a card is discarded when it is declared", perform, "use_order")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        zones.discard_order(game, answer.card, seat, OWN)
        return outcome
