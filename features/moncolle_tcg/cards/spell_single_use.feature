Feature: Cards

  @moncolle_tcg.cards.spell_single_use
  Rule: A battle spell is used once and goes to the discard pile.
    Background:
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing                      | defence |
        | Mage   | North | a3   | Spell fire fire, Initiative 3 | 3       |
        | Ogre   | South | a2   | Spell water water             | 8       |
        | Goblin | South | a2   |                               | 3       |
      And North's hand holds these cards
        | card | kind         | effect                                  |
        | Bolt | battle spell | normal, cost fire: [3] to an enemy unit |
      And South's hand holds these cards
        | card | kind         | effect                                               |
        | Ward | battle spell | counter, cost water: defence +3 to one of your units |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing

    Scenario: a used spell is in the discard pile of its owner
      When North uses Bolt through Mage on Goblin paid by Mage's fire
      And South passes
      Then Bolt is in North's discard pile
      And Bolt is not in North's hand
      And Goblin is not on the battlefield

    Scenario: a counter is in the discard pile of its owner
      Given North has used Bolt through Mage on Goblin paid by Mage's fire
      And South has used Ward through Ogre on Goblin paid by Ogre's water
      When North passes
      And South passes
      Then Ward is in South's discard pile
      And Bolt is in North's discard pile
      And Goblin is in a2

    Scenario: a used spell is not used once more in the battle
      Given North has used Bolt through Mage on Ogre paid by Mage's fire
      And South has passed
      When North tries to use Bolt through Mage on Goblin paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_single_use

    Scenario: a used counter is not used once more in the battle
      Given North has used Bolt through Mage on Goblin paid by Mage's fire
      And South has used Ward through Ogre on Goblin paid by Ogre's water
      And North has passed
      When South tries to use Ward through Ogre on Goblin paid by Ogre's water
      Then it is refused under moncolle_tcg.cards.spell_single_use

    @moncolle_tcg.cards.spell_cast_by_unit
    Scenario: South, defending, counters with no spell without a user
      Given North has used Bolt through Mage on Goblin paid by Mage's fire
      When South tries to use Ward on Goblin paid by Ogre's water
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

    Scenario: a spell used before the attack is not used once more after it
      Given North has used Bolt through Mage on Ogre paid by Mage's fire
      And South has passed
      And the battle has reached North's after-attack timing
      When North tries to use Bolt through Mage on Ogre paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_single_use

    @moncolle_tcg.cards.spell_cast_by_unit
    Scenario: a player alone uses no spell in an after-attack timing
      Given the battle has reached North's after-attack timing
      When North tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under moncolle_tcg.cards.spell_cast_by_unit

    Scenario: a side whose only spell is used has nothing to use
      Given North has used Bolt through Mage on Ogre paid by Mage's fire
      And South has passed
      Then North can use nothing
