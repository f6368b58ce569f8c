Feature: Counter chain

  @moncolle_tcg.chain.any_link
  Rule: What a counter may be aimed at comes from every declaration of its chain, not only from the last one.
    Background:
      Given it is South's main phase

    Scenario Outline: North's second counter is aimed at <what> of the first declaration
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                        |
        | Mage | South | a2   | normal, declared: [1] to an enemy unit                                        |
        | Page | South | a2   | counter, declared: attack +1 to this                                          |
        | Ogre | North | a3   | counter, declared: attack +1 to this / counter, declared: attack +1 to a unit |
        | Imp  | North | a3   |                                                                               |
      And South has marched Mage and Page to a3
      And the battle has reached South's before-attack timing
      And South has used Mage on Imp
      And North has used Ogre
      And South has used Page
      When North uses the second ability of Ogre on <unit>
      Then the chain has 4 declarations

      Examples:
        | what                        | unit |
        | the user                    | Mage |
        | the target                  | Imp  |
        | a later user, not the last, | Ogre |
        | the last user, not          | Page |

    Scenario: the target of a declaration in the middle is proper for North
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                             |
        | Mage | South | b2   | normal, declared: attack +1 to this                                                |
        | Page | South | b2   | counter, declared: attack +1 to this                                               |
        | Ogre | North | b3   | counter, declared: attack +1 to two units / counter, declared: attack +1 to a unit |
        | Imp  | North | b3   |                                                                                    |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage and Imp
      And South has used Page
      When North uses the second ability of Ogre on Imp
      Then the chain has 4 declarations

    Scenario Outline: an earlier chain is over: <unit> is not proper for North any more
      Given these units are on the battlefield
        | unit | side  | area | effect                                       |
        | Mage | South | b2   | normal, declared: attack +1 to an enemy unit |
        | Page | South | b2   | normal, declared: draw 1                     |
        | Ogre | North | b3   | counter, declared: attack +1 to a unit       |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has passed
      And South has used Page
      When North tries to use Ogre on <unit>
      Then it is refused under moncolle_tcg.chain.any_link, moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And the chain has 1 declaration

      Examples:
        | unit |
        | Mage |
        | Ogre |

    Scenario: the target of the third declaration is a proper one
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                          |
        | Mage | South | a2   | normal, declared: attack +1 to this / counter, declared: attack +1 to two units |
        | Page | South | a2   |                                                                                 |
        | Ogre | North | a3   | counter, declared: attack +1 to this / counter, declared: attack +1 to a unit   |
      And South has marched Mage and Page to a3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      And South has used the second ability of Mage on Ogre and Page
      When North uses the second ability of Ogre on Page
      Then the chain has 4 declarations
