### Kanobu: why a move is better than another. Said to whoever makes it, by what their seat could know.

kanobu-why-out = Это твоя последняя карта: { $card }. Она выигрывает игру.
kanobu-why-answer = Карта { $card } отвечает на требование, и не нужно брать { $number } { $number ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    }.
kanobu-why-pay = Заплатив за Шанс, ты сразу избавляешься от карт, и их целых { $number }.
kanobu-why-stop = Следующий ход — { $seat }, и карт там осталось { $number }: карта { $card } помешает.
kanobu-why-cancel = Так карта { $card } останется для требования, которое не хочется выполнять.
kanobu-why-wild = Карта { $card } подходит почти ко всему: её лучше приберечь.
kanobu-why-colour = Цвет — { $colour }: { $number ->
        [one] подходит { $number } твоя карта
        [few] подходят { $number } твои карты
        [many] подходит { $number } твоих карт
       *[other] подходит { $number } твоей карты
    }, к другому цвету — { $other }.
kanobu-why-shed = Так карта { $card } уходит сразу, и карт на руках меньше.
kanobu-why-wait = Карта { $card } пригодится позже.
kanobu-why-follow = К карте { $card } { $number ->
        [one] подходит ещё { $number } твоя карта
        [few] подходят ещё { $number } твои карты
        [many] подходит ещё { $number } твоих карт
       *[other] подходит ещё { $number } твоей карты
    }, к другой — { $other }.
