Feature: Ritual

  The marching side's other action of its main phase: ritual spells, the summoner's rituals and rituals of unit cards in the hand.
  A ritual is paid for when it is declared and takes effect at once.

  @deus.ritual.main_phase_only
  Rule: Ritual effects may be used only by the marching side, as an optional action of its main phase.
    Scenario: a ritual is used in one's own main phase
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | a3   | 2      |
      And North's hand holds these cards
        | card | kind         | effect                                                |
        | Hymn | ritual spell | ritual: attack +2 to one of your units until turn end |
      When North uses Hymn on Knight
      Then Knight has attack 4
      And North is asked for main action

    Scenario: nobody has to use a ritual
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect               |
        | Hymn | ritual spell | ritual: gain 1 power |
      When South ends the phase
      Then it has become South's normal summon phase
      And Hymn is in South's hand
      And South's power is 0

    Scenario: no ritual in the summon phase
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card | kind         | effect               |
        | Hymn | ritual spell | ritual: gain 1 power |
      When North tries to use Hymn
      Then it is refused under deus.ritual.main_phase_only
      And North's power is 0

    Scenario: no ritual while an intercept is being decided
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South's hand holds these cards
        | card | kind         | effect               |
        | Hymn | ritual spell | ritual: gain 1 power |
      And South has marched Knight to b2
      When South tries to use Hymn
      Then it is refused under deus.ritual.main_phase_only
      And North is asked for intercept

    Scenario: no ritual for the defending side instead of an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      And South's hand holds these cards
        | card | kind         | effect               |
        | Hymn | ritual spell | ritual: gain 1 power |
      And North has marched Knight to c2
      When South tries to use Hymn
      Then it is refused under deus.ritual.main_phase_only
      And South is asked for intercept

    Scenario: no ritual for the defending side
      Given it is South's main phase
      And North's hand holds these cards
        | card | kind         | effect               |
        | Hymn | ritual spell | ritual: gain 1 power |
      When North tries to use Hymn
      Then it is refused under deus.turn.main.any_order
      And North's power is 0

    @deus.ruling.ritual_resolves_at_once
    Scenario: a ritual gives no right to counter
      Given it is North's main phase
      And North has 2 power
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                   |
        | Ogre  | South | a1   | 3       |                                          |
        | Witch | South | a1   | 3       | counter: defence +3 to one of your units |
      And North's hand holds these cards
        | card  | kind         | effect                                     |
        | Flash | ritual spell | ritual, cost 2 power: [3] to an enemy unit |
      When North uses Flash on Ogre
      Then Ogre is not on the battlefield
      And North's power is 0
      And North is asked for main action

    @deus.ruling.ritual_resolves_at_once
    Scenario: rituals before, between and after marches
      Given it is South's main phase
      And South has 2 power
      And South's summoner is Oracle with ritual, cost 1 power: draw 1
      And South's deck holds 3 cards
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | c1   |
      And South has used Oracle
      And South has marched Knight to a2
      And South has used Oracle
      When South marches Squire to c2
      Then South Deck 1 and South Deck 2 are in South's hand
      And Squire is in c2
      And South's power is 0

    Scenario: no ritual in the first hand adjustment phase
      Given it is North's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | b3   |
      And North's summoner is Magus with ritual: gain 1 power
      When North tries to use Magus
      Then it is refused under deus.ritual.main_phase_only

    @since.2.00
    Scenario: no ritual in the end declaration phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | c1   |
      And South's summoner is Magus with ritual: gain 1 power
      When South tries to use Magus
      Then it is refused under deus.ritual.main_phase_only

  @deus.ritual.sources
  Rule: Ritual effects come from ritual spells, ritual abilities of summoners and ritual abilities of units.
    Scenario: all three sources are open in the main phase
      Given it is North's main phase
      And North's deck holds 3 cards
      And North's summoner is Oracle with ritual: draw 1
      And North's hand holds these cards
        | card   | kind         | effect         |
        | Hymn   | ritual spell | ritual: draw 1 |
        | Sprite | unit         | ritual: draw 1 |
      When North uses Oracle
      Then North can use exactly Oracle, Hymn and Sprite

    Scenario: effects of other timings are no rituals
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                                             |
        | Mage | South | b1   | fire  | quick: draw 1 / before-attack: draw 1 / counter: attack +1 to this |
      And South's hand holds these cards
        | card  | kind         | effect                           |
        | Hymn  | ritual spell | ritual: gain 1 power             |
        | Spark | battle spell | before-attack, cost fire: draw 1 |
      When South uses Hymn
      Then South can use nothing

    Scenario Outline: a <timing> effect is refused in the main phase
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect           |
        | Mage | North | c3   | <timing>: draw 1 |
      And North's deck holds 3 cards
      When North tries to use Mage
      Then it is refused under deus.ritual.sources
      And North's deck has 3 cards

      Examples:
        | timing        |
        | quick         |
        | before-attack |
        | counter       |

    Scenario Outline: what an effect can do in a battle a ritual can, too: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And South's hand holds these cards
        | card | kind         | effect         |
        | Rune | ritual spell | ritual: <text> |
      And North's hand holds 1 card
      And South's hand holds 1 other cards
      And North's deck holds 3 cards
      And South's deck holds 3 cards
      And North has 1 power
      And South has 1 power
      And South's token area holds these tokens
        | token |
        | Wisp  |
      When South uses Rune
      Then <outcome>
      And Rune is in South's discard pile

      Examples:
        | text                           | outcome                           |
        | attack -1 to all enemy units   | Knight has attack 1               |
        | exhaust all enemy units        | Knight is exhausted               |
        | kill all enemy units           | Knight is in North's discard pile |
        | discard all enemy units        | Knight is in North's discard pile |
        | return to hand all enemy units | Knight is in North's hand         |
        | [3] to all enemy units         | Knight is in North's discard pile |
        | draw 1                         | South's deck has 2 cards          |
        | the enemy draws 1              | North's deck has 2 cards          |
        | drop 1                         | South's hand has 0 cards          |
        | the enemy drops 1              | North's hand has 0 cards          |
        | gain 2 power                   | South's power is 3                |
        | lose 1 power                   | South's power is 0                |
        | the enemy gains 1 power        | North's power is 2                |
        | the enemy loses 1 power        | North's power is 0                |
        | take token Wisp into the hand  | Wisp is in South's hand           |

  @deus.ritual.spell_cost
  Rule: A ritual spell is used from the hand by paying its cost.
    Scenario: the cost can just be paid
      Given it is South's main phase
      And South has 2 power
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 2      |
      And South's hand holds these cards
        | card | kind         | effect                                                              |
        | Hymn | ritual spell | ritual, cost 2 power: attack +2 to one of your units until turn end |
      When South uses Hymn on Knight
      Then South's power is 0
      And Knight has attack 4

    Scenario Outline: <power> power does not pay a cost of 2
      Given it is South's main phase
      And South has <power> power
      And South's deck holds 3 cards
      And South's hand holds these cards
        | card | kind         | effect                       |
        | Hymn | ritual spell | ritual, cost 2 power: draw 1 |
      When South tries to use Hymn
      Then it is refused under deus.ritual.spell_cost or deus.cost.required
      And South's power is <power>
      And Hymn is in South's hand

      Examples:
        | power |
        | 0     |
        | 1     |

    Scenario: a ritual spell is not used from the discard pile
      Given it is South's main phase
      And South's deck holds 3 cards
      And South's discard pile holds these cards, from the top
        | card | kind         | effect         |
        | Hymn | ritual spell | ritual: draw 1 |
      When South tries to use Hymn
      Then it is refused under deus.cards.ritual_spell.from_hand
      And South's hand has 0 cards

  @deus.ritual.spell_discard
  Rule: A ritual spell is discarded once its use is finished.
    Scenario: the spell card goes to the discard pile
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind         | effect               |
        | Hymn | ritual spell | ritual: gain 1 power |
      When North uses Hymn
      Then Hymn is in North's discard pile
      And North's hand has 0 cards

    Scenario: the effect outlasts the card
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 2      |
      And South's hand holds these cards
        | card | kind         | effect                                                |
        | Hymn | ritual spell | ritual: attack +2 to one of your units until turn end |
      And South has used Hymn on Knight
      When South ends the phase
      Then Hymn is in South's discard pile
      And Knight has attack 4

    Scenario: a spell that was used is not there a second time
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind         | effect               |
        | Hymn | ritual spell | ritual: gain 1 power |
      And North has used Hymn
      When North tries to use Hymn
      Then it is refused under deus.cards.ritual_spell.from_hand
      And North's power is 1

    Scenario: a ritual spell is in use until its last part has applied
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind         | effect                                       |
        | Rite | ritual spell | ritual: gain 1 power, then the enemy drops 1 |
      And South's hand holds 2 cards
      When North uses Rite
      Then North's power is 1
      And North's discard pile has 0 cards

    Scenario: a ritual spell is in use while its effect asks for something
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect                    |
        | Rite | ritual spell | ritual: the enemy drops 1 |
      And North's hand holds 2 cards
      When South uses Rite
      Then Rite is in use
      And Rite is not in South's discard pile

    Scenario: a summoner whose effect asks for something is no card in use
      Given it is North's main phase
      And North's summoner is Magus with ritual: the enemy drops 1
      And South's hand holds 2 cards
      When North uses Magus
      Then no card is in use

  @deus.ritual.summoner_cost
  Rule: A ritual ability of the summoner is used by paying its cost.
    Scenario: the summoner's ritual costs power
      Given it is South's main phase
      And South has 3 power
      And South's summoner is Oracle with ritual, cost 2 power: draw 1
      And South's deck holds 3 cards
      When South uses Oracle
      Then South's power is 1
      And South Deck 1 is in South's hand

    Scenario: the summoner's ritual is refused with too little power
      Given it is South's main phase
      And South has 1 power
      And South's summoner is Oracle with ritual, cost 2 power: draw 1
      And South's deck holds 3 cards
      When South tries to use Oracle
      Then it is refused under deus.ritual.summoner_cost or deus.cost.required
      And South's power is 1
      And South's hand has 0 cards

  @deus.ritual.summoner_repeat
  Rule: A summoner's ability may be used several times in one main phase as long as its cost can be paid.
    Background:
      Given it is South's main phase
      And South has 3 power
      And South's summoner is Oracle with ritual, cost 1 power: draw 1
      And South's deck holds 5 cards
      And South has used Oracle
      And South has used Oracle

    Scenario: a summoner's ritual is used three times with 3 power
      When South uses Oracle
      Then South's power is 0
      And South's hand has 3 cards

    Scenario: a summoner's ritual is not used a fourth time with 3 power
      Given South has used Oracle
      When South tries to use Oracle
      Then it is refused under deus.ritual.summoner_cost or deus.cost.required
      And South's hand has 3 cards

  @deus.ritual.unit_hand
  Rule: A ritual ability marked Field on a unit card is used from the hand by paying its cost.
    @deus.ruling.hand_ritual_card_stays
    Scenario: a unit card in the hand is used and stays there
      Given it is South's main phase
      And South has 1 power
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | c1   | 2      |
      And South's hand holds these cards
        | card   | effect                                                              |
        | Sprite | ritual, cost 1 power: attack +2 to one of your units until turn end |
      When South uses Sprite on Knight
      Then Knight has attack 4
      And South's power is 0
      And Sprite is in South's hand
      And South's discard pile has 0 cards

    @deus.ruling.hand_ritual_card_stays
    Scenario: a unit card that summons itself leaves the hand
      Given it is North's main phase
      And North's hand holds these cards
        | card   | effect              |
        | Sprite | ritual: summon this |
      When North uses Sprite to a3
      Then the battlefield holds exactly these units
        | unit   | side  | area | state |
        | Sprite | North | a3   | ready |
      And North's hand has 0 cards

    Scenario: the ability is not available on the battlefield
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect               |
        | Sprite | South | b1   | ritual: gain 1 power |
      When South tries to use Sprite
      Then it is refused under deus.ritual.unit_hand or deus.special.location
      And South's power is 0

    Scenario: a unit's ritual is used on the battlefield if the text says so
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Sprite | North | c3   | ritual, from the battlefield: gain 1 power |
      When North uses Sprite
      Then North's power is 1

    Scenario: the cost of a unit card's ritual must be payable
      Given it is South's main phase
      And South has 1 power
      And South's deck holds 3 cards
      And South's hand holds these cards
        | card   | effect                       |
        | Sprite | ritual, cost 2 power: draw 1 |
      When South tries to use Sprite
      Then it is refused under deus.cost.required
      And South's power is 1

    Scenario: an exhausted unit on the battlefield may use its ritual
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                     |
        | Sprite | North | a3   | exhausted | ritual, from the battlefield: gain 1 power |
      When North uses Sprite
      Then North's power is 1

    @deus.ruling.hand_ritual_card_stays
    Scenario: a card that stays in the hand is used as often as its cost is paid
      Given it is South's main phase
      And South's hand holds these cards
        | card | effect                       |
        | Seer | ritual, cost 1 power: draw 1 |
      And South has 2 power
      And South has used Seer
      When South uses Seer
      Then South's hand has 3 cards
      And South's power is 0
      And Seer is in South's hand
