Feature: Terrain

  @moncolle_tcg.terrain.effect
  Rule: A terrain card's effect applies as its text says; proxy terrain and bases have none.
    Scenario Outline: <effect>, for units of either player: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | placed by | effect   |
        | Marsh   | <area> | <owner>   | <effect> |
      When these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 2      | 3       |
      Then Knight has attack <attack>
      And Knight has defence <defence>

      Examples:
        | seat  | owner | area | effect                 | attack | defence |
        | South | South | b2   | attack +2 to units     | 4      | 3       |
        | South | North | c3   | attack +1 & defence -1 | 3      | 2       |
        | North | North | a4   | defence +2 to units    | 2      | 5       |
        | North | South | c2   | attack -1 & defence +1 | 1      | 4       |

    Scenario: an effect of terrain applies to those whom it names
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | effect                                                          |
        | Marsh   | c3   | attack +1 to fire units / defence +2 to exhausted units         |
        | Grove   | a2   | attack +3 to Elf units / defence +4 to units of level 3 or more |
      When these units are on the battlefield
        | unit   | side  | area | state     | attribute | race | level | attack | defence |
        | Ogre   | North | c3   | exhausted | fire      | Orc  | 2     | 2      | 3       |
        | Troll  | North | c3   | ready     | water     | Orc  | 2     | 2      | 3       |
        | Knight | South | a2   | ready     | fire      | Elf  | 2     | 2      | 3       |
        | Giant  | South | a2   | ready     | fire      | Orc  | 3     | 2      | 3       |
      Then the battlefield holds exactly these units
        | unit   | side  | area | attack | defence |
        | Ogre   | North | c3   | 3      | 5       |
        | Troll  | North | c3   | 2      | 3       |
        | Knight | South | a2   | 5      | 3       |
        | Giant  | South | a2   | 2      | 7       |

    Scenario Outline: units have an effect of terrain from coming to going: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect              |
        | Marsh   | <from> | attack +2 to units  |
        | Grove   | <to>   | defence +1 to units |
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <from> | 2      | 3       |
      When <seat> marches Knight to <to>
      Then Knight has attack 2
      And Knight has defence 4

      Examples:
        | seat  | from | to |
        | South | a2   | a3 |
        | North | b3   | c3 |

    Scenario Outline: after a replacement the new effect applies, and the old one no more: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | placed by | effect             |
        | Marsh   | <area> | <seat>    | attack +2 to units |
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 2      | 3       |
      And <seat>'s hand holds these cards
        | card  | kind    | effect              |
        | Grove | terrain | defence +1 to units |
      When <seat> places Grove on <area>
      Then Knight has attack 2
      And Knight has defence 4

      Examples:
        | seat  | area |
        | South | c1   |
        | North | b3   |

    Scenario: terrain beside a unit does not matter
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect             |
        | Marsh   | b2   | attack +2 to units |
        | Grove   | a1   | attack +3 to units |
      When these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a2   | 2      |
        | Squire | South | b1   | 2      |
      Then Knight has attack 2
      And Squire has attack 2

    Scenario Outline: what terrain gives counts in the battle there: <seat> marches
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect                                 |
        | Marsh   | b3   | attack +1 & Initiative 2 to fire units |
      And these units are on the battlefield
        | unit   | side    | area   | attribute | attack | defence |
        | Knight | <seat>  | <from> | fire      | 2      | 3       |
        | Ogre   | <enemy> | b3     | water     | 9      | 3       |
      And <seat> has marched Knight to b3
      And the initiative dice will show South 3 and North 3
      When the battle is fought out
      Then Ogre is not on the battlefield
      And Knight is in b3

      Examples:
        | seat  | enemy | from |
        | South | North | b2   |
        | North | South | c3   |

    Scenario Outline: a terrain card as a proxy has no effect, for those who come either: <seat>
      Given it is <seat>'s main phase
      And <seat>'s deck holds these cards, from the top
        | card  | kind    | effect                          |
        | Marsh | terrain | attack +2 & defence +2 to units |
        | Grove | terrain | attack +3 to units              |
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <base> | 2      | 3       |
      And <seat> has placed a proxy on <area>
      When <seat> marches Knight to <area>
      Then Knight has attack 2
      And Knight has defence 3

      Examples:
        | seat  | base | area |
        | South | b1   | c1   |
        | North | b4   | b3   |

    Scenario Outline: the card of <seat>'s base gives nothing
      Given it is <seat>'s main phase
      And this card is <seat>'s base
        | card  | kind    | limit | effect             |
        | Marsh | terrain | 3     | attack +2 to units |
      When these units are on the battlefield
        | unit   | side   | area   | attack |
        | Knight | <seat> | <base> | 2      |
      Then Knight has attack 2
      And the limit of <base> is 10

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: an Item icon of the terrain lets <seat>'s unit wear something there
      Given it is <seat>'s normal summon phase
      And these terrains lie on the field
        | terrain | area   | effect          |
        | Forge   | <area> | Item 1 to units |
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And <seat> has ended the phase
      When <seat> equips Knight with Sword
      Then Knight wears Sword

      Examples:
        | seat  | area |
        | South | b2   |
        | North | b3   |

    Scenario Outline: a Spell icon of the terrain pays for what <seat>'s unit uses there
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect              |
        | Marsh   | <to> | Spell fire to units |
      And these units are on the battlefield
        | unit | side    | area   |
        | Mage | <seat>  | <from> |
        | Ogre | <other> | <to>   |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                                  |
        | Flame | battle spell | normal, cost fire: [9] to an enemy unit |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Flame through Mage on Ogre paid by Mage's fire
      Then Flame is in use

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: an Item icon of the terrain pays for a consumable there: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect          |
        | Marsh   | <to> | Item 1 to units |
      And these units are on the battlefield
        | unit | side    | area   |
        | Mage | <seat>  | <from> |
        | Ogre | <other> | <to>   |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                                     |
        | Flask | consumable | normal, cost 1 items: [9] to an enemy unit |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Flask through Mage on Ogre
      Then Flask is in use

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: <gives> of the terrain against <deed>, of <other>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect           |
        | Marsh   | <to> | <gives> to units |
      And these units are on the battlefield
        | unit | side    | area   | defence | effect                                 |
        | Mage | <seat>  | <from> |         | normal, declared: <deed> an enemy unit |
        | Ogre | <other> | <to>   | 4       |                                        |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | gives            | deed          | found                  |
        | South | North | b2   | b3 | Weakness flame 2 | [flame:2] to  | not on the battlefield |
        | North | South | c3   | c2 | Weakness flame 2 | [flame:2] to  | not on the battlefield |
        | South | North | b2   | b3 | Weakness flame 2 | [frost:2] to  | in b3                  |
        | North | South | c3   | c2 | Weakness flame 2 | [flame:1] to  | in c2                  |
        | South | North | b2   | b3 | Resist flame     | [flame:9] to  | in b3                  |
        | North | South | c3   | c2 | Resist flame     | [flame:9] to  | in c2                  |
        | South | North | b2   | b3 | Resist flame     | kill by flame | in b3                  |
        | North | South | c3   | c2 | Resist flame     | kill by frost | not on the battlefield |
        | South | North | b2   | b3 | defence +2       | [5] to        | in b3                  |
        | North | South | c3   | c2 | defence +2       | [6] to        | not on the battlefield |
        | South | North | b2   | b3 | defence -1       | [3] to        | not on the battlefield |
