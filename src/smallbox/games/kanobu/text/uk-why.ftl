### Kanobu: why a move is better than another. Said to whoever makes it, by what their seat could know.

kanobu-why-out = Це твоя остання карта: { $card }. Вона виграє гру.
kanobu-why-answer = Карта { $card } – відповідь на вимогу, тож не треба брати { $number } { $number ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }.
kanobu-why-pay = Заплативши за Шанс, ти відразу позбуваєшся карт, і їх аж { $number }.
kanobu-why-stop = Далі ходить { $seat }, і карт там лишилося { $number }: карта { $card } стане на заваді.
kanobu-why-cancel = Так карта { $card } лишається на вимогу, якої не хочеться виконувати.
kanobu-why-wild = Карта { $card } підходить майже до всього: краще приберегти її.
kanobu-why-colour = На { $colour } колір { $number ->
        [one] підходить { $number } твоя карта
        [few] підходять { $number } твої карти
        [many] підходить { $number } твоїх карт
       *[other] підходить { $number } твоєї карти
    }, на інший – { $other }.
kanobu-why-shed = Так ти відразу позбуваєшся карти { $card }, і карт у руці меншає.
kanobu-why-wait = Карта { $card } згодиться пізніше.
kanobu-why-follow = До карти { $card } { $number ->
        [one] підходить ще { $number } твоя карта
        [few] підходять ще { $number } твої карти
        [many] підходить ще { $number } твоїх карт
       *[other] підходить ще { $number } твоєї карти
    }, до іншої – { $other }.
