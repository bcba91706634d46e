# Looking back at a finished game: who had the better of it, when, and why.

review-title = «{ $game }»: разбор
review-open = Разобрать игру
review-to-replay = Смотреть повтор
review-failed-title = Эту игру не получается разобрать
review-waiting = { $ahead ->
        [0] Просматриваем каждый ход…
       *[other] Сначала разбираем другие игры, в очереди: { $ahead }…
    }
review-progress = Просмотрено ходов: { $done } из { $total }
review-waiting-hint = Каждый ход пробуем много раз. Можно уйти: готовый разбор сохранится, так что возвращайся скоро.

review-curve = Шанс на победу
review-curve-hint = Чего каждый мог ждать из того, что знал. Клавиши со стрелками ведут вдоль кривой; N и P — к следующему и предыдущему промаху.
review-numbers = Числа
review-number = Ход
review-who = Кто
review-percent = { $number } %
review-point = { $name } { $number } %

review-whose = Чьи ходы?
review-everybody = Все
review-grade-best = Лучший
review-grade-good = Хороший
review-grade-inaccurate = Неточный
review-grade-mistake = Ошибка
review-grade-blunder = Грубая ошибка
review-grades = Какими были ходы
review-no-decisions = выбора не было
review-next = Следующий промах
review-previous = Предыдущий промах
review-none-left = Это был последний.
review-clean = Улучшать здесь нечего: ни одного промаха.

review-moment = Этот ход
review-deal = Карты розданы. Двигайся вдоль кривой, чтобы увидеть, как всё было.
review-forced = Выбора здесь не было: { $name }.
review-played = { $name }: { $move }
review-better = Лучше: { $move }
review-lost = Потеряно побед: { $number } из 100.
review-as-good = Лучшего хода не нашлось.
review-why-none = В наших пробах это просто чаще побеждает.
review-try = Попробовать ещё раз
review-luck-here = Карты изменили шанс ({ $name }) на { $number }.

review-balance = Удача и умение
review-balance-hint = В очках: 100 очков — это верная победа. Карты — то, чего никто не выбирал; ходы — то, что кто-то отдал.
review-start-result = От { $start } до раздачи к { $result } в конце.
review-cards = { $sign ->
        [plus] { $who ->
                [you] Карты дали тебе { $points }
               *[other] Карты дали ({ $name }) { $points }
            }
        [minus] { $who ->
                [you] Карты забрали у тебя { $points }
               *[other] Карты забрали ({ $name }) { $points }
            }
       *[none] Карты здесь никому не помогли
    }
review-own = { $sign ->
        [plus] собственные ходы принесли { $points }
        [minus] собственные ходы отдали { $points }
       *[none] собственные ходы не отдали ничего
    }
review-others = { $sign ->
        [plus] другие отдали { $points }
        [minus] другие забрали { $points }
       *[none] другие ничего не изменили
    }
review-sentence = { $cards }; { $own }; { $others }.
review-interval = с уверенностью 95 % между { $low } и { $high }
review-bar-cards = Карты
review-bar-own = Свои ходы
review-bar-others = Ходы других

review-gifts = Что стало с подарками
review-gifts-hint = По сравнению с тем, что мог запомнить внимательный гость.
review-gift = Ход { $number }: { $giver } → { $receiver }: «{ $named }»
review-gift-was = На самом деле: { $gift }
review-gift-unseen = Его никто не видел.
review-gift-claim-true = правда
review-gift-claim-believed = неправда, передано с чистым сердцем
review-gift-claim-slip = неправда, спутано с другим подарком
review-gift-claim-bluff = блеф
review-gift-claim-blind = наугад: никто не мог знать
review-gift-recalled = Внимательных гостей, которые знали бы: { $number } из 100.
review-gift-right-accepted = Принято, и верно.
review-gift-wrong-accepted = Принято, а зря.
review-gift-right-refused = Есть сомнение, и верное.
review-gift-wrong-refused = Есть сомнение, а зря.
review-gift-answer-accepted = Принято.
review-gift-answer-refused = Есть сомнение.

problem-review-stopped = Эта игра остановлена досрочно, так что разбирать нечего. Сыграй какую-нибудь до конца.
problem-review-too-long = В этой игре больше { $most } ходов, для разбора это слишком много. Повтор посмотреть можно.
problem-review-failed = На этот раз разбор не получился. Попробуй ещё раз через мгновение.
problem-too-many-reviews = Отсюда начато слишком много разборов. Попробуй через час; готовые сохранены.
