Feature: Attack

  @deus.attack.cannot.no_units
  Rule: No attack can be declared while either side has no unit in the battle.
    @since.2.00
    Scenario: with the enemy wiped out nothing is attacked
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | North | c3   |         | before-attack: [3] to an enemy unit |
        | Ogre | South | c2   | 3       |                                     |
        | Imp  | South | c2   |         |                                     |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And both sides have passed
      When North passes
      Then the attackers declared are Mage

    Scenario: a side that has lost all its units does not attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                        |
        | Mage | South | a1   | 3       | before-attack: attack +1 to one of your units |
        | Ogre | North | a2   |         | counter: [3] to an enemy unit                 |
      And South has marched Mage to a2
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
    @since.2.00
    Scenario: with all units exhausted there is no attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | North | b3   | ready     | 0      | 2       |
        | Ogre   | South | b2   | exhausted | 2      |         |
        | Troll  | South | b2   | exhausted | 2      |         |
      And North has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South passes
      Then no attack is declared
      And North is asked for before attack effects

    Scenario: one ready unit is enough for an attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c1   | ready     |
        | Ogre   | North | c2   | exhausted |
        | Troll  | North | c2   | ready     |
      And South has marched Knight to c2
      And the battle has reached North's before-attack timing
      When North passes
      Then the attackers declared are Troll

    Scenario: a unit made ready in time attacks
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                 |
        | Knight | North | a3   | ready     |                                        |
        | Ogre   | South | a2   | exhausted | before-attack: ready one of your units |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has used Ogre on Ogre
      And both sides have passed
      When South passes
      Then the attackers declared are Ogre

  @deus.attack.cannot.only_these
  Rule: Only the absence of units on either side, or of ready units of its own, keeps a side from attacking.
    @deus.ruling.zero_damage_attack_still_declared
    Scenario: a total of 0 does not keep a side from attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack |
        | Page | South | b1   | 0      |
        | Ogre | North | b2   |        |
      And South has marched Page to b2
      And the battle has reached South's before-attack timing
      When South passes
      Then the attackers declared are Page
      And North is asked for a counter

    Scenario: an enemy that cannot die does not keep a side from attacking
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | North | c3   |                               |
        | Golem  | South | c2   | constant: cannot die for this |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      When North passes
      Then the attackers declared are Knight

    @since.2.00
    Scenario: a side without a ready unit is kept from attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | South | a1   | before-attack, exhaust this: draw 1 |
        | Ogre   | North | a2   |                                     |
      And South's deck holds 2 cards
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And both sides have passed
      When South passes
      Then no attack is declared
      And North is asked for before attack effects
