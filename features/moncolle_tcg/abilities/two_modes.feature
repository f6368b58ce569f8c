Feature: Special abilities

  Four types: completion, automatic, declared and hand.

  @moncolle_tcg.abilities.two_modes
  Rule: Some special abilities are declared by a player, others work without a declaration when their time has come.
    Background:
      Given it is South's main phase

    Scenario: South's declared ability waits for its player, the automatic one does not
      Given these units are on the battlefield
        | unit | side  | area | effect                                               |
        | Mage | South | b2   | normal, declared: draw 2 / when this attacks: draw 1 |
        | Ogre | North | b3   |                                                      |
      And South has marched Mage to b3
      When the battle reaches South's after-attack timing
      Then South's hand has 1 card

    Scenario: a declared ability works once it is declared
      Given these units are on the battlefield
        | unit | side  | area | effect                                               |
        | Mage | South | a2   | normal, declared: draw 2 / when this attacks: draw 1 |
        | Ogre | North | a3   |                                                      |
      And South has marched Mage to a3
      And the battle has reached South's after-attack timing
      And South has used Mage
      When North passes
      Then South's hand has 3 cards

    Scenario: South is not offered what cannot be declared
      Given these units are on the battlefield
        | unit | side  | area | effect                    |
        | Mage | South | b2   | normal, declared: draw 2  |
        | Page | South | b2   | when this attacks: draw 1 |
        | Ogre | North | b3   | normal, declared: draw 2  |
      And South has marched Mage and Page to b3
      When the battle reaches South's before-attack timing
      Then South can use exactly Mage

    Scenario: South cannot declare an ability of a unit of the opponent
      Given these units are on the battlefield
        | unit   | side  | area | effect                   |
        | Knight | South | c2   |                          |
        | Ogre   | North | c3   | normal, declared: draw 2 |
      And South has marched Knight to c3
      And the battle has reached South's before-attack timing
      When South tries to use Ogre
      Then it is refused under moncolle_tcg.abilities.two_modes
      And South's hand has 0 cards

    Scenario Outline: a unit card in the <zone> declares nothing, in South's turn
      Given South's <zone> holds these cards, from the top
        | card | kind | effect                     |
        | Mage | unit | own turn, declared: draw 1 |
        | Page | unit |                            |
      When South tries to use Mage
      Then it is refused under moncolle_tcg.abilities.two_modes
      And Mage is in South's <zone>

      Examples:
        | zone         |
        | hand         |
        | discard pile |

    Scenario Outline: North cannot declare an automatic ability at the <timing>
      Given these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Knight | South | b2   | normal, declared: draw 1 / counter, declared: draw 1 |
        | Ogre   | North | b3   |                                                      |
      And South has marched Knight to b3
      And the battle has reached North's <timing>
      When North tries to use <what>
      Then it is refused under moncolle_tcg.abilities.two_modes
      And North's hand has 0 cards

      Examples:
        | timing              | what                         |
        | after-attack timing | Knight                       |
        | right to counter    | the second ability of Knight |
