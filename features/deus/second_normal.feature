Feature: Second normal timing

  After the first side's attack the other side, if it still has a unit, uses its before-attack effects and must attack.

  @deus.battle.second.needs_survivor
  Rule: The second normal timing takes place only if the second side still has a unit, otherwise the battle end timing follows.
    @since.2.00
    Scenario: the surviving second side has its timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 3      | 3       |
        | Ogre   | South | c2   | 2      | 3       |
        | Troll  | South | c2   | 2      | 3       |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When both sides pass
      Then Ogre is not on the battlefield
      And South is asked for before attack effects

    @since.2.00
    Scenario: a second side that is wiped out has no timing of its own
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 3      | 3       |
        | Ogre   | North | a2   | 9      | 3       |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      When both sides pass
      Then no battle is going on
      And the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | a2   | exhausted |

    Scenario: a second side of exhausted units has its timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                              |
        | Knight | North | b3   | ready     | 2      | 3       |                                     |
        | Shaman | South | b2   | exhausted | 2      | 3       | before-attack: [3] to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached South's before-attack timing, North having gone first
      And South has used Shaman on Knight
      When both sides pass
      Then Knight is not on the battlefield
      And South is asked for before attack effects

    @deus.ruling.battle_continues_when_side_gone
    Scenario: a second side whose enemies are all gone still has its before-attack effects
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                |
        | Knight | South | c1   | 5      | 3       |                                                       |
        | Witch  | North | c2   | 2      | 3       | counter: [3] to an enemy unit / before-attack: draw 1 |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      And North has used Witch on Knight
      When both sides pass
      Then North can use exactly Witch
      And the battlefield holds exactly these units
        | unit  | side  | area | state |
        | Witch | North | c2   | ready |

  @deus.battle.second.preattack_any
  Rule: The second side may use before-attack effects any number of times before its own attack.
    Scenario: the second side uses an ability twice, and it is open a third time
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                |
        | Knight | North | a3   |                       |
        | Witch  | South | a2   | before-attack: draw 1 |
      And South's deck holds 5 cards
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing, North having gone first
      And South has used Witch
      And both sides have passed
      And South has used Witch
      When both sides pass
      Then South's hand has 2 cards
      And South can use exactly Witch

    Scenario: the second side uses a battle spell
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | spell |
        | Knight | South | b1   | 2      | 3       |       |
        | Witch  | North | b2   | 2      | 3       | evil  |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Bane | battle spell | before-attack, cost evil: [3] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing, South having gone first
      And North has used Bane on Knight paid by Witch's evil
      When both sides pass
      Then Knight is not on the battlefield
      And North is asked for before attack effects

    Scenario: the second side uses no before-attack effect in the first side's timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                |
        | Knight | North | c3   | before-attack: draw 1 |
        | Witch  | South | c2   | before-attack: draw 1 |
      And South's deck holds 5 cards
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When South tries to use Witch
      Then it is refused under deus.timing.counter
      And South's hand has 0 cards

    Scenario: the first side has no before-attack effects in the second side's timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                |
        | Knight | South | a1   | before-attack: draw 1 |
        | Ogre   | North | a2   |                       |
      And South's deck holds 5 cards
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing, South having gone first
      When South tries to use Knight
      Then it is refused under deus.battle.second.preattack_any
      And South's hand has 0 cards

  @deus.battle.second.attack_mandatory
  Rule: All ready units of the second side must attack if the first side still has a unit.
    @deus.ruling.attack_is_forced
    Scenario: every ready unit attacks
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | state     |
        | Knight | North | b3   | 2      | ready     |
        | Ogre   | South | b2   | 2      | ready     |
        | Troll  | South | b2   | 0      | ready     |
        | Imp    | South | b2   | 2      | exhausted |
      And North has marched Knight to b2
      And the battle has reached South's before-attack timing, North having gone first
      When South passes
      Then the attackers declared are Ogre and Troll
      And North is asked for a counter

    @since.2.00
    Scenario: no attack if the first side has no unit left
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | c1   | 5      | 3       |                               |
        | Witch  | North | c2   | 2      | 3       | counter: [3] to an enemy unit |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      And North has used Witch on Knight
      And both sides have passed
      When North passes
      Then no battle is going on
      And Witch is in c2

    @since.2.00
    Scenario: no attack if all units of the second side are exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | North | a3   | ready     | 2      | 3       |
        | Ogre   | South | a2   | exhausted | 9      | 3       |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing, North having gone first
      When South passes
      Then no battle is going on
      And Knight is in a3

  @deus.battle.second.attack_once
  Rule: The second side attacks only once per battle.
    Scenario: one attack that leaves the enemy alive is all there is
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Ogre   | North | b2   | 2      | 3       |
      And South has marched Knight to b2
      And the battle has reached South's right to counter, North having gone first
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Ogre   | North | b2   | exhausted |

    @since.2.00
    Scenario: the battle is over after the second side's attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 2      | 3       |
        | Ogre   | South | c2   | 2      | 3       |
      And North has marched Knight to c2
      And the battle has reached South's before-attack timing, North having gone first
      And South has passed
      When both sides pass
      Then no battle is going on
      And Knight is in c3

    @deus.ruling.no_second_attack
    Scenario: a unit made ready after its side's timing does not catch up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                              |
        | Knight | South | a1   | ready     | 0      | 3       | before-attack: [1] to an enemy unit |
        | Ogre   | North | a2   | exhausted | 9      | 3       | counter: ready this                 |
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing, North having gone first
      And South has used Knight on Ogre
      And North has used Ogre
      And both sides have passed
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
        | Ogre   | North | a2   | exhausted |

    @deus.ruling.no_second_attack
    Scenario: a unit made ready in the second side's own attack does not attack once more
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                            |
        | Knight | North | b3   | 0      | 3       |                                                   |
        | Ogre   | South | b2   | 2      | 3       | when an enemy unit is damaged, forced: ready this |
      And North has marched Knight to b2
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | North | b3   | exhausted |
        | Ogre   | South | b2   | exhausted |
