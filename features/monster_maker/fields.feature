Feature: Fields

  Where cards lie, how they lie, and who may look at them.

  @monster_maker.game.discard_pile
  Rule: There is a discard pile; destroyed permanent cards and used instant cards go there.
    Scenario: a destroyed monster goes to the discard pile
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      When the battle on East's newest land is fought out
      Then Wolf is in South's discard pile
      And Wolf is not on East's newest land

    Scenario: a destroyed character goes to the discard pile
      Given it is South's first window
      And South's party is
        | card  | state   | skills    |
        | Rider | unhurt  | fighter 1 |
        | Ally  | wounded |           |
      And South's hand is
        | card   | kind  | class   | level | effect                              |
        | Charge | skill | fighter | 1     | skill: wound one of your characters |
      When South uses Charge with Rider on Ally
      Then Ally is in South's discard pile
      And Ally is not in South's party

    Scenario: a used skill goes to the discard pile
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When North uses Omen with Mage
      Then Omen is in North's discard pile
      And North's discard pile has 1 card

    Scenario: a lost land goes to the discard pile
      Given 3 players sit at the table
      And it is West's battle phase
      And West's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And these monsters are on West's newest land
        | card | retreat |
        | Wolf | 1       |
      When West retreats
      Then Moor is in West's discard pile
      And Hills is not in West's discard pile

    Scenario: hand cards that are too many go to the discard pile
      Given it is North's end phase
      And North's hand holds 8 cards
      When North discards North Hand 3
      Then North Hand 3 is in North's discard pile
      And North's hand has 7 cards

  @monster_maker.state.character_wounded
  Rule: A character is unhurt (upright) or wounded (sideways).
    Scenario: a new character is unhurt
      Given it is South's encounter phase
      And South's hand is
        | card | kind      |
        | Ally | character |
      When South places Ally in the party
      Then Ally is unhurt

    Scenario: an unhurt character becomes wounded
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | durability |
        | Hero | 3          |
        | Page | 3          |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 3      | 9          |
      When the battle on East's newest land is fought out
      Then Hero is wounded
      And Page is unhurt

    Scenario: damage below the durability wounds nobody
      Given it is South's battle phase
      And South's party is
        | card | durability |
        | Hero | 3          |
        | Page | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 2      | 9          |
      When the battle on South's newest land is fought out
      Then Hero is unhurt
      And Hero has 2 damage

    Scenario: who is wounded stays so at the end of the turn
      Given it is North's end phase
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      When North ends the turn
      Then Ally is wounded
      And Hero is unhurt

  @monster_maker.state.permanents
  Rule: Lands, characters, monsters and miracles are permanent cards and stay on the field.
    Scenario: everything on the field is there in the next turn
      Given 3 players sit at the table
      And it is West's end phase
      And West's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And West's party is
        | card | items |
        | Hero | Sword |
      And West's other cards are
        | card   | kind    |
        | Banner | miracle |
        | Quest  | mission |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      When West ends the turn
      Then West's map is, from the oldest, Hills
      And Hero holds Sword
      And Banner and Quest are in West's other cards
      And Wolf is on West's newest land

    Scenario: monsters stay after a battle that does not destroy them
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      When the battle on North's newest land is fought out
      Then Wolf is on North's newest land
      And Hero is in North's party

    Scenario: a miracle stays after its effect has been used
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 1 |
      When South activates Well
      Then Well is in South's other cards
      And Well is not in South's discard pile

    Scenario: a land stays on the map under the next
      Given 4 players sit at the table
      And it is East's move phase
      And East's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And East's hand is
        | card | kind | level |
        | Moor | land | 1     |
      When East moves to Moor
      Then East's map is, from the oldest, Hills and Moor

    Scenario Outline: a whole round later <what> as it was
      Given 4 players sit at the table
      And it is <seat>'s third window
      And <seat>'s party is
        | card | state   | marker | items |
        | Hero | wounded | start  | Sword |
        | Ally |         |        |       |
      And <seat>'s map is, the oldest land first
        | card  | level | face |
        | Hills | 2     |      |
        | Moor  | 4     | down |
      And <seat>'s other cards are
        | card   | kind    | effect                           |
        | Banner | miracle | constant: attack +2 to the party |
      And <seat>'s discard pile is
        | card |
        | Ring |
      When <seat> plays the turn to its end
      And it has come to <seat>'s second window
      Then <outcome>

      Examples:
        | seat  | what                  | outcome                          |
        | South | a wound is            | Hero is wounded                  |
        | West  | a wound is            | Hero is wounded                  |
        | North | a marker is           | Hero has the start marker        |
        | East  | an item is            | Hero holds Sword                 |
        | South | an unexplored land is | Moor lies face down              |
        | West  | the party level is    | West's party level is 3          |
        | North | a miracle is          | Banner is in North's other cards |
        | East  | a constant is         | Ally adds 2 to its attack        |
        | South | a discard pile is     | Ring is in South's discard pile  |
        | West  | somebody unhurt is    | Ally is unhurt                   |

    Scenario Outline: when all others have had their turns, <other> has <what> as it was
      Given 4 players sit at the table
      And it is <seat>'s third window
      And <other>'s party is
        | card | state   | marker | items |
        | Hero | wounded | start  | Sword |
        | Ally |         |        |       |
      And <other>'s map is, the oldest land first
        | card  | level | face |
        | Hills | 2     |      |
        | Moor  | 4     | down |
      And <other>'s hand is
        | card  |
        | Ring  |
        | Crown |
      When <seat> plays the turn to its end
      And it has come to <next>'s second window
      Then <outcome>

      Examples:
        | seat  | next  | other | what     | outcome                                        |
        | South | West  | North | a wound  | Hero is wounded                                |
        | West  | North | South | a marker | Hero has the start marker                      |
        | North | East  | West  | an item  | Hero holds Sword                               |
        | East  | South | North | the hand | North's hand has 2 cards                       |
        | South | West  | East  | the map  | East's map is, from the oldest, Hills and Moor |
        | North | East  | South | the deck | South's deck has 5 cards                       |

    Scenario Outline: who has <come> is reached in the next turn like anybody else: <effect>
      Given it is <seat>'s encounter phase
      And <seat>'s party is
        | card   | named |
        | Rookie | Rook  |
      And <seat>'s hand is
        | card     | kind   | level | durability | named  |
        | Newcomer | <kind> | 1     | 3          | <name> |
      And <seat>'s map has level 1
      And <seat>'s other cards are
        | card   | kind    | effect                    |
        | Banner | miracle | activated, once: <effect> |
      And <seat> has <come>
      And <seat> has played the turn to its end
      And it has come to <seat>'s first window
      When <seat> activates Banner on Newcomer
      Then <outcome>

      Examples:
        | seat  | kind                  | name | come                         | effect                                 | outcome                             |
        | South | character             | Jay  | placed Newcomer in the party | 2 damage to a creature                 | Newcomer has 2 damage               |
        | North | character             | Jay  | placed Newcomer in the party | 3 damage to a creature                 | Newcomer is wounded                 |
        | South | character             | Jay  | placed Newcomer in the party | wound a character                      | Newcomer is wounded                 |
        | North | character             | Jay  | placed Newcomer in the party | attack +2 to a creature until turn end | Newcomer adds 2 to its attack       |
        | South | character             | Jay  | placed Newcomer in the party | return a character to hand             | Newcomer is in South's hand         |
        | North | character             | Jay  | placed Newcomer in the party | wound a character and wound it         | Newcomer is in North's discard pile |
        | South | character             | Jay  | placed Newcomer in the party | wound a character and heal it          | Newcomer is unhurt                  |
        | North | monster and character | Jay  | placed Newcomer in the party | 2 damage to a creature                 | Newcomer has 2 damage               |
        | South | monster and character | Jay  | placed Newcomer in the party | 3 damage to a creature                 | Newcomer is wounded                 |
        | North | monster and character | Jay  | placed Newcomer in the party | wound a character                      | Newcomer is wounded                 |
        | South | monster and character | Jay  | placed Newcomer in the party | attack +2 to a creature until turn end | Newcomer adds 2 to its attack       |
        | North | monster and character | Jay  | placed Newcomer in the party | return a character to hand             | Newcomer is in North's hand         |
        | South | monster and character | Jay  | placed Newcomer in the party | wound a character and wound it         | Newcomer is in South's discard pile |
        | North | monster and character | Jay  | placed Newcomer in the party | wound a character and heal it          | Newcomer is unhurt                  |
        | South | character             | Rook | ranked up Rookie to Newcomer | 2 damage to a creature                 | Newcomer has 2 damage               |
        | North | character             | Rook | ranked up Rookie to Newcomer | 3 damage to a creature                 | Newcomer is wounded                 |
        | South | character             | Rook | ranked up Rookie to Newcomer | wound a character                      | Newcomer is wounded                 |
        | North | character             | Rook | ranked up Rookie to Newcomer | attack +2 to a creature until turn end | Newcomer adds 2 to its attack       |
        | South | character             | Rook | ranked up Rookie to Newcomer | return a character to hand             | Newcomer is in South's hand         |
        | North | character             | Rook | ranked up Rookie to Newcomer | wound a character and wound it         | Newcomer is in North's discard pile |
        | South | character             | Rook | ranked up Rookie to Newcomer | wound a character and heal it          | Newcomer is unhurt                  |

    Scenario Outline: a <kind> placed on another's land is reached in the next turn: <effect>
      Given it is South's encounter phase
      And North's map has level 1
      And North's other cards are
        | card   | kind    | effect                    |
        | Banner | miracle | activated, once: <effect> |
      And South's hand is
        | card     | kind   |
        | Newcomer | <kind> |
      And South has placed Newcomer on North's land
      And South has played the turn to its end
      When North activates Banner on Newcomer
      Then <outcome>

      Examples:
        | kind                  | effect                                 | outcome                             |
        | monster               | 2 damage to a creature                 | Newcomer has 2 damage               |
        | monster               | 9 damage to a creature                 | Newcomer is in South's discard pile |
        | monster               | attack +2 to a creature until turn end | Newcomer adds 2 to its attack       |
        | monster               | return a creature to hand              | Newcomer is in South's hand         |
        | character and monster | 2 damage to a creature                 | Newcomer has 2 damage               |
        | character and monster | 9 damage to a creature                 | Newcomer is in South's discard pile |
        | character and monster | attack +2 to a creature until turn end | Newcomer adds 2 to its attack       |
        | character and monster | return a creature to hand              | Newcomer is in South's hand         |

    Scenario Outline: a <kind> placed on another's land is met in the next turn: <what>
      Given it is South's encounter phase
      And North's party is
        | card | attack   |
        | Hero | <attack> |
      And North's map has level 3
      And South's hand is
        | card     | kind   | attack | durability | retreat |
        | Newcomer | <kind> | 1      | 3          | 2       |
      And South has placed Newcomer on North's land
      And South has played the turn to its end
      And North has passed
      When North <does>
      And <then>
      Then <outcome>

      Examples:
        | kind                  | what            | attack | does              | then                                            | outcome                             |
        | monster               | it is destroyed | 3      | declares a battle | the battle on North's newest land is fought out | Newcomer is in South's discard pile |
        | monster               | it is damaged   | 2      | declares a battle | the battle on North's newest land is fought out | Newcomer has 2 damage               |
        | monster               | it strikes      | 0      | declares a battle | the battle on North's newest land is fought out | Hero has 1 damage                   |
        | monster               | it goes home    | 0      | retreats          | North passes                                    | Newcomer is in South's deck         |
        | character and monster | it is destroyed | 3      | declares a battle | the battle on North's newest land is fought out | Newcomer is in South's discard pile |
        | character and monster | it is damaged   | 2      | declares a battle | the battle on North's newest land is fought out | Newcomer has 2 damage               |
        | character and monster | it strikes      | 0      | declares a battle | the battle on North's newest land is fought out | Hero has 1 damage                   |
        | character and monster | it goes home    | 0      | retreats          | North passes                                    | Newcomer is in South's deck         |

    Scenario Outline: two whole rounds later <what> as it was
      Given it is <seat>'s third window
      And <seat>'s party is
        | card | state   | marker | items |
        | Hero | wounded | start  | Sword |
        | Ally |         |        |       |
      And <seat>'s map is, the oldest land first
        | card  | level | face |
        | Hills | 2     |      |
        | Moor  | 4     | down |
      And <seat>'s other cards are
        | card   | kind    | effect                           |
        | Banner | miracle | constant: attack +2 to the party |
      And <seat> has played the turn to its end
      And it has come to <seat>'s third window
      And <seat> has played the turn to its end
      When it has come to <seat>'s third window
      Then <outcome>

      Examples:
        | seat  | what                  | outcome                          |
        | South | a wound is            | Hero is wounded                  |
        | North | a marker is           | Hero has the start marker        |
        | South | an item is            | Hero holds Sword                 |
        | North | an unexplored land is | Moor lies face down              |
        | South | a miracle is          | Banner is in South's other cards |
        | North | a constant is         | Ally adds 2 to its attack        |

    Scenario: a monster is there until it is destroyed or goes home, however many battles there are
      Given it is North's battle phase
      And North's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And the battle on North's newest land has been fought out
      And it has come to South's third window
      And it has come to North's battle phase
      And the battle on North's newest land has been fought out
      And it has come to South's third window
      And it has come to North's battle phase
      When North declares a battle
      Then North is asked for an assignment
      And Wolf is on North's newest land

  @monster_maker.state.own_field_areas
  Rule: Each player's field has a map for lands, a party for characters and an area for other cards.
    Scenario: each card has come to its area
      Given it is South's third window
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And South's hand is
        | card   | kind      | level |
        | Ally   | character | 0     |
        | Banner | miracle   | 0     |
      And South has placed Banner
      And it has come to South's encounter phase
      When South places Ally in the party
      Then South's map is, from the oldest, Hills
      And South's party is South Hero and Ally
      And South's other cards has 1 card
      And Banner is in South's other cards

    Scenario: nobody has anything of another player's field
      Given 3 players sit at the table
      And it is West's third window
      And West's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When West places Banner
      Then Banner is in West's other cards
      And South's other cards has 0 cards
      And North's other cards has 0 cards

    Scenario Outline: a <kind> does not lie among the other cards
      Given it is North's first window
      And North's other cards are
        | card  | kind   |
        | Stray | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind      |
        | land      |
        | character |
        | monster   |
        | item      |
        | skill     |

    Scenario Outline: a <kind> does lie there
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card  | kind   |
        | Stray | <kind> |
      When the position is put on the table
      Then it is accepted

      Examples:
        | kind    |
        | miracle |
        | mission |

    Scenario Outline: a <kind> is not in a party
      Given it is North's first window
      And North's party is
        | card  | kind   |
        | Stray | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind    |
        | land    |
        | monster |
        | miracle |
        | skill   |

    Scenario Outline: a <kind> does not lie face up on a map
      Given it is South's first window
      And South's map is, the oldest land first
        | card  | kind   |
        | Stray | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind      |
        | character |
        | monster   |
        | miracle   |
        | skill     |

    Scenario: a card is in one place
      Given 4 players sit at the table
      And it is East's first window
      And East's hand is
        | card | kind | level |
        | Moor | land | 1     |
      And East's discard pile is
        | card | kind | level |
        | Moor | land | 1     |
      When the position is put on the table
      Then it is turned down

  @monster_maker.state.party_on_newest_land
  Rule: A player's characters form one party, regarded as standing on the newest land.
    Scenario: everybody meets the monsters of the newest land
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And South's party is
        | card  |
        | Hero  |
        | Ally  |
        | Guard |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero, Ally and Guard to Wolf
      Then Hero faces Wolf
      And Ally faces Wolf
      And Guard faces Wolf

    Scenario: nobody is left behind on an older land
      Given it is North's battle phase
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | 2            |
      And North has declared a battle
      When North tries to assign Hero to Wolf
      Then it is refused under monster_maker.assign.fill_attack_count

    Scenario: a text that says "here" means the newest land
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And these monsters are on North's newest land
        | card | owner |
        | Bear | West  |
      And West's hand is
        | card  | kind  | class | level | effect                            |
        | Spark | skill | mage  | 1     | skill: 1 damage to a monster here |
      When West tries to use Spark with Mage on Bear
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: the newest land is here, however long the path
      Given it is North's first window
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North's hand is
        | card  | kind  | class | level | effect                            |
        | Spark | skill | mage  | 1     | skill: 1 damage to a monster here |
      When North uses Spark with Mage on Wolf
      Then Wolf has 1 damage

    Scenario: after a retreat the whole party stands on the land before
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South's map is, from the oldest, Hills
      And South's party is Hero and Ally

    Scenario: a town heals every one of the party
      Given 4 players sit at the table
      And it is East's move phase
      And East's party is
        | card  | state   |
        | Hero  | unhurt  |
        | Ally  | wounded |
        | Guard | wounded |
      And East's hand is
        | card | kind | level | town |
        | Ford | land | 1     | yes  |
      When East moves to Ford
      Then Ally and Guard are unhurt

  @monster_maker.ruling.ownership
  Rule: Cards always go to their owner's piles.
    Scenario: a monster destroyed on another player's land
      Given 3 players sit at the table
      And it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 9      |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Wolf | West  | 0      | 3          |
      When the battle on South's newest land is fought out
      Then Wolf is in West's discard pile
      And South's discard pile has 0 cards
      And North's discard pile has 0 cards

    Scenario: monsters of two owners return to two decks
      Given 3 players sit at the table
      And it is West's battle phase
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | North |
        | Bear | South |
      And North's deck is, from the top
        | card |
        | Last |
      And South's deck is, from the top
        | card |
        | Only |
      When West retreats
      Then North's deck is, from the top, Last and Wolf
      And South's deck is, from the top, Only and Bear

    Scenario: a monster that returns to the hand
      Given 3 players sit at the table
      And it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      And North's hand is
        | card   | kind  | class | level | effect                          |
        | Banish | skill | mage  | 1     | skill: return a monster to hand |
      When North uses Banish with Mage on Wolf
      Then Wolf is in South's hand
      And North's hand has 0 cards

    Scenario: a character that returns to the hand
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And North's party is
        | card  | items |
        | Guard | Sword |
      And South's hand is
        | card   | kind  | class | level | effect                                              |
        | Banish | skill | mage  | 1     | skill: return a character of another player to hand |
      When South uses Banish with Mage on Guard
      Then Guard is in North's hand
      And Sword is in North's discard pile

    Scenario: a monster on a land that is lost with the party
      Given it is North's battle phase
      And North's party is
        | card | durability |
        | Hero | 1          |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 1      | 9          |
      When the battle on North's newest land is fought out
      Then Wolf is in South's discard pile
      And North Land 1 and Hero are in North's discard pile

    Scenario Outline: <owner>'s monster on <seat>'s land goes to <owner>'s <pile>
      Given 4 players sit at the table
      And it is <seat>'s <phase>
      And <owner>'s deck is, from the top
        | card | kind    |
        | Map  | miracle |
      And these monsters are on <seat>'s newest land
        | card | owner   | durability | retreat |
        | Wolf | <owner> | 2          | 0       |
      And <seat>'s other cards are
        | card | kind    | effect                                    |
        | Rod  | miracle | activated, once: 2 damage to a monster    |
        | Gust | miracle | activated, once: return a monster to hand |
      When <deed>
      Then Wolf is in <owner>'s <pile>

      Examples:
        | seat  | owner | pile         | phase        | deed                         |
        | South | East  | discard pile | first window | South activates Rod on Wolf  |
        | West  | South | discard pile | first window | West activates Rod on Wolf   |
        | North | West  | discard pile | first window | North activates Rod on Wolf  |
        | East  | North | discard pile | first window | East activates Rod on Wolf   |
        | South | East  | hand         | first window | South activates Gust on Wolf |
        | West  | South | hand         | first window | West activates Gust on Wolf  |
        | North | West  | hand         | first window | North activates Gust on Wolf |
        | East  | North | hand         | first window | East activates Gust on Wolf  |
        | South | East  | deck         | battle phase | South retreats               |
        | West  | South | deck         | battle phase | West retreats                |
        | North | West  | deck         | battle phase | North retreats               |
        | East  | North | deck         | battle phase | East retreats                |

  @monster_maker.ruling.hidden_information
  Rule: A hand is its owner's secret, its size is not; nobody sees a deck's order; a card lying face down has a clause of its own; everything else lies open.
    Scenario: a hand is seen by its owner
      Given 3 players sit at the table
      And it is West's first window
      And West's hand is
        | card  | kind |
        | Sword | item |
      When the phase begins
      Then West sees Sword in West's hand

    Scenario Outline: <viewer> does not see a hand, but its size
      Given 3 players sit at the table
      And it is South's first window
      And South's hand is
        | card  | kind |
        | Sword | item |
        | Crown | item |
      When the phase begins
      Then <viewer> sees no card in South's hand
      And <viewer> does not learn of Sword anywhere
      And <viewer> counts 2 cards in South's hand

      Examples:
        | viewer     |
        | West       |
        | North      |
        | the public |

    Scenario: a hand is secret in another player's turn
      Given it is North's first window
      And South's hand is
        | card  | kind |
        | Sword | item |
      When the phase begins
      Then South sees Sword in South's hand
      And North does not learn of Sword anywhere

    Scenario Outline: <viewer> sees no card in South's deck, but its size
      Given 3 players sit at the table
      And it is South's first window
      And South's deck is, from the top
        | card  | kind |
        | Sword | item |
        | Crown | item |
      When the phase begins
      Then <viewer> sees no card in South's deck
      And <viewer> does not learn of Sword and Crown anywhere
      And <viewer> counts 2 cards in South's deck

      Examples:
        | viewer     |
        | South      |
        | West       |
        | the public |

    Scenario Outline: <viewer> sees what lies open
      Given 3 players sit at the table
      And it is West's first window
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And North's party is
        | card | items |
        | Hero | Sword |
      And North's other cards are
        | card  | kind    |
        | Quest | mission |
      And North's discard pile is
        | card  | kind    |
        | Ghost | monster |
      When the phase begins
      Then <viewer> sees Hills in North's map
      And <viewer> sees Hero in North's party
      And <viewer> sees Quest in North's other cards
      And <viewer> sees Ghost in North's discard pile

      Examples:
        | viewer     |
        | West       |
        | North      |
        | South      |
        | the public |

    Scenario: a drawn card is its owner's secret
      Given it is North's draw phase
      And North's deck is, from the top
        | card  | kind |
        | Sword | item |
        | Crown | item |
      When the phase begins
      Then North sees Sword in North's hand
      And South does not learn of Sword anywhere

    Scenario: a card that returns to a hand is secret again
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
      And these monsters are on East's newest land
        | card | owner |
        | Wolf | South |
      And East's hand is
        | card   | kind  | class | level | effect                          |
        | Banish | skill | mage  | 1     | skill: return a monster to hand |
      When East uses Banish with Mage on Wolf
      Then South sees Wolf in South's hand
      And East does not learn of Wolf anywhere

    Scenario Outline: <viewer> does not see a hand while cards are discarded from it
      Given 3 players sit at the table
      And it is North's end phase
      And North's hand holds 9 cards
      When the phase begins
      Then North is asked for a discard
      And <viewer> sees no card in North's hand

      Examples:
        | viewer     |
        | South      |
        | West       |
        | the public |

    Scenario Outline: of four players <viewer> does not see <owner>'s hand, nor what lies in the deck
      Given 4 players sit at the table
      And it is <turn>'s first window
      And <owner>'s hand is
        | card  | kind |
        | Sword | item |
        | Crown | item |
      And <owner>'s deck is, from the top
        | card | kind |
        | Ring | item |
      When the phase begins
      Then <viewer> sees no card in <owner>'s hand
      And <viewer> does not learn of Sword, Crown and Ring anywhere
      And the public does not learn of Sword, Crown and Ring anywhere

      Examples:
        | viewer | owner | turn  |
        | South  | West  | North |
        | South  | North | East  |
        | South  | East  | South |
        | West   | North | East  |
        | West   | East  | South |
        | West   | South | West  |
        | North  | East  | South |
        | North  | South | West  |
        | North  | West  | North |
        | East   | South | West  |
        | East   | West  | North |
        | East   | North | East  |
