Feature: Miracles

  Cards that a player grants to the party: items that are held, missions that may win, and others.

  @monster_maker.miracle.level
  Rule: A miracle can be placed if its level is at most its player's own party level.
    Background:
      Given 4 players sit at the table
      And it is East's first window

    Scenario Outline: level <level> with a party level of 3
      Given East's map has level 3
      And East's hand is
        | card   | kind    | level   |
        | Banner | miracle | <level> |
      When East places Banner
      Then Banner is in East's other cards

      Examples:
        | level |
        | 0     |
        | 2     |
        | 3     |

    Scenario Outline: a <kind> of level 4 with a party level of 3
      Given East's map has level 3
      And South's map has level 5
      And East's hand is
        | card | kind   | level |
        | High | <kind> | 4     |
      When East tries to place High
      Then it is refused under monster_maker.miracle.level
      And High is in East's hand

      Examples:
        | kind    |
        | miracle |
        | mission |

    Scenario: an item of level 4 with a party level of 3
      Given East's map has level 3
      And East's hand is
        | card  | kind | level |
        | Sword | item | 4     |
      When East tries to place Sword on East Hero
      Then it is refused under monster_maker.miracle.level
      And Sword is in East's hand

    Scenario: an item of level 3 with a party level of 3
      Given East's map has level 3
      And East's hand is
        | card  | kind | level |
        | Sword | item | 3     |
      When East places Sword on East Hero
      Then East Hero holds Sword

    Scenario: the level of the character that gets it does not matter
      Given East's map has level 1
      And East's party is
        | card | level |
        | Sage | 5     |
      And East's hand is
        | card  | kind | level |
        | Sword | item | 2     |
      When East tries to place Sword on Sage
      Then it is refused under monster_maker.miracle.level

  @monster_maker.miracle.place
  Rule: Miracles go to their player's area for other cards unless they are attached to a card.
    Scenario Outline: a <kind> lies by itself
      Given 3 players sit at the table
      And it is West's first window
      And West's hand is
        | card   | kind   | level |
        | Banner | <kind> | 0     |
      When West places Banner
      Then Banner is in West's other cards
      And Banner is not in West's hand
      And West's discard pile has 0 cards
      And South's other cards has 0 cards

      Examples:
        | kind    |
        | miracle |
        | mission |

    Scenario Outline: a <kind> is attached to nobody
      Given it is North's first window
      And North's hand is
        | card   | kind   | level |
        | Banner | <kind> | 0     |
      When North tries to place Banner on North Hero
      Then it is refused under monster_maker.miracle.place
      And Banner is in North's hand

      Examples:
        | kind    |
        | miracle |
        | mission |

    Scenario: an item does not lie by itself
      Given it is South's first window
      And South's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When South places Sword on South Hero
      Then Sword is not in South's other cards

    Scenario: a position cannot have an item lying by itself
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card  | kind |
        | Sword | item |
      When the position is put on the table
      Then it is turned down

    Scenario: the last of nine cards is placed as a miracle
      Given it is South's first window
      And South's hand is
        | card    | kind    | level |
        | Ring    |         |       |
        | Crown   |         |       |
        | Relic   |         |       |
        | Rune    |         |       |
        | Banner  |         |       |
        | Vial    |         |       |
        | Orb     |         |       |
        | Chalice |         |       |
        | Omen    | miracle | 0     |
      When South places Omen
      Then Omen is in South's other cards
      And South's hand has 8 cards
      And Omen is not in South's hand

  @monster_maker.item.attach
  Rule: An item is a miracle attached to a character.
    Background:
      Given it is North's first window

    Scenario: an item is attached to a character of one's own
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When North places Sword on Ally
      Then Ally holds Sword
      And Hero holds nothing
      And Sword is not in North's hand

    Scenario: an item is not placed without a character
      Given North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When North tries to place Sword
      Then it is refused under monster_maker.item.attach
      And Sword is in North's hand

    Scenario: an item is not attached to another player's character
      Given North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When North tries to place Sword on South Hero
      Then it is refused under monster_maker.item.attach
      And South Hero holds nothing

    Scenario: an item is not attached to a monster
      Given these monsters are on North's newest land
        | card |
        | Wolf |
      And North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When North tries to place Sword on Wolf
      Then it is refused as meaningless

    Scenario: a wounded character can get an item
      Given North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When North places Sword on Ally
      Then Ally holds Sword
      And Ally is wounded

    Scenario: every place for a miracle is listed
      Given North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And North's hand is
        | card   | kind      | level |
        | Sword  | item      | 0     |
        | Crown  | item      | 1     |
        | Banner | miracle   | 0     |
        | Quest  | mission   | 0     |
        | Duke   | character | 0     |
      When the phase begins
      Then the place miracle answers open to North are exactly
        | card   | on   |
        | Sword  | Hero |
        | Sword  | Ally |
        | Banner |      |
        | Quest  |      |

    Scenario: an item goes to the last of five characters
      Given North's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
        | Rogue  |
      And North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When North places Sword on Rogue
      Then Rogue holds Sword
      And Sword is not in North's other cards

    Scenario: an item is attached beside an annihilated player
      Given South has been annihilated
      And North's party is
        | card |
        | Hero |
        | Ally |
      And North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When North places Sword on Ally
      Then Ally holds Sword
      And Hero holds nothing

  @monster_maker.item.held
  Rule: Unlike other miracles an item is held by the character.
    Scenario: an item leaves with its holder
      Given it is South's move phase
      And South's party is
        | card | items |
        | Hero |       |
        | Ally | Sword |
      And South's other cards are
        | card   | kind    |
        | Banner | miracle |
      When South dismisses Ally
      Then Ally and Sword are in South's discard pile
      And Banner is in South's other cards

    Scenario: every item leaves with its holder
      Given 4 players sit at the table
      And it is East's move phase
      And East's party is
        | card | items            |
        | Hero | Crown            |
        | Ally | Sword and Shield |
      When East dismisses Ally
      Then Sword and Shield are in East's discard pile
      And Hero holds Crown

    Scenario: an item is discarded even if its holder returns to the hand
      Given it is South's first window
      And South's party is
        | card  | skills  | items |
        | Thief | thief 1 |       |
        | Ally  |         | Sword |
      And South's hand is
        | card  | kind  | class | level | effect                                       |
        | Leave | skill | thief | 1     | skill: return one of your characters to hand |
      When South uses Leave with Thief on Ally
      Then Ally is in South's hand
      And Sword is in South's discard pile

    Scenario: the effect of an item is its holder's
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 1      |
        | Page | 1      |
      And Page holds these items
        | card  | effect                      |
        | Sword | constant: attack +2 to this |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has declared a battle
      When North assigns Hero and Page to Wolf
      Then Page adds 2 to its attack
      And Hero adds 0 to its attack

    Scenario: an item stays with its holder at the end of the turn
      Given 3 players sit at the table
      And it is West's end phase
      And West's party is
        | card | items |
        | Hero | Sword |
      When West ends the turn
      Then Hero holds Sword

  @monster_maker.item.no_limit
  Rule: A character may hold any number of items.
    Scenario Outline: a character gets one more item beside <held>
      Given it is North's first window
      And North's party is
        | card | items  |
        | Hero | <held> |
      And North's hand is
        | card | kind | level |
        | Ring | item | 0     |
      When North places Ring on Hero
      Then Hero holds <held> and Ring

      Examples:
        | held                    |
        | Sword                   |
        | Sword and Shield        |
        | Sword, Shield and Crown |

    Scenario: the effects of all items count
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1      |
      And Hero holds these items
        | card   | effect                      |
        | Sword  | constant: attack +2 to this |
        | Gloves | constant: attack +1 to this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      When the battle on South's newest land is fought out
      Then Wolf has 4 damage

    Scenario: a character holds two copies of one item
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card |
        | Hero |
      And East's hand is
        | card    | name  | kind | level |
        | Sword 1 | Sword | item | 0     |
        | Sword 2 | Sword | item | 0     |
      And East has placed Sword 1 on Hero
      When East places Sword 2 on Hero
      Then Hero holds Sword 1 and Sword 2

    Scenario: an item is offered for every character of its player, whatever it holds
      Given it is South's first window
      And South's party is
        | card | state   | items                 |
        | Hero | unhurt  | Sword, Ring and Crown |
        | Ally | wounded | Lamp                  |
        | Page | unhurt  |                       |
      And South's hand is
        | card   | kind | level |
        | Shield | item | 0     |
      Then the place miracle answers open to South are exactly
        | card   | on   |
        | Shield | Hero |
        | Shield | Ally |
        | Shield | Page |

  @monster_maker.mission.kind
  Rule: A mission is a miracle that offers its own victory condition.
    Scenario: a mission that is fulfilled wins
      Given it is South's first window
      And South's map has level 4
      And South's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When South passes
      Then South has won under monster_maker.victory.mission

    Scenario: a mission that is not fulfilled wins nothing
      Given it is North's first window
      And North's map has level 4
      And North's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 5 |
      When North passes
      Then it has become North's second window

    Scenario: a mission in the hand wins nothing
      Given 3 players sit at the table
      And it is West's first window
      And West's map has level 4
      And West's hand is
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When West passes
      Then it has become West's second window

    Scenario: a miracle that is no mission wins nothing
      Given it is North's first window
      And North's map has level 9
      And North's other cards are
        | card   | kind    |
        | Banner | miracle |
      When North passes
      Then it has become North's second window

    Scenario: a mission placed in the same turn counts at once
      Given it is South's first window
      And South's map has level 4
      And South's hand is
        | card  | kind    | level | mission |
        | Quest | mission | 4     | level 4 |
      And South has placed Quest
      When South passes
      Then South has won under monster_maker.victory.mission

    Scenario: placing a mission is not winning yet
      Given 4 players sit at the table
      And it is East's second window
      And East's map has level 4
      And East's hand is
        | card  | kind    | level | mission |
        | Quest | mission | 4     | level 4 |
      When East places Quest
      Then the game goes on
      And it has become East's second window

    Scenario: a mission without a condition cannot be
      Given it is South's first window
      And a card with these fields lies in South's hand
        | field   | value                           |
        | kind    | miracle                         |
        | miracle | {"level": 1, "type": "mission"} |
      When the position is put on the table
      Then it is turned down

    Scenario: an item with a condition cannot be
      Given it is North's first window
      And a card with these fields lies in North's hand
        | field   | value                                                 |
        | kind    | miracle                                               |
        | miracle | {"level": 1, "type": "item", "mission": {"level": 4}} |
      When the position is put on the table
      Then it is turned down

  @monster_maker.ruling.any_number_of_miracles
  Rule: There is no limit to the miracles placed in a window.
    Scenario: a third miracle is placed in the same window
      Given 3 players sit at the table
      And it is West's first window
      And West's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
        | Sword  | item    | 0     |
        | Quest  | mission | 0     |
      And West has placed Banner
      And West has placed Sword on West Hero
      When West places Quest
      Then Banner and Quest are in West's other cards
      And West Hero holds Sword

    Scenario: two items are given to one character in one window
      Given it is North's third window
      And North's hand is
        | card   | kind | level |
        | Sword  | item | 0     |
        | Shield | item | 0     |
      And North has placed Sword on North Hero
      When North places Shield on North Hero
      Then North Hero holds Sword and Shield

    Scenario: two missions are placed in one window
      Given it is South's second window
      And South's hand is
        | card  | kind    | level | mission |
        | Quest | mission | 0     | level 9 |
        | Tour  | mission | 0     | 5 towns |
      And South has placed Quest
      When South places Tour
      Then Quest and Tour are in South's other cards

  @monster_maker.ruling.items_of_the_wounded
  Rule: Items of a wounded character keep working unless their text says otherwise.
    Scenario: an item of the wounded adds to the party what it says
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | state   | attack |
        | Hero | unhurt  | 2      |
        | Ally | wounded | 2      |
      And Ally holds these items
        | card | effect                           |
        | Drum | constant: attack +1 to the party |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      When the battle on East's newest land is fought out
      Then Wolf has 3 damage

    Scenario: an item keeps damage off its wounded holder
      Given it is South's first window
      And South's party is
        | card | state   | durability | skills |
        | Mage | unhurt  | 3          | mage 1 |
        | Ally | wounded | 3          |        |
      And Ally holds these items
        | card   | effect                    |
        | Shield | constant: ward 1 for this |
      And South's hand is
        | card  | kind  | class | level | effect                         |
        | Spark | skill | mage  | 1     | skill: 2 damage to a character |
      When South uses Spark with Mage on Ally
      Then Ally has 1 damage

    Scenario: an item of the wounded can be used
      Given it is North's first window
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And Ally holds these items
        | card  | effect                                                       |
        | Chest | activated, discard this: heal one of your wounded characters |
      When North activates Chest on Ally
      Then Ally is unhurt
      And Chest is in North's discard pile

    Scenario: an item of the wounded can counter
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And Ally holds these items
        | card  | effect                                     |
        | Charm | counter to skills, discard this: cancel it |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When West uses Omen with Mage
      Then North is asked for a counter about Omen

    Scenario: a text that asks for the holder's wound cannot be used by the wounded
      Given it is North's first window
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And Ally holds these items
        | card  | effect                        |
        | Blade | activated, wound this: draw 1 |
      When North tries to activate Blade
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.ruling.stranded_items
  Rule: An item whose holder is gone before it is placed is discarded.
    Background:
      Given it is South's first window

    Scenario: a counter sends the holder to the hand
      Given South's party is
        | card |
        | Hero |
        | Ally |
      And South's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      And North's party is
        | card  | effect                                                                  |
        | Rogue | counter to miracles, once: return a character of another player to hand |
      And South has placed Sword on Ally
      When North counters with Rogue on Ally
      Then Sword is in South's discard pile
      And Sword is not in South's hand
      And Hero holds nothing

    Scenario: a counter destroys the holder
      Given South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And South's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      And North's party is
        | card  | effect                                                         |
        | Rogue | counter to miracles, once: wound a character of another player |
      And South has placed Sword on Ally
      When North counters with Rogue on Ally
      Then Sword and Ally are in South's discard pile

    Scenario: a holder that is only wounded gets it
      Given South's party is
        | card | state  |
        | Hero | unhurt |
        | Ally | unhurt |
      And South's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      And North's party is
        | card  | effect                                                         |
        | Rogue | counter to miracles, once: wound a character of another player |
      And South has placed Sword on Ally
      When North counters with Rogue on Ally
      Then Ally holds Sword
      And Ally is wounded

    Scenario: when somebody else is gone nothing happens to the item
      Given South's party is
        | card |
        | Hero |
        | Ally |
      And South's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      And North's party is
        | card  | effect                                                                  |
        | Rogue | counter to miracles, once: return a character of another player to hand |
      And South has placed Sword on Hero
      When North counters with Rogue on Ally
      Then Hero holds Sword

    Scenario Outline: an item of <seat>'s is stranded by <next>'s counter
      Given 4 players sit at the table
      And it is <seat>'s first window
      And <seat>'s party is
        | card |
        | Hero |
        | Ally |
      And <seat>'s hand is
        | card  | kind | level |
        | Sword | item | 0     |
      And <next>'s party is
        | card  | effect                                                                  |
        | Rogue | counter to miracles, once: return a character of another player to hand |
      And <seat> has placed Sword on Ally
      When <next> counters with Rogue on Ally
      Then Sword is in <seat>'s discard pile
      And Ally is in <seat>'s hand

      Examples:
        | seat  | next  |
        | South | West  |
        | West  | North |
        | North | East  |
        | East  | South |
