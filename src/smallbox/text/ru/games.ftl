# The games as they stand on the shelf.

game-kobito = Кобито
game-kobito-line = Строй радуги из чисел и не зевай, когда одна из них дотянется до горшочка с золотом.
game-kobito-players = от { $fewest } до { $most } { $most ->
        [one] игрока
        [few] игроков
       *[many] игроков
    }

game-kanobu = Канобу
game-kanobu-line = Камень бьёт ножницы, и кому-то придётся платить: передай счёт дальше и избавься от своих карт.
game-kanobu-players = от { $fewest } до { $most } { $most ->
        [one] игрока
        [few] игроков
       *[many] игроков
    }

game-hat = Это не шляпа
game-hat-line = Подари подарок, которого уже не видно, и с невозмутимым лицом скажи, что это.
game-hat-players = от { $fewest } до { $most } { $most ->
        [one] игрока
        [few] игроков
       *[many] игроков
    }
