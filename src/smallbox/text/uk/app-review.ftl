# Looking back at a finished game: who had the better of it, when, and why.

review-title = { $game }: розбір
review-open = Розібрати гру
review-to-replay = Дивитися повтор
review-failed-title = Цю гру не вдається розібрати
review-waiting = { $ahead ->
        [0] Переглядаємо кожен хід …
       *[other] Спершу розбираємо інші ігри, у черзі: { $ahead } …
    }
review-progress = Переглянуто ходів: { $done } із { $total }
review-waiting-hint = Кожен хід пробуємо багато разів. Можна піти: готовий розбір збережеться, тож повертайся невдовзі.

review-curve = Шанс на перемогу
review-curve-hint = Чого кожен міг чекати з того, що знав. Стрілки на клавіатурі ведуть уздовж кривої; N і P — до наступного й попереднього промаху.
review-numbers = Числа
review-number = Хід
review-who = Хто
review-percent = { $number } %
review-point = { $name } { $number } %

review-whose = Чиї ходи?
review-everybody = Усі
review-grade-best = Найкращий
review-grade-good = Добрий
review-grade-inaccurate = Неточний
review-grade-mistake = Помилка
review-grade-blunder = Груба помилка
review-grades = Якими були ходи
review-no-decisions = вибору не було
review-next = Наступний промах
review-previous = Попередній промах
review-none-left = Це був останній.
review-clean = Тут нема чого поліпшувати: жодного промаху.

review-moment = Цей хід
review-deal = Карти роздано. Рушай уздовж кривої, щоб побачити, як усе було.
review-forced = Тут вибору не було: { $name }.
review-played = { $name }: { $move }
review-better = Краще: { $move }
review-lost = Втрачено перемог: { $number } зі 100.
review-as-good = Кращого ходу не знайшлося.
review-why-none = У наших пробах це просто частіше перемагає.
review-try = Спробувати ще раз
review-luck-here = Карти змінили шанс ({ $name }) на { $number }.

review-balance = Удача і вміння
review-balance-hint = В очках: 100 очок — це певна перемога. Карти — те, чого ніхто не обирав; ходи — те, що хтось віддав.
review-start-result = Від { $start } перед роздачею до { $result } наприкінці.
review-cards = { $sign ->
        [plus] { $who ->
                [you] Карти дали тобі { $points }
               *[other] Карти дали ({ $name }) { $points }
            }
        [minus] { $who ->
                [you] Карти забрали в тебе { $points }
               *[other] Карти забрали ({ $name }) { $points }
            }
       *[none] Карти тут нікому не допомогли
    }
review-own = { $sign ->
        [plus] власні ходи принесли { $points }
        [minus] власні ходи віддали { $points }
       *[none] власні ходи не віддали нічого
    }
review-others = { $sign ->
        [plus] інші віддали { $points }
        [minus] інші забрали { $points }
       *[none] інші не змінили нічого
    }
review-sentence = { $cards }; { $own }; { $others }.
review-interval = із певністю 95 % між { $low } і { $high }
review-bar-cards = Карти
review-bar-own = Власні ходи
review-bar-others = Ходи інших

review-gifts = Що сталося з подарунками
review-gifts-hint = Порівняно з тим, що міг запам’ятати уважний гість.
review-gift = Хід { $number }: { $giver } → { $receiver }: «{ $named }»
review-gift-was = Насправді: { $gift }
review-gift-unseen = Його ніхто не бачив.
review-gift-claim-true = правда
review-gift-claim-believed = неправда, передано з чистим серцем
review-gift-claim-slip = неправда, сплутано з іншим подарунком
review-gift-claim-bluff = блеф
review-gift-claim-blind = навмання: ніхто не міг знати
review-gift-recalled = Уважних гостей, що знали б: { $number } зі 100.
review-gift-right-accepted = Прийнято, і слушно.
review-gift-wrong-accepted = Прийнято, а дарма.
review-gift-right-refused = Є сумнів, і слушний.
review-gift-wrong-refused = Є сумнів, а дарма.
review-gift-answer-accepted = Прийнято.
review-gift-answer-refused = Є сумнів.

problem-review-stopped = Цю гру зупинено завчасно, тож розбирати нема чого. Зіграй якусь до кінця.
problem-review-too-long = У цій грі понад { $most } ходів, для розбору це забагато. Повтор подивитися можна.
problem-review-failed = Цього разу розбір не вдався. Спробуй ще раз за мить.
problem-too-many-reviews = Звідси почато забагато розборів. Спробуй за годину; готові збережено.
