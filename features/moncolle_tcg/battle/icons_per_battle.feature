Feature: Battle

  @moncolle_tcg.battle.icons_per_battle
  Rule: Icons used in one battle can be used again in the next.
    Background:
      Given it is South's main phase

    Scenario: a defender's Spell icon pays in the second battle of a turn
      Given these units are on the battlefield
        | unit   | side  | area | defence | standing   |
        | Mage   | North | b3   | 9       | Spell fire |
        | Knight | South | b2   | 9       |            |
        | Squire | South | a3   | 9       |            |
      And North's hand holds these cards
        | card  | kind         | effect                           |
        | Spark | battle spell | normal, cost fire: [1] to a unit |
        | Flash | battle spell | normal, cost fire: [1] to a unit |
      And South has marched Knight to b3
      And the battle has reached North's before-attack timing
      And North has used Spark through Mage on Knight paid by Mage's fire
      And the battle is fought out
      And South has marched Squire to b3
      And the battle has reached North's before-attack timing
      When North uses Flash through Mage on Squire paid by Mage's fire
      Then the chain has 1 declaration

    Scenario: a defender's Item icon pays in the second battle of a turn
      Given these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Thief  | North | a3   | 9       | Item 1   |
        | Knight | South | a2   | 9       |          |
        | Squire | South | b3   | 9       |          |
      And North's hand holds these cards
        | card  | kind       | effect                             |
        | Salve | consumable | normal, cost 1 item: [1] to a unit |
        | Dust  | consumable | normal, cost 1 item: [1] to a unit |
      And South has marched Knight to a3
      And the battle has reached North's before-attack timing
      And North has used Salve through Thief on Knight
      And the battle is fought out
      And South has marched Squire to a3
      And the battle has reached North's before-attack timing
      When North uses Dust through Thief on Squire
      Then the chain has 1 declaration

    Scenario: a marching unit's icons pay again in the battle of the next turn
      Given these units are on the battlefield
        | unit | side  | area | defence | standing           |
        | Mage | South | c2   | 9       | Spell fire, Item 1 |
        | Ogre | North | c3   | 9       |                    |
      And South's hand holds these cards
        | card  | kind         | effect                             |
        | Spark | battle spell | normal, cost fire: [1] to a unit   |
        | Flash | battle spell | normal, cost fire: [1] to a unit   |
        | Salve | consumable   | normal, cost 1 item: [1] to a unit |
        | Dust  | consumable   | normal, cost 1 item: [1] to a unit |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Spark through Mage on Ogre paid by Mage's fire
      And North has passed
      And South has used Salve through Mage on Ogre
      And the battle is fought out
      And South plays the turn to its end
      And North has discarded nothing
      And North has marched Ogre to c2
      When the battle reaches South's before-attack timing
      Then South can use exactly Flash and Dust

    Scenario Outline: in one battle an icon does not come back, in the <timing>
      Given these units are on the battlefield
        | unit | side  | area | defence | standing           |
        | Mage | North | b3   | 9       | Spell fire, Item 1 |
        | Ogre | South | b2   | 9       |                    |
      And North's hand holds these cards
        | card  | kind         | effect                             |
        | Spark | battle spell | normal, cost fire: [1] to a unit   |
        | Flash | battle spell | normal, cost fire: [1] to a unit   |
        | Salve | consumable   | normal, cost 1 item: [1] to a unit |
        | Dust  | consumable   | normal, cost 1 item: [1] to a unit |
      And South has marched Ogre to b3
      And the battle has reached North's before-attack timing
      And North has used Spark through Mage on Ogre paid by Mage's fire
      And South has passed
      And North has used Salve through Mage on Ogre
      When the battle reaches North's <timing>
      Then North can use nothing

      Examples:
        | timing               |
        | before-attack timing |
        | after-attack timing  |

    Scenario: an Item icon used in a battle for the base pays in the next one
      Given these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Thief  | North | b4   | 9       | Item 1   |
        | Knight | South | b3   | 9       |          |
        | Squire | South | a4   | 9       |          |
      And North's hand holds these cards
        | card  | kind       | effect                             |
        | Salve | consumable | normal, cost 1 item: [1] to a unit |
        | Dust  | consumable | normal, cost 1 item: [1] to a unit |
      And South has marched Knight to b4
      And the battle has reached North's before-attack timing
      And North has used Salve through Thief on Knight
      And the battle is fought out
      And South has marched Squire to b4
      And the battle has reached North's before-attack timing
      When North uses Dust through Thief on Squire
      Then the chain has 1 declaration
