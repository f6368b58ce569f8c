Feature: Vocabulary

  @monster_maker.vocabulary.to_hand
  Rule: To return to hand puts creatures into their owners' hands; a character's items are discarded, and its marker, wounds and damage are lost.
    Scenario: a monster returns to the hand
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                                    |
        | Gust | miracle | activated, once: return a monster to hand |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
        | Bear | North |
      When West activates Gust on Wolf
      Then Wolf is in South's hand
      And Wolf is not on West's newest land
      And Bear is on West's newest land

    Scenario: a character returns to the hand without its items
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                        |
        | Gust | miracle | activated, once: return a character of another player to hand |
      And North's party is
        | card | items            |
        | Duke | Sword and Shield |
        | Page | Crown            |
      When South activates Gust on Duke
      Then Duke is in North's hand
      And Sword and Shield are in North's discard pile
      And Page holds Crown

    Scenario: a character that returns is not destroyed on the way
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                                                 |
        | Gust | miracle | activated, once: return one of your characters to hand |
      And West's party is
        | card | marker | state   |
        | Hero | start  | wounded |
        | Ally |        | unhurt  |
      When West activates Gust on Hero
      Then Hero is in West's hand
      And West's discard pile has 0 cards
      And Ally has no start marker

    Scenario: whoever comes back from the hand is as good as new
      Given it is South's third window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Gust | miracle | activated, once: return one of your characters to hand |
      And South's party is
        | card | state   | durability | damage |
        | Hero | unhurt  | 3          |        |
        | Ally | wounded | 3          | 2      |
      And South has activated Gust on Ally
      And South has passed
      When South places Ally in the party
      Then Ally is unhurt
      And Ally has 0 damage

    Scenario: a card that returns joins those in its owner's hand
      Given it is North's first window
      And North's hand holds 1 card
      And South's hand holds 2 cards
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North's other cards are
        | card | kind    | effect                                                      |
        | Rune | miracle | activated, once: return a monster of another player to hand |
      When North activates Rune on Wolf
      Then Wolf, South Hand 1 and South Hand 2 are in South's hand
      And North's hand has 1 card

    Scenario: the items of each of several characters that return are discarded
      Given it is North's first window
      And North's other cards are
        | card | kind    | effect                                                             |
        | Gust | miracle | activated, once: return three characters of another player to hand |
      And South's party is
        | card   | items            |
        | Duke   | Sword and Shield |
        | Page   | Crown            |
        | Squire | Lamp and Rope    |
        | Knight | Ring             |
      When North activates Gust on Duke, Page and Squire
      Then Duke, Page and Squire are in South's hand
      And Sword, Shield, Crown, Lamp and Rope are in South's discard pile
      And Knight holds Ring

    Scenario: each of three monsters chosen returns to its owner's hand
      Given 3 players sit at the table
      And it is West's first window
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | North |
        | Boar | South |
        | Rat  | North |
        | Bear | South |
      And West's other cards are
        | card | kind    | effect                                         |
        | Gust | miracle | activated, once: return three monsters to hand |
      When West activates Gust on Wolf, Boar and Rat
      Then Wolf and Rat are in North's hand
      And Boar is in South's hand
      And Bear is on West's newest land

  @monster_maker.vocabulary.send
  Rule: To send moves chosen monsters as they are to the newest land of a player named, who is not annihilated, has a land and is not their owner.
    Scenario: a monster sent lies on the other player's newest land
      Given 3 players sit at the table
      And it is North's first window
      And North's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on North's newest land
        | card | owner | durability | damage |
        | Wolf | West  | 3          | 2      |
        | Bear | West  | 3          |        |
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      When North activates Lure on Wolf sending it to South
      Then Wolf is on Moor
      And Wolf has 2 damage
      And Bear is on North's newest land

    Scenario: a monster sent is still its owner's
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on South's newest land
        | card | owner | retreat |
        | Wolf | North | 1       |
      And West's map has level 1
      And North's deck is, from the top
        | card   |
        | First  |
        | Second |
        | Third  |
      And South has activated Lure on Wolf sending it to West
      And it has come to West's battle phase
      When West retreats
      Then North's deck is, from the top, First, Second, Third and Wolf

    Scenario: every player to whom a monster may be sent is listed
      Given 4 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And West's map has level 1
      And North's map has level 1
      When the phase begins
      Then the activate answers open to South are exactly
        | card | targets | to    |
        | Lure | Wolf    | South |
        | Lure | Wolf    | West  |

    Scenario: a monster sent to where it lies keeps its place and its damage
      Given 4 players sit at the table
      And it is East's first window
      And East's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And East's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on East's newest land
        | card | durability | damage |
        | Wolf | 3          | 2      |
        | Bear | 3          |        |
      And East has activated Lure on Wolf sending it to East
      And East has passed
      And East has declared a battle
      When East assigns Hero to Wolf and Ally to Bear
      Then South is asked for a target about Wolf
      And Wolf has 2 damage

    Scenario: a monster is not sent to its owner
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
      And South's map has level 1
      And North's map has level 1
      When West tries to activate Lure on Wolf sending it to South
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a monster is not sent to a player without a land
      Given 3 players sit at the table
      And it is North's first window
      And North's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
      When North tries to activate Lure on Wolf sending it to South
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a monster is not sent to an annihilated player
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And West has been annihilated
      And West's map is, the oldest land first
        | card | level | town |
        | Ford | 1     | yes  |
      When South tries to activate Lure on Wolf sending it to West
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a player must be named
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
      And North's map has level 1
      When West tries to activate Lure on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: sending asks for no level and uses up no monster of the turn
      Given 3 players sit at the table
      And it is North's third window
      And North has placed a monster on South this turn
      And North's other cards are
        | card | kind    | effect                                     |
        | Lure | miracle | activated, once: send one of your monsters |
      And West's map has level 1
      And these monsters are on West's newest land
        | card | owner | level |
        | Wolf | North | 5     |
      And South's map has level 1
      When North activates Lure on Wolf sending it to South
      Then Wolf is on South's newest land

    Scenario Outline: a monster that is sent takes <what> along
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card  | kind  | class | level | effect                                       |
        | Omen  | skill | mage  | 1     | skill: attack +2 to a monster until turn end |
        | Storm | skill | mage  | 1     | skill: send a monster                        |
      And South's map has level 1
      And these monsters are on North's newest land
        | card | owner | damage |
        | Wolf | West  | 2      |
      And West has used Omen with Mage on Wolf
      When West uses Storm with Mage on Wolf sending it to South
      Then <outcome>

      Examples:
        | what                 | outcome                                     |
        | its damage           | Wolf has 2 damage                           |
        | its change of attack | Wolf adds 2 to its attack                   |
        | its owner            | Wolf on South's newest land belongs to West |

    Scenario: each of several monsters that are sent takes its damage along
      Given 4 players sit at the table
      And it is West's first window
      And these monsters are on West's newest land
        | card | owner | durability | damage |
        | Wolf | North | 4          | 1      |
        | Boar | North | 4          | 2      |
        | Rat  | East  | 4          | 3      |
      And South's map has level 1
      And West's other cards are
        | card | kind    | effect                               |
        | Lure | miracle | activated, once: send three monsters |
      When West activates Lure on Wolf, Boar and Rat sending it to South
      Then Wolf, Boar and Rat are on South's newest land
      And Wolf has 1 damage
      And Boar has 2 damage
      And Rat has 3 damage

    Scenario: a monster may be sent on in the same turn
      Given 4 players sit at the table
      And it is North's first window
      And these monsters are on North's newest land
        | card | owner | durability | damage |
        | Wolf | East  | 4          | 2      |
      And South's map has level 1
      And West's map has level 1
      And North's other cards are
        | card | kind    | effect                          |
        | Lure | miracle | activated, once: send a monster |
        | Horn | miracle | activated, once: send a monster |
      And North has activated Lure on Wolf sending it to South
      When North activates Horn on Wolf sending it to West
      Then Wolf is on West's newest land
      And Wolf has 2 damage

    Scenario Outline: <seat> sends a monster with its damage to <to>
      Given 4 players sit at the table
      And it is <seat>'s first window
      And these monsters are on <seat>'s newest land
        | card | owner   | durability | damage |
        | Wolf | <owner> | 4          | 2      |
      And <to>'s map has level 1
      And <seat>'s other cards are
        | card | kind    | effect                          |
        | Lure | miracle | activated, once: send a monster |
      When <seat> activates Lure on Wolf sending it to <to>
      Then Wolf is on <to>'s newest land
      And Wolf has 2 damage

      Examples:
        | seat  | owner | to    |
        | South | North | West  |
        | West  | East  | North |
        | North | South | East  |
        | East  | West  | South |

    Scenario: a skill sends a monster of a high level where one has been placed in the turn
      Given 4 players sit at the table
      And it is West's third window
      And West has placed a monster on East this turn
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card | kind  | class | level | effect                           |
        | Lure | skill | mage  | 1     | skill: send one of your monsters |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner | level |
        | Bear | West  | 7     |
      And East's map has level 2
      When West uses Lure with Mage on Bear sending it to East
      Then Bear is on East's newest land

    Scenario Outline: a character's ability sends no monster to <opponent>, who <why>
      Given 4 players sit at the table
      And it is West's second window
      And West's party is
        | card  | effect                                     |
        | Piper | activated, once: send one of your monsters |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Bear | West  |
      And East has been annihilated
      And East's map is, the oldest land first
        | card | level | town |
        | Port | 1     | yes  |
      When West tries to activate Piper on Bear sending it to <opponent>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | opponent | why                  |
        | South    | has no land          |
        | East     | has been annihilated |

  @monster_maker.vocabulary.draw
  Rule: To draw takes cards from the top of the user's own deck into the hand, as many as there are.
    Scenario: two cards are drawn from the top of the deck
      Given it is North's first window
      And North's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 2 |
      And North's deck is, from the top
        | card   |
        | First  |
        | Second |
        | Third  |
      When North activates Well
      Then First and Second are in North's hand
      And North's deck is, from the top, Third

    Scenario: a deck that has too few gives what it has
      Given it is South's second window
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 2 |
      And South's deck is, from the top
        | card  |
        | First |
      When South activates Well
      Then First is in South's hand
      And South's hand has 1 card
      And South's deck has 0 cards

    Scenario: whoever uses a counter draws, not whoever is countered
      Given 3 players sit at the table
      And it is West's first window
      And West's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                            |
        | Well | miracle | counter to miracles, once: draw 1 |
      And West has placed Banner
      When North counters with Well
      Then North's hand has 1 card
      And West's hand has 0 cards

    Scenario: there is no limit to a hand in a window
      Given it is South's first window
      And South's hand holds 7 cards
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 2 |
      When South activates Well
      Then South's hand has 9 cards

    Scenario Outline: <seat> draws as many as the text says
      Given 4 players sit at the table
      And it is <seat>'s first window
      And <seat>'s other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 3 |
      When <seat> activates Well
      Then <seat>'s hand has 3 cards

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

    Scenario: every drawing of a turn gives cards
      Given it is North's first window
      And North's other cards are
        | card   | kind    | effect                  |
        | Well   | miracle | activated, once: draw 1 |
        | Spring | miracle | activated, once: draw 1 |
        | Brook  | miracle | activated, once: draw 1 |
      And North has activated Well
      And North has activated Spring
      When North activates Brook
      Then North's hand has 3 cards

  @monster_maker.vocabulary.cancel
  Rule: What a counter cancels has no effect; a skill or miracle is discarded, and nothing paid or used comes back.
    Background:
      Given it is North's first window

    Scenario: a skill has no effect
      Given North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North has used Omen with Mage
      When South counters with Warden
      Then North's hand has 0 cards
      And Omen is in North's discard pile

    Scenario: a miracle does not come to the field
      Given North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And South's party is
        | card   | effect                               |
        | Warden | counter to miracles, once: cancel it |
      And North has placed Banner
      When South counters with Warden
      Then Banner is in North's discard pile
      And North's other cards has 0 cards

    Scenario: an item does not come to its holder
      Given North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      And South's party is
        | card   | effect                               |
        | Warden | counter to miracles, once: cancel it |
      And North has placed Sword on North Hero
      When South counters with Warden
      Then Sword is in North's discard pile
      And North Hero holds nothing

    Scenario: an ability has no effect, its card stays
      Given North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And South's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      And North has activated Scout
      When South counters with Warden
      Then North's hand has 0 cards
      And Scout is in North's party

    Scenario: an ability that was cancelled has been used
      Given North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And South's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      And North has activated Scout
      And South has countered with Warden
      When North tries to activate Scout
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario Outline: a <kind> that is cancelled is discarded
      Given it is North's first window
      And North's hand is
        | card | kind   | level |
        | Omen | <kind> | 0     |
      And South's other cards are
        | card | kind    | effect                               |
        | Ward | miracle | counter to miracles, once: cancel it |
      And North has placed <placed>
      When South counters with Ward
      Then Omen is in North's discard pile
      And North's hand has 0 cards

      Examples:
        | kind    | placed             |
        | miracle | Omen               |
        | mission | Omen               |
        | item    | Omen on North Hero |

    Scenario: everything that is cancelled in a turn has no effect
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect        |
        | Omen  | skill | mage  | 1     | skill: draw 1 |
        | Sign  | skill | mage  | 1     | skill: draw 1 |
        | Storm | skill | mage  | 1     | skill: draw 1 |
      And North's other cards are
        | card  | kind    | effect                             |
        | Ward  | miracle | counter to skills, once: cancel it |
        | Rune  | miracle | counter to skills, once: cancel it |
        | Charm | miracle | counter to skills, once: cancel it |
      And South has used Omen with Mage
      And North has countered with Ward
      And South has used Sign with Mage
      And North has countered with Rune
      And South has used Storm with Mage
      When North counters with Charm
      Then South's hand has 0 cards
      And Omen, Sign and Storm are in South's discard pile

  @monster_maker.vocabulary.order
  Rule: The parts of a text take effect one after another as printed, each of them whether the others reached anybody or not.
    Background:
      Given 4 players sit at the table
      And it is East's first window

    Scenario: a text that heals first leaves the wounded character wounded again
      Given East's other cards are
        | card  | kind    | effect                                                                  |
        | Trial | miracle | activated, once: heal one of your wounded characters and 3 damage to it |
      And East's party is
        | card | state   | durability |
        | Hero | unhurt  | 3          |
        | Ally | wounded | 3          |
      When East activates Trial on Ally
      Then Ally is wounded

    Scenario: a text that damages first destroys the wounded character
      Given East's other cards are
        | card  | kind    | effect                                                                  |
        | Trial | miracle | activated, once: 3 damage to one of your wounded characters and heal it |
      And East's party is
        | card | state   | durability |
        | Hero | unhurt  | 3          |
        | Ally | wounded | 3          |
      When East activates Trial on Ally
      Then Ally is in East's discard pile

    Scenario: later parts happen though an earlier one reached nobody
      Given East's other cards are
        | card | kind    | effect                                                |
        | Omen | miracle | activated, once: 1 damage to the obstacles and draw 1 |
      When East activates Omen
      Then East's hand has 1 card

    Scenario: a third and a fourth part take effect like the first
      Given it is North's first window
      And North's party is
        | card  | durability | effect                                                                                                   |
        | Scout | 9          | activated, once: draw 1 and 1 damage to your party and attack +2 to your party until turn end and draw 2 |
      When North activates Scout
      Then North's hand has 3 cards
      And Scout has 1 damage
      And Scout adds 2 to its attack

    Scenario Outline: of what an effect at the start of a battle does, the first comes first: <effect>
      Given it is East's battle phase
      And East's party is
        | card | state   | durability |
        | Hero | unhurt  | 3          |
        | Ally | wounded | 3          |
        | Page | wounded | 3          |
      And East's other cards are
        | card  | kind    | effect                 |
        | Trial | miracle | battle start: <effect> |
      And these monsters are on East's newest land
        | card | attack |
        | Wolf | 0      |
      And East has declared a battle
      When East applies Trial on Ally
      Then <left>

      Examples:
        | effect                                                 | left                           |
        | heal one of your wounded characters and 3 damage to it | Ally is wounded                |
        | 3 damage to one of your wounded characters and heal it | Ally is in East's discard pile |
