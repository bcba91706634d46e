# Watching a finished game again.

replay-title = { $game }: повтор
replay-controls = Гортати гру
replay-first = На початок
replay-back = Попередній хід
replay-play = Запустити
replay-pause = Пауза
replay-forward = Наступний хід
replay-last = У кінець
replay-speed = Швидкість: { $speed }
replay-at = { $at ->
        [0] Карти роздано
       *[other] Хід { $at } із { $total }
    }
replay-slider = Котрий хід
replay-keys = Стрілки на клавіатурі гортають гру, пробіл запускає її.
replay-eyes = Чиїми очима?
replay-open = Видно все
replay-open-hint = Що на столі сховано, перелічено тут.
replay-seat-hint = Ось що бачить { $name }.
replay-happened = Що сталося
replay-nothing = Цієї миті нічого не видно.
replay-notation = У нотації
replay-hands = Руки
replay-faces = Що це за подарунки насправді
replay-hand-empty = немає карт
replay-no-gifts = немає подарунків
replay-offer = саме дарують: { $gift }
replay-link = Посилання на цю мить
replay-more = Про цю мить
replay-to-table = Назад до столу
replay-failed-title = Цю гру не вдається показати
replay-loading = Розкладаємо карти знову …
