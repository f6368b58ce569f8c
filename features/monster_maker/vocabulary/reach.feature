Feature: Vocabulary

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
  Rule: "Your party" is every character of the player who uses the text, unhurt or wounded.
    Background:
      Given it is North's first window

    Scenario: "your party" is the unhurt and the wounded
      Given North's other cards are
        | card | kind    | effect                                                  |
        | Song | miracle | activated, once: attack +1 to your party until turn end |
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North activates Song
      Then Hero adds 1 to its attack
      And Ally adds 1 to its attack
      And South Hero adds 0 to its attack
      And Wolf adds 0 to its attack

    Scenario: "your party" is that of the player who uses the text
      Given North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And South's other cards are
        | card | kind    | effect                                                            |
        | Song | miracle | counter to miracles, once: attack +1 to your party until turn end |
      And North has placed Banner
      When South counters with Song
      Then South Hero adds 1 to its attack
      And North Hero adds 0 to its attack

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
      Given it is North's first window
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | counter to miracles, once: 1 damage to the obstacles |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And these monsters are on South's newest land
        | card |
        | Bear |
      And North has placed Banner
      When South counters with Rod
      Then Bear has 1 damage
      And Wolf has 0 damage

  @monster_maker.vocabulary.reach_opponents
  Rule: All opposing characters are the characters of every other player, but no monsters.
    Scenario: every character of every other player
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: 1 damage to all opposing characters |
      And North's party is
        | card | state   |
        | Duke | unhurt  |
        | Page | wounded |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
      When West activates Rod
      Then Duke and Page have 1 damage
      And South Hero has 1 damage
      And West Hero has 0 damage
      And Wolf has 0 damage

    Scenario: to the user of a counter the turn player is an opponent
      Given 3 players sit at the table
      And it is West's first window
      And West's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                                                         |
        | Rod  | miracle | counter to miracles, once: 1 damage to all opposing characters |
      And West has placed Banner
      When North counters with Rod
      Then West Hero has 1 damage
      And North Hero has 0 damage

    Scenario: with four players the characters of all three others are opposing
      Given 4 players sit at the table
      And it is West's first window
      And West's party is
        | card |
        | Mage |
      And North's party is
        | card | durability |
        | Will | 9          |
      And East's party is
        | card | durability |
        | Ned  | 9          |
      And South's party is
        | card | durability |
        | Eve  | 9          |
      And West's other cards are
        | card | kind    | effect                                               |
        | Rune | miracle | activated, once: 1 damage to all opposing characters |
      When West activates Rune
      Then Will, Ned and Eve have 1 damage

  @monster_maker.vocabulary.reach_everybody
  Rule: "Everybody" is every character and every monster of all players.
    Scenario: all characters and monsters of all players
      Given 3 players sit at the table
      And it is North's first window
      And North's other cards are
        | card | kind    | effect                                 |
        | Rod  | miracle | activated, once: 1 damage to everybody |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
      And these monsters are on South's newest land
        | card | owner |
        | Bear | North |
      When North activates Rod
      Then North Hero, South Hero and West Hero have 1 damage
      And Wolf and Bear have 1 damage

    Scenario Outline: of four players all characters and monsters are reached, here by <seat>'s effect
      Given 4 players sit at the table
      And it is <seat>'s first window
      And <seat>'s other cards are
        | card | kind    | effect                                 |
        | Rod  | miracle | activated, once: 1 damage to everybody |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | West  |
      And these monsters are on West's newest land
        | card | owner |
        | Boar | North |
      And these monsters are on North's newest land
        | card | owner |
        | Bear | East  |
      And these monsters are on East's newest land
        | card | owner |
        | Rat  | South |
      When <seat> activates Rod
      Then South Hero, West Hero, North Hero and East Hero have 1 damage
      And Wolf, Boar, Bear and Rat have 1 damage

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |
