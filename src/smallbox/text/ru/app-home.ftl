# The first page.

home-title = Маленькие коробки, большие вечера
home-lead = Быстрые карточные игры за одним столом: с друзьями, где бы они ни были, или с ботами прямо сейчас. Без регистрации.
home-resume = Продолжить: { $game }
home-guest = Гость
home-play-now = Играть
home-play-now-name = Играть в «{ $game }» прямо сейчас, против ботов
home-friends = С друзьями
home-friends-name = С друзьями: «{ $game }»
home-friends-title = «{ $game }» с друзьями
home-rules = Правила
home-seats = Мест за столом
home-seats-hint = Потом это можно изменить, а на свободные места посадить ботов.
home-make-table = Создать стол

home-join = Войти по коду
home-join-hint = Восемь букв и цифр или вся ссылка.
home-join-go = Войти
home-join-wrong = Это не код стола. В нём восемь латинских букв и цифр, без 0, 1, I и O.

home-mine = Мои столы
home-mine-remove = Убрать из списка: { $game } { $code }
home-mine-sure = Отказаться от этого места?
home-mine-sure-hint = Ключ от места есть только в этом браузере. Без него играть дальше за этим столом не получится.
home-mine-keep = Оставить
home-mine-drop = Убрать

home-public = Открытые столы
home-public-refresh = Обновить
home-public-none = Открытых столов сейчас нет. Создай свой и открой его для всех: вдруг кто-нибудь заглянет.
home-public-host = Зовёт { $name }
home-public-seats = Занято { $taken } из { $seats }
home-public-join = Сесть
home-public-watch = Смотреть

home-play-how = Выбрать, как играть в «{ $game }»: уровень, боты, длина
home-play-title = «{ $game }» против ботов
home-play-level = Насколько они сильны?
home-play-first = Хорошо для начала.
home-play-bots = Сколько ботов?
home-play-kept = В следующий раз кнопка «Играть» сразу начнёт именно так.
home-open-title = Открытый стол: { $game }

home-find = Найти стол
home-find-game = Игра
home-find-any = Не важно
home-find-free = Только со свободными местами
home-find-wordless = Общий язык не нужен
home-find-next = Сесть за ближайший свободный стол
home-find-none = Сейчас нигде нет свободного места. Открой стол: он появится в этом списке, а пока ждёшь, можно играть с ботами.
home-find-open = Открыть стол: { $game }
home-find-nothing = Такого стола сейчас нет.
home-public-here = { $here ->
    [0] Сейчас там никого нет
    [one] Сейчас там { $here } человек
    [few] Сейчас там { $here } человека
   *[many] Сейчас там { $here } человек
}

# Around the pages.

page-menu = Язык и настройки
foot-about = О smallbox
foot-rules = Правила «{ $game }»
foot-bench = Создай свои карты
foot-independent = smallbox — независимая реализация; игры и их названия принадлежат их владельцам.

# A page that is not there.

lost-title = В этой коробке пусто
lost-text = Страницы по этому адресу нет. Может быть, ссылка старая или в ней не хватает буквы.
lost-home = К играм

# About.

about-title = О smallbox
about-lead = smallbox — это стол для маленьких карточных игр: для семьи с телефонами, для друзей, которые далеко друг от друга, и для одного человека с парой ботов.
about-free-title = Свободно и открыто
about-free = У smallbox открытый код под лицензией MIT. Его можно запустить на своём компьютере — для дома или для всех.
about-privacy-title = Без слежки и без cookie
about-privacy = Здесь нет ни учётных записей, ни рекламы, ни cookie, и ничего не загружается с других сайтов. Твои настройки и ключи от твоих мест остаются в этом браузере.
about-fair-title = Честные карты
about-fair = Ещё до раздачи сервер обещает, как перемешает карты, и каждый добавляет секретное число. После игры можно самостоятельно проверить каждую карту.
about-names-title = Об играх
about-names = smallbox — независимая реализация; игры и их названия принадлежат их владельцам («Кобито»: автор игры Robert Brouwer, Jolly Dutch; «Это не шляпа»: Ravensburger; «Канобу»: её издатель).
about-names-buy = Если игра тебе нравится, сыграй в неё и настоящими картами.
about-home = К играм

home-improve = Учиться и играть лучше
