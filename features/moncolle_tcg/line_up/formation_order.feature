Feature: Line-up

  Both sides put their units in a row and may swap equipment, the marching side first.

  @moncolle_tcg.battle.formation_order
  Rule: In the line-up timing the marching side goes first, then the defending side.
    Scenario: the marching side is asked first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And South has marched Knight and Squire to b2
      And the battle has reached North's instant summon timing
      When North passes
      Then South is asked for line up

    Scenario: the defending side is asked next and knows the other's line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | a2   |
        | Ogre   | North | a3   |
        | Troll  | North | a3   |
      And South has marched Knight and Squire to a3
      And the battle has reached South's line-up
      When South lines up Squire and Knight
      Then North is asked for line up
      And North sees Squire and Knight lined up for South

    Scenario Outline: the defending side has to wait: North tries to <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
        | Troll  | North | b2   | Item 1   |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      When North tries to <deed>
      Then it is refused under moncolle_tcg.battle.formation_order
      And South is asked for line up

      Examples:
        | deed                   |
        | line up Troll and Ogre |
        | pass Bow to Troll      |

    Scenario Outline: the marching side changes nothing after its line-up: South tries to <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
        | Ogre   | North | b2   |          |
        | Troll  | North | b2   |          |
      And Knight wears this equipment
        | card |
        | Bow  |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      And South has lined up Knight and Squire
      When South tries to <deed>
      Then it is refused under moncolle_tcg.battle.formation_order
      And South's line-up is Knight and Squire

      Examples:
        | deed                      |
        | line up Squire and Knight |
        | pass Bow to Squire        |

    Scenario Outline: once both have lined up nobody is asked again: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Squire | <seat>  | <from> |
        | Ogre   | <enemy> | c2     |
        | Troll  | <enemy> | c2     |
      And <seat> has marched Knight and Squire to c2
      And the battle has reached <enemy>'s line-up
      And the initiative dice will show South <south> and North <north>
      When <enemy> lines up Troll and Ogre
      Then <seat> is asked for before attack effects

      Examples:
        | seat  | enemy | from | south | north |
        | South | North | c1   | 6     | 1     |
        | North | South | c3   | 1     | 6     |
