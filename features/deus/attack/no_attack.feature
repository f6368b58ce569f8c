Feature: Attack

  @deus.attack.cannot.no_units
  Rule: No attack can be declared while either side has no unit in the battle.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: with the enemy wiped out nothing is attacked
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | b1   |         | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 3       |                                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And both sides have passed
      When South passes
      Then no attack is declared
      And no battle is going on

    Scenario: with one enemy left the attack is declared
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | b1   |         | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 3       |                                     |
        | Imp  | North | b2   |         |                                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And both sides have passed
      When South passes
      Then the attackers declared are Mage

    Scenario: a side that has lost all its units does not attack
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                  |
        | Mage | South | b1   | 3       | before-attack: attack +1 to an own unit |
        | Ogre | North | b2   |         | counter: [3] to an enemy unit           |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Mage
      And North has used Ogre on Mage
      And both sides have passed
      When South passes
      Then no attack is declared
      And the battlefield holds exactly these units
        | unit |
        | Ogre |

  @deus.attack.cannot.all_exhausted
  Rule: A side whose units are all exhausted cannot declare an attack.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: with all units exhausted there is no attack
      Given these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | South | b1   | ready     | 0      | 2       |
        | Ogre   | North | b2   | exhausted | 2      |         |
        | Troll  | North | b2   | exhausted | 2      |         |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing
      When North passes
      Then no attack is declared
      And South is asked for before attack effects

    Scenario: one ready unit is enough for an attack
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | b2   | exhausted |
        | Troll  | North | b2   | ready     |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing
      When North passes
      Then the attackers declared are Troll

    Scenario: a unit made ready in time attacks
      Given these units are on the battlefield
        | unit   | side  | area | state     | effect                           |
        | Knight | South | b1   | ready     |                                  |
        | Ogre   | North | b2   | exhausted | before-attack: ready an own unit |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Ogre on Ogre
      And both sides have passed
      When North passes
      Then the attackers declared are Ogre

  @deus.attack.cannot.only_these
  Rule: Only the absence of units on either side, or of ready units of its own, keeps a side from attacking.
    Background:
      Given it is South's main phase

    @deus.ruling.zero_damage_attack_still_declared
    Scenario: a total of 0 does not keep a side from attacking
      Given these units are on the battlefield
        | unit | side  | area | attack |
        | Page | South | b1   | 0      |
        | Ogre | North | b2   |        |
      And South has marched Page to b2
      And the battle has reached South's before-attack timing
      When South passes
      Then the attackers declared are Page
      And North is asked for a counter

    Scenario: an enemy that cannot die does not keep a side from attacking
      Given these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | b1   |                               |
        | Golem  | North | b2   | constant: cannot die for this |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South passes
      Then the attackers declared are Knight

    @since.2.00
    Scenario: a side without a ready unit is kept from attacking
      Given these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | South | b1   | before-attack, exhaust this: draw 1 |
        | Ogre   | North | b2   |                                     |
      And South's deck holds 2 cards
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And both sides have passed
      When South passes
      Then no attack is declared
      And North is asked for before attack effects
