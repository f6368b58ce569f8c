Feature: Standing abilities

  @moncolle_tcg.ruling.charge_fixed_with_the_order
  Rule: What Charge and Defender add is fixed when the first and the second side are known; what comes or goes later changes nothing until the battle ends.
    Background:
      Given it is South's main phase

    Scenario Outline: Charge granted after the initiative adds nothing, <seat> first
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                   |
        | Knight | <seat> | <area> | 2      | 9       | normal: Charge 2 to this |
        | Ogre   | <foe>  | <from> | 0      | 3       |                          |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight
      When <foe> passes
      Then Knight has attack 2

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | b2   | b3   |
        | North | South | Ogre   | b3   | b2   |

    Scenario Outline: Defender granted after the initiative adds nothing, <seat> second
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 0      | 3       | counter: Defender 2 to this |
        | Ogre   | <foe>  | <from> | 3      | 9       |                             |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s right to counter
      And <seat> has used Knight
      When the battle is fought out
      Then Knight is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | c3   | c2   |
        | South | North | Knight | c2   | c3   |

    Scenario Outline: Charge lost after the initiative still counts, <seat> first
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing | effect                                |
        | Knight | <seat> | <area> | 1      | 9       | Charge 2 |                                       |
        | Ogre   | <foe>  | <from> | 0      | 3       |          | counter: lose charge to an enemy unit |
      And South has marched <unit> to a3
      And the battle has reached <foe>'s right to counter
      And <foe> has used Ogre on Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | a2   | a3   |
        | North | South | Ogre   | a3   | a2   |

    Scenario Outline: Defender lost after the initiative still counts, <seat> second
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing   | effect                                 |
        | Knight | <seat> | <area> | 0      | 2       | Defender 2 |                                        |
        | Ogre   | <foe>  | <from> | 3      | 9       |            | normal: lose defender to an enemy unit |
      And South has marched <unit> to b3
      And the battle has reached <foe>'s before-attack timing
      And <foe> has used Ogre on Knight
      When the battle is fought out
      Then Knight is in <area>

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | b3   | b2   |
        | South | North | Knight | b2   | b3   |

    Scenario Outline: Charge of equipment that is discarded still counts, <seat> first
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing | effect                       |
        | Knight | <seat> | <area> | 1      | 9       | Item 1   |                              |
        | Ogre   | <foe>  | <from> | 0      | 3       |          | counter: strip an enemy unit |
      And Knight wears this equipment
        | card  | standing |
        | Lance | Charge 2 |
      And South has marched <unit> to c3
      And the battle has reached <foe>'s right to counter
      And <foe> has used Ogre on Knight
      And <seat> has passed
      When <foe> passes
      Then Knight wears nothing
      And Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |

    Scenario Outline: what was granted before the initiative counts, <seat> first
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 1      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 9       |
      And <seat>'s hand holds these cards
        | card | instant | attack | defence | effect                                                |
        | Imp  | yes     | 0      | 9       | when this is summoned, battle: Charge 2 to your units |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When the battle reaches <seat>'s before-attack timing
      Then Knight has attack 3
      And Imp has attack 2

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | a3   | a2   |
        | South | North | Knight | a2   | a3   |

    Scenario: Charge and Defender are fixed anew in the next battle
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing             |
        | Ogre   | North | b3   | 1      | 5       | Charge 2, Defender 3 |
        | Knight | South | b2   | 0      | 9       |                      |
        | Squire | South | a3   | 0      | 9       |                      |
      And South has marched Knight to b3
      And the battle has been fought out with North going first
      And South has marched Squire to b3
      When the battle reaches South's before-attack timing
      Then Ogre has attack 1
      And Ogre has defence 8
