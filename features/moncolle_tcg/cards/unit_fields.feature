Feature: Cards

  @moncolle_tcg.cards.unit_fields
  Rule: A unit card states name, race, level, attribute, attack, defence and march type, and what standing and special abilities it has.
    Scenario: a unit with all its items is a card
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field      | value                                  |
        | name       | Mage                                   |
        | kind       | unit                                   |
        | race       | Tidefolk                               |
        | attributes | ["water"]                              |
        | level      | 3                                      |
        | attack     | 2                                      |
        | defence    | 3                                      |
        | march      | fly                                    |
        | standing   | {"initiative": 1, "spells": ["water"]} |
      When the position is put on the table
      Then it is accepted
      And Mage is in South's hand

    Scenario Outline: a unit card with <fault> is turned down
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field   | value     |
        | name    | Mage      |
        | kind    | unit      |
        | level   | <level>   |
        | attack  | <attack>  |
        | defence | <defence> |
        | march   | <march>   |
        | hero    | <hero>    |
      When the position is put on the table
      Then it is turned down

      Examples:
        | fault                 | level | attack | defence | march | hero |
        | no level              |       | 2      | 3       | walk  |      |
        | no attack             | 2     |        | 3       | walk  |      |
        | no defence            | 2     | 2      |         | walk  |      |
        | no march type         | 2     | 2      | 3       |       |      |
        | an unknown march type | 2     | 2      | 3       | swim  |      |
        | level 0               | 0     | 2      | 3       | walk  |      |
        | level -2              | -2    | 2      | 3       | walk  |      |
        | defence 0             | 2     | 2      | 0       | walk  |      |
        | hero points -1        | 2     | 2      | 3       | walk  | -1   |

    Scenario Outline: what belongs on other cards, <field>, is on no unit
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field   | value |
        | name    | Mage  |
        | kind    | unit  |
        | level   | 2     |
        | attack  | 2     |
        | defence | 3     |
        | march   | walk  |
        | <field> | 4     |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field        |
        | limit        |
        | wearing_cost |

    Scenario: units have the values that are printed on them
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 5      | 2       |
        | Ogre   | North | a4   | 0      | 7       |
      When North ends the phase
      Then the battlefield holds exactly these units
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 5      | 2       |
        | Ogre   | North | a4   | 0      | 7       |
