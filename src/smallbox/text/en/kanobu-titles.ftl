### Kanobu: titles of clauses, rulings and options, the same words as the headings of games/kanobu/rulebook/en.md

## Cards and set-up

kanobu-C1 = The pack
kanobu-C2 = Just the two of you
kanobu-C3 = Six cards each
kanobu-C4 = The opening card
kanobu-C5 = Winning
kanobu-C6 = Whose turn it is

## Your turn

kanobu-C7 = Lay a card or draw one
kanobu-C8 = After drawing
kanobu-C9 = When there is nothing to draw

## What fits

kanobu-C10 = Purple goes on anything
kanobu-C11 = Anything goes on plain purple
kanobu-C12 = On a named colour
kanobu-C13 = Action cards
kanobu-C14 = Rock, paper and scissors among themselves
kanobu-C15 = Rock, paper and scissors on action cards
kanobu-C16 = Two-colour cards
kanobu-C17 = What beats what
kanobu-C18 = No effect

## Laying a card, step by step

kanobu-C30 = One thing after another

## Demands

kanobu-C19 = Being asked
kanobu-C20 = Skip
kanobu-C21 = 3 Cards
kanobu-C23 = 1 Card
kanobu-C24 = 2 Cards
kanobu-C25 = Chance
kanobu-C26 = When Chance is not allowed

## Other effects

kanobu-C22 = Direction
kanobu-C27 = Star
kanobu-C28 = Cancel
kanobu-C29 = Change Colour

## When cards or ideas run out

kanobu-C31 = A new deck
kanobu-C32 = Too few cards to draw
kanobu-C33 = When everybody passes
kanobu-C34 = When it goes on for ever

## What everybody knows

kanobu-C35 = Open and secret
kanobu-C36 = One game, one winner

## Finer points

kanobu-R1 = How many can play
kanobu-R5 = An unusual opening card
kanobu-R7 = Drawing although you could play
kanobu-R21 = Cancel when there is nothing to cancel
kanobu-R24 = Cancelling a change of direction
kanobu-R30 = What pays for Chance
kanobu-R37 = The cards a Star leaves over
kanobu-R46 = How long a game may last
