### Looking back at a finished game: luck and skill, decisions and their grades.

review-title = { $game }: розбір гри
review-nothing-stopped = Цю гру зупинили до її кінця, тож розбирати нічого. Вибери гру, яку дограли.
review-nothing-unfinished = Цю гру ще не закінчено, тож розбирати нічого. Спершу дограй її.
review-nothing-unknown = Тут ніхто не знає цієї гри достатньо добре, щоб її розібрати. Для цього потрібні боти, які прораховують ходи.

review-way = { $seat }: { $start } % на початку, { $result } % наприкінці
review-luck = { $side ->
        [gave] { $source ->
            [cards] Карти принесли
            [gifts] Подарунки принесли
           *[luck] Випадок приніс
        } { $points } { $points ->
            [one] пункт
            [few] пункти
            [many] пунктів
           *[other] пункту
        }
        [cost] { $source ->
            [cards] Карти забрали
            [gifts] Подарунки забрали
           *[luck] Випадок забрав
        } { $points } { $points ->
            [one] пункт
            [few] пункти
            [many] пунктів
           *[other] пункту
        }
       *[nothing] { $source ->
            [cards] Карти нічого не змінили
            [gifts] Подарунки нічого не змінили
           *[luck] Випадок нічого не змінив
        }
    }
review-between = (від { $low } до { $high })
review-own = { $side ->
        [gave] власні ходи принесли { $points }
        [cost] власні ходи забрали { $points }
       *[nothing] власні ходи нічого не віддали
    }
review-others = { $side ->
        [gave] ходи інших принесли { $points }
        [cost] ходи інших забрали { $points }
       *[nothing] ходи інших нічого не змінили
    }
review-you-luck = { $side ->
        [gave] { $source ->
            [cards] Карти принесли тобі
            [gifts] Подарунки принесли тобі
           *[luck] Випадок приніс тобі
        } { $points } { $points ->
            [one] пункт
            [few] пункти
            [many] пунктів
           *[other] пункту
        }
        [cost] { $source ->
            [cards] Карти забрали в тебе
            [gifts] Подарунки забрали в тебе
           *[luck] Випадок забрав у тебе
        } { $points } { $points ->
            [one] пункт
            [few] пункти
            [many] пунктів
           *[other] пункту
        }
       *[nothing] { $source ->
            [cards] Карти нічого для тебе не змінили
            [gifts] Подарунки нічого для тебе не змінили
           *[luck] Випадок нічого для тебе не змінив
        }
    }
review-you-own = { $side ->
        [gave] твої ходи принесли { $points }
        [cost] твої ходи забрали { $points }
       *[nothing] твої ходи нічого не віддали
    }
review-you-others = { $side ->
        [gave] ходи інших принесли тобі { $points }
        [cost] ходи інших забрали в тебе { $points }
       *[nothing] ходи інших нічого для тебе не змінили
    }
review-weakest = Найбільше віддано на цьому місці: { $seat }
review-clean = Жоден хід не віддав нічого такого, що можна виміряти.
review-worst = Ходи, які щось віддали
review-decision = { $number }. { $seat }: { $move } – { $grade }, втрачено { $points ->
        [0] менш ніж пункт
        [one] { $points } пункт
        [few] { $points } пункти
        [many] { $points } пунктів
       *[other] { $points } пункту
    }
review-better = Краще: { $move }.
review-grade-best = найкращий хід
review-grade-good = добрий хід
review-grade-inaccurate = неточність
review-grade-mistake = помилка
review-grade-blunder = груба помилка
review-chances = Шанси на перемогу впродовж гри, з того, що кожне місце знало
review-gifts = Назви й сумніви

why-more = У наших пробах це приносить на { $number } { $number ->
        [one] перемогу
        [few] перемоги
        [many] перемог
       *[other] перемоги
    } більше зі 100 ігор.
why-most = З усіх твоїх ходів цей виграє в наших пробах найчастіше.
why-only = Нічого іншого зробити не можна.
