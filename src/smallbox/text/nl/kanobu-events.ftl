# What happens in Kanobu, as a log. No past tense and no vocative with names: other languages need gender and case there.

kanobu-event-game-began = De kaarten zijn gedeeld. Op de stapel ligt { $top }; { $seat } begint.
kanobu-event-card-played = { $seat }: { $card }
kanobu-event-card-paid = { $seat }: { $card } voor Kans, { $left ->
        [0] alles is betaald
        [one] nog één kaart te betalen
       *[other] nog { $left } kaarten te betalen
    }
kanobu-event-cards-drawn = { $seat }: trekt { $cards }
kanobu-event-drew-cards = { $seat }: trekt { $number ->
        [one] een kaart
       *[other] { $number } kaarten
    }
kanobu-event-card-kept = { $seat }: houdt de getrokken kaart
kanobu-event-turn-passed = { $seat }: past, er valt niets te trekken en niets te spelen
kanobu-event-demand-made = { $seat } krijgt een opdracht van { $by }: { $symbol }{ $amount ->
        [0] {""}
        [one] , goed voor één kaart
       *[other] , goed voor { $amount } kaarten
    }
kanobu-event-demand-accepted = { $seat }: accepteert { $symbol }
kanobu-event-direction-turned = { $seat }: het spel gaat nu { $clockwise ->
        [yes] met de klok mee
       *[no] tegen de klok in
    }
kanobu-event-colour-named = { $seat }: kiest { $colour }
kanobu-event-card-cancelled = { $seat }: { $cancel }{ $removed ->
        [none] {""}
       *[other] , weg van de stapel: { $removed }
    }
kanobu-event-star-opened = { $seat }: de Ster toont { $cards }
kanobu-event-star-card-played = { $seat }: speelt { $card } van de Ster
kanobu-event-star-card-taken = { $seat }: neemt { $card } van de Ster
kanobu-event-deck-rebuilt = De stapel wordt geschud tot een nieuwe trekstapel van { $deck ->
        [one] één kaart
       *[other] { $deck } kaarten
    }
kanobu-event-game-ended = { $kind ->
        [win] { $winners } wint
        [stalemate] Niemand kan nog iets doen: de minste kaarten winnen. Winst voor { $winners }
       *[cap] Het hoogste aantal zetten is bereikt: de minste kaarten winnen. Winst voor { $winners }
    }
