Feature: March

  @deus.march.battle_if_enemy
  Rule: A march into a front area that holds defending units causes a battle there.
    Background:
      Given it is South's main phase

    Scenario: a march onto the enemy
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | b2   | exhausted |
      When South marches Knight to b2
      Then a battle is going on in b2
      And South is asked for instant summons

    Scenario: a march past the enemy
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | a2   | ready     |
        | Wisp   | North | b3   | exhausted |
      When South marches Knight to b2
      Then no battle is going on
      And Knight is in b2

    Scenario: a march to own units
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then no battle is going on
      And South is asked for main action

  @deus.march.exhaust_after_march
  Rule: A unit that marched becomes exhausted when its march ends.
    Background:
      Given it is South's main phase

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: an unopposed march exhausts on arrival
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
      When South marches Knight to b2
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |
        | Squire | b1   | ready     |

    Scenario: units that wait in the destination stay ready
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
      When South marches Knight to b2
      Then Knight is exhausted
      And Squire is ready

    Scenario: a unit that marched cannot march on
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to b2
      And South tries to march Knight to c2
      Then it is refused under deus.march.a

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: marchers stay ready when a battle follows
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      When South marches Knight to b2
      And the battle reaches South's before-attack timing
      Then Knight is ready

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: marchers attack and are exhausted by it
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 9       |
        | Ogre   | North | b2   | 2      | 3       |
      When South marches Knight to b2
      And the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Knight is exhausted

  @deus.march.exhaust_after_battle
  Rule: A unit of either side that took part in a battle becomes exhausted when the battle ends.
    Background:
      Given it is South's main phase

    @deus.ruling.marchers_stay_ready_for_battle @since.2.00
    Scenario: a unit that never attacked is exhausted after the battle
      Given these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Mage   | South | b1   | quick: [9] to an enemy unit |
        | Knight | South | b1   |                             |
        | Ogre   | North | b2   |                             |
      And South has marched Mage and Knight to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      And the battle is fought out with North going first
      Then no battle is going on
      And Mage and Knight are exhausted

    @deus.ruling.post_battle_exhausts_battle_only
    Scenario: units elsewhere stay ready
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   |                             |
        | Shaman | North | b2   | quick: [9] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      When North uses Shaman on Knight
      And the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Shaman | b2   | exhausted |
