"""Wrong cards, decks, zones and ends of the game."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, drawn, judgement, listed, table, verb
from reference_engine.deus import card_list, deck_building, quiet, view
from reference_engine.deus.board import FRONT
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.fast.shared_findings import Condition
from reference_engine.kernel.game import read_quiet_position
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection import effects, values
from reference_engine.monster_collection.cards import TokenToHand
from reference_engine.monster_collection.position import card_of, opponent, units_in
from tests.deus.wrong_rules.bends import put_right


def _not_seen(kind: str, *fields: str) -> Bend:
    """Cards of this kind may have faults in some fields."""

    def others(real: Any, edition: Edition, card: Any) -> Any:
        return (fault for fault in real(edition, card) if card.kind != kind or fault[0].partition("[")[0] not in fields)

    return judgement(card_list.described_faults, others)


with clause("deus.cards.summoner.fields"):
    mutant("a summoner may have the values of a unit", _not_seen("summoner", "level", "attack", "defence", "march"))
    mutant("a summoner may have battle abilities", _not_seen("summoner", "abilities"))
    mutant("a summoner may have constant effects", _not_seen("summoner", "constants"))

with clause("deus.cards.unit.fields"):

    @wrong("a unit card need not state all of its values", judgement, card_list.described_faults)
    def _(real, edition, card):
        return (fault for fault in real(edition, card) if not fault[1].startswith("missing on a unit"))

    mutant("a unit card may have an epithet", _not_seen("unit", "epithet"))

with clause("deus.cards.flavor_text"):

    @wrong("a flavour text that names a timing is turned down", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if "ritual:" in card.flavour:
            yield ("flavour", "an ability belongs into the text")


def _from_the_pile_too(check: Condition) -> Condition:
    """The condition that a card is used from where it says, or from its owner's discard pile."""

    def either(game: Any, seat: str, use: Any) -> str | None:
        return None if use.card in game.position.players[seat].discard else check(game, seat, use)

    return either


with clause("deus.cards.battle_spell.from_hand"):

    @wrong("a battle spell in the discard pile is used once more", table)
    def _(edition):
        clause = "deus.cards.battle_spell.from_hand"
        return condition("use", clause, _from_the_pile_too(edition.acts["use"].conditions[clause]))(edition)


with clause("deus.cards.battle_spell.fields"):
    mutant(
        "a battle spell may have the items of a unit",
        _not_seen("battle_spell", "level", "attack", "defence", "march", "race", "slots"),
    )
    mutant("a battle spell may have any number of effects", _not_seen("battle_spell", "abilities"))
    mutant("a battle spell may have constant effects", _not_seen("battle_spell", "constants"))

with clause("deus.cards.ritual_spell.from_hand"):

    @wrong("a ritual spell in the discard pile is used once more", table)
    def _(edition):
        clause = "deus.cards.ritual_spell.from_hand"
        return condition("use", clause, _from_the_pile_too(edition.acts["use"].conditions[clause]))(edition)


with clause("deus.cards.ritual_spell.fields"):
    mutant("a ritual spell may have an attribute", _not_seen("ritual_spell", "attributes"))

with clause("deus.deck_building.two_factions") as this:

    @wrong("cards of factions that nobody has picked may be in a deck", condition, "select", this)
    def _(game, seat, answer):
        others = game.position.players[opponent(seat)].factions
        return [card for card in answer.cards if card_of(game, card).faction in others]


with clause("deus.deck_building.roll"):

    @wrong("South is player A unless North rolls two more", drawn, "roll_for_order")
    def _(_game, draft, faces):
        if faces[0] == faces[1]:
            return AGAIN
        draft.player_a = "north" if faces[1] > faces[0] + 1 else "south"
        return None


with clause("deus.deck_building.draft_order") as this:

    @wrong("any number of factions up to the one asked for may be picked", condition, "pick", this)
    def _(game, _seat, answer):
        wanted = deck_building.wanted_picks(game)
        return len(answer.factions) > wanted


with clause("deus.deck_building.no_mix_constraint") as this:

    @wrong("a faction gives a deck ten units at least", condition, "select", this)
    def _(game, seat, answer):
        units = [card_of(game, card).faction for card in answer.cards if card_of(game, card).kind == "unit"]
        return [name for name in game.position.players[seat].factions if units.count(name) < 10]


with clause("deus.deck_building.summoner_hidden"):

    @wrong("not even its owner may look at a hidden summoner", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, summoner="") if viewer == seat and not player.summoner_open else shown

    @wrong("the public sees a hidden summoner", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, summoner=player.summoner, summoner_face_down=False) if viewer == "public" else shown


with clause("deus.zone.area_limit_8"):

    @wrong("the limit binds in own territory only", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "levels in" not in fault or "2, the" not in fault)


