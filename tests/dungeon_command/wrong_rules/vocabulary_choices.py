"""Wrong choices of card texts: what may be chosen, whom parts reach, what reactions answer."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, step, verb
from reference_engine.dungeon_command import adjacency, effects, immediate, line_of_sight, targets
from reference_engine.dungeon_command.cards import Damage
from reference_engine.dungeon_command.position import chart_of, creatures_of, enemies_of

V = "dungeon_command.vocabulary."
TEXT = "dungeon_command.ruling.card_text_binds"


def wanting(**changes):
    """Texts let the user choose as if something else were printed; a change is a value or made of the real one."""

    def made(target):
        if target is None:
            return None
        return replace(target, **{n: to(getattr(target, n)) if callable(to) else to for n, to in changes.items()})

    def suits(real, game, seat, user, target, creature):
        return real(game, seat, user, made(target), creature)

    return judgement(targets.suits, suits)


def suiting(how):
    """Other creatures may be chosen: ``how`` gets the real answer and what was asked."""

    def suits(real, game, seat, user, target, creature):
        return how(real(game, seat, user, target, creature), game, seat, user, target, creature)

    return judgement(targets.suits, suits)


def counted(how):
    """Another number of creatures is chosen."""

    def wrong_choice(real, game, seat, user, target, chosen):
        return real(game, seat, user, None if target is None else how(target, chosen), chosen)

    return judgement(targets.wrong_choice, wrong_choice)


with clause(TEXT):
    mutant("any number may be chosen", counted(lambda target, chosen: replace(target, count=len(chosen))))
    mutant("less may be chosen", counted(lambda target, chosen: replace(target, count=min(target.count, len(chosen)))))
    mutant("more may be chosen", counted(lambda target, chosen: replace(target, count=max(target.count, len(chosen)))))
    mutant("any creature may be chosen", judgement(targets.suits, lambda *_: True))
    mutant(
        "only the first of those chosen must be right",
        judgement(
            targets.wrong_choice,
            lambda real, game, seat, user, target, chosen: real(
                game, seat, user, None if target is None else replace(target, count=min(1, len(chosen))), chosen[:1]
            ),
        ),
    )
    mutant(
        "only the last of those chosen must be right",
        judgement(
            targets.wrong_choice,
            lambda real, game, seat, user, target, chosen: real(
                game, seat, user, None if target is None else replace(target, count=min(1, len(chosen))), chosen[-1:]
            ),
        ),
    )

    @wrong("only the first part takes effect", step, "effect", "apply_parts")
    def _(real, game, frame):
        return real(game, frame) if frame.part == 0 or frame.moved else None

    @wrong("texts without targets may choose", judgement, targets.wrong_choice)
    def _(real, game, seat, user, target, chosen):
        return None if target is None else real(game, seat, user, target, chosen)


with clause(V + "target_side"):
    mutant("any creature may be chosen", wanting(side="any"))
    mutant("own and enemy are exchanged", wanting(side=lambda side: {"own": "enemy", "enemy": "own"}.get(side, side)))
    mutant("where nothing is said, enemies are chosen", wanting(side=lambda side: "enemy" if side == "any" else side))
    mutant(
        "where nothing is said, own creatures are chosen", wanting(side=lambda side: "own" if side == "any" else side)
    )
    mutant(
        "owners count",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found if target.side == "any" or creature.owner == creature.controller else not found
            )
        ),
    )
    mutant(
        "captured creatures cannot be chosen",
        suiting(lambda found, game, seat, user, target, creature: found and creature.owner == creature.controller),
    )

with clause(V + "target_count"):
    mutant("any number may be chosen", counted(lambda target, chosen: replace(target, count=len(chosen))))
    mutant("one is chosen", counted(lambda target, _: replace(target, count=1)))
    mutant("one more is chosen", counted(lambda target, _: replace(target, count=target.count + 1)))
    mutant("less may be chosen", counted(lambda target, chosen: replace(target, count=min(target.count, len(chosen)))))
    mutant(
        "with fewer there all are chosen",
        judgement(
            targets.wrong_choice,
            lambda real, game, seat, user, target, chosen: real(
                game,
                seat,
                user,
                None
                if target is None
                else replace(
                    target,
                    count=min(
                        target.count,
                        sum(targets.suits(game, seat, user, target, each) for each in game.position.creatures.values()),
                    ),
                ),
                chosen,
            ),
        ),
    )

with clause(V + "target_within"):
    mutant("any distance will do", wanting(within=None))
    mutant("one square more will do", wanting(within=lambda within: None if within is None else within + 1))
    mutant("one square less will do", wanting(within=lambda within: None if within is None else within - 1))
    mutant(
        "columns and rows are added",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found
                and (
                    target.within is None
                    or sum(
                        abs(a - b)
                        for a, b in zip(
                            chart_of(game.position).places[user.square],
                            chart_of(game.position).places[creature.square],
                            strict=True,
                        )
                    )
                    <= target.within
                )
            )
        ),
    )
    mutant(
        "walls on the way keep it away",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found and (target.within is None or line_of_sight.in_sight(game, user.square, creature.square))
            )
        ),
    )
    mutant(
        "the user is not within any distance",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found and (target.within is None or creature.card != user.card)
            )
        ),
    )

with clause(V + "target_adjacent"):
    mutant("it need not be adjacent", wanting(adjacent=False))
    mutant(
        "two squares away will do",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found
                or (
                    target.adjacent
                    and targets.suits(game, seat, user, replace(target, adjacent=False), creature)
                    and adjacency.distance(chart_of(game.position), user.square, creature.square) == 2
                )
            )
        ),
    )
    mutant(
        "it may be around a corner",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found
                or (
                    target.adjacent
                    and targets.suits(game, seat, user, replace(target, adjacent=False), creature)
                    and adjacency.next_to(chart_of(game.position), user.square, creature.square)
                )
            )
        ),
    )
    mutant(
        "diagonal squares do not count",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found
                and not (
                    target.adjacent and user.square[0] != creature.square[0] and user.square[1:] != creature.square[1:]
                )
            )
        ),
    )

with clause(V + "target_sight"):
    mutant("it need not be in sight", wanting(sight=False))
    mutant(
        "the user sees only along rows and columns",
        suiting(
            lambda found, game, seat, user, target, creature: (
                found
                and not (
                    target.sight and user.square[0] != creature.square[0] and user.square[1:] != creature.square[1:]
                )
            )
        ),
    )
    mutant("everything chosen must be in sight", wanting(sight=True))

with clause(V + "target_not_this"):
    mutant("the user may be chosen", wanting(not_this=False))
    mutant("the user is never chosen", wanting(not_this=True))

with clause(V + "target_tapped"):
    mutant("the state does not matter", wanting(tapped=None))
    mutant("tapped and untapped are exchanged", wanting(tapped=lambda tapped: None if tapped is None else not tapped))

    @wrong("it must still be so when the text takes effect", judgement, effects.gone_astray)
    def _(real, game, declared, text):
        creatures = game.position.creatures
        wanted = text.target.tapped if text.target is not None else None
        other = [c for c in declared.targets if c in creatures and wanted not in (None, creatures[c].tapped)]
        return (*real(game, declared, text), *other)


with clause(V + "target_gone"):

    @wrong("nothing happens when one target is gone", judgement, effects.comes_to_nothing)
    def _(real, game, declared):
        gone = any(each not in game.position.creatures for each in declared.targets)
        return real(game, declared) or (gone and not declared.attack)

    @wrong("nothing happens when the target of an attack is gone", judgement, effects.comes_to_nothing)
    def _(real, game, declared):
        gone = any(each not in game.position.creatures for each in declared.targets)
        return real(game, declared) or bool(gone and declared.attack)

    @wrong("nothing happens when all targets are gone", judgement, effects.comes_to_nothing)
    def _(real, game, declared):
        gone = declared.targets and all(each not in game.position.creatures for each in declared.targets)
        return bool(real(game, declared) or gone)

    @wrong("another creature takes the place of one that is gone", judgement, targets.reached)
    def _(real, game, declared, to, within=None):
        found = real(game, declared, to, within)
        gone = to == "target" and len(found) < len(declared.targets)
        enemies = [each.card for each in enemies_of(game, declared.seat) if each.card not in found]
        return (*found, *enemies[:1]) if gone else found


def reaching(which, how):
    """A part reaches others: ``how`` gets those it reaches, the game and what was declared."""

    def reached(real, game, declared, to, within=None):
        found = real(game, declared, to, within)
        return tuple(how(found, game, declared)) if to == which else found

    return judgement(targets.reached, reached)


def _all(game):
    return list(game.position.creatures)


with clause(V + "reach_this"):
    mutant("it is the target", reaching("this", lambda found, _, declared: declared.targets or found))
    mutant("it is nobody", reaching("this", lambda *_: ()))
    mutant(
        "it is every own creature",
        reaching("this", lambda _, game, declared: [each.card for each in creatures_of(game, declared.seat)]),
    )
    mutant(
        "of attached cards it is nobody",
        reaching(
            "this",
            lambda found, _, declared: found if declared.card == declared.actor or declared.kind == "order" else (),
        ),
    )
    mutant(
        "of order cards it is nobody",
        reaching("this", lambda found, _, declared: () if declared.kind == "order" else found),
    )

with clause(V + "reach_own"):
    mutant(
        "the user is not among them",
        reaching("own", lambda found, _, declared: [c for c in found if c != declared.actor]),
    )
    mutant("it is the user", reaching("own", lambda _found, _game, declared: (declared.actor,)))
    mutant("it is everybody", reaching("own", lambda _, game, _declared: _all(game)))
    mutant(
        "it is those that the player owns",
        reaching(
            "own",
            lambda _, game, declared: [
                each.card for each in game.position.creatures.values() if each.owner == declared.seat
            ],
        ),
    )
    mutant("it is the first of them", reaching("own", lambda found, *_: found[:1]))
    mutant(
        "tapped ones are not reached",
        reaching("own", lambda found, game, _: [card for card in found if not game.position.creatures[card].tapped]),
    )

with clause(V + "reach_enemies"):
    mutant("it is everybody", reaching("enemies", lambda _, game, _declared: _all(game)))
    mutant(
        "it is those that the opponent owns",
        reaching(
            "enemies",
            lambda _, game, declared: [
                each.card for each in game.position.creatures.values() if each.owner != declared.seat
            ],
        ),
    )
    mutant("it is the first of them", reaching("enemies", lambda found, *_: found[:1]))
    mutant("it is the last of them", reaching("enemies", lambda found, *_: found[-1:]))
    mutant(
        "it is the own creatures",
        reaching("enemies", lambda _, game, declared: [each.card for each in creatures_of(game, declared.seat)]),
    )
    mutant(
        "it is those beside the user",
        reaching(
            "enemies",
            lambda found, game, declared: [
                card
                for card in found
                if declared.actor in game.position.creatures
                and adjacency.adjacent(
                    game, game.position.creatures[declared.actor].square, game.position.creatures[card].square
                )
            ],
        ),
    )

with clause(V + "reach_others"):
    mutant(
        "it is enemies only",
        reaching(
            "others",
            lambda found, game, declared: [
                card for card in found if game.position.creatures[card].controller != declared.seat
            ],
        ),
    )
    mutant(
        "it is friends only",
        reaching(
            "others",
            lambda found, game, declared: [
                card for card in found if game.position.creatures[card].controller == declared.seat
            ],
        ),
    )
    mutant(
        "those chosen are among them",
        reaching(
            "others",
            lambda found, game, declared: [
                *found,
                *(card for card in declared.targets if card in game.position.creatures),
            ],
        ),
    )
    mutant(
        "those around corners are among them",
        reaching(
            "others",
            lambda _, game, declared: [
                each.card
                for each in game.position.creatures.values()
                if each.card not in declared.targets
                and declared.actor in game.position.creatures
                and adjacency.next_to(
                    chart_of(game.position), game.position.creatures[declared.actor].square, each.square
                )
            ],
        ),
    )
    mutant(
        "it is those beside the target",
        reaching(
            "others",
            lambda _, game, declared: [
                each.card
                for each in game.position.creatures.values()
                for target in declared.targets[:1]
                if target in game.position.creatures
                and each.card not in (*declared.targets, declared.actor)
                and adjacency.adjacent(game, game.position.creatures[target].square, each.square)
            ],
        ),
    )
    mutant("the user is among them", reaching("others", lambda found, _, declared: [*found, declared.actor]))
    mutant("it is one of them", reaching("others", lambda found, *_: found[:1]))

with clause(V + "reach_actor"):
    mutant("it is whoever reacts", reaching("actor", lambda _found, _game, declared: (declared.actor,)))
    mutant("it is nobody", reaching("actor", lambda *_: ()))
    mutant(
        "it is the target of what is answered",
        reaching(
            "actor",
            lambda found, game, declared: next(
                (answered.targets for _, answered in filter(None, [targets.answered_by(game, declared)])), found
            ),
        ),
    )
    mutant(
        "it is whoever began",
        reaching(
            "actor",
            lambda _, game, declared: [
                each.declared[0].actor
                for each in game.position.stack
                if each.name == "exchange" and each.declared and each.declared[0].actor in game.position.creatures
            ][-1:],
        ),
    )

with clause(V + "reach_everybody"):
    mutant(
        "it is the enemies",
        reaching("everybody", lambda _, game, declared: [each.card for each in enemies_of(game, declared.seat)]),
    )
    mutant(
        "it is the own creatures",
        reaching("everybody", lambda _, game, declared: [each.card for each in creatures_of(game, declared.seat)]),
    )
    mutant(
        "the user is not among them",
        reaching("everybody", lambda found, _, declared: [c for c in found if c != declared.actor]),
    )

with clause(V + "reach_within"):
    mutant(
        "any distance will do",
        verb(Damage, lambda real, game, frame, part: real(game, frame, replace(part, within=None))),
    )
    mutant(
        "one square more will do",
        verb(
            Damage,
            lambda real, game, frame, part: real(
                game, frame, replace(part, within=None if part.within is None else part.within + 1)
            ),
        ),
    )
    mutant(
        "one square less will do",
        verb(
            Damage,
            lambda real, game, frame, part: real(
                game, frame, replace(part, within=None if part.within is None else part.within - 1)
            ),
        ),
    )
    mutant(
        "when the user is gone everybody is within reach",
        verb(
            Damage,
            lambda real, game, frame, part: real(
                game, frame, part if frame.declared.actor in game.position.creatures else replace(part, within=None)
            ),
        ),
    )
    mutant(
        "the user is not within reach",
        judgement(
            targets.reached,
            lambda real, game, declared, to, within=None: tuple(
                card for card in real(game, declared, to, within) if within is None or card != declared.actor
            ),
        ),
    )
    mutant(
        "walls keep creatures out of reach",
        judgement(
            targets.reached,
            lambda real, g, declared, to, within=None: tuple(
                card
                for card in real(g, declared, to, within)
                if within is None
                or line_of_sight.in_sight(
                    g, g.position.creatures[declared.actor].square, g.position.creatures[card].square
                )
            ),
        ),
    )


def answering(how):
    """Reactions answer as if something else were printed on them: ``how`` makes another trigger of it."""

    def answered(real, game, seat, user, trigger, frame):
        return real(game, seat, user, how(trigger), frame)

    return judgement(immediate.answered, answered)


def happening(*whats):
    """What only some triggers notice happens otherwise: ``how`` gets whom, the game and what was declared."""

    def bent(how):
        def concerned(real, game, declared, trigger):
            found = real(game, declared, trigger)
            return tuple(how(found, game, declared, trigger)) if trigger.what in whats else found

        return judgement(immediate.concerned, concerned)

    return bent


ATTACKS = ("attack", "melee", "ranged")

with clause(V + "trigger_attack"):
    mutant("any attack will do", answering(lambda t: replace(t, what="attack") if t.what in ATTACKS else t))
    mutant(
        "melee and ranged are exchanged",
        answering(lambda t: replace(t, what={"melee": "ranged", "ranged": "melee"}.get(t.what, t.what))),
    )
    mutant(
        "attacks by texts are not answered",
        happening(*ATTACKS)(lambda found, game, declared, _: found if declared.kind == "attack" else ()),
    )
    mutant(
        "attacks by texts alone are answered",
        happening(*ATTACKS)(lambda found, game, declared, _: () if declared.kind == "attack" else found),
    )
    mutant("an attack means one in melee", answering(lambda t: replace(t, what="melee") if t.what == "attack" else t))
    mutant("an attack means one at range", answering(lambda t: replace(t, what="ranged") if t.what == "attack" else t))
    mutant(
        "attacking is answered, too",
        happening(*ATTACKS)(lambda found, game, declared, _: (*found, declared.actor) if found else found),
    )
    mutant(
        "any order card on somebody is an attack",
        happening(*ATTACKS)(lambda found, game, declared, _: declared.targets if declared.kind == "order" else found),
    )

with clause(V + "trigger_damage"):
    mutant("attacks alone deal damage", answering(lambda t: replace(t, what="attack") if t.what == "damage" else t))
    mutant(
        "hazardous terrain is no damage",
        happening("damage")(lambda found, game, declared, _: () if declared.kind == "hazard" else found),
    )
    mutant(
        "hazardous terrain alone is damage", answering(lambda t: replace(t, what="hazard") if t.what == "damage" else t)
    )
    mutant(
        "texts deal no damage",
        happening("damage")(lambda found, game, declared, _: found if declared.kind in ("attack", "hazard") else ()),
    )
    mutant(
        "effects of a turn deal no damage",
        happening("damage")(lambda found, game, declared, _: () if declared.kind == "effect" else found),
    )
    mutant(
        "reactions deal no damage",
        happening("damage")(lambda found, game, declared, _: () if declared.kind == "immediate" else found),
    )
    mutant(
        "only those chosen are damaged",
        happening("damage")(
            lambda found, game, declared, _: (
                found if declared.kind == "hazard" else [c for c in found if c in declared.targets]
            )
        ),
    )
    mutant(
        "everybody chosen is damaged", happening("damage")(lambda found, game, declared, _: (*found, *declared.targets))
    )
    mutant("only the first is damaged", happening("damage")(lambda found, *_: found[:1]))

with clause(V + "trigger_hazard"):
    mutant(
        "all damage is that of hazardous terrain",
        answering(lambda t: replace(t, what="damage") if t.what == "hazard" else t),
    )
    mutant(
        "hazards at the end of a turn do not count",
        happening("hazard")(lambda found, game, declared, _: () if declared.at else found),
    )
    mutant(
        "hazards that are entered do not count",
        happening("hazard")(lambda found, game, declared, _: found if declared.at else ()),
    )


def _used(kinds, what):
    mutant(
        "those chosen do not count",
        happening(what)(lambda found, _, declared, _t: [c for c in found if c not in declared.targets]),
    )
    mutant(
        "the user counts, too",
        happening(what)(lambda found, _, declared, _t: (*found, declared.actor) if found else found),
    )
    mutant(
        "without targets it is used on nobody",
        happening(what)(lambda found, game, declared, _: found if declared.targets else ()),
    )
    mutant(
        "without targets it is used on everybody",
        happening(what)(lambda found, game, declared, _: found if declared.targets or not found else _all(game)),
    )
    mutant("only the first of those chosen counts", happening(what)(lambda found, *_: found[:1]))
    mutant("only the last of those chosen counts", happening(what)(lambda found, *_: found[-1:]))
    mutant(
        "reactions do not count",
        happening(what)(lambda found, _, declared, _t: () if declared.kind == "immediate" else found),
    )
    mutant(
        "attacks count, too",
        happening(what)(lambda found, _, declared, _t: declared.targets if declared.kind == "attack" else found),
    )
    mutant(
        "the others count, too",
        happening(what)(
            lambda found, _, declared, _t: declared.targets or (declared.actor,) if declared.kind in kinds else found
        ),
    )


with clause(V + "trigger_order"):
    _used(("power",), "order")
with clause(V + "trigger_power"):
    _used(("order",), "power")

with clause(V + "trigger_on"):
    mutant("it happens to whoever reacts", answering(lambda trigger: replace(trigger, on="this")))
    mutant("it happens to any own creature", answering(lambda trigger: replace(trigger, on="own")))
    mutant("it happens to any creature", answering(lambda trigger: replace(trigger, on="any")))
    mutant("own means whoever reacts", answering(lambda t: replace(t, on="this") if t.on == "own" else t))
    mutant("any means any own creature", answering(lambda t: replace(t, on="own") if t.on == "any" else t))
    mutant("this means any own creature", answering(lambda t: replace(t, on="own") if t.on == "this" else t))
    mutant("own means any creature", answering(lambda t: replace(t, on="any") if t.on == "own" else t))

with clause(V + "trigger_by"):
    mutant("anybody's action is answered", answering(lambda trigger: replace(trigger, by="any")))
    mutant("only enemies' actions are answered", answering(lambda trigger: replace(trigger, by="enemy")))

    @wrong("hazardous terrain is the enemy's", judgement, immediate.answered)
    def _(real, game, seat, user, trigger, frame):
        hazard = trigger.by == "enemy" and any(each.kind == "hazard" for each in frame.declared)
        return real(game, seat, user, replace(trigger, by="any") if hazard else trigger, frame)

    @wrong("what captured creatures do is their owners' action", judgement, immediate.answered)
    def _(real, game, seat, user, trigger, frame):
        made = frame.__copy__()
        creatures = game.position.creatures
        made.declared = tuple(
            replace(each, seat=creatures[each.actor].owner) if each.actor in creatures else each
            for each in frame.declared
        )
        return real(game, seat, user, trigger, made)


with clause(V + "trigger_within"):
    mutant("any distance will do", answering(lambda trigger: replace(trigger, within=None)))
    mutant("one square more will do", answering(lambda t: t if t.within is None else replace(t, within=t.within + 1)))
    mutant("one square less will do", answering(lambda t: t if t.within is None else replace(t, within=t.within - 1)))
    mutant(
        "it is the distance from whoever does it",
        judgement(
            immediate.answered,
            lambda real, game, seat, user, trigger, frame: (
                real(game, seat, user, replace(trigger, within=None), frame)
                if trigger.within is not None
                and frame.declared[-1].actor in game.position.creatures
                and adjacency.distance(
                    chart_of(game.position), user.square, game.position.creatures[frame.declared[-1].actor].square
                )
                <= trigger.within
                else (None if trigger.within is not None else real(game, seat, user, trigger, frame))
            ),
        ),
    )
