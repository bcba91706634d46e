# What happens in That's Not a Hat, as a log. No past tense and no vocative with names: other languages need gender and case there.

hat-event-round-started = De cadeaus liggen open: kijk goed rond. { $seat } begint.
hat-event-gift-shown = { $seat }: laat een cadeau uit de winkel zien - { $gift }
hat-event-gift-turned-down = { $seat }: draait het cadeau om, de pijl wijst naar { $receiver }
hat-event-gift-claimed = { $giver } → { $receiver }: { $gift }
hat-event-gift-accepted = { $receiver }: dank je wel!
hat-event-gift-refused = { $receiver }: weigert. Het cadeau gaat open: { $gift }. { $giver_right ->
        [yes] De naam klopt
       *[no] De naam klopt niet
    }; strafpunt voor { $loser }
hat-event-round-ended = De ronde is afgelopen{ $reason ->
        [guard] , de winkel is dicht
       *[limit] {""}
    }. Strafpunten: { $scores }. De minste: { $winners }
