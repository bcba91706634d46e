# The games as they stand on the shelf.

game-kobito = Кобіто
game-kobito-line = Складай веселки з чисел і будь поруч, коли якась дотягнеться до свого горщика золота.
game-kobito-players = гравців: { $fewest }–{ $most }

game-kanobu = Канобу
game-kanobu-line = Камінь б’є ножиці, і хтось за це заплатить: передай рахунок далі й позбудься своїх карт.
game-kanobu-players = гравців: { $fewest }–{ $most }

game-hat = Це не ковпак
game-hat-line = Подаруй подарунок, якого вже не бачиш, і незворушно скажи, що це.
game-hat-players = гравців: { $fewest }–{ $most }
