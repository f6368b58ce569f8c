Feature: Deck

  @moncolle_tcg.deck.secret_art
  Rule: A battle spell or consumable that is a secret art of a race can be used only by units of that race.
    Background:
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing           | defence |
        | Adept  | North | c3   | Titan | Spell fire, Item 1 | 3       |
        | Novice | North | c3   | Beast | Spell fire, Item 1 | 3       |
        | Sage   | South | c2   | Titan | Spell fire, Item 1 | 9       |
        | Ogre   | South | c2   | Beast | Spell fire, Item 1 | 9       |
      And North's hand holds these cards
        | card  | kind         | only for | effect                                              |
        | Bolt  | battle spell | Titan    | normal, cost fire: [2] to an enemy unit             |
        | Blaze | battle spell | Titan    | normal, cost fire fire: [5] to an enemy unit        |
        | Flask | consumable   | Titan    | normal, cost 1 item: attack +1 to one of your units |
      And South's hand holds these cards
        | card  | kind         | only for | effect                                                   |
        | Ward  | battle spell | Titan    | counter, cost fire: defence +2 to one of your units      |
        | Wall  | battle spell | Titan    | counter, cost fire fire: defence +9 to one of your units |
        | Tonic | consumable   | Titan    | counter, cost 1 item: defence +2 to one of your units    |
      And North has marched Adept and Novice to c2
      And the battle has reached North's before-attack timing

    Scenario: a unit of the race uses a spell that is a secret art
      When North uses Bolt through Adept on Ogre paid by Adept's fire
      Then South is asked for a counter

    Scenario: a unit of another race does not use a spell that is a secret art
      When North tries to use Bolt through Novice on Ogre paid by Novice's fire
      Then it is refused under moncolle_tcg.deck.secret_art

    Scenario: a unit of the race uses a consumable that is a secret art
      When North uses Flask through Adept on Novice
      Then South is asked for a counter

    Scenario: a unit of another race does not use a consumable that is a secret art
      When North tries to use Flask through Novice on Novice
      Then it is refused under moncolle_tcg.deck.secret_art

    Scenario: a unit of the race counters with a spell that is a secret art
      Given North has used Bolt through Adept on Ogre paid by Adept's fire
      When South uses Ward through Sage on Ogre paid by Sage's fire
      Then the chain has 2 declarations

    Scenario: a unit of the race counters with a consumable that is a secret art
      Given North has used Bolt through Adept on Ogre paid by Adept's fire
      When South uses Tonic through Sage on Ogre
      Then the chain has 2 declarations

    Scenario Outline: a unit of another race does not counter with a secret art: <act>
      Given North has used Bolt through Adept on Ogre paid by Adept's fire
      When South tries to use <act>
      Then it is refused under moncolle_tcg.deck.secret_art

      Examples:
        | act                                           |
        | Ward through Ogre on Ogre paid by Ogre's fire |
        | Tonic through Ogre on Ogre                    |

    @moncolle_tcg.ruling.user_of_a_secret_art
    Scenario: the icon of a unit of the race is not enough for a user of another
      When North tries to use Blaze through Novice on Ogre paid by Novice's fire and Adept's fire
      Then it is refused under moncolle_tcg.deck.secret_art

    @moncolle_tcg.ruling.user_of_a_secret_art
    Scenario: a unit of another race gives an icon to a user of a secret art
      When North uses Blaze through Adept on Ogre paid by Novice's fire and Adept's fire
      Then South is asked for a counter

    @moncolle_tcg.ruling.user_of_a_secret_art
    Scenario: a unit of another race gives an icon to a user who counters with a secret art
      Given North has used Bolt through Adept on Ogre paid by Adept's fire
      When South uses Wall through Sage on Ogre paid by Sage's fire and Ogre's fire
      Then the chain has 2 declarations

    Scenario Outline: a unit of another race uses no secret art after the attack: <card>
      Given the battle has reached North's after-attack timing
      When North tries to use <use>
      Then it is refused under moncolle_tcg.deck.secret_art

      Examples:
        | card       | use                                               |
        | spell      | Bolt through Novice on Ogre paid by Novice's fire |
        | consumable | Flask through Novice on Novice                    |
