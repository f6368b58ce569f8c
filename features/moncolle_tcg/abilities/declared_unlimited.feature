Feature: Special abilities

  @moncolle_tcg.abilities.declared_unlimited
  Rule: A declared type ability can be used again and again as long as what it asks for is there.
    Background:
      Given it is South's main phase

    Scenario: South uses a declared type ability three times
      Given these units are on the battlefield
        | unit | side  | area | effect                                     |
        | Mage | South | c2   | own turn, declared, cost discard 1: mill 1 |
      And South's hand holds 3 cards
      And South has used Mage discarding South Hand 1
      And South has used Mage discarding South Hand 2
      When South uses Mage discarding South Hand 3
      Then South's discard pile has 6 cards
      And Mage is ready

    Scenario Outline: South uses a declared type ability twice in one normal timing
      Given these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | b2   | normal, declared: attack +1 to this |
        | Ogre | North | b3   |                                     |
      And South has marched Mage to b3
      And the battle has reached South's <timing>
      And South has used Mage
      And North has passed
      And South has used Mage
      When North passes
      Then Mage has attack 4

      Examples:
        | timing               |
        | before-attack timing |
        | after-attack timing  |

    Scenario: a declared type ability is used twice in one chain
      Given these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | b2   |                                      |
        | Ogre   | North | b3   | counter, declared: attack +1 to this |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Ogre
      And South has passed
      And North has used Ogre
      When both sides pass
      Then Ogre has attack 4

    Scenario: a declared type ability is refused once its cost cannot be paid any more
      Given these units are on the battlefield
        | unit | side  | area | effect                                     |
        | Mage | South | c2   | own turn, declared, cost discard 1: mill 1 |
      And South's hand holds 1 card
      And South has used Mage discarding South Hand 1
      When South tries to use Mage
      Then it is refused under moncolle_tcg.cost.must_be_payable
