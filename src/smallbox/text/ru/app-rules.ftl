# The rulebooks as pages.

rules-title = Правила «{ $game }»
rules-games = Правила всех игр
rules-contents = Содержание
rules-find = Найти в правилах
rules-found = { $count ->
        [0] Нет правила, где есть все эти слова.
        [1] Нашлось в одном месте.
        [one] Нашлось в { $count } месте.
        [few] Нашлось в { $count } местах.
       *[many] Нашлось в { $count } местах.
    }
rules-everything = Показать все правила
rules-english = На твоём языке этих правил пока нет, поэтому вот они по-английски.
rules-print = Печать
rules-link = Ссылка на правило { $clause }
rules-option = Можно выбрать за столом
rules-option-usual = Обычно: { $value }
rules-option-by-players = Зависит от числа игроков
rules-option-range = от { $least } до { $most }
