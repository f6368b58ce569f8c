Feature: Cards

  @moncolle_tcg.cards.equipment_fields
  Rule: An equipment card states its equip cost and whatever attack, defence and standing abilities it adds.
    Scenario Outline: equipment that adds <what> is a card
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field        | value      |
        | name         | Shield     |
        | kind         | equipment  |
        | wearing_cost | <cost>     |
        | attack       | <attack>   |
        | defence      | <defence>  |
        | standing     | <standing> |
      When the position is put on the table
      Then it is accepted
      And Shield is in South's hand

      Examples:
        | what                      | cost | attack | defence | standing          |
        | nothing                   | 1    |        |         |                   |
        | attack                    | 2    | 1      |         |                   |
        | defence                   | 1    |        | 2       |                   |
        | a standing ability        | 1    |        |         | {"initiative": 1} |
        | less of one than it costs | 3    | -1     | 1       | {"defender": 1}   |

    Scenario: equipment without an equip cost is turned down
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field  | value     |
        | name   | Shield    |
        | kind   | equipment |
        | attack | 1         |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: what belongs on other cards, <field>, is on no equipment
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field        | value     |
        | name         | Shield    |
        | kind         | equipment |
        | wearing_cost | 1         |
        | <field>      | <value>   |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field | value |
        | level | 2     |
        | limit | 4     |
        | march | walk  |
        | hero  | 1     |

    Scenario Outline: a unit, <state>, that wears equipment with <attack> and <defence>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | defence | state   |
        | Knight | North | a4   | Item 1   | 2      | 3       | <state> |
      And Knight wears this equipment
        | card   | attack   | defence   |
        | Shield | <attack> | <defence> |
      When North ends the phase
      Then Knight has attack <a>
      And Knight has defence <d>

      Examples:
        | attack | defence | a | d | state     |
        | 1      | 2       | 3 | 5 | ready     |
        | 0      | 2       | 2 | 5 | ready     |
        | 2      | -1      | 4 | 2 | ready     |
        | 1      | 1       | 3 | 4 | exhausted |

    Scenario: equipment adds standing abilities
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing     |
        | Knight | South | c2   | Item 1       |
        | Ogre   | North | c3   | Initiative 1 |
      And Knight wears this equipment
        | card | standing     |
        | Spur | Initiative 2 |
      And South has marched Knight to c3
      And the initiative dice will show South 3 and North 3
      When the battle reaches South's before-attack timing
      Then South goes first in the battle
