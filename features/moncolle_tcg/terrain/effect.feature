Feature: Terrain

  @moncolle_tcg.terrain.effect
  Rule: A terrain card's effect applies as its text says; proxy terrain and bases have none.
    Scenario Outline: <effect>, for units of either player
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area   | placed by | effect   |
        | Marsh   | <area> | <owner>   | <effect> |
      When these units are on the battlefield
        | unit   | side  | area   | attack | defence |
        | Knight | South | <area> | 2      | 3       |
      Then Knight has attack <attack>
      And Knight has defence <defence>

      Examples:
        | owner | area | effect                 | attack | defence |
        | South | c2   | attack +2 to units     | 4      | 3       |
        | North | c3   | attack +1 & defence -1 | 3      | 2       |
        | South | c1   | defence +2 to units    | 2      | 5       |
        | North | c3   | attack -1 & defence +1 | 1      | 4       |

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

    Scenario: units have an effect of terrain from coming to going
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect              |
        | Marsh   | a2   | attack +2 to units  |
        | Grove   | a3   | defence +1 to units |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 2      | 3       |
      When South marches Knight to a3
      Then Knight has attack 2
      And Knight has defence 4

    Scenario: after a replacement the new effect applies, and the old one no more
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | placed by | effect             |
        | Marsh   | c1   | South     | attack +2 to units |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      | 3       |
      And South's hand holds these cards
        | card  | kind    | effect              |
        | Grove | terrain | defence +1 to units |
      When South places Grove on c1
      Then Knight has attack 2
      And Knight has defence 4

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

    Scenario: a terrain card as a proxy has no effect, for those who come either
      Given it is South's main phase
      And South's deck holds these cards, from the top
        | card  | kind    | effect                          |
        | Marsh | terrain | attack +2 & defence +2 to units |
        | Grove | terrain | attack +3 to units              |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
      And South has placed a proxy on c1
      When South marches Knight to c1
      Then Knight has attack 2
      And Knight has defence 3

    Scenario: the card of South's base gives nothing
      Given it is South's main phase
      And this card is South's base
        | card  | kind    | limit | effect             |
        | Marsh | terrain | 3     | attack +2 to units |
      When these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 2      |
      Then Knight has attack 2
      And the limit of b1 is 10

    Scenario: an Item icon of the terrain lets South's unit wear something there
      Given it is South's normal summon phase
      And these terrains lie on the field
        | terrain | area | effect          |
        | Forge   | b2   | Item 1 to units |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Sword

    Scenario: a Spell icon of the terrain pays for what South's unit uses there
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect              |
        | Marsh   | b3   | Spell fire to units |
      And these units are on the battlefield
        | unit | side  | area |
        | Mage | South | b2   |
        | Ogre | North | b3   |
      And South's hand holds these cards
        | card  | kind         | effect                                  |
        | Flame | battle spell | normal, cost fire: [9] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South uses Flame through Mage on Ogre paid by Mage's fire
      Then Flame is in use

    Scenario: an Item icon of the terrain pays for a consumable there
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect          |
        | Marsh   | b3   | Item 1 to units |
      And these units are on the battlefield
        | unit | side  | area |
        | Mage | South | b2   |
        | Ogre | North | b3   |
      And South's hand holds these cards
        | card  | kind       | effect                                     |
        | Flask | consumable | normal, cost 1 items: [9] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South uses Flask through Mage on Ogre
      Then Flask is in use

    Scenario Outline: <gives> of the terrain against <deed>, of North
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect           |
        | Marsh   | b3   | <gives> to units |
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                 |
        | Mage | South | b2   |         | normal, declared: <deed> an enemy unit |
        | Ogre | North | b3   | 4       |                                        |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is <found>

      Examples:
        | gives            | deed          | found                  |
        | Weakness flame 2 | [flame:2] to  | not on the battlefield |
        | Weakness flame 2 | [frost:2] to  | in b3                  |
        | Weakness flame 2 | [flame:1] to  | in b3                  |
        | Resist flame     | [flame:9] to  | in b3                  |
        | Resist flame     | kill by flame | in b3                  |
        | Resist flame     | kill by frost | not on the battlefield |
        | defence +2       | [5] to        | in b3                  |
        | defence +2       | [6] to        | not on the battlefield |
        | defence -1       | [3] to        | not on the battlefield |
