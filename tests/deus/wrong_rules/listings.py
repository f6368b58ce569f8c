"""Right rules whose list of answers is wrong: something that is lawful is not listed."""

from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.kernel.edition import Edition


@mutant("deus.turn.summon.normal", "one area is listed for each card")
def one_area_for_each_card(edition: Edition) -> Edition:
    """The first of own territory."""
    return amend.listed(edition, "summon", lambda real, _: {summon.card: summon for summon in reversed(real)}.values())


@mutant("deus.turn.summon.rearrange", "exhausted units are not listed for rearrangement")
def only_ready_units_are_listed(edition: Edition) -> Edition:
    """As if it were a march."""

    def ready(real: list[Any], game: Any) -> list[Any]:
        return [answer for answer in real if all(game.position.units[unit].ready for unit in answer.areas)]

    return amend.listed(edition, "rearrange", ready)


@mutant("deus.turn.hand1.optional_discard", "only the smallest discards are listed")
def only_what_must_go_is_listed(edition: Edition) -> Edition:
    """None at all, unless the hand is too big."""
    return amend.listed(edition, "discard", lambda real, _: [d for d in real if len(d.cards) == len(real[0].cards)])


@mutant("deus.turn.main.any_order", "the end of the phase is not listed while somebody may march")
def the_end_is_not_listed(edition: Edition) -> Edition:
    """As if one had to."""
    march = edition.acts["march"]
    return amend.listed(
        edition, "end_phase", lambda real, game: [] if any(march.options(game, game.position.marching)) else real
    )


@mutant("deus.battle.lineup.must_decide", "one line-up is listed")
def one_line_up_is_listed(edition: Edition) -> Edition:
    """As the units stand."""
    return amend.listed(edition, "line_up", lambda real, _: real[:1])


@mutant("deus.after.C_instant", "one area to return to is listed")
def one_origin_is_listed(edition: Edition) -> Edition:
    """The first."""
    return amend.listed(edition, "return", lambda real, _: real[:1])


@mutant("deus.limit_adjust.instant_first", "one of the summoned units is listed")
def one_summoned_unit_is_listed(edition: Edition) -> Edition:
    """The first."""
    return amend.listed(edition, "adjust", lambda real, _: real[:1])


@mutant("deus.trigger.own_order", "due effects are listed with one choice of targets and cost each")
def one_choice_for_each_due_effect(edition: Edition) -> Edition:
    """The last."""
    return amend.listed(edition, "trigger", lambda real, _: {(use.unit, use.trigger): use for use in real}.values())


@mutant("deus.deck_building.draft_order", "one way to pick is listed")
def one_pick_is_listed(edition: Edition) -> Edition:
    """The last."""
    return amend.listed(edition, "pick", lambda real, _: real[-1:])


@mutant("deus.setup.shuffle_opponent", "only leaving the other deck alone is listed")
def shuffling_is_not_listed(edition: Edition) -> Edition:
    """It may be done all the same."""
    return amend.listed(edition, "shuffle", lambda _real, _game: [])


@mutant("deus.vocabulary.drop", "one choice of cards is listed")
def one_choice_of_cards(edition: Edition) -> Edition:
    """The first."""
    return amend.listed(edition, "drop", lambda real, _: real[:1])


@mutant("deus.vocabulary.move", "no front area is listed to move to")
def no_front_area_is_listed(edition: Edition) -> Edition:
    """Only own territory."""
    return amend.listed(edition, "use", lambda real, _: [use for use in real if "2" not in use.area])
