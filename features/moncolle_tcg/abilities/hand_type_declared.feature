Feature: Special abilities

  @moncolle_tcg.ruling.hand_type_declared
  Rule: A hand type ability is declared by discarding its card from the hand, and needs no unit.
    Scenario Outline: North's card is discarded at the declaration, at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And North's hand holds these cards
        | card | effect                        |
        | Seer | <mark>, from the hand: draw 1 |
      And South has marched Knight to b3
      And the battle has reached North's <timing>
      When North uses Seer
      Then Seer is in North's discard pile
      And North's hand has 0 cards

      Examples:
        | timing               | mark    |
        | right to counter     | counter |
        | before-attack timing | normal  |
        | after-attack timing  | normal  |

    Scenario: a card of the hand type that is summoned in its player's turn does nothing of its text
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card | effect                          |
        | Seer | own turn, from the hand: draw 1 |
      And South has ended the phase
      When South summons Seer to b1
      Then South's hand has 0 cards

    Scenario Outline: a card of the hand type that is instantly summoned does nothing of its text, for <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And <seat>'s hand holds these cards
        | card | instant | effect                          |
        | Seer | yes     | <timing>, from the hand: draw 1 |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Seer
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | timing   |
        | South | normal   |
        | South | counter  |
        | North | normal   |
        | North | counter  |
        | South | own turn |

    Scenario: South needs no unit for a hand type ability
      Given it is South's main phase
      And South's hand holds these cards
        | card | effect                          |
        | Seer | own turn, from the hand: draw 1 |
      When South uses Seer
      Then Seer is in South's discard pile
      And South's hand has 1 card

    Scenario: a hand type ability takes effect although its side's units in the battle are gone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Knight | South | c2   | counter, declared: [3] to an enemy unit |
        | Ogre   | North | c3   |                                         |
      And North's hand holds these cards
        | card | effect                                       |
        | Seer | counter, from the hand: [3] to an enemy unit |
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Seer on Knight
      And South has used Knight on Ogre
      When both sides pass
      Then Knight and Ogre are not on the battlefield

    Scenario: a hand type ability does nothing when its card is summoned
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card | effect                          |
        | Seer | own turn, from the hand: draw 1 |
      And North has ended the phase
      When North summons Seer to b4
      Then Seer is in b4
      And North's hand has 0 cards
