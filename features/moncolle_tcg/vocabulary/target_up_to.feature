Feature: Vocabulary

  @moncolle_tcg.vocabulary.target_up_to
  Rule: Of "up to" so many targets the user chooses at least one and at most that many, each once.
    Background:
      Given it is South's main phase

    Scenario Outline: South chooses <units>, of up to three
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                |
        | Mage   | South | b2   | own turn, declared: exhaust up to three of your units |
        | Knight | South | a2   |                                                       |
        | Squire | South | b2   |                                                       |
        | Page   | South | c2   |                                                       |
      When South uses Mage on <units>
      Then <units> are exhausted
      And <others> are ready

      Examples:
        | units                 | others                |
        | Squire                | Mage, Knight and Page |
        | Page and Knight       | Mage and Squire       |
        | Page, Mage and Squire | Knight                |
        | Knight                | Mage, Squire and Page |

    Scenario Outline: South does not choose <chosen> where up to two are chosen
      Given these units are on the battlefield
        | unit   | side  | area | effect                                              |
        | Mage   | South | b2   | own turn, declared: exhaust up to two of your units |
        | Knight | South | a2   |                                                     |
        | Squire | South | b2   |                                                     |
      When South tries to use <what>
      Then it is refused under moncolle_tcg.vocabulary.target_up_to or moncolle_tcg.ruling.targets_fit_the_text
      And Mage, Knight and Squire are ready

      Examples:
        | chosen               | what                            |
        | nobody               | Mage                            |
        | three                | Mage on Mage, Knight and Squire |
        | the same twice       | Mage on Knight and Knight       |
        | somebody, then twice | Mage on Mage, Knight and Mage   |

    Scenario Outline: <who> is what South may choose among up to two enemies
      Given these units are on the battlefield
        | unit   | side  | area | effect                                            |
        | Mage   | South | b2   | own turn, declared: exhaust up to two enemy units |
        | Knight | South | a2   |                                                   |
        | Ogre   | North | b3   |                                                   |
      When South <act>
      Then <outcome>
      And Knight is ready

      Examples:
        | who               | act                                  | outcome                                                                                              |
        | an enemy alone    | uses Mage on Ogre                    | Ogre is exhausted                                                                                    |
        | an enemy and none | tries to use Mage on Ogre and Knight | it is refused under moncolle_tcg.vocabulary.target_up_to or moncolle_tcg.ruling.targets_fit_the_text |

    Scenario Outline: South takes <pieces> of up to two pieces of equipment
      Given these units are on the battlefield
        | unit | side  | area | standing | effect                                                       |
        | Mage | South | b2   |          | normal, declared: strip up to two equipment of an enemy unit |
        | Ogre | North | b3   | Item 3   |                                                              |
      And Ogre wears this equipment
        | card   |
        | Sword  |
        | Shield |
        | Helmet |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on <pieces>
      When North passes
      Then Ogre wears <left>

      Examples:
        | pieces           | left              |
        | Sword            | Helmet and Shield |
        | Helmet and Sword | Shield            |

    Scenario: South takes no third of up to two pieces of equipment
      Given these units are on the battlefield
        | unit | side  | area | standing | effect                                                       |
        | Mage | South | b2   |          | normal, declared: strip up to two equipment of an enemy unit |
        | Ogre | North | b3   | Item 3   |                                                              |
      And Ogre wears this equipment
        | card   |
        | Sword  |
        | Shield |
        | Helmet |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South tries to use Mage on Sword, Shield and Helmet
      Then it is refused under moncolle_tcg.vocabulary.target_up_to or moncolle_tcg.ruling.targets_fit_the_text
