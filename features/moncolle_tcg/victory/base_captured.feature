Feature: Victory

  Whoever marches into the enemy base with success wins at once.

  @moncolle_tcg.victory.base_captured
  Rule: A player who takes the enemy base by a march wins the game.
    Scenario Outline: South takes the enemy base in a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | attack | defence |
        | Knight | South | <from> | 4      | 3       |
        | Ogre   | North | b4     | 2      | 3       |
      And South has marched Knight to b4
      When the battle is fought out with <first> going first
      Then South has won
      And the game has ended in South's main phase

      Examples:
        | from | first |
        | b3   | South |
        | a4   | North |

    Scenario: a simultaneous attack takes the base, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b2   | 4      | 3       |
        | Ogre   | South | b1   | 2      | 3       |
      And North has marched Knight to b1
      When the battle is fought out with equal initiative
      Then North has won

    Scenario Outline: a march into the base of which <what> wins nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence   |
        | Knight | South | b3   | <attack> | <defence> |
        | Ogre   | North | b4   | 3        | 3         |
      And South has marched Knight to b4
      When the battle is fought out with equal initiative
      Then the game goes on
      And it has become South's main phase

      Examples:
        | attack | defence | what                 |
        | 2      | 3       | nobody comes back    |
        | 2      | 4       | everybody comes back |
        | 3      | 3       | nobody is left       |

    Scenario: units marching into their own base win nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South marches Knight to b1
      Then the game goes on
      And Knight is in b1

    Scenario Outline: taking <area> of the enemy territory wins South nothing
      Given it is South's main phase
      And plain terrain lies on <area>
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
      When South marches Knight to <area>
      Then the game goes on

      Examples:
        | from | area |
        | b2   | b3   |
        | a3   | a4   |

    Scenario: a base that is held wins its defender nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b3   | 1      | 3       |
        | Ogre   | North | b4   | 3      | 3       |
      And South has marched Knight to b4
      When the battle is fought out with North going first
      Then Knight is not on the battlefield
      And the game goes on

    @moncolle_tcg.ruling.instant_units_take_a_base
    Scenario: only an instantly summoned unit of North is left in the enemy base
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a1   | 2      | 1       |
        | Ogre   | South | b1   | 2      | 3       |
      And North's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 2      | 3       |
      And North has marched Knight to b1
      And North has instantly summoned Wisp
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield
      And Wisp is in b1
      And North has won

    Scenario: a party of three takes the enemy base
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b3   | 1      | 9       |
        | Squire | South | b3   | 1      | 9       |
        | Page   | South | b3   | 1      | 9       |
        | Ogre   | North | b4   | 0      | 3       |
      And South has marched Knight, Squire and Page to b4
      When the battle is fought out with South going first
      Then South has won
