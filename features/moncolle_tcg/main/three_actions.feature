Feature: Main phase

  @moncolle_tcg.main.three_actions
  Rule: In the main phase the turn player may march, place terrain and swap equipment.
    Scenario: South marches
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      When South marches Knight to b1
      Then Knight is in b1

    Scenario: South places terrain
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South places Moor on a1
      Then Moor lies on a1

    Scenario: a march of a unit that does not exist is no action
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a4   |
      When North tries to march Knight and Ghost to b4
      Then it is refused as meaningless
      And Knight is in a4

    Scenario: South swaps equipment
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b3   | Item 1   |
        | Squire | South | b3   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South passes Sword to Squire
      Then Squire wears Sword

    Scenario Outline: in the main phase South does not <what>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
      And South's hand holds these cards
        | card   | kind      |
        | Imp    | unit      |
        | Shield | equipment |
      When South tries to <act>
      Then it is refused under moncolle_tcg.main.three_actions

      Examples:
        | what                | act                      |
        | summon              | summon Imp to b1         |
        | equip from the hand | equip Knight with Shield |

    Scenario: in the main phase South does not discard equipment
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a3   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows

    Scenario: North does not march the opponent's unit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And plain terrain lies on b2
      And plain terrain lies on b3
      When North tries to march Ogre to b2
      Then it is refused under moncolle_tcg.main.three_actions

    Scenario Outline: marching units do not take an enemy unit along, marching <units>
      Given it is South's main phase
      And plain terrain lies on b2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | c2   |
        | Ogre   | North | a2   |
      When South tries to march <units> to b2
      Then it is refused under moncolle_tcg.main.three_actions

      Examples:
        | units                   |
        | Knight and Ogre         |
        | Ogre and Squire         |
        | Knight, Ogre and Squire |

    Scenario Outline: South places no terrain in the <phase> phase
      Given it is South's <phase> phase
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South tries to place Moor on b2
      Then it is refused under moncolle_tcg.main.three_actions

      Examples:
        | phase                  |
        | first hand adjustment  |
        | normal summon          |
        | second hand adjustment |
        | end declaration        |

    Scenario: nobody marches during a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c4   |
        | Ogre   | South | c2   |
      And North has marched Knight to c2
      When North tries to march Squire to b4
      Then it is refused under moncolle_tcg.main.three_actions

    @moncolle_tcg.ruling.own_turn_abilities_in_main
    Scenario: South uses an own-turn ability in the main phase, and nobody counters
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                      |
        | Witch | South | c3   | own turn, completion: exhaust an enemy unit |
        | Ogre  | North | c2   | counter, declared: ready one of your units  |
      When South uses Witch on Ogre
      Then Ogre is exhausted
      And Witch is exhausted
      And South is asked for main action

    @moncolle_tcg.ruling.own_turn_abilities_in_main
    Scenario: South does not use an own-turn ability once the main phase is over
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                     |
        | Witch | South | c3   | own turn, declared: draw 1 |
      And South has ended the phase
      And South has ended the phase
      When South tries to use Witch
      Then it is refused under moncolle_tcg.timing.own_turn

    @moncolle_tcg.ruling.own_turn_abilities_in_main
    Scenario: an own-turn ability is not used in the opponent's main phase
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                     |
        | Witch | South | c3   | own turn, declared: draw 1 |
      When South tries to use Witch
      Then it is refused under moncolle_tcg.main.free_order
