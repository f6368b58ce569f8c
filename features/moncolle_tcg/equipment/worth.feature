Feature: Equipment

  @moncolle_tcg.equip.stat_bonus
  Rule: Equipment adds its additional attack and defence to its wearer.
    Scenario Outline: equipment gives attack <attack> and defence <defence> to <unit>
      Given it is <seat>'s main phase
      When these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing | state   |
        | <unit> | <seat> | <area> | 3      | 2       | Item 1   | <state> |
      And <unit> wears this equipment
        | card  | attack   | defence   |
        | Relic | <attack> | <defence> |
      Then <unit> has attack <sum>
      And <unit> has defence <guard>

      Examples:
        | seat  | unit   | area | state     | attack | defence | sum | guard |
        | South | Knight | b1   | ready     | 2      | 0       | 5   | 2     |
        | North | Ogre   | c3   | exhausted | 0      | 3       | 3   | 5     |
        | South | Knight | a2   | exhausted | 1      | 1       | 4   | 3     |
        | North | Ogre   | b4   | ready     | 2      | -1      | 5   | 1     |
        | South | Knight | c1   | ready     | -1     | 2       | 2   | 4     |

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

    Scenario Outline: several equipment cards add up: <seat>
      Given it is <seat>'s main phase
      When these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <base> | 2      | 3       | Item 3   |
      And Knight wears these cards
        | card   | attack | defence |
        | Sword  | 2      |         |
        | Shield |        | 1       |
        | Helmet | 1      | 1       |
      Then Knight has attack 5
      And Knight has defence 5

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: attack of equipment counts in an attack: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | standing |
        | Knight | <seat>  | <from> | 2      | 2       | Item 1   |
        | Ogre   | <enemy> | <to>   | 3      | 4       | Item 1   |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then Ogre is not on the battlefield
      And Knight is in <to>

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: defence of equipment counts against an attack: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | standing |
        | Knight | <seat>  | <from> | 4      | 4       | Item 1   |
        | Ogre   | <enemy> | <to>   | 4      | 4       | Item 1   |
      And Ogre wears this equipment
        | card  | defence |
        | Plate | 1       |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then Ogre is still in <to>
      And Knight is not on the battlefield

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: the bonus is gone without the equipment: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <base> | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  | attack | defence |
        | Relic | 2      | 2       |
      When <seat> throws Relic away
      Then Knight has attack 2
      And Knight has defence 3

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

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

    Scenario Outline: defence that is worn counts against an effect: [<n>] to <other>'s unit
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | standing | effect                                   |
        | Mage | <seat>  | <from> |         |          | normal, declared: [<n>] to an enemy unit |
        | Ogre | <other> | <to>   | 3       | Item 1   |                                          |
      And Ogre wears this equipment
        | card   | defence |
        | Shield | <worn>  |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | worn | n | found                  |
        | South | North | b2   | b3 | 2    | 4 | in b3                  |
        | North | South | c3   | c2 | 2    | 4 | in c2                  |
        | South | North | b2   | b3 | 2    | 5 | not on the battlefield |
        | North | South | c3   | c2 | -1   | 2 | not on the battlefield |

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
      When the battle has reached South's before-attack timing, <first> having gone first
      Then <unit> has attack <attack>
      And <unit> has defence <defence>

      Examples:
        | side  | unit   | first | attack | defence |
        | South | Knight | South | 4      | 3       |
        | North | Ogre   | South | 2      | 4       |

    Scenario Outline: worn icons pay for a spell of <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing | defence |
        | Knight | <seat>  | <from> | Item 1   | 3       |
        | Ogre   | <enemy> | <to>   |          | 9       |
      And Knight wears this equipment
        | card  | standing   |
        | Staff | Spell fire |
      And <seat>'s hand holds these cards
        | card | kind         | effect                                            |
        | Bolt | battle spell | normal, cost fire: attack +1 to one of your units |
      And <seat> has marched Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Bolt through Knight on Knight paid by Knight's fire
      Then the chain has 1 declaration

      Examples:
        | seat  | enemy | from | to |
        | South | North | c1   | c2 |
        | North | South | b4   | b3 |

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

    Scenario Outline: Resist of equipment protects an exhausted unit, too, <seat> dealing the damage
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | state     | defence | standing | effect                             |
        | Knight | <seat> | <area> |           | 9       |          | normal: [flame:5] to an enemy unit |
        | Ogre   | <foe>  | <from> | exhausted | 3       | Item 1   |                                    |
      And Ogre wears this equipment
        | card  | standing     |
        | Cloak | Resist flame |
      And <marching> has marched Knight to <from>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | area | from | marching |
        | South | North | c2   | c3   | South    |
        | North | South | c3   | c2   | North    |

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
