Feature: First normal timing

  The side with the higher initiative uses its before-attack effects, then it must attack.

  @deus.battle.first.order
  Rule: In the first normal timing the first side uses its before-attack effects and then attacks.
    Scenario: before-attack effects count in the attack that follows
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                        |
        | Knight | South | b1   | 2      | 3       | before-attack: attack +2 to one of your units |
        | Ogre   | North | b2   | 2      | 4       |                                               |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

    Scenario: the attack follows when the side has no more effects
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                |
        | Knight | North | c3   | before-attack: draw 1 |
        | Ogre   | South | c2   |                       |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      When North passes
      Then the attackers declared are Knight
      And South is asked for a counter

    Scenario: no before-attack effect after the side has turned to its attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                          |
        | Knight | South | a1   | before-attack: draw 1 / counter: attack +1 to one of your units |
        | Ogre   | North | a2   |                                                                 |
      And South's deck holds 3 cards
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has passed
      And North has passed
      When South tries to use Knight
      Then it is refused under deus.timing.counter
      And South's hand has 0 cards

    Scenario: the second side waits for the first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | North | b3   | 3       |                                     |
        | Witch  | South | b2   | 3       | before-attack: [3] to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      When South tries to use Witch on Knight
      Then it is refused under deus.battle.first.order
      And Knight is still in b2

    Scenario: the phase does not end at the before-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | c1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's before-attack timing
      When South tries to end the phase
      Then it is refused under deus.battle.first.order

  @deus.battle.first.preattack_any
  Rule: The first side may use before-attack abilities and battle spells any number of times before its attack.
    Scenario: the first side uses an ability twice and a battle spell
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                              |
        | Mage | North | c3   | fire  | before-attack: [1] to an enemy unit |
        | Ogre | South | c2   |       |                                     |
      And North's deck holds 3 cards
      And North's hand holds these cards
        | card | kind         | effect                           |
        | Bolt | battle spell | before-attack, cost fire: draw 1 |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And both sides have passed
      And North has used Mage on Ogre
      And both sides have passed
      And North has used Bolt paid by Mage's fire
      When both sides pass
      Then North Deck 1 is in North's hand
      And North can use exactly Mage

    Scenario: the first side attacks without any before-attack effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | a1   | before-attack: [1] to an enemy unit |
        | Ogre | North | a2   |                                     |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      When South passes
      Then the attackers declared are Mage

    Scenario: a quick effect is too late
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | North | b3   | 3       | quick: [3] to an enemy unit |
        | Ogre | South | b2   | 3       |                             |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      When North tries to use Mage on Ogre
      Then it is refused under deus.timing.preattack
      And Ogre is still in b2

    Scenario: the cost bounds the number of uses
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | c1   | before-attack, exhaust this: draw 1 |
        | Ogre | North | c2   |                                     |
      And South's deck holds 3 cards
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Mage
      And both sides have passed
      When South tries to use Mage
      Then it is refused under deus.cost.required
      And South's hand has 1 card

  @deus.battle.first.attack_mandatory
  Rule: All ready units of the first side must attack if the second side still has a unit.
    @deus.ruling.attack_is_forced
    Scenario: every ready unit attacks, the exhausted one does not
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                              |
        | Knight | North | a3   | 2      |                                     |
        | Squire | North | a3   | 0      |                                     |
        | Page   | North | a3   | -2     |                                     |
        | Mage   | North | a3   | 3      | before-attack, exhaust this: draw 1 |
        | Ogre   | South | a2   | 2      |                                     |
      And North has marched Knight, Squire, Page and Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And both sides have passed
      When North passes
      Then the attackers declared are Knight, Squire and Page

    @deus.ruling.attack_is_forced @since.2.00
    Scenario: a unit that an effect brought into the battle attacks
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                    |
        | Mage | South | b1   | quick: summon token Golem |
        | Ogre | North | b2   |                           |
      And South's token area holds these tokens
        | token |
        | Golem |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Mage to b2
      When the battle reaches North's right to counter
      Then the attackers declared are Mage and Golem

    @deus.ruling.attack_is_forced @since.2.00
    Scenario: nobody is asked whether to attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 1      | 3       |
        | Ogre   | South | c2   | 2      | 3       |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has passed
      When both sides pass
      Then Knight is exhausted
      And South is asked for before attack effects

    @since.2.00
    Scenario: no attack if the second side has no unit left
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | a1   | 3       | before-attack: [3] to an enemy unit |
        | Ogre | North | a2   | 3       |                                     |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And both sides have passed
      When South passes
      Then no battle is going on
      And Mage is in a2

    @since.2.00
    Scenario: no attack if all units of the first side are exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | North | b3   | ready     | 2      | 3       |
        | Ogre   | South | b2   | exhausted | 9      | 3       |
      And North has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South passes
      Then North is asked for before attack effects
      And Knight is ready

  @deus.battle.first.attack_once
  Rule: The first side attacks only once per battle.
    Scenario: one attack that leaves the enemy alive is all there is
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      | 3       |
        | Ogre   | North | c2   | 2      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | c1   | exhausted |
        | Ogre   | North | c2   | exhausted |

    @deus.ruling.no_second_attack
    Scenario: a unit made ready after the attack does not attack again
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | North | a3   | 2      | 3       |                                     |
        | Herald | North | a3   | 0      | 3       | counter: ready one of your units    |
        | Ogre   | South | a2   | 0      | 3       | before-attack: [1] to an enemy unit |
      And North has marched Knight and Herald to a2
      And the battle has reached South's before-attack timing, North having gone first
      And South has used Ogre on Knight
      And North has used Herald on Knight
      And both sides have passed
      When the battle is fought out
      Then Ogre is in a2
      And Knight is in a3

    @deus.ruling.no_second_attack @since.2.00
    Scenario: a unit made ready in the first side's own attack does not attack once more
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                            |
        | Knight | South | b1   | 2      | 3       | when an enemy unit is damaged, forced: ready this |
        | Ogre   | North | b2   | 0      | 3       |                                                   |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When both sides pass
      Then Knight is ready
      And North is asked for before attack effects

    @deus.ruling.no_second_attack
    Scenario: an attack is used up even if all its attackers died in the chain
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                                 |
        | Knight | North | c3   | 5      | 3       |                                                                        |
        | Mage   | North | c3   | 5      | 3       | before-attack, exhaust this: draw 1 / counter: ready one of your units |
        | Witch  | South | c2   | 0      | 3       | counter: [3] to an enemy unit                                          |
        | Imp    | South | c2   | 0      | 3       | before-attack: [1] to an enemy unit                                    |
      And North has marched Knight and Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And both sides have passed
      And North has passed
      And South has used Witch on Knight
      And the battle has reached South's before-attack timing
      And South has used Imp on Mage
      And North has used
        | card | ability | on   |
        | Mage | 1       | Mage |
      And both sides have passed
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit  | side  | area | state     |
        | Mage  | North | c3   | exhausted |
        | Witch | South | c2   | exhausted |
        | Imp   | South | c2   | exhausted |

  @deus.battle.first.term
  Rule: The older card term "normal" means the same timing as "before-attack".
    Background:
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's deck holds 3 cards
      And a card with these fields lies in South's hand
        | field     | value                                                                                                          |
        | name      | Bolt                                                                                                           |
        | kind      | battle_spell                                                                                                   |
        | abilities | [{"timing": "normal", "scope": "battle", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}] |
      And South has marched Mage to b2

    Scenario: a card with the older term is used before the attack
      Given the battle has reached South's before-attack timing
      And South has used Bolt paid by Mage's fire
      When both sides pass
      Then South Deck 1 is in South's hand

    Scenario: a card with the older term is no counter
      Given the battle has reached South's right to counter
      When South tries to use Bolt paid by Mage's fire
      Then it is refused under deus.timing.counter
      And Bolt is in South's hand

    @since.2.00
    Scenario: a card with the older term is no quick effect
      Given the battle has reached South's quick timing
      When South tries to use Bolt paid by Mage's fire
      Then it is refused under deus.battle.quick.kinds
      And Bolt is in South's hand
