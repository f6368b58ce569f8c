Feature: Battle end

  @moncolle_tcg.march.failure_return
  Rule: If a unit of the defending side is alive, the march fails, and each unit that marched goes back to the terrain it came from.
    Background:
      Given it is South's main phase

    Scenario: with a defender alive the marcher goes back
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 2      | 9       |
        | Ogre   | North | b3   | 2      | 2       |
        | Troll  | North | b3   | 2      | 1       |
      And South has marched Knight to b3
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | b2   |
        | Troll  | b3   |

    Scenario: each marcher goes back to where it came from
      Given these units are on the battlefield
        | unit   | side  | area | march       | attack | defence |
        | Knight | South | b2   | walk        | 0      | 9       |
        | Squire | South | a3   | walk        | 0      | 9       |
        | Dragon | South | b1   | long flight | 0      | 9       |
        | Ogre   | North | b3   | walk        | 0      | 9       |
      And South has marched Squire, Dragon and Knight to b3
      When the battle is fought out with North going first
      Then Knight is in b2
      And Squire is in a3
      And Dragon is in b1
      And Ogre is in b3

    Scenario: a marcher goes back although it was exhausted in the battle
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | a2   | 0      | 9       |                               |
        | Ogre   | North | a3   | 0      | 9       | normal: exhaust an enemy unit |
      And South has marched Knight to a3
      And the battle has reached North's before-attack timing
      And North has used Ogre on Knight
      When the battle is fought out
      Then Knight is in a2

    Scenario: a defender summoned into the battle is enough for a failure
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 3      | 9       |
        | Ogre   | North | c3   | 0      | 3       |
      And North's hand holds these cards
        | card | instant | defence |
        | Imp  | yes     | 9       |
      And South has marched Knight to c3
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      When the battle is fought out with South going first
      Then Knight is in c2
      And Imp is in c3

    Scenario: with the marchers dead the defenders stay
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 0      | 3       |
        | Ogre   | North | b3   | 3      | 3       |
      And South has marched Knight to b3
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit | area |
        | Ogre | b3   |

    Scenario: from the enemy's base, too, the marchers go back
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a4   | 0      | 9       |
        | Ogre   | North | b4   | 0      | 9       |
      And South has marched Knight to b4
      When the battle is fought out with equal initiative
      Then the game goes on
      And Knight is in a4

    Scenario Outline: a march from <one>'s proxy against <two>'s proxy goes back to where it began
      Given <one> has placed a proxy on <from> before
      And <two> has placed a proxy on <to> before
      And these units are on the battlefield
        | unit   | side  | area   | attack | defence | standing |
        | Knight | South | <from> | 0      | 9       | Item 1   |
        | Ogre   | North | <to>   | 0      | 9       |          |
      And South's hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Shield | equipment |         |
      And South has marched Knight to <to>
      And South has instantly summoned Imp
      And South has equipped Knight with Shield
      When the battle is fought out with North going first
      Then Knight and Imp are in <from>
      And a proxy of <one> lies on <from>
      And a proxy of <two> lies on <to>

      Examples:
        | from | to | one   | two   |
        | c2   | c3 | South | North |
        | b3   | a3 | North | South |
        | c2   | c3 | South | South |
