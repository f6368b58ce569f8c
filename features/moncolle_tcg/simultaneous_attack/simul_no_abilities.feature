Feature: Simultaneous attack

  @moncolle_tcg.battle.simul_no_abilities
  Rule: No special ability can be used in a simultaneous attack.
    Scenario Outline: no side is asked for an ability in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                     |
        | Knight | South | c2   | 0      | 3       | counter: defence +1 to this / normal: [3] to an enemy unit |
        | Squire | South | c2   | 0      | 3       |                                                            |
        | Ogre   | North | c3   | 0      | 3       | counter: defence +1 to this / normal: [3] to an enemy unit |
        | Troll  | North | c3   | 0      | 3       |                                                            |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 2 and North 2
      When <defending> lines up <order>
      Then no battle is going on
      And <marching> is asked for main action

      Examples:
        | marching | defending | units             | area | order             |
        | South    | North     | Knight and Squire | c3   | Ogre and Troll    |
        | North    | South     | Ogre and Troll    | c2   | Knight and Squire |

    Scenario Outline: no hand type ability is used in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 0      | 3       |
        | Squire | South | b2   | 0      | 3       |
        | Ogre   | North | b3   | 0      | 3       |
        | Troll  | North | b3   | 0      | 3       |
      And South's hand holds these cards
        | card | effect                                         |
        | Imp  | counter, from the hand: [3] to all enemy units |
      And North's hand holds these cards
        | card   | effect                                        |
        | Goblin | normal, from the hand: [3] to all enemy units |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 5 and North 5
      When <defending> lines up <order>
      Then no battle is going on

      Examples:
        | marching | defending | units             | area | order             |
        | South    | North     | Knight and Squire | b3   | Ogre and Troll    |
        | North    | South     | Ogre and Troll    | b2   | Knight and Squire |

    Scenario Outline: an ability is used after unequal totals, <seat> using it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | a2   | 3      | 3       | counter: defence +1 to this |
        | Ogre   | North | a3   | 3      | 3       | counter: defence +1 to this |
      And South has marched Knight to a3
      And the battle has reached <seat>'s right to counter
      And <seat> has used <unit>
      When the battle is fought out
      Then <unit> is in a3
      And <unit> has defence 3

      Examples:
        | seat  | unit   |
        | North | Ogre   |
        | South | Knight |
