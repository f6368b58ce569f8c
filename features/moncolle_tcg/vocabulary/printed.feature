Feature: Vocabulary

  @moncolle_tcg.vocabulary.printed
  Rule: A card whose text could not be carried out is no card: a position with it is turned down.
    Background:
      Given it is South's main phase

    Scenario Outline: a unit's ability with <fault> is turned down
      Given a card with these fields lies in South's hand
        | field     | value  |
        | kind      | unit   |
        | level     | 1      |
        | attack    | 1      |
        | defence   | 1      |
        | march     | walk   |
        | abilities | <text> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | fault                                    | text                                                                                                                                   |
        | nothing to do                            | [{"timing": "normal", "kind": "declared", "do": []}]                                                                                   |
        | a group without parts                    | [{"timing": "normal", "kind": "declared", "do": [[]]}]                                                                                 |
        | the kind of a card that is used up       | [{"timing": "normal", "kind": "card", "do": [[{"verb": "draw", "count": 1}]]}]                                                         |
        | nobody chosen for what it does           | [{"timing": "normal", "kind": "declared", "do": [[{"verb": "kill"}]]}]                                                                 |
        | a choice that nothing comes of           | [{"timing": "normal", "kind": "declared", "target": {}, "do": [[{"verb": "draw", "count": 1}]]}]                                       |
        | a choice of nobody                       | [{"timing": "normal", "kind": "declared", "target": {"count": 0}, "do": [[{"verb": "kill"}]]}]                                         |
        | damage below 0                           | [{"timing": "normal", "kind": "declared", "target": {}, "do": [[{"verb": "damage", "amount": -1}]]}]                                   |
        | a grant of nothing                       | [{"timing": "normal", "kind": "declared", "target": {}, "do": [[{"verb": "grant"}]]}]                                                  |
        | a loss of nothing                        | [{"timing": "normal", "kind": "declared", "target": {}, "do": [[{"verb": "lose", "what": []}]]}]                                       |
        | nothing chosen to cancel                 | [{"timing": "counter", "kind": "declared", "do": [[{"verb": "cancel"}]]}]                                                              |
        | a unit chosen to cancel                  | [{"timing": "counter", "kind": "declared", "target": {}, "do": [[{"verb": "cancel"}]]}]                                                |
        | a declaration chosen to kill             | [{"timing": "counter", "kind": "declared", "target": {"what": "declaration"}, "do": [[{"verb": "kill"}]]}]                             |
        | equipment chosen to kill                 | [{"timing": "normal", "kind": "declared", "target": {"equipment": true}, "do": [[{"verb": "kill"}]]}]                                  |
        | a choice at a front that there is not    | [{"timing": "normal", "kind": "declared", "target": {"filter": {"place": "front"}}, "do": [[{"verb": "kill"}]]}]                       |
        | the unit of a trigger that it has not    | [{"timing": "normal", "kind": "declared", "do": [[{"verb": "kill", "to": "that_unit"}]]}]                                              |
        | an icon of any kind as its cost          | [{"timing": "normal", "kind": "declared", "cost": {"slots": ["multi"]}, "do": [[{"verb": "draw", "count": 1}]]}]                       |
        | icons as its cost outside battles        | [{"timing": "own_turn", "kind": "declared", "cost": {"items": 1}, "do": [[{"verb": "draw", "count": 1}]]}]                             |
        | no counter where nothing is countered    | [{"timing": "own_turn", "kind": "declared", "uncounterable": true, "do": [[{"verb": "draw", "count": 1}]]}]                            |
        | icons as its cost in the hand            | [{"timing": "normal", "kind": "hand", "cost": {"items": 1}, "do": [[{"verb": "draw", "count": 1}]]}]                                   |
        | itself reached from the hand             | [{"timing": "normal", "kind": "hand", "do": [[{"verb": "grant", "attack": 1, "to": "this"}]]}]                                         |
        | a choice of up to one                    | [{"timing": "normal", "kind": "declared", "target": {"up_to": true}, "do": [[{"verb": "kill"}]]}]                                      |
        | a discarded card to kill                 | [{"timing": "normal", "kind": "declared", "target": {"what": "discarded"}, "do": [[{"verb": "kill"}]]}]                                |
        | a kind of discarded card                 | [{"timing": "normal", "kind": "declared", "target": {"what": "discarded", "filter": {"max_level": 3}}, "do": [[{"verb": "to_deck"}]]}] |
        | two cards for the deck at once           | [{"timing": "normal", "kind": "declared", "target": {"count": 2}, "do": [[{"verb": "to_deck"}]]}]                                      |
        | all enemies for the deck at once         | [{"timing": "normal", "kind": "declared", "do": [[{"verb": "to_deck", "to": "enemies"}]]}]                                             |
        | the front of a line-up that there is not | [{"timing": "own_turn", "kind": "declared", "target": {"filter": {"foremost": true}}, "do": [[{"verb": "exhaust"}]]}]                  |
        | a loss of neither kinds nor icons        | [{"timing": "normal", "kind": "declared", "target": {}, "do": [[{"verb": "lose", "what": [], "icons": []}]]}]                          |
        | a verb of another game                   | [{"timing": "normal", "kind": "declared", "do": [[{"verb": "power", "count": 1}]]}]                                                    |
        | a timing of another game                 | [{"timing": "ritual", "kind": "declared", "do": [[{"verb": "draw", "count": 1}]]}]                                                     |

    Scenario Outline: a unit's ability with <words> is accepted
      Given a card with these fields lies in South's hand
        | field     | value  |
        | kind      | unit   |
        | level     | 1      |
        | attack    | 1      |
        | defence   | 1      |
        | march     | walk   |
        | abilities | <text> |
      When the position is put on the table
      Then it is accepted

      Examples:
        | words                             | text                                                                                                                        |
        | somebody chosen                   | [{"timing": "normal", "kind": "declared", "target": {}, "do": [[{"verb": "kill"}]]}]                                        |
        | equipment chosen to strip         | [{"timing": "normal", "kind": "declared", "target": {"equipment": true}, "do": [[{"verb": "strip"}]]}]                      |
        | a declaration to cancel           | [{"timing": "counter", "kind": "declared", "target": {"what": "declaration"}, "do": [[{"verb": "cancel"}]]}]                |
        | icons as its cost in battles      | [{"timing": "normal", "kind": "declared", "cost": {"slots": ["fire"], "items": 1}, "do": [[{"verb": "draw", "count": 1}]]}] |
        | a choice of up to two             | [{"timing": "normal", "kind": "declared", "target": {"count": 2, "up_to": true}, "do": [[{"verb": "kill"}]]}]               |
        | a discarded card for the deck     | [{"timing": "normal", "kind": "declared", "target": {"what": "discarded"}, "do": [[{"verb": "to_deck"}]]}]                  |
        | itself for the deck               | [{"timing": "normal", "kind": "declared", "do": [[{"verb": "to_deck", "to": "this"}]]}]                                     |
        | the front of a line-up in battles | [{"timing": "normal", "kind": "declared", "target": {"filter": {"foremost": true}}, "do": [[{"verb": "exhaust"}]]}]         |
        | a single icon to lose             | [{"timing": "normal", "kind": "declared", "target": {}, "do": [[{"verb": "lose", "icons": ["fire"]}]]}]                     |
        | hand cards as its cost            | [{"timing": "own_turn", "kind": "hand", "cost": {"discard": 1}, "do": [[{"verb": "draw", "count": 2}]]}]                    |

    Scenario Outline: an automatic ability with <fault> is turned down
      Given a card with these fields lies in South's hand
        | field     | value  |
        | kind      | unit   |
        | level     | 1      |
        | attack    | 1      |
        | defence   | 1      |
        | march     | walk   |
        | automatic | <text> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | fault                          | text                                                                                          |
        | nothing to do                  | [{"when": {"event": "dies"}, "do": []}]                                                       |
        | no trigger                     | [{"do": [[{"verb": "draw", "count": 1}]]}]                                                    |
        | a trigger that there is not    | [{"when": {"event": "marches"}, "do": [[{"verb": "draw", "count": 1}]]}]                      |
        | a cost                         | [{"when": {"event": "dies"}, "cost": {"discard": 1}, "do": [[{"verb": "draw", "count": 1}]]}] |
        | equipment chosen               | [{"when": {"event": "dies"}, "target": {"equipment": true}, "do": [[{"verb": "strip"}]]}]     |
        | nobody chosen for what it does | [{"when": {"event": "dies"}, "do": [[{"verb": "kill"}]]}]                                     |

    Scenario Outline: a <kind> with <fault> is turned down
      Given a card with these fields lies in South's hand
        | field     | value  |
        | kind      | <kind> |
        | abilities | <text> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind         | fault                               | text                                                                                                                                                                                    |
        | battle_spell | no icon as its cost                 | [{"timing": "normal", "do": [[{"verb": "draw", "count": 1}]]}]                                                                                                                          |
        | battle_spell | the main phase as its timing        | [{"timing": "own_turn", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}]                                                                                           |
        | battle_spell | two effects                         | [{"timing": "normal", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}, {"timing": "counter", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}] |
        | battle_spell | an ability of completion type       | [{"timing": "normal", "kind": "completion", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}]                                                                       |
        | battle_spell | itself to be reached                | [{"timing": "normal", "cost": {"slots": ["fire"]}, "do": [[{"verb": "ready", "to": "this"}]]}]                                                                                          |
        | consumable   | no icon as its cost                 | [{"timing": "normal", "do": [[{"verb": "draw", "count": 1}]]}]                                                                                                                          |
        | consumable   | all others but itself to be reached | [{"timing": "normal", "cost": {"items": 1}, "do": [[{"verb": "ready", "to": "others"}]]}]                                                                                               |
        | consumable   | the main phase as its timing        | [{"timing": "own_turn", "cost": {"items": 1}, "do": [[{"verb": "draw", "count": 1}]]}]                                                                                                  |

    Scenario: one name on two different cards is turned down
      Given a card with these fields lies in South's hand
        | field   | value |
        | id      | First |
        | name    | Twin  |
        | kind    | unit  |
        | level   | 1     |
        | attack  | 2     |
        | defence | 3     |
        | march   | walk  |
      And a card with these fields lies in South's hand
        | field   | value  |
        | id      | Second |
        | name    | Twin   |
        | kind    | unit   |
        | level   | 2      |
        | attack  | 2      |
        | defence | 3      |
        | march   | walk   |
      When the position is put on the table
      Then it is turned down
