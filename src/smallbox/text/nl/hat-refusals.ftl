# Why a move of That's Not a Hat is not allowed: what happened, which rule, what to do.

hat-refusal-H2 = H2: dit spel is voor twee tot acht spelers, en aan deze tafel { $players ->
        [one] zit er één
       *[other] zitten er { $players }
    }.
hat-refusal-H43 = H43: met z'n tweeën begin je met twee cadeaus per speler. Kies twee cadeaus, of nodig een derde speler uit.
hat-refusal-H47 = H47: met deze spelers zijn in een ronde tot { $needed } kaarten nodig, en hier zijn er maar { $cards }. Neem meer kaarten.
hat-refusal-H33 = H33: de ronde is afgelopen, iemand heeft strafpunt nummer { $limit }. Nog een ronde?
hat-refusal-H40 = H40: de ronde is afgelopen, de winkel is dicht na { $gifts ->
        [one] één cadeau
       *[other] { $gifts } cadeaus
    }. Nog een ronde?
hat-refusal-H15-giver = H15: alleen de gever noemt het cadeau, en dat is nu { $seat }.
hat-refusal-H15-first = H15: eerst moet { $seat } het cadeau een naam geven.
hat-refusal-H17 = H17: je hebt “{ $name }” gezegd, en gezegd is gezegd. Wacht op het antwoord.
hat-refusal-H18 = H18: de gever kan niet passen. Noem het cadeau; weet je het niet meer, zeg dan iets en kijk alsof je het zeker weet.
hat-refusal-H19-named = H19: het cadeau heeft al een naam. Nu mag { $seat } het aannemen of weigeren.
hat-refusal-H19-pass = H19: passen kan nu niet. { $seat } neemt het cadeau aan of weigert het.
hat-refusal-H19-receiver = H19: alleen de ontvanger geeft antwoord, en dat is { $seat }.
hat-refusal-A9 = A9: “{ $name }” staat niet in de catalogus van deze ronde. Kies een naam uit de catalogus.
