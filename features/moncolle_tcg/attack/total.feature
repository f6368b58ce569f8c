Feature: Attack

  What an attack adds up to, whom it reaches from front to back, and who has declared it.

  @moncolle_tcg.attack.total
  Rule: The damage of an attack is the attack of all units that take part in it, added up.
    Background:
      Given it is South's main phase

    Scenario Outline: three attackers kill what none could alone, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 3      | 9       |
        | Squire | <seat> | <area> | 2      | 9       |
        | Page   | <seat> | <area> | 1      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 6       |
      And South has marched <units> to c3
      When the battle is fought out with <first> going first
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | units                   | area | from | first |
        | South | North | Knight, Squire and Page | c2   | c3   | South |
        | North | South | Ogre                    | c3   | c2   | North |
        | South | North | Knight, Squire and Page | c2   | c3   | North |
        | North | South | Ogre                    | c3   | c2   | South |

    Scenario Outline: three grants to one attacker are all in the total, South attacking against defence <defence>
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence   | effect                                                                                                                                                             |
        | Knight | South | b2   | 1      | 3         | own turn, declared: attack +1 to this until turn end / own turn, declared: attack +3 to this until turn end / own turn, declared: attack +2 to this until turn end |
        | Ogre   | North | b3   | 0      | <defence> |                                                                                                                                                                    |
      And South has used Knight
      And South has used the second ability of Knight
      And South has used the third ability of Knight
      And South has marched Knight to b3
      When the battle is fought out with South going first
      Then <result>

      Examples:
        | defence | result                         |
        | 7       | Ogre is not on the battlefield |
        | 8       | Ogre is in b3                  |

    Scenario Outline: one point less than the defence does nothing, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 3      | 9       |
        | Squire | <seat> | <area> | 2      | 9       |
        | Page   | <seat> | <area> | 1      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 7       |
      And South has marched <units> to b3
      When the battle is fought out with <first> going first
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | units                   | area | from | first |
        | South | North | Knight, Squire and Page | b2   | b3   | South |
        | North | South | Ogre                    | b3   | b2   | North |
        | South | North | Knight, Squire and Page | b2   | b3   | North |
        | North | South | Ogre                    | b3   | b2   | South |

    Scenario: exhausted units add nothing
      Given these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | South | a2   | ready     | 0      | 4       |
        | Ogre   | North | a3   | ready     | 3      | 9       |
        | Troll  | North | a3   | exhausted | 3      | 9       |
      And South has marched Knight to a3
      When the battle is fought out with North going first
      Then Knight is in a2

    Scenario Outline: the total is of the moment at which the attack takes effect, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                     |
        | Knight | <seat> | <area> | 3      | 9       | counter: attack +1 to this |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: draw 1            |
      And South has marched <unit> to a3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has used Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario: what equipment and terrain add is in the total
      Given these terrains lie on the field
        | terrain | area | effect             |
        | Camp    | b3   | attack +1 to units |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | b2   | 0      | 6       |          |
        | Ogre   | North | b3   | 1      | 9       | Item 1   |
        | Troll  | North | b3   | 1      | 9       |          |
      And Ogre wears this equipment
        | card | attack |
        | Club | 2      |
      And South has marched Knight to b3
      When the battle is fought out with North going first
      Then Knight is not on the battlefield
