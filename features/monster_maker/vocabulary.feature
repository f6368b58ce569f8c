Feature: Vocabulary

  The words in which the texts of this card set are written, and what each of them means.

  @monster_maker.vocabulary.damage
  Rule: Damage of a fixed amount is dealt in full to each creature that it reaches.
    Background:
      Given it is South's first window

    Scenario Outline: 2 damage to a durability of <durability>
      Given South's other cards are
        | card | kind    | effect                                                     |
        | Rod  | miracle | activated, once: 2 damage to a character of another player |
      And North's party is
        | card | durability   |
        | Duke | <durability> |
      When South activates Rod on Duke
      Then Duke is <state>

      Examples:
        | durability | state   |
        | 1          | wounded |
        | 2          | wounded |
        | 3          | unhurt  |

    Scenario: each of two creatures takes all of a damage
      Given South's other cards are
        | card | kind    | effect                                    |
        | Rod  | miracle | activated, once: 2 damage to two monsters |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 2          |
        | Bear | 3          |
        | Boar | 3          |
      When South activates Rod on Wolf and Bear
      Then Wolf is in North's discard pile
      And Bear has 2 damage
      And Boar has 0 damage

    Scenario: damage adds to the damage that is there
      Given South's other cards are
        | card | kind    | effect                                  |
        | Rod  | miracle | activated, once: 2 damage to a creature |
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 4          | 1      |
      When South activates Rod on Wolf
      Then Wolf has 3 damage

  @monster_maker.vocabulary.damage_dice
  Rule: Damage of dice is their sum and what is printed with them, at least 0; one roll of the user's counts for everybody whom that part reaches.
    Background:
      Given it is South's first window

    Scenario Outline: <roll> showing <dice>
      Given South's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: <roll> damage to a monster |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 20         |
      And South's effect dice will show <dice>
      When South activates Rod on Wolf
      Then Wolf has <damage> damage

      Examples:
        | roll | dice    | damage |
        | 1D   | 4       | 4      |
        | 1D+2 | 4       | 6      |
        | 2D-1 | 6 and 5 | 10     |
        | 1D-3 | 2       | 0      |
        | 1D-3 | 3       | 0      |

    Scenario: one roll for all creatures that it reaches
      Given South's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1D damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
        | Bear | 9          |
      And South's effect dice will show 5
      When South activates Rod
      Then Wolf and Bear have 5 damage

    Scenario: each part of a text has its own dice
      Given South's other cards are
        | card | kind    | effect                                                                               |
        | Rod  | miracle | activated, once: 1D damage to the obstacles and 2D damage to all opposing characters |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      And North's party is
        | card | durability |
        | Duke | 20         |
      And South's effect dice will show 5, 1 and 3
      When South activates Rod
      Then Wolf has 5 damage
      And Duke has 4 damage

    Scenario: whoever uses a counter rolls for it
      Given South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And South's party is
        | card | durability |
        | Hero | 9          |
      And North's other cards are
        | card | kind    | effect                                                          |
        | Rod  | miracle | counter to miracles, once: 1D damage to all opposing characters |
      And North's effect dice will show 3
      And South has placed Banner
      When North counters with Rod
      Then Hero has 3 damage

  @monster_maker.vocabulary.wound
  Rule: To wound makes unhurt characters wounded and destroys wounded ones, without damage; monsters are not touched.
    Background:
      Given it is South's first window

    Scenario Outline: wounding Duke, who is <before>
      Given South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: wound a character of another player |
      And North's party is
        | card | durability | state    |
        | Duke | 9          | <before> |
        | Page | 9          | unhurt   |
      When South activates Rod on Duke
      Then <after>

      Examples:
        | before  | after                           |
        | unhurt  | Duke is wounded                 |
        | wounded | Duke is in North's discard pile |

    Scenario: wounding is no damage
      Given South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: wound a character of another player |
      And North's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 9 for this |
      When South activates Rod on Duke
      Then Duke is wounded
      And Duke has 0 damage

    Scenario: a monster in the reach of a wound is not touched
      Given South's other cards are
        | card | kind    | effect                           |
        | Rod  | miracle | activated, once: wound everybody |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 1          |
      When South activates Rod
      Then Wolf is on South's newest land
      And Wolf has 0 damage
      And South Hero and North Hero are wounded

  @monster_maker.vocabulary.heal
  Rule: To heal makes wounded characters unhurt; their damage stays.
    Background:
      Given it is South's first window

    Scenario: a wounded character becomes unhurt
      Given South's other cards are
        | card | kind    | effect                                        |
        | Balm | miracle | activated, once: heal a wounded own character |
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
        | Page | wounded |
      When South activates Balm on Ally
      Then Ally is unhurt
      And Page is wounded

    Scenario: damage stays when a character is healed
      Given South's other cards are
        | card | kind    | effect                                        |
        | Balm | miracle | activated, once: heal a wounded own character |
      And South's party is
        | card | state   | durability | damage |
        | Hero | unhurt  | 4          |        |
        | Ally | wounded | 4          | 2      |
      When South activates Balm on Ally
      Then Ally is unhurt
      And Ally has 2 damage

    Scenario: an unhurt character stays as it is
      Given South's other cards are
        | card | kind    | effect                              |
        | Balm | miracle | activated, once: heal the own party |
      And South's party is
        | card | state   | durability | damage |
        | Hero | unhurt  | 4          | 2      |
        | Ally | wounded | 4          |        |
      When South activates Balm
      Then Hero and Ally are unhurt
      And Hero has 2 damage

    Scenario: a monster that healing reaches is not touched
      Given South's other cards are
        | card | kind    | effect                          |
        | Balm | miracle | activated, once: heal everybody |
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 3          | 1      |
      When South activates Balm
      Then Ally is unhurt
      And Wolf has 1 damage

  @monster_maker.vocabulary.attack
  Rule: A change of attack is added to each attack result of the creatures that it reaches, for as long as it lasts.
    Scenario Outline: an attack of 2 with <change>
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                              |
        | Song | miracle | activated, once: attack <change> to an own character until turn end |
      And South's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has activated Song on Hero
      And South has passed
      When the battle on South's newest land is fought out
      Then Wolf has <damage> damage

      Examples:
        | change | damage |
        | +3     | 5      |
        | -1     | 1      |
        | -3     | 0      |

    Scenario: a change of a monster's attack
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                      |
        | Song | miracle | activated, once: attack -2 to a monster here until turn end |
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 5      | 9          |
      And South has activated Song on Wolf
      And South has passed
      When the battle on South's newest land is fought out
      Then Hero has 3 damage

    Scenario: changes of attack add up
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                        |
        | Song | miracle | activated, once: attack +2 to an own character until turn end |
        | Drum | miracle | activated, once: attack +1 to the own party until turn end    |
      And South's party is
        | card |
        | Hero |
        | Ally |
      And South has activated Song on Hero
      When South activates Drum
      Then Hero adds 3 to its attack
      And Ally adds 1 to its attack

    Scenario: a change of attack is added to each result of a monster with several targets
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | attack count | effect                                           |
        | Wolf | 2      | 9          | 2            | battle start: attack +1 to this until battle end |
      When the battle on South's newest land is fought out
      Then Hero and Page have 3 damage

    Scenario: the changes of two copies of one card add up
      Given it is South's first window
      And South's party is
        | card   | skills    |
        | Squire | fighter 1 |
      And South's hand is
        | card     | name   | kind  | class   | level | effect                                  |
        | Stance 1 | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
        | Stance 2 | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
      And South has used Stance 1 with Squire
      When South uses Stance 2 with Squire
      Then Squire adds 4 to its attack

    Scenario: a wound does not take a change of attack away
      Given it is South's first window
      And South's party is
        | card   | skills    |
        | Squire | fighter 1 |
        | Page   |           |
      And South's hand is
        | card   | kind  | class   | level | effect                                              |
        | Stance | skill | fighter | 1     | skill: attack +2 to an own character until turn end |
      And South's other cards are
        | card | kind    | effect                                  |
        | Rune | miracle | activated, once: wound an own character |
      And South has used Stance with Squire on Page
      When South activates Rune on Page
      Then Page is wounded
      And Page adds 2 to its attack

  @monster_maker.vocabulary.until
  Rule: A change until the battle's end is over after the next battle, at the latest with the turn; one until the turn's end is over with the turn.
    Scenario Outline: a change until <end> end during the battle phase of that turn
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                         |
        | Song | miracle | activated, once: attack +2 to an own character until <end> end |
      And South's party is
        | card | attack |
        | Hero | 1      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has activated Song on Hero
      And South has passed
      When the battle on South's newest land is fought out
      Then Wolf has 3 damage
      And Hero adds <left> to its attack

      Examples:
        | end    | left |
        | battle | 0    |
        | turn   | 2    |

    Scenario Outline: a change until <end> end after a turn without a battle
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                         |
        | Song | miracle | activated, once: attack +2 to an own character until <end> end |
      And South's party is
        | card |
        | Hero |
      And South has activated Song on Hero
      When South plays the turn to its end
      Then Hero adds 0 to its attack

      Examples:
        | end    |
        | battle |
        | turn   |

    Scenario Outline: a change until <end> end before the battle
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                         |
        | Song | miracle | activated, once: attack +2 to an own character until <end> end |
      And South's party is
        | card |
        | Hero |
      And South has activated Song on Hero
      When South passes
      Then Hero adds 2 to its attack

      Examples:
        | end    |
        | battle |
        | turn   |

    Scenario: a monster's change until turn end is over after the turn
      Given it is South's second window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Song | miracle | activated, once: attack -2 to a monster until turn end |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      And South has activated Song on Wolf
      When South plays the turn to its end
      Then Wolf adds 0 to its attack

    Scenario: a change of somebody wounded in the battle is over after it
      Given it is South's battle phase
      And South's party is
        | card | attack | durability | effect                                           |
        | Hero | 0      | 2          | battle start: attack +2 to this until battle end |
        | Page | 0      | 2          |                                                  |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 2      | 9          |
      When the battle on South's newest land is fought out
      Then Hero is wounded
      And Hero adds 0 to its attack

    Scenario: a retreat does not end a change until battle end
      Given it is South's first window
      And South's party is
        | card   | skills    |
        | Squire | fighter 1 |
      And South's hand is
        | card   | kind  | class   | level | effect                                    |
        | Stance | skill | fighter | 1     | skill: attack +2 to this until battle end |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has used Stance with Squire
      And South has passed
      When South retreats
      Then Squire adds 2 to its attack

  @monster_maker.vocabulary.to_hand
  Rule: To return to hand puts creatures into their owners' hands; a character's items are discarded, and its marker, wounds and damage are lost.
    Scenario: a monster returns to the hand
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                    |
        | Gust | miracle | activated, once: return a monster to hand |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Bear | West  |
      When South activates Gust on Wolf
      Then Wolf is in North's hand
      And Wolf is not on South's newest land
      And Bear is on South's newest land

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
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                           |
        | Gust | miracle | activated, once: return an own character to hand |
      And South's party is
        | card | marker | state   |
        | Hero | start  | wounded |
        | Ally |        | unhurt  |
      When South activates Gust on Hero
      Then Hero is in South's hand
      And South's discard pile has 0 cards
      And Ally has no start marker

    Scenario: whoever comes back from the hand is as good as new
      Given it is South's third window
      And South's other cards are
        | card | kind    | effect                                           |
        | Gust | miracle | activated, once: return an own character to hand |
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
      Given it is South's first window
      And South's hand holds 1 card
      And North's hand holds 2 cards
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's other cards are
        | card | kind    | effect                                                      |
        | Rune | miracle | activated, once: return a monster of another player to hand |
      When South activates Rune on Wolf
      Then Wolf, North Hand 1 and North Hand 2 are in North's hand
      And South's hand has 1 card

  @monster_maker.vocabulary.send
  Rule: To send moves chosen monsters as they are to the newest land of a player named, who is not annihilated, has a land and is not their owner.
    Scenario: a monster sent lies on the other player's newest land
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on South's newest land
        | card | owner | durability | damage |
        | Wolf | North | 3          | 2      |
        | Bear | North | 3          |        |
      And West's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      When South activates Lure on Wolf sending it to West
      Then Wolf is on Moor
      And Wolf has 2 damage
      And Bear is on South's newest land

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
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 3          | 2      |
        | Bear | 3          |        |
      And South has activated Lure on Wolf sending it to South
      And South has passed
      And South has declared a battle
      When South assigns Hero to Wolf and Ally to Bear
      Then North is asked for a target about Wolf
      And Wolf has 2 damage

    Scenario: a monster is not sent to its owner
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And North's map has level 1
      And West's map has level 1
      When South tries to activate Lure on Wolf sending it to North
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a monster is not sent to a player without a land
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      When South tries to activate Lure on Wolf sending it to West
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
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Lure | miracle | activated, once: send a monster of another player here |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And West's map has level 1
      When South tries to activate Lure on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: sending asks for no level and uses up no monster of the turn
      Given 3 players sit at the table
      And it is South's third window
      And South has placed a monster on West this turn
      And South's other cards are
        | card | kind    | effect                               |
        | Lure | miracle | activated, once: send an own monster |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner | level |
        | Wolf | South | 5     |
      And West's map has level 1
      When South activates Lure on Wolf sending it to West
      Then Wolf is on West's newest land

  @monster_maker.vocabulary.draw
  Rule: To draw takes cards from the top of the user's own deck into the hand, as many as there are.
    Scenario: two cards from the top
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 2 |
      And South's deck is, from the top
        | card   |
        | First  |
        | Second |
        | Third  |
      When South activates Well
      Then First and Second are in South's hand
      And South's deck is, from the top, Third

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
      Given it is South's first window
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                            |
        | Well | miracle | counter to miracles, once: draw 1 |
      And South has placed Banner
      When North counters with Well
      Then North's hand has 1 card
      And South's hand has 0 cards

    Scenario: there is no limit to a hand in a window
      Given it is South's first window
      And South's hand holds 7 cards
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 2 |
      When South activates Well
      Then South's hand has 9 cards

  @monster_maker.vocabulary.cancel
  Rule: What a counter cancels has no effect; a skill or miracle is discarded, and nothing paid or used comes back.
    Background:
      Given it is South's first window

    Scenario: a skill has no effect
      Given South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When North counters with Warden
      Then South's hand has 0 cards
      And Omen is in South's discard pile

    Scenario: a miracle does not come to the field
      Given South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's party is
        | card   | effect                               |
        | Warden | counter to miracles, once: cancel it |
      And South has placed Banner
      When North counters with Warden
      Then Banner is in South's discard pile
      And South's other cards has 0 cards

    Scenario: an item does not come to its holder
      Given South's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      And North's party is
        | card   | effect                               |
        | Warden | counter to miracles, once: cancel it |
      And South has placed Sword on South Hero
      When North counters with Warden
      Then Sword is in South's discard pile
      And South Hero holds nothing

    Scenario: an ability has no effect, its card stays
      Given South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And North's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      And South has activated Scout
      When North counters with Warden
      Then South's hand has 0 cards
      And Scout is in South's party

    Scenario: an ability that was cancelled has been used
      Given South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And North's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      And South has activated Scout
      And North has countered with Warden
      When South tries to activate Scout
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.order
  Rule: The parts of a text take effect one after another as printed, each of them whether the others reached anybody or not.
    Background:
      Given it is South's first window

    Scenario: healed before the damage
      Given South's other cards are
        | card  | kind    | effect                                                           |
        | Trial | miracle | activated, once: heal a wounded own character and 3 damage to it |
      And South's party is
        | card | state   | durability |
        | Hero | unhurt  | 3          |
        | Ally | wounded | 3          |
      When South activates Trial on Ally
      Then Ally is wounded

    Scenario: damage before the healing
      Given South's other cards are
        | card  | kind    | effect                                                           |
        | Trial | miracle | activated, once: 3 damage to a wounded own character and heal it |
      And South's party is
        | card | state   | durability |
        | Hero | unhurt  | 3          |
        | Ally | wounded | 3          |
      When South activates Trial on Ally
      Then Ally is in South's discard pile

    Scenario: later parts happen though an earlier one reached nobody
      Given South's other cards are
        | card | kind    | effect                                                |
        | Omen | miracle | activated, once: 1 damage to the obstacles and draw 1 |
      When South activates Omen
      Then South's hand has 1 card

  @monster_maker.vocabulary.cost_discard
  Rule: A cost of cards is paid by discarding so many other cards of the own hand; without them the text cannot be used.
    Background:
      Given it is South's first window

    Scenario: the cards paid are discarded
      Given South's hand holds 3 cards
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 2: draw 1 |
      When South activates Well discarding South Hand 3 and South Hand 1
      Then South Hand 1 and South Hand 3 are in South's discard pile
      And South Hand 2 and South Deck 1 are in South's hand

    Scenario: a cost of cards cannot be paid with too few cards
      Given South's hand holds 1 card
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 2: draw 1 |
      When the phase begins
      Then no activate answer is open to South

    Scenario: every way to pay a cost of cards is listed
      Given South's hand holds 3 cards
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 2: draw 1 |
      When the phase begins
      Then the activate answers open to South are exactly
        | card | paid                       |
        | Well | South Hand 1, South Hand 2 |
        | Well | South Hand 1, South Hand 3 |
        | Well | South Hand 2, South Hand 3 |

    Scenario: a cost of cards can be paid as often as there are cards
      Given South's hand holds 2 cards
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 1: draw 1 |
      And South has activated Well discarding South Hand 1
      When South activates Well discarding South Hand 2
      Then South Deck 1 and South Deck 2 are in South's hand

    Scenario: a card on the field does not pay
      Given South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 1: draw 1 |
        | Rune | miracle |                              |
      When South tries to activate Well discarding Rune
      Then it is refused as meaningless

    Scenario: a cost of cards is paid by the player who uses the text
      Given South's hand holds 1 card
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 1: draw 1 |
      And North's hand holds 2 cards
      When South activates Well discarding South Hand 1
      Then North's hand has 2 cards

    Scenario: a second copy of a card is another card to pay with
      Given South's party is
        | card | skills |
        | Mage | mage 2 |
      And South's hand is
        | card   | name | kind  | class | level | effect                   |
        | Omen 1 | Omen | skill | mage  | 2     | skill, discard 1: draw 1 |
        | Omen 2 | Omen | skill | mage  | 2     | skill, discard 1: draw 1 |
      When South uses Omen 1 with Mage discarding Omen 2
      Then Omen 1 and Omen 2 are in South's discard pile

  @monster_maker.vocabulary.cost_discard_this
  Rule: A card whose text costs itself is discarded from the field when it is used, with everything that it holds.
    Background:
      Given it is South's first window

    Scenario: a miracle pays with itself
      Given South's other cards are
        | card | kind    | effect                          |
        | Vial | miracle | activated, discard this: draw 1 |
        | Rune | miracle |                                 |
      When South activates Vial
      Then Vial is in South's discard pile
      And Rune is in South's other cards
      And South's other cards has 1 card
      And South's hand has 1 card

    Scenario: an item pays with itself
      Given South Hero holds these items
        | card  | effect                          |
        | Purse | activated, discard this: draw 1 |
        | Sword |                                 |
      When South activates Purse
      Then Purse is in South's discard pile
      And South Hero holds Sword
      And South's hand has 1 card

    Scenario: a character pays with itself and its items
      Given South's party is
        | card   | effect                          | items |
        | Martyr | activated, discard this: draw 1 | Sword |
        | Page   |                                 |       |
      When South activates Martyr
      Then Martyr and Sword are in South's discard pile
      And South's party is Page
      And South's hand has 1 card

    Scenario: a monster pays with itself
      Given North's map has level 1
      And these monsters are on North's newest land
        | card | owner | effect                          |
        | Bomb | South | activated, discard this: draw 1 |
      When South activates Bomb
      Then Bomb is in South's discard pile
      And Bomb is on no land
      And South's hand has 1 card

    Scenario: a card that pays with itself is gone before others may counter
      Given South's other cards are
        | card | kind    | effect                          |
        | Vial | miracle | activated, discard this: draw 1 |
      And North's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      When South activates Vial
      Then North is asked for a counter about Vial
      And Vial is in South's discard pile

    Scenario Outline: a counter ability of another player's <what> costs that player the card
      Given South's party is
        | card | skills |
        | Mage | mage 2 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 2     | skill: draw 1 |
      And <where>
        | card  | effect                                     |
        | Charm | counter to skills, discard this: cancel it |
      And South has used Omen with Mage
      When North counters with Charm
      Then Charm is in North's discard pile
      And South's hand has 0 cards

      Examples:
        | what    | where                        |
        | miracle | North's other cards are      |
        | item    | North Hero holds these items |

  @monster_maker.vocabulary.cost_wound_this
  Rule: A cost of a wound makes the unhurt character wounded whose text, item or skill is used; a wounded one cannot pay it.
    Background:
      Given it is South's first window

    Scenario: an unhurt character pays with a wound
      Given South's party is
        | card  | effect                        |
        | Rider | activated, wound this: draw 1 |
        | Page  |                               |
      When South activates Rider
      Then Rider is wounded
      And Page is unhurt
      And South's hand has 1 card

    Scenario: a wounded character cannot pay with a wound
      Given South's party is
        | card  | state   | effect                        |
        | Rider | wounded | activated, wound this: draw 1 |
        | Page  | unhurt  |                               |
      When South tries to activate Rider
      Then it is refused under monster_maker.ruling.card_text_binds
      And Rider is in South's party

    Scenario: the holder of an item pays with a wound
      Given South's party is
        | card  |
        | Rider |
        | Page  |
      And Rider holds these items
        | card  | effect                        |
        | Blade | activated, wound this: draw 1 |
      When South activates Blade
      Then Rider is wounded
      And Page is unhurt
      And Rider holds Blade

    Scenario: the user of a skill pays with a wound
      Given South's party is
        | card  | skills    |
        | Rider | fighter 1 |
        | Page  |           |
      And South's hand is
        | card  | kind  | class   | level | effect                    |
        | Lunge | skill | fighter | 1     | skill, wound this: draw 1 |
      When South uses Lunge with Rider
      Then Rider is wounded
      And South Deck 1 is in South's hand

    Scenario: a cost of a wound cannot be paid twice
      Given South's party is
        | card  | effect                        |
        | Rider | activated, wound this: draw 1 |
        | Page  |                               |
      And South has activated Rider
      When South tries to activate Rider
      Then it is refused under monster_maker.ruling.card_text_binds
      And Rider is wounded

    Scenario: nobody is wounded for a miracle that lies by itself
      Given South's other cards are
        | card | kind    | effect                        |
        | Rune | miracle | activated, wound this: draw 1 |
      When South tries to activate Rune
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.once
  Rule: An ability marked "once" can be used once in each turn; each ability of each card counts for itself.
    Scenario: an ability marked once is not used a second time in the same window
      Given it is South's first window
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And South has activated Scout
      When South tries to activate Scout
      Then it is refused under monster_maker.ruling.card_text_binds
      And South's hand has 1 card

    Scenario: an ability marked once is not used in a later window of the turn
      Given it is South's second window
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And South has activated Scout
      And it has come to South's third window
      When South tries to activate Scout
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: an ability marked once is used again in the next own turn
      Given it is South's third window
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And South has activated Scout
      And South has played the turn to its end
      And it has come to South's first window
      When South activates Scout
      Then South's hand has 3 cards

    Scenario: an ability marked once of a second card of the same text is used
      Given it is South's first window
      And South's party is
        | card    | name  | effect                  |
        | Scout 1 | Scout | activated, once: draw 1 |
        | Scout 2 | Scout | activated, once: draw 1 |
      And South has activated Scout 1
      When South activates Scout 2
      Then South's hand has 2 cards

    Scenario: a second ability marked once of the same card is used
      Given it is South's first window
      And South's party is
        | card  | skills | effect                                            |
        | Scout | mage 1 | activated, once: draw 1 / activated, once: draw 2 |
      And South has activated Scout
      When South activates the second ability of Scout
      Then South's hand has 3 cards

    Scenario: a counter is used once in a turn
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
        | Sign | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      And North has countered with Warden
      When South uses Sign with Mage
      Then South is asked for a window action
      And South Deck 1 is in South's hand

    Scenario: an ability not marked once is used as often as it can be paid for
      Given it is South's first window
      And South's hand holds 2 cards
      And South's party is
        | card  | effect                       |
        | Scout | activated, discard 1: draw 1 |
      And South has activated Scout discarding South Hand 1
      When South activates Scout discarding South Hand 2
      Then South's hand has 2 cards

  @monster_maker.vocabulary.role
  Rule: An ability marked for one role works only while the card is used in it; without such a mark it works in either.
    Background:
      Given it is South's first window

    Scenario: an ability marked as a monster, on a card used as a monster
      Given North's map has level 1
      And these monsters are on North's newest land
        | card    | owner | kind                  | effect                                |
        | Brigand | South | character and monster | activated, once, as a monster: draw 1 |
      When South activates Brigand
      Then South's hand has 1 card

    Scenario: an ability marked as a monster, on a card used as a character
      Given South's party is
        | card    | kind                  | effect                                |
        | Brigand | character and monster | activated, once, as a monster: draw 1 |
      When South tries to activate Brigand
      Then it is refused under monster_maker.window.activated

    Scenario: an ability marked as a character, on a card used as a character
      Given South's party is
        | card | kind                  | effect                                  |
        | Imp  | monster and character | activated, once, as a character: draw 1 |
      When South activates Imp
      Then South's hand has 1 card

    Scenario: an ability marked as a character, on a card used as a monster
      Given North's map has level 1
      And these monsters are on North's newest land
        | card | owner | kind                  | effect                                  |
        | Imp  | South | monster and character | activated, once, as a character: draw 1 |
      When South tries to activate Imp
      Then it is refused under monster_maker.window.activated

    Scenario: an ability without a mark, on a card used as a monster
      Given North's map has level 1
      And these monsters are on North's newest land
        | card    | owner | kind                  | effect                  |
        | Brigand | South | character and monster | activated, once: draw 1 |
      When South activates Brigand
      Then South's hand has 1 card

    Scenario: an ability without a mark, on a card used as a character
      Given South's party is
        | card    | kind                  | effect                  |
        | Brigand | character and monster | activated, once: draw 1 |
      When South activates Brigand
      Then South's hand has 1 card

    Scenario: a card that cannot be used so cannot say so
      Given South's party is
        | card | kind      | effect                                |
        | Ally | character | activated, once, as a monster: draw 1 |
      When the position is put on the table
      Then it is turned down

  @monster_maker.vocabulary.target_kind
  Rule: A character is chosen in a party, a monster on a land; a creature may be either.
    Background:
      Given it is South's first window

    Scenario Outline: a <what> may be <chosen>
      Given South's other cards are
        | card | kind    | effect                                |
        | Rod  | miracle | activated, once: 1 damage to a <what> |
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South activates Rod on <chosen>
      Then <chosen> has 1 damage

      Examples:
        | what      | chosen |
        | character | Hero   |
        | monster   | Wolf   |
        | creature  | Hero   |
        | creature  | Wolf   |

    Scenario Outline: a <what> cannot be <chosen>
      Given South's other cards are
        | card | kind    | effect                                |
        | Rod  | miracle | activated, once: 1 damage to a <what> |
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to activate Rod on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | what      | chosen |
        | character | Wolf   |
        | monster   | Hero   |
        | creature  | Rod    |

    Scenario: a deemed monster is a monster
      Given South's other cards are
        | card | kind    | effect                                   |
        | Rod  | miracle | activated, once: 1 damage to a character |
      And these monsters are on South's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      When South tries to activate Rod on Brigand
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.target_side
  Rule: Own creatures are those of the player who uses the text, on whosever land; those of another player are all others.
    Scenario Outline: <what> may be <chosen>
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                              |
        | Rod  | miracle | activated, once: 1 damage to <what> |
      And South's party is
        | card |
        | Hero |
      And West's party is
        | card |
        | Duke |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And these monsters are on West's newest land
        | card | owner |
        | Bear | South |
      When South activates Rod on <chosen>
      Then <chosen> has 1 damage

      Examples:
        | what                          | chosen |
        | an own character              | Hero   |
        | a character of another player | Duke   |
        | a character                   | Duke   |
        | an own monster                | Bear   |
        | a monster of another player   | Wolf   |
        | a monster                     | Bear   |
        | an own creature               | Bear   |
        | a creature of another player  | Wolf   |

    Scenario Outline: <what> cannot be <chosen>
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                              |
        | Rod  | miracle | activated, once: 1 damage to <what> |
      And South's party is
        | card |
        | Hero |
      And West's party is
        | card |
        | Duke |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And these monsters are on West's newest land
        | card | owner |
        | Bear | South |
      When South tries to activate Rod on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | what                          | chosen |
        | an own character              | Duke   |
        | a character of another player | Hero   |
        | an own monster                | Wolf   |
        | a monster of another player   | Bear   |

    Scenario: "own" is the side of the player who uses the text, not of the turn player
      Given it is South's first window
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                                                  |
        | Rod  | miracle | counter to miracles, once: 1 damage to an own character |
      And South has placed Banner
      When North tries to counter with Rod on South Hero
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.target_state
  Rule: An unhurt or a wounded target is a character in that state.
    Background:
      Given it is South's first window

    Scenario Outline: <wanted> is chosen, <chosen>
      Given South's other cards are
        | card | kind    | effect                                |
        | Rod  | miracle | activated, once: 1 damage to <wanted> |
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      When South activates Rod on <chosen>
      Then <chosen> has 1 damage

      Examples:
        | wanted              | chosen |
        | an unhurt character | Hero   |
        | a wounded character | Ally   |

    Scenario Outline: <wanted> is not <chosen>
      Given South's other cards are
        | card | kind    | effect                                |
        | Rod  | miracle | activated, once: 1 damage to <wanted> |
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      When South tries to activate Rod on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | wanted              | chosen |
        | an unhurt character | Ally   |
        | a wounded character | Hero   |

    Scenario: damage alone wounds nobody
      Given South's other cards are
        | card | kind    | effect                                    |
        | Balm | miracle | activated, once: heal a wounded character |
      And South's party is
        | card | state  | durability | damage |
        | Hero | unhurt | 3          | 2      |
      When South tries to activate Balm on Hero
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a monster is neither unhurt nor wounded
      Given South's other cards are
        | card | kind    | effect                                          |
        | Rod  | miracle | activated, once: 1 damage to an unhurt creature |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to activate Rod on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.target_attribute
  Rule: A target with an attribute has it itself; of several attributes named any one will do.
    Background:
      Given it is South's first window

    Scenario Outline: a fire or water monster may be a <attribute> one
      Given South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: 1 damage to a fire or water monster |
      And these monsters are on South's newest land
        | card | attribute   |
        | Imp  | <attribute> |
      When South activates Rod on Imp
      Then Imp has 1 damage

      Examples:
        | attribute |
        | fire      |
        | water     |

    Scenario Outline: a fire or water monster cannot be one of <attribute>
      Given South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: 1 damage to a fire or water monster |
      And these monsters are on South's newest land
        | card | attribute   |
        | Imp  | <attribute> |
      When South tries to activate Rod on Imp
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | attribute |
        | wind      |
        | earth     |
        | none      |

    Scenario: the attribute of the land under it does not matter
      Given South's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1 damage to a fire monster |
      And South's map is, the oldest land first
        | card  | level | attribute |
        | Crags | 1     | fire      |
      And these monsters are on South's newest land
        | card | attribute |
        | Imp  | water     |
      When South tries to activate Rod on Imp
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.target_here
  Rule: A monster here is one on the newest land of the player who uses the text.
    Background:
      Given it is South's first window

    Scenario: a monster on the own newest land is "here"
      Given South's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1 damage to a monster here |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South activates Rod on Wolf
      Then Wolf has 1 damage

    Scenario: a monster on another player's newest land is not "here"
      Given South's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1 damage to a monster here |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      When South tries to activate Rod on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: without the word "here" the monster may be on another player's land
      Given South's other cards are
        | card | kind    | effect                                 |
        | Rod  | miracle | activated, once: 1 damage to a monster |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      When South activates Rod on Wolf
      Then Wolf has 1 damage

    Scenario: "here" is still the user's own land in another player's turn
      Given South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                                                |
        | Rod  | miracle | counter to miracles, once: 1 damage to a monster here |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And these monsters are on North's newest land
        | card |
        | Bear |
      And South has placed Banner
      When North tries to counter with Rod on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.target_count
  Rule: As many different targets are chosen as the text says; with fewer of them there it cannot be used.
    Background:
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                    |
        | Rod  | miracle | activated, once: 1 damage to two monsters |

    Scenario Outline: two of three are chosen, <first> and <second>
      Given these monsters are on South's newest land
        | card |
        | Wolf |
        | Bear |
        | Boar |
      When South activates Rod on <first> and <second>
      Then <first> and <second> have 1 damage
      And <other> has 0 damage

      Examples:
        | first | second | other |
        | Wolf  | Bear   | Boar  |
        | Boar  | Wolf   | Bear  |

    Scenario Outline: <chosen> are not two
      Given these monsters are on South's newest land
        | card |
        | Wolf |
        | Bear |
        | Boar |
      When South tries to activate Rod on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | chosen              |
        | Wolf                |
        | Wolf, Bear and Boar |
        | Wolf and Wolf       |

    Scenario: a text that chooses two cannot be used with only one there
      Given these monsters are on South's newest land
        | card |
        | Wolf |
      When the phase begins
      Then no activate answer is open to South

    Scenario: every choice of two targets is listed
      Given these monsters are on South's newest land
        | card |
        | Wolf |
        | Bear |
        | Boar |
      When the phase begins
      Then the activate answers open to South are exactly
        | card | targets    |
        | Rod  | Wolf, Bear |
        | Rod  | Wolf, Boar |
        | Rod  | Bear, Boar |

  @monster_maker.vocabulary.target_gone
  Rule: A target that has left the field meanwhile is not reached; everything else happens.
    Background:
      Given it is South's first window

    Scenario: the targets that have not left are still reached
      Given South's party is
        | card  | skills |
        | Mage  | mage 1 |
        | Ally  |        |
        | Guard |        |
      And South's hand is
        | card | kind  | class | level | effect                                                |
        | Hymn | skill | mage  | 1     | skill: attack +1 to two own characters until turn end |
      And North's party is
        | card  | effect                                                                |
        | Rogue | counter to skills, once: return a character of another player to hand |
      And South has used Hymn with Mage on Ally and Guard
      When North counters with Rogue on Ally
      Then Guard adds 1 to its attack
      And Ally is in South's hand

    Scenario: with no target left nothing happens, and the skill has been used
      Given South's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And South's hand is
        | card | kind  | class | level | effect                                              |
        | Hymn | skill | mage  | 1     | skill: attack +1 to an own character until turn end |
      And North's party is
        | card  | effect                                                                |
        | Rogue | counter to skills, once: return a character of another player to hand |
      And South has used Hymn with Mage on Ally
      When North counters with Rogue on Ally
      Then Hymn is in South's discard pile
      And Mage adds 0 to its attack

    Scenario: parts that reach somebody else still happen
      Given South's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And South's hand is
        | card | kind  | class | level | effect                                                         |
        | Hymn | skill | mage  | 1     | skill: attack +1 to an own character until turn end and draw 1 |
      And North's party is
        | card  | effect                                                                |
        | Rogue | counter to skills, once: return a character of another player to hand |
      And South has used Hymn with Mage on Ally
      When North counters with Rogue on Ally
      Then South Deck 1 is in South's hand

  @monster_maker.vocabulary.reach_this
  Rule: "This" is the creature whose text it is, of an item its holder, of a skill its user.
    Background:
      Given it is South's first window

    Scenario: "this" is the character whose own ability it is
      Given South's party is
        | card | effect                                            |
        | Hero | activated, once: attack +2 to this until turn end |
        | Ally |                                                   |
      When South activates Hero
      Then Hero adds 2 to its attack
      And Ally adds 0 to its attack

    Scenario: "this" is the holder of an item
      Given South's party is
        | card |
        | Hero |
        | Ally |
      And Ally holds these items
        | card  | effect                                            |
        | Sword | activated, once: attack +2 to this until turn end |
      When South activates Sword
      Then Ally adds 2 to its attack
      And Hero adds 0 to its attack

    Scenario: "this" is the user of a skill
      Given South's party is
        | card   | skills    |
        | Hero   | fighter 1 |
        | Squire | fighter 1 |
      And South's hand is
        | card   | kind  | class   | level | effect                                  |
        | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
      When South uses Stance with Squire
      Then Squire adds 2 to its attack
      And Hero adds 0 to its attack

    Scenario: "this" is the monster whose own ability it is
      Given North's map has level 1
      And these monsters are on North's newest land
        | card | owner | effect                                            |
        | Wolf | South | activated, once: attack +2 to this until turn end |
        | Bear | South |                                                   |
      When South activates Wolf
      Then Wolf adds 2 to its attack
      And Bear adds 0 to its attack

    Scenario: "this" is nobody, if that creature has gone
      Given South's party is
        | card   | skills    |
        | Hero   | fighter 1 |
        | Squire | fighter 1 |
      And South's hand is
        | card   | kind  | class   | level | effect                                             |
        | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end and draw 1 |
      And North's party is
        | card  | effect                                                                |
        | Rogue | counter to skills, once: return a character of another player to hand |
      And South has used Stance with Squire
      When North counters with Rogue on Squire
      Then Hero adds 0 to its attack
      And Squire and South Deck 1 are in South's hand

  @monster_maker.vocabulary.reach_party
  Rule: The own party is every character of the player who uses the text, unhurt or wounded.
    Background:
      Given it is South's first window

    Scenario: the own party is the unhurt and the wounded
      Given South's other cards are
        | card | kind    | effect                                                     |
        | Song | miracle | activated, once: attack +1 to the own party until turn end |
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South activates Song
      Then Hero adds 1 to its attack
      And Ally adds 1 to its attack
      And North Hero adds 0 to its attack
      And Wolf adds 0 to its attack

    Scenario: the own party is that of the player who uses the text
      Given South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                                                               |
        | Song | miracle | counter to miracles, once: attack +1 to the own party until turn end |
      And South has placed Banner
      When North counters with Song
      Then North Hero adds 1 to its attack
      And South Hero adds 0 to its attack

  @monster_maker.vocabulary.reach_obstacles
  Rule: The obstacles are all monsters on the newest land of the player who uses the text, whosever they are.
    Scenario: the obstacles are the monsters of all owners, and nobody else
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                     |
        | Rod  | miracle | activated, once: 1 damage to the obstacles |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Bear | West  |
      And these monsters are on West's newest land
        | card | owner |
        | Boar | South |
      When South activates Rod
      Then Wolf and Bear have 1 damage
      And Boar has 0 damage
      And South Hero has 0 damage

    Scenario: the obstacles are those of the player who uses the text
      Given it is South's first window
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | counter to miracles, once: 1 damage to the obstacles |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And these monsters are on North's newest land
        | card |
        | Bear |
      And South has placed Banner
      When North counters with Rod
      Then Bear has 1 damage
      And Wolf has 0 damage

  @monster_maker.vocabulary.reach_opponents
  Rule: All opposing characters are the characters of every other player, but no monsters.
    Scenario: every character of every other player
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: 1 damage to all opposing characters |
      And West's party is
        | card | state   |
        | Duke | unhurt  |
        | Page | wounded |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      When South activates Rod
      Then Duke and Page have 1 damage
      And North Hero has 1 damage
      And South Hero has 0 damage
      And Wolf has 0 damage

    Scenario: to the user of a counter the turn player is an opponent
      Given it is South's first window
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                                                         |
        | Rod  | miracle | counter to miracles, once: 1 damage to all opposing characters |
      And South has placed Banner
      When North counters with Rod
      Then South Hero has 1 damage
      And North Hero has 0 damage

    Scenario: with four players the characters of all three others are opposing
      Given 4 players sit at the table
      And it is South's first window
      And South's party is
        | card |
        | Mage |
      And West's party is
        | card | durability |
        | Will | 9          |
      And North's party is
        | card | durability |
        | Ned  | 9          |
      And East's party is
        | card | durability |
        | Eve  | 9          |
      And South's other cards are
        | card | kind    | effect                                               |
        | Rune | miracle | activated, once: 1 damage to all opposing characters |
      When South activates Rune
      Then Will, Ned and Eve have 1 damage

  @monster_maker.vocabulary.reach_everybody
  Rule: Everybody is every character and every monster of all players.
    Scenario: all characters and monsters of all players
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                                 |
        | Rod  | miracle | activated, once: 1 damage to everybody |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And these monsters are on West's newest land
        | card | owner |
        | Bear | South |
      When South activates Rod
      Then South Hero, West Hero and North Hero have 1 damage
      And Wolf and Bear have 1 damage

  @monster_maker.vocabulary.constant
  Rule: A constant effect of a character or miracle holds while its card is on the field as such, and no longer.
    Scenario: a constant effect begins when the card comes to the field
      Given it is South's first window
      And South's hand is
        | card   | kind    | level | effect                           |
        | Banner | miracle | 0     | constant: attack +1 to the party |
      When South places Banner
      Then South Hero adds 1 to its attack

    Scenario: a constant effect does nothing in the hand
      Given it is South's first window
      And South's hand is
        | card   | kind    | level | effect                           |
        | Banner | miracle | 0     | constant: attack +1 to the party |
      When the phase begins
      Then South Hero adds 0 to its attack

    Scenario: a constant effect ends when the card leaves the field
      Given it is South's move phase
      And South's party is
        | card | effect                           |
        | Hero |                                  |
        | Drum | constant: attack +1 to the party |
      When South dismisses Drum
      Then Hero adds 0 to its attack

    Scenario: a constant effect has not begun while others may counter
      Given it is South's first window
      And South's hand is
        | card   | kind    | level | effect                           |
        | Banner | miracle | 0     | constant: attack +1 to the party |
      And North's party is
        | card   | effect                               |
        | Warden | counter to miracles, once: cancel it |
      When South places Banner
      Then South Hero adds 0 to its attack

    Scenario: a constant effect outlasts the turn
      Given it is South's end phase
      And South's other cards are
        | card   | kind    | effect                           |
        | Banner | miracle | constant: attack +1 to the party |
      When South ends the turn
      Then South Hero adds 1 to its attack

    Scenario: a character that is used as a monster has no constant effect
      Given it is North's first window
      And these monsters are on North's newest land
        | card    | owner | kind                  | effect                           |
        | Brigand | South | character and monster | constant: attack +1 to the party |
      When the phase begins
      Then South Hero adds 0 to its attack
      And Brigand adds 0 to its attack

    Scenario: a constant effect holds while its character is wounded
      Given it is South's first window
      And South's party is
        | card    | state   | effect                           |
        | Drummer | wounded | constant: attack +1 to the party |
        | Hero    | unhurt  |                                  |
      When the phase begins
      Then Hero adds 1 to its attack

  @monster_maker.vocabulary.constant_whom
  Rule: A constant effect holds for its character, of an item for the holder, or for the whole own party; those of several cards add up.
    Background:
      Given it is South's first window

    Scenario: a character's constant effect holds for itself
      Given South's party is
        | card | effect                      |
        | Hero | constant: attack +1 to this |
        | Ally |                             |
      When the phase begins
      Then Hero adds 1 to its attack
      And Ally adds 0 to its attack

    Scenario: an item's constant effect holds for its holder
      Given South's party is
        | card |
        | Hero |
        | Ally |
      And Ally holds these items
        | card  | effect                      |
        | Sword | constant: attack +1 to this |
      When the phase begins
      Then Ally adds 1 to its attack
      And Hero adds 0 to its attack

    Scenario Outline: a constant effect for the party, of <whose>
      Given South's party is
        | card | effect      |
        | Hero | <character> |
        | Ally |             |
      And South's other cards are
        | card   | kind    | effect    |
        | Banner | miracle | <miracle> |
      When the phase begins
      Then Hero adds 1 to its attack
      And Ally adds 1 to its attack
      And North Hero adds 0 to its attack

      Examples:
        | whose       | character                        | miracle                          |
        | a character | constant: attack +1 to the party |                                  |
        | a miracle   |                                  | constant: attack +1 to the party |

    Scenario: constant effects of several cards add up
      Given South's party is
        | card | effect                      |
        | Hero | constant: attack +1 to this |
        | Ally |                             |
      And South's other cards are
        | card   | kind    | effect                           |
        | Banner | miracle | constant: attack +2 to the party |
      When the phase begins
      Then Hero adds 3 to its attack
      And Ally adds 2 to its attack

    Scenario: a constant effect for the party is not for own monsters
      Given North's other cards are
        | card | kind    | effect                           |
        | Song | miracle | constant: attack +1 to the party |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      When the phase begins
      Then Wolf adds 0 to its attack
      And North Hero adds 1 to its attack

  @monster_maker.vocabulary.constant_attack
  Rule: A constant change of attack is added once to each attack result in a battle, which is at least 0.
    Scenario Outline: an attack of 2 with a constant <change>
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                            |
        | Hero | 2      | constant: attack <change> to this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      When the battle on South's newest land is fought out
      Then Wolf has <damage> damage

      Examples:
        | change | damage |
        | +2     | 4      |
        | -1     | 1      |
        | -3     | 0      |

    Scenario: a result of 0 takes nothing from another's
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                      |
        | Hero | 2      | constant: attack -3 to this |
        | Page | 4      |                             |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero and Page to Wolf
      When North aims Wolf at nobody
      Then Wolf has 4 damage

    Scenario: a constant change of attack is added once to a roll of several dice
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                      |
        | Hero | 2D     | constant: attack +1 to this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 19         |
      And South's attack dice will show 3 and 4
      When the battle on South's newest land is fought out
      Then Wolf has 8 damage

    Scenario: a constant change of attack does not add to the damage of a text
      Given it is South's first window
      And South's party is
        | card | skills | effect                      |
        | Mage | mage 1 | constant: attack +1 to this |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 2 damage to a monster |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      When South uses Spark with Mage on Wolf
      Then Wolf has 2 damage

  @monster_maker.vocabulary.constant_ward
  Rule: A ward takes its points off each damage that the character takes, in battles and elsewhere, never below 0.
    Scenario Outline: <amount> damage to a ward of 2
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                          |
        | Rod  | miracle | activated, once: <amount> damage to a character |
      And North's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 2 for this |
        | Page | 9          |                           |
      When South activates Rod on Duke
      Then Duke has <taken> damage

      Examples:
        | amount | taken |
        | 1      | 0     |
        | 2      | 0     |
        | 3      | 1     |

    Scenario: a ward works in a battle
      Given it is South's battle phase
      And South's party is
        | card | attack | durability | effect                    |
        | Hero | 0      | 9          | constant: ward 2 for this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 5      | 9          |
      When the battle on South's newest land is fought out
      Then Hero has 3 damage

    Scenario: a ward takes its points off each damage anew
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                   |
        | Rod  | miracle | activated, once: 3 damage to a character |
        | Wand | miracle | activated, once: 3 damage to a character |
      And North's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 2 for this |
      And South has activated Rod on Duke
      When South activates Wand on Duke
      Then Duke has 2 damage

    Scenario: wards add up
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                   |
        | Rod  | miracle | activated, once: 5 damage to a character |
      And North's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 2 for this |
      And North's other cards are
        | card | kind    | effect                         |
        | Rune | miracle | constant: ward 1 for the party |
      When South activates Rod on Duke
      Then Duke has 2 damage

    Scenario: monsters have nothing of a ward
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                 |
        | Rod  | miracle | activated, once: 2 damage to a monster |
      And North's other cards are
        | card | kind    | effect                         |
        | Rune | miracle | constant: ward 1 for the party |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      When South activates Rod on Wolf
      Then Wolf has 2 damage

    Scenario: a ward that is lost by a damage still holds for that damage
      Given it is South's first window
      And South's party is
        | card   | durability | state   | effect                         |
        | Warden | 1          | wounded | constant: ward 1 for the party |
        | Hero   | 9          | unhurt  |                                |
      And South's other cards are
        | card | kind    | effect                                     |
        | Rune | miracle | activated, once: 2 damage to the own party |
      When South activates Rune
      Then Warden is in South's discard pile
      And Hero has 1 damage

  @monster_maker.vocabulary.constant_level
  Rule: A constant change of level is added to the own party level when cards of the kind it names are placed.
    Scenario Outline: two levels more for characters, one of level <level>
      Given it is South's encounter phase
      And South's map has level 1
      And South's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +2 for placing characters |
      And South's hand is
        | card | kind      | level   |
        | Ally | character | <level> |
      When South places Ally in the party
      Then Ally is in South's party

      Examples:
        | level |
        | 2     |
        | 3     |

    Scenario: two levels more for characters, and one of level 4 is too high
      Given it is South's encounter phase
      And South's map has level 1
      And South's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +2 for placing characters |
      And South's hand is
        | card | kind      | level |
        | Ally | character | 4     |
      When South tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario: a rank-up is a placing
      Given it is South's encounter phase
      And South's map has level 1
      And South's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +2 for placing characters |
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rin   |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 3     | Rin   |
      When South ranks up Rookie to Veteran
      Then Veteran is in South's party

    Scenario: the levels of two cards add up
      Given it is South's first window
      And South's map has level 1
      And South's other cards are
        | card   | kind    | effect                                  |
        | Shrine | miracle | constant: level +1 for placing miracles |
        | Temple | miracle | constant: level +1 for placing miracles |
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 3     |
      When South places Banner
      Then Banner is in South's other cards

    Scenario: a level for miracles counts for items
      Given it is South's first window
      And South's map has level 1
      And South's other cards are
        | card   | kind    | effect                                  |
        | Shrine | miracle | constant: level +1 for placing miracles |
      And South's hand is
        | card  | kind | level |
        | Sword | item | 2     |
      When South places Sword on South Hero
      Then South Hero holds Sword

    Scenario: a level for miracles is none for characters
      Given it is South's encounter phase
      And South's map has level 1
      And South's other cards are
        | card   | kind    | effect                                  |
        | Shrine | miracle | constant: level +1 for placing miracles |
      And South's hand is
        | card | kind      | level |
        | Ally | character | 2     |
      When South tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level

  @monster_maker.vocabulary.mission_level
  Rule: A mission that asks for a level is fulfilled from that party level on.
    Scenario Outline: level 4 with party level <level>
      Given it is South's first window
      And South's map has level <level>
      And South's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When South passes
      Then South has won under monster_maker.victory.mission

      Examples:
        | level |
        | 4     |
        | 5     |

    Scenario: level 4 with party level 3
      Given it is South's first window
      And South's map has level 3
      And South's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When South passes
      Then it has become South's second window

    Scenario: a change of level for placing miracles does not count
      Given it is South's victory check
      And South's map has level 3
      And South's other cards are
        | card   | kind    | mission | effect                                  |
        | Quest  | mission | level 4 |                                         |
        | Shrine | miracle |         | constant: level +1 for placing miracles |
      When the phase begins
      Then it has become South's second window

  @monster_maker.vocabulary.mission_lands
  Rule: A mission counts towns, unexplored lands and attributes on the own map; a face-down card is an unexplored land and nothing else.
    Background:
      Given it is South's first window

    Scenario Outline: <mission> are there
      Given South's map is, the oldest land first
        | card  | level | town | attribute | face |
        | Ford  | 1     | yes  | none      | up   |
        | Crags | 1     |      | fire      | up   |
        | Gate  | 1     | yes  | water     | up   |
        | Moor  | 1     |      | earth     | down |
        | Bell  | 1     | yes  | wind      | down |
      And South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then South has won under monster_maker.victory.mission

      Examples:
        | mission        |
        | 1 town         |
        | 2 towns        |
        | 1 unexplored   |
        | 2 unexplored   |
        | fire           |
        | fire and water |

    Scenario Outline: <mission> are not there
      Given South's map is, the oldest land first
        | card  | level | town | attribute | face |
        | Ford  | 1     | yes  | none      | up   |
        | Crags | 1     |      | fire      | up   |
        | Gate  | 1     | yes  | water     | up   |
        | Moor  | 1     |      | earth     | down |
        | Bell  | 1     | yes  | wind      | down |
      And South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then it has become South's second window

      Examples:
        | mission       |
        | 3 towns       |
        | 3 unexplored  |
        | earth         |
        | fire and wind |

    Scenario: a mission does not count another player's lands
      Given North's map is, the oldest land first
        | card | level | town |
        | Ford | 1     | yes  |
      And South's other cards are
        | card  | kind    | mission |
        | Quest | mission | 1 town  |
      When South passes
      Then it has become South's second window

  @monster_maker.vocabulary.mission_characters
  Rule: A mission counts unhurt characters of the own party; a class and level are had by one of them who has that level or more.
    Background:
      Given it is South's first window
      And South's party is
        | card  | state   | skills             |
        | Hero  | unhurt  | mage 3 and thief 1 |
        | Ally  | unhurt  |                    |
        | Guard | wounded | cleric 5           |

    Scenario Outline: <mission> is there
      Given South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then South has won under monster_maker.victory.mission

      Examples:
        | mission  |
        | 1 unhurt |
        | 2 unhurt |
        | mage 2   |
        | mage 3   |
        | thief 1  |

    Scenario Outline: <mission> is not there
      Given South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then it has become South's second window

      Examples:
        | mission   |
        | 3 unhurt  |
        | mage 4    |
        | thief 2   |
        | cleric 5  |
        | fighter 0 |

  @monster_maker.vocabulary.mission_whole
  Rule: A mission is fulfilled when everything that it asks for is there at the same time.
    Background:
      Given it is South's first window
      And South's map is, the oldest land first
        | card | level | town |
        | Ford | 1     | yes  |
        | Moor | 2     |      |

    Scenario: everything that a mission asks for is there
      Given South's other cards are
        | card  | kind    | mission                   |
        | Quest | mission | level 3, 1 town, 1 unhurt |
      When South passes
      Then South has won under monster_maker.victory.mission

    Scenario Outline: <missing> is missing
      Given South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then it has become South's second window

      Examples:
        | missing             | mission                    |
        | a level             | level 4, 1 town, 1 unhurt  |
        | a town              | level 3, 2 towns, 1 unhurt |
        | an unhurt character | level 3, 1 town, 2 unhurt  |

    Scenario: two missions do not fulfil each other
      Given South's other cards are
        | card  | kind    | mission          |
        | Quest | mission | level 3, 2 towns |
        | Tour  | mission | level 4, 1 town  |
      When South passes
      Then it has become South's second window

    Scenario: one of two missions is enough
      Given South's other cards are
        | card  | kind    | mission         |
        | Quest | mission | level 4, 1 town |
        | Tour  | mission | level 3, 1 town |
      When South passes
      Then South has won under monster_maker.victory.mission

  @monster_maker.vocabulary.printed
  Rule: A card whose text could not be carried out, or could be used without end, is no card: a position with it is turned down.
    Background:
      Given it is South's first window

    Scenario Outline: a text with <fault> is turned down
      Given a card with these fields lies in South's hand
        | field     | value        |
        | kind      | miracle      |
        | miracle   | {"level": 0} |
        | abilities | <abilities>  |
      When the position is put on the table
      Then it is turned down

      Examples:
        | fault                               | abilities                                                                                               |
        | nothing to do                       | [{"timing": "activated", "once": true, "do": []}]                                                       |
        | no cost and no limit                | [{"timing": "activated", "do": [{"verb": "draw", "count": 1}]}]                                         |
        | a cost at the start of a battle     | [{"timing": "battle_start", "cost": {"discard": 1}, "do": [{"verb": "draw", "count": 1}]}]              |
        | a limit at the end of a battle      | [{"timing": "battle_end", "once": true, "do": [{"verb": "draw", "count": 1}]}]                          |
        | a choice that nothing comes of      | [{"timing": "activated", "once": true, "target": {}, "do": [{"verb": "draw", "count": 1}]}]             |
        | nobody chosen for what it does      | [{"timing": "activated", "once": true, "do": [{"verb": "wound"}]}]                                      |
        | a choice of nobody                  | [{"timing": "activated", "once": true, "target": {"count": 0}, "do": [{"verb": "wound"}]}]              |
        | less than no dice                   | [{"timing": "activated", "once": true, "target": {}, "do": [{"verb": "damage", "roll": {"dice": -1}}]}] |
        | nothing that it answers             | [{"timing": "counter", "once": true, "do": [{"verb": "cancel"}]}]                                       |
        | something to answer, but no counter | [{"timing": "activated", "once": true, "answers": ["skill"], "do": [{"verb": "draw", "count": 1}]}]     |
        | nothing to cancel                   | [{"timing": "activated", "once": true, "do": [{"verb": "cancel"}]}]                                     |
        | characters to send                  | [{"timing": "activated", "once": true, "target": {}, "do": [{"verb": "send"}]}]                         |
        | obstacles to send                   | [{"timing": "activated", "once": true, "do": [{"verb": "send", "to": "obstacles"}]}]                    |
        | the timing of a skill               | [{"timing": "skill", "do": [{"verb": "draw", "count": 1}]}]                                             |
        | a role that it has not              | [{"timing": "activated", "once": true, "used_as": "monster", "do": [{"verb": "draw", "count": 1}]}]     |
        | an unknown verb                     | [{"timing": "activated", "once": true, "do": [{"verb": "dance"}]}]                                      |

    Scenario Outline: a text with <words> is accepted
      Given a card with these fields lies in South's hand
        | field     | value        |
        | kind      | miracle      |
        | miracle   | {"level": 0} |
        | abilities | <abilities>  |
      When the position is put on the table
      Then it is accepted

      Examples:
        | words                 | abilities                                                                                        |
        | a limit               | [{"timing": "activated", "once": true, "do": [{"verb": "draw", "count": 1}]}]                    |
        | a cost                | [{"timing": "activated", "cost": {"discard_this": true}, "do": [{"verb": "draw", "count": 1}]}]  |
        | somebody chosen       | [{"timing": "activated", "once": true, "target": {}, "do": [{"verb": "wound"}]}]                 |
        | the start of a battle | [{"timing": "battle_start", "do": [{"verb": "draw", "count": 1}]}]                               |
        | something to answer   | [{"timing": "counter", "once": true, "answers": ["skill"], "do": [{"verb": "cancel"}]}]          |
        | monsters to send      | [{"timing": "activated", "once": true, "target": {"what": "monster"}, "do": [{"verb": "send"}]}] |

    Scenario Outline: a <kind> card with <fault> is turned down
      Given a card with these fields lies in South's hand
        | field   | value  |
        | kind    | <kind> |
        | <kind>  | <face> |
        | <group> | <text> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind    | fault                               | face                                | group     | text                                                                                          |
        | skill   | no text                             | {"level": 1, "skill_class": "mage"} | abilities | []                                                                                            |
        | skill   | another timing                      | {"level": 1, "skill_class": "mage"} | abilities | [{"timing": "activated", "once": true, "do": [{"verb": "draw", "count": 1}]}]                 |
        | skill   | its own discard as a cost           | {"level": 1, "skill_class": "mage"} | abilities | [{"timing": "skill", "cost": {"discard_this": true}, "do": [{"verb": "draw", "count": 1}]}]   |
        | land    | a wound as a cost                   | {"level": 1}                        | abilities | [{"timing": "activated", "cost": {"wound_this": true}, "do": [{"verb": "draw", "count": 1}]}] |
        | land    | itself to be reached                | {"level": 1}                        | abilities | [{"timing": "activated", "once": true, "do": [{"verb": "heal", "to": "this"}]}]               |
        | land    | a constant effect                   | {"level": 1}                        | constants | [{"attack": 1}]                                                                               |
        | miracle | a constant effect of nothing        | {"level": 0}                        | constants | [{"to": "party"}]                                                                             |
        | miracle | a change of level for nothing       | {"level": 0}                        | constants | [{"level": 1}]                                                                                |
        | miracle | a purpose without a change of level | {"level": 0}                        | constants | [{"attack": 1, "placing": "miracle"}]                                                         |
