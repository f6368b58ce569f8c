Feature: Equipment

  @moncolle_tcg.equip.stat_bonus
  Rule: Equipment adds its additional attack and defence to its wearer.
    Scenario Outline: equipment gives attack <attack> and defence <defence> to <unit>
      Given it is South's main phase
      When these units are on the battlefield
        | unit   | side  | area   | attack | defence | standing | state   |
        | <unit> | South | <area> | 3      | 2       | Item 1   | <state> |
      And <unit> wears this equipment
        | card  | attack   | defence   |
        | Relic | <attack> | <defence> |
      Then <unit> has attack <sum>
      And <unit> has defence <guard>

      Examples:
        | unit   | area | state     | attack | defence | sum | guard |
        | Knight | b1   | ready     | 2      | 0       | 5   | 2     |
        | Ogre   | b2   | exhausted | 0      | 3       | 3   | 5     |
        | Knight | b2   | exhausted | 1      | 1       | 4   | 3     |
        | Ogre   | b1   | ready     | 2      | -1      | 5   | 1     |
        | Knight | b1   | ready     | -1     | 2       | 2   | 4     |

    Scenario: equipment adds nothing to those beside the wearer
      Given it is North's main phase
      When these units are on the battlefield
        | unit  | side  | area | attack | defence | standing |
        | Ogre  | North | b4   | 3      | 2       | Item 1   |
        | Troll | North | b4   | 3      | 2       | Item 1   |
      And Ogre wears this equipment
        | card  | attack | defence |
        | Relic | 2      | 2       |
      Then the battlefield holds exactly these units
        | unit  | side  | area | attack | defence |
        | Ogre  | North | b4   | 5      | 4       |
        | Troll | North | b4   | 3      | 2       |

    Scenario: several equipment cards add up
      Given it is South's main phase
      When these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | b1   | 2      | 3       | Item 3   |
      And Knight wears these cards
        | card   | attack | defence |
        | Sword  | 2      |         |
        | Shield |        | 1       |
        | Helmet | 1      | 1       |
      Then Knight has attack 5
      And Knight has defence 5

    Scenario: attack of equipment counts in an attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | b1   | 2      | 2       | Item 1   |
        | Ogre   | North | b2   | 3      | 4       | Item 1   |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Knight is in b2

    Scenario: defence of equipment counts against an attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | b1   | 4      | 4       | Item 1   |
        | Ogre   | North | b2   | 4      | 4       | Item 1   |
      And Ogre wears this equipment
        | card  | defence |
        | Plate | 1       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then Ogre is still in b2
      And Knight is not on the battlefield

    Scenario: the bonus is gone without the equipment
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | b1   | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  | attack | defence |
        | Relic | 2      | 2       |
      When South throws Relic away
      Then Knight has attack 2
      And Knight has defence 3

    Scenario: the bonus goes over to the next wearer
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | attack | defence | standing |
        | Ogre  | North | c3   | 3      | 2       | Item 1   |
        | Troll | North | c3   | 1      | 2       | Item 1   |
      And Ogre wears this equipment
        | card  | attack | defence |
        | Relic | 2      | 1       |
      When North passes Relic to Troll
      Then the battlefield holds exactly these units
        | unit  | side  | area | attack | defence |
        | Ogre  | North | c3   | 3      | 2       |
        | Troll | North | c3   | 3      | 3       |

    Scenario Outline: what a newcomer is equipped with adds in the same battle, <seat> being <side>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      And <seat>'s hand holds these cards
        | card  | kind      | instant | attack | standing |
        | Imp   | unit      | yes     | 1      | Item 1   |
        | Sword | equipment |         | 2      |          |
      And North has marched Knight to a2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When <seat> equips Imp with Sword
      Then Imp has attack 3

      Examples:
        | seat  | side               |
        | North | the marching side  |
        | South | the defending side |

    Scenario Outline: defence that is worn counts against an effect: [<n>] to North's unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | standing | effect                                   |
        | Mage | South | b2   |         |          | normal, declared: [<n>] to an enemy unit |
        | Ogre | North | b3   | 3       | Item 1   |                                          |
      And Ogre wears this equipment
        | card   | defence |
        | Shield | <worn>  |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is <found>

      Examples:
        | worn | n | found                  |
        | 2    | 4 | in b3                  |
        | 2    | 5 | not on the battlefield |
        | -1   | 2 | not on the battlefield |