with clause("deus.zone.hand.private"):

    @wrong("the players hide their hands, but the public sees them", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, hand=tuple(sorted(player.hand))) if viewer == "public" else shown

    @wrong("nobody sees a hand, not even its owner", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return replace(shown, hand=None) if viewer == seat else shown


with clause("deus.zone.deck.facedown"):

    @wrong("the number of cards in a deck is secret", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer in (seat, "judge") else replace(shown, deck_count=0)


with clause("deus.zone.discard.public"):

    @wrong("only the last card of a discard pile can be seen", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer == "judge" else replace(shown, discard=player.discard[-1:])


with clause("deus.zone.summoner_token_area"):

    @wrong("a summoner may stand on the battlefield", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "but is no unit" not in fault)

    @wrong("a unit card may lie in the token area", judgement, quiet.player_faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if ", a unit, " not in fault)

    @wrong("summoner and tokens are their owner's secret", judgement, view.player_view)
    def _(real, edition, player, seat, viewer):
        shown = real(edition, player, seat, viewer)
        return shown if viewer in (seat, "judge") else replace(shown, tokens=(), summoner="")


with clause("deus.token.never_deck_discard"):

    @wrong("a token may lie in a deck", judgement, quiet.player_faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "'s deck" not in fault)

    @wrong("a token may lie in a discard pile", judgement, quiet.player_faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "'s discard" not in fault)


def _front(game: Any, seat: str) -> list[bool]:
    return [bool(units_in(game.position, area, seat)) for area in FRONT]


with clause("deus.victory.needs_units"):

    @wrong("exhausted units hold nothing", judgement, "victory")
    def _(game, seat):
        ready = {unit.area for unit in game.position.units.values() if unit.owner == seat and unit.ready}
        return all(_front(game, seat)) and len(ready & set(FRONT)) >= 1


_criteria = partial(judgement, "deck-out criteria")


with clause("deus.deckout.priority"):

    @wrong("levels are compared before numbers of units", table)
    def _(edition):
        order = ("1", "3", "2", "4", "5")
        return _criteria(
            {f"deus.deckout.{n}": edition.judgements["deck-out criteria"][f"deus.deckout.{n}"] for n in order}
        )(edition)


def refused_if(wrong: Callable[[Any, str], bool]) -> Bend:
    return condition("resign", "deus.resign.any_time", lambda game, seat, _answer: wrong(game, seat))


with clause("deus.resign.any_time"):
    mutant("nobody resigns during a chain", refused_if(lambda game, _seat: game.position.stack[-1].name == "chain"))
    mutant("nobody resigns in the final turn", refused_if(lambda game, _seat: bool(game.position.final_turn)))

    @wrong("one resigns in one's own turn", refused_if)
    def _(game, seat):
        return game.position.turn > 0 and seat != game.position.marching

    @wrong("one resigns when one is asked for something", refused_if)
    def _(game, seat):
        return game.position.pending.seat != seat

    @wrong("nobody resigns while a battle is handled", refused_if)
    def _(game, _seat):
        return game.position.stack[-1].name == "after_battle"

    @wrong("nobody resigns while an intercept is decided", refused_if)
    def _(game, _seat):
        return game.position.pending.kind == "intercept"


TEXTS = ("abilities", "triggers", "constants")


def _texts(card: dict[str, Any]) -> list[dict[str, Any]]:
    return [text for group in TEXTS for text in card.get(group, [])]


with clause("deus.scope.text_has_scope_and_timing"):

    @wrong("a text without a scope has the scope Field", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in _texts(card):
                text.setdefault("scope", "field")

        return real(edition, codec, put_right(document, change))

    @wrong("a text without a timing is a ritual", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in card.get("abilities", []):
                text.setdefault("timing", "ritual")

        return real(edition, codec, put_right(document, change))

    @wrong("there is a third scope, the hand", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in _texts(card):
                if text.get("scope") == "hand":
                    text["scope"] = "field"

        return real(edition, codec, put_right(document, change))


with clause("deus.scope.battle"):

    @wrong("a ritual may have the scope Battle", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in card.get("abilities", []):
                if text.get("timing") == "ritual" and text.get("scope") == "battle":
                    text["scope"] = "field"

        return real(edition, codec, put_right(document, change))


with clause("deus.scope.battle_reach"):

    @wrong("a constant of the battle reaches units elsewhere", judgement, values.shared_constants)
    def _(real, game, source, unit):
        found = real(game, source, unit)
        if found or not game.position.battle or unit.area == game.position.battle:
            return found
        return real(game, source, replace(unit, area=game.position.battle))


with clause("deus.terms.or"):

    @wrong("exactly one alternative must apply", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        both = set(wanted.attributes) & set(card_of(game, unit.id).attributes)
        return real(game, unit, wanted) and len(both) <= 1

    @wrong("only the first alternative counts", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, attributes=wanted.attributes[:1]))


with clause("deus.ruling.one_way_out"):
    mutant("joined parts apply in the order in which they are printed", judgement(effects.turn_of, lambda *_: (0, 0)))
    mutant("to kill counts whatever becomes of the units", judgement(effects.all_killed, lambda *_: True))


with clause("deus.ruling.part_must_come_about"):

    @wrong("a token that may not be in a hand counts as taken into it", verb, TokenToHand)
    def _(real, game, frame, part, dead):
        there = {game.position.cards[token] for token in game.position.players[frame.seat].tokens}
        real(game, frame, part, dead)
        return part.token in there


with clause("deus.turn.main.any_order"):

    @wrong("the end of the phase is not listed while somebody may march", table)
    def _(edition):
        march = edition.acts["march"]
        return listed("end_phase", lambda real, game: [] if any(march.options(game, game.position.marching)) else real)(
            edition
        )


with clause("deus.after.C_instant"):
    mutant("one area to return to is listed", listed("return", lambda real, _: real[:1]))


with clause("deus.setup.shuffle_opponent"):
    mutant("only leaving the other deck alone is listed", listed("shuffle", lambda *_: []))

with clause("deus.vocabulary.drop"):
    mutant("one choice of cards is listed", listed("drop", lambda real, _: real[:1]))
