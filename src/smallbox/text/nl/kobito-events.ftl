# What happens in Kobito, as a log. No past tense and no vocative with names: other languages need gender and case there.

kobito-event-card-played = { $seat }: { $card } aan de { $end } van { $to }, als { $number }
kobito-event-rainbow-started = { $seat }: nieuwe regenboog { $rainbow } met { $low } en { $high }, vanaf { $number }
kobito-event-place-sent = { $seat }: { $card } uit { $rainbow } naar de { $to_end } van { $to }, als { $number }
kobito-event-kobito-exchanged = { $seat }: { $number } voor de kobito in { $at }
kobito-event-card-replaced = { $seat }: vervangkaart en { $number } op { $at }
kobito-event-card-paid = { $seat }: levert een { $card } in
kobito-event-gold-won = { $seat }: wint { $value } { $value ->
        [one] punt
       *[other] punten
    } met een regenboog van { $need } in { $slot }
kobito-event-gold-turned-up = { $slot }: een goudkaart van { $value } { $value ->
        [one] punt
       *[other] punten
    } voor een regenboog van { $need }
kobito-event-start-card-turned-up = { $slot }: de regenboog begint met { $number }{ $put_back ->
        [none] {""}
       *[other] ; teruggeschud: { $put_back }
    }
kobito-event-deck-reshuffled = De aflegstapel wordt door de trekstapel geschud: { $deck ->
        [one] één kaart
       *[other] { $deck } kaarten
    }
kobito-event-turn-ended = { $seat }: klaar met de beurt
kobito-event-cards-drawn = { $seat }: trekt { $cards }
kobito-event-drew-cards = { $seat }: trekt { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
kobito-event-turn-began = { $seat }: aan de beurt, { $minimum ->
        [0] niets te spelen
        [one] één kaart te spelen
       *[other] { $minimum } kaarten te spelen
    }
kobito-event-game-ended = { $kind ->
        [idle] Er komt geen kaart meer in beweging, het spel is afgelopen. Hoogste score: { $winners }
       *[gold] De laatste goudkaart is gewonnen, het spel is afgelopen. Hoogste score: { $winners }
    } ({ $scores })
