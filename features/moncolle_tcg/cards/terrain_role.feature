Feature: Cards

  @moncolle_tcg.cards.terrain_role
  Rule: Battles happen on terrain; every terrain card has a Limit, and may have an effect of its own.
    Scenario Outline: a terrain with the Limit <limit> is a card
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field | value   |
        | name  | Cave    |
        | kind  | terrain |
        | limit | <limit> |
      When the position is put on the table
      Then it is accepted
      And Cave is in North's hand

      Examples:
        | limit |
        | 4     |
        | 12    |

    Scenario: a terrain without a Limit is turned down
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field | value   |
        | name  | Cave    |
        | kind  | terrain |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a terrain says with its Limit how many levels it holds, here <limit>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Cave    | c1   | <limit> |
      When South ends the phase
      Then the limit of c1 is <limit>
      And Cave lies on c1

      Examples:
        | limit |
        | 4     |
        | 9     |

    Scenario: no more levels than the Limit of a terrain allows
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c3   | 4     |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c4   | 5     |
      When North tries to march Knight to c3
      Then it is refused under moncolle_tcg.march.limit

    Scenario: as many levels as the Limit of a terrain allows
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c3   | 5     |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c4   | 5     |
      When North marches Knight to c3
      Then Knight is in c3

    Scenario: battles happen on terrain
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | a2   | 7     |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      When North marches Knight to a2
      Then a battle is going on in a2

    Scenario Outline: what belongs on other cards, <field>, is on no terrain
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field   | value   |
        | name    | Cave    |
        | kind    | terrain |
        | limit   | 8       |
        | <field> | <value> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field          | value                                                                              |
        | level          | 2                                                                                  |
        | attack         | 1                                                                                  |
        | march          | walk                                                                               |
        | hero           | 1                                                                                  |
        | instant        | true                                                                               |
        | race           | Tidefolk                                                                           |
        | race_only      | Tidefolk                                                                           |
        | classification | Tower                                                                              |
        | standing       | {"items": 1}                                                                       |
        | abilities      | [{"timing": "normal", "kind": "declared", "do": [[{"verb": "draw", "count": 1}]]}] |

    Scenario: a terrain has an effect on the units there
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit | effect                 |
        | Cave    | c2   | 7     | attack +1 & defence +2 |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      | 3       |
        | Squire | South | b1   | 2      | 3       |
      When South marches Knight to c2
      Then Knight has attack 3
      And Knight has defence 5
      And Squire has attack 2
