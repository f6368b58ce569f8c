Feature: Counter chain

  @moncolle_tcg.ruling.asked_whenever_a_hand_could_matter
  Rule: A player is asked for a counter whatever their hand holds, even nothing.
    Background:
      Given it is South's main phase

    Scenario Outline: North is asked for a counter with <what>
      Given these units are on the battlefield
        | unit   | side  | area | standing   |
        | Knight | South | b2   |            |
        | Ogre   | North | b3   | <standing> |
      And North's hand holds these cards
        | card  | kind   | effect   |
        | Thing | <kind> | <effect> |
      And South has marched Knight to b3
      And the battle has reached South's before-attack timing
      When South passes
      Then North is asked for a counter

      Examples:
        | what                  | kind         | effect                     | standing   |
        | a unit card in hand   | unit         |                            | Spell fire |
        | a terrain in hand     | terrain      |                            | Item 1     |
        | a normal spell        | battle spell | normal, cost fire: draw 1  | Spell fire |
        | no icons for its card | battle spell | counter, cost fire: draw 1 |            |

    Scenario: North is asked for a counter with an empty hand
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And South has marched Knight to b3
      And the battle has reached South's before-attack timing
      When South passes
      Then North is asked for a counter

    Scenario: North is asked for a counter again later in the chain
      Given these units are on the battlefield
        | unit   | side  | area | effect                                 |
        | Knight | South | b2   | counter, declared: attack +1 to this   |
        | Ogre   | North | b3   | counter, completion: attack +1 to this |
      And North's hand holds 1 card
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Ogre
      When South uses Knight
      Then North is asked for a counter
