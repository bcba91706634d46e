# Games that this client was not built with: the shelf, the rulebook, the generic table.

home-players = { $fewest } to { $most } players
rules-none = This game's rules haven't been written down here yet.
generic-yes = Yes
generic-no = No
generic-empty = Empty
generic-more = { $number ->
        [one] one more below
       *[other] { $number } more below
    }
generic-fewer = Show fewer
generic-moves = What you can do
generic-put-back = Put { $card } back
generic-all-moves = { $number ->
        [one] Show the only move
       *[other] Show all { $number } moves
    }
generic-no-move = { $card }: no move with this card now
generic-refused = The rules don't allow that now. Pick one of your moves.
generic-acts = playing now
generic-zone-hand = Your hand
generic-zone-deck = Draw pile
generic-zone-pile = Pile
generic-zone-discard = Discard pile
generic-zone-scores = Score
generic-zone-sizes = Cards
