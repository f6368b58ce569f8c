Feature: Ready and exhausted

  @moncolle_tcg.status.becomes_acted
  Rule: A unit that has marched, attacked or used a special ability becomes exhausted, unless the text says otherwise of the type of ability.
    Background:
      Given it is South's main phase

    Scenario: a march onto vacant terrain exhausts all who march
      Given plain terrain lies on b2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Page   | South | a2   |
      When South marches Knight and Squire to b2
      Then Knight and Squire are exhausted
      And Page is ready

    Scenario: a march onto enemies exhausts those who come back from it
      Given these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                       |
        | Knight | South | b2   | ready     | 0      | 9       | normal: ready all your units |
        | Squire | South | b2   | ready     | 0      | 9       |                              |
        | Ogre   | North | b3   | exhausted | 0      | 9       |                              |
      And South has marched Knight and Squire to b3
      And the battle has reached South's after-attack timing, South having gone first
      And South has used Knight
      When the battle is fought out
      Then Knight and Squire are exhausted
      And Knight and Squire are in b2

    Scenario: an attack exhausts who attacked
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 0      | 9       |
        | Ogre   | North | c3   | 1      | 9       |
        | Troll  | North | c3   | 0      | 9       |
      And South has marched Knight to c3
      When the battle is fought out with North going first
      Then Ogre and Troll are exhausted

    Scenario Outline: a completion ability exhausts its unit in the <question>
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                       |
        | Knight | South | a2   | 9       |                              |
        | Ogre   | North | a3   | 9       | <timing>, completion: draw 1 |
        | Troll  | North | a3   | 9       |                              |
      And South has marched Knight to a3
      And the battle has reached North's <question>
      When North uses Ogre
      Then Ogre is exhausted
      And Troll is ready

      Examples:
        | timing  | question             |
        | normal  | before-attack timing |
        | counter | right to counter     |

    Scenario: a completion ability of "own turn" exhausts its unit
      Given these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | b1   | own turn, completion: draw 1 |
        | Squire | South | b1   |                              |
      When South uses Knight
      Then Knight is exhausted
      And Squire is ready

    Scenario Outline: a unit that uses <what> stays ready
      Given these units are on the battlefield
        | unit   | side  | area | defence | standing           | effect                   |
        | Knight | South | b2   | 9       |                    |                          |
        | Ogre   | North | b3   | 9       | Spell fire, Item 1 | normal, declared: draw 1 |
      And North's hand holds these cards
        | card  | kind         | effect                      |
        | Spark | battle spell | normal, cost fire: draw 1   |
        | Salve | consumable   | normal, cost 1 item: draw 1 |
      And South has marched Knight to b3
      And the battle has reached North's before-attack timing
      When North uses <use>
      Then Ogre is ready

      Examples:
        | what               | use                                    |
        | a spell            | Spark through Ogre paid by Ogre's fire |
        | a consumable       | Salve through Ogre                     |
        | a declared ability | Ogre                                   |

    Scenario: an automatic ability exhausts nobody
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                               |
        | Knight | South | c2   | 1      | 9       |                                      |
        | Ogre   | North | c3   | 0      | 9       | when this is damaged, battle: draw 1 |
      And South has marched Knight to c3
      When the battle reaches South's after-attack timing
      Then Ogre is ready
      And North's hand has 1 card

    Scenario: who is attacked or damaged stays ready
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                       |
        | Knight | South | a2   | 2      | 9       | normal: [1] to an enemy unit |
        | Ogre   | North | a3   | 0      | 9       |                              |
      And South has marched Knight to a3
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When the battle reaches South's after-attack timing
      Then Ogre is ready

    Scenario: swapping equipment exhausts nobody
      Given these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South passes Sword to Squire
      Then Knight and Squire are ready
