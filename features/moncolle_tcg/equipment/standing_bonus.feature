Feature: Equipment

  @moncolle_tcg.equip.standing_bonus
  Rule: Equipment adds its standing abilities to its wearer.
    Scenario Outline: worn Initiative counts: <seat> goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And <unit> wears this equipment
        | card  | standing     |
        | Boots | Initiative 1 |
      And South has marched Knight to b2
      And the initiative dice will show South 4 and North 4
      When the battle reaches <seat>'s before-attack timing
      Then <seat> goes first in the battle

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: worn Charge and Defender count for <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | a1   | 2      | 3       | Item 1   |
        | Ogre   | North | a2   | 2      | 3       | Item 1   |
      And <unit> wears this equipment
        | card  | standing             |
        | Boots | Charge 2, Defender 1 |
      And South has marched Knight to a2
      When the battle has reached South's before-attack timing, South having gone first
      Then <unit> has attack <attack>
      And <unit> has defence <defence>

      Examples:
        | side  | unit   | attack | defence |
        | South | Knight | 4      | 3       |
        | North | Ogre   | 2      | 4       |

    Scenario: worn icons pay for a spell of South
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence |
        | Knight | South | c1   | Item 1   | 3       |
        | Ogre   | North | c2   |          | 9       |
      And Knight wears this equipment
        | card  | standing   |
        | Staff | Spell fire |
      And South's hand holds these cards
        | card | kind         | effect                                            |
        | Bolt | battle spell | normal, cost fire: attack +1 to one of your units |
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      When South uses Bolt through Knight on Knight paid by Knight's fire
      Then the chain has 1 declaration

    Scenario Outline: worn Resist and Weakness count: <standing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence | effect                                              |
        | Ogre   | North | b4   |          | 3       | normal, declared: [flame:<damage>] to an enemy unit |
        | Knight | South | b3   | Item 1   | 3       |                                                     |
      And Knight wears this equipment
        | card  | standing   |
        | Cloak | <standing> |
      And North has marched Ogre to b3
      And the battle has reached North's before-attack timing
      And North has used Ogre on Knight
      When South passes
      Then Knight <fate>

      Examples:
        | damage | standing         | fate                      |
        | 3      | Resist flame     | is still in b3            |
        | 3      | Resist flood     | is not on the battlefield |
        | 1      | Weakness flame 2 | is not on the battlefield |
        | 1      | Weakness flood 2 | is still in b3            |

    Scenario: worn Item icons can be occupied
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card | standing |
        | Belt | Item 1   |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Belt and Sword

    Scenario: Resist of equipment protects an exhausted unit, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | standing | effect                             |
        | Knight | South | c2   |           | 9       |          | normal: [flame:5] to an enemy unit |
        | Ogre   | North | c3   | exhausted | 3       | Item 1   |                                    |
      And Ogre wears this equipment
        | card  | standing     |
        | Cloak | Resist flame |
      And South has marched Knight to c3
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When North passes
      Then Ogre is in c3

    Scenario Outline: worn standing abilities are gone without the equipment: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And <unit> wears this equipment
        | card  | standing     |
        | Boots | Initiative 2 |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has thrown Boots away
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | seat  | unit   | south | north | first |
        | South | Knight | 3     | 4     | North |
        | North | Ogre   | 4     | 3     | South |

    Scenario: worn standing abilities are the wearer's alone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing     |
        | Knight | South | b1   |              |
        | Squire | South | b1   | Item 1       |
        | Ogre   | North | b2   | Initiative 1 |
      And Squire wears this equipment
        | card  | standing     |
        | Boots | Initiative 2 |
      And South has marched Knight to b2
      And the initiative dice will show South 3 and North 3
      When the battle reaches North's before-attack timing
      Then North goes first in the battle
