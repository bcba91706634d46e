# Why a move of That's Not a Hat is not allowed: what happened, which rule, what to do.

hat-refusal-H2 = H2: this game is for two to eight players, and this table has { $players }.
hat-refusal-H43 = H43: two players start with two gifts each. Choose two gifts, or invite a third player.
hat-refusal-H47 = H47: these players can use up to { $needed } cards in a round, and the deck has only { $cards }. Take a larger deck.
hat-refusal-H33 = H33: the round is over, somebody has penalty number { $limit }. Start another one?
hat-refusal-H40 = H40: the round is over, the shop closed after { $gifts } gifts. Start another one?
hat-refusal-H15-giver = H15: only the giver names the gift, and that is { $seat } now.
hat-refusal-H15-first = H15: the gift has to be named first, by { $seat }.
hat-refusal-H17 = H17: you have said "{ $name }", and a name once said stands. Wait for the answer.
hat-refusal-H18 = H18: the giver cannot pass. Name the gift; if you have forgotten it, say something and look confident.
hat-refusal-H19-named = H19: the gift has its name already. Now { $seat } accepts or refuses it.
hat-refusal-H19-pass = H19: nobody can pass now. { $seat } accepts or refuses the gift.
hat-refusal-H19-receiver = H19: only the receiver answers, and that is { $seat }.
hat-refusal-A9 = A9: "{ $name }" is not in the catalogue of this round. Choose a name from the catalogue.
