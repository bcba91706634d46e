### Looking back at a finished game: luck and skill, decisions and their grades.

review-title = { $game }: разбор игры
review-nothing-stopped = Эту игру остановили до её конца, разбирать нечего. Выбери игру, которую доиграли.
review-nothing-unfinished = Эта игра ещё не закончена, разбирать нечего. Сначала доиграй её.
review-nothing-unknown = Здесь никто не знает эту игру достаточно хорошо, чтобы её разобрать. Для этого нужны боты, которые просчитывают ходы.

review-way = { $seat }: { $start } % в начале, { $result } % в конце
review-luck = { $side ->
        [gave] { $source ->
            [cards] Карты принесли
            [gifts] Подарки принесли
           *[luck] Случай принёс
        } { $points } { $points ->
            [one] пункт
            [few] пункта
            [many] пунктов
           *[other] пункта
        }
        [cost] { $source ->
            [cards] Карты отняли
            [gifts] Подарки отняли
           *[luck] Случай отнял
        } { $points } { $points ->
            [one] пункт
            [few] пункта
            [many] пунктов
           *[other] пункта
        }
       *[nothing] { $source ->
            [cards] Карты ничего не изменили
            [gifts] Подарки ничего не изменили
           *[luck] Случай ничего не изменил
        }
    }
review-between = (от { $low } до { $high })
review-own = { $side ->
        [gave] свои ходы принесли { $points }
        [cost] свои ходы отняли { $points }
       *[nothing] свои ходы ничего не отдали
    }
review-others = { $side ->
        [gave] ходы остальных принесли { $points }
        [cost] ходы остальных отняли { $points }
       *[nothing] ходы остальных ничего не изменили
    }
review-you-luck = { $side ->
        [gave] { $source ->
            [cards] Карты принесли тебе
            [gifts] Подарки принесли тебе
           *[luck] Случай принёс тебе
        } { $points } { $points ->
            [one] пункт
            [few] пункта
            [many] пунктов
           *[other] пункта
        }
        [cost] { $source ->
            [cards] Карты отняли у тебя
            [gifts] Подарки отняли у тебя
           *[luck] Случай отнял у тебя
        } { $points } { $points ->
            [one] пункт
            [few] пункта
            [many] пунктов
           *[other] пункта
        }
       *[nothing] { $source ->
            [cards] Карты ничего для тебя не изменили
            [gifts] Подарки ничего для тебя не изменили
           *[luck] Случай ничего для тебя не изменил
        }
    }
review-you-own = { $side ->
        [gave] твои ходы принесли { $points }
        [cost] твои ходы отняли { $points }
       *[nothing] твои ходы ничего не отдали
    }
review-you-others = { $side ->
        [gave] ходы остальных принесли тебе { $points }
        [cost] ходы остальных отняли у тебя { $points }
       *[nothing] ходы остальных ничего для тебя не изменили
    }
review-weakest = Больше всего отдано на этом месте: { $seat }
review-clean = Ни один ход не отдал ничего такого, что можно измерить.
review-worst = Ходы, которые что-то отдали
review-decision = { $number }. { $seat }: { $move } — { $grade }, потеряно { $points ->
        [0] меньше пункта
        [one] { $points } пункт
        [few] { $points } пункта
        [many] { $points } пунктов
       *[other] { $points } пункта
    }
review-better = Лучше: { $move }.
review-grade-best = лучший ход
review-grade-good = хороший ход
review-grade-inaccurate = неточность
review-grade-mistake = ошибка
review-grade-blunder = грубая ошибка
review-chances = Шансы на победу по ходу игры, по тому, что знало каждое место
review-gifts = Названия и сомнения

why-more = В наших пробах это приносит на { $number } { $number ->
        [one] победу
        [few] победы
        [many] побед
       *[other] победы
    } больше из 100 игр.
why-most = Из всех твоих ходов этот в наших пробах выигрывает чаще всего.
why-only = Ничего другого сделать нельзя.
