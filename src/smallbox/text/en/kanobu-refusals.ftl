# Why a move of Kanobu is not allowed: what happened, which rule, what to do.

kanobu-refusal-R1 = R1: Kanobu is for { $fewest } to { $most } players, and this table has { $players }.
kanobu-refusal-C5 = C5: the game is over, somebody has played the last card. Start another one?
kanobu-refusal-C33 = C33: the game is over, nobody could draw or play any more.
kanobu-refusal-C34 = C34: the game is over, it reached its limit of moves.
kanobu-refusal-C6 = C6: it is not your turn. { $seat } is to act.
kanobu-refusal-C7-not-held = C7: you do not hold { $card }. Play a card from your hand, or draw one.
kanobu-refusal-C7-pass = C7: you cannot pass while a card can be drawn. Play a card that fits, or draw one.
kanobu-refusal-C7-draw = C7: at this table you draw only when nothing fits, and your { $card } fits.
kanobu-refusal-C8-again = C8: you have drawn already. Play { $card } if it fits, or keep it.
kanobu-refusal-C8-other = C8: after drawing you may play only the drawn card. Play { $card } if it fits, or keep it.
kanobu-refusal-C9-play = C9: nothing can be drawn and your { $card } fits, so you must play a card.
kanobu-refusal-C9-draw = C9: there is nothing to draw. Play a card that fits, or pass if none does.
kanobu-refusal-C12 = C12: { $colour } was named, and { $card } is not { $colour }. Play { $colour } or a purple card, or draw.
kanobu-refusal-C13 = C13: { $card } shares neither a colour nor the symbol with { $top }.
kanobu-refusal-C14 = C14: { $card } must share a colour with { $top } and beat it. Rock beats Scissors, Scissors beat Paper, Paper beats Rock.
kanobu-refusal-C15 = C15: { $card } does not share a colour with { $top }.
kanobu-refusal-C19-answer = C19: { $symbol } asks you for an answer first. Accept, cancel it, or play another { $symbol }.
kanobu-refusal-C19-card = C19: { $card } does not answer { $symbol }. Accept, cancel it, or play another { $symbol }.
kanobu-refusal-C19-not-held = C19: you do not hold { $card }. Answer { $symbol } with a card from your hand, or accept.
kanobu-refusal-C19-nothing = C19: nothing is asked of you, so there is nothing to accept.
kanobu-refusal-C25-three = C25: paying for Chance takes three Rock, Paper or Scissors cards, and you have fewer. Accept, or answer with Cancel or Chance.
kanobu-refusal-C25-one-each = C25: paying for Chance takes a Rock, a Paper and Scissors at this table, and you do not have all three. Accept, or answer with Cancel or Chance.
kanobu-refusal-C25-go-on = C25: a payment once begun is finished: { $left ->
        [one] one more Rock, Paper or Scissors card
       *[other] { $left } more Rock, Paper or Scissors cards
    } from your hand.
kanobu-refusal-C26 = C26: no Chance now: { $seat } would have to answer and holds { $cards ->
        [one] only one card
       *[other] only { $cards } cards
    }.
kanobu-refusal-C27-pick = C27: pick one of the cards that the Star laid open: play it or take it.
kanobu-refusal-C27-empty = C27: there is no open card number { $slot }; the Star laid open { $open ->
        [one] one card
       *[other] { $open } cards
    }.
kanobu-refusal-C27-no-star = C27: no Star lies open, so there is nothing to pick from.
kanobu-refusal-C29-unknown = C29: { $colour } cannot be named. Name blue, green, red or yellow.
kanobu-refusal-C29-later = C29: a colour is named only after playing Change colour.
kanobu-refusal-C30 = C30: name a colour for your Change colour card first.
