# The rulebooks as pages.

rules-title = Правила гри «{ $game }»
rules-games = Правила ігор
rules-contents = Зміст
rules-find = Шукати в правилах
rules-found = { $count ->
        [0] У жодному правилі немає всіх цих слів.
        [one] Знайдено в { $count } місці.
        [few] Знайдено у { $count } місцях.
        [many] Знайдено в { $count } місцях.
       *[other] Знайдено в { $count } місця.
    }
rules-everything = Показати всі правила
rules-english = Цих правил ще немає твоєю мовою, тож ось вони англійською.
rules-print = Друк
rules-link = Посилання на правило { $clause }
rules-option = На вибір за столом
rules-option-usual = Зазвичай: { $value }
rules-option-by-players = Залежить від кількості гравців
rules-option-range = від { $least } до { $most }
