Feature: March

  @deus.march.battle_if_enemy
  Rule: A march into a front area that holds defending units causes a battle there.
    Scenario: a march onto the enemy
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | a3   | ready     |
        | Ogre   | South | a2   | exhausted |
      When North marches Knight to a2
      Then a battle is going on in a2
      And North is asked for instant summons

    Scenario: a march past the enemy
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c1   | ready     |
        | Ogre   | North | b2   | ready     |
        | Wisp   | North | c3   | exhausted |
      When South marches Knight to c2
      Then no battle is going on
      And Knight is in c2

    Scenario: a march to units of one's own causes no battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | b2   |
        | Ogre   | South | b1   |
      When North marches Knight to b2
      Then no battle is going on
      And North is asked for main action

  @deus.march.exhaust_after_march
  Rule: A unit that marched becomes exhausted when its march ends.
    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: an unopposed march exhausts on arrival
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | c1   |
      When South marches Knight to c2
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | c2   | exhausted |
        | Squire | c1   | ready     |

    Scenario: units that wait in the destination stay ready
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a2   |
      When North marches Knight to a2
      Then Knight is exhausted
      And Squire is ready

    Scenario: a unit that marched cannot march on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to b2
      And South tries to march Knight to c2
      Then it is refused under deus.march.a

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: marchers stay ready when a battle follows
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      When North marches Knight to b2
      And the battle reaches North's before-attack timing
      Then Knight is ready

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: marchers attack and are exhausted by it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 3      | 9       |
        | Ogre   | North | c2   | 2      | 3       |
      When South marches Knight to c2
      And the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Knight is exhausted

    Scenario Outline: whoever has marched is exhausted: <unit> to <area>
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | kind  | march |
        | Griffin | North | a3   |       | fly   |
        | Ghost   | North | c3   | token | walk  |
        | Page    | North | b2   |       | walk  |
      When North marches <unit> to <area>
      Then <unit> is exhausted
      And North is asked for main action

      Examples:
        | unit    | area |
        | Griffin | b2   |
        | Griffin | a2   |
        | Griffin | b3   |
        | Ghost   | c2   |
        | Ghost   | b3   |
        | Page    | c2   |
        | Page    | b3   |

  @deus.march.exhaust_after_battle
  Rule: A unit of either side that took part in a battle becomes exhausted when the battle ends.
    @deus.ruling.marchers_stay_ready_for_battle @since.2.00
    Scenario: a unit that never attacked is exhausted after the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Mage   | North | a3   | quick: [9] to an enemy unit |
        | Knight | North | a3   |                             |
        | Ogre   | South | a2   |                             |
      And North has marched Mage and Knight to a2
      And the battle has reached North's quick timing
      When North uses Mage on Ogre
      And the battle is fought out with South going first
      Then no battle is going on
      And Mage and Knight are exhausted

    @deus.ruling.post_battle_exhausts_battle_only
    Scenario: units elsewhere stay ready
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Wisp   | North | b3   |
      When South marches Knight to b2
      And the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b1   | exhausted |
        | Squire | b1   | ready     |
        | Ogre   | b2   | exhausted |
        | Wisp   | b3   | ready     |

    @since.2.00
    Scenario: a defender that did not attack is exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | c3   |                             |
        | Shaman | South | c2   | quick: [9] to an enemy unit |
      And North has marched Knight to c2
      And the battle has reached South's quick timing
      When South uses Shaman on Knight
      And the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Shaman | c2   | exhausted |
