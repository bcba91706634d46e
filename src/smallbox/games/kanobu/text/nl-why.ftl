### Kanobu: why a move is better than another. Said to whoever makes it, by what their seat could know.

kanobu-why-out = { $card } is je laatste kaart: daarmee win je.
kanobu-why-answer = Met { $card } geef je antwoord op de opdracht, zodat je { $number ->
        [one] geen kaart
       *[other] geen { $number } kaarten
    } hoeft te trekken.
kanobu-why-pay = Met betalen voor Kans ben je meteen { $number } kaarten kwijt.
kanobu-why-stop = { $seat } is hierna, met nog { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }: { $card } steekt daar een stokje voor.
kanobu-why-cancel = Zo houd je { $card } achter de hand voor een opdracht die je liever niet uitvoert.
kanobu-why-wild = Zo houd je { $card }, die bijna overal op past, voor later.
kanobu-why-colour = Op { $colour } { $number ->
        [one] past één kaart
       *[other] passen { $number } kaarten
    } van jou; op de andere kleur { $other }.
kanobu-why-shed = Zo ben je { $card } meteen kwijt, en wordt je hand kleiner.
kanobu-why-wait = { $card } is later meer waard.
kanobu-why-follow = Op { $card } { $number ->
        [one] past één andere kaart
       *[other] passen { $number } andere kaarten
    } uit je hand; op de andere kaart { $other }.
