Feature: Cards

  What is printed on a card: a name that may be unique, an attribute, conditions, a text.

  @monster_maker.unique.named
  Rule: A named card is unique within one field per card type: the card placed first stays.
    Scenario: a second character of the name is refused
      Given it is North's encounter phase
      And North's party is
        | card     | level | named |
        | Old Rook | 0     | Rook  |
      And North's hand is
        | card       | kind      | level | named |
        | Rook Again | character | 0     | Rook  |
      When North tries to place Rook Again in the party
      Then it is refused under monster_maker.unique.named
      And Old Rook is in North's party
      And Rook Again is in North's hand

    Scenario: a character of another name is placed
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's party is
        | card     | level | named |
        | Old Rook | 0     | Rook  |
      And West's hand is
        | card | kind      | level | named |
        | Jay  | character | 0     | Jay   |
      When West places Jay in the party
      Then Old Rook and Jay are in West's party

    Scenario: characters without a name of their own are not unique
      Given it is North's encounter phase
      And North's party is
        | card  | level |
        | Guard | 0     |
      And North's hand is
        | card        | kind      | level |
        | Other Guard | character | 0     |
      When North places Other Guard in the party
      Then Guard and Other Guard are in North's party

    Scenario: a character of the name on another player's field does not matter
      Given it is South's encounter phase
      And North's party is
        | card     | level | named |
        | Old Rook | 0     | Rook  |
      And South's hand is
        | card       | kind      | level | named |
        | Rook Again | character | 0     | Rook  |
      When South places Rook Again in the party
      Then Rook Again is in South's party
      And Old Rook is in North's party

    Scenario: a character of the name that has been discarded does not matter
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's discard pile is
        | card     | kind      | named |
        | Old Rook | character | Rook  |
      And East's hand is
        | card       | kind      | level | named |
        | Rook Again | character | 0     | Rook  |
      When East places Rook Again in the party
      Then Rook Again is in East's party

    Scenario: a second land of the name is refused, wherever on the map the first one lies
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | named |
        | Eld   | 1     | Eld   |
        | Hills | 1     |       |
      And South's hand is
        | card      | kind | level | named |
        | Other Eld | land | 1     | Eld   |
      When South tries to move to Other Eld
      Then it is refused under monster_maker.unique.named
      And Other Eld is in South's hand

    Scenario: a land of another name is placed
      Given it is North's move phase
      And North's map is, the oldest land first
        | card  | level | named |
        | Eld   | 1     | Eld   |
        | Hills | 1     |       |
      And North's hand is
        | card | kind | level | named |
        | Dale | land | 1     | Dale  |
      When North moves to Dale
      Then North's map is, from the oldest, Eld, Hills and Dale

    Scenario: a named card laid face down has no name
      Given 3 players sit at the table
      And it is West's move phase
      And West's map is, the oldest land first
        | card | level | named |
        | Eld  | 1     | Eld   |
      And West's hand is
        | card      | kind | level | named |
        | Other Eld | land | 1     | Eld   |
      When West moves to Other Eld face down
      Then West's map is, from the oldest, Eld and Other Eld

    Scenario: a card that lies face down does not keep its name from others
      Given it is North's move phase
      And North's map is, the oldest land first
        | card | level | named | face |
        | Eld  | 1     | Eld   | down |
      And North's hand is
        | card      | kind | level | named |
        | Other Eld | land | 1     | Eld   |
      When North moves to Other Eld
      Then North's map is, from the oldest, Eld and Other Eld

    Scenario: a second item of the name is refused, for whichever character
      Given it is South's first window
      And South's party is
        | card |
        | Hero |
        | Ally |
      And Hero holds these items
        | card  | named |
        | Crown | Crown |
      And South's hand is
        | card        | kind | level | named |
        | Other Crown | item | 0     | Crown |
      When South tries to place Other Crown on Ally
      Then it is refused under monster_maker.unique.named
      And Other Crown is in South's hand

    Scenario: an item of another name is placed
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card |
        | Hero |
        | Ally |
      And Hero holds these items
        | card  | named |
        | Crown | Crown |
      And East's hand is
        | card | kind | level | named |
        | Ring | item | 0     | Ring  |
      When East places Ring on Ally
      Then Ally holds Ring

    Scenario: items and other miracles are of one type
      Given it is South's first window
      And South's other cards are
        | card   | kind    | named |
        | Banner | miracle | Dawn  |
      And South's hand is
        | card | kind | level | named |
        | Dawn | item | 0     | Dawn  |
      When South tries to place Dawn on South Hero
      Then it is refused under monster_maker.unique.named

    Scenario: a second mission of the name is refused
      Given it is North's first window
      And North's other cards are
        | card  | kind    | named | mission |
        | Quest | mission | Quest | level 9 |
      And North's hand is
        | card        | kind    | level | named | mission |
        | Other Quest | mission | 0     | Quest | level 8 |
      When North tries to place Other Quest
      Then it is refused under monster_maker.unique.named
      And Quest is in North's other cards

    Scenario: a second monster of the name is refused on the same field
      Given 3 players sit at the table
      And it is West's encounter phase
      And North's map has level 3
      And these monsters are on North's newest land
        | card     | owner | named |
        | Old Wyrm | West  | Wyrm  |
      And West's hand is
        | card       | kind    | level | named |
        | Other Wyrm | monster | 0     | Wyrm  |
      When West tries to place Other Wyrm on North's land
      Then it is refused under monster_maker.unique.named
      And Other Wyrm is in West's hand

    Scenario: a monster of another name joins a named monster
      Given it is North's encounter phase
      And South's map has level 3
      And these monsters are on South's newest land
        | card     | owner | named |
        | Old Wyrm | North | Wyrm  |
      And North's hand is
        | card | kind    | level | named |
        | Asp  | monster | 0     | Asp   |
      When North places Asp on South's land
      Then Asp is on South's newest land
      And Old Wyrm is on South's newest land

    Scenario: a character and a monster may share a name
      Given it is South's encounter phase
      And these monsters are on South's newest land
        | card      | owner | named |
        | Fell Rook | North | Rook  |
      And South's hand is
        | card | kind      | level | named |
        | Rook | character | 0     | Rook  |
      When South places Rook in the party
      Then Rook is in South's party
      And Fell Rook is on South's newest land

    Scenario: a character and an item may share a name
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | named |
        | Rook | Rook  |
      And East's hand is
        | card        | kind | level | named |
        | Rook's Helm | item | 0     | Rook  |
      When East places Rook's Helm on Rook
      Then Rook holds Rook's Helm

    Scenario: two of a name cannot be in a party
      Given it is South's first window
      And South's party is
        | card       | named |
        | Old Rook   | Rook  |
        | Rook Again | Rook  |
      When the position is put on the table
      Then it is turned down

    Scenario: a character and a land may share a name
      Given it is North's move phase
      And North's party is
        | card | named |
        | Rook | Rook  |
      And North's hand is
        | card        | kind | level | named |
        | Rook's Keep | land | 1     | Rook  |
      When North moves to Rook's Keep
      Then North's newest land is Rook's Keep

    Scenario Outline: two <kind> of a name cannot be on a field
      Given 3 players sit at the table
      And it is West's first window
      And <where>
        | card       | named |
        | Old Rook   | Rook  |
        | Rook Again | Rook  |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind     | where                                    |
        | lands    | West's map is, the oldest land first     |
        | miracles | West's other cards are                   |
        | items    | West Hero holds these items              |
        | monsters | these monsters are on West's newest land |

    Scenario Outline: a <kind> may have the name of a card of another type, or on another field
      Given it is <seat>'s <phase>
      And <where>
        | card     | named |
        | Old Rook | Rook  |
      And <seat>'s hand is
        | card | kind   | named |
        | Rook | <kind> | Rook  |
      When <deed>
      Then Rook is not in <seat>'s hand

      Examples:
        | seat  | phase           | where                                     | kind                  | deed                              |
        | North | encounter phase | North's map is, the oldest land first     | character             | North places Rook in the party    |
        | South | encounter phase | South's other cards are                   | character             | South places Rook in the party    |
        | North | encounter phase | North Hero holds these items              | character             | North places Rook in the party    |
        | South | encounter phase | these monsters are on South's newest land | character             | South places Rook in the party    |
        | North | encounter phase | these monsters are on South's newest land | character             | North places Rook in the party    |
        | South | encounter phase | North's party is                          | character             | South places Rook in the party    |
        | North | encounter phase | South's map is, the oldest land first     | character             | North places Rook in the party    |
        | South | encounter phase | North's other cards are                   | character             | South places Rook in the party    |
        | North | encounter phase | South Hero holds these items              | character             | North places Rook in the party    |
        | North | encounter phase | North's map is, the oldest land first     | monster and character | North places Rook in the party    |
        | South | encounter phase | South's other cards are                   | monster and character | South places Rook in the party    |
        | North | encounter phase | North Hero holds these items              | monster and character | North places Rook in the party    |
        | South | encounter phase | these monsters are on South's newest land | monster and character | South places Rook in the party    |
        | North | encounter phase | these monsters are on South's newest land | monster and character | North places Rook in the party    |
        | South | encounter phase | North's party is                          | monster and character | South places Rook in the party    |
        | North | encounter phase | South's map is, the oldest land first     | monster and character | North places Rook in the party    |
        | South | encounter phase | North's other cards are                   | monster and character | South places Rook in the party    |
        | North | encounter phase | South Hero holds these items              | monster and character | North places Rook in the party    |
        | South | move phase      | South's party is                          | land                  | South moves to Rook               |
        | South | move phase      | South's other cards are                   | land                  | South moves to Rook               |
        | North | move phase      | North Hero holds these items              | land                  | North moves to Rook               |
        | South | move phase      | these monsters are on North's newest land | land                  | South moves to Rook               |
        | North | move phase      | South's party is                          | land                  | North moves to Rook               |
        | South | move phase      | North's map is, the oldest land first     | land                  | South moves to Rook               |
        | North | move phase      | South's other cards are                   | land                  | North moves to Rook               |
        | South | move phase      | North Hero holds these items              | land                  | South moves to Rook               |
        | North | first window    | North's party is                          | miracle               | North places Rook                 |
        | South | first window    | South's map is, the oldest land first     | miracle               | South places Rook                 |
        | North | first window    | these monsters are on North's newest land | miracle               | North places Rook                 |
        | South | first window    | these monsters are on North's newest land | miracle               | South places Rook                 |
        | North | first window    | South's party is                          | miracle               | North places Rook                 |
        | South | first window    | North's map is, the oldest land first     | miracle               | South places Rook                 |
        | North | first window    | South's other cards are                   | miracle               | North places Rook                 |
        | South | first window    | North Hero holds these items              | miracle               | South places Rook                 |
        | North | second window   | North's party is                          | mission               | North places Rook                 |
        | South | second window   | South's map is, the oldest land first     | mission               | South places Rook                 |
        | North | second window   | these monsters are on North's newest land | mission               | North places Rook                 |
        | South | second window   | these monsters are on North's newest land | mission               | South places Rook                 |
        | North | second window   | South's party is                          | mission               | North places Rook                 |
        | South | second window   | North's map is, the oldest land first     | mission               | South places Rook                 |
        | North | second window   | South's other cards are                   | mission               | North places Rook                 |
        | South | second window   | North Hero holds these items              | mission               | South places Rook                 |
        | North | third window    | North's party is                          | item                  | North places Rook on Old Rook     |
        | South | third window    | South's map is, the oldest land first     | item                  | South places Rook on South Hero   |
        | North | third window    | these monsters are on North's newest land | item                  | North places Rook on North Hero   |
        | South | third window    | these monsters are on North's newest land | item                  | South places Rook on South Hero   |
        | North | third window    | South's party is                          | item                  | North places Rook on North Hero   |
        | South | third window    | North's map is, the oldest land first     | item                  | South places Rook on South Hero   |
        | North | third window    | South's other cards are                   | item                  | North places Rook on North Hero   |
        | South | third window    | North Hero holds these items              | item                  | South places Rook on South Hero   |
        | South | encounter phase | North's map is, the oldest land first     | monster               | South places Rook on North's land |
        | South | encounter phase | North's map is, the oldest land first     | character and monster | South places Rook on North's land |

    Scenario Outline: a <kind> may lie on a field that has its name on what is no monster
      Given it is <seat>'s encounter phase
      And <next>'s map has level 1
      And <where>
        | card     | named |
        | Old Rook | Rook  |
      And <seat>'s hand is
        | card | kind   | named |
        | Rook | <kind> | Rook  |
      When <deed>
      Then Rook is on <next>'s newest land

      Examples:
        | seat  | next  | where                                     | kind                  | deed                              |
        | North | South | North's party is                          | monster               | North places Rook on South's land |
        | South | North | South's map is, the oldest land first     | monster               | South places Rook on North's land |
        | North | South | North's other cards are                   | monster               | North places Rook on South's land |
        | South | North | South Hero holds these items              | monster               | South places Rook on North's land |
        | North | South | these monsters are on North's newest land | monster               | North places Rook on South's land |
        | North | South | South's party is                          | monster               | North places Rook on South's land |
        | North | South | South's other cards are                   | monster               | North places Rook on South's land |
        | South | North | North Hero holds these items              | monster               | South places Rook on North's land |
        | North | South | North's party is                          | character and monster | North places Rook on South's land |
        | South | North | South's map is, the oldest land first     | character and monster | South places Rook on North's land |
        | North | South | North's other cards are                   | character and monster | North places Rook on South's land |
        | South | North | South Hero holds these items              | character and monster | South places Rook on North's land |
        | North | South | these monsters are on North's newest land | character and monster | North places Rook on South's land |
        | North | South | South's party is                          | character and monster | North places Rook on South's land |
        | North | South | South's other cards are                   | character and monster | North places Rook on South's land |
        | South | North | North Hero holds these items              | character and monster | South places Rook on North's land |

    Scenario Outline: a second <kind> of the name is refused
      Given it is <seat>'s <phase>
      And <where>
        | card     | named |
        | Old Rook | Rook  |
      And <seat>'s hand is
        | card | kind   | named |
        | Rook | <kind> | Rook  |
      When <seat> tries to <deed>
      Then it is refused under monster_maker.unique.named
      And Rook is in <seat>'s hand

      Examples:
        | seat  | phase           | where                                     | kind                  | deed                       |
        | South | encounter phase | South's party is                          | character             | place Rook in the party    |
        | South | encounter phase | South's party is                          | monster and character | place Rook in the party    |
        | North | move phase      | North's map is, the oldest land first     | land                  | move to Rook               |
        | North | first window    | North's other cards are                   | miracle               | place Rook                 |
        | South | first window    | South Hero holds these items              | miracle               | place Rook                 |
        | North | second window   | North's other cards are                   | mission               | place Rook                 |
        | South | second window   | South Hero holds these items              | mission               | place Rook                 |
        | North | third window    | North's other cards are                   | item                  | place Rook on North Hero   |
        | South | third window    | South Hero holds these items              | item                  | place Rook on South Hero   |
        | South | encounter phase | these monsters are on North's newest land | monster               | place Rook on North's land |
        | South | encounter phase | these monsters are on North's newest land | character and monster | place Rook on North's land |

    Scenario Outline: whichever of three cards has the name: <named>
      Given it is South's <phase>
      And <where>
        | card     | named    |
        | Old Rook | <first>  |
        | Old Jay  | <second> |
        | Old Wren | <third>  |
      And South's hand is
        | card | kind   | named |
        | Rook | <kind> | Rook  |
      When South tries to <deed>
      Then it is refused under monster_maker.unique.named

      Examples:
        | named    | phase           | where                                     | kind      | deed                       | first | second | third |
        | Old Rook | encounter phase | South's party is                          | character | place Rook in the party    | Rook  | Wren   | Finch |
        | Old Jay  | encounter phase | South's party is                          | character | place Rook in the party    | Jay   | Rook   | Finch |
        | Old Wren | encounter phase | South's party is                          | character | place Rook in the party    | Jay   | Wren   | Rook  |
        | Old Rook | move phase      | South's map is, the oldest land first     | land      | move to Rook               | Rook  | Wren   | Finch |
        | Old Jay  | move phase      | South's map is, the oldest land first     | land      | move to Rook               | Jay   | Rook   | Finch |
        | Old Wren | move phase      | South's map is, the oldest land first     | land      | move to Rook               | Jay   | Wren   | Rook  |
        | Old Rook | first window    | South's other cards are                   | mission   | place Rook                 | Rook  | Wren   | Finch |
        | Old Jay  | first window    | South's other cards are                   | mission   | place Rook                 | Jay   | Rook   | Finch |
        | Old Wren | first window    | South's other cards are                   | mission   | place Rook                 | Jay   | Wren   | Rook  |
        | Old Rook | third window    | South Hero holds these items              | item      | place Rook on South Hero   | Rook  | Wren   | Finch |
        | Old Jay  | third window    | South Hero holds these items              | item      | place Rook on South Hero   | Jay   | Rook   | Finch |
        | Old Wren | third window    | South Hero holds these items              | item      | place Rook on South Hero   | Jay   | Wren   | Rook  |
        | Old Rook | encounter phase | these monsters are on North's newest land | monster   | place Rook on North's land | Rook  | Wren   | Finch |
        | Old Jay  | encounter phase | these monsters are on North's newest land | monster   | place Rook on North's land | Jay   | Rook   | Finch |
        | Old Wren | encounter phase | these monsters are on North's newest land | monster   | place Rook on North's land | Jay   | Wren   | Rook  |

    Scenario: a name placed a moment ago counts like one that was there
      Given it is North's first window
      And North's party is
        | card |
        | Hero |
        | Ally |
      And North's hand is
        | card        | kind | named |
        | Crown       | item | Crown |
        | Other Crown | item | Crown |
      And North has placed Crown on Hero
      When North tries to place Other Crown on Ally
      Then it is refused under monster_maker.unique.named

    Scenario: a name that has left the field a moment ago is free again
      Given it is South's first window
      And South's other cards are
        | card     | kind    | named | effect                          |
        | Old Rook | miracle | Rook  | activated, discard this: draw 1 |
      And South's hand is
        | card | kind    | named |
        | Rook | miracle | Rook  |
      And South has activated Old Rook
      When South places Rook
      Then Rook is in South's other cards

    Scenario Outline: whichever item of whichever character has the name: <named> of <holder>
      Given it is North's first window
      And North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And <holder> holds these items
        | card  | named    |
        | Sword | <first>  |
        | Ring  | <second> |
        | Crown | <third>  |
      And North's hand is
        | card        | kind | named |
        | Other Crown | item | Crown |
      When North tries to place Other Crown on Ally
      Then it is refused under monster_maker.unique.named

      Examples:
        | named | holder | first | second | third |
        | Sword | Page   | Crown | Ring   | Sword |
        | Ring  | Hero   | Sword | Crown  | Ring  |
        | Crown | Ally   | Sword | Ring   | Crown |
        | Crown | Page   | Sword | Ring   | Crown |

    Scenario Outline: a card of the name that is not on the field keeps nobody out: a <kind>
      Given it is <seat>'s <phase>
      And <where>
        | card     | kind   | named |
        | Old Rook | <kind> | Rook  |
      And <seat>'s hand is
        | card | kind   | named |
        | Rook | <kind> | Rook  |
      When <deed>
      Then Rook is not in <seat>'s hand

      Examples:
        | seat  | phase           | where                   | kind                  | deed                            |
        | South | encounter phase | South's hand is         | character             | South places Rook in the party  |
        | North | encounter phase | North's discard pile is | character             | North places Rook in the party  |
        | North | encounter phase | North's hand is         | monster and character | North places Rook in the party  |
        | South | encounter phase | South's discard pile is | monster and character | South places Rook in the party  |
        | South | move phase      | South's hand is         | land                  | South moves to Rook             |
        | North | move phase      | North's discard pile is | land                  | North moves to Rook             |
        | North | first window    | North's hand is         | item                  | North places Rook on North Hero |
        | South | first window    | South's discard pile is | item                  | South places Rook on South Hero |
        | South | second window   | South's hand is         | mission               | South places Rook               |
        | North | second window   | North's discard pile is | mission               | North places Rook               |

    Scenario Outline: a card of the name that lies face down keeps nobody out: a <kind>
      Given it is <seat>'s <phase>
      And <seat>'s map is, the oldest land first
        | card     | kind   | named | face |
        | Old Rook | <kind> | Rook  | down |
      And <seat>'s hand is
        | card | kind   | named |
        | Rook | <kind> | Rook  |
      When <deed>
      Then Rook is not in <seat>'s hand

      Examples:
        | seat  | phase           | kind                  | deed                            |
        | North | encounter phase | character             | North places Rook in the party  |
        | South | encounter phase | monster and character | South places Rook in the party  |
        | North | third window    | item                  | North places Rook on North Hero |
        | South | first window    | miracle               | South places Rook               |
        | North | move phase      | land                  | North moves to Rook             |
        | South | move phase      | land                  | South moves to Rook face down   |

    Scenario Outline: a card laid face down has no name, whatever of its name lies elsewhere: <where>
      Given it is <seat>'s move phase
      And <where>
        | card     | named |
        | Old Rook | Rook  |
      And <seat>'s hand is
        | card | kind | named |
        | Rook | land | Rook  |
      When <seat> moves to Rook face down
      Then <seat>'s newest land is Rook

      Examples:
        | seat  | where                                     |
        | South | South's party is                          |
        | North | North's map is, the oldest land first     |
        | South | South's other cards are                   |
        | North | North Hero holds these items              |
        | South | North's party is                          |
        | North | South's other cards are                   |
        | South | these monsters are on North's newest land |

    Scenario Outline: a <kind> is refused beside a <other> of the name that is <state>
      Given it is South's encounter phase
      And South's party is
        | card     | kind    | level | named | state   |
        | Hero     |         | 0     |       |         |
        | Old Rook | <other> | 0     | Rook  | <state> |
      And South's hand is
        | card | kind   | level | named |
        | Rook | <kind> | 0     | Rook  |
      When South tries to place Rook in the party
      Then it is refused under monster_maker.unique.named

      Examples:
        | kind                  | other                 | state   |
        | character             | character             | wounded |
        | character             | monster and character | unhurt  |
        | character             | monster and character | wounded |
        | monster and character | character             | wounded |
        | monster and character | monster and character | unhurt  |
        | monster and character | monster and character | wounded |

    Scenario Outline: a <kind> is refused beside a <other> of the name on a land that lies <face>
      Given it is South's encounter phase
      And North's map is, the oldest land first
        | card | level | face   |
        | Moor | 1     | up     |
        | Fen  | 1     | <face> |
      And these monsters are on North's newest land
        | card     | kind    | level | named |
        | Rat      | monster | 0     |       |
        | Old Wyrm | <other> | 0     | Wyrm  |
      And South's hand is
        | card | kind   | level | named |
        | Wyrm | <kind> | 0     | Wyrm  |
      When South tries to place Wyrm on North's land
      Then it is refused under monster_maker.unique.named

      Examples:
        | kind                  | other                 | face |
        | monster               | monster               | down |
        | monster               | character and monster | up   |
        | monster               | character and monster | down |
        | character and monster | monster               | down |
        | character and monster | character and monster | up   |
        | character and monster | character and monster | down |

    Scenario Outline: to place <card> is refused beside <what> of the name
      Given it is North's first window
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And <where>
        | card | kind    | named |
        | Rook | <other> | Rook  |
      And North's hand is
        | card   | kind    | level | named |
        | Banner | miracle | 0     | Rook  |
        | Sword  | item    | 0     | Rook  |
        | Quest  | mission | 0     | Rook  |
      When North tries to place <card>
      Then it is refused under monster_maker.unique.named

      Examples:
        | card          | what              | where                   | other   |
        | Banner        | an item of Ally's | Ally holds these items  | item    |
        | Quest         | an item of Ally's | Ally holds these items  | item    |
        | Sword on Hero | an item of Ally's | Ally holds these items  | item    |
        | Sword on Ally | an item of Ally's | Ally holds these items  | item    |
        | Banner        | a mission         | North's other cards are | mission |
        | Sword on Hero | a mission         | North's other cards are | mission |
        | Sword on Ally | a mission         | North's other cards are | mission |
        | Quest         | another miracle   | North's other cards are | miracle |
        | Sword on Ally | another miracle   | North's other cards are | miracle |

  @monster_maker.attribute.kinds
  Rule: The attributes are fire, water, wind and earth; besides there is "no attribute".
    Scenario Outline: a land may ask for <attribute> before it
      Given it is North's move phase
      And North's map is, the oldest land first
        | card  | level | attribute   |
        | Hills | 1     | <attribute> |
      And North's hand is
        | card | kind | level | condition         |
        | Pass | land | 1     | after <attribute> |
      When North moves to Pass
      Then North's map is, from the oldest, Hills and Pass

      Examples:
        | attribute |
        | fire      |
        | water     |
        | wind      |
        | earth     |

    Scenario Outline: <attribute> is not <other>
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | attribute   |
        | Hills | 1     | <attribute> |
      And South's hand is
        | card | kind | level | condition     |
        | Pass | land | 1     | after <other> |
      When South tries to move to Pass
      Then it is refused under monster_maker.land.card_text

      Examples:
        | attribute | other |
        | fire      | water |
        | water     | fire  |
        | water     | wind  |
        | wind      | earth |
        | earth     | wind  |

    Scenario Outline: no attribute is not <other>
      Given 4 players sit at the table
      And it is East's move phase
      And East's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     |           |
      And East's hand is
        | card | kind | level | condition     |
        | Pass | land | 1     | after <other> |
      When East tries to move to Pass
      Then it is refused under monster_maker.land.card_text

      Examples:
        | other |
        | fire  |
        | water |
        | wind  |
        | earth |

    Scenario: a fifth attribute does not exist
      Given it is South's first window
      And a card with these fields lies in South's hand
        | field | value                              |
        | kind  | land                               |
        | land  | {"level": 1, "attribute": "light"} |
      When the position is put on the table
      Then it is turned down

  @monster_maker.attribute.holders
  Rule: Only some monsters and lands have attributes.
    Background:
      Given it is North's first window

    Scenario Outline: a <kind> card cannot have one
      Given a card with these fields lies in North's hand
        | field  | value  |
        | kind   | <kind> |
        | <kind> | <face> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind      | face                                                                      |
        | character | {"level": 0, "attack": {"plus": 1}, "durability": 3, "attribute": "fire"} |
        | miracle   | {"level": 0, "attribute": "fire"}                                         |
        | skill     | {"level": 0, "skill_class": "mage", "attribute": "fire"}                  |

    Scenario Outline: a <kind> card can have one
      Given a card with these fields lies in North's hand
        | field  | value  |
        | kind   | <kind> |
        | <kind> | <face> |
      When the position is put on the table
      Then it is accepted

      Examples:
        | kind    | face                                                                                                       |
        | land    | {"level": 1, "attribute": "fire"}                                                                          |
        | monster | {"level": 0, "attack": {"plus": 1}, "durability": 3, "attack_count": 1, "retreat": 1, "attribute": "fire"} |

    Scenario: a monster without an attribute is no fire monster
      Given these monsters are on North's newest land
        | card | attribute |
        | Wolf |           |
        | Imp  | fire      |
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                            |
        | Douse | skill | mage  | 1     | skill: 1 damage to a fire monster |
      When North tries to use Douse with Mage on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a monster of fire is a fire monster
      Given these monsters are on North's newest land
        | card | attribute |
        | Wolf |           |
        | Imp  | fire      |
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                            |
        | Douse | skill | mage  | 1     | skill: 1 damage to a fire monster |
      When North uses Douse with Mage on Imp
      Then Imp has 1 damage
