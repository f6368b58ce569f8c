"""Wrong costs and wrong limits of abilities."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, perform
from reference_engine.monster_maker import abilities, zones
from reference_engine.monster_maker.position import card_of, character_of, others_from
from reference_engine.monster_maker.turn import turn_of

with clause("monster_maker.vocabulary.cost_discard"):
    mutant("cards that pay are shown, and stay in the hand", judgement(zones.discard_from_hand, lambda *_: None))

    @wrong("cards are paid from the left, whichever were named", judgement, zones.discard_from_hand)
    def _(real, game, seat, cards, clause):
        real(game, seat, game.position.players[seat].hand[: len(cards)], clause)

    @wrong("others pay, too", judgement, zones.discard_from_hand)
    def _(real, game, seat, cards, clause):
        real(game, seat, cards, clause)
        for other in others_from(game, seat):
            real(game, other, game.position.players[other].hand[: len(cards)], clause)

    @wrong("only one way to pay is listed", judgement, abilities.payments)
    def _(real, game, seat, cost, besides=""):
        return list(real(game, seat, cost, besides))[:1]


with clause("monster_maker.vocabulary.cost_discard_this"):
    mutant("the card stays on the field", judgement(abilities.discard_source, lambda *_: None))

    @wrong("the card goes back to the hand", judgement, abilities.discard_source)
    def _(real, game, seat, card):
        real(game, seat, card)
        player = game.position.players[seat]
        discard = tuple(other for other in player.discard if other != card)
        zones.change_player(game, seat, discard=discard, hand=(*player.hand, card))

    @wrong("everything of that kind goes with the card", judgement, abilities.discard_source)
    def _(real, game, seat, card):
        player = game.position.players[seat]
        real(game, seat, card)
        for other in player.others if card in player.others else ():
            if other != card:
                real(game, seat, other)
        for character in player.party:
            if card in character.items:
                for item in character.items:
                    if item != card:
                        real(game, seat, item)

    @wrong("what the card holds goes to the hand", judgement, abilities.discard_source)
    def _(real, game, seat, card):
        character = character_of(game.position, card)
        if character is not None:
            zones.change_character(game, card, items=())
            zones.change_player(game, seat, hand=(*game.position.players[seat].hand, *character.items))
        real(game, seat, card)

    @wrong("the card is discarded after its effect", perform, "activate")
    def _(real, game, frame, seat, answer):
        before = dict(game.position.players)
        outcome = real(game, frame, seat, answer)
        if card_of(game, answer.card).abilities[answer.ability].cost.discard_this:
            zones.change_player(game, seat, others=before[seat].others, discard=before[seat].discard)
        return outcome


with clause("monster_maker.vocabulary.cost_wound_this"):

    @wrong("nobody is wounded for it", judgement, abilities.pay)
    def _(real, game, seat, card, index, user, paid, own):
        real(game, seat, card, index, user, paid, replace(own, cost=replace(own.cost, wound_this=False)))

    @wrong("the last character of the party is wounded for it", judgement, abilities.pay)
    def _(real, game, seat, card, index, user, paid, own):
        first = game.position.players[seat].party[-1].card
        real(game, seat, card, index, first if own.cost.wound_this else user, paid, own)

    @wrong("an item is lost for its holder's wound", judgement, abilities.pay)
    def _(real, game, seat, card, index, user, paid, own):
        item = own.cost.wound_this and card_of(game, card).miracle is not None
        cost = replace(own.cost, wound_this=False, discard_this=True) if item else own.cost
        real(game, seat, card, index, user, paid, replace(own, cost=cost))

    @wrong("a wounded character can pay: it is destroyed", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, ability):
        cost = ability.cost
        if character_of(game.position, user) is not None:
            cost = replace(cost, wound_this=False)
        return real(game, seat, card, index, user, paid, replace(ability, cost=cost))


with clause("monster_maker.vocabulary.once"):
    mutant("all abilities marked so are used once together", judgement(abilities.mark, lambda *_: "once"))

    @wrong("all abilities of a card are used once together", judgement, abilities.mark)
    def _(_game, card, _index):
        return card

    @wrong("once means once in a window", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, own):
        late = turn_of(game).step == "third_window"
        return real(game, seat, card, index, user, paid, replace(own, once=own.once and not late))

    @wrong("once means once in a game", judgement, abilities.pay)
    def _(real, game, seat, card, index, user, paid, own):
        real(game, seat, card, index, user, paid, own)
        if own.once:
            dear = tuple(replace(one, cost=replace(one.cost, discard=99)) for one in card_of(game, card).abilities)
            used = replace(card_of(game, card), name=f"{card}, used", abilities=dear)
            game.position.own_cards = {**game.position.own_cards, used.name: used}
            game.position.cards = {**game.position.cards, card: used.name}

    @wrong("counters are used as often as one likes", judgement, abilities.pay)
    def _(real, game, seat, card, index, user, paid, own):
        real(game, seat, card, index, user, paid, replace(own, once=own.once and own.timing != "counter"))

    @wrong("every ability is used once in a turn", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, own):
        again = own.cost.discard and len(game.position.players[seat].discard) >= own.cost.discard
        return real(game, seat, card, index, user, paid, own) or ("it has been used" if again else None)


with clause("monster_maker.vocabulary.role"):

    @wrong("abilities of the monster work in a party, and the other way round", judgement, abilities.sources)
    def _(real, game, seat):
        other = {"monster": "character", "character": "monster", "": ""}
        return ((card, user, other[role]) for card, user, role in real(game, seat))

    @wrong("a card used as a monster has no abilities of its own", judgement, abilities.sources)
    def _(real, game, seat):
        kept = (source for source in real(game, seat))
        return (s for s in kept if s[2] != "monster" or card_of(game, s[0]).kind == "monster")

    @wrong("the mark is not read", judgement, abilities.on_field)
    def _(game, seat, timing):
        for card, user, _ in abilities.sources(game, seat):
            for index, ability in enumerate(card_of(game, card).abilities):
                if ability.timing == timing:
                    yield (card, user, index, ability)

    @wrong("an ability without a mark is the character's", judgement, abilities.on_field)
    def _(game, seat, timing):
        for card, user, role in abilities.sources(game, seat):
            for index, ability in enumerate(card_of(game, card).abilities):
                first = card_of(game, card).kind if card_of(game, card).kind in ("character", "monster") else ""
                if ability.timing == timing and (ability.used_as or first) in ("", role):
                    yield (card, user, index, ability)
