Feature: Special abilities

  @moncolle_tcg.abilities.completion_not_acted
  Rule: An exhausted unit cannot use a completion type ability.
    Scenario Outline: North's exhausted unit uses no completion type ability at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                                   |
        | Knight | South | b2   |           |                                                          |
        | Mage   | North | b3   | exhausted | normal, completion: draw 1 / counter, completion: draw 1 |
        | Page   | North | b3   | ready     |                                                          |
      And South has marched Knight to b3
      And the battle has reached North's <timing>
      When North tries to use <what>
      Then it is refused under moncolle_tcg.abilities.completion_not_acted
      And North's hand has 0 cards

      Examples:
        | timing               | what                       |
        | before-attack timing | Mage                       |
        | after-attack timing  | Mage                       |
        | right to counter     | the second ability of Mage |

    Scenario: South's unit uses no completion type ability after its attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | normal, completion: draw 1 |
        | Ogre | North | b3   |                            |
      And South has marched Mage to b3
      And the battle has reached South's after-attack timing
      When South tries to use Mage
      Then it is refused under moncolle_tcg.abilities.completion_not_acted
      And South's hand has 0 cards

    Scenario: South's unit uses a completion type ability once in a timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | a2   | normal, completion: draw 1 |
        | Page | South | a2   |                            |
        | Ogre | North | a3   |                            |
      And South has marched Mage and Page to a3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has passed
      When South tries to use Mage
      Then it is refused under moncolle_tcg.abilities.completion_not_acted
      And South's hand has 1 card

    Scenario: South's unit uses a completion type ability once in its player's turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                       |
        | Mage | South | a3   | own turn, completion: draw 1 |
        | Page | South | a3   | own turn, completion: draw 1 |
      And South has used Mage
      When South tries to use Mage
      Then it is refused under moncolle_tcg.abilities.completion_not_acted
      And South's hand has 1 card

    Scenario: a second unit of South that is ready may use its completion type ability
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                       |
        | Mage | South | a3   | own turn, completion: draw 1 |
        | Page | South | a3   | own turn, completion: draw 1 |
      And South has used Mage
      When South uses Page
      Then South's hand has 2 cards

    Scenario: a completion type ability may be used again after the next end declaration
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | state     | effect                                  |
        | Mage | North | b3   | exhausted | own turn, completion: attack +1 to this |
      And South has declared the end of the turn
      And North has discarded nothing
      When North uses Mage
      Then Mage is exhausted
      And Mage has attack 3

    Scenario Outline: of two units of one name one has been used, and South <act>
      Given it is South's main phase
      And these units are on the battlefield
        | unit     | name | side  | area | effect                       |
        | Mage One | Mage | South | b2   | own turn, completion: draw 1 |
        | Mage Two | Mage | South | b2   | own turn, completion: draw 1 |
      And South has used <first>
      When South <act>
      Then <outcome>

      Examples:
        | first    | act                   | outcome                                                         |
        | Mage One | uses Mage Two         | Mage One and Mage Two are exhausted                             |
        | Mage Two | uses Mage One         | Mage One and Mage Two are exhausted                             |
        | Mage Two | tries to use Mage Two | it is refused under moncolle_tcg.abilities.completion_not_acted |
        | Mage One | tries to use Mage One | it is refused under moncolle_tcg.abilities.completion_not_acted |

    Scenario Outline: each side has a unit of one name, and <seat>'s is used
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit       | name | side  | area | effect                       |
        | South Mage | Mage | South | b2   | own turn, completion: draw 1 |
        | North Mage | Mage | North | b3   | own turn, completion: draw 1 |
      When <seat> uses <own>
      Then <own> is exhausted
      And <other> is ready

      Examples:
        | seat  | own        | other      |
        | South | South Mage | North Mage |
        | North | North Mage | South Mage |
