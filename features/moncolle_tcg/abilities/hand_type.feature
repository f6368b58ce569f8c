Feature: Special abilities

  @moncolle_tcg.abilities.hand_type
  Rule: A hand type ability works when its card is used from the hand.
    Scenario Outline: North uses a hand type ability from the hand, at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And North's hand holds these cards
        | card | effect                                      |
        | Seer | <mark>, from the hand: [3] to an enemy unit |
      And South has marched Knight to b3
      And the battle has reached North's <timing>
      And North has used Seer on Knight
      When both sides pass
      Then Knight is not on the battlefield

      Examples:
        | timing               | mark    |
        | right to counter     | counter |
        | before-attack timing | normal  |
        | after-attack timing  | normal  |

    Scenario: North uses a hand type ability of the last of seven hand cards
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And North's hand holds 6 cards
      And North's hand holds these cards
        | card | effect                                      |
        | Seer | normal, from the hand: [3] to an enemy unit |
      And South has marched Knight to b3
      And the battle has reached North's before-attack timing
      And North has used Seer on Knight
      When both sides pass
      Then Knight is not on the battlefield

    Scenario Outline: no hand type ability of a card in the <zone> of South
      Given it is South's main phase
      And South's <zone> holds these cards, from the top
        | card | effect                          |
        | Seer | own turn, from the hand: mill 1 |
        | Page |                                 |
      When South tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And Seer is in South's <zone>

      Examples:
        | zone         |
        | discard pile |
        | deck         |

    Scenario: no hand type ability of a unit of South on the field
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                          |
        | Seer | South | c2   | own turn, from the hand: draw 1 |
      When South tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And South's hand has 0 cards

    Scenario: no hand type ability of a unit of South in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                        |
        | Seer | South | a2   | normal, from the hand: draw 1 |
        | Ogre | North | a3   |                               |
      And South has marched Seer to a3
      And the battle has reached South's before-attack timing
      When South tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And South's hand has 0 cards

    Scenario Outline: no hand type ability of a card in <seat>'s discard pile, at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <other> | <from> |
        | Ogre   | <seat>  | <to>   |
      And <seat>'s discard pile holds these cards, from the top
        | card | effect                        |
        | Seer | <mark>, from the hand: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               | mark    |
        | North | South | b2   | b3 | right to counter     | counter |
        | South | North | b3   | b2 | after-attack timing  | normal  |
        | North | South | b2   | b3 | before-attack timing | normal  |

    Scenario: South uses no hand type ability of a card in the opponent's hand
      Given it is South's main phase
      And North's hand holds these cards
        | card | effect                          |
        | Seer | own turn, from the hand: mill 1 |
      When South tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And Seer is in North's hand
