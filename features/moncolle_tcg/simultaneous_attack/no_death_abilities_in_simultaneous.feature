Feature: Simultaneous attack

  @moncolle_tcg.ruling.no_death_abilities_in_simultaneous
  Rule: Automatic abilities do not meet their trigger in a simultaneous attack, nor by the deaths of it.
    Background:
      Given it is South's main phase

    Scenario Outline: nobody draws for a death in a simultaneous attack, <seat> having the ability
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                            |
        | Knight | <seat> | <area> | 3      | 3       | when <who> dies, <timing>: draw 1 |
        | Ogre   | <foe>  | <from> | 3      | 3       |                                   |
      And South has marched <unit> to b3
      When the battle is fought out with equal initiative
      Then the battlefield is empty
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | foe   | unit   | area | from | who           | timing   |
        | South | North | Knight | b2   | b3   | this          | always   |
        | South | North | Knight | b2   | b3   | this          | own turn |
        | North | South | Ogre   | b3   | b2   | this          | battle   |
        | North | South | Ogre   | b3   | b2   | an enemy unit | always   |

    Scenario Outline: a survivor does not meet a death in a simultaneous attack, <seat> having the ability
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                          |
        | Squire | <seat> | <area> | 0      | 1       |                                 |
        | Knight | <seat> | <area> | 3      | 9       | when <who> dies, always: draw 1 |
        | Ogre   | <foe>  | <from> | 1      | 3       |                                 |
      And South has marched <units> to c3
      When the battle is fought out with equal initiative
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | foe   | units             | area | from | who                   |
        | North | South | Ogre              | c3   | c2   | an enemy unit         |
        | North | South | Ogre              | c3   | c2   | another of your units |
        | South | North | Knight and Squire | c2   | c3   | an enemy unit         |

    Scenario Outline: units elsewhere do not meet a death in a simultaneous attack, <seat> having one
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                          |
        | Knight | <seat> | <area> | 3      | 3       |                                                 |
        | Priest | <seat> | <home> | 0      | 3       | when another of your units dies, always: draw 1 |
        | Ogre   | <foe>  | <from> | 3      | 3       |                                                 |
      And South has marched <unit> to b3
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | foe   | unit   | area | from | home |
        | South | North | Knight | b2   | b3   | a1   |
        | North | South | Ogre   | b3   | b2   | c4   |

    Scenario Outline: an ability draws for a death in a normal timing, <seat> having it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                         |
        | Knight | <seat> | <area> | 0      | 3       | when this dies, always: draw 1 |
        | Ogre   | <foe>  | <from> | 3      | 3       |                                |
      And South has marched <unit> to a3
      When the battle is fought out with <foe> going first
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | a2   | a3   |
        | North | South | Ogre   | a3   | a2   |
