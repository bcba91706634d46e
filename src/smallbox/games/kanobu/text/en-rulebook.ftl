# What belongs to the rulebook page: whose game it is, what is in the pack, and an example round.

game-kanobu-by = Published in Russian. Its printed rules name no author.
kanobu-pack-B = Blue
kanobu-pack-G = Green
kanobu-pack-R = Red
kanobu-pack-Y = Yellow
kanobu-pack-two = Two colours
kanobu-pack-P = Purple
kanobu-help-pack = See the whole pack

# Three short names, with ", " between them: $a, $b and $c below. They are never declined, and nobody has a gender.
kanobu-example-names = Ann, Ben, Cleo
kanobu-example-open = Show the round, move by move
kanobu-example-top = On top
kanobu-example-draws = Draws
kanobu-example-turns-up = Turns up
kanobu-example-plays = Plays
kanobu-example-hand = Hand before the move
kanobu-example-1 = { $a } tries the green-yellow Paper. That's refused, so it's the green Rock: same colour, and Rock beats Scissors.
kanobu-example-2 = { $b } has nothing that beats a Rock, so it's Change colour. The named colour: yellow.
kanobu-example-3 = { $c } has neither yellow nor purple and draws a card: yellow 3 Cards! It fits, so it's played right away. { $a } has to draw three now - or answer.
kanobu-example-4 = { $a } passes it on with a blue 3 Cards; for an answer the colour doesn't matter. Now it's six cards, and { $b } has to answer.
kanobu-example-5 = { $b } would love to draw and look for an answer, but that isn't allowed. Luckily there's Cancel: it goes under the deck together with the blue 3 Cards, and nobody has to draw.
kanobu-example-6 = The yellow 3 Cards is on top again, but it does nothing a second time. { $c } has nothing that fits and draws. That card doesn't fit either, so it stays in the hand.
kanobu-example-7 = { $a } plays a yellow 1 Card: everybody else has to draw one. { $b } is next and may answer.
kanobu-example-8 = { $b } answers with a red 1 Card. Now everybody but { $b } has to draw two, and { $c } decides.
kanobu-example-9 = { $c } has no answer and accepts: { $c } and { $a } draw two cards each. After that { $c } has an ordinary turn.
kanobu-example-10 = One of the new cards is a Star, and { $c } plays it. Three cards are turned up. { $c } plays the green Skip, because anything fits on a purple card; the other two go under the deck.
kanobu-example-11 = { $a } has neither Skip nor Cancel and loses the turn.
kanobu-example-12 = { $b } has one card left, a green-red Rock. On an action card a shared colour is enough, so it fits. { $b } has won!
